// Parts of a whole as they are written: rounded so that what is shown adds up; and what chance leaves open of a share that
// was counted. Knows no document.

/**
 * Rounds parts to that many decimals, by the largest remainder: each by less than one unit of the last decimal, and all
 * together as their sum is rounded.
 * @param {number[]} parts
 * @param {number} decimals
 * @returns {number[]}
 */
export function shares(parts, decimals) {
  const unit = 10 ** decimals, exact = parts.map(p => p * unit), down = exact.map(Math.floor);
  const left = Math.round(exact.reduce((sum, x) => sum + x, 0)) - down.reduce((sum, n) => sum + n, 0);
  const byRest = exact.map((_, i) => i).sort((a, b) => (exact[b] - down[b]) - (exact[a] - down[a]));
  const up = new Set(byRest.slice(0, left));
  return down.map((n, i) => (n + (up.has(i) ? 1 : 0)) / unit);
}

/** Standard errors that hold 95 %. */
const Z = 1.96;

/**
 * A share that was counted, with its 95 % interval (Wilson's, as the server has it for the sides).
 * @param {number} value
 * @param {number} n of so many
 * @returns {{value: number, low: number, high: number}}
 */
export function shareOf(value, n) {
  const k = Z * Z / n, middle = (value + k / 2) / (1 + k), half = Z / (1 + k) * Math.sqrt(value * (1 - value) / n + k / (4 * n));
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
