// Drawings that marks are made of. Places are given in units of the map.

import { R, VERT, W, f as fix, hexPath, pt as point } from '../map/geometry.js';
import { t } from '../words.js';
import { angleOf } from './facing.js';
import { escape } from './text.js';

/** @typedef {import('../map/geometry.js').Geometry} Geometry */

/** Marks stay a little inside their hex. */
export const INSET = 0.97;

/**
 * One path over several hexes.
 * @param {Geometry} geometry
 * @param {Iterable<string>} hexes
 * @param {number} [k] size of each hex
 */
export function area(geometry, hexes, k = 1) {
  let d = '';
  for (const hex of hexes)
    d += hexPath(geometry.at(hex), k);
  return d;
}

/**
 * The outline round a set of hexes: the sides whose neighbour does not belong to it.
 * @param {Geometry} geometry
 * @param {Iterable<string>} hexes
 */
export function rim(geometry, hexes) {
  const set = new Set(hexes);
  let d = '';
  for (const hex of set) {
    const [x, y] = geometry.at(hex);
    for (let side = 1; side <= 6; side++) {
      if (set.has(geometry.neighbour(hex, side)))
        continue;
      const [a, b] = [VERT[side - 1], VERT[side % 6]];
      d += `M${point([x + a[0], y + a[1]])}L${point([x + b[0], y + b[1]])}`;
    }
  }
  return d;
}

/**
 * A ring round a hex in its casing.
 * @param {readonly number[]} centre
 * @param {string} name of the class
 */
export function ringMarkup(centre, name) {
  const d = hexPath(centre, INSET);
  return `<path class="${name}-case" d="${d}"/><path class="${name}" d="${d}"/>`;
}

/**
 * A way that is advised: a ring where it begins, a dashed line, and an arrow into the ring where it ends.
 * @param {(readonly number[])[]} way
 */
export function adviceMarkup(way) {
  if (way.length === 0)
    return '';
  const ends = way.length > 1 ? [way[0], way[way.length - 1]] : way;
  const rings = ends.map(end => ringMarkup(end, 'adv')).join('');
  if (way.length === 1)
    return rings;
  const [[ax, ay], [bx, by]] = way.slice(-2);
  const long = Math.hypot(bx - ax, by - ay) || 1, [ux, uy] = [(bx - ax) / long, (by - ay) / long];
  const tip = [bx - ux * 30, by - uy * 30], wing = (/** @type {number} */ k) =>
    point([tip[0] - ux * 20 + uy * 13 * k, tip[1] - uy * 20 - ux * 13 * k]);
  const d = `M${[...way.slice(0, -1), tip].map(p => point(p)).join('L')}`, head = `M${wing(1)}L${point(tip)}L${wing(-1)}`;
  return `${rings}<path class="adv-line-case" d="${d}${head}"/><path class="adv-line" d="${d}"/><path class="adv-head" d="${head}"/>`;
}

/**
 * The line of fire between two hexes, without the counters at its ends.
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
export function shotPath(a, b) {
  const cut = 42 / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1);
  /** @param {number} k */
  const on = k => point([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k]);
  return cut < 0.5 ? `M${on(cut)}L${on(1 - cut)}` : '';
}

const CROSS_HAIRS = 'M-60 0H-40M60 0H40M0-60V-40M0 60V40';

/** The ring of the one target, with four ticks. */
export const TARGET =
  `<circle class="tgt-case" r="47"/><path class="tgt-case" d="${CROSS_HAIRS}"/>` +
  `<circle class="tgt" r="47"/><path class="tgt" d="${CROSS_HAIRS}"/>`;

/** The ring of one that may be chosen. */
export const POSSIBLE_TARGET = '<circle class="tgt-case thin" r="47"/><circle class="tgt thin" r="47"/>';

/** @param {string} cost */
export const costMarkup = cost => `<g class="cost"><circle r="17.5"/><text y="7.6">${cost}</text></g>`;

/** A warning triangle with a number. @param {number} n */
export const warningMarkup = n => `<g class="warn-n"><path d="M0-13L13.5 9.5H-13.5Z"/><text y="7">${n}</text></g>`;

/**
 * A word along the side between two neighbours, never upside down.
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 * @param {string} word
 */
export function sideWord(a, b, word) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (Math.hypot(dx, dy) > 110)
    return ''; // zones that reach farther are told by their pattern
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
  const upright = turn > 90 ? turn - 180 : turn;
  const place = `translate(${point([a[0] + dx * 0.6, a[1] + dy * 0.6])}) rotate(${fix(upright)})`;
  return `<text class="zone-word" transform="${place}" dy="4">${escape(word)}</text>`;
}

/**
 * Line of sight: green up to what blocks it, a cross there, red dots beyond.
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 * @param {readonly number[]|null} block where it is blocked, or null if b is seen
 */
export function sightMarkup(a, b, block) {
  const stop = block ? nearest(a, b, block) : b;
  const beyond =
    `<path class="los-beyond" d="M${point(stop)}L${point(b)}"/>` +
    `<g class="los-block" transform="translate(${point(stop)})"><circle r="13"/><path d="M-6-6L6 6M-6 6L6-6"/></g>`;
  return (
    `<path class="los-case" d="M${point(a)}L${point(b)}"/><path class="los" d="M${point(a)}L${point(stop)}"/>` +
    `<circle class="los-end" cx="${fix(a[0])}" cy="${fix(a[1])}" r="7"/>` +
    (block ? beyond : `<circle class="los-end" cx="${fix(b[0])}" cy="${fix(b[1])}" r="11"/>`)
  );
}

/**
 * The point of a line nearest to another point.
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 * @param {readonly number[]} p
 */
function nearest(a, b, p) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const k = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  return [a[0] + dx * k, a[1] + dy * k];
}

/** An arrow over the corner or hexside a facing is named after: a button. @param {string} facing */
export function arrowMarkup(facing) {
  const turn = angleOf(facing), away = (turn % 60 ? W / 2 : R) * 1.16 + (turn % 60 ? 8 : 0);
  const name = escape(t('mark.face', { to: t(`facing.${facing}`) }));
  const place = `translate(0 0) rotate(${turn}) translate(0 ${fix(-away)})`;
  return (
    `<g class="face" data-facing="${facing}" role="button" tabindex="0" aria-label="${name}" transform="${place}">` +
    '<circle r="21"/><path d="M0-12L10 3H4V11H-4V3H-10Z"/></g>'
  );
}
