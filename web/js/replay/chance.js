// The win chance over the whole game: the first side's part lies below the line, the other's above it. Turning points are
// diamonds on the line, costly decisions triangles of the side's colour: below it for the first side, above it for the other.

import { h, svg } from '../dom.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { chanceAt, percent } from './review.js';

/** @typedef {import('../types.js').Analysis} Analysis */
/** @typedef {{width: number, height: number}} Size */

/** Pixels by which marks that would cover each other are kept apart, and from the plot's edge. */
const APART = 15, EDGE = 8;
/** A plot narrower than this has room for a few turning points only. */
const NARROW = 500, FEW = 3;

/**
 * The curve in a drawing of that size, as paths.
 * @param {Analysis} a @param {string[]} sides @param {Size} size @param {number} count entries of the game
 */
export function curve(a, sides, { width, height }, count) {
  const last = a.curve.length - 1;
  let line = `M0 ${y(a, 0, height)}`;
  for (let n = 1; n <= last; n++)
    if (a.curve[n] !== a.curve[n - 1] || n === last) line += `H${(width * n / count).toFixed(1)}V${y(a, n, height)}`;
  const end = (width * last / count).toFixed(1);
  return [
    svg('path', { class: `rp-area over ${sideClass(sides[1])}`, d: `${line}H${end}V0H0Z` }),
    svg('path', { class: `rp-area ${sideClass(sides[0])}`, d: `${line}H${end}V${height}H0Z` }),
    svg('path', { class: 'rp-even', d: `M0 ${height / 2}H${width}` }),
    svg('path', { class: 'rp-curve', d: line }),
  ];
}

/** @param {Analysis} a @param {number} n @param {number} height */
const y = (a, n, height) => (height * (1 - (chanceAt(a, n) ?? 0.5))).toFixed(1);

/**
 * Highlights as marks over the plot, for the mouse; the lists beside the map have them for everybody.
 * @param {Analysis} a @param {number} count @param {{clientWidth: number, clientHeight: number}} plot @param {(n: number) => void} go
 */
export function marks(a, count, plot, go) {
  const found = [
    ...a.turning.slice(0, plot.clientWidth < NARROW ? FEW : a.turning.length).map(e => ({ n: e.n, kind: 'turning', side: '', name: t('replay.mark_turning', { change: percent(Math.abs(e.change - e.time) / a.whole), text: e.text }) })),
    ...a.sides.flatMap((side, i) => a.costly[side].map(d => ({ n: d.n, kind: i ? 'costly upper' : 'costly', side, name: t('replay.mark_costly', { loss: percent(d.loss / a.whole), text: d.text }) }))),
  ].sort((p, q) => p.n - q.n);
  /** @type {{x: number, y: number}[]} */
  const taken = [];
  return found.map(({ n, kind, side, name }) => {
    const place = { x: inside(plot.clientWidth * n / count, plot.clientWidth), y: plot.clientHeight * (1 - (chanceAt(a, n) ?? 0.5)) };
    if (kind !== 'turning') place.y += kind === 'costly' ? APART : -APART;
    place.y = freeHeight(place, taken, plot.clientHeight);
    taken.push(place);
    const mark = h('button', { type: 'button', class: `rp-mark ${kind} ${sideClass(side)}`, title: name, tabindex: '-1', 'aria-hidden': 'true', onclick: () => go(n) });
    mark.style.left = `${place.x}px`;
    mark.style.top = `${place.y}px`;
    return mark;
  });
}

/** @param {number} at @param {number} room */
const inside = (at, room) => Math.min(Math.max(at, EDGE), room - EDGE);

/**
 * The height nearest to the wanted one at which a mark covers no other; where all are taken, the wanted one.
 * @param {{x: number, y: number}} wanted @param {{x: number, y: number}[]} taken @param {number} height
 */
function freeHeight(wanted, taken, height) {
  const near = taken.filter(p => Math.abs(p.x - wanted.x) < APART);
  const start = inside(wanted.y, height);
  for (let off = 0; off < height; off += 3)
    for (const at of [inside(start - off, height), inside(start + off, height)])
      if (near.every(p => Math.abs(p.y - at) >= APART)) return at;
  return start;
}

/** The curve in words, turn by turn. @param {Analysis} a @param {(side: string) => string} name */
export function curveWords(a, name) {
  const list = a.turns.map(turn => t('replay.chance_turn', { n: turn.turn, chance: percent(turn.value / a.whole) }));
  return t('replay.chance_words', { side: name(a.sides[0]), start: percent(a.first / a.whole), list: list.join(' ') });
}
