// What lies where: the letters of the grid beyond its edge too, and the lines of roads and water to keep clear of.

import { centre, cellAt, makeGeometry, step } from './geometry.js';
import { roadLine } from './roads.js';
import { streamLines } from './water.js';

/** @typedef {import('./geometry.js').MapData} MapData */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {ReturnType<typeof surveyLand>} Land */

/**
 * Everything the drawing modules ask about a map.
 * @param {MapData} map
 */
export function surveyLand(map) {
  const geometry = makeGeometry(map);
  const clamp = (/** @type {number} */ n, /** @type {number} */ top) => Math.min(top, Math.max(1, n));
  /** @type {(c: number, r: number) => string} the letter of a hex; beyond the edge that of the nearest one */
  const letter = (c, r) => map.grid[clamp(r, map.rows) - 1][clamp(c, map.cols) - 1];
  /** @type {(letters: string) => (c: number, r: number) => boolean} */
  const is = letters => (c, r) => letters.includes(letter(c, r));
  /** @type {(letters: string) => Point[]} */
  const centres = letters => cells(map, is(letters)).map(([c, r]) => centre(c, r));
  /** @type {(c: number, r: number) => boolean} water, and the dikes that it surrounds */
  const floods = (c, r) => is('p')(c, r) || (is('d')(c, r) && [1, 2, 3, 4, 5, 6].some(d => is('p')(...step(c, r, d))));
  const streams = streamLines(map, geometry);
  const roads = map.roads.map(road => ({ ...road, line: roadLine(road, map, geometry) }));
  return {
    map, geometry, letter, is, floods, centres, streams, roads,
    /** @type {(letters: string) => Point[]} columns and rows of the hexes of some kinds */
    cells: letters => cells(map, is(letters)),
    /** @type {(x: number, y: number) => string} */
    letterAt: (x, y) => letter(...cellAt(x, y)),
    onRoad: near(() => roads.map(r => r.line.points), 5, 3),
    nearRoad: near(() => roads.map(r => r.line.points), 13, 9),
    nearWater: near(() => streams.map(s => s.points), streams.some(s => s.river) ? 30 : 22, 9),
    wet: near(() => streams.map(s => s.points), 85, 24),
  };
}

/**
 * @param {MapData} map
 * @param {(c: number, r: number) => boolean} test
 */
function cells(map, test) {
  const list = /** @type {Point[]} */ ([]);
  for (let r = 1; r <= map.rows; r++)
    for (let c = 1; c <= map.cols; c++)
      if (test(c, r)) list.push([c, r]);
  return list;
}

/**
 * Whether a point lies about so near one of the lines; answered from a raster that is made when first asked.
 * @param {() => Point[][]} lines
 * @param {number} reach
 * @param {number} cell size of its squares
 * @returns {(x: number, y: number) => boolean}
 */
function near(lines, reach, cell) {
  /** @type {Set<number>|undefined} */
  let set;
  return (x, y) => (set ??= raster(lines(), reach, cell)).has(square(x, y, cell));
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} cell
 */
const square = (x, y, cell) => Math.round(x / cell) * 4096 + Math.round(y / cell);

/**
 * The squares that lie so near one of the lines.
 * @param {Point[][]} lines
 * @param {number} reach
 * @param {number} cell
 */
function raster(lines, reach, cell) {
  const set = /** @type {Set<number>} */ (new Set()), n = Math.round(reach / cell);
  for (const line of lines)
    for (let k = 1; k < line.length; k++) {
      const [x0, y0] = line[k - 1], [x1, y1] = line[k];
      const steps = Math.ceil(Math.hypot(x1 - x0, y1 - y0) / cell);
      for (let s = 0; s <= steps; s++) {
        const x = x0 + (x1 - x0) * s / steps, y = y0 + (y1 - y0) * s / steps;
        for (let u = -n; u <= n; u++)
          for (let v = -n; v <= n; v++) if (u * u + v * v <= n * n + 1) set.add(square(x + u * cell, y + v * cell, cell));
      }
    }
  return set;
}
