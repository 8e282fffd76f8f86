// What is told as one thing: the entries of one decision of a player, with the dice and answers it led to. The log has a
// line for each, the playback shows each in one go, the strip has a part for each.

import { rollOf } from '../counters/changes.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Sentence} Sentence */

/** @typedef {{side: string, entries: Entry[]}} Deed side: whose decision it was, '' for chance alone */

/** Whether an entry left things as they were and is not worth a line. @param {Entry} entry */
export const isIdle = entry => !!entry.declined || !!entry.idle || (entry.standing === true && entry.events.length === 0);

/**
 * @param {Iterable<Entry>} entries in order
 * @param {(actor: string) => boolean} isSide
 * @returns {Deed[]}
 */
export function deedsOf(entries, isSide) {
  /** @type {Deed[]} */
  const deeds = [];
  for (const entry of entries) addTo(deeds, entry, isSide);
  return deeds;
}

/**
 * Adds an entry to the last deed, or begins the next one.
 * @param {Deed[]} deeds  @param {Entry} entry  @param {(actor: string) => boolean} isSide
 * @returns {boolean} whether it began one
 */
export function addTo(deeds, entry, isSide) {
  const last = deeds.at(-1), side = isSide(entry.actor) ? entry.actor : '';
  const begins = entry.begins || entry.drawn !== undefined; // a chit is nobody's doing
  if (last && !begins && entry.turn > 0 && last.entries[0].turn === entry.turn) { // in the set-up each stands for itself
    if (!last.side || (side && !isTold(last))) last.side = side; // that somebody was done is no deed
    last.entries.push(entry);
    return false;
  }
  deeds.push({ side, entries: [entry] });
  return true;
}

/** Whether there is anything to tell of it. @param {Deed} deed */
export const isTold = deed => deed.entries.some(e => !isIdle(e));

/**
 * What is said of a deed in one line: what came of its dice, else the last thing that happened to a piece or a place.
 * @param {Deed} deed
 * @returns {{main: Sentence[], rest: Sentence[], die: number|null}} the rest unfolds
 */
export function tellOf({ entries }) {
  const said = entries.filter(e => !isIdle(e)).flatMap(e => e.events);
  const plain = said.filter(s => !s.modifier), outcomes = plain.filter(s => s.outcome);
  const last = plain.filter(s => s.unit || s.hex).at(-1) ?? plain.at(-1);
  const main = outcomes.length > 0 ? outcomes.slice(-2) : last ? [last] : [];
  const rolls = entries.map(rollOf).filter(r => r !== null);
  return { main, rest: said.filter(s => !main.includes(s)), die: rolls.at(-1) ?? null };
}

/** Whether the strip has it: that a chit was drawn is seen by who acts now. @param {Deed} deed */
export const isNews = deed => isTold(deed) && tellOf(deed).main.some(s => !deed.entries.some(e => e.drawn !== undefined && e.events.includes(s)));
