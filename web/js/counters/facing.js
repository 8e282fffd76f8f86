// The front of a stack: a chevron along the two hexsides it faces. Counters never turn.

import { VERT, pt as point } from '../map/geometry.js';
import { badgeOf, signOf } from './terms.js';

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

/** Hexsides in the order of directions; a facing may be one, "side-NE". */
const SIDES = ['side-NE', 'side-E', 'side-SE', 'side-SW', 'side-W', 'side-NW'];

/** Where a facing looks, in degrees from the top of the map clockwise. @param {string} facing */
export const angleOf = facing =>
  SIDES.includes(facing) ? 30 + SIDES.indexOf(facing) * 60 : Math.max(0, cornerOf(facing)) * 60;

/** A bar along a hexside with a point in its middle. @param {number} i */
const sidePath = i => {
  const a = along(i, i + 1, 0.18), b = along(i, i + 1, 0.82), [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const tip = [mx * 1.13, my * 1.13], foot = (/** @type {number} */ t) => along(i, i + 1, t);
  return `M${point(a)}L${point(foot(0.38))}L${point(tip)}L${point(foot(0.62))}L${point(b)}`;
};

/** The line of a front. @param {string} facing */
export const frontPath = facing =>
  SIDES.includes(facing) ? sidePath(SIDES.indexOf(facing)) : cornerOf(facing) < 0 ? '' : chevronPath(cornerOf(facing));

/**
 * The front of a unit; that of a cut counter has a light line along it.
 * @param {import('./look.js').Look} look @param {import('./look.js').Unit} unit
 * @returns {string} nothing where it has no front
 */
export function frontMarkup(look, unit) {
  const d = badgeOf(unit) === 'ring' ? ALL_ROUND : frontPath(unit.facing ?? '');
  if (!d)
    return '';
  const inlay = look.shape === 'cut' ? `<path class="chev-in" d="${d}"/>` : '';
  const lines = `<path class="chev0" d="${d}"/><path class="chev" d="${d}"/>${inlay}`;
  return `<g class="front ${look.dress} ${signOf('formation', unit.formation).replace('badge:', '')}">${lines}</g>`;
}
