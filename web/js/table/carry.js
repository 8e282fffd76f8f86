// The mouse on the map with something in it: pieces that are dragged to their goal, or a box about several of them.

import { angleOf } from '../counters/facing.js';
import { h, on } from '../dom.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** Pixels from the middle of the goal beyond which the direction of the pointer is a facing. */
const AIMED = 12;

/** Milliseconds and pixels by which the sheet moves on while the pointer is beyond its edge. */
const BEAT = 30, STRIDE = 12;

export class Carry {
  /** @param {Desk} desk  @param {import('./lenses.js').Lenses} lenses  @param {import('../counters/tray.js').Tray} tray */
  constructor(desk, lenses, tray) {
    this.tray = tray;
    this.desk = desk;
    this.lenses = lenses;
    /** @type {'pieces'|'box'|null} */
    this.holds = null;
    /** Where the box began, in pixels of the board. */
    this.from = { x: 0, y: 0 };
    this.begun = false;
    this.rolling = 0;
    /** Ctrl is held. */
    this.calm = false;
    /** Where it was taken hold of. */
    this.hex = '';
    this.box = h('i', { class: 'select-box', hidden: true });
    desk.stage.append(this.box);
    desk.board.setCarrier(this);
    this.offs = /** @type {const} */ (['keydown', 'keyup']).map(news => on(document, news, ev => this.calmDown(ev)));
  }

  /** @param {string|null} hex  @param {PointerEvent} ev */
  grab(hex, ev) {
    const { orders, hand } = this.desk;
    this.begun = false;
    this.from = this.at(ev);
    this.hex = hex ?? '';
    if (ev.shiftKey || this.lenses.boxing) this.holds = 'box';
    else if (hex && ev.pointerType !== 'touch' && orders.can && hand.group.ownAt(hex).length > 0) this.holds = 'pieces';
    else this.holds = null;
    return this.holds !== null;
  }

  /** @param {string|null} hex  @param {PointerEvent} ev */
  carry(hex, ev) {
    if (this.holds === 'box') this.stretch(ev);
    if (this.holds !== 'pieces') return;
    const { draft, hand } = this.desk;
    if (!this.begun) this.take();
    if (!draft.active) return; // Escape has put them down
    this.roll(ev);
    this.calmDown(ev);
    if (ev.shiftKey && draft.hex) this.face(ev);
    else draft.aim(this.isOff(ev) ? null : hex && hand.group.isAt(hex) && draft.facing ? draft.hex : hex);
  }

  /** With Ctrl, or its like on other keyboards, they only go, even to where the enemy is. @param {{ctrlKey: boolean, metaKey: boolean}} ev */
  calmDown({ ctrlKey, metaKey }) {
    const calm = ctrlKey || metaKey;
    if (this.holds !== 'pieces' || !this.desk.draft.active || calm === this.calm) return;
    this.calm = calm;
    if (this.desk.manner.calm !== calm) this.desk.manner.flip('calm');
  }

  /** Beyond the map, or on what stands over it: no goal that nobody can see. @param {PointerEvent} ev */
  isOff(ev) {
    return !document.elementFromPoint(ev.clientX, ev.clientY)?.closest('.tb-map');
  }

  /** Beyond an edge the sheet moves on under the pieces, so that a goal out of sight comes into it. @param {PointerEvent} ev */
  roll({ clientX: x, clientY: y }) {
    const { board, draft, over } = this.desk, { left, right, top, bottom } = board.host.getBoundingClientRect();
    const beyond = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ high) => (at <= low + 1 ? STRIDE : at >= high - 1 ? -STRIDE : 0);
    const dx = beyond(x, left, right), dy = beyond(y, top, over.bar?.top ?? bottom);
    clearInterval(this.rolling);
    if (!dx && !dy) return;
    this.rolling = window.setInterval(() => {
      const { x0, y0, x1, y1 } = board.seen, sheet = board.geometry.bounds;
      const there = (dx > 0 && x0 > sheet.x0) || (dx < 0 && x1 < sheet.x1) || (dy > 0 && y0 > sheet.y0) || (dy < 0 && y1 < sheet.y1);
      if (draft.active && this.holds && there) board.panBy(dx, dy);
      else clearInterval(this.rolling);
    }, BEAT);
  }

  /** Takes up the group, or the stack under the pointer if it does not belong to it. */
  take() {
    const { draft, hand } = this.desk;
    this.begun = true;
    this.calm = false;
    hand.popovers.close();
    this.tray.hide(); // a goal may lie under it
    if (!hand.group.isAt(this.hex)) hand.takeGroup(hand.group.ownAt(this.hex));
    else hand.group.lead(this.hex);
    draft.begin('march', hand.group.list, true);
  }

  /** The goal stays, the pointer says which way to face. @param {PointerEvent} ev */
  face(ev) {
    const { draft, board } = this.desk, [x, y] = board.place(/** @type {string} */ (draft.hex)), p = this.at(ev);
    if (Math.hypot(p.x - x, p.y - y) < AIMED) return;
    const angle = (Math.atan2(p.x - x, y - p.y) * 180) / Math.PI;
    const far = (/** @type {string} */ f) => Math.abs(((angle - angleOf(f) + 540) % 360) - 180);
    draft.face(draft.facings.reduce((a, b) => (far(b) < far(a) ? b : a)));
  }

  /** @param {string|null} _hex the goal is known already  @param {PointerEvent|null} ev */
  release(_hex, ev) {
    const { holds } = this, { draft } = this.desk;
    this.holds = null;
    if (holds === 'box') this.close(ev);
    if (holds !== 'pieces' || !draft.active) return;
    if (ev && draft.text) void draft.give();
    else draft.leave();
  }

  /** @param {number} steps */
  turn(steps) {
    if (this.holds === 'pieces') this.desk.draft.turn(steps);
  }

  /** @param {PointerEvent} ev */
  stretch(ev) {
    const to = this.at(ev), { style } = this.box;
    this.box.hidden = false;
    [style.left, style.top] = [`${Math.min(this.from.x, to.x)}px`, `${Math.min(this.from.y, to.y)}px`];
    [style.width, style.height] = [`${Math.abs(to.x - this.from.x)}px`, `${Math.abs(to.y - this.from.y)}px`];
  }

  /** The box is drawn: what lies in it is taken. @param {PointerEvent|null} ev */
  close(ev) {
    this.box.hidden = true;
    if (!ev) return;
    const { board, hand, model } = this.desk, to = this.at(ev);
    const box = { x0: Math.min(this.from.x, to.x), y0: Math.min(this.from.y, to.y), x1: Math.max(this.from.x, to.x), y1: Math.max(this.from.y, to.y) };
    const hexes = board.within(box, this.desk.stood);
    if (this.lenses.boxing) this.lenses.toggleBox();
    hand.takeGroup(hexes.flatMap(hex => hand.group.ownAt(hex)).filter(id => model.unit(id)));
  }

  end() {
    for (const off of this.offs) off();
  }

  /** @param {PointerEvent} ev */
  at(ev) {
    const { left, top } = this.desk.board.host.getBoundingClientRect();
    return { x: ev.clientX - left, y: ev.clientY - top };
  }
}
