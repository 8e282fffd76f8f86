// Drag, wheel, pinch, click, long press, and what is carried from hex to hex: pointer events of the board as what the player means by them.

import { on } from '../dom.js';

/** @typedef {import('./geometry.js').Point} Point */

/**
 * @typedef {object} Intents
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, at: Point) => void} zoom
 * @property {(ev: PointerEvent) => void} click
 * @property {(ev: PointerEvent|null) => void} hover null when the pointer leaves
 * @property {(ev: MouseEvent) => void} long a long press, or the other button
 * @property {(dragging: boolean) => void} drag begins or ends
 * @property {(ev: PointerEvent) => boolean} grab whether the pointer takes hold of something there, instead of the sheet
 * @property {(ev: PointerEvent) => void} carry what it holds is moved
 * @property {(ev: PointerEvent|null) => void} release it is let go there; null: taken away by the system
 * @property {(steps: number) => void} turn the wheel is turned meanwhile
 */

const SLACK = { mouse: 4, pen: 6, touch: 9 }; // pixels a click may wander
const LONG = 500; // milliseconds

/**
 * @param {HTMLElement} host
 * @param {Intents} intents
 * @returns {() => void} ends it
 */
export function watchGestures(host, intents) {
  const gestures = new Gestures(host, intents);
  const offs = [
    on(host, 'pointerdown', ev => gestures.down(ev)),
    on(host, 'pointermove', ev => gestures.move(ev)),
    on(host, 'pointerup', ev => gestures.up(ev, true)),
    on(host, 'pointercancel', ev => gestures.up(ev, false)),
    on(host, 'pointerleave', () => intents.hover(null)),
    on(host, 'wheel', ev => gestures.wheel(ev), { passive: false }),
    on(host, 'contextmenu', ev => { ev.preventDefault(); if (ev.pointerType !== 'touch') intents.long(ev); }),
  ];
  return () => { gestures.forget(); offs.forEach(off => off()); };
}

class Gestures {
  /** @type {Map<number, {x: number, y: number, slack: number, holds: boolean}>} fingers (or the mouse) that are down */
  #down = new Map();
  #dragging = false;
  #long = 0;

  /**
   * @param {HTMLElement} host
   * @param {Intents} intents
   */
  constructor(host, intents) {
    this.host = host;
    this.intents = intents;
  }

  /** @param {PointerEvent} ev */
  down(ev) {
    if (ev.pointerType === 'mouse' && ev.button > 1) return;
    const slack = SLACK[/** @type {keyof typeof SLACK} */ (ev.pointerType)] ?? SLACK.mouse;
    const holds = ev.button === 0 && this.#down.size === 0 && this.intents.grab(ev);
    this.#down.set(ev.pointerId, { x: ev.clientX, y: ev.clientY, slack, holds });
    clearTimeout(this.#long);
    if (this.#down.size > 1) this.#begin(ev);
    else if (ev.pointerType !== 'mouse')
      this.#long = setTimeout(() => { this.#down.clear(); this.intents.long(ev); }, LONG);
  }

  /** @param {PointerEvent} ev */
  move(ev) {
    const held = this.#down.get(ev.pointerId);
    if (!held) {
      if (!this.#down.size) this.intents.hover(ev);
      return;
    }
    const dx = ev.clientX - held.x, dy = ev.clientY - held.y;
    if (!this.#dragging && Math.hypot(dx, dy) < held.slack) return;
    this.#begin(ev);
    if (held.holds) this.intents.carry(ev);
    else if (this.#down.size === 2) this.#pinch(ev);
    else this.intents.pan(dx, dy);
    [held.x, held.y] = [ev.clientX, ev.clientY];
  }

  /**
   * Two fingers: their middle shifts the sheet, their distance scales it.
   * @param {PointerEvent} ev
   */
  #pinch(ev) {
    const other = [...this.#down].find(([id]) => id !== ev.pointerId)?.[1];
    const mine = this.#down.get(ev.pointerId);
    if (!other || !mine) return;
    const before = Math.hypot(mine.x - other.x, mine.y - other.y);
    const after = Math.hypot(ev.clientX - other.x, ev.clientY - other.y);
    this.intents.pan((ev.clientX - mine.x) / 2, (ev.clientY - mine.y) / 2);
    if (before > 10 && after > 10)
      this.intents.zoom(after / before, this.#inside((ev.clientX + other.x) / 2, (ev.clientY + other.y) / 2));
  }

  /** @param {PointerEvent} ev */
  #begin(ev) {
    clearTimeout(this.#long);
    if (this.#dragging) return;
    this.#dragging = true;
    this.host.setPointerCapture(ev.pointerId); // only now, so that a click still reaches what lies under it
    this.intents.hover(null);
    this.intents.drag(true);
  }

  /**
   * @param {PointerEvent} ev
   * @param {boolean} meant false: taken away by the system
   */
  up(ev, meant) {
    clearTimeout(this.#long);
    const held = this.#down.get(ev.pointerId);
    if (!held) return;
    this.#down.delete(ev.pointerId);
    if (this.#dragging && held.holds) this.intents.release(meant ? ev : null);
    if (!this.#dragging) {
      if (meant && ev.button === 0) this.intents.click(ev);
    } else if (!this.#down.size) {
      this.#dragging = false;
      this.intents.drag(false);
    }
  }

  /** @param {WheelEvent} ev */
  wheel(ev) {
    ev.preventDefault();
    if (this.#dragging && [...this.#down.values()].some(held => held.holds)) {
      this.intents.turn(Math.sign(ev.deltaY || ev.deltaX));
      return;
    }
    const unit = ev.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : ev.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 400 : 1;
    if (ev.shiftKey) this.intents.pan(-(ev.deltaX || ev.deltaY) * unit, 0);
    else // a pinch on a touchpad comes as a wheel with Ctrl, in small steps
      this.intents.zoom(Math.exp(-ev.deltaY * unit * (ev.ctrlKey ? 0.01 : 0.0016)), this.#inside(ev.clientX, ev.clientY));
  }

  /**
   * A place of the page as a place of the board.
   * @param {number} x
   * @param {number} y
   * @returns {Point}
   */
  #inside(x, y) {
    const { left, top } = this.host.getBoundingClientRect();
    return [x - left, y - top];
  }

  /** The board is going away. */
  forget() {
    clearTimeout(this.#long);
    this.#down.clear();
  }
}
