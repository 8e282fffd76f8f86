// One counter as SVG text, 66 x 66 round the origin of a hex 100 wide: body in the army's dress,
// strip in the commander's colour, sign of the arm, morale, strength and firepower, steps left.

import { f as fix } from '../map/geometry.js';
import { commanderMarkup } from './commander.js';
import { shapeOf } from './formed.js';
import { lookOf } from './look.js';
import { plaqueMarkup } from './plaque.js';
import { symbolMarkup } from './symbols.js';
import { briefOf, named, signOf } from './terms.js';
import { escape, roughWidth, squeezed } from './text.js';

/**
 * @typedef {import('./look.js').Piece} Piece
 * @typedef {import('./look.js').Unit} Unit
 * @typedef {import('./look.js').Look} Look
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 */

/** Outlines of body and strip. */
export const BODY = {
  round: 'M-25-33H25A8 8 0 0 1 33-25V25A8 8 0 0 1 25 33H-25A8 8 0 0 1-33 25V-25A8 8 0 0 1-25-33Z',
  cut: 'M-23-33H23L33-23V23L23 33H-23L-33 23V-23Z',
};
const STRIP = {
  round: 'M-24-33V33H-25A8 8 0 0 1-33 25V-25A8 8 0 0 1-25-33Z',
  cut: 'M-24-32V32L-33 23V-23Z',
};
const STAR = 'M0-5.6L1.6-1.9L5.6-1.5L2.6 1.2L3.5 5.1L0 3L-3.5 5.1L-2.6 1.2L-5.6-1.5L-1.6-1.9Z';

/**
 * Where the panel stands, by detail.
 * @param {Look} look
 * @param {number} lod
 * @returns {Box}
 */
function panelBox(look, lod) {
  const gun = look.branch === 'gun', tall = gun || shownValues().length === 0;
  if (lod === 2)
    return { x: -20.5, y: -19.5, w: 42, h: tall ? 47 : 29 };
  if (lod === 1)
    return { x: -20.5, y: -28, w: 42, h: tall ? 56 : 35 };
  return { x: -20.5, y: -29, w: 49.5, h: gun ? 58 : 33 };
}

/** Mounted arms stand on a half-shaded panel. @param {Box} box */
const halfMarkup = ({ x, y, w, h }) =>
  `<path class="ct-half" d="M${x + 1} ${y + h - 1}V${y + h - 10}L${x + w - 10} ${y + 1}H${x + w - 1}V${y + h - 1}Z"/>`;

/**
 * @param {string} name
 * @param {Look} look
 * @param {Box} box
 * @param {number} inset
 */
const rectMarkup = (name, look, { x, y, w, h }, inset) =>
  `<rect class="${name}" x="${x + inset}" y="${y + inset}" width="${w - 2 * inset}" height="${h - 2 * inset}"` +
  ` rx="${look.shape === 'round' ? 4 - inset : 0}"/>`;

/**
 * The panel with the sign of the arm; stars take room below a gun.
 * @param {Piece} piece
 * @param {Look} look
 * @param {number} lod
 */
function panelMarkup(piece, look, lod) {
  const box = panelBox(look, lod);
  const room = box.h - (look.branch === 'gun' && piece.stars ? 13 : 0);
  const size = Math.min(room - (look.branch === 'horse' ? 2 : 3.4), look.branch === 'gun' ? 42 : 34);
  return (
    rectMarkup('ct-panel', look, box, 0) +
    (look.branch === 'horse' ? halfMarkup(box) : '') +
    rectMarkup('ct-frame', look, box, 1.6) + // seen in some dresses only
    symbolMarkup(look.symbol, box.x + box.w / 2, box.y + (room - size) / 2, size)
  );
}

/** A pip as part of a path. @param {number} y @param {number} r */
const pip = (y, r) =>
  `M${fix(27.2 - r)} ${fix(y)}a${fix(r)} ${fix(r)} 0 1 0 ${fix(2 * r)} 0a${fix(r)} ${fix(r)} 0 1 0 ${fix(-2 * r)} 0Z`;

/**
 * Steps left as filled pips, emptied from the top.
 * @param {number} left
 * @param {number} all
 * @param {number} lod
 */
function pipsMarkup(left, all, lod) {
  const [y0, y1] = lod === 2 ? [-17, 7] : [-25.5, 4.5];
  const gap = all > 1 ? Math.min(8.4, (y1 - y0) / (all - 1)) : 0;
  const radius = Math.min(2.5, gap ? gap / 2 - 0.6 : 2.5);
  const top = (y0 + y1) / 2 - (gap * (all - 1)) / 2;
  let [kept, lost] = ['', ''];
  for (let i = 0; i < all; i++)
    if (i < all - left)
      lost += pip(top + i * gap, radius);
    else
      kept += pip(top + i * gap, radius);
  return `<path class="pip" d="${kept}"/>${lost && `<path class="pip lost" d="${lost}"/>`}`;
}

/** Morale, strength, firepower of the step it is on: where each stands. */
const VALUES = /** @type {const} */ ([['morale', -14.5, 'side', 14.5], ['strength', 4.2, 'mid', 16.5], ['firepower', 23, 'side', 14.5]]);

/** Those that the rules have. */
const shownValues = () => VALUES.filter(([key]) => named('figure', key));

/** @param {Piece} piece @param {Unit} unit @param {number} lod */
function figuresMarkup(piece, unit, lod) {
  if (lod === 0)
    return `<text class="ct-v far" x="4.4" y="30.6">${briefOf({ piece, unit })}</text>`;
  const shown = shownValues().map(([key, x, kind, room]) =>
    `<text class="ct-v ${kind}" x="${x}" y="29"${unit[key] > 9 ? squeezed(room) : ''}>${unit[key] || '–'}</text>`);
  const lines = shown.length < VALUES.length || unit.strength > 9 ? '' : '<path class="ct-sep" d="M-5.4 15.5V27.5M13.8 15.5V27.5"/>';
  return shown.join('') + lines;
}

/** The identifier over the panel, squeezed where it is long. @param {Look} look */
function identifierMarkup(look) {
  const room = look.shape === 'cut' ? 46 : 51;
  const squeeze = roughWidth(look.label) * 10.6 > room ? squeezed(room) : '';
  return `<text class="ct-id" x="-21" y="-22.4"${squeeze}>${escape(look.label)}</text>`;
}

/**
 * Stars as printed: on guns the strength of the battery, on foot a right they have.
 * @param {Piece} piece
 * @param {Look} look
 * @param {number} lod
 */
function starsMarkup(piece, look, lod) {
  const kind = piece.white ? 'ct-star white' : 'ct-star';
  const { x, y, w, h } = panelBox(look, lod);
  const gun = look.branch === 'gun';
  const k = lod === 0 ? 1.45 : gun ? 1.15 : 0.95;
  let out = '';
  for (let i = 0; i < piece.stars; i++) {
    const dx = gun ? x + w / 2 + (i - (piece.stars - 1) / 2) * 11.4 * k : x + 6;
    const dy = gun ? y + h - 6.4 * k : y + 6;
    out += `<path class="${kind}" transform="translate(${fix(dx)} ${fix(dy)}) scale(${k})" d="${STAR}"/>`;
  }
  return out;
}

/** Classes that say dress and state. @param {Look} look @param {Unit} unit */
function classes(look, unit) {
  return `ct ${look.dress} ${look.strip}${unit.in_command ? '' : ' astray'}`;
}

/** It goes no further this time: a veil lies over it. @param {Unit} unit */
export const isDone = unit => ['tick', 'pause'].includes(signOf('status', unit.status));

/**
 * A counter or a commander's medal, without badges and facing.
 * @param {Piece} piece
 * @param {Unit} unit
 * @param {number} [lod] 0 far, 1 table, 2 near
 */
export function counterMarkup(piece, unit, lod = 2) {
  const look = lookOf(piece);
  if (look.branch === 'commander')
    return commanderMarkup(piece, unit, lod);
  if (shapeOf(unit))
    return plaqueMarkup(piece, unit, lod);
  const gun = look.branch === 'gun';
  return (
    `<g class="${classes(look, unit)}">` +
    `<path class="ct-shadow" transform="translate(1.6 3)" d="${BODY[look.shape]}"/>` +
    `<path class="ct-body" d="${BODY[look.shape]}"/>` +
    `<path class="ct-strip" d="${STRIP[look.shape]}"/>` +
    panelMarkup(piece, look, lod) +
    starsMarkup(piece, look, lod) +
    (isDone(unit) ? `<path class="ct-veil" d="${BODY[look.shape]}"/>` : '') +
    (lod === 2 ? identifierMarkup(look) : '') +
    (gun ? '' : figuresMarkup(piece, unit, lod)) +
    (gun || lod === 0 || !named('figure', 'steps') ? '' : pipsMarkup(piece.steps - unit.lost, piece.steps, lod)) +
    '</g>'
  );
}
