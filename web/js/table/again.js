// What the others did since the player's last decision, gathered from the server moment by moment, for a table that
// has not seen it happen.

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('./desk.js').Desk} Desk */

/** So many entries are shown again at most; a longer tale is better told by the replay screen. */
const MOST = 30;

/** @param {Desk} desk  @returns {Promise<{before: Map<string, Unit>, entries: Entry[]}|null>} */
export async function gather(desk) {
  const { log, side } = desk.model;
  let from = log.length;
  while (from > 0 && log[from - 1].actor !== side && log.length - from < MOST) from--;
  const told = log.slice(from);
  const before = told.length > 0 ? await unitsAt(desk, told[0].n - 1) : null;
  if (!before) return null;
  const entries = [];
  let known = before;
  for (const entry of told) {
    const after = await unitsAt(desk, entry.n);
    if (!after) break;
    entries.push({ ...entry, units: [...after.values()].filter(u => JSON.stringify(u) !== JSON.stringify(known.get(u.id))) });
    known = after;
  }
  return { before, entries };
}

/** @param {Desk} desk  @param {number} n  @returns {Promise<Map<string, Unit>|null>} */
async function unitsAt(desk, n) {
  const moment = await desk.ask('moment', { n });
  return moment?.units ? new Map(moment.units.map((/** @type {Unit} */ u) => [u.id, u])) : null;
}
