// Making elements. Attributes, never inline markup: the Content-Security-Policy forbids style attributes in text.

import { ICONS } from './icons.js';

const SVG = 'http://www.w3.org/2000/svg';

/** @typedef {Node|string|number|null|undefined|false|any[]} Child lists may hold lists */
/** @typedef {Record<string, any>} Attrs */

/**
 * An HTML element. `onclick` and the like take functions, `style` an object, `dataset` an object; true sets an empty
 * attribute; false, null and undefined leave it out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Attrs|null} [attrs]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, attrs, ...children) {
  return fill(document.createElement(tag), attrs, children);
}

/**
 * The same for SVG.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Attrs|null} [attrs]
 * @param {Child[]} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attrs, ...children) {
  return fill(document.createElementNS(SVG, tag), attrs, children);
}

/**
 * @template {HTMLElement|SVGElement} E
 * @param {E} el
 * @param {Attrs|null|undefined} attrs
 * @param {Child[]} children
 * @returns {E}
 */
function fill(el, attrs, children) {
  for (const [name, value] of Object.entries(attrs ?? {})) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on') && typeof value === 'function') el.addEventListener(name.slice(2), value);
    else if (name === 'style') Object.assign(el.style, value);
    else if (name === 'dataset') Object.assign(el.dataset, value);
    else el.setAttribute(name, value === true ? '' : String(value));
  }
  append(el, children);
  return el;
}

/**
 * @param {Element} el
 * @param {Child[]} children
 */
function append(el, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(el, child);
    else if (child !== null && child !== undefined && child !== false)
      el.append(typeof child === 'number' ? String(child) : child);
  }
}

/**
 * A line drawing of the set in icons.js; the control that holds it carries the name.
 * @param {keyof typeof ICONS} name
 */
export function icon(name) {
  const el = svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  el.innerHTML = ICONS[name] ?? '';
  return el;
}

/**
 * Listens; the result ends it.
 * @param {EventTarget} el
 * @param {string} event
 * @param {(e: any) => void} fn
 * @param {AddEventListenerOptions} [options]
 * @returns {() => void}
 */
export function on(el, event, fn, options) {
  el.addEventListener(event, fn, options);
  return () => el.removeEventListener(event, fn, options);
}

/**
 * Element by id; it is an error of ours if it is not there.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const el = document.getElementById(id);
  if (!el) throw new Error(`no element #${id}`);
  return el;
}

let saying = 0;

/** What must not be drowned by what is said next, and when it was put out; 0: it still waits. */
let kept = { text: '', out: 0 };

/**
 * Has a screen reader say something, after what it is saying now.
 * @param {string} text
 * @param {{keep?: boolean}} [how] keep: whatever is said soon is said after it, not instead of it
 */
export function announce(text, { keep = false } = {}) {
  const say = byId('say'), LISTENED = 1000;
  if (keep) kept = { text, out: 0 };
  else if (kept.out > 0 && performance.now() - kept.out > LISTENED) kept.text = '';
  const all = [kept.text, keep ? '' : text].filter(Boolean).join(' ');
  say.textContent = '';
  clearTimeout(saying);
  saying = setTimeout(() => { // an empty moment, so that the same text is said again
    say.textContent = all;
    kept.out ||= performance.now();
  }, 40);
}
