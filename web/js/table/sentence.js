// Sentences of the server on the page: names bold, hexes to point at, the paragraph as a tag that opens it.

import { h } from '../dom.js';
import { parTag } from '../rules/paragraph.js';
import { t } from '../words.js';

/** @typedef {import('../types.js').Sentence} Sentence */
/** @typedef {import('./desk.js').Desk} Desk */

/**
 * The tag of a paragraph, or nothing where there is none.
 * @param {Desk} desk  @param {string|null|undefined} id
 */
export function paragraphTag(desk, id) {
  return id ? parTag(desk.model.table.battle, id) : '';
}

/**
 * The words of a sentence with what it speaks of marked.
 * @param {Desk} desk  @param {Sentence} sentence  @returns {Node[]}
 */
export function sentenceNodes(desk, sentence) {
  const names = [sentence.unit, sentence.other].map(id => desk.model.piece(id)?.name).filter(n => n !== undefined);
  return textNodes(desk, sentence.text, /** @type {string[]} */ (names));
}

/**
 * @param {Desk} desk  @param {string} text  @param {string[]} [names]
 * @returns {Node[]}
 */
export function textNodes(desk, text, names = []) {
  const pattern = [...names.map(escape), '\\b\\d{4}\\b'].join('|');
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
    nodes.push(document.createTextNode(text.slice(from, match.index)));
    nodes.push(names.includes(match[0]) ? h('b', {}, match[0]) : hexButton(desk, match[0]));
    from = match.index + match[0].length;
  }
  nodes.push(document.createTextNode(text.slice(from)));
  return nodes;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** @param {Desk} desk  @param {string} hex */
function hexButton(desk, hex) {
  if (!desk.isHex(hex)) return document.createTextNode(hex);
  return h(
    'button',
    { type: 'button', class: 'hexref', 'aria-label': t('table.show_hex', { hex }), onclick: () => desk.point(hex) },
    hex,
  );
}

/**
 * A sentence as the beginning of a line; names keep their own first letter ("v. Elsner").
 * @param {Desk} desk  @param {Sentence} sentence  @returns {Sentence}
 */
export function asLine(desk, sentence) {
  const name = desk.model.piece(sentence.unit)?.name;
  return name && sentence.text.startsWith(name) ? sentence : { ...sentence, text: capital(sentence.text) };
}

/** The same of words that name no piece by its id: one whose name they begin with is looked for. @param {Desk} desk  @param {string} text */
export const lineText = (desk, text) => (desk.model.table.pieces.some(p => text.startsWith(p.name)) ? text : capital(text));

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Sentences without full stops in one line; a name at the end of one may have a full stop of its own. @param {string[]} texts */
export const asText = texts => texts.map((text, i) => (i === texts.length - 1 || text.endsWith('.') ? text : `${text}.`)).join(' ');
