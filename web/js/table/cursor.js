// The hex cursor: the map is one widget, arrows move over it, and what lies under the cursor is said.

import { t } from '../words.js';
import { describeStack } from '../counters/describe.js';
import { pointsText } from './points.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** Hexsides by arrow. Hexes stand on a corner: straight up and down alternate between two sides. @type {Object<string, number[]>} */
const SIDES = { ArrowRight: [2, 2], ArrowLeft: [5, 5], ArrowUp: [1, 6], ArrowDown: [3, 4] };

export class Cursor {
  /** @param {Desk} desk  @param {import('./overlay.js').Overlay} overlay  @param {HTMLElement} widget the element that has the focus */
  constructor(desk, overlay, widget) {
    this.desk = desk;
    this.overlay = overlay;
    this.widget = widget;
    /** @type {string|null} */
    this.hex = null;
    this.zigzag = 0;
    widget.addEventListener('focus', () => {
      if (this.hex && widget.matches(':focus-visible')) overlay.focus(this.hex);
    });
    widget.addEventListener('blur', () => overlay.focus(null));
    desk.on('wipe', () => {
      this.hex = null;
      overlay.focus(null);
    });
  }

  /** @param {string} key @returns {boolean} whether it was an arrow */
  arrow(key) {
    const sides = SIDES[key];
    if (!sides) return false;
    if (!this.hex) {
      this.go(this.start());
      return true;
    }
    const { geometry } = this.desk;
    const first = sides[this.zigzag % 2],
      second = sides[(this.zigzag + 1) % 2];
    if (sides[0] !== sides[1]) this.zigzag++;
    const next = [first, second]
      .map(side => geometry.neighbour(/** @type {string} */ (this.hex), side))
      .find(hex => this.desk.isHex(hex));
    if (next) this.go(next);
    return true;
  }

  /** Where the cursor comes from: the unit in hand, else the first that has a choice, else the first piece. */
  start() {
    const { model, hand } = this.desk;
    const ids = [hand.unit, ...model.choices.byUnit.keys(), ...model.units.keys()];
    return ids.map(id => model.unit(id)?.hex).find(Boolean) ?? this.desk.geometry.number(1, 1);
  }

  /** @param {string} hex */
  go(hex) {
    this.hex = hex;
    this.overlay.focus(hex);
    this.desk.reveal(hex);
    this.desk.say(this.describe(hex));
  }

  /** A click brings the cursor along; its ring is for the keyboard. @param {string} hex */
  put(hex) {
    this.hex = hex;
    this.overlay.focus(null);
  }

  /** The next piece that has a choice, in the order of the server; the one in hand first, unless the cursor stands there. @param {number} step */
  next(step) {
    const { model, hand } = this.desk;
    const able = [...model.choices.byUnit.keys()].filter(id => model.unit(id)?.hex);
    if (able.length === 0) return false;
    const now = able.indexOf(hand.unit ?? '');
    const isThere = now >= 0 && model.unit(able[now])?.hex === this.hex;
    const i = now < 0 ? (step > 0 ? 0 : able.length - 1) : isThere ? now + step : now;
    if (i < 0 || i >= able.length) return false;
    hand.select(able[i]);
    this.go(/** @type {string} */ (model.unit(able[i])?.hex));
    return true;
  }

  /** Hex, ground, pieces, what it costs or what can be done there. @param {string} hex */
  describe(hex) {
    const { model, hand } = this.desk;
    const counters = model.stack(hex).map(unit => ({ unit, piece: /** @type {any} */ (model.piece(unit.id)) }));
    const cost = hand.reach.get(hex)?.cost;
    const choices = this.desk.ready ? hand.targets.filter(c => c.hex === hex) : [];
    return [
      t('table.hex', { hex }),
      this.desk.ground(hex),
      counters.length ? describeStack(counters, hex) : t('table.empty_hex'),
      choices.map(c => c.text).join('; '),
      cost ? t('table.mp', { n: pointsText(this.desk.model.table, cost) }) : '',
    ]
      .filter(Boolean)
      .join(', ');
  }
}
