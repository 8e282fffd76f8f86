// The tokens of the seats this browser holds, by game, so that a reload or a plain link finds its seat again.

import { forget } from './memory.js';

/** @typedef {{seats: string[], watch: string|null, sides?: string[]}} Held `sides`: whose seats they are, where known */

const KEY = 'kosynier.seats.';

/** @param {string} game */
const key = game => KEY + game;

/** The games this browser holds a seat in. @returns {string[]} */
export function heldGames() {
  try {
    return Object.keys(localStorage).filter(k => k.startsWith(KEY)).map(k => k.slice(KEY.length));
  } catch {
    return [];
  }
}

/**
 * @param {string} game
 * @returns {Held}
 */
export function heldSeats(game) {
  try {
    const held = JSON.parse(localStorage.getItem(key(game)) ?? 'null');
    return { seats: held?.seats ?? [], watch: held?.watch ?? null, sides: held?.sides };
  } catch {
    return { seats: [], watch: null };
  }
}

/**
 * @param {string} game
 * @param {Held} held
 */
export function keepSeats(game, held) {
  const before = heldSeats(game), same = String(before.seats) === String(held.seats); // a link does not say whose seat it is
  try {
    localStorage.setItem(key(game), JSON.stringify(same ? { ...before, ...held } : held));
  } catch { /* the link itself still holds the token */ }
}

/** @param {string} game */
export function forgetSeats(game) {
  try {
    localStorage.removeItem(key(game));
    forget(game);
  } catch { /* nothing was kept */ }
}

/** The tokens to join with. @param {Held} held */
export const tokensOf = held => (held.seats.length ? held.seats : held.watch ? [held.watch] : []);

/**
 * The address of a table, with its seats.
 * @param {string} game
 * @param {Held} held
 */
export function tableLink(game, held) {
  const query = held.seats.length ? held.seats.map(s => `seat=${encodeURIComponent(s)}`).join('&')
    : held.watch ? `watch=${encodeURIComponent(held.watch)}` : '';
  return `#/table/${game}${query && `?${query}`}`;
}
