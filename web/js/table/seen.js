// How far this browser has seen each game: what comes after it is told when the player is back.

const KEY = 'kosynier.seen';

/** Games that are remembered; those looked at longest ago are forgotten first. */
const MANY = 40;

/** @returns {[string, number][]} */
function read() {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter(item => Array.isArray(item) && typeof item[1] === 'number') : [];
  } catch {
    return []; // storage forbidden or spoilt: nothing is remembered
  }
}

/** The last entry seen of a seat, or null where it was never seen. @param {string} seat @returns {number|null} */
export const lastSeen = seat => read().find(([name]) => name === seat)?.[1] ?? null;

/** @param {string} seat  @param {number} n */
export function keepSeen(seat, n) {
  const list = read();
  if (list[0]?.[0] === seat && list[0][1] === n) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([[seat, n], ...list.filter(([name]) => name !== seat)].slice(0, MANY)));
  } catch { /* holds for this visit only */ }
}
