// The plaque of a formed unit, 66 x 66: sign of its arm, increments left, and in the lower row fire, melee and morale.

import { f as fix } from '../map/geometry.js';
import { BODY } from './counter.js';
import { lookOf } from './look.js';
import { escape, roughWidth, squeezed } from './text.js';

/**
 * @typedef {import('./look.js').Piece} Piece
 * @typedef {import('./look.js').Unit} Unit
 * @typedef {import('./look.js').Look} Look
 */

/** Sign and the half-shaded ground of mounted arms. @param {Look} look @param {number} y @param {number} h */
function signMarkup(look, y, h) {
  const size = Math.min(h - 2, 34), width = (size * 42) / 43;
  return (
    `<rect class="ct-panel" x="-29" y="${y}" width="39" height="${h}" rx="${look.shape === 'round' ? 4 : 0}"/>` +
    (look.branch === 'horse' ? `<path class="ct-half" d="M-28 ${y + h - 1}V${y + h - 10}L1 ${y + 1}H9V${y + h - 1}Z"/>` : '') +
    `<use class="ct-sym" href="#arm-${look.symbol}" x="${fix(-9.5 - width / 2)}" y="${fix(y + (h - size) / 2)}"` +
    ` width="${fix(width)}" height="${fix(size)}"/>`
  );
}

/** Increments left, marked where some are lost. @param {Piece} piece @param {Unit} unit @param {number} y */
function leftMarkup(piece, unit, y) {
  const left = piece.steps - unit.lost;
  const mark = unit.lost > 0 ? `<path class="pq-lost" d="M13 ${y + 4}H30"/>` : '';
  return `<text class="pq-left" x="21.4" y="${y}"${left > 9 ? squeezed(17) : ''}>${left}</text>${mark}`;
}

/** @param {number} x @param {number} value @param {string} kind @param {number} room */
const figure = (x, value, kind, room) =>
  `<text class="pq-v ${kind}" x="${x}" y="29"${value > 9 ? squeezed(room) : ''}>${value || '–'}</text>`;

/**
 * @param {Piece} piece
 * @param {Unit} unit
 * @param {number} lod 0 far, 1 table, 2 near
 */
export function plaqueMarkup(piece, unit, lod) {
  const look = lookOf(piece), [y, h] = lod === 2 ? [-20, 31] : lod === 1 ? [-29, 38] : [-29, 58];
  const near = roughWidth(look.label) * 10.6 > 58 ? squeezed(58) : '';
  return (
    `<g class="ct pq ${look.nation}"><path class="ct-shadow" transform="translate(1.6 3)" d="${BODY[look.shape]}"/>` +
    `<path class="ct-body" d="${BODY[look.shape]}"/>${signMarkup(look, y, h)}` +
    (lod === 2 ? `<text class="ct-id" x="-29" y="-23"${near}>${escape(look.label)}</text>` : '') +
    leftMarkup(piece, unit, lod === 2 ? 1 : lod === 1 ? -4 : 9) +
    (lod === 0 ? '' : figure(-21, unit.firepower, 'side', 15) + figure(0, unit.strength, 'mid', 19) + figure(21.6, unit.morale, 'side', 17)) +
    (unit.status === 'moved' ? `<path class="ct-veil" d="${BODY[look.shape]}"/>` : '') +
    '</g>'
  );
}
