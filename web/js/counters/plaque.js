// The plaque of a formed unit, 66 x 66: sign of its arm, steps left, and in the lower row fire, melee and morale.

import { BODY, isDone } from './counter.js';
import { lookOf } from './look.js';
import { symbolMarkup } from './symbols.js';
import { briefOf } from './terms.js';
import { escape, roughWidth, squeezed } from './text.js';

/**
 * @typedef {import('./look.js').Piece} Piece
 * @typedef {import('./look.js').Unit} Unit
 * @typedef {import('./look.js').Look} Look
 */

/** Where the panel with the sign stands, by detail: upper edge, height, width. */
const PANELS = [[-29, 33, 58], [-29, 38, 39], [-20, 31, 39]];

/** Sign and the half-shaded ground of mounted arms. @param {Look} look @param {number[]} panel */
function signMarkup(look, [y, h, w]) {
  const size = Math.min(h - 2, 34), right = w - 29;
  return (
    `<rect class="ct-panel" x="-29" y="${y}" width="${w}" height="${h}" rx="${look.shape === 'round' ? 4 : 0}"/>` +
    (look.branch === 'horse' ? `<path class="ct-half" d="M-28 ${y + h - 1}V${y + h - 10}L${right - 9} ${y + 1}H${right - 1}V${y + h - 1}Z"/>` : '') +
    symbolMarkup(look.symbol, w / 2 - 29, y + (h - size) / 2, size)
  );
}

/** Steps left, marked where some are lost. @param {Piece} piece @param {Unit} unit @param {number} y */
function leftMarkup(piece, unit, y) {
  const left = piece.steps - unit.lost;
  const mark = unit.lost > 0 ? `<path class="pq-lost" d="M13 ${y + 4}H30"/>` : '';
  return `<text class="pq-left" x="21.4" y="${y}"${left > 9 ? squeezed(17) : ''}>${left}</text>${mark}`;
}

/** All there is room for when the map is far away. @param {Piece} piece @param {Unit} unit */
const farMarkup = (piece, unit) => `<text class="ct-v far" x="0" y="30.6">${briefOf({ piece, unit })}</text>`;

/** @param {number} x @param {number} value @param {string} kind @param {number} room */
const figure = (x, value, kind, room) =>
  `<text class="pq-v ${kind}" x="${x}" y="29"${value > 9 ? squeezed(room) : ''}>${value || '–'}</text>`;

/** @param {Unit} unit */
const figuresMarkup = unit =>
  figure(-21, unit.firepower, 'side', 15) + figure(0, unit.strength, 'mid', 19) + figure(21.6, unit.morale, 'side', 17);

/**
 * @param {Piece} piece
 * @param {Unit} unit
 * @param {number} lod 0 far, 1 table, 2 near
 */
export function plaqueMarkup(piece, unit, lod) {
  const look = lookOf(piece);
  const near = roughWidth(look.label) * 10.6 > 58 ? squeezed(58) : '';
  return (
    `<g class="ct pq ${look.dress}"><path class="ct-shadow" transform="translate(1.6 3)" d="${BODY[look.shape]}"/>` +
    `<path class="ct-body" d="${BODY[look.shape]}"/>${signMarkup(look, PANELS[lod])}` +
    (lod === 2 ? `<text class="ct-id" x="-29" y="-23"${near}>${escape(look.label)}</text>` : '') +
    (lod === 0 ? farMarkup(piece, unit) : leftMarkup(piece, unit, lod === 2 ? 1 : -4) + figuresMarkup(unit)) +
    (isDone(unit) ? `<path class="ct-veil" d="${BODY[look.shape]}"/>` : '') +
    '</g>'
  );
}
