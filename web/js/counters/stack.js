// All that stands in one hex as one drawing: lower counters peep out to the upper left, a
// commander is a small medal at the corner, enemies share a melee hex on its diagonal.

import { f as fix, hexPath } from '../map/geometry.js';
import { MELEE_MEDAL, badgesMarkup, countBadge } from './badges.js';
import { BODY, counterMarkup } from './counter.js';
import { commanderMarkup } from './commander.js';
import { frontMarkup } from './facing.js';
import { leanOf, middleOf, ranksMarkup, shapeOf } from './formed.js';
import { lookOf } from './look.js';

/** @typedef {import('./look.js').Counter} Counter */

const PEEP = 4.2;

/** @param {Counter} counter */
const isCommander = counter => lookOf(counter.piece).branch === 'commander';

/** Top first; commanders last. @param {Counter[]} list */
export const inOrder = list =>
  [...list].sort((a, b) => Number(isCommander(a)) - Number(isCommander(b)) || a.unit.order - b.unit.order);

/**
 * @typedef {import('../map/geometry.js').Point} Point
 * @typedef {(unit: import('./look.js').Unit) => Point[]} Span where the hexes of a unit lie from the middle of its stack
 */

/** All of it in the middle. @type {Span} */
const HERE = () => [[0, 0]];

/**
 * Lower counters, the deepest first; more than three would not be told apart.
 * @param {Counter[]} list
 * @param {number} half
 */
function underMarkup(list, half) {
  let out = '';
  for (let i = Math.min(list.length, 4) - 1; i > 0; i--) {
    const look = lookOf(list[i].piece);
    const at = fix(half - i * PEEP);
    out += `<path class="ct-body ${look.dress}" transform="translate(${at} ${at})" d="${BODY[look.shape]}"/>`;
  }
  return out;
}

/**
 * Half-size medals at the lower left; their names only when near.
 * @param {Counter[]} commanders
 * @param {number} lod
 */
function medalsMarkup(commanders, lod) {
  let out = '';
  for (const [i, { piece, unit }] of commanders.slice(0, 2).entries())
    out +=
      `<g transform="translate(${-41 + i * 22} ${28 + i * 14}) scale(.52)">` +
      `${commanderMarkup(piece, unit, lod === 2 ? 2 : 0)}</g>`;
  return out;
}

/** The tab stands where the front is not. @param {number} n @param {import('./look.js').Unit} top */
const tabMarkup = (n, top) => countBadge(n, top.facing?.includes('N') ? 'translate(0 45)' : 'translate(-4 -37)');

/**
 * The pieces of one side, the pile as a whole in the middle of the hex.
 * @param {Counter[]} list
 * @param {number} lod
 * @param {boolean} open its front is shown
 * @param {Span} span
 */
function pileMarkup(list, lod, open, span) {
  const ordered = inOrder(list);
  if (shapeOf(ordered[0].unit))
    return formedMarkup(ordered, lod, open, span);
  const units = ordered.filter(c => !isCommander(c));
  const pile = units.length ? units : ordered.slice(0, 1);
  const medals = units.length ? ordered.filter(isCommander) : ordered.slice(1);
  const top = pile[0];
  const half = ((Math.min(pile.length, 4) - 1) * PEEP) / 2;
  const front = open && units.length ? frontMarkup(lookOf(top.piece), top.unit) : '';
  const tab = pile.length > 1 ? tabMarkup(pile.length, top.unit) : '';
  return (
    `<g class="pile">${underMarkup(pile, half)}${front}` +
    `<g transform="translate(${fix(half)} ${fix(half)})">${counterMarkup(top.piece, top.unit, lod)}</g></g>` +
    medalsMarkup(medals, lod) +
    (lod > 0 ? badgesMarkup(top.unit) + tab : '')
  );
}

/**
 * Formed units: the ranks of those below show under the ranks of the top one; its plaque stands in the middle of its hexes.
 * @param {Counter[]} list in order
 * @param {number} lod
 * @param {boolean} open
 * @param {Span} span
 */
function formedMarkup(list, lod, open, span) {
  const units = list.filter(c => !isCommander(c)), [top] = units;
  const hexes = span(top.unit), trail = shapeOf(top.unit) === 'trail';
  const [x, y] = trail ? hexes[0] : middleOf(hexes), peeps = Math.min(units.length, 4) - 1;
  const look = lookOf(top.piece), lean = leanOf(top.unit);
  const fronts = open && shapeOf(top.unit) !== 'guns' ? (trail ? hexes.slice(0, 1) : hexes).map(p =>
    `<g transform="translate(${fix(p[0])} ${fix(p[1])})">${frontMarkup(look, top.unit)}</g>`).join('') : '';
  let below = '';
  for (let i = peeps; i > 0; i--)
    below += `<path class="ct-body ${lookOf(units[i].piece).dress}" transform="translate(${-i * PEEP} ${-i * PEEP})" d="${BODY[look.shape]}"/>`;
  return (
    `<g class="pile">${units.slice(0, 4).reverse().map(c => ranksMarkup(c, span(c.unit))).join('')}${fronts}` +
    `<g transform="translate(${fix(x)} ${fix(y)}) scale(.8)${lean ? ` rotate(${lean})` : ''}">${below}` +
    `${counterMarkup(top.piece, top.unit, lod)}${lod > 0 ? badgesMarkup(top.unit) : ''}` +
    `${lod > 0 && units.length > 1 ? countBadge(units.length, 'translate(0 43)') : ''}</g></g>` +
    medalsMarkup(list.filter(isCommander), lod)
  );
}

/** The sides that stand in a hex, in the order they are met. @param {Counter[]} list @returns {Counter[][]} */
export function bySide(list) {
  /** @type {Map<string, Counter[]>} */
  const sides = new Map();
  for (const counter of list)
    sides.set(counter.piece.side, [...(sides.get(counter.piece.side) ?? []), counter]);
  return [...sides.values()];
}

/**
 * The contents of a stack's group, round the origin.
 * @param {Counter[]} list everything in the hex
 * @param {{lod?: number, span?: Span}} [how]
 */
export function stackMarkup(list, { lod = 1, span = HERE } = {}) {
  const sides = bySide(list);
  if (sides.length < 2)
    return sides.length ? pileMarkup(sides[0], lod, true, span) : '';
  const [first, second] = sides[0].some(c => lookOf(c.piece).shape === 'round') ? sides : [sides[1], sides[0]];
  return (
    `<path class="melee-hex" d="${hexPath([0, 0], 0.97)}"/>` +
    `<g transform="translate(17 18.5) scale(.74)">${pileMarkup(second, lod, false, span)}</g>` +
    `<g transform="translate(-17 -18.5) scale(.74)">${pileMarkup(first, lod, false, span)}</g>${MELEE_MEDAL}`
  );
}
