// A sheet laid on the table: its frame, the ground as it comes, and a veil over the rows a scenario does not play on.

import { svg } from '../dom.js';
import { P, R, VERT, centre, f, pt } from './geometry.js';
import { groundOf } from './ground-source.js';
import { thumbBody } from './thumb.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').MapData} MapData */

/**
 * Fills the picture of the ground: at once with a sketch, then with the drawing. Done when all of it is there.
 * @param {SVGSVGElement} picture
 * @param {MapData} map
 * @param {Geometry} geometry
 * @param {number} lastRow the last row in play, 0: all are
 */
export async function layGround(picture, map, geometry, lastRow) {
  const id = `m-${map.title}-sheet`;
  const land = svg('g', { 'clip-path': `url(#${id})` }), sketch = group(thumbBody(map));
  land.append(sketch, group(veil(geometry, lastRow)));
  picture.append(group(clip(geometry, id)), land, group(frame(geometry)));
  for (const part of await groundOf(map)) { // one after the other, so that no frame waits for all of them
    land.lastElementChild?.before(group(part));
    await new Promise(resolve => setTimeout(resolve));
  }
  sketch.remove();
}

/** @param {string} markup */
function group(markup) {
  const g = svg('g');
  g.innerHTML = markup;
  return g;
}

/**
 * A clip for everything on the sheet: woods and fields are drawn beyond its edge.
 * @param {Geometry} geometry
 * @param {string} id
 */
const clip = ({ bounds: { x0, y0, x1, y1 } }, id) =>
  `<clipPath id="${id}"><rect x="${f(x0)}" y="${f(y0)}" width="${f(x1 - x0)}" height="${f(y1 - y0)}"/></clipPath>`;

/** @param {Geometry} geometry */
function frame({ bounds: { x0, y0, x1, y1 } }) {
  const ring = (/** @type {number} */ k) => `M${pt([x0 - k, y0 - k])}H${f(x1 + k)}V${f(y1 + k)}H${f(x0 - k)}Z`;
  return `<path class="m-neat" d="${ring(0)}"/><path class="m-neat thin" d="${ring(16)}"/>`;
}

/**
 * What lies beyond the last row in play, and the border along its hexsides.
 * @param {Geometry} geometry
 * @param {number} lastRow
 */
function veil({ cols, rows, bounds: { x0, x1, y1 } }, lastRow) {
  if (!lastRow || lastRow >= rows) return '';
  const border = [[x0 - P, lastRow * P + R / 2]];
  for (let c = 0; c <= cols + 1; c++) {
    const [x, y] = centre(c, lastRow);
    border.push([x + VERT[4][0], y + VERT[4][1]], [x, y + R]);
  }
  const d = `M${border.map(pt).join('L')}L${pt([x1 + P, lastRow * P + R / 2])}`;
  return `<path class="m-closed" d="${d}V${f(y1 + P)}H${f(x0 - P)}Z"/><path class="m-limit" d="${d}"/>`;
}
