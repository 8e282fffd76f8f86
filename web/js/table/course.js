// The course of the game at this table: takes the server's news, plays them, takes decisions back, shows the enemy's
// last turn again.

import { t } from '../words.js';
import { gather, taleOf } from './again.js';
import { Playback, speedOf } from './playback.js';
import { atOnce, together } from './salvo.js';
import { asText } from './sentence.js';
import { play, soundOf } from './sound.js';

/** @typedef {import('../types.js').Now} Now */
/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('./desk.js').Desk} Desk */

/** How many pieces fire in an entry, or in several that are shown as one. @param {Entry} entry */
const shotsIn = entry => new Set(entry.events.flatMap(e => (e.unit && e.hex ? [e.unit] : []))).size;

export class Course {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.playback = new Playback(
      (entry, speed) => this.show(entry, speed),
      entry => this.played(entry),
      () => this.idle(),
      entry => this.isOwn(entry),
    );
    /** What the others have done since the player's last order, and how it stood before. @type {{before: Map<string, Unit>, entries: Entry[]}} */
    this.last = { before: new Map(), entries: [] };
    this.after = desk.decided;
    this.replaying = false;
    /** All goes by unseen up to the player's next decision. */
    this.rushing = false;
  }

  /** Whether a player here has done it; null of dice and chits. @param {Entry} entry */
  isOwn({ actor }) {
    const { sideNames, table } = this.desk.model;
    return sideNames.has(actor) ? table.seat.sides.includes(actor) : null;
  }

  /** @param {Now} now */
  take(now) {
    const { desk } = this;
    if (this.rushing && now.thinking) void desk.ask('hurry');
    const was = desk.model.latest;
    desk.model.take(now);
    if (now.full) {
      this.begin();
      return;
    }
    if (now.entries.length > 0) {
      desk.playing = true;
      this.playback.add(now.entries);
      desk.emit('selection');
      return;
    }
    if (desk.playing) return;
    this.calm();
    if (
      was?.n !== now.n ||
      was?.mine !== now.mine ||
      was?.thinking !== now.thinking ||
      was?.offer !== now.offer ||
      JSON.stringify([was?.orders, was?.stopped, was?.left]) !== JSON.stringify([now.orders, now.stopped, now.left]) ||
      was?.over !== now.over
    )
      desk.emit('decision');
  }

  /** Stops rushing when the player is asked, or at the end. Only when all has been shown: the last entries may come with the question. */
  calm() {
    const { latest } = this.desk.model;
    this.rushing &&= !latest?.mine && !latest?.over;
  }

  /** A position as a whole. */
  begin() {
    const { desk } = this;
    this.playback.drop();
    this.calm();
    desk.playing = false;
    this.last = { before: new Map(desk.model.units), entries: [] };
    desk.pieces.set(desk.model.units);
    desk.emit('position');
    desk.emit('decision');
  }

  /** @param {Entry} entry  @param {number} speed */
  async show(entry, speed) {
    if (this.rushing) speed = 0;
    if (speed > 0) {
      play(soundOf(entry), shotsIn(entry));
      const hex = entry.events.find(e => e.hex)?.hex;
      if (hex && entry.actor !== this.desk.model.side) this.desk.reveal(hex);
    }
    await this.desk.pieces.animate(entry, speed);
  }

  /** @param {Entry} entry */
  played(entry) {
    const { decided, model } = this.desk;
    if (this.after !== decided) this.last = { before: new Map(model.units), entries: [] };
    this.after = decided;
    this.last.entries.push(entry);
    model.play(entry);
    this.desk.emit('entry', entry);
    this.tell(entry);
  }

  /** Results are read out; the player's own steps are not. @param {Entry} entry */
  tell(entry) {
    if (entry.actor === this.desk.model.side || this.playback.queue.length > 3) return;
    const text = asText(entry.events.map(e => e.text)) || entry.label;
    if (text) this.desk.say(text);
  }

  idle() {
    this.calm();
    this.desk.playing = false;
    const { choices, mine, latest, units } = this.desk.model;
    if (mine && this.last.entries.length > 1) play('drum');
    this.desk.emit('decision');
    const asked = units.get(latest?.prompt?.unit ?? this.desk.hand.unit ?? '')?.hex ?? choices.plain.find(c => c.hex)?.hex;
    if (mine && asked) this.desk.reveal(asked);
  }

  /** Nothing more is shown before the player's next decision. @returns {boolean} whether anything was under way */
  skip() {
    const was = this.playback.busy || this.replaying, { latest, table } = this.desk.model;
    if (was && !this.replaying && latest && !latest.mine && table.seat.sides.length === 1) {
      this.rushing = true;
      if (latest.thinking) void this.desk.ask('hurry');
    }
    this.replaying = false;
    this.playback.skip();
    this.desk.pieces.motion.skip();
    return was;
  }

  /** Hand-over: everything of the position goes, on the page and in the memory of it. @param {string} side */
  curtain(side) {
    const { desk } = this;
    this.playback.drop();
    this.replaying = false;
    desk.playing = false;
    this.last = { before: new Map(), entries: [] };
    desk.model.forget();
    desk.model.curtain = side;
    document.querySelector('dialog[open]')?.remove();
    desk.emit('wipe');
  }

  /** @param {boolean} whole */
  async undo(whole) {
    const undo = this.desk.model.latest?.undo;
    if (!undo?.can || (whole && !undo.whole)) {
      this.desk.notice.show(undo?.why || t('table.nothing_to_undo'));
      return;
    }
    await this.desk.order('undo', { n: this.desk.model.n, whole });
  }

  async redo() {
    if (this.desk.model.latest?.undo?.redo) await this.desk.order('redo', { n: this.desk.model.n });
  }

  /** Back to before an entry, decision by decision. @param {number} n */
  async undoTo(n) {
    while (this.desk.model.n >= n && this.desk.model.latest?.undo?.can)
      if (!(await this.desk.order('undo', { n: this.desk.model.n, whole: false }))) return;
  }

  /** Shows again what the others did since the player's last order. */
  async replay() {
    const { desk } = this;
    if (this.replaying || this.playback.busy) return;
    const tale = this.last.entries.some(e => e.actor !== desk.model.side) ? this.last : await gather(desk);
    if (tale) await this.tellAgain(tale);
    else desk.notice.show(t('table.nothing_to_replay'));
  }

  /** Shows some entries again. @param {number} first  @param {number} last */
  async see(first, last) {
    if (this.replaying || this.playback.busy) return;
    const tale = await taleOf(this.desk, first, last);
    if (tale) await this.tellAgain(tale);
  }

  /** @param {{before: Map<string, Unit>, entries: Entry[]}} tale */
  async tellAgain({ before, entries }) {
    const { desk } = this, queue = entries.slice();
    this.replaying = true;
    desk.playing = true;
    desk.emit('selection');
    desk.pieces.set(before);
    while (this.replaying && queue.length > 0) await this.show(together(queue.splice(0, atOnce(queue))), speedOf() || 1);
    this.replaying = false;
    desk.pieces.set(desk.model.units);
    desk.playing = this.playback.busy;
    desk.emit('decision');
  }

  close() {
    this.playback.drop();
  }
}
