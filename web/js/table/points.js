// Movement points in words: rules that count in parts of a point show halves.

import { t } from '../words.js';

/**
 * What a choice costs, "2 MP"; "1 MP each" where all that lie there pay. Nothing where it costs nothing.
 * @param {import('../types.js').Table} table
 * @param {import('../types.js').Choice} choice
 */
export const costText = (table, { cost, each }) => (cost ? t(each ? 'table.mp_each' : 'table.mp', { n: pointsText(table, cost) }) : '');

/**
 * What choices of one verb cost, from the least to the most.
 * @param {import('../types.js').Table} table
 * @param {import('../types.js').Choice[]} list
 */
export function costsText(table, list) {
  const paid = list.filter(c => c.cost).sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0)), [first] = paid, last = paid.at(-1);
  if (!first || !last) return '';
  if (first.cost === last.cost) return costText(table, first);
  return t('table.mp', { n: `${pointsText(table, first.cost)}–${pointsText(table, last.cost)}` });
}

/**
 * @param {import('../types.js').Table} table
 * @param {number|null} n in the parts the table counts
 * @returns {string} "3", "2½"; nothing for nothing
 */
export function pointsText({ point_parts: parts }, n) {
  if (!n) return '';
  if (!parts || parts === 1) return String(n);
  const whole = Math.floor(n / parts), rest = n % parts;
  return `${whole || (rest ? '' : 0)}${rest ? (parts === 2 ? '½' : `${whole ? ' ' : ''}${rest}/${parts}`) : ''}`;
}
