// How the next order is to be carried out: by which way, in which formation, and what stops it. It is said before the
// goal or while the pieces are being dragged, holds for one order, and is forgotten when that is given.

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {'march'|'assault'|'fire'|'hold'|'done'} Kind */
/** @typedef {'safely'|'row'|'calm'|'loss'|'always'} Switch */
/** @typedef {'near'|'until'|'above'} Measure */

/** What orders of each kind may be told. @type {Record<Kind, string[]>} */
export const TOLD = {
  march: ['formation', 'via', 'safely', 'row', 'calm', 'near', 'loss', 'until'],
  assault: ['near', 'loss', 'until'],
  fire: ['above', 'near', 'loss', 'until'],
  hold: ['near', 'loss', 'until'],
  done: ['above', 'near', 'loss', 'until'],
};

/** What a number begins with, by how much it changes, and how far it goes. */
const NUMBERS = { near: { first: 3, by: 1, most: 9 }, above: { first: 30, by: 10, most: 90 }, until: { first: 1, by: 1, most: 99 } };

const NOTHING = { formation: '', safely: false, row: false, calm: false, loss: false, always: false, near: 0, until: 0, above: 0 };

export class Manner {
  /** That in which the pieces shall stand at the goal. */
  formation = '';
  /** @type {string[]} hexes on the way */
  via = [];
  safely = false;
  row = false;
  /** They only go, even to where the enemy is. */
  calm = false;
  loss = false;
  /** What is chosen next is done whenever it can be. */
  always = false;
  /** Hexes within which an enemy stops it. */
  near = 0;
  /** The turn whose beginning stops it. */
  until = 0;
  /** The least chance, in percent, to fire at, or to be asked again for. */
  above = 0;
  /** @type {Set<() => void>} */
  watchers = new Set();

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    desk.on('wipe', () => this.clear());
  }

  clear() {
    if (!this.said) return;
    Object.assign(this, NOTHING, { via: [] });
    this.tell();
  }

  /** Whether anything has been said. */
  get said() {
    const { formation, via, safely, row, calm, loss, always, near, until, above } = this;
    return !!formation || via.length > 0 || safely || row || calm || loss || always || near + until + above > 0;
  }

  /** Calls fn when it has changed. @param {() => void} fn */
  onnews(fn) {
    this.watchers.add(fn);
  }

  tell() {
    for (const fn of this.watchers) fn();
  }

  /** @param {Switch} name */
  flip(name) {
    this[name] = !this[name];
    this.tell();
  }

  /** A number on or off. @param {Measure} name  @param {number} [value] */
  set(name, value = this.first(name)) {
    this[name] = this[name] === value ? 0 : value;
    this.tell();
  }

  /** What a number is when it is first wanted: a turn is the next one. @param {Measure} name */
  first(name) {
    return NUMBERS[name].first + (name === 'until' ? (this.desk.model.latest?.turn ?? 0) : 0);
  }

  /** More or less of it; less than the least is none. @param {Measure} name  @param {1|-1} way */
  shift(name, way) {
    const { by, most } = NUMBERS[name], least = name === 'until' ? this.first(name) : by;
    const value = this[name] === 0 ? this.first(name) : Math.min(most, this[name] + way * by);
    this[name] = value < least ? 0 : value;
    this.tell();
  }

  /** @param {string} key that of the formation in hand takes it away */
  form(key) {
    this.formation = this.formation === key ? '' : key;
    this.tell();
  }

  /** @param {string} hex */
  pass(hex) {
    if (this.via.at(-1) !== hex) this.via.push(hex);
    this.tell();
  }

  /** As words of an order, in the order they have there (docs/orders.md). @param {Kind} kind */
  words(kind) {
    const said = {
      row: this.row && 'row',
      via: this.via.length > 0 && `via ${this.via.join(' ')}`,
      formation: this.formation && `as ${this.formation}`,
      safely: this.safely && 'safely',
      above: this.above > 0 && `above ${this.above}`,
      near: this.near > 0 && `near ${this.near}`,
      loss: this.loss && 'loss',
      until: this.until > 0 && `until ${this.until}`,
    };
    return Object.entries(said).flatMap(([name, words]) => (words && TOLD[kind].includes(name) ? [words] : []));
  }
}
