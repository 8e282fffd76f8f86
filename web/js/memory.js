// What this browser remembers of a game besides its seats: whether its card was shown, whether it is guided, and which
// notes of the guide were read.

/** @typedef {{card?: boolean, guided?: boolean, read?: string[]}} Memory */

const KEY = 'kosynier.game.';

/** @param {string} game @returns {Memory} */
export function recall(game) {
  try {
    return JSON.parse(localStorage.getItem(KEY + game) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** @param {string} game @param {Memory} more */
export function remember(game, more) {
  try {
    localStorage.setItem(KEY + game, JSON.stringify({ ...recall(game), ...more }));
  } catch { /* holds for this visit only */ }
}

/** @param {string} game */
export function forget(game) {
  try {
    localStorage.removeItem(KEY + game);
  } catch { /* nothing was kept */ }
}
