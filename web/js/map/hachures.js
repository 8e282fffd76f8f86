// Hachures: thin strokes down the slope, thicker and closer on the side turned from the light (upper left).

import { pt } from './geometry.js';
import { Ink } from './ink.js';
import { hash2 } from './noise.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./relief.js').Relief} Relief */

const ROWS = [0.86, 0.66, 0.46, 0.26]; // heights at which a row of strokes begins
const FOOT = 0.1; // where the last row ends
const FALL = 6; // length of a step downhill

/** @typedef {{gap: number, weight: number}} Style mean distance between strokes, and how heavy they are */

/**
 * @param {Relief} relief
 * @param {Style} [style]
 */
export function drawHachures(relief, style = { gap: 6, weight: 1 }) {
  const ink = new Ink();
  ROWS.forEach((level, row) => {
    const foot = ROWS[row + 1] ?? FOOT;
    for (const loop of relief.contours(level)) drawRow(ink, relief, loop, foot, row * 2.3, style);
  });
  return ink.paths('class="m-hachure"');
}

/**
 * Which way the ground rises.
 * @param {Relief} relief
 * @param {number} x
 * @param {number} y
 */
function gradient({ height }, x, y) {
  const u = height(x + 8, y) - height(x - 8, y), v = height(x, y + 8) - height(x, y - 8);
  return { u, v, steep: Math.hypot(u, v) };
}

/**
 * The strokes that begin along one contour.
 * @param {Ink} ink
 * @param {Relief} relief
 * @param {Point[]} loop
 * @param {number} foot the height they end at
 * @param {number} offset
 * @param {Style} style
 */
function drawRow(ink, relief, loop, foot, offset, { gap, weight }) {
  let next = offset; // way to the next stroke
  for (let i = 0; i < loop.length; i++) {
    const a = loop[i], b = loop[(i + 1) % loop.length];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const { u, v, steep } = gradient(relief, a[0], a[1]);
    const dark = steep ? (-u * 0.62 - v * 0.78) / steep : 0; // 1: turned from the light, -1: towards it
    for (; next < length; ) {
      const t = next / length, x = a[0] + (b[0] - a[0]) * t, y = a[1] + (b[1] - a[1]) * t;
      next += (gap - dark * 1.7) * (0.85 + 0.3 * hash2(x * 3, y * 3));
      const jitter = (hash2(x * 7, y * 5) - 0.5) * 15; // rows must not look like rows
      const top = /** @type {Point} */ (steep ? [x - u / steep * jitter, y - v / steep * jitter] : [x, y]);
      const width = (0.86 + dark * 0.46) * (0.75 + 0.5 * hash2(...top)) * Math.min(1.25, 0.4 + steep * 5);
      if (width >= 0.22) stroke(ink, top, descend(relief, top, foot + 0.02 - jitter * 0.004), width * weight);
    }
    next -= length;
  }
}

/**
 * The end of the way down from a point to a height, at most nine steps.
 * @param {Relief} relief
 * @param {Point} top
 * @param {number} foot
 * @returns {Point}
 */
function descend(relief, top, foot) {
  let [x, y] = top;
  for (let n = 0; n < 9; n++) {
    const { u, v, steep } = gradient(relief, x, y);
    if (steep < 0.008) break;
    x -= u / steep * FALL;
    y -= v / steep * FALL;
    if (relief.height(x, y) < foot) break;
  }
  return [x, y];
}

/**
 * One thin triangle.
 * @param {Ink} ink
 * @param {Point} top
 * @param {Point} end
 * @param {number} width half of it, at the top
 */
function stroke(ink, top, end, width) {
  const dx = end[0] - top[0], dy = end[1] - top[1], length = Math.hypot(dx, dy);
  if (length < 7) return;
  const nx = -dy / length * width, ny = dx / length * width;
  ink.add(top[0], top[1], `M${pt([top[0] + nx, top[1] + ny])}l${pt([dx - nx, dy - ny])}l${pt([-dx - nx, -dy - ny])}z`);
}
