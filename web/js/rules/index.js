// The paragraph index of a battle: our own words for every rule, as the server gives it. Kept once asked for.

import { getJson } from '../api.js';

/** @typedef {import('../types.js').Paragraph & {set?: string[]}} Paragraph `set`: rulebooks and editions that have it */

/** @typedef {{id: string, title: import('../types.js').Both}} Chapter its paragraphs begin with its id: "8" has 8.1 and 8.16.2a */

/**
 * @param {string} title
 * @returns {Promise<{paragraphs: Paragraph[], chapters: Chapter[]}>}
 */
export const rulesOf = title => getJson(`/api/rules/${title}`);

/**
 * The entries a citation means: those of that number, else those below it (10.9.7: 10.9.7a …), else the one above.
 * @param {Paragraph[]} all
 * @param {string} id
 * @returns {Paragraph[]}
 */
export function cited(all, id) {
  const same = all.filter(p => p.id === id);
  if (same.length) return same;
  const below = all.filter(p => p.id.startsWith(id) && !/^\d/.test(p.id.slice(id.length)));
  if (below.length) return below;
  const above = id.replace(/(?:[a-z]|[.-][^.-]*)$/, '');
  return above && above !== id ? cited(all, above) : [];
}
