// Shots that follow each other as one: what a battery does in one go is seen in one go.

import { isShot as isHeard } from './sound.js';
import { isIdle, tellsShot } from './tale.js';

/** @typedef {import('../types.js').Entry} Entry */

/** So many entries are shown together at most. */
const MOST = 48;

/** Dice, answers that left things as they were, and naming those that fire. @param {Entry} entry  @param {string} side */
const belongs = (entry, side) => entry.roll !== undefined || isIdle(entry) || (entry.actor === side && !entry.units?.length);

/** @param {Entry} entry */
const isShot = entry => isHeard(entry) || entry.events.some(tellsShot);

/** How many entries at the head of the queue are shown together: several shots of one side, else one entry. @param {Entry[]} queue */
export function salvo(queue) {
  const [first] = queue;
  if (!isShot(first)) return 1;
  let n = 1, shots = 1;
  while (n < queue.length && n < MOST && (belongs(queue[n], first.actor) || (isShot(queue[n]) && queue[n].actor === first.actor)))
    if (isShot(queue[n++])) shots++;
  return shots > 1 ? n : 1;
}

/** The entries as one that shows all they changed. @param {Entry[]} batch @returns {Entry} */
export function together(batch) {
  if (batch.length === 1) return batch[0];
  const units = new Map(batch.flatMap(e => e.units ?? []).map(u => [u.id, u])); // the last of each counts
  const last = batch[batch.length - 1];
  return { ...last, actor: batch[0].actor, action: batch[0].action, roll: undefined, events: batch.flatMap(e => e.events), units: [...units.values()] };
}
