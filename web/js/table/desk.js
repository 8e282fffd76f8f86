/** What the parts of the table share: the game, the map, the wire, and word of what changed. */
import { announce } from '../dom.js';
import { t } from '../words.js';

/** @typedef {import('./types.js').Choice} Choice */
/** @typedef {import('./types.js').Refusal} Refusal */
/**
 * What is told:
 *  position  everything is new;  entry  one entry was played;  standing  what is to be decided changed;
 *  selection  unit or verb in hand changed;  words  the language changed;  wipe  the curtain fell.
 * @typedef {'position'|'entry'|'standing'|'selection'|'words'|'wipe'} News
 */

export class Desk {
  /**
   * @param {object} parts
   * @param {any} parts.net  @param {import('./model.js').Model} parts.model  @param {HTMLElement} parts.root
   * @param {any} parts.board  @param {any} parts.geometry  @param {any} parts.pieces  @param {any} parts.map the ground as the server describes it
   */
  constructor({ net, model, root, board, geometry, pieces, map }) {
    this.net = net;
    this.model = model;
    this.root = root;
    this.board = board;
    this.geometry = geometry;
    this.pieces = pieces;
    this.map = map;
    /** @type {Map<News, Set<(what?: any) => void>>} */
    this.listeners = new Map();
    this.sending = false;
    /** Entries are still being played: nothing is to be chosen yet. */
    this.playing = false;
    /** @type {import('./hand.js').Hand} */
    this.hand = /** @type {any} */ (null);
    /** @type {import('./notice.js').Notice} */
    this.notice = /** @type {any} */ (null);
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
    try {
      await this.net.call(op, fields);
      return true;
    } catch (error) {
      this.refused(/** @type {Refusal} */ (error));
      return false;
    } finally {
      this.sending = false;
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
    if (error.code === 'stale') return;   // the newer position is on its way
    const calm = error.code === 'storage' ? t('table.not_stored', { why: error.message }) : error.message;
    this.notice.show(calm, { tone: 'bad', paragraph: error.paragraph ?? '' });
  }

  /** @param {string} text */
  say(text) {
    announce(text);
  }
}
