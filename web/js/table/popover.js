// A box beside the pieces it speaks of. It never covers them: right, left, below, above are tried in this order.

import { h, icon } from '../dom.js';
import { t } from '../words.js';

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {import('./desk.js').Desk} Desk */

const GAP = 14,
  EDGE = 10;

/**
 * Where a box of that size stands without covering `keep`, within `room`; where there is no such place, it covers as little
 * as it can of the parts of it.
 * @param {{width: number, height: number}} size  @param {Box} keep  @param {Box} room  @param {Box[]} parts
 * @returns {{left: number, top: number}}
 */
export function placeBeside(size, keep, room, parts) {
  const midY = (keep.top + keep.bottom - size.height) / 2,
    midX = (keep.left + keep.right - size.width) / 2;
  const tries = [
    { left: keep.right + GAP, top: midY },
    { left: keep.left - GAP - size.width, top: midY },
    { left: midX, top: keep.bottom + GAP },
    { left: midX, top: keep.top - GAP - size.height },
  ].map(p => clamp(p, size, room));
  return tries.find(p => !overlap(p, size, keep)) ?? leastOver(size, parts, room);
}

/** @param {{left: number, top: number}} p  @param {{width: number, height: number}} size  @param {Box} room */
function clamp(p, size, room) {
  return {
    left: Math.max(room.left, Math.min(p.left, room.right - size.width)),
    top: Math.max(room.top, Math.min(p.top, room.bottom - size.height)),
  };
}

/** @param {{left: number, top: number}} p  @param {{width: number, height: number}} size  @param {Box} keep */
function overlap(p, size, keep) {
  return (
    Math.max(0, Math.min(p.left + size.width, keep.right) - Math.max(p.left, keep.left)) *
    Math.max(0, Math.min(p.top + size.height, keep.bottom) - Math.max(p.top, keep.top))
  );
}

/** No free place: the corner or the middle of an edge of the map that covers least. @param {{width: number, height: number}} size  @param {Box[]} parts  @param {Box} room */
function leastOver(size, parts, room) {
  const along = (/** @type {number} */ from, /** @type {number} */ to) => [to, from, (from + to) / 2];
  const tries = along(room.left, room.right - size.width).flatMap(left => along(room.top, room.bottom - size.height).map(top => clamp({ left, top }, size, room)));
  const covered = (/** @type {{left: number, top: number}} */ p) => parts.reduce((sum, box) => sum + overlap(p, size, box), 0);
  return tries.reduce((a, b) => (covered(b) < covered(a) ? b : a));
}

const isPhone = () => document.documentElement.dataset.table === 'narrow';

export class Popover {
  /**
   * @param {Desk} desk  @param {string[]} hexes what must stay in sight
   * @param {{label: string, class?: string, alert?: boolean, onclose?: () => void}} how
   * @param {...import('../dom.js').Child} children
   */
  constructor(desk, hexes, how, ...children) {
    this.desk = desk;
    this.hexes = hexes;
    this.onclose = how.onclose;
    this.from = document.activeElement;
    const cross = h(
      'button',
      {
        type: 'button',
        class: 'ib pop-close',
        'aria-label': t('table.close'),
        title: t('table.close'),
        onclick: () => this.close(),
      },
      icon('close'),
    );
    this.el = h(
      'div',
      {
        class: `pop tb-pop ${how.class ?? ''}`,
        role: how.alert ? 'alertdialog' : 'dialog',
        'aria-label': how.label,
        tabindex: '-1',
      },
      cross,
      children,
    );
    this.el.addEventListener('keydown', e => {
      if (e.key !== 'Escape') return;
      e.stopPropagation();
      this.close();
    });
    desk.stage.append(this.el);
    if (isPhone()) this.makeRoom();
    this.place();
    this.off = desk.board.onview(() => this.place());
  }

  place() {
    if (isPhone()) return; // a sheet at the bottom, see table.css
    const host = this.desk.stage.getBoundingClientRect();
    const { bar, rail, lesson } = this.desk.over;
    const room = {
      left: (lesson ? lesson.right - host.left : 0) + EDGE,
      top: EDGE,
      right: (rail ? rail.left - host.left : host.width) - EDGE,
      bottom: (bar ? bar.top - host.top : host.height) - EDGE,
    };
    this.el.style.maxHeight = `${room.bottom - room.top}px`; // what is too long scrolls; the bar stays free
    const { left, top } = placeBeside(this.el.getBoundingClientRect(), this.keep(), room, this.hexes.map(hex => this.desk.hexBox(hex)));
    this.el.style.left = `${left}px`;
    this.el.style.top = `${top}px`;
  }

  /** On a phone the map moves instead: what is spoken of stands in the middle of what the sheet leaves free. */
  makeRoom() {
    if (this.hexes.length === 0) return;
    const keep = this.keep(),
      host = this.desk.board.host.getBoundingClientRect(),
      sheet = this.el.getBoundingClientRect();
    const below = sheet.top < host.top + host.height / 4;
    const middle = below ? (sheet.bottom + host.bottom) / 2 : (host.top + Math.min(sheet.top, host.bottom)) / 2;
    this.desk.board.panBy(host.width / 2 - (keep.left + keep.right) / 2, middle - host.top - (keep.top + keep.bottom) / 2);
  }

  /** The hexes and their neighbours. @returns {Box} */
  keep() {
    if (this.hexes.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
    const boxes = this.hexes.map(hex => this.desk.hexBox(hex));
    return {
      left: Math.min(...boxes.map(b => b.left)),
      top: Math.min(...boxes.map(b => b.top)),
      right: Math.max(...boxes.map(b => b.right)),
      bottom: Math.max(...boxes.map(b => b.bottom)),
    };
  }

  close() {
    if (!this.el.isConnected) return;
    const inside = this.el.contains(document.activeElement);
    this.off?.();
    this.el.remove();
    this.onclose?.();
    if (inside && this.from instanceof HTMLElement) this.from.focus({ preventScroll: true });
  }
}
