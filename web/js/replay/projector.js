// Which moment is shown, and how the film runs: step, jump, play at a speed. What is shown is told to the others as
// news of the desk: 'position' when another moment is shown, 'decision' when pool, points and losses of it are known.

import { reducedMotion } from '../prefs.js';

/** @typedef {import('./film.js').Film} Film */
/** @typedef {import('./film.js').Scale} Scale */
/** @typedef {import('../table/desk.js').Desk} Desk */

/** Rest after an entry at speed 1, so that the log can be read; without motion it takes the place of the motion too. */
const REST = 260, STILL = 900;
/** A look at pool and losses is asked for when a moment has been shown this long: not while the slider is drawn along. */
const SETTLED = 90;
/** Up to this many changed pieces the map is updated, beyond that redrawn. */
const FEW = 30;

export class Projector {
  /** @param {Desk} desk @param {Film} film */
  constructor(desk, film) {
    this.desk = desk;
    this.film = film;
    this.n = 0;
    this.speed = 1;
    this.playing = false;
    this.wanted = 0;
    this.run = 0;
    this.settling = 0;
    /** What moves on the map: it ends by putting its own entry there, so nothing else is put before. @type {Promise<void>} */
    this.moving = Promise.resolve();
  }

  /** Another view of the same game. @param {Film} film */
  async insert(film) {
    await this.halt();
    this.film = film;
    await this.go(Math.min(this.n, film.count));
  }

  /** Shows the position after entry n; the last wish wins where answers take their time. @param {number} n */
  async go(n) {
    const wish = ++this.wanted;
    await this.halt();
    if (wish === this.wanted) await this.show(n);
  }

  /** @param {number} n */
  async show(n) {
    const { film } = this, wish = ++this.wanted;
    const at = Math.max(0, Math.min(n, film.count));
    if (!film.units(at)) await film.load(at);
    const units = film.units(at);
    if (wish !== this.wanted || film !== this.film || !units) return;
    this.n = at;
    this.put(units);
    this.tell();
  }

  /** Another position on the map. Moments near each other share most pieces: only what differs is drawn. @param {import('./film.js').Units} units */
  put(units) {
    const { pieces, model } = this.desk, before = pieces.units;
    const other = [...units.values()].filter(unit => before.get(unit.id) !== unit);
    pieces.motion.skip();
    if (before.size === units.size && other.length <= FEW) pieces.update(other); else pieces.set(units);
    model.units = units;
  }

  /** @param {Scale} scale @param {1|-1} way */
  async step(scale, way) {
    await this.halt();
    const film = this.film, from = this.n, to = await film.next(from, scale, way);
    if (film === this.film && from === this.n) await this.show(to);
  }

  tell() {
    const { desk, film, n } = this;
    desk.model.log = film.before(n);
    desk.emit('position');
    if (this.playing && this.settling) return; // one look is on its way: a fast film must not put it off for ever
    clearTimeout(this.settling);
    this.settling = setTimeout(() => void this.settle(), SETTLED);
  }

  async settle() {
    const { film, n } = this;
    this.settling = 0;
    const now = await film.look(n).catch(() => null);
    if (!now || film !== this.film || (n !== this.n && !this.playing)) return;
    this.desk.model.latest = now;
    this.desk.emit('decision');
  }

  toggle() {
    if (this.playing) this.pause(); else void this.play();
  }

  pause() {
    this.run++;
    if (!this.playing) return;
    this.playing = false;
    this.desk.pieces.motion.skip();
    this.desk.emit('selection');
  }

  /** Pauses, and waits for what was moving to be where it belongs. */
  async halt() {
    this.pause();
    await this.moving;
  }

  async play() {
    const run = ++this.run;
    if (this.n >= this.film.count) await this.show(0);
    this.playing = true;
    this.desk.emit('selection');
    while (run === this.run && this.n < this.film.count) {
      await this.film.load(this.n + 1);
      await this.showNext(run);
      await rest((reducedMotion() ? STILL : REST) / this.speed);
    }
    if (run === this.run) this.pause();
  }

  /** @param {number} run */
  async showNext(run) {
    const entry = this.film.entry(this.n + 1), film = this.film;
    if (run !== this.run || !entry) return;
    this.bring(entry);
    this.moving = this.desk.pieces.animate(entry, this.speed).then(() => {
      this.n = entry.n;
      this.desk.model.units = film.units(entry.n) ?? this.desk.model.units;
      this.tell();
    });
    await this.moving;
  }

  /** What is about to happen is brought into sight. @param {import('../types.js').Entry} entry */
  bring(entry) {
    const hex = entry.units?.find(u => u.hex)?.hex ?? entry.events.find(e => e.hex)?.hex;
    if (hex) this.desk.reveal(hex);
  }
}

/** @param {number} ms */
const rest = ms => new Promise(done => setTimeout(done, ms));
