// The game as a film: every entry with what it changed, read page by page, and the pieces as they stood after any of
// them. A page begins with a whole position; within it pieces follow from the changes, so that a step asks nothing.

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('../types.js').Now} Now */
/** @typedef {Map<string, Unit>} Units */
/** @typedef {'step'|'phase'|'activation'|'turn'} Scale */

const PAGE = 100;
/** How many looks at pool, losses and points are kept. */
const KEPT = 40;

export class Film {
  /**
   * @param {{call(op: string, fields?: object): Promise<any>}} net
   * @param {number} count entries of the game
   * @param {string|null} side whose view: a side, 'all', or null for what the seat may know
   */
  constructor(net, count, side) {
    this.net = net;
    this.count = count;
    this.view = side ? { side } : {};
    /** @type {(Entry|undefined)[]} by number, from 1 */
    this.entries = [];
    /** @type {Map<number, Units>} positions by the number of the entry before them */
    this.keys = new Map();
    /** @type {Map<number, Promise<void>>} pages asked for */
    this.pages = new Map();
    /** @type {Map<number, Promise<Now>>} */
    this.looks = new Map();
    /** @type {Set<() => void>} */
    this.watchers = new Set();
  }

  /** Calls fn when more of the game is known. @param {() => void} fn */
  onmore(fn) {
    this.watchers.add(fn);
  }

  /** The entry with a number, if it is known yet. @param {number} n */
  entry(n) {
    return this.entries[n];
  }

  /** The game has gone on. @param {number} count */
  grow(count) {
    if (count <= this.count) return;
    this.pages.delete(pageOf(this.count)); // the last page was not full
    this.count = count;
  }

  /** Reads what is needed to show the position after entry n. @param {number} n @returns {Promise<void>} */
  load(n) {
    const page = pageOf(n);
    let asked = this.pages.get(page);
    if (!asked) {
      asked = this.read(page);
      this.pages.set(page, asked);
      asked.catch(() => this.pages.delete(page));
    }
    return asked;
  }

  /** @param {number} page */
  async read(page) {
    const before = page * PAGE, to = Math.min(before + PAGE, this.count);
    const [first, log] = await Promise.all([
      this.units(before) ?? this.look(before).then(now => new Map((now.units ?? []).map(u => [u.id, u]))),
      to > before ? this.net.call('log', { from: before + 1, to, units: true, ...this.view }) : { entries: [] },
    ]);
    this.keys.set(before, first);
    for (const entry of log.entries) this.entries[entry.n] = entry;
    for (const fn of this.watchers) fn();
  }

  /** Reads the whole game, the pages near n first. @param {number} n */
  async loadAll(n) {
    const last = pageOf(this.count), here = pageOf(n);
    const order = Array.from({ length: last + 1 }, (_, i) => i).sort((a, b) => Math.abs(a - here) - Math.abs(b - here));
    for (const page of order) await this.load(page * PAGE + 1);
  }

  /** Pieces after entry n; null while that is not known. @param {number} n @returns {Units|null} */
  units(n) {
    let at = n;
    for (; at >= 0 && !this.keys.has(at); at--) if (!this.entries[at]) return null;
    const key = this.keys.get(at);
    if (!key) return null;
    if (at === n) return key;
    const units = new Map(key);
    for (let i = at + 1; i <= n; i++) for (const unit of this.entries[i]?.units ?? []) units.set(unit.id, unit);
    return units;
  }

  /** Pool, losses, points and all else after entry n, as the server tells it. @param {number} n @returns {Promise<Now>} */
  look(n) {
    let look = this.looks.get(n);
    if (!look) {
      look = /** @type {Promise<Now>} */ (this.net.call('moment', { n, ...this.view }));
      look.catch(() => this.looks.delete(n));
    }
    this.looks.delete(n); // put at the end: the oldest looks are forgotten first
    this.looks.set(n, look);
    const oldest = this.looks.keys().next().value;
    if (this.looks.size > KEPT && oldest !== undefined) this.looks.delete(oldest);
    return look;
  }

  /** What stays the same within a scale. @param {number} n @param {Scale} scale */
  chapter(n, scale) {
    const e = this.entries[n];
    if (!e) return n === 0 ? 'begin' : null;
    if (scale === 'step') return `${n}`;
    return { turn: `${e.turn}`, activation: `${e.turn} ${e.active}`, phase: `${e.turn} ${e.active} ${e.phase}` }[scale];
  }

  /**
   * Where the next chapter begins, or the one before; from the middle of a chapter back is its beginning.
   * @param {number} n @param {Scale} scale @param {1|-1} way @returns {Promise<number>}
   */
  async next(n, scale, way) {
    const end = way > 0 ? this.count : 0;
    for (let at = n + way; way * (end - at) > 0; at += way) {
      await Promise.all([this.load(at), this.load(at - 1)]);
      if (this.chapter(at, scale) !== this.chapter(at - 1, scale)) return at;
    }
    return end;
  }

  /** The entries up to n, as far back as the page before them. @param {number} n @returns {Entry[]} */
  before(n) {
    return this.entries.slice(Math.max(1, n - PAGE), n + 1).flatMap(e => e ?? []);
  }

  /** The first entry of every turn that is known. @returns {{turn: number, n: number}[]} */
  turns() {
    /** @type {{turn: number, n: number}[]} */
    const turns = [];
    for (let n = 1; n <= this.count; n++) {
      const e = this.entries[n];
      if (e && e.turn !== turns.at(-1)?.turn) turns.push({ turn: e.turn, n });
    }
    return turns;
  }
}

/** The page that shows the position after entry n: entries 1 to 100 are on page 0. @param {number} n */
const pageOf = n => Math.max(0, Math.floor((n - 1) / PAGE));
