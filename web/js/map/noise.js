// Repeatable chance, so that the sheet looks the same for everybody.

/**
 * A sequence of numbers from 0 to 1.
 * @param {number} seed
 */
export function sequence(seed) {
  let s = seed >>> 0;
  return () => (s = (Math.imul(s, 1664525) + 1013904223) >>> 0) / 4294967296;
}

/**
 * A number from 0 to 1 that belongs to a place (whole parts count).
 * @param {number} x
 * @param {number} y
 */
export function hash2(x, y) {
  let h = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/**
 * Value noise: hash2 at whole numbers, smooth between them.
 * @param {number} x
 * @param {number} y
 */
export function noise(x, y) {
  const i = Math.floor(x), j = Math.floor(y);
  const u = ease(x - i), v = ease(y - j);
  const a = hash2(i, j), b = hash2(i + 1, j), c = hash2(i, j + 1), d = hash2(i + 1, j + 1);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** @param {number} t */
const ease = t => t * t * (3 - 2 * t);

/**
 * A point shifted by at most reach / 2 each way, neighbours alike.
 * @param {readonly number[]} p
 * @param {number} grain how far apart places must be to be shifted differently
 * @param {number} reach
 * @returns {[number, number]}
 */
export function sway(p, grain, reach) {
  return [
    p[0] + (noise(p[0] / grain, p[1] / grain) - 0.5) * reach,
    p[1] + (noise(p[0] / grain + 90, p[1] / grain) - 0.5) * reach,
  ];
}
