// Relief: a smooth height field made from the letters for hill and slope, and its contours by marching squares.

import { P, W, pt } from './geometry.js';
import { Strokes } from './loops.js';
import { sway } from './noise.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./land.js').Land} Land */
/** @typedef {ReturnType<typeof makeRelief>} Relief */

const ORIGIN = -40; // where it begins, left and above
const HEIGHT = /** @type {Record<string, number>} */ ({ h: 1, c: 1, s: 0.42 });

/**
 * @param {Land} land
 * @param {number} [step] between samples of the field
 */
export function makeRelief(land, step = 12) {
  const { bounds } = land.geometry;
  const nx = Math.ceil((bounds.x1 + 120) / step), ny = Math.ceil((bounds.y1 + 120) / step);
  const field = sample(land, nx, ny, step);
  /** @type {(x: number, y: number) => number} height at any point, between the samples too */
  const height = (x, y) => {
    const u = (x - ORIGIN) / step, v = (y - ORIGIN) / step;
    const i = Math.max(0, Math.min(nx - 2, Math.floor(u))), j = Math.max(0, Math.min(ny - 2, Math.floor(v)));
    const a = u - i, b = v - j, k = j * nx + i;
    return (field[k] * (1 - a) + field[k + 1] * a) * (1 - b) + (field[k + nx] * (1 - a) + field[k + nx + 1] * a) * b;
  };
  return { height, contours: (/** @type {number} */ level) => contours(field, nx, ny, step, level) };
}

/**
 * The field: letters as heights, blurred over the hexes around; a little noise keeps the hexes out of it.
 * @param {Land} land
 * @param {number} nx
 * @param {number} ny
 * @param {number} step
 */
function sample(land, nx, ny, step) {
  const field = new Float32Array(nx * ny), heights = levels(land), high = nearHills(heights);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const x = ORIGIN + i * step, y = ORIGIN + j * step;
      if (high(x, y)) field[j * nx + i] = blurred(heights, ...sway([x, y], 84, 36));
    }
  return field;
}

/** @typedef {{width: number, rows: number, level: Float32Array}} Levels heights of the hexes, with a rim of RIM about the map */

const RIM = 4;

/**
 * @param {Land} land
 * @returns {Levels}
 */
function levels(land) {
  const width = land.map.cols + 2 * RIM, rows = land.map.rows + 2 * RIM, level = new Float32Array(width * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < width; c++) level[r * width + c] = HEIGHT[land.letter(c - RIM, r - RIM)] ?? 0;
  return { width, rows, level };
}

/**
 * Whether a point is near enough to a hill for its height to matter; most of a map is not.
 * @param {Levels} levels
 * @returns {(x: number, y: number) => boolean}
 */
function nearHills({ width, rows, level }) {
  const near = new Uint8Array(width * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < width; c++)
      if (level[r * width + c])
        for (let j = Math.max(0, r - 3); j <= Math.min(rows - 1, r + 3); j++)
          near.fill(1, j * width + Math.max(0, c - 3), j * width + Math.min(width, c + 4));
  return (x, y) => near[(Math.round(y / P) + RIM) * width + Math.round(x / W) + RIM] === 1;
}

/**
 * @param {Levels} levels
 * @param {number} x
 * @param {number} y
 */
function blurred({ width, rows, level }, x, y) {
  const r0 = Math.round(y / P);
  let sum = 0, weight = 0;
  for (let r = r0 - 2; r <= r0 + 2; r++) {
    if (r + RIM < 0 || r + RIM >= rows) continue;
    const shift = r % 2 === 0 ? 0.5 : 0, c0 = Math.round(x / W - shift);
    for (let c = Math.max(-RIM, c0 - 2); c <= Math.min(width - RIM - 1, c0 + 2); c++) {
      const k = Math.exp(-(((c + shift) * W - x) ** 2 + (r * P - y) ** 2) / 3000);
      weight += k;
      sum += k * level[(r + RIM) * width + c + RIM];
    }
  }
  return weight ? sum / weight : 0;
}

// Which sides of a sample square a contour joins, by the corners that are higher (1 NW, 2 NE, 4 SE, 8 SW); the high
// ground is always on the same hand.
const N = 0, E = 1, S = 2, WEST = 3;
const JOINS = [
  [], [[WEST, N]], [[N, E]], [[WEST, E]], [[E, S]], [[WEST, N], [E, S]], [[N, S]], [[WEST, S]],
  [[S, WEST]], [[S, N]], [[N, E], [S, WEST]], [[S, E]], [[E, WEST]], [[E, N]], [[N, WEST]], [],
];

/**
 * Closed loops of points at one height.
 * @param {Float32Array} field
 * @param {number} nx
 * @param {number} ny
 * @param {number} step
 * @param {number} level
 */
function contours(field, nx, ny, step, level) {
  const value = (/** @type {number} */ i, /** @type {number} */ j) =>
    (i < 0 || j < 0 || i >= nx || j >= ny ? -1 : field[j * nx + i]);
  /** @type {(i: number, j: number, k: number, l: number) => Point} where the level is crossed between two samples */
  const between = (i, j, k, l) => {
    const a = value(i, j), b = value(k, l), t = Math.abs(b - a) < 1e-6 ? 0.5 : (level - a) / (b - a);
    return [ORIGIN + (i + (k - i) * t) * step, ORIGIN + (j + (l - j) * t) * step];
  };
  const sides = [
    (/** @type {number} */ i, /** @type {number} */ j) => between(i, j, i + 1, j),
    (/** @type {number} */ i, /** @type {number} */ j) => between(i + 1, j, i + 1, j + 1),
    (/** @type {number} */ i, /** @type {number} */ j) => between(i, j + 1, i + 1, j + 1),
    (/** @type {number} */ i, /** @type {number} */ j) => between(i, j, i, j + 1),
  ];
  const strokes = new Strokes(0.25);
  for (let j = -1; j < ny; j++)
    for (let i = -1; i < nx; i++) {
      const corners = +(value(i, j) > level) | +(value(i + 1, j) > level) << 1 |
        +(value(i + 1, j + 1) > level) << 2 | +(value(i, j + 1) > level) << 3;
      for (const [a, b] of JOINS[corners]) strokes.add(sides[a](i, j), sides[b](i, j));
    }
  return strokes.loops().filter(loop => loop.length > 6);
}

/**
 * A loop as a smooth path, through every other point.
 * @param {Point[]} loop
 */
export function smooth(loop) {
  const l = loop.filter((_, i) => i % 2 === 0);
  const n = l.length;
  return `${l.map((a, i) => {
    const b = l[(i + 1) % n], m = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return i ? `Q${pt(a)} ${pt(m)}` : `M${pt(m)}`;
  }).join('')}Z`;
}

// Eight steps of height; the upper three are the hilltop's own tint.
const STEPS = [0.1, 0.2, 0.3, 0.41, 0.52, 0.63, 0.74, 0.86];

/**
 * The washes: each step lit at the upper left, shaded at the lower right; the same path three times.
 * @param {Land} land
 * @param {Relief} relief
 */
export function drawRelief(land, relief) {
  return STEPS.map((level, i) => {
    const d = relief.contours(level).map(smooth).join(''), id = `m-${land.map.title}-height-${i}`;
    return d && `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" class="m-light" x="-4" y="-5.5"/>` +
      `<use href="#${id}" class="m-shade" x="4.5" y="6"/><use href="#${id}" class="m-height h${Math.max(0, i - 4)}"/>`;
  }).join('');
}
