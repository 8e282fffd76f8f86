// What the others did since the player's last order, asked from the server for a table that has not seen it happen.

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('./desk.js').Desk} Desk */

/** So many entries are shown again at most; a longer tale is better told by the replay screen. */
const MOST = 80;

/** Whether an entry is something the player of that side ordered; an answer to the enemy is not. @param {Entry} entry  @param {string} side */
export function isOrder(entry, side) {
  return entry.actor === side && !entry.standing && !entry.declined && !entry.answer;
}

/** The entries since then. @param {Desk} desk  @returns {Promise<{before: Map<string, Unit>, entries: Entry[]}|null>} */
export async function gather(desk) {
  const { log, side, n } = desk.model;
  let from = log.length;
  while (from > 0 && !isOrder(log[from - 1], side) && log.length - from < MOST) from--;
  const first = log[from]?.n;
  return first === undefined ? null : taleOf(desk, first, n);
}

/** Some entries, and how it stood before them. @param {Desk} desk  @param {number} first  @param {number} last  @returns {Promise<{before: Map<string, Unit>, entries: Entry[]}|null>} */
export async function taleOf(desk, first, last) {
  const [moment, told] = await Promise.all([
    desk.ask('moment', { n: first - 1 }),
    desk.ask('log', { from: first, to: last, units: true }),
  ]);
  if (!moment?.units || !told?.entries) return null;
  return { before: new Map(moment.units.map((/** @type {Unit} */ u) => [u.id, u])), entries: told.entries };
}
