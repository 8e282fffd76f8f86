// The analysis of the game that is shown: requested from the server once, which takes some seconds, and passed to whoever waits for it.

/** @typedef {import('../types.js').Analysis} Analysis */
/** @typedef {import('../types.js').Table} Table */

/** Whether all of the game may be seen: it is over, or both seats are held here with no curtain between them. @param {Table} table */
export const mayReview = ({ game, seat }) => game.over || (seat.sides.length === 2 && !game.curtain);

export class Review {
  /** @param {import('../net.js').Net} net */
  constructor(net) {
    this.net = net;
    /** @type {Analysis|null} */
    this.analysis = null;
    /** Progress, 0 to 1; null: not requested. @type {number|null} */
    this.done = null;
    /** Why there is none. */
    this.refusal = '';
    /** @type {Set<() => void>} */
    this.watchers = new Set();
    this.end = net.on('analysis', m => this.hear(m));
  }

  /** Calls fn when there is news. @param {() => void} fn */
  onnews(fn) {
    this.watchers.add(fn);
  }

  tell() {
    for (const fn of this.watchers) fn();
  }

  async ask() {
    this.done ??= 0;
    this.refusal = '';
    this.tell();
    try {
      const answer = await this.net.call('analyse');
      if (answer.ready) this.analysis = answer;
      this.done = answer.ready ? 1 : answer.done / 1000;
    } catch (error) {
      this.done = null;
      this.refusal = error.message;
    }
    this.tell();
  }

  /** @param {{done: number, ready: boolean}} news */
  hear({ done, ready }) {
    if (this.done === null) return; // another client at the table has asked
    if (ready) { void this.ask(); return; }
    this.done = done / 1000;
    this.tell();
  }
}

/** Win chance after entry n as a part of one, or null where it was not judged. @param {Analysis} a @param {number} n @param {number} [side] */
export function chanceAt(a, n, side = 0) {
  const value = a.curve[n];
  if (value === undefined) return null;
  return (side ? a.whole - value : value) / a.whole;
}

/** "52.4 %" in the reader's language. @param {number} part @param {boolean} [sign] */
export function percent(part, sign = false) {
  const n = Math.round(part * 1000) / 10;
  const text = Math.abs(n).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const mark = n < 0 ? '−' : sign && n > 0 ? '+' : '';
  return `${mark}${text}\u00a0%`;
}
