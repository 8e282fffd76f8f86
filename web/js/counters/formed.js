// Troops in a formation that can be seen on the ground: ranks drawn to the lie of their front, over one hex or several,
// and an upright plaque with sign and figures in the middle. The shape of each formation is a sign of the rules
// (terms.js); rules without shapes have the plain counters of counter.js.

import { f as fix, pt as point } from '../map/geometry.js';
import { angleOf } from './facing.js';
import { lookOf } from './look.js';
import { badgeOf, signOf } from './terms.js';

/**
 * @typedef {import('../map/geometry.js').Point} Point
 * @typedef {import('./look.js').Unit} Unit
 * @typedef {import('./look.js').Counter} Counter
 */

/** The shape of a unit's formation on the ground; nothing where it has none. @param {Unit} unit */
export const shapeOf = unit => (badgeOf(unit) ? '' : signOf('formation', unit.formation));

/** @param {number} x @param {number} y @param {number} w @param {number} h */
const box = (x, y, w, h) => `M${fix(x)} ${fix(y)}h${fix(w)}v${fix(h)}h${fix(-w)}Z`;
/** @param {number} x @param {number} y @param {number} r */
const disc = (x, y, r) => `M${fix(x - r)} ${fix(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
/** @param {string} body @param {string} [lines] */
const ranks = (body, lines = '') =>
  `<path class="fm-shadow" transform="translate(1.6 3)" d="${body}"/><path class="fm-body" d="${body}"/>` +
  (lines && `<path class="fm-line" d="${lines}"/>`);

/** A long line of two ranks, files marked. @param {number} half its half length */
function long(half) {
  let files = '';
  for (let x = 12 - half; x < half - 6; x += 12)
    files += `M${fix(x)}-16V16`;
  return ranks(box(-half, -17, 2 * half, 34), `M${-half} 0H${half}${files}`);
}

/** Men in pairs, each with room about him; in one hex they stand round the front of the plaque. @param {number} half */
function loose(half) {
  if (half < 50)
    return ranks([[-46, 8], [-43, -16], [-28, -35], [0, -44], [28, -35], [43, -16], [46, 8]].map(([x, y]) => disc(x, y, 6.2)).join(''));
  let men = '';
  for (let i = 0; i < 10; i++)
    men += disc(-half + 8 + (i * (2 * half - 16)) / 9, i % 2 ? 9 : -9, 6.2);
  return ranks(men);
}

/** Companies one behind the other, the head drawn to a point. */
const DEEP = ranks('M-25-39L0-48L25-39V45H-25Z', 'M-25-30H25M-25 30H25M-25 37H25');
/** A solid body of closed ranks. */
const BLOCK = ranks('M-36-36L0-45L36-36V38H-36Z', 'M-36-29H36M-36-22H36M-36 24H36M-36 31H36M-30-36V38M30-36V38');
/** Groups among houses and trees. */
const OPEN = ranks([[-34, -34], [12, -43], [33, -12], [30, 30], [-16, 37], [-44, 6]].map(([x, y]) => box(x - 9, y - 6, 18, 12)).join(''));
/** Four fronts, bayonets outwards. */
const RING = ranks(
  `${box(-43, -43, 86, 86)}M-33-33V33H33V-33Z`,
  [-30, -15, 0, 15, 30].map(x => `M${x}-43V-50M${x} 43V50M-43 ${x}H-50M43 ${x}H50`).join(''),
);
/** Barrels in battery, wheels beside them. */
const GUNS = ranks([-19, 19].map(x => `M${x - 2.6}-47h5.2l2 24h-9.2Z${box(x - 12, -40, 4.4, 16)}${box(x + 7.6, -40, 4.4, 16)}`).join(''), 'M-31-32H31');
/** Teams before the limber, the gun behind it, muzzle to the rear. */
const TRAIN = ranks(
  `${[-40, -29].map(y => `${disc(-8, y, 5)}${disc(8, y, 5)}`).join('')}${box(-13, 27, 5, 15)}${box(8, 27, 5, 15)}M-3 27h6l1.6 24h-9.2Z`,
  'M0-45V-24M-8 34H8',
);

/** @type {Record<string, (half: number) => string>} by the formation's shape; half: half the length of its front */
const SHAPES = {
  deep: () => DEEP,
  long,
  loose,
  open: () => OPEN,
  ring: () => RING,
  block: () => BLOCK,
  guns: () => GUNS,
  train: () => TRAIN,
};

/** Column of route: a band along the hexes, files in it, a point at its head. @param {Point[]} way head first */
function trailMarkup(way) {
  const [a, b = [a[0], a[1] + 50]] = way, last = way[way.length - 1], before = way[way.length - 2] ?? [last[0], last[1] - 50];
  const end = way.length > 1 ? [last[0] + (last[0] - before[0]) * 0.34, last[1] + (last[1] - before[1]) * 0.34] : b;
  const d = `M${[a, ...way.slice(1), end].map(p => point(p)).join('L')}`;
  return `<path class="fm-trail0" d="${d}"/><path class="fm-trail" d="${d}"/><path class="fm-files" d="${d}"/>`;
}

/** The middle of the hexes something lies in. @param {Point[]} hexes @returns {Point} */
export const middleOf = hexes =>
  /** @type {Point} */ ([0, 1].map(k => hexes.reduce((sum, p) => sum + p[k], 0) / hexes.length));

/**
 * The ranks of a unit below its plaque.
 * @param {Counter} counter
 * @param {Point[]} hexes where its hexes lie, the first one first, from the middle of its stack
 */
export function ranksMarkup({ piece, unit }, hexes) {
  const shape = shapeOf(unit), look = lookOf(piece);
  const state = unit.condition ? ` ${signOf('condition', unit.condition)}` : '';
  const kind = `fm ${look.dress} ${look.branch}${state}`;
  if (shape === 'trail')
    return `<g class="${kind}">${trailMarkup(hexes)}</g>`;
  const drawn = SHAPES[shape];
  if (!drawn || signOf('condition', unit.condition ?? '') === 'flight')
    return '';
  const half = hexes.length > 1 ? 92 : 47;
  const turn = hexes.length > 1 ? axisTurn(hexes, unit) : shape === 'ring' ? 0 : angleOf(unit.facing ?? '');
  return `<g class="${kind}" transform="translate(${point(middleOf(hexes))}) rotate(${fix(turn)})">${drawn(half)}</g>`;
}

/** A front over two hexes lies along them; which way it looks is the facing's. @param {Point[]} hexes @param {Unit} unit */
function axisTurn([a, b], unit) {
  const along = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const away = Math.abs(((along - angleOf(unit.facing ?? '') + 540) % 360) - 180);
  return away < 90 ? along : along + 180;
}

/** How far the plaque leans: troops in disorder and in flight stand awry. @param {Unit} unit */
export function leanOf(unit) {
  const state = signOf('condition', unit.condition ?? '');
  return state === 'ragged' ? 9 : state === 'flight' ? -15 : 0;
}
