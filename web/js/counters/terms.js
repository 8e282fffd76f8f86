// The words and signs of the rules a table is played by, as the server gives them (/api/words). What rules do not name is
// called and drawn as the page itself knows it.

import { lang, t } from '../words.js';

/** @typedef {import('../types.js').Terms} Terms */

/** @type {Terms} */
let terms = {};

/** Those of the table that is open. @param {Terms} given */
export function setTerms(given) {
  terms = given;
}

/** What the page itself has words for. @type {Record<string, (key: string) => string>} */
const OWN = {
  arm: key => t(`arm.${key}`),
  formation: key => t(`formation.${key}`),
  status: key => t(`status.${key}`),
};

/** A thing in words. @param {string} kind arm, formation, condition … @param {string} key */
export function term(kind, key) {
  const word = terms[kind]?.[key];
  return word ? word[lang()] : OWN[kind]?.(key) ?? key;
}

/** Whether the rules have a word for it. @param {string} kind @param {string} key */
export const named = (kind, key) => !!terms[kind]?.[key];

/** What the rules have words for. @param {string} kind */
export const keysOf = kind => Object.keys(terms[kind] ?? {});

/** How it is drawn; nothing where the rules leave that open. @param {string} kind @param {string} key */
export const signOf = (kind, key) => terms[kind]?.[key]?.sign ?? '';
