// What lies round and over the ground of one board: the frame, and the rows a scenario does not play on.

import { P, R, VERT, centre, f, pt } from './geometry.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */

/**
 * @param {Geometry} geometry
 */
export function frameMarkup({ bounds: { x0, y0, x1, y1 } }) {
  const ring = (/** @type {number} */ k) => `M${pt([x0 - k, y0 - k])}H${f(x1 + k)}V${f(y1 + k)}H${f(x0 - k)}Z`;
  return `<path class="m-neat" d="${ring(0)}"/><path class="m-neat thin" d="${ring(16)}"/>`;
}

/**
 * A clip for everything on the sheet.
 * @param {Geometry} geometry
 * @param {string} id
 */
export const clipMarkup = ({ bounds: { x0, y0, x1, y1 } }, id) =>
  `<clipPath id="${id}"><rect x="${f(x0)}" y="${f(y0)}" width="${f(x1 - x0)}" height="${f(y1 - y0)}"/></clipPath>`;

/**
 * A veil over the rows beyond the last one in play, and the border along their hexsides.
 * @param {Geometry} geometry
 * @param {number} lastRow 0: all rows are played on
 */
export function closedMarkup(geometry, lastRow) {
  if (!lastRow || lastRow >= geometry.rows) return '';
  const { x0, x1, y1 } = geometry.bounds;
  const corners = [];
  for (let c = 0; c <= geometry.cols + 1; c++) {
    const [x, y] = centre(c, lastRow);
    corners.push(pt([x + VERT[4][0], y + VERT[4][1]]), pt([x, y + R]));
  }
  const zigzag = `M${f(x0 - P)} ${f(lastRow * P + R / 2)}L${corners.join('L')}L${f(x1 + P)} ${f(lastRow * P + R / 2)}`;
  return `<path class="m-closed" d="${zigzag}V${f(y1 + P)}H${f(x0 - P)}Z"/><path class="m-limit" d="${zigzag}"/>`;
}
