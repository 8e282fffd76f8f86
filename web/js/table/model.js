// What the page knows of a game. It comes from `now` and `curtain` messages alone. `latest` is how the game stands at
// the server; units and log follow it entry by entry, as they are played on the map.

import { hexesOf } from '../counters/pieces.js';
import { wear } from '../livery.js';
import { Choices } from './choices.js';

/** @typedef {import('../types.js').Now} Now */
/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('../types.js').Piece} Piece */
/** @typedef {import('../types.js').Table} Table */

/** How far back the log is kept; older entries are asked for when the reader scrolls to them. */
export const LOG_KEPT = 2000;

export class Model {
  /** @type {Map<string, Unit>} */
  units = new Map();
  /** @type {Map<string, Unit[]>|null} made from the units when first asked for */
  stacks = null;
  /** @type {Entry[]} in order, the oldest first */
  log = [];
  /** @type {Now|null} */
  latest = null;
  choices = new Choices([], null);
  /** @type {string|null} the side that is to take its seat */
  curtain = null;
  /** @type {Map<string, Piece>} */
  pieces = new Map();
  /** @type {Map<string, string>} */
  sideNames = new Map();

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.setTable(table);
  }

  /** @param {Table} table */
  setTable(table) {
    this.table = table;
    this.pieces = new Map(table.pieces.map(p => [p.id, p]));
    wear(table);
    this.sideNames = new Map(table.sides.map(s => [s.id, s.name]));
  }

  /** Nothing of the position stays, neither here nor in what is drawn from here. */
  forget() {
    this.units = new Map();
    this.stacks = null;
    this.log = [];
    this.latest = null;
    this.choices = new Choices([], null);
    this.curtain = null;
  }

  get n() {
    return this.latest?.n ?? 0;
  }
  get side() {
    return this.latest?.side ?? 'spectator';
  }
  /** The commander who acts; between turns, while chits are chosen, nobody does. */
  get acts() {
    return this.latest?.phase ? this.latest.active : null;
  }
  get mine() {
    return !!this.latest?.mine;
  }

  /** @param {Now} now */
  take(now) {
    if (now.full) this.takeFull(now);
    this.latest = now;
    this.choices = new Choices(now.choices ?? [], now.decline ?? null);
    this.curtain = null;
  }

  /** @param {Now} now */
  takeFull(now) {
    this.units = new Map((now.units ?? []).map(u => [u.id, u]));
    this.stacks = null;
    this.log = now.entries.slice();
  }

  /** An entry has been played: its pieces stand as it left them. @param {Entry} entry */
  play(entry) {
    for (const unit of entry.units ?? []) this.units.set(unit.id, unit);
    this.stacks = null;
    this.log.push(entry);
    if (this.log.length > LOG_KEPT) this.log.splice(0, this.log.length - LOG_KEPT);
  }

  /** Older entries, before those that are known. @param {Entry[]} entries */
  addOlder(entries) {
    const first = this.log[0]?.n ?? Infinity;
    this.log.unshift(...entries.filter(e => e.n < first));
  }

  /** Pieces in a hex, the top one first. @param {string} hex @returns {Unit[]} */
  stack(hex) {
    this.stacks ??= this.sorted();
    return this.stacks.get(hex) ?? [];
  }

  /** All stacks at once: they are asked for hex by hex, many times between two changes. @returns {Map<string, Unit[]>} */
  sorted() {
    /** @type {Map<string, Unit[]>} */
    const stacks = new Map();
    for (const unit of this.units.values())
      for (const hex of unit.eliminated ? [] : hexesOf(unit)) {
        const here = stacks.get(hex);
        if (here) here.push(unit);
        else stacks.set(hex, [unit]);
      }
    for (const here of stacks.values()) here.sort((a, b) => a.order - b.order);
    return stacks;
  }

  /** @param {string|null|undefined} id */
  unit(id) {
    return (id && this.units.get(id)) || null;
  }
  /** Every hex a piece lies in. @param {string|null|undefined} id @returns {string[]} */
  hexesOf(id) {
    return hexesOf(this.unit(id) ?? undefined);
  }
  /** @param {string|null|undefined} id */
  piece(id) {
    return (id && this.pieces.get(id)) || null;
  }
  /** @param {string|null|undefined} id */
  name(id) {
    return this.piece(id)?.name ?? id ?? '';
  }
  /** Whether the other side has a piece of the same name. @param {Piece} piece */
  isTwin({ name, side }) {
    return this.table.pieces.some(p => p.name === name && p.side !== side);
  }
  /** @param {string|null|undefined} side */
  sideName(side) {
    return (side && this.sideNames.get(side)) ?? side ?? '';
  }
  /** Whether a piece fights for the seat that looks. @param {string} id */
  isOwn(id) {
    return this.piece(id)?.side === this.side;
  }
}
