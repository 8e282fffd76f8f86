// Plays entries one after the other: each is shown on the map at the speed the player has chosen, then counts as
// known. The decision of the player is shown when the queue is empty; Space empties it at once.

import { pref } from '../prefs.js';

/** @typedef {import('../types.js').Entry} Entry */

/** Beyond this many waiting entries the rest goes by unseen, as after a long thought of two computer players. */
const PATIENCE = 400;

export class Playback {
  /**
   * @param {(entry: Entry, speed: number) => Promise<void>} show draws one entry; speed 0 wants no motion
   * @param {(entry: Entry) => void} played
   * @param {() => void} idle the queue is empty
   */
  constructor(show, played, idle) {
    this.show = show;
    this.played = played;
    this.idle = idle;
    /** @type {Entry[]} */
    this.queue = [];
    this.running = false;
    this.hurry = false;
    this.generation = 0;
  }

  get busy() {
    return this.running;
  }

  /** @param {Entry[]} entries */
  add(entries) {
    this.queue.push(...entries);
    if (this.queue.length > PATIENCE) this.hurry = true;
    if (!this.running) void this.run();
  }

  /** What waits is done at once. */
  skip() {
    this.hurry = this.running;
  }

  /** What waits is no longer of interest: a new position has come. */
  drop() {
    this.queue = [];
    this.generation++;
    this.running = false;
    this.hurry = false;
  }

  async run() {
    const generation = ++this.generation;
    this.running = true;
    for (let entry = this.queue.shift(); entry; entry = this.queue.shift()) {
      await this.show(entry, this.hurry ? 0 : speedOf());
      if (generation !== this.generation) return;
      this.played(entry);
    }
    this.running = false;
    this.hurry = false;
    this.idle();
  }
}

/** 1, 2 or 4 times; 0 in list mode, where only the log tells. */
export function speedOf() {
  const speed = pref('speed');
  return speed === 'list' ? 0 : Number(speed) || 1;
}
