// The order that is being drawn up: pieces, goal and facing, with what the server foresees. The same for the mouse that
// drags, for keys, and for taps; whoever holds it calls `aim`, `turn` and `give`.

import { t } from '../words.js';
import { assault, fire, march } from './orders.js';
import { draftMarkup, passMarkup } from './ghosts.js';
import { previewText } from './preview.js';
import { asText } from './sentence.js';
import { FACINGS } from './verbs.js';

/** @typedef {import('../types.js').Preview} Preview */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {'march'|'fire'} Kind */

/** Milliseconds the goal must stay the same before a screen reader is told of it. */
const REST = 500;

export class Draft {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Kind|null} what is drawn up, if anything */
    this.kind = null;
    /** @type {string[]} */
    this.ids = [];
    /** @type {string|null} */
    this.hex = null;
    /** @type {string|null} */
    this.facing = null;
    /** It is given by letting go: its card needs no buttons. */
    this.dragged = false;
    /** @type {Preview|null} of the order as it is now */
    this.preview = null;
    /** Why it is no order. */
    this.refusal = '';
    this.asking = false;
    this.asked = '';
    this.resting = 0;
    /** @type {Set<() => void>} */
    this.watchers = new Set();
    for (const news of /** @type {const} */ (['decision', 'wipe'])) desk.on(news, () => this.cancel());
    desk.manner.onnews(() => {
      if (this.active) this.foresee();
    });
  }

  get active() {
    return this.kind !== null;
  }

  /** Calls fn when it has changed. @param {() => void} fn */
  onnews(fn) {
    this.watchers.add(fn);
  }

  /** @param {Kind} kind  @param {string[]} ids  @param {boolean} [dragged] */
  begin(kind, ids, dragged = false) {
    this.desk.hand.popovers.close();
    Object.assign(this, { kind, ids, dragged, hex: null, facing: null, preview: null, refusal: '', asked: '' });
    this.tell();
  }

  /** Put down by the player: what he said of it is forgotten too. @returns {boolean} whether there was anything to leave */
  leave() {
    const { manner } = this.desk, was = this.active || manner.said;
    this.cancel();
    manner.clear();
    return was;
  }

  /** Is there anything to leave? @returns {boolean} */
  cancel() {
    if (!this.active) return false;
    clearTimeout(this.resting);
    Object.assign(this, { kind: null, ids: [], hex: null, facing: null, preview: null, refusal: '', asked: '' });
    this.tell();
    return true;
  }

  /** The goal. @param {string|null} hex */
  aim(hex) {
    if (!this.active || hex === this.hex || (hex && !this.desk.isHex(hex))) return;
    this.hex = hex;
    this.foresee();
  }

  /** The facing at the goal, the next one clockwise or the other way. @param {number} way */
  turn(way) {
    if (this.kind !== 'march' || !this.hex) return;
    const all = this.facings, now = this.facing ?? this.preview?.pieces[0]?.facing ?? all[0];
    this.face(all[(all.indexOf(now) + way + all.length) % all.length]);
  }

  /** @param {string} facing */
  face(facing) {
    if (facing === this.facing || this.kind !== 'march') return;
    this.facing = facing;
    this.foresee();
  }

  /** The fronts these rules have: those that the player's pieces have now. */
  get facings() {
    const { model } = this.desk, own = this.ids.map(id => model.unit(id)?.facing ?? '');
    const sides = own.some(f => f.startsWith('side-')), corners = own.some(f => f && !f.startsWith('side-'));
    return FACINGS.filter(f => (f.startsWith('side-') ? sides : corners || !sides));
  }

  /** The order as a text, or nothing where it has no goal yet. To the enemy one goes to attack him, unless told to stop before. */
  get text() {
    const { kind, hex, facing } = this, { hand, manner } = this.desk, ids = hand.group.named(this.ids);
    if (!kind || !hex || (kind === 'march' && this.isHome(hex))) return '';
    if (kind === 'fire') return fire({ ids, hex }, manner.words('fire'));
    if (!this.isEnemy(hex) || manner.near > 0 || manner.calm) return march({ ids, hex, facing }, manner.words('march'));
    return this.onlyGuns ? fire({ ids, hex }, manner.words('fire')) : assault({ ids, hex }, manner.words('assault'));
  }

  /** They pass the hex pointed at; the goal comes after it. */
  pass() {
    if (this.kind !== 'march' || !this.hex) return;
    const { hex } = this;
    this.hex = null;
    this.desk.manner.pass(hex);
  }

  /** Where they stand already, without a wish to turn or to form up. @param {string} hex */
  isHome(hex) {
    return !this.facing && !this.desk.manner.formation && this.ids.every(id => this.desk.model.unit(id)?.hex === hex);
  }

  /** @param {string} hex */
  isEnemy(hex) {
    const { model } = this.desk, stack = model.stack(hex);
    return stack.length > 0 && !stack.some(u => model.isOwn(u.id));
  }

  get onlyGuns() {
    return this.ids.every(id => this.desk.model.piece(id)?.kind === 'guns');
  }

  /** Asks what would come of it; while an answer is under way only the last wish counts. */
  foresee() {
    const { text } = this;
    if (!text) this.preview = null;
    this.tell();
    if (text && !this.asking && text !== this.asked) void this.ask(text);
  }

  /** @param {string} text */
  async ask(text) {
    this.asking = true;
    this.asked = text;
    try {
      const preview = await this.desk.net.call('preview', { order: text });
      if (this.text === text) this.take(preview, '');
    } catch (error) {
      if (this.text === text) this.take(null, error.message);
    } finally {
      this.asking = false;
    }
    if (this.active && this.text !== text) this.foresee();
  }

  /** @param {Preview|null} preview  @param {string} refusal */
  take(preview, refusal) {
    this.preview = preview;
    this.refusal = refusal;
    this.tell();
    clearTimeout(this.resting);
    this.resting = window.setTimeout(() => this.say(), REST);
  }

  /** For ears: the same words as on the card. */
  say() {
    if (!this.active) return;
    this.desk.say(this.preview ? asText(previewText(this.desk, this.preview)) : this.refusal);
  }

  tell() {
    this.desk.overlay.draft(this.preview ? draftMarkup(this.desk, this.preview, this.hex) : passMarkup(this.desk));
    for (const fn of this.watchers) fn();
  }

  /** Gives it. @returns {Promise<boolean>} */
  async give() {
    const { text } = this, words = this.asked === text && !this.asking ? this.preview?.words : undefined, { orders, notice } = this.desk;
    this.cancel();
    if (!text) return false;
    if (!orders.can) {
      notice.show(t('table.not_your_turn'));
      return false;
    }
    return orders.give(text, words);
  }
}
