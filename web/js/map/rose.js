// Compass rose and scale, on the emptiest ground of the sheet.

import { pt, f } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./land.js').Land} Land */

const QUARTERS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const ROOM = [260, 330]; // half width and half height that must be free
const METRES = 400; // of the scale

/** @param {Land} land */
export function drawRose(land) {
  const at = emptiest(land);
  if (!at) return '';
  const north = -45 * Math.max(0, QUARTERS.indexOf(land.map.top)); // turned so that the sheet's top is right
  return `<g class="m-rose" transform="translate(${pt(at)})"><g transform="rotate(${north})"><circle r="84"/><circle r="78"/>` +
    `${star(112, 19, 0)}${star(64, 12, 45)}<path class="half" d="M0-164L9-136L0-142L-9-136Z"/></g>` +
    `${letter(north)}${scale(land)}</g>`;
}

/**
 * Four arms, each half light and half dark.
 * @param {number} length
 * @param {number} width
 * @param {number} turn
 */
function star(length, width, turn) {
  return [0, 90, 180, 270].map(a => `<g transform="rotate(${a + turn})">` +
    `<path class="arm" d="M0 0L${width} ${-width}L0 ${-length}L${-width} ${-width}Z"/>` +
    `<path class="half" d="M0 0L${width} ${-width}L0 ${-length}Z"/></g>`).join('');
}

/**
 * The N stands upright wherever north is.
 * @param {number} north
 */
function letter(north) {
  const a = north * Math.PI / 180;
  return `<text x="${f(Math.sin(a) * 190)}" y="${f(-Math.cos(a) * 190 + 11)}">N</text>`;
}

/** @param {Land} land */
function scale(land) {
  const quarter = METRES / 4 / land.map.hex_metres * 100; // of the scale, in units of the map
  const dark = [0, 2].map(i => `M${f(i * quarter)} 0h${f(quarter)}v12h${f(-quarter)}z`).join('');
  const figures = [0, 2, 4].map(i =>
    `<text x="${f(i * quarter)}" y="-10">${i * METRES / 4}${i === 4 ? ' m' : ''}</text>`).join('');
  return `<g transform="translate(${f(-2 * quarter)} 236)"><path class="half" d="${dark}"/>` +
    `<path class="frame" d="M0 0h${f(4 * quarter)}v12h${f(-4 * quarter)}z"/>${figures}</g>`;
}

/**
 * The place with room enough that lies nearest to an edge.
 * @param {Land} land
 * @returns {Point|null}
 */
function emptiest(land) {
  const { x0, y0, x1, y1 } = land.geometry.bounds;
  /** @type {Point|null} */
  let best = null;
  let least = Infinity;
  for (let y = y0 + ROOM[1]; y <= y1 - ROOM[1]; y += 40)
    for (let x = x0 + ROOM[0]; x <= x1 - ROOM[0]; x += 40) {
      const edge = Math.min(x - x0, x1 - x) + 0.4 * Math.min(y - y0, y1 - y);
      if (edge < least && isFree(land, x, y)) [best, least] = [[x, y], edge];
    }
  return best;
}

/**
 * @param {Land} land
 * @param {number} x
 * @param {number} y
 */
function isFree(land, x, y) {
  for (let v = -ROOM[1]; v <= ROOM[1]; v += 55)
    for (let u = -ROOM[0]; u <= ROOM[0]; u += 52)
      if (land.letterAt(x + u, y + v) !== '.' || land.nearRoad(x + u, y + v) || land.wet(x + u, y + v)) return false;
  return true;
}
