// Keys of the replay. They work wherever the focus is, but not in a field that wants letters, nor over a dialog.

import { on } from '../dom.js';

/** @typedef {import('./projector.js').Projector} Projector */

/** @type {Record<string, (p: Projector) => void>} */
const KEYS = {
  ArrowLeft: p => void p.step('step', -1),
  ArrowRight: p => void p.step('step', 1),
  'Shift ArrowLeft': p => void p.step('activation', -1),
  'Shift ArrowRight': p => void p.step('activation', 1),
  '[': p => void p.step('phase', -1),
  ']': p => void p.step('phase', 1),
  PageUp: p => void p.step('turn', -1),
  PageDown: p => void p.step('turn', 1),
  Home: p => void p.go(0),
  End: p => void p.go(p.film.count),
  ' ': p => p.toggle(),
};

/** @param {Projector} projector @returns {() => void} ends it */
export function listenToKeys(projector) {
  return on(window, 'keydown', (/** @type {KeyboardEvent} */ e) => {
    const act = KEYS[e.shiftKey && e.key.startsWith('Arrow') ? `Shift ${e.key}` : e.key];
    if (!act || e.ctrlKey || e.altKey || e.metaKey || busy(e)) return;
    e.preventDefault();
    e.stopPropagation();
    act(projector);
  }, { capture: true });
}

/** Whether the key belongs to what has the focus: Space to a button the player has come to by keys, not by a click. @param {KeyboardEvent} e */
function busy(e) {
  const el = /** @type {Element} */ (e.target);
  if (document.querySelector('dialog[open], .pop.over') || el.closest?.('input[type=text], textarea, select')) return true;
  return e.key === ' ' && !!el.closest?.('button:focus-visible, a:focus-visible, summary:focus-visible');
}
