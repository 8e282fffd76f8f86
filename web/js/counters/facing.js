// The front of a stack: a chevron along the two hexsides it faces. Counters never turn.

import { VERT, pt as point } from '../map/geometry.js';

/** Corners in the order of VERT; a facing is a corner. */
const CORNERS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

const INSET = 0.93;

/**
 * The point `t` of the way from one corner to another, a little inside the hex.
 * @param {number} i
 * @param {number} j
 * @param {number} t
 */
function along(i, j, t) {
  const a = VERT[(i + 6) % 6];
  const b = VERT[(j + 6) % 6];
  return [(a[0] + (b[0] - a[0]) * t) * INSET, (a[1] + (b[1] - a[1]) * t) * INSET];
}

/** @param {number} i the corner it points at */
export const chevronPath = i => `M${point(along(i, i - 1, 0.62))}L${point(along(i, i, 0))}L${point(along(i, i + 1, 0.62))}`;

/** Six bars: a square faces everywhere. */
const ALL_ROUND = VERT.map((_, i) => `M${point(along(i, i + 1, 0.17))}L${point(along(i, i + 1, 0.83))}`).join('');

/** @param {string} facing */
export const cornerOf = facing => CORNERS.indexOf(facing);

/**
 * The front of a unit; that of the Poles' opponents has a light line along it.
 * @param {import('./look.js').Look} look @param {import('./look.js').Unit} unit
 * @returns {string} nothing where it has no front
 */
export function frontMarkup(look, unit) {
  const corner = cornerOf(unit.facing ?? '');
  const square = unit.formation === 'square';
  if (corner < 0 && !square)
    return '';
  const d = square ? ALL_ROUND : chevronPath(corner);
  const inlay = look.shape === 'cut' ? `<path class="chev-in" d="${d}"/>` : '';
  const lines = `<path class="chev0" d="${d}"/><path class="chev" d="${d}"/>${inlay}`;
  return `<g class="front ${look.nation} ${unit.formation}">${lines}</g>`;
}
