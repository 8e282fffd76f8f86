// Searching in the rules: every word must be there, in either language, whatever its accents.

import { h } from '../dom.js';

/** "Łódź" and "lodz" are the same in a search. @param {string} text */
export const plain = text => text.toLowerCase().replace(/ł/g, 'l').normalize('NFD').replace(/\p{M}/gu, '');

/** @param {string} query */
const wordsOf = query => plain(query).split(/\s+/).filter(Boolean);

/**
 * A test for paragraphs.
 * @param {string} query
 * @returns {(p: import('./index.js').Paragraph) => boolean}
 */
export function matcher(query) {
  const words = wordsOf(query);
  return p => {
    const text = plain(`${p.id} ${p.title.en} ${p.title.pl} ${p.text.en} ${p.text.pl} ${p.rulings?.join(' ')}`);
    return words.every(w => text.includes(w));
  };
}

/**
 * The text with the words found marked. Plain letters stand one for one, so places are the same in both.
 * @param {string} text
 * @param {string} query
 * @returns {(string|HTMLElement)[]}
 */
export function highlighted(text, query) {
  const words = wordsOf(query).map(w => w.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  const same = [...text].map(c => plain(c).charAt(0) || ' ').join('');
  if (!words.length) return [text];
  const letters = [...text], out = [];
  let end = 0;
  for (const found of same.matchAll(new RegExp(words.join('|'), 'g'))) {
    out.push(letters.slice(end, found.index).join(''));
    end = found.index + found[0].length;
    out.push(h('mark', null, letters.slice(found.index, end).join('')));
  }
  return [...out, letters.slice(end).join('')];
}
