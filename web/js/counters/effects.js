// Drawings that appear for a moment: die, chit, smoke, line of fire, ring.

import { f as fix, hexPath, pt as point } from '../map/geometry.js';
import { commanderMarkup } from './commander.js';

/** A ten-sided die with its face. @param {number} value */
export const dieMarkup = value =>
  '<g class="die"><path class="die-shadow" transform="translate(2 4)" d="M0-30L26-9V9L0 30L-26 9V-9Z"/><path class="die-body" d="M0-30L26-9V9L0 30L-26 9V-9Z"/>' +
  `<path class="die-edge" d="M0-30L-17 6L0 17L17 6ZM-17 6L-26 9M17 6L26 9M0 17V30"/><text y="7">${value}</text></g>`;

/** @param {import('./look.js').Counter} counter */
export const chitMarkup = ({ piece, unit }) => commanderMarkup(piece, unit, 2);

const PUFF = 'M-12 5C-16 0-11-6-6-5C-5-11 4-12 6-7C12-9 16-2 12 2C14 7 8 10 4 8C1 12-5 11-6 8C-9 9-12 8-12 5Z';

/** Three puffs towards the target, or over the counter where it is not known. @param {number[]} from @param {number[]|null} to */
export function smokeMarkup(from, to) {
  const [dx, dy] = to ? [to[0] - from[0], to[1] - from[1]] : [0, -1];
  const length = Math.hypot(dx, dy) || 1;
  /** @param {number} along @param {number} across @param {number} size */
  const puff = (along, across, size) => {
    const x = from[0] + (dx * along - dy * across) / length;
    const y = from[1] + (dy * along + dx * across) / length;
    return `<path class="puff" transform="translate(${fix(x)} ${fix(y)}) scale(${size})" d="${PUFF}"/>`;
  };
  return puff(36, -13, 1) + puff(40, 12, 1.2) + puff(54, 0, 0.8);
}

/** @param {number[]} from @param {number[]} to */
export function shotMarkup(from, to) {
  const d = `M${point(from)}L${point(to)}`;
  return `<path class="shot-case" d="${d}"/><path class="shot" d="${d}"/><circle class="tgt-case" cx="${fix(to[0])}" cy="${fix(to[1])}" r="40"/><circle class="tgt" cx="${fix(to[0])}" cy="${fix(to[1])}" r="40"/>`;
}

/** @param {number[]} at */
export const ringMarkup = at => `<path class="sel-case" d="${hexPath(at, 0.97)}"/><path class="sel" d="${hexPath(at, 0.97)}"/>`;
