// Castle and redoubts.

import { R, centre, pt, f } from './geometry.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./land.js').Land} Land */

const CORNER = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/** @param {Land} land */
export const drawWorks = land => land.map.redoubts.map(text => redoubt(land, text)).join('') + castle(land);

/**
 * An open lunette towards a corner of the hex, "1211/N"; without one towards the top of the sheet.
 * @param {Land} land
 * @param {string} text
 */
function redoubt(land, text) {
  const [hex, facing] = text.split('/');
  const turn = Math.max(0, CORNER.indexOf(facing ?? 'N')) * 60;
  const d = 'M-37 24L-37-8L0-38L37-8L37 24';
  return `<g class="m-redoubt" transform="translate(${pt(land.geometry.at(hex))}) rotate(${turn})">` +
    `<path class="ticks" d="${d}"/><path class="ditch" d="M-44 25L-44-11L0-47L44-11L44 25"/><path class="wall" d="${d}"/></g>`;
}

/**
 * Walls round all hexes of the castle, a round tower at every corner; the middle stays free for counters.
 * @param {Land} land
 */
function castle(land) {
  const hexes = land.cells('c').map(cell => centre(...cell));
  if (!hexes.length) return '';
  const half = R * 0.66, wall = 11;
  const [x0, x1] = [Math.min(...hexes.map(p => p[0])) - half, Math.max(...hexes.map(p => p[0])) + half];
  const [y0, y1] = [Math.min(...hexes.map(p => p[1])) - half, Math.max(...hexes.map(p => p[1])) + half];
  const ring = (/** @type {number} */ k) => `M${pt([x0 + k, y0 + k])}H${f(x1 - k)}V${f(y1 - k)}H${f(x0 + k)}Z`;
  const court = `M${pt([x0 + wall, y0 + wall])}V${f(y1 - wall)}H${f(x1 - wall)}V${f(y0 + wall)}Z`;
  const towers = /** @type {Point[]} */ ([[x0, y0], [x1, y0], [x0, y1], [x1, y1]]);
  const circles = (/** @type {number} */ r) => towers.map(p =>
    `M${pt([p[0] - r, p[1]])}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`).join('');
  return `<g class="m-castle"><path class="shadow" transform="translate(4 5)" d="${ring(0)}${court}${circles(12)}"/>` +
    `<path class="court" d="${ring(wall)}"/><path class="stone" d="${ring(0)}${court}"/>` +
    `<path class="walk" d="${ring(wall / 2)}"/><path class="stone" d="${circles(12)}"/><path class="roof" d="${circles(7.5)}"/></g>`;
}
