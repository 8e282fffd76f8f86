// The words and signs of the rules a table is played by, as the server gives them (/api/words); what signs there are stands
// in src/core/ks.h at struct ks_term.

import { lang } from '../words.js';

/** @typedef {import('../types.js').Terms} Terms */

/** @type {Terms} */
let terms = {};

/** Those of the table that is open. @param {Terms} given */
export function setTerms(given) {
  terms = given;
}

/** A thing in words. @param {string} kind arm, formation, condition … @param {string} key */
export function term(kind, key) {
  return terms[kind]?.[key]?.[lang()] ?? key;
}

/** Whether the rules have a word for it. @param {string} kind @param {string} key */
export const named = (kind, key) => !!terms[kind]?.[key];

/** What the rules have words for. @param {string} kind */
export const keysOf = kind => Object.keys(terms[kind] ?? {});

/** How it is drawn; nothing where the rules leave that open. @param {string} kind @param {string} key */
export const signOf = (kind, key) => terms[kind]?.[key]?.sign ?? '';

/**
 * The numbers of a unit that the rules have a word for, in their order; steps apart. Of those that all units have in
 * common none is known where all are 0.
 * @param {import('../types.js').Unit} unit @returns {[string, number][]}
 */
export function figuresOf({ morale, strength, firepower, figures }) {
  /** @type {Record<string, number>} */
  const all = { ...(morale + strength + firepower > 0 && { morale, strength, firepower }), ...figures };
  return keysOf('figure').flatMap(key => (key in all ? [[key, all[key]]] : []));
}

/** "steps 3/4"; nothing where the rules have no word for them. @param {import('./look.js').Counter} counter */
export const stepsText = ({ piece, unit }) => (named('figure', 'steps') ? `${term('figure', 'steps')} ${piece.steps - unit.lost}/${piece.steps}` : '');

/** The number that stands for a piece where there is room for one. @param {import('./look.js').Counter} counter */
export function briefOf({ piece, unit }) {
  const key = keysOf('figure').find(k => signOf('figure', k) === 'brief');
  return key === 'steps' ? piece.steps - unit.lost : figuresOf(unit).find(([k]) => k === key)?.[1] ?? 0;
}

/** The badge of a unit's formation, where it is shown by one. @param {import('../types.js').Unit} unit */
export const badgeOf = unit => /^badge:(.*)/.exec(signOf('formation', unit.formation))?.[1] ?? '';
