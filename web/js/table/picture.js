// A counter or a commander's medal as a picture of its own, for cards, popovers and the pool.

import { svg } from '../dom.js';
import { commanderMarkup } from '../counters/commander.js';
import { counterMarkup } from '../counters/counter.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** @param {Desk} desk  @param {string} id  @param {number} [lod] */
export function counterPicture(desk, id, lod = 2) {
  const piece = desk.model.piece(id),
    unit = desk.model.unit(id);
  const box = svg('svg', { viewBox: '-37 -45 74 84', class: 'counter-picture', 'aria-hidden': 'true' });
  if (!piece || !unit) return box;
  box.innerHTML = desk.isCommander(id) ? commanderMarkup(piece, unit, 0) : counterMarkup(piece, unit, lod);
  return box;
}
