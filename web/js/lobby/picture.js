// The picture of a battle: a piece of its own map, drawn small.

import { mapOf } from '../api.js';
import { h } from '../dom.js';

/**
 * @param {{id: string}} battle
 * @returns {HTMLElement}
 */
export function picture({ id }) {
  const el = h('div', { class: 'picture', 'aria-hidden': 'true' });
  Promise.all([mapOf(id), import('../map/thumb.js')]).then(([map, { thumbMarkup }]) => {
    el.innerHTML = thumbMarkup(map);
  }).catch(() => {}); // the card does without
  return el;
}
