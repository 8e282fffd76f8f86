// Parts of forms: cards of which one is chosen, and fields folded away behind a line that sums them up.

import { h, icon } from '../dom.js';

/**
 * Radio buttons in better clothes.
 * @param {{legend: string, name: string, value: string, columns?: number, onpick: (value: any) => void,
 *   list: {value: string, label: string, about?: string, tag?: string}[]}} group
 */
export function choices({ legend, name, value, columns = 1, onpick, list }) {
  return h('fieldset', { class: `radios cols${columns}` }, h('legend', null, legend),
    list.map(item => h('label', { class: 'rad' },
      h('input', { type: 'radio', name, value: item.value, checked: item.value === value, onchange: () => onpick(item.value) }),
      h('span', { class: 'card-in' }, h('b', { class: item.tag && `tag ${item.tag}` }, item.label), item.about && h('small', null, item.about)))));
}

/** Folds that are open, by name: the form is drawn again while it is filled in. @type {Set<string>} */
const open = new Set();

/**
 * @param {string} name
 * @param {keyof typeof import('../icons.js').ICONS} sign
 * @param {() => string} sum the line
 * @param {(changed: () => void) => import('../dom.js').Child} content is given what draws the line again
 */
export function fold(name, sign, sum, content) {
  const line = h('span', null, sum());
  const el = h('details', { class: 'fold', open: open.has(name) }, h('summary', null, icon(sign), line),
    content(() => { line.textContent = sum(); }));
  el.addEventListener('toggle', () => { if (el.open) open.add(name); else open.delete(name); });
  return el;
}
