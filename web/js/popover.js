// A card beside an element: one at a time, closed by Escape, by a click elsewhere or by its cross; the focus goes back.

import { h, icon, on } from './dom.js';
import { t } from './words.js';

const GAP = 8;
/** @type {(() => void)|null} */
let closeOpen = null;

/**
 * @param {Element} anchor
 * @param {import('./dom.js').Child} content
 * @param {string} name for screen readers
 * @returns {() => void} closes it
 */
export function openPopover(anchor, content, name) {
  closeOpen?.();
  const el = h('div', { class: 'pop over', role: 'dialog', 'aria-label': name, tabindex: '-1' },
    h('button', { class: 'ib cross', type: 'button', 'aria-label': t('shell.close'), title: t('shell.close'), onclick: () => close() },
      icon('close')), content);
  (anchor.closest('dialog') ?? document.body).append(el); // a modal dialog lies above everything outside it
  const place = () => placeBeside(el, anchor);
  const sizes = new ResizeObserver(place); // the text comes later than the card
  sizes.observe(el);
  const off = [
    on(document, 'pointerdown', e => { if (!el.contains(e.target) && !anchor.contains(e.target)) close(false); }, { capture: true }),
    on(document, 'keydown', e => {
      if (e.key !== 'Escape') return;
      e.preventDefault();
      e.stopPropagation();
      close();
    }, { capture: true }),
    on(window, 'resize', place),
    on(window, 'hashchange', () => close(false)),
  ];

  function close(giveFocusBack = true) {
    if (closeOpen !== close) return;
    closeOpen = null;
    off.forEach(f => f());
    sizes.disconnect();
    el.remove();
    if (giveFocusBack && anchor instanceof HTMLElement) anchor.focus();
  }
  closeOpen = close;
  place();
  el.focus({ preventScroll: true });
  return close;
}

/**
 * Below the anchor if there is room, else above; never beyond the window.
 * @param {HTMLElement} el
 * @param {Element} anchor
 */
function placeBeside(el, anchor) {
  const a = anchor.getBoundingClientRect(), { offsetWidth: w, offsetHeight: hgt } = el;
  const left = Math.max(GAP, Math.min(a.left, innerWidth - w - GAP));
  const below = a.bottom + GAP, above = a.top - GAP - hgt;
  const top = below + hgt + GAP <= innerHeight || above < GAP ? Math.min(below, innerHeight - hgt - GAP) : above;
  Object.assign(el.style, { left: `${left}px`, top: `${Math.max(GAP, top)}px` });
}
