// How sure the figures of a battle are: printed, inferred, reconstructed; by pattern, order and number.

import { h } from '../dom.js';
import { t } from '../words.js';

const KINDS = /** @type {const} */ (['printed', 'inferred', 'reconstructed']);

/** @param {import('../types.js').Battle['certainty']} counts */
export function certaintyBar(counts) {
  const shares = KINDS.filter(k => counts[k] > 0);
  return h('div', { class: 'certainty' },
    h('div', { class: 'cbar', 'aria-hidden': 'true' }, shares.map(k => h('i', { class: k, style: { flexGrow: String(counts[k]) } }))),
    h('ul', null, KINDS.map(k => h('li', { class: k }, h('b', null, counts[k] ?? 0), ' ', t(`certainty.${k}`)))));
}
