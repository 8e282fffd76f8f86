// A short word at the foot of the page about something that just happened; it goes by itself.

import { announce, h } from './dom.js';

const STAYS = 7000;

/**
 * Shows and says a text.
 * @param {string} text
 * @param {{bad?: boolean}} [options] bad: something went wrong
 */
export function toast(text, { bad = false } = {}) {
  document.querySelector('.toast')?.remove();
  const el = h('p', { class: `toast ${bad ? 'bad' : ''}` }, text);
  document.body.append(el);
  announce(text);
  setTimeout(() => el.remove(), STAYS);
}

/** The same for what was refused or failed; to be given to catch. @param {{message: string}} error */
export const toastError = error => toast(error.message, { bad: true });
