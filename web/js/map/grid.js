// The hex grid and its numbers. Numbers are drawn, not set: two thousand texts would be laid out again at every change
// of scale, a few paths are not.

import { VERT, centre, pt } from './geometry.js';
import { Ink } from './ink.js';

/** @typedef {import('./land.js').Land} Land */

/**
 * Digits as single strokes, 6.4 high and 4.4 wide, from the left end of the base line: the pen's way, and where it ends.
 * @type {{d: string, start: [number, number], end: [number, number]}[]}
 */
const DIGITS = [
  { start: [2.2, 0], d: 'a2.2 3.2 0 11.01-6.4 2.2 3.2 0 11-.01 6.4', end: [2.2, 0] },
  { start: [0.9, -5.1], d: 'l1.5-1.3v6.4', end: [2.4, 0] },
  { start: [0.3, -4.8], d: 'a2 1.8 0 013.9.3c0 1.6-3.4 2.5-4 4.5h4.2', end: [4.4, 0] },
  { start: [0.4, -6.4], d: 'h3.5l-2.1 2.5c3.3-.2 3.2 3.9.2 3.9a2 1.6 0 01-1.8-1', end: [0.2, -1] },
  { start: [3.3, 0], d: 'v-6.4l-3.1 4.7h4.2', end: [4.4, -1.7] },
  { start: [4, -6.4], d: 'h-3.2l-.3 2.9c1-.8 3.8-.7 3.8 1.5 0 2.4-3.2 2.5-4 1', end: [0.3, -1] },
  { start: [3.6, -6.3], d: 'c-4.6.6-4.6 6.3-1.4 6.3a1.9 2 0 10-1.8-2.8', end: [0.4, -2.8] },
  { start: [0.2, -6.4], d: 'h4l-2.6 6.4', end: [1.6, 0] },
  { start: [2.2, -3.5], d: 'a1.6 1.45 0 11.01 0a2 1.75 0 11-.01 0', end: [2.2, -3.5] },
  { start: [0.8, -0.1], d: 'c4.6-.6 4.6-6.3 1.4-6.3a1.9 2 0 101.8 2.8', end: [4, -3.6] },
];
const ADVANCE = 5.1;

/**
 * Where the first digit stands. Above the lower corner neither a counter nor the front chevron of any facing reaches.
 */
const NUMBER = [-9.9, 40.9];

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 */
function digits(text, x, y) {
  let d = '', pen = [0, 0];
  [...text].forEach((digit, i) => {
    const glyph = DIGITS[+digit], to = [i * ADVANCE + glyph.start[0], glyph.start[1]];
    d += i ? `m${pt([to[0] - pen[0], to[1] - pen[1]])}` : `M${pt([x + to[0], y + to[1]])}`;
    d += glyph.d;
    pen = [i * ADVANCE + glyph.end[0], glyph.end[1]];
  });
  return d;
}

/** @param {Land} land */
export function drawGrid(land) {
  const lines = new Ink(), { cols, rows } = land.map;
  for (let r = 1; r <= rows; r++)
    for (let c = 1; c <= cols; c++) {
      const [x, y] = centre(c, r), corner = (/** @type {number} */ i) => pt([x + VERT[i][0], y + VERT[i][1]]);
      let d = `M${corner(4)}L${corner(5)}L${corner(0)}L${corner(1)}`; // half of it; the neighbours bring the rest
      if (c === cols) d += `L${corner(2)}`;
      if (r === rows || c === 1 || c === cols) d += `M${corner(2)}L${corner(3)}L${corner(4)}`;
      lines.add(x, y, d);
    }
  return lines.paths('class="m-grid"');
}

/**
 * Numbers; on ground that is full of strokes they get a light edge.
 * @param {Land} land
 */
export function drawNumbers(land) {
  const figures = new Ink(), edges = new Ink(), { map, geometry } = land;
  for (let r = 1; r <= map.rows; r++)
    for (let c = 1; c <= map.cols; c++) {
      const [x, y] = centre(c, r), d = digits(geometry.number(c, r), x + NUMBER[0], y + NUMBER[1]);
      figures.add(x, y, d);
      if (land.letter(c, r) !== '.') edges.add(x, y, d);
    }
  return `<g class="m-numbers">${edges.paths('class="edge"')}${figures.paths('class="figure"')}</g>`;
}
