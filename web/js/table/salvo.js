// What is seen in one go: the shots of a battery, the steps of one move.

import { isShot as isHeard } from './sound.js';
import { isIdle, tellsShot } from './tale.js';

/** @typedef {import('../types.js').Entry} Entry */

/** So many entries are shown together at most. */
const MOST = 48;

/** How many entries at the head of the queue are shown together. @param {Entry[]} queue */
export const atOnce = queue => (isShot(queue[0]) ? salvo(queue) : stride(queue));

/** Dice, answers that left things as they were, and naming those that fire. @param {Entry} entry  @param {string} side */
const belongs = (entry, side) => entry.roll !== undefined || isIdle(entry) || (entry.actor === side && !entry.units?.length);

/** @param {Entry} entry */
const isShot = entry => isHeard(entry) || entry.events.some(tellsShot);

/** Several shots of one side, else one entry. @param {Entry[]} queue */
function salvo(queue) {
  const [first] = queue;
  let n = 1, shots = 1;
  while (n < queue.length && n < MOST && (belongs(queue[n], first.actor) || (isShot(queue[n]) && queue[n].actor === first.actor)))
    if (isShot(queue[n++])) shots++;
  return shots > 1 ? n : 1;
}

/** Nothing that chance decides, and no shot. @param {Entry} entry */
const isPlain = entry => entry.roll === undefined && entry.drawn === undefined && !isShot(entry);

/** The steps of one move, up to a die, a shot, an answer that changed something, or what is decided next. @param {Entry[]} queue */
function stride(queue) {
  const [first] = queue;
  let n = 1;
  if (!isPlain(first)) return n;
  while (n < queue.length && n < MOST && !queue[n].begins && isPlain(queue[n]) && (queue[n].actor === first.actor || isIdle(queue[n]))) n++;
  return n;
}

/** The entries as one that shows all they changed. @param {Entry[]} batch @returns {Entry} */
export function together(batch) {
  if (batch.length === 1) return batch[0];
  const units = new Map(batch.flatMap(e => e.units ?? []).map(u => [u.id, u])); // the last of each counts
  const last = batch[batch.length - 1];
  return { ...last, actor: batch[0].actor, action: batch[0].action, roll: undefined, drawn: undefined, events: batch.flatMap(e => e.events), units: [...units.values()], via: passed(batch) };
}

/** @param {Entry[]} batch @returns {Record<string, string[]>} */
function passed(batch) {
  /** @type {Record<string, string[]>} */
  const via = {};
  for (const { id, hex } of batch.flatMap(e => e.units ?? [])) if (hex && via[id]?.at(-1) !== hex) (via[id] ??= []).push(hex);
  return via;
}
