// Orders: what a player decides as one. Their texts are those of docs/orders.md; the server unfolds them.

import { announce } from '../dom.js';
import { onPref, pref } from '../prefs.js';
import { t } from '../words.js';

/** @typedef {import('../types.js').Order} Order */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{ids: string[], hex?: string|null, facing?: string|null}} Wish */

/** Milliseconds after which an order that nothing has come of is told to be in force. */
const SOON = 250;

/** What players may want to be asked about; the rest is done by custom. */
export const MATTERS = /** @type {const} */ (['answer', 'joining', 'retreat', 'loss', 'facing', 'fight', 'advance', 'rally']);

export class Orders {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** What each seat was told to be asked about. @type {Map<string, string>} */
    this.told = new Map();
    /** The side that has uncovered its orders, where they are covered. */
    this.seenBy = '';
    /** Whether one was given at this table: who has done so needs not be told how. */
    this.given = false;
    desk.on('decision', () => {
      if (this.seenBy !== desk.model.side) this.seenBy = '';
      void this.tellCustoms();
    });
    desk.on('wipe', () => {
      this.seenBy = '';
    });
    this.off = onPref('asks', () => void this.tellCustoms());
  }

  /** Those in force, of the seat that looks. @returns {Order[]} */
  get list() {
    return this.desk.model.latest?.orders ?? [];
  }

  /** At one screen with a curtain the other player must not read them in passing: they are shown on demand. */
  get secret() {
    const { game, seat } = this.desk.model.table;
    return game.curtain && seat.sides.length > 1;
  }

  get covered() {
    return this.secret && this.seenBy !== this.desk.model.side;
  }

  /** Covers or uncovers them. */
  cover() {
    this.seenBy = this.covered ? this.desk.model.side : '';
    this.desk.emit('selection');
    this.desk.emit('answers');
  }

  /** Whether orders can be given now. */
  get can() {
    return this.desk.ready && this.desk.model.latest?.orders !== undefined && !this.desk.model.table.game.lesson;
  }

  /** Whether F takes aim by an order: a question has its own shot. */
  get aims() {
    const { latest } = this.desk.model;
    return this.can && (!latest?.question || !!latest.left);
  }

  /** The order that has just stopped and waits for a word. @returns {Order|null} */
  get stopped() {
    return this.desk.model.latest?.stopped ?? null;
  }

  /** What was said of how to do it is used up, and so is a selection of everybody. @param {string} order  @param {string} [words] the same for people @returns {Promise<boolean>} */
  async give(order, words = wordsOf(order)) {
    const { hand, manner, model, notice } = this.desk, { n } = model;
    manner.clear();
    hand.putDown();
    if (hand.group.everybody) hand.group.clear();
    const done = await this.desk.order('order', { n, order });
    this.given ||= done;
    if (done) this.confirm(words);
    if (done) setTimeout(() => model.n === n && !this.stopped && notice.show(t('table.order_kept')), SOON);
    return done;
  }

  /** For ears. @param {string} what */
  confirm(what) {
    announce(what ? t('table.order_given_of', { what }) : t('table.order_given'), { keep: true });
  }

  /** @param {number} number */
  drop(number) {
    return this.desk.order('order', { n: this.desk.model.n, drop: number });
  }

  /** @param {number} number */
  resume(number) {
    return this.desk.order('order', { n: this.desk.model.n, resume: number });
  }

  /** The server learns once what this player wants to decide himself, and again when he changes his mind. */
  async tellCustoms() {
    const { model } = this.desk, asks = pref('asks');
    if (!this.can || this.told.get(model.side) === asks || model.latest?.undo.redo) return; // it would end a redo
    this.told.set(model.side, asks);
    await this.desk.ask('order', { n: model.n, ask: asks.split(',').filter(Boolean) });
  }

  close() {
    this.off();
  }
}

/** How it is carried out, as words. @typedef {string[]} How */

/** Pieces go to a hex. @param {Wish} wish  @param {How} [how] */
export const march = ({ ids, hex, facing }, how = []) => ['march', ...ids, hex, facing, ...how].filter(Boolean).join(' ');

/** Pieces go up to the enemy in a hex and attack him, or wherever it is best. @param {Wish} wish  @param {How} [how] */
export const assault = ({ ids, hex }, how = []) => ['assault', ...ids, hex ?? 'at will', ...how].join(' ');

/** Pieces fire at a hex; without pieces all guns that bear do. @param {Wish} wish  @param {How} [how] */
export const fire = ({ ids, hex }, how = []) => ['fire', ...(ids.length ? ids : ['guns']), 'at', hex ?? 'will', ...how].join(' ');

/** @param {string[]} ids  @param {How} [how] */
export const hold = (ids, how = []) => ['hold', ...ids, ...how].join(' ');

/** Commanders ride with their troops. @param {string[]} ids */
export const follow = ids => ['follow', ...ids].join(' ');

/** Nothing more in this activation. @param {How} [how] */
export const done = (how = []) => ['done', ...how].join(' ');

/** The same choice whenever it is offered. @param {string} action */
export const always = action => `act ${action} always`;

/** What the buttons call an order that has no preview. @type {Record<string, string>} */
const CALLED = { hold: 'table.order_hold', follow: 'table.order_follow', done: 'table.done', fire: 'table.order_will', assault: 'table.order_attack' };

/** @param {string} order */
function wordsOf(order) {
  const kind = order.split(' ')[0], key = CALLED[kind];
  return key && (!['fire', 'assault'].includes(kind) || / at will\b/.test(order)) ? t(key) : '';
}
