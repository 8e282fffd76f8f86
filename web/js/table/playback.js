// Plays entries one after the other: each is shown on the map at the speed the player has chosen, then counts as
// known. Shots that follow each other and the steps of a move are shown together, and what takes long goes faster, so that
// nobody waits longer than ten seconds for one activation, or for one phase where a side moves as a whole; what there is no
// time for goes by unseen. An order of the player's own has a time of its own, and what the enemy does after it begins anew. The decision of the player is shown when the queue is empty; Space empties it at once.

import { pref } from '../prefs.js';
import { isOrder } from './again.js';
import { atOnce, together } from './salvo.js';

/** @typedef {import('../types.js').Entry} Entry */

/** Beyond this many waiting entries the rest goes by unseen, as after a long thought of two computer players. */
const PATIENCE = 400;

/** Milliseconds an activation may take at normal speed, and how long nothing is hurried. */
const LONGEST = 10_000, CALM = 3000;

/** Faster than so many times nothing can be made out. */
const FASTEST = 8;

/** Milliseconds at normal speed, roughly: dice are read, smoke drifts away, a piece goes from hex to hex, something else changes. */
const ROLL = 1000, SHOT = 800, HEX = 180, WAY = 900, DEED = 300;

/** How long entries that are shown together take. @param {Entry[]} batch */
function lengthOf(batch) {
  const rolls = batch.some(e => e.roll !== undefined), steps = batch.filter(e => e.units?.length).length;
  if (rolls) return batch.length > 1 ? SHOT : ROLL;
  return steps > 1 ? Math.min(WAY, HEX * steps) : steps * DEED;
}

/** The activation, or where a side moves as a whole its phase. @param {Entry} entry */
const spanOf = ({ turn, active, whose, phase }) => `${turn} ${active ?? `${whose} ${phase}`}`;

export class Playback {
  /**
   * @param {(entry: Entry, speed: number) => Promise<void>} show draws one entry; speed 0 wants no motion
   * @param {(entry: Entry) => void} played
   * @param {() => void} idle the queue is empty
   * @param {(entry: Entry) => boolean|null} [isOwn] whether the player has done it; null of dice
   * @param {() => number} [clock] milliseconds
   */
  constructor(show, played, idle, isOwn = () => false, clock = () => performance.now()) {
    this.show = show;
    this.played = played;
    this.idle = idle;
    this.isOwn = isOwn;
    this.clock = clock;
    /** @type {Entry[]} */
    this.queue = [];
    this.running = false;
    this.hurry = false;
    this.generation = 0;
    /** What each entry that waits is a part of. @type {Map<Entry, string>} */
    this.parts = new Map();
    /** The player's last order, and whether what comes now is of it: dice are of whoever rolls them. */
    this.order = '';
    this.own = false;
    /** The part that is being shown, and the milliseconds that each has taken since the last order. */
    this.part = '';
    /** @type {Map<string, number>} */
    this.took = new Map();
  }

  get busy() {
    return this.running;
  }

  /** @param {Entry[]} entries */
  add(entries) {
    for (const entry of entries) this.parts.set(entry, this.partOf(entry));
    this.queue.push(...entries);
    if (this.queue.length > PATIENCE) this.hurry = true;
    if (!this.running) void this.run();
  }

  /** The activation or phase, apart for each order of the player's own, for what it does and for what others do then. @param {Entry} entry */
  partOf(entry) {
    const { actor, begins, custom, order, whose } = entry;
    this.own = this.isOwn(entry) ?? this.own;
    if (this.own && begins && !custom && isOrder(entry, actor) && (whose ?? actor) === actor) this.order = order === undefined ? `n${entry.n}` : `o${order}`;
    return `${spanOf(entry)} ${this.order} ${this.own}`;
  }

  /** What waits is done at once. */
  skip() {
    this.hurry = this.running;
  }

  /** What waits is no longer of interest: a new position has come. */
  drop() {
    this.queue = [];
    this.parts.clear();
    this.generation++;
    this.running = false;
    this.hurry = false;
  }

  async run() {
    const generation = ++this.generation;
    this.running = true;
    while (this.queue.length > 0) {
      const speed = this.hurry ? 0 : this.speed(), start = this.clock();
      const batch = this.queue.splice(0, speed > 0 ? atOnce(this.queue) : this.unseen());
      await this.show(together(batch), speed);
      if (generation !== this.generation) return;
      this.spent += this.clock() - start;
      for (const entry of batch) {
        this.parts.delete(entry);
        this.played(entry);
      }
    }
    this.running = false;
    this.hurry = false;
    this.idle();
  }

  /** How many entries go by at once where there is nothing to see: all, or what is left of this part. */
  unseen() {
    const { queue } = this, end = this.hurry || !speedOf() ? -1 : queue.findIndex(e => this.parts.get(e) !== this.part);
    return end < 0 ? queue.length : end;
  }

  /** What the player has chosen, and faster the more has been seen of this part and the more of it waits; 0 when its time is up. */
  speed() {
    const chosen = speedOf();
    this.part = this.parts.get(this.queue[0]) ?? '';
    if (!this.took.has(this.part)) this.forget();
    const left = LONGEST / (chosen || 1) - this.spent;
    if (left <= 0) return 0;
    const late = Math.max(0, this.spent - CALM) / left;
    return Math.min(chosen * FASTEST, Math.max(chosen, chosen * (1 + late), this.waiting() / left));
  }

  get spent() {
    return this.took.get(this.part) ?? 0;
  }

  set spent(ms) {
    this.took.set(this.part, ms);
  }

  /** Times of other activations and orders: nothing comes back to them. */
  forget() {
    const span = (/** @type {string} */ part) => part.replace(/\S+$/, '');
    for (const part of this.took.keys()) if (span(part) !== span(this.part)) this.took.delete(part);
  }

  /** Milliseconds that what waits of this part takes at normal speed. */
  waiting() {
    const queue = this.queue.filter(e => this.parts.get(e) === this.part);
    let sum = 0;
    for (let n = 0; queue.length > 0; queue.splice(0, n)) sum += lengthOf(queue.slice(0, (n = atOnce(queue))));
    return sum;
  }
}

/** 1, 2 or 4 times; 0 in list mode, where only the log tells. */
export function speedOf() {
  const speed = pref('speed');
  return speed === 'list' ? 0 : Number(speed) || 1;
}
