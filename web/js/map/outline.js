// The soft border of a set of hexes: never more than a quarter hex from the hexsides, so that no hex is in doubt.

import { VERT, centre, pt, step } from './geometry.js';
import { half } from './line.js';
import { Strokes } from './loops.js';
import { sway } from './noise.js';

/** @typedef {import('./geometry.js').Point} Point */

/**
 * The border as the text of a path. Areas at the edge go on beyond it; the sheet's clip trims them.
 * @param {{cols: number, rows: number}} map
 * @param {(c: number, r: number) => boolean} test whether a hex belongs to the area
 */
export const outline = (map, test) => border(map, test).map(soften).join('');

/**
 * The corners of the border, loop by loop, the area always on the same hand.
 * @param {{cols: number, rows: number}} map
 * @param {(c: number, r: number) => boolean} test
 */
function border(map, test) {
  const strokes = new Strokes(1);
  const outside = (/** @type {number} */ c, /** @type {number} */ r) =>
    c < -1 || r < -1 || c > map.cols + 2 || r > map.rows + 2;
  for (let r = -1; r <= map.rows + 2; r++)
    for (let c = -1; c <= map.cols + 2; c++) {
      if (!test(c, r)) continue;
      const [x, y] = centre(c, r);
      for (let d = 1; d <= 6; d++) {
        const next = step(c, r, d);
        if (!outside(...next) && test(...next)) continue;
        const a = VERT[d - 1], b = VERT[d % 6];
        strokes.add([x + a[0], y + a[1]], [x + b[0], y + b[1]]);
      }
    }
  return strokes.loops();
}

/**
 * Corners become bends: a quadratic curve through the softened mid-points of the sides.
 * @param {Point[]} corners
 */
function soften(corners) {
  const n = corners.length;
  const mid = corners.map((p, i) => half(p, corners[(i + 1) % n]));
  const through = mid.map((p, i) => {
    const a = mid[(i + n - 1) % n], b = mid[(i + 1) % n];
    return sway([(a[0] + 2 * p[0] + b[0]) / 4, (a[1] + 2 * p[1] + b[1]) / 4], 45, 26);
  });
  const bend = corners.map((p, i) => {
    const a = through[(i + n - 1) % n], b = through[i];
    return [p[0] * 0.55 + (a[0] + b[0]) * 0.225, p[1] * 0.55 + (a[1] + b[1]) * 0.225];
  });
  return `M${pt(through[n - 1])}${through.map((p, i) => `Q${pt(bend[i])} ${pt(p)}`).join('')}Z`;
}
