// A text of a lesson: "[8.1, 8.2a]" becomes tags that open the paragraphs, a hex number a word that shows the hex.

import { h } from '../dom.js';
import { parTag } from '../rules/paragraph.js';

/**
 * @param {string} text
 * @param {string} battle whose rulebook is cited
 * @param {(hex: string) => Node} [hex] how a number of a hex is shown
 * @returns {Node[]}
 */
export function citedText(text, battle, hex = number => document.createTextNode(number)) {
  return text.split(/(\[[^\]]+\]|\b\d{4}\b)/).filter(Boolean).map(part => {
    if (part.startsWith('[')) return h('span', { class: 'cites' }, part.slice(1, -1).split(/,\s*/).map(id => parTag(battle, id)));
    return /^\d{4}$/.test(part) && !isYear(part) ? hex(part) : document.createTextNode(part);
  });
}

/** The battles were fought in 1794; no map of theirs has a hex of that number in a lesson. @param {string} part */
const isYear = part => part === '1794';

/** A text without its citations, for lists and screen readers. @param {string} text */
export const plainText = text => text.replace(/\s*\[[^\]]+\]/g, '');
