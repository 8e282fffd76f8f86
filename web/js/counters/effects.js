// Drawings that appear for a moment: die, chit, smoke, line of fire, ring.

import { f as fix, pt as point } from '../map/geometry.js';
import { commanderMarkup } from './commander.js';

const DIE = 'M0-30L26-9V9L0 30L-26 9V-9Z';

/** Six-sided ones, a digit each. @param {number} value */
const cubesMarkup = value => {
  const digits = [...String(value)];
  return `<g class="die" transform="translate(0 -52)">${digits.map((digit, i) =>
    `<g transform="translate(${(i - (digits.length - 1) / 2) * 48} 0)"><rect class="die-shadow" x="-20" y="-17" width="42" height="42" rx="8"/>` +
    `<rect class="die-body" x="-21" y="-21" width="42" height="42" rx="8"/><text y="7">${digit}</text></g>`).join('')}</g>`;
};

/** The die with its face over the counter it was rolled for. @param {number} value @param {number} [faces] */
export const dieMarkup = (value, faces = 10) => faces === 6 ? cubesMarkup(value) :
  `<g class="die" transform="translate(0 -52)"><path class="die-shadow" transform="translate(2 4)" d="${DIE}"/>` +
  `<path class="die-body" d="${DIE}"/><path class="die-edge" d="M0-30L-17 6L0 17L17 6ZM-17 6L-26 9M17 6L26 9M0 17V30"/>` +
  `<text y="7">${value}</text></g>`;

/** @param {import('./look.js').Counter} counter */
export const chitMarkup = ({ piece, unit }) => commanderMarkup(piece, unit, 2);

const PUFF = 'M-12 5C-16 0-11-6-6-5C-5-11 4-12 6-7C12-9 16-2 12 2C14 7 8 10 4 8C1 12-5 11-6 8C-9 9-12 8-12 5Z';

/**
 * Three puffs towards the target, or over the counter where it is not known.
 * @param {readonly number[]} from
 * @param {readonly number[]|null} to
 */
export function smokeMarkup(from, to) {
  const [dx, dy] = to ? [to[0] - from[0], to[1] - from[1]] : [0, -1];
  const length = Math.hypot(dx, dy) || 1;
  const puff = (/** @type {number} */ along, /** @type {number} */ across, /** @type {number} */ size) => {
    const x = from[0] + (dx * along - dy * across) / length;
    const y = from[1] + (dy * along + dx * across) / length;
    return `<path class="puff" transform="translate(${fix(x)} ${fix(y)}) scale(${size})" d="${PUFF}"/>`;
  };
  return puff(36, -13, 1) + puff(40, 12, 1.2) + puff(54, 0, 0.8);
}

/**
 * @param {readonly number[]} from
 * @param {readonly number[]} to
 */
export function shotMarkup(from, to) {
  const d = `M${point(from)}L${point(to)}`;
  const ring = '<circle class="tgt-case" r="40"/><circle class="tgt" r="40"/>';
  return `<path class="shot-case" d="${d}"/><path class="shot" d="${d}"/><g transform="translate(${point(to)})">${ring}</g>`;
}
