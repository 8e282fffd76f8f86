// Shows what an entry of the game changed: die and chit, smoke, losses, ways, turns. What moves is a
// copy above the map; the stacks themselves always hold a true position. Where the player wants no
// motion, places change at once and a ring stays for a moment on what changed.

import { reducedMotion } from '../prefs.js';
import { changesOf } from './changes.js';
import { chitMarkup, dieMarkup, shotMarkup, smokeMarkup } from './effects.js';
import { angleOf } from './facing.js';
import { ringMarkup } from './outlines.js';
import { stackMarkup } from './stack.js';

/**
 * @typedef {import('../types.js').Entry} Entry
 * @typedef {import('./pieces.js').Pieces} Pieces
 * @typedef {import('./changes.js').Changes} Changes
 */

const SVG = 'http://www.w3.org/2000/svg';

/** Times in milliseconds at speed 1. */
const TIME = {
  hex: 180, way: 900, turn: 160, die: 520, chit: 420, smoke: 700, loss: 300, gone: 420, ring: 1200,
  read: 480, // for a face to be read
};
const EASE = { step: 'cubic-bezier(.3,.1,.2,1)', die: 'cubic-bezier(.2,1.4,.4,1)' };

/** Two shakes, then the die lies. */
const SHAKES = [
  { transform: 'translate(-14px, -26px) rotate(-50deg)', opacity: 0 },
  { transform: 'translate(12px, -8px) rotate(40deg)', opacity: 1 },
  { transform: 'translate(-7px, -18px) rotate(-24deg)' },
  { transform: 'translate(0, 0) rotate(0deg)', opacity: 1 },
];
const RISE = [
  { transform: 'translateY(18px) scale(.5)', opacity: 0 },
  { transform: 'translateY(-24px) scale(1.5)', opacity: 1 },
];
const FADE = [{ opacity: 1 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
const PUFF = [{ opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 0 }];
const SHUDDER = [0, -2, 2, -2, 2, 0].map(x => ({ transform: `translateX(${x}px)` }));
const VANISH = [{ opacity: 1 }, { opacity: 0.25 }];

export class Motion {
  /** @param {Pieces} pieces */
  constructor(pieces) {
    this.pieces = pieces;
    this.speed = 1;
    this.hurry = false;
    this.generation = 0;
    /** @type {Set<Animation>} */
    this.running = new Set();
    this.layer = document.createElementNS(SVG, 'g');
    this.layer.setAttribute('class', 'motion');
    this.layer.setAttribute('aria-hidden', 'true');
    pieces.board.layers.over.append(this.layer);
  }

  /** Ends what is under way; the position after it is shown at once. */
  skip() {
    this.hurry = true;
    for (const animation of this.running)
      animation.finish();
  }

  /** Another position has come: what is under way no longer counts. */
  cancel() {
    this.generation++;
    this.skip();
    this.pieces.away.clear();
    this.layer.replaceChildren();
  }

  /**
   * @param {Entry} entry
   * @param {number} speed 0 wants no motion
   */
  async play(entry, speed) {
    const changes = changesOf(entry, this.pieces);
    if (speed <= 0 || reducedMotion() || document.hidden) {
      this.pieces.update(entry.units ?? []);
      if (speed > 0)
        this.rings(changes.touched);
      return;
    }
    this.speed = speed;
    this.hurry = false;
    const generation = ++this.generation;
    for (const part of [this.chance, this.fire, this.losses, this.ways, this.turns]) {
      await part.call(this, changes, entry);
      if (generation !== this.generation)
        return;
    }
    this.pieces.update(entry.units ?? []);
  }

  /**
   * An animation that `skip` can end.
   * @param {Element} el
   * @param {Keyframe[]} frames
   * @param {number} duration
   * @param {string} [easing]
   */
  async run(el, frames, duration, easing = 'linear') {
    if (this.hurry)
      return;
    const animation = el.animate(frames, { duration: duration / this.speed, easing, fill: 'forwards' });
    this.running.add(animation);
    await animation.finished.catch(() => {});
    this.running.delete(animation);
  }

  /**
   * A drawing above the map for as long as `act` takes.
   * @param {string} markup
   * @param {(el: SVGGElement) => Promise<unknown>} act
   */
  async ghost(markup, act) {
    const el = document.createElementNS(SVG, 'g');
    el.innerHTML = markup;
    this.layer.append(el);
    await act(el);
    el.remove();
  }

  /**
   * A drawing that stands at a hex; its inner group moves.
   * @param {string} hex
   * @param {string} markup
   * @param {(el: Element) => Promise<unknown>} act
   */
  onHex(hex, markup, act) {
    const [x, y] = this.pieces.geometry.at(hex);
    return this.ghost(`<g transform="translate(${x} ${y})"><g class="moves">${markup}</g></g>`, async el => {
      const inner = el.querySelector('.moves');
      if (inner)
        await act(inner);
    });
  }

  /** A die that has fallen, or a chit that was drawn. @param {Changes} changes */
  async chance({ roll, drawn, place }) {
    if (roll !== null && place)
      await this.onHex(place, dieMarkup(roll, this.pieces.dieFaces), async el => {
        await this.run(el, SHAKES, TIME.die, EASE.die);
        await this.run(el, FADE, TIME.read);
      });
    if (drawn && place)
      await this.onHex(place, chitMarkup(drawn), async el => {
        await this.run(el, RISE, TIME.chit, 'ease-out');
        await this.run(el, FADE, TIME.read);
      });
  }

  /** Smoke of all firers at once. @param {Changes} changes */
  async fire({ shots }) {
    await Promise.all(
      shots.map(({ from, to }) => {
        const [a, b] = [this.pieces.geometry.at(from), to ? this.pieces.geometry.at(to) : null];
        return this.ghost((b ? shotMarkup(a, b) : '') + smokeMarkup(a, b), el =>
          this.run(el, PUFF, TIME.smoke),
        );
      }),
    );
  }

  /** A stack that has lost a step shudders; what is gone fades. @param {Changes} changes */
  async losses({ hurt, gone }) {
    await Promise.all([
      ...hurt.map(hex => this.onPile(hex, SHUDDER, TIME.loss)),
      ...gone.map(hex => this.onPile(hex, VANISH, TIME.gone)),
    ]);
  }

  /**
   * @param {string} hex
   * @param {Keyframe[]} frames
   * @param {number} time
   */
  async onPile(hex, frames, time) {
    const pile = this.pieces.elementOf(hex)?.querySelector('.pile');
    if (!pile)
      return;
    await this.run(pile, frames, time, 'ease-in-out');
    for (const animation of pile.getAnimations())
      animation.cancel();
  }

  /**
   * Stacks go their way together; the position is drawn without them until they have come.
   * @param {Changes} changes
   * @param {Entry} entry
   */
  async ways({ ways }, entry) {
    if (ways.length === 0)
      return;
    const movers = ways.flatMap(way => way.counters);
    for (const { unit } of movers)
      this.pieces.away.add(unit.id);
    this.pieces.update(entry.units ?? []);
    await Promise.all(
      ways.map(way => {
        const frames = way.path.map(hex => {
          const [x, y] = this.pieces.geometry.at(hex);
          return { transform: `translate(${x}px, ${y}px)` };
        });
        const time = Math.min(TIME.way, TIME.hex * (way.path.length - 1));
        const markup = stackMarkup(way.counters, { lod: this.pieces.lod });
        return this.ghost(markup, el => this.run(el, frames, time, EASE.step));
      }),
    );
    for (const { unit } of movers)
      this.pieces.away.delete(unit.id);
  }

  /** @param {Changes} changes */
  async turns({ turns }) {
    await Promise.all(
      turns.map(async ({ hex, from, to }) => {
        const front = this.pieces.elementOf(hex)?.querySelector('.front');
        if (!front)
          return;
        const by = ((angleOf(to) - angleOf(from) + 540) % 360) - 180;
        await this.run(front, [{ transform: 'rotate(0deg)' }, { transform: `rotate(${by}deg)` }], TIME.turn, 'ease-out');
      }),
    );
  }

  /** @param {string[]} hexes */
  rings(hexes) {
    for (const hex of hexes) {
      const el = document.createElementNS(SVG, 'g');
      el.innerHTML = ringMarkup(this.pieces.geometry.at(hex), 'sel');
      this.layer.append(el);
      setTimeout(() => el.remove(), TIME.ring);
    }
  }

  destroy() {
    this.cancel();
    this.layer.remove();
  }
}
