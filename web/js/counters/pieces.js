// The pieces on the map: one group for each hex that holds any, kept by the hex's number, so that a
// change redraws only the stacks it touches.

import { f as fix, hexPath } from '../map/geometry.js';
import { onPref, pref } from '../prefs.js';
import { onLang } from '../words.js';
import { installDefs } from './defs.js';
import { describeStack } from './describe.js';
import { detailFor, dress, lookOf } from './look.js';
import { Motion } from './motion.js';
import { inOrder, stackMarkup } from './stack.js';
import { escape } from './text.js';

/**
 * @typedef {import('./look.js').Piece} Piece
 * @typedef {import('./look.js').Unit} Unit
 * @typedef {import('./look.js').Counter} Counter
 * @typedef {import('../types.js').Entry} Entry
 * @typedef {import('../map/board.js').Board} Board
 * @typedef {import('../map/geometry.js').Geometry} Geometry
 * @typedef {'dim'|'able'} Mark  how a stack is set off: faded, or able to act
 */

/** Every hex a piece lies in, its first one first. @param {Unit|undefined} unit @returns {string[]} */
export const hexesOf = unit => (unit?.hex ? [unit.hex, ...unit.others ?? []] : []);

const SVG = 'http://www.w3.org/2000/svg';

export class Pieces {
  /** @param {Board} board @param {Geometry} geometry @param {Piece[]} pieces */
  constructor(board, geometry, pieces) {
    dress(pieces);
    installDefs();
    /** faces of the dice that fall beside them */
    this.dieFaces = 10;
    this.board = board;
    this.geometry = geometry;
    this.pieces = new Map(pieces.map(p => [p.id, p]));
    /** @type {Map<string, Unit>} */
    this.units = new Map();
    /** @type {Map<string, Set<string>>} what stands in each hex */
    this.byHex = new Map();
    /** @type {Map<string, SVGGElement>} */
    this.groups = new Map();
    /** @type {Set<string>} pieces on their way, which no stack shows */
    this.away = new Set();
    /** @type {Map<Mark, Set<string>>} */
    this.marks = new Map();
    /** @type {string|null} */
    this.chosen = null;
    this.layer = document.createElementNS(SVG, 'g');
    this.layer.setAttribute('class', 'stacks');
    board.layers.pieces.append(this.layer);
    this.lod = this.detail();
    this.motion = new Motion(this);
    this.ends = [board.onrest(() => this.look()), onPref('textScale', () => this.look()), onLang(() => this.name())];
  }

  /** The detail that suits the scale of the board and the player's letters. */
  detail() {
    return detailFor(this.board.scale * this.geometry.W, pref('textScale') / 100);
  }

  /** Redraws everything, but only if the level of detail has changed. */
  look() {
    const lod = this.detail();
    if (lod === this.lod)
      return;
    this.lod = lod;
    for (const [hex, group] of this.groups)
      group.innerHTML = this.drawing(hex, this.counters(hex));
  }

  /** Renames every stack. */
  name() {
    for (const [hex, group] of this.groups)
      group.setAttribute('aria-label', describeStack(this.counters(hex), hex));
  }

  /** The position as a whole. @param {Map<string, Unit>|Iterable<Unit>} units */
  set(units) {
    this.motion.cancel();
    this.units = new Map([...(units instanceof Map ? units.values() : units)].map(u => [u.id, u]));
    this.byHex.clear();
    for (const unit of this.units.values())
      this.enter(unit);
    this.lod = this.detail();
    this.paint();
  }

  /** Pieces that are different now. @param {Unit[]} changed */
  update(changed) {
    /** @type {Set<string>} */
    const touched = new Set();
    for (const unit of changed) {
      const before = this.units.get(unit.id);
      for (const hex of hexesOf(before)) {
        this.byHex.get(hex)?.delete(unit.id);
        touched.add(hex);
      }
      this.units.set(unit.id, unit);
      this.enter(unit);
      for (const hex of hexesOf(unit))
        touched.add(hex);
    }
    for (const hex of touched)
      this.draw(hex);
  }

  /** @param {Unit} unit */
  enter(unit) {
    if (!this.pieces.has(unit.id))
      return;
    for (const hex of hexesOf(unit))
      this.byHex.set(hex, (this.byHex.get(hex) ?? new Set()).add(unit.id));
  }

  /** The hex whose group shows a piece: of several the farthest, so that what lies in the others lies over it. @param {Unit} unit */
  anchorOf(unit) {
    return hexesOf(unit).reduce((a, b) => (this.depth(b) < this.depth(a) ? b : a));
  }

  /** What the group of a hex draws. @param {string} hex @param {Counter[]} counters */
  drawing(hex, counters) {
    const [x, y] = this.geometry.at(hex);
    const own = counters.filter(c => this.anchorOf(c.unit) === hex);
    /** @type {import('./stack.js').Span} */
    const span = unit => hexesOf(unit).map(h => {
      const [u, v] = this.geometry.at(h);
      return [u - x, v - y];
    });
    const held = own.length < counters.length ? `<path class="held" d="${hexPath([0, 0])}"/>` : '';
    return held + stackMarkup(own, { lod: this.lod, span });
  }

  /** What is shown in a hex, top first. @param {string} hex @returns {Counter[]} */
  counters(hex) {
    const list = [];
    for (const id of this.byHex.get(hex) ?? []) {
      const piece = this.pieces.get(id);
      const unit = this.units.get(id);
      if (piece && unit && !this.away.has(id))
        list.push({ piece, unit });
    }
    return inOrder(list);
  }

  /** All stacks at once, the farther ones first. */
  paint() {
    const hexes = [...this.byHex.keys()].filter(hex => this.counters(hex).length > 0);
    hexes.sort((a, b) => this.depth(a) - this.depth(b));
    this.layer.innerHTML = hexes.map(hex => this.markup(hex)).join('');
    this.groups = new Map(hexes.map((hex, i) => [hex, /** @type {SVGGElement} */ (this.layer.children[i])]));
    this.decorate();
  }

  /** Stacks further down the map lie over those above. @param {string} hex */
  depth(hex) {
    const [x, y] = this.geometry.at(hex);
    return y * 1000 + x;
  }

  /** @param {string} hex */
  markup(hex) {
    const [x, y] = this.geometry.at(hex);
    const counters = this.counters(hex);
    const name = escape(describeStack(counters, hex));
    return (
      `<g class="stack" id="stack-${hex}" data-hex="${hex}" role="img" aria-label="${name}" ` +
      `transform="translate(${fix(x)} ${fix(y)})">${this.drawing(hex, counters)}</g>`
    );
  }

  /** One stack: made, changed or taken away. @param {string} hex */
  draw(hex) {
    const counters = this.counters(hex);
    const group = this.groups.get(hex);
    if (counters.length === 0) {
      group?.remove();
      this.groups.delete(hex);
    } else if (group) {
      group.innerHTML = this.drawing(hex, counters);
      group.setAttribute('aria-label', describeStack(counters, hex));
    } else {
      this.insert(hex);
    }
    this.decorate();
  }

  /** A new group at its depth. @param {string} hex */
  insert(hex) {
    const depth = this.depth(hex);
    let next = null;
    for (const [other, group] of this.groups)
      if (this.depth(other) > depth && (!next || this.depth(other) < this.depth(next.hex)))
        next = { hex: other, group };
    const box = document.createElementNS(SVG, 'g');
    box.innerHTML = this.markup(hex);
    const made = /** @type {SVGGElement} */ (box.firstElementChild);
    this.layer.insertBefore(made, next?.group ?? null);
    this.groups.set(hex, made);
  }

  /** Puts selection and marks on the groups. */
  decorate() {
    const chosen = this.chosen ? this.units.get(this.chosen) : null;
    const chosenHex = chosen?.hex ? this.anchorOf(chosen) : null;
    for (const [hex, group] of this.groups) {
      group.classList.toggle('chosen', hex === chosenHex);
      for (const [mark, hexes] of this.marks)
        group.classList.toggle(mark, hexes.has(hex) || this.reaches(hex, hexes));
    }
  }

  /** Whether a piece that is drawn here lies in one of these hexes too. @param {string} hex @param {Set<string>} hexes */
  reaches(hex, hexes) {
    return [...this.byHex.get(hex) ?? []].some(id => hexesOf(this.units.get(id)).length > 1 && hexesOf(this.units.get(id)).some(h => hexes.has(h)));
  }

  /** Lifts the stack of a piece. @param {string|null} id */
  select(id) {
    this.chosen = id;
    this.decorate();
  }

  /**
   * Sets off the stacks of these hexes and no others; an empty list ends it.
   * @param {Mark} mark
   * @param {Iterable<string>} hexes
   */
  mark(mark, hexes) {
    this.marks.set(mark, new Set(hexes));
    this.decorate();
  }

  /** To see the ground. @param {boolean} hidden */
  hide(hidden) {
    this.layer.classList.toggle('pieces-hidden', hidden);
  }

  get hidden() {
    return this.layer.classList.contains('pieces-hidden');
  }

  /** The group of a hex, if anything stands there. @param {string} hex @returns {SVGGElement|null} */
  elementOf(hex) {
    return this.groups.get(hex) ?? null;
  }

  /**
   * Shows what happened, then holds the position after it.
   * @param {Entry} entry
   * @param {number} [speed] 0 wants no motion
   * @returns {Promise<void>}
   */
  animate(entry, speed = 1) {
    return this.motion.play(entry, speed);
  }

  /** One speck for each stack on the small map. @returns {import('../map/minimap.js').MinimapPiece[]} */
  dots() {
    return [...this.groups.keys()].map(hex => {
      const look = lookOf(this.counters(hex)[0].piece);
      return { hex, dress: look.dress, round: look.shape === 'round' };
    });
  }

  /** Nothing of the position stays behind. */
  clear() {
    this.motion.cancel();
    this.units.clear();
    this.byHex.clear();
    this.groups.clear();
    this.marks.clear();
    this.chosen = null;
    this.layer.replaceChildren();
  }

  destroy() {
    this.clear();
    this.motion.destroy();
    for (const end of this.ends)
      end();
    this.layer.remove();
  }
}
