// Plays entries one after the other: each is shown on the map at the speed the player has chosen, then counts as
// known. Shots that follow each other are shown together, and what takes long goes faster, so that nobody waits longer
// than ten seconds for one activation. The decision of the player is shown when the queue is empty; Space empties it at once.

import { pref } from '../prefs.js';
import { salvo, together } from './salvo.js';

/** @typedef {import('../types.js').Entry} Entry */

/** Beyond this many waiting entries the rest goes by unseen, as after a long thought of two computer players. */
const PATIENCE = 400;

/** Milliseconds an activation may take at normal speed, and how long nothing is hurried. */
const LONGEST = 10_000, CALM = 3000;

/** Milliseconds an entry takes at normal speed, roughly: dice are read, steps are seen. */
const ROLL = 1000, DEED = 450;

export class Playback {
  /**
   * @param {(entry: Entry, speed: number) => Promise<void>} show draws one entry; speed 0 wants no motion
   * @param {(entry: Entry) => void} played
   * @param {() => void} idle the queue is empty
   * @param {() => number} [clock] milliseconds
   */
  constructor(show, played, idle, clock = () => performance.now()) {
    this.show = show;
    this.played = played;
    this.idle = idle;
    this.clock = clock;
    /** @type {Entry[]} */
    this.queue = [];
    this.running = false;
    this.hurry = false;
    this.generation = 0;
    /** The activation that is being shown, and the milliseconds it has taken. */
    this.activation = '';
    this.spent = 0;
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
    while (this.queue.length > 0) {
      const batch = this.queue.splice(0, salvo(this.queue)), start = this.clock();
      await this.show(together(batch), this.hurry ? 0 : this.speed(batch[0]));
      if (generation !== this.generation) return;
      this.spent += this.clock() - start;
      for (const entry of batch) this.played(entry);
    }
    this.running = false;
    this.hurry = false;
    this.idle();
  }

  /** What the player has chosen, and faster the more has been seen of this activation and the more waits. @param {Entry} entry */
  speed(entry) {
    const chosen = speedOf(), activation = `${entry.turn} ${entry.active ?? ''} ${entry.phase ?? ''}`;
    if (activation !== this.activation) {
      this.activation = activation;
      this.spent = 0;
    }
    const left = Math.max(1, LONGEST / (chosen || 1) - this.spent);
    const waiting = this.queue.reduce((sum, e) => sum + (e.roll !== undefined ? ROLL : DEED), ROLL);
    const late = Math.max(0, this.spent - CALM) / left;
    return chosen && Math.max(chosen, chosen * (1 + late), waiting / left);
  }
}

/** 1, 2 or 4 times; 0 in list mode, where only the log tells. */
export function speedOf() {
  const speed = pref('speed');
  return speed === 'list' ? 0 : Number(speed) || 1;
}
