// A group of cards of which one is chosen: radio buttons in better clothes.

import { h } from '../dom.js';

/**
 * @param {{legend: string, name: string, value: string, columns?: number, about?: string, onpick: (value: any) => void,
 *   list: {value: string, label: string, about?: string, tag?: string}[]}} group
 */
export function choices({ legend, name, value, columns = 1, about, onpick, list }) {
  return h('fieldset', { class: `choices cols${columns}` }, h('legend', null, legend),
    list.map(item => h('label', { class: 'rad' },
      h('input', { type: 'radio', name, value: item.value, checked: item.value === value, onchange: () => onpick(item.value) }),
      h('span', { class: 'card-in' }, h('b', { class: item.tag && `tag ${item.tag}` }, item.label), item.about && h('small', null, item.about)))),
    about && h('p', { class: 'small muted' }, about));
}
