// The tray: all that lies in a hex beside it, top first, each piece a button. It opens when the
// pointer rests on a stack, at a long press, and at the table's wish (Enter); a melee hex shows a
// row for each side.

import { h, svg } from '../dom.js';
import { t } from '../words.js';
import { badgesMarkup } from './badges.js';
import { counterMarkup } from './counter.js';
import { describePiece, stackTitle } from './describe.js';
import { lookOf } from './look.js';
import { bySide, inOrder } from './stack.js';

/**
 * @typedef {import('./look.js').Counter} Counter
 * @typedef {import('./pieces.js').Pieces} Pieces
 * @typedef {import('../map/board.js').Board} Board
 * @typedef {object} Wishes
 * @property {(id: string, hex: string, more: boolean) => void} [pick] a piece was chosen; more: with Shift, besides those in hand
 * @property {() => Map<string, string>} [tops] pieces that may be put on top now, and what that costs, in words
 * @property {(id: string) => void} [top] a piece shall go on top
 * @property {(id: string) => boolean} [chosen] whether a piece is in hand
 * @property {() => string[]} [held] hexes of all pieces in hand: they stay in sight
 * @property {() => boolean} [busy] whether the pointer means something else now
 */

const REST = 250;
const LINGER = 220;
const GAP = 14;

export class Tray {
  /**
   * @param {HTMLElement} host what it may cover: the map
   * @param {Board} board
   * @param {Pieces} pieces
   * @param {Wishes} [wishes]
   */
  constructor(host, board, pieces, wishes = {}) {
    this.host = host;
    this.pieces = pieces;
    this.wishes = wishes;
    /** @type {string|null} */
    this.hex = null;
    /** @type {string|null} */
    this.over = null;
    this.timer = 0;
    /** @type {HTMLElement|null} what had the focus before a key opened the tray */
    this.before = null;
    this.box = h('div', { class: 'tray', role: 'dialog', hidden: true });
    host.append(this.box);
    this.box.addEventListener('pointerenter', () => clearTimeout(this.timer));
    this.box.addEventListener('pointerleave', () => this.leave());
    this.box.addEventListener('keydown', e => this.key(e));
    this.ends = [
      board.onhex('hover', hex => this.hover(hex)),
      board.onhex('long', hex => { if (hex) this.show(hex); }),
      board.onview(() => this.hide()),
    ];
  }

  get open() {
    return this.hex !== null;
  }

  /** @param {string|null} hex */
  hover(hex) {
    if (hex === this.over)
      return;
    this.over = hex;
    clearTimeout(this.timer);
    if (hex && hex !== this.hex && this.pieces.counters(hex).length > 1 && !this.pieces.hidden && !this.wishes.busy?.())
      this.timer = window.setTimeout(() => this.wishes.busy?.() || this.show(hex), REST);
    else if (hex !== this.hex)
      this.leave();
  }

  /** The pointer has gone: it stays a moment, so that one can get to it. */
  leave() {
    clearTimeout(this.timer);
    if (this.open && !this.box.contains(document.activeElement))
      this.timer = window.setTimeout(() => this.hide(), LINGER);
  }

  /** @param {string} hex @param {{focus?: boolean}} [how] focus: it was asked for by a key */
  show(hex, { focus = false } = {}) {
    const counters = this.pieces.counters(hex);
    clearTimeout(this.timer);
    if (counters.length === 0)
      return;
    this.hex = hex;
    const title = stackTitle(counters, hex);
    this.box.replaceChildren(h('div', { class: 'tray-title' }, title), ...bySide(counters).map(side => this.row(side)));
    this.box.setAttribute('aria-label', title);
    this.box.hidden = false;
    this.place(hex);
    if (focus) {
      this.before = /** @type {HTMLElement|null} */ (document.activeElement);
      this.buttons[0]?.focus();
    }
  }

  /** @returns {HTMLElement[]} */
  get buttons() {
    return [...this.box.querySelectorAll('button')];
  }

  /** The pieces of one side. @param {Counter[]} side */
  row(side) {
    const list = inOrder(side);
    return h('div', { class: 'tray-row' }, list.map((counter, i) => this.item(counter, i === 0 && list.length > 1)));
  }

  /** @param {Counter} counter @param {boolean} top */
  item(counter, top) {
    const { piece } = counter;
    const button = h('button', {
      class: 'tray-piece', type: 'button', 'data-unit': piece.id, 'aria-label': describePiece(counter),
      'aria-pressed': String(!!this.wishes.chosen?.(piece.id)), onclick: (/** @type {MouseEvent} */ e) => this.pick(piece.id, e.shiftKey),
    }, picture(counter));
    return h('div', { class: 'tray-item' }, button, this.below(piece, top && lookOf(piece).branch !== 'commander'));
  }

  /**
   * What stands under a piece: that it is on top, or a button that puts it there.
   * @param {import('./look.js').Piece} piece
   * @param {boolean} top
   */
  below(piece, top) {
    const cost = this.wishes.tops?.().get(piece.id);
    if (cost === undefined)
      return h('span', { class: 'tray-note' }, top ? t('tray.top') : '');
    return h('button', {
      class: 'tray-top', type: 'button', 'aria-label': [t('tray.to-top-of', { name: piece.name }), cost].filter(Boolean).join(', '),
      onclick: () => this.raise(piece.id),
    }, t('tray.to-top'), cost && h('small', null, ` ${cost}`));
  }

  /** It stays open while pieces are picked out one by one. @param {string} id @param {boolean} more */
  pick(id, more) {
    const { hex } = this;
    if (!more)
      this.hide();
    if (hex)
      this.wishes.pick?.(id, hex, more);
    if (hex && more)
      this.mark();
  }

  /** Shows which pieces are in hand. */
  mark() {
    for (const button of this.box.querySelectorAll('.tray-piece'))
      button.setAttribute('aria-pressed', String(!!this.wishes.chosen?.(/** @type {HTMLElement} */ (button).dataset.unit ?? '')));
  }

  /** @param {string} id */
  raise(id) {
    this.hide();
    this.wishes.top?.(id);
  }

  /** Beside the hex: right, left, below, above, wherever there is room; where it can, not over pieces in hand. @param {string} hex */
  place(hex) {
    const stack = this.pieces.elementOf(hex);
    if (!stack)
      return;
    const map = this.host.getBoundingClientRect(), at = stack.getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: height } = this.box;
    const middle = { x: at.left + at.width / 2 - map.left, y: at.top + at.height / 2 - map.top };
    const right = at.right - map.left + GAP, left = at.left - map.left - GAP - w;
    const below = at.bottom - map.top + GAP, above = at.top - map.top - GAP - height;
    const across = clamp(middle.x - w / 2, map.width - w), down = clamp(middle.y - height / 2, map.height - height);
    const roomy = [{ x: right, y: down }, { x: left, y: down }, { x: across, y: below }, { x: across, y: above }]
      .filter(({ x, y }) => x >= 0 && x + w <= map.width && y >= 0 && y + height <= map.height);
    const held = (this.wishes.held?.() ?? []).flatMap(other => (other !== hex && this.pieces.elementOf(other)?.getBoundingClientRect()) || []);
    const covers = (/** @type {{x: number, y: number}} */ { x, y }) => held.some(
      r => r.right > map.left + x && r.left < map.left + x + w && r.bottom > map.top + y && r.top < map.top + y + height);
    const { x, y } = roomy.find(spot => !covers(spot)) ?? roomy[0] ?? { x: across, y: above };
    this.box.style.left = `${clamp(x, map.width - w)}px`;
    this.box.style.top = `${clamp(y, map.height - height)}px`;
  }

  /** Arrows go from piece to piece, Escape closes. @param {KeyboardEvent} event */
  key(event) {
    const { buttons } = this;
    const now = buttons.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step)
      buttons[(now + step + buttons.length) % buttons.length]?.focus();
    else if (event.key === 'Escape')
      this.hide();
    else
      return;
    event.preventDefault();
    event.stopPropagation();
  }

  hide() {
    clearTimeout(this.timer);
    if (!this.open)
      return;
    const focused = this.box.contains(document.activeElement);
    this.hex = null;
    this.box.hidden = true;
    this.box.replaceChildren();
    if (focused)
      (this.before ?? this.host).focus({ preventScroll: true });
    this.before = null;
  }

  destroy() {
    this.hide();
    for (const end of this.ends)
      end();
    this.box.remove();
  }
}

/** A counter as a picture of its own. @param {Counter} counter */
function picture({ piece, unit }) {
  const el = svg('svg', { class: 'tray-counter', viewBox: '-47 -47 94 94', 'aria-hidden': 'true' });
  el.innerHTML = counterMarkup(piece, unit, 2) + badgesMarkup(unit);
  return el;
}

/** @param {number} value @param {number} most */
const clamp = (value, most) => Math.max(8, Math.min(value, most - 8));
