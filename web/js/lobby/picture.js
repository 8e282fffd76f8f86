// The picture of a battle: a piece of its own map, drawn small.

import { mapOf } from '../api.js';
import { h } from '../dom.js';

/** The piece of the sheet shown, in map units: x, y, width, height. @type {Record<string, string>} */
const CROPS = {
  raclawice: '250 880 3250 1240',
  szczekociny: '500 560 4000 2000',
  maciejowice: '1250 760 3700 1500',
};

/**
 * @param {{id: string}} battle
 * @returns {HTMLElement}
 */
export function picture({ id }) {
  const el = h('div', { class: 'picture', 'aria-hidden': 'true' });
  Promise.all([mapOf(id), import('../map/thumb.js')]).then(([map, { thumbMarkup }]) => {
    el.innerHTML = thumbMarkup(map, CROPS[id]);
  }).catch(() => {}); // the card does without
  return el;
}
