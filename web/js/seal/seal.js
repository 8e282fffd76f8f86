// The dice of a finished game, computed again from its secret as docs/dice.md says. Nothing here asks the server: what it
// said is what is being checked.

import { blake2b } from './blake2b.js';

/** @typedef {import('../types.js').Dice} Dice */
/** @typedef {Dice & {secret: string}} OpenDice */
/**
 * What does not fit: the seal is not the one shown before; the secret is not the one that was sealed; a roll is left out
 * before this entry; the outcome is not the one that follows (both counted from 0); it is not what was shown as it fell.
 * @typedef {{what: 'commit'|'secret'} | {what: 'missing'|'shown', entry: number}
 *   | {what: 'outcome', entry: number, roll: number, came: number, due: number}} Fault
 */
/** What this page knows from before: the seal, and the outcomes it has shown, by entry. @typedef {{commit?: string|null, seen?: Map<number, string>}} Known */

/** How long a slice may keep the page from drawing. */
const SLICE_MS = 12;
const ALL = 1n << 64n;

const encoder = new TextEncoder();
/** With the zero byte that ends it. @param {string} text */
const text = text => encoder.encode(`${text}\0`);
/** Eight bytes, lowest first. @param {number} n */
const number = n => Uint8Array.from({ length: 8 }, (_, i) => (i < 4 ? n >>> (8 * i) : 0));

/** @param {Uint8Array[]} parts */
function join(parts) {
  const out = new Uint8Array(parts.reduce((n, part) => n + part.length, 0));
  parts.reduce((at, part) => (out.set(part, at), at + part.length), 0);
  return out;
}

/** @param {Uint8Array} bytes */
export const toHex = bytes => [...bytes].map(b => b.toString(16).padStart(2, '0')).join('');

/** @param {string} hex */
export const fromHex = hex => Uint8Array.from(hex.match(/../g) ?? [], pair => parseInt(pair, 16));

/** The seal of a secret. @param {string} game its id  @param {string} secret */
export const commitment = (game, secret) =>
  toHex(blake2b(32, join([text('kosynier commit 1'), fromHex(game), fromHex(secret)])));

/**
 * What roll n (from 0) among k equally likely outcomes comes to: 0 to k - 1.
 * @param {Pick<OpenDice, 'game'|'salts'|'secret'>} dice
 * @param {number} n
 * @param {number} k
 */
export function outcome({ game, salts, secret }, n, k) {
  const limit = ALL - (ALL % BigInt(k)); // above it some outcomes would be likelier: thrown again
  for (let again = 0; ; again++) {
    const parts = [text('kosynier roll 1'), fromHex(game), ...salts.map(text), number(n), number(again)];
    const x = BigInt(`0x${toHex(blake2b(16, join(parts), fromHex(secret)).slice(0, 8).reverse())}`);
    if (x < limit) return Number(x % BigInt(k));
  }
}

/**
 * The number that outcome i of so many shows: a digit for each die.
 * @param {OpenDice} dice
 * @param {number} i
 * @param {number} of
 */
function shown({ faces, least }, i, of) {
  let n = 0;
  for (let unit = of / faces; unit >= 1; unit /= faces) n = n * 10 + least + Math.floor(i / unit) % faces;
  return n;
}

/**
 * What is wrong with roll n, or null.
 * @param {OpenDice} dice
 * @param {number} n
 * @returns {Fault|null}
 */
function faultOf(dice, n) {
  const { roll, n: entry, of, index, value } = dice.rolls[n];
  if (roll !== n || !Number.isInteger(of) || of < 1) return { what: 'missing', entry };
  const due = outcome(dice, n, of), came = index ?? -1;
  if (came !== due) return { what: 'outcome', entry, roll: n, came, due };
  return value === null || value === shown(dice, due, of) ? null : { what: 'shown', entry };
}

/**
 * What has been shown as it fell must be what is told now.
 * @param {OpenDice} dice
 * @param {Map<number, string>} seen
 * @returns {Fault|null}
 */
function unlikeSeen(dice, seen) {
  const told = new Map(dice.rolls.map(r => [r.n, r.action]));
  for (const [entry, action] of seen) if (told.get(entry) !== action) return { what: 'shown', entry };
  return null;
}

/**
 * Checks the seal and every roll, slice by slice, so that the page stays responsive.
 * @param {OpenDice} dice
 * @param {Known} [known]
 * @returns {Promise<Fault|null>} the first thing that does not fit
 */
export async function checkDice(dice, { commit, seen = new Map() } = {}) {
  if (commit && commit !== dice.commit) return { what: 'commit' };
  if (commitment(dice.game, dice.secret) !== dice.commit) return { what: 'secret' };
  let end = performance.now() + SLICE_MS;
  for (let n = 0; n < dice.rolls.length; n++) {
    const fault = faultOf(dice, n);
    if (fault) return fault;
    if (performance.now() < end) continue;
    await new Promise(go => setTimeout(go));
    end = performance.now() + SLICE_MS;
  }
  return unlikeSeen(dice, seen);
}
