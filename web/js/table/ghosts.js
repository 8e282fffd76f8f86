// The preview on the map: the way of each piece, its ghost where it comes to stand, what it costs, and who could react.

import { costMarkup, ringMarkup, shotPath, TARGET } from '../counters/outlines.js';
import { stackMarkup } from '../counters/stack.js';
import { f as fix, pt as point } from '../map/geometry.js';
import { pointsText } from './points.js';

/** @typedef {import('../types.js').Preview} Preview */
/** @typedef {import('../types.js').PreviewPiece} PreviewPiece */
/** @typedef {import('./desk.js').Desk} Desk */

/** @param {Desk} desk  @param {Preview} preview  @param {string|null} goal */
export function draftMarkup(desk, preview, goal) {
  return ways(desk, preview) + passMarkup(desk) + shots(desk, preview, goal) + ghosts(desk, preview) + reactors(desk, preview) + blocks(desk, preview);
}

/** A line along the hexes, with its casing. @param {Desk} desk  @param {string[]} hexes */
const wayPath = (desk, hexes) => (hexes.length > 1 ? `M${hexes.map(hex => point(desk.geometry.at(hex))).join('L')}` : '');

/** @param {Desk} desk  @param {Preview} preview */
function ways(desk, { pieces }) {
  const lines = new Set(pieces.map(p => wayPath(desk, [desk.model.unit(p.unit)?.hex ?? '', ...p.path].filter(Boolean).filter((hex, i, all) => hex !== all[i - 1]))));
  const d = [...lines].join('');
  return d && `<path class="way-case" d="${d}"/><path class="way" d="${d}"/>`;
}

/** Hexes they were told to pass, numbered. @param {Desk} desk */
export function passMarkup({ geometry, manner }) {
  return manner.via.map((hex, i) => `<g class="waypoint" transform="translate(${point(geometry.at(hex))})"><circle r="17"/><text y="7">${i + 1}</text></g>`).join('');
}

/** Pieces as they would stand, by hex. @param {Desk} desk  @param {Preview} preview */
function ghosts(desk, { pieces }) {
  /** @type {Map<string, PreviewPiece[]>} */
  const at = new Map();
  for (const piece of pieces) if (piece.hex && piece.hex !== desk.model.unit(piece.unit)?.hex) at.set(piece.hex, [...(at.get(piece.hex) ?? []), piece]);
  return [...at].map(([hex, list]) => {
    const counters = list.flatMap(p => {
      const piece = desk.model.piece(p.unit), unit = desk.model.unit(p.unit);
      return piece && unit ? [{ piece, unit: { ...unit, hex, others: undefined, facing: p.facing ?? unit.facing, formation: p.formation ?? unit.formation } }] : [];
    });
    const [x, y] = desk.geometry.at(hex), costs = list.map(p => p.cost ?? 0), cost = Math.max(0, ...costs);
    const disc = cost > 0 ? `<g transform="translate(34 -34) scale(.8)">${costMarkup(pointsText(desk.model.table, cost))}</g>` : '';
    return `<g class="ghost" transform="translate(${fix(x)} ${fix(y)})">${stackMarkup(counters, { lod: desk.pieces.lod })}</g>` +
      `<g transform="translate(${fix(x)} ${fix(y)})">${disc}</g>`;
  }).join('');
}

/** Lines of fire, and the target. @param {Desk} desk  @param {Preview} preview  @param {string|null} goal */
function shots(desk, preview, goal) {
  if (!goal || !preview.shots?.length) return '';
  const to = desk.geometry.at(goal), from = [...new Set(preview.shots.flatMap(s => desk.model.unit(s.unit)?.hex ?? []))];
  const d = from.map(hex => shotPath(desk.geometry.at(hex), to)).join('');
  return (d && `<path class="shot-case" d="${d}"/><path class="shot" d="${d}"/>`) + `<g transform="translate(${point(to)})">${TARGET}</g>`;
}

/** @param {Desk} desk  @param {Preview} preview */
function reactors(desk, { reactors: list }) {
  const hexes = new Set((list ?? []).flatMap(id => desk.model.unit(id)?.hex ?? []));
  return [...hexes].map(hex => ringMarkup(desk.geometry.at(hex), 'rct')).join('');
}

const CROSS = '<g class="los-block"><circle r="15"/><path d="M-7-7L7 7M-7 7L7-7"/></g>';

/** Those that cannot go. @param {Desk} desk  @param {Preview} preview */
function blocks(desk, { pieces }) {
  const hexes = new Set(pieces.filter(p => p.stop && p.path.length < 1).flatMap(p => desk.model.unit(p.unit)?.hex ?? []));
  return [...hexes].map(hex => `<g transform="translate(${point(desk.geometry.at(hex))})">${CROSS}</g>`).join('');
}

/** Orders in force: a thin line from where a piece stands to its goal. @param {Desk} desk  @param {import('../types.js').Order[]} orders */
export function ordersMarkup(desk, orders) {
  const d = orders.flatMap(({ units, goal }) => (goal ? [...new Set(units.flatMap(id => desk.model.unit(id)?.hex ?? []))].map(from => shotPath(desk.geometry.at(from), desk.geometry.at(goal))) : [])).join('');
  const ends = [...new Set(orders.flatMap(o => o.goal ?? []))].map(hex => `<circle class="ord-end" cx="${fix(desk.geometry.at(hex)[0])}" cy="${fix(desk.geometry.at(hex)[1])}" r="9"/>`).join('');
  return d || ends ? `<path class="ord" d="${d}"/>${ends}` : '';
}
