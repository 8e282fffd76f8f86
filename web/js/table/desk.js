// What the parts of the table share: the game, the map, the wire, and word of what changed.

import { lookOf } from '../counters/look.js';
import { announce } from '../dom.js';
import { t } from '../words.js';

/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('../types.js').Refusal} Refusal */
/**
 * What is told:
 *  position  everything is new;  entry  one entry was played;  decision  what is to be decided changed;
 *  selection  unit or verb in hand changed;  answers  standing answers changed;
 *  words  the language changed;  wipe  the curtain fell.
 * @typedef {'position'|'entry'|'decision'|'selection'|'answers'|'words'|'wipe'} News
 */

/** Height of the panel of a lesson on a phone after the first step, when it is folded. */
const FOLDED = 110;

export class Desk {
  /**
   * @param {object} parts
   * @param {any} parts.net  @param {import('./model.js').Model} parts.model  @param {HTMLElement} parts.root
   * @param {HTMLElement} parts.stage what popovers stand in: the map and its frame
   * @param {import('../map/board.js').Board} parts.board  @param {import('../map/geometry.js').Geometry} parts.geometry
   * @param {import('../counters/pieces.js').Pieces} parts.pieces  @param {import('../map/geometry.js').MapData} parts.map
   */
  constructor({ net, model, root, stage, board, geometry, pieces, map }) {
    this.net = net;
    this.model = model;
    this.root = root;
    this.stage = stage;
    this.board = board;
    this.geometry = geometry;
    this.pieces = pieces;
    this.map = map;
    /** @type {Map<News, Set<(what?: any) => void>>} */
    this.listeners = new Map();
    this.sending = false;
    /** How often the player has decided something here: what orders do later is not counted. */
    this.decided = 0;
    /** Entries are still being played: nothing is to be chosen yet. */
    this.playing = false;
    /** @type {import('./hand.js').Hand} */
    this.hand = /** @type {any} */ (null);
    /** @type {import('./overlay.js').Overlay} */
    this.overlay = /** @type {any} */ (null);
    /** @type {import('./notice.js').Notice} */
    this.notice = /** @type {any} */ (null);
    /** @type {import('./orders.js').Orders} */
    this.orders = /** @type {any} */ (null);
    /** @type {import('./manner.js').Manner} */
    this.manner = /** @type {any} */ (null);
    /** @type {import('./draft.js').Draft} */
    this.draft = /** @type {any} */ (null);
  }

  /** @param {News} news  @param {(what?: any) => void} fn */
  on(news, fn) {
    const known = this.listeners.get(news) ?? new Set();
    this.listeners.set(news, known.add(fn));
    return () => known.delete(fn);
  }

  /** @param {News} news  @param {any} [what] */
  emit(news, what) {
    for (const fn of this.listeners.get(news) ?? []) fn(what);
  }

  /** Whether the player may choose now. */
  get ready() {
    return this.model.mine && !this.playing && !this.sending;
  }

  /**
   * Sends a decision. A second one waits for the answer, so that a double click does nothing twice.
   * @param {string} action  @returns {Promise<boolean>} whether it was done
   */
  async act(action) {
    return this.order('act', { n: this.model.n, action });
  }

  /** @param {string} op  @param {object} fields */
  async order(op, fields) {
    if (this.sending) return false;
    this.sending = true;
    this.decided++;
    try {
      await this.net.call(op, fields);
      return true;
    } catch (error) {
      this.refused(/** @type {Refusal} */ (error));
      return false;
    } finally {
      this.sending = false;
      if (!this.playing) this.emit('decision');
    }
  }

  /** A question to the server that may fail quietly. @param {string} op  @param {object} fields @returns {Promise<any>} */
  async ask(op, fields = {}) {
    try {
      return await this.net.call(op, fields);
    } catch {
      return null;
    }
  }

  /** @param {Refusal} error */
  refused(error) {
    if (error.code === 'stale') return; // the newer position is on its way
    const calm = error.code === 'storage' ? t('table.not_stored', { why: error.message }) : error.message;
    this.notice.show(calm, { tone: 'bad', paragraph: error.paragraph ?? '' });
  }

  /** Whether a number is that of a hex on this map. @param {string} number */
  isHex(number) {
    return /^\d{4}$/.test(number) && this.geometry.inside(...this.geometry.parse(number));
  }

  /** @param {string|null|undefined} id */
  isCommander(id) {
    const piece = this.model.piece(id);
    return !!piece && lookOf(piece).branch === 'commander';
  }

  /** The ground of a hex in words. @param {string} hex */
  ground(hex) {
    const [c, r] = this.geometry.parse(hex);
    return t(`ground.${this.map.grid[r - 1]?.[c - 1] ?? '.'}`);
  }

  /** Where a hex and its neighbours are, in pixels of the map. @param {string} hex */
  hexBox(hex) {
    const [x, y] = this.board.place(hex);
    const far = this.geometry.W * this.board.scale * 1.5;
    return { left: x - far, right: x + far, top: y - far, bottom: y + far };
  }

  /** What stands over the map, on the screen: the decision bar, the tools, the panel of a lesson. They lie beside the map, not in its drawing. */
  get over() {
    const box = (/** @type {string} */ name) => {
      const found = [...this.stage.children].find(el => el.classList.contains(name))?.getBoundingClientRect();
      return found?.width && found.height ? found : null;
    };
    return { bar: box('tb-bar'), rail: box('rail'), note: box('gd'), lesson: box('lesson') };
  }

  /** Tells the board what these hide of it, before anything is brought into sight. */
  clear() {
    const { bottom, right, width, left, top } = this.board.host.getBoundingClientRect(), { bar, rail, note, lesson } = this.over;
    const low = note && note.width > 0.8 * width ? note : bar; // a note across the whole map, on a phone, hides more than the bar
    const across = !!lesson && lesson.width > width / 2; // as on a phone; else it stands at the left
    this.board.cover({
      below: low ? Math.max(0, bottom - low.top) : 0,
      right: rail ? Math.max(0, right - rail.left) : 0,
      left: lesson && !across ? Math.max(0, lesson.right - left) : 0,
      above: lesson && across ? Math.min(FOLDED, Math.max(0, lesson.bottom - top)) : 0,
    });
  }

  /** Brings a hex into sight if it is not. @param {string} hex */
  reveal(hex) {
    this.clear();
    this.board.reveal(hex);
  }

  /** Nearer or farther: about the piece in hand where there is one, so that it never leaves the window. @param {number} factor */
  zoom(factor) {
    this.clear();
    this.board.zoomBy(factor, this.model.unit(this.hand.shown ?? this.hand.unit)?.hex ?? undefined);
  }

  /** The piece in hand, and all of its reach that there is room for, come out from under the decision bar. */
  revealReach() {
    const { unit, reach } = this.hand, hex = this.model.unit(unit)?.hex;
    if (!hex || reach.size === 0) return;
    this.clear();
    this.board.revealAll([hex, ...reach.keys()], hex);
  }

  /** These hexes come out from under what stands over the map. @param {string[]} hexes */
  revealAll(hexes) {
    if (hexes.length === 0) return;
    this.clear();
    this.board.revealAll(hexes, hexes[0]);
  }

  /** The piece that is asked about, or those that can act, come out from under what stands over the map. */
  revealAble() {
    const { model } = this, { choices, latest } = model, asked = latest?.prompt?.unit ?? '';
    const able = choices.byUnit.has(asked) ? [asked] : [...choices.byUnit.keys()], hexes = known(able.map(id => model.unit(id)?.hex));
    if (model.mine) this.revealAll(hexes);
  }

  /** Shows a hex that the log or a refusal speaks of. @param {string} hex */
  point(hex) {
    this.reveal(hex);
    this.overlay.focus(hex);
  }

  /** A piece named in the pool or a list: its hex comes into the middle, its card is shown. @param {string} id */
  showUnit(id) {
    const hex = this.model.unit(id)?.hex;
    this.hand.select(id);
    if (!hex) return;
    this.clear();
    this.board.centre(hex);
  }

  /** Every hex a piece stands in. */
  get stood() {
    return known([...this.model.units.values()].map(u => u.hex));
  }

  /** The part of the map where both sides stand. */
  fitFront() {
    this.clear();
    this.board.fit(this.stood);
  }

  /** The first view: the same, or, if the window is too small, the pieces that can act, then where they can act. */
  fitAction() {
    const { model } = this, { list } = model.choices;
    this.clear();
    this.board.fitReadable([list.map(c => model.unit(c.unit)?.hex), list.map(c => c.hex), this.stood].map(known));
  }

  fitWhole() {
    this.clear();
    this.board.fit();
  }

  /** @param {string} text */
  say(text) {
    announce(text);
  }
}

/** Each hex once. @param {(string|null|undefined)[]} hexes @returns {string[]} */
const known = hexes => [...new Set(hexes)].flatMap(hex => hex ?? []);
