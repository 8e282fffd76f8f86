// All words of the page, in two languages. Catalogues (js/words/*.js) have one line for each text: key: [English, Polish].

import { onPref, pref, setPref } from './prefs.js';

/** @typedef {'en'|'pl'} Lang */
/** @typedef {import('./types.js').Both} Text */
/** @typedef {Record<string, string|number>} Args */

/** @type {Map<string, readonly [string, string]>} */
const words = new Map();
/** @type {Set<(lang: Lang) => void>} */
const listeners = new Set();

/** @param {Record<string, readonly [string, string]|string[]>} catalogue */
export function addWords(catalogue) {
  for (const [key, pair] of Object.entries(catalogue)) words.set(key, /** @type {[string, string]} */ (pair));
}

/** @returns {Lang} */
export function lang() {
  const l = pref('lang');
  if (l !== 'auto') return l;
  return navigator.languages?.find(x => /^(en|pl)\b/i.test(x))?.slice(0, 2).toLowerCase() === 'pl' ? 'pl' : 'en';
}

/** @param {Lang} l */
export const setLang = l => setPref('lang', l);

/**
 * Calls fn with the new language after each change; the result ends it.
 * @param {(lang: Lang) => void} fn
 * @returns {() => void}
 */
export function onLang(fn) {
  listeners.add(fn);
  return () => void listeners.delete(fn);
}

let current = lang();
onPref('lang', () => {
  if (lang() === current) return;
  current = lang();
  document.documentElement.lang = current;
  for (const fn of [...listeners]) fn(current);
});
document.documentElement.lang = current;

/**
 * The text of a key. `{name}` stands for an argument, `{n:turn|turns}` and `{n:etap|etapy|etapów}` for the form that
 * goes with the number n.
 * @param {string} key
 * @param {Args} [args]
 */
export function t(key, args = {}) {
  const pair = words.get(key);
  return pair ? fill(pair[current === 'pl' ? 1 : 0], args) : key;
}

/** A text with its arguments, as in a catalogue; # in a form is the number itself. @param {string} text  @param {Args} args */
export const fill = (text, args) =>
  text.replace(/\{(\w+)(?::([^}]*))?\}/g, (_, name, forms) =>
    forms === undefined ? String(args[name] ?? '') : form(Number(args[name]), forms.split('|')).replace('#', String(args[name])));

/**
 * The form of a word that goes with a number: one, few (Polish 2-4), many.
 * @param {number} n
 * @param {string[]} forms
 */
function form(n, forms) {
  if (n === 1) return forms[0];
  if (current === 'en' || forms.length < 3) return forms[1];
  const tens = n % 100, ones = n % 10;
  return ones >= 2 && ones <= 4 && (tens < 12 || tens > 14) ? forms[1] : forms[2];
}

/**
 * The player's language of a text that comes in both, or of one that comes as it is.
 * @param {Text|string|null|undefined} text
 */
export const pick = text => (typeof text === 'string' ? text : text?.[current] ?? text?.en ?? '');

/** With a capital at the beginning. @param {string} text */
export const capital = text => text.charAt(0).toLocaleUpperCase(current) + text.slice(1);

/**
 * A moment in the player's own way of writing.
 * @param {string} iso
 */
export const when = iso => new Intl.DateTimeFormat(current, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
