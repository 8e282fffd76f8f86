// A text of a lesson: "[8.1, 8.2a]" becomes tags that open the paragraphs, a hex number a word that shows the hex.

import { h } from '../dom.js';
import { parTag } from '../rules/paragraph.js';

/**
 * @param {string} text
 * @param {string} battle whose rulebook is cited
 * @param {(number: string) => Node|string} hex how four digits are shown: a hex, or a year that stays as it is
 * @returns {(Node|string)[]}
 */
export function citedText(text, battle, hex) {
  return text.split(/(\[[^\]]+\]|\b\d{4}\b)/).filter(Boolean).map(part => {
    if (part.startsWith('[')) return h('span', { class: 'cites' }, part.slice(1, -1).split(/,\s*/).map(id => parTag(battle, id)));
    return /^\d{4}$/.test(part) ? hex(part) : part;
  });
}

/** A text without its citations, for lists and screen readers. @param {string} text */
export const plainText = text => text.replace(/\s*\[[^\]]+\]/g, '');
