// Lines through softened points: roads and streams.

import { f, pt } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */

/**
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 * @returns {Point}
 */
export const half = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/**
 * A line that bends at every inner point and runs through the middle between two of them.
 * @param {Point[]} bends
 * @param {(i: number) => boolean} [keep] draws only the parts about some bends
 */
export function curve(bends, keep = () => true) {
  const last = bends.length - 1;
  let d = '', pen = false;
  for (let i = 1; i < last; i++) {
    if (!keep(i)) { pen = false; continue; }
    if (!pen) d += `M${pt(i === 1 ? bends[0] : half(bends[i - 1], bends[i]))}`;
    pen = true;
    d += `Q${pt(bends[i])} ${pt(i === last - 1 ? bends[last] : half(bends[i], bends[i + 1]))}`;
  }
  return d;
}

/**
 * The same line as points, a few for each bend.
 * @param {Point[]} bends
 * @returns {Point[]}
 */
export function flatten(bends) {
  const out = [bends[0]], last = bends.length - 1;
  for (let i = 1; i < last; i++) {
    const a = i === 1 ? bends[0] : half(bends[i - 1], bends[i]);
    const b = i === last - 1 ? bends[last] : half(bends[i], bends[i + 1]);
    for (let t = 0.125; t <= 1; t += 0.125) out.push(onBend(a, bends[i], b, t));
  }
  return out;
}

/**
 * A point of a quadratic curve.
 * @param {Point} a
 * @param {Point} bend
 * @param {Point} b
 * @param {number} t
 * @returns {Point}
 */
export function onBend(a, bend, b, t) {
  const u = 1 - t;
  return [
    u * u * a[0] + 2 * u * t * bend[0] + t * t * b[0],
    u * u * a[1] + 2 * u * t * bend[1] + t * t * b[1],
  ];
}

/**
 * Where two lines of points cross, nearest to a place, and the direction of the first one there.
 * @param {Point[]} one
 * @param {Point[]} other
 * @param {Point} near
 * @returns {{at: Point, angle: number}|null} the angle in degrees
 */
export function crossing(one, other, near) {
  /** @type {{at: Point, angle: number}|null} */
  let best = null;
  let least = 80; // farther away is another crossing
  for (let i = 1; i < one.length; i++) {
    if (Math.hypot(one[i][0] - near[0], one[i][1] - near[1]) > 160) continue;
    for (let j = 1; j < other.length; j++) {
      const at = meet(one[i - 1], one[i], other[j - 1], other[j]);
      const d = at ? Math.hypot(at[0] - near[0], at[1] - near[1]) : Infinity;
      if (at && d < least) {
        least = d;
        best = { at, angle: degrees(one[i - 1], one[i]) };
      }
    }
  }
  return best;
}

/**
 * @param {Point} a
 * @param {Point} b
 * @param {Point} c
 * @param {Point} d
 * @returns {Point|null}
 */
function meet(a, b, c, d) {
  const rx = b[0] - a[0], ry = b[1] - a[1], sx = d[0] - c[0], sy = d[1] - c[1];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [a[0] + rx * t, a[1] + ry * t] : null;
}

/**
 * @param {Point} a
 * @param {Point} b
 */
export const degrees = (a, b) => Math.atan2(b[1] - a[1], b[0] - a[0]) * 180 / Math.PI;

/**
 * @param {Point} at
 * @param {number} angle
 */
export const placed = (at, angle) => `transform="translate(${pt(at)}) rotate(${f(angle)})"`;
