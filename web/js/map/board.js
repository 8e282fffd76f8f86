// The board: the sheet of a battle in a window of the page, with layers for what others draw on it.

import { svg } from '../dom.js';
import { onPref, pref, reducedMotion } from '../prefs.js';
import { boxOf, densest } from './focus.js';
import { P, R, W, makeGeometry } from './geometry.js';
import { watchGestures } from './gestures.js';
import { Layers } from './layers.js';
import { Minimap } from './minimap.js';
import { layGround } from './sheet.js';
import { View } from './view.js';

/** @typedef {import('./geometry.js').MapData} MapData */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./minimap.js').MinimapPiece} MinimapPiece */
/** @typedef {'click'|'hover'|'long'} HexEvent */
/** @typedef {(number: string|null, ev: MouseEvent|null) => void} HexHandler null: beside the map, or the pointer has left */
/**
 * What can be carried from hex to hex.
 * @typedef {object} Carrier
 * @property {(number: string|null, ev: PointerEvent) => boolean} grab
 * @property {(number: string|null, ev: PointerEvent) => void} carry
 * @property {(number: string|null, ev: PointerEvent|null) => void} release ev null: it was taken away
 * @property {(steps: number) => void} turn
 */

const FAR = 55; // pixels for a hex below which its number cannot be read
const CLOSE = 1.1; // scale beyond which fitting does not go
const AROUND = 140; // units of ground about what is fitted
const ROUND = 62; // from the middle of a hex past its corners
const READABLE = 25; // pixels for a hex below which its counters cannot be read
const READING = 38; // pixels for a hex where they are read with ease
const REST = 180; // milliseconds without a change of view after which the small map looks for its place
const ASIDE = 14; // pixels between it and the edges
const GLIDE = 260; // milliseconds a change of view takes that the player did not make by hand

export class Board {
  #view;
  #layers;
  #minimap;
  /** @type {Set<(board: Board) => void>} */
  #viewers = new Set();
  /** @type {Set<(board: Board) => void>} */
  #resters = new Set();
  /** @type {Record<HexEvent, Set<HexHandler>>} */
  #handlers = { click: new Set(), hover: new Set(), long: new Set() };
  /** @type {(() => void)[]} */
  #offs = [];
  /** @type {string|null|undefined} */
  #hovered;
  /** @type {Carrier|null} */
  #carrier = null;
  #gliding = 0;
  /** Where the view is on its way to. @type {{x: number, y: number, scale: number}|null} */
  #goal = null;
  #dragging = false;
  #settling = 0;
  /** @type {string[]} hexes the small map keeps clear of, besides those of pieces */
  #marked = [];
  #shown = false; // a frame of it has been seen
  /** @type {(view: View) => void} what to show once the size of the window is known */
  #wish;
  #inPlay;

  /**
   * @param {HTMLElement} host
   * @param {MapData} map
   * @param {{lastRow?: number}} [options] the last row in play, 0: all
   */
  constructor(host, map, { lastRow = 0 } = {}) {
    this.host = host;
    this.map = map;
    this.geometry = makeGeometry(map);
    this.#view = new View(this.geometry.bounds);
    this.#inPlay = { ...this.geometry.bounds, y1: lastRow ? lastRow * P + R : this.geometry.bounds.y1 };
    this.#wish = v => v.fit(pad(this.#inPlay, 30));
    this.#layers = new Layers(host, this.#view, () => { for (const fn of this.#resters) fn(this); });
    this.layers = { under: svg('g'), pieces: svg('g'), over: svg('g') };
    this.#layers.pieces.append(this.layers.under, this.layers.pieces, this.layers.over);
    this.#minimap = new Minimap(map, this.geometry, p => this.#glide(v => v.centre(p)));
    /** When the ground has been drawn. */
    this.ready = layGround(this.#layers.ground, map, this.geometry, lastRow);
    host.classList.add('board');
    this.#listen();
  }

  // --- view

  /** Pixels for a unit of the map; a hex is 100 units wide. */
  get scale() { return this.#view.scale; }

  /**
   * Something lies over the edges, in pixels: what is fitted or centred keeps clear of it.
   * @param {{below: number, right: number, left: number, above: number}} edges
   */
  cover(edges) {
    Object.assign(this.#view, edges);
    this.#settle();
  }

  /** The part of the map that is seen, in its units. */
  get seen() {
    const { x, y, width, height, scale } = this.#view;
    return { x0: x, y0: y, x1: x + width / scale, y1: y + height / scale };
  }

  /**
   * Where the centre of a hex is, in pixels of the board's window.
   * @param {string} number
   * @returns {Point}
   */
  place(number) {
    const [x, y] = this.geometry.at(number), v = this.#view;
    return [(x - v.x) * v.scale, (y - v.y) * v.scale];
  }

  /**
   * @param {number} factor
   * @param {Point|string} [at] in pixels of the window, or a hex, which is in sight then; the middle if absent
   */
  zoomBy(factor, at) {
    this.#change(v => {
      if (typeof at !== 'string') return v.zoom(factor, at);
      if (!this.#isClear(at)) v.reveal(this.geometry.at(at));
      return v.zoom(factor, this.place(at));
    });
  }

  /**
   * @param {number} dx in pixels
   * @param {number} dy
   */
  panBy(dx, dy) { this.#change(v => v.pan(dx, dy)); }

  /**
   * Shows these hexes with some ground about them, or all of the sheet that is in play.
   * @param {Iterable<string>} [numbers]
   */
  fit(numbers) {
    const points = [...numbers ?? []].map(n => this.geometry.at(n));
    if (!points.length) return this.#glide(v => v.fit(pad(this.#inPlay, 30)));
    return this.#glide(v => v.fit(pad(boxOf(points), AROUND), CLOSE));
  }

  /**
   * Shows all these hexes if their counters can be read then; else, near enough to read, the place where most is going on.
   * @param {string[][]} lists those that matter most first
   */
  fitReadable(lists) {
    const points = lists.map(list => list.map(n => this.geometry.at(n)));
    if (!points.flat().length) return this.fit();
    return this.#glide(v => {
      v.fit(pad(boxOf(points.flat()), AROUND), CLOSE);
      if (v.scale * W >= READABLE) return;
      const [width, height] = v.free.map(n => n * W / READING - AROUND);
      v.fit(pad(densest(points, width, height), AROUND / 2), READING / W);
    });
  }

  /** Brings a hex into sight if it is near an edge or beyond it; nothing moves under a hand that drags. @param {string} number */
  reveal(number) {
    if (!this.#dragging && !this.#isClear(number)) this.#glide(v => v.reveal(this.geometry.at(number)));
  }

  /** Brings a hex into the middle of what can be seen, as far as the sheet goes. @param {string} number */
  centre(number) {
    if (!this.#dragging) this.#glide(v => v.centre(this.geometry.at(number)));
  }

  /** Brings hexes into sight as far as there is room for them, one of them in any case. @param {string[]} numbers  @param {string} first */
  revealAll(numbers, first) {
    const box = pad(boxOf(numbers.map(n => this.geometry.at(n))), ROUND), { left, above, free } = this.#view, { scale, ...at } = this.#goal ?? this.#view;
    const x = at.x + left / scale, y = at.y + above / scale;
    const isIn = (box.x0 - x) * scale >= 0 && (box.y0 - y) * scale >= 0 && (box.x1 - x) * scale <= free[0] && (box.y1 - y) * scale <= free[1];
    if (!this.#dragging && !isIn) this.#glide(v => v.revealBox(box, this.geometry.at(first)));
  }

  /** Whether a hex is well within what can be seen. @param {string} number */
  #isClear(number) {
    const { free, scale, left, above } = this.#view, [x, y] = this.place(number), px = x - left, py = y - above, rim = 70 * scale;
    return px > rim && py > rim && px < free[0] - rim && py < free[1] - rim;
  }

  /**
   * Tells of every change of the view; the result ends it.
   * @param {(board: Board) => void} fn
   */
  onview(fn) {
    this.#viewers.add(fn);
    return () => void this.#viewers.delete(fn);
  }

  /**
   * Tells when a new scale has come to rest: the moment for whatever is too slow for a moving map.
   * @param {(board: Board) => void} fn
   */
  onrest(fn) {
    this.#resters.add(fn);
    return () => void this.#resters.delete(fn);
  }

  /** @param {(view: View) => void} change */
  #change(change) {
    cancelAnimationFrame(this.#gliding);
    this.#goal = null;
    if (!this.#view.width) {
      this.#wish = change;
      return;
    }
    change(this.#view);
    this.#changed();
  }

  #changed() {
    if (!this.#shown) requestAnimationFrame(() => { this.#shown = true; });
    const { host } = this, far = this.scale * 100 < FAR;
    if (host.classList.contains('far') !== far) host.classList.toggle('far', far);
    this.#layers.follow();
    this.#minimap.show(this.seen);
    this.#settle();
    for (const fn of this.#viewers) fn(this);
  }

  /**
   * A change that is seen happening, unless nothing should move or nothing is seen yet.
   * @param {(view: View) => void} change
   */
  #glide(change) {
    const view = this.#view, from = { x: view.x, y: view.y, scale: view.scale };
    Object.assign(view, this.#goal); // a second change goes on from where the first one leads
    this.#change(change);
    if (reducedMotion() || !this.#shown) return;
    const to = this.#goal = { x: view.x, y: view.y, scale: view.scale }, start = performance.now();
    const step = (/** @type {number} */ now) => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE)), k = t * t * (3 - 2 * t);
      view.scale = from.scale * (to.scale / from.scale) ** k; // zooming is even when its steps are ratios
      const done = to.scale === from.scale ? k : (1 / from.scale - 1 / view.scale) / (1 / from.scale - 1 / to.scale);
      view.x = from.x + (to.x - from.x) * done;
      view.y = from.y + (to.y - from.y) * done;
      this.#changed();
      if (t < 1) this.#gliding = requestAnimationFrame(step);
      else this.#goal = null;
    };
    step(start);
  }

  // --- the player's hand

  #listen() {
    const { host } = this;
    this.#offs.push(
      watchGestures(host, {
        pan: (dx, dy) => this.panBy(dx, dy),
        zoom: (factor, at) => this.zoomBy(factor, at),
        click: ev => this.#tell('click', ev),
        long: ev => this.#tell('long', ev),
        hover: ev => this.#hover(ev),
        drag: dragging => this.#drag(dragging),
        grab: ev => this.#carrier?.grab(this.hexUnder(ev), ev) ?? false,
        carry: ev => this.#carrier?.carry(this.hexUnder(ev), ev),
        release: ev => this.#carrier?.release(ev && this.hexUnder(ev), ev),
        turn: steps => this.#carrier?.turn(steps),
      }),
      onPref('hexNumbers', () => this.#showNumbers()),
    );
    this.#showNumbers();
    this.#resize(host.clientWidth, host.clientHeight); // at once where the host is laid out already
    const observer = new ResizeObserver(([{ contentRect }]) => this.#resize(contentRect.width, contentRect.height));
    observer.observe(host);
    this.#offs.push(() => observer.disconnect());
  }

  /** @param {boolean} dragging */
  #drag(dragging) {
    this.#dragging = dragging;
    if (dragging) {
      cancelAnimationFrame(this.#gliding);
      this.#goal = null;
    }
    this.host.classList.toggle('dragging', dragging);
  }

  #showNumbers() { this.host.classList.toggle('numbers', pref('hexNumbers')); }

  /**
   * @param {number} width
   * @param {number} height
   */
  #resize(width, height) {
    if (!width || !height) return;
    const first = !this.#view.width;
    this.#view.resize(width, height);
    if (first) this.#wish(this.#view);
    this.#changed();
  }

  /**
   * The hex under the pointer.
   * @param {MouseEvent} ev
   */
  hexUnder(ev) {
    const { left, top } = this.host.getBoundingClientRect(), { x, y, scale } = this.#view;
    return this.geometry.hexAt(x + (ev.clientX - left) / scale, y + (ev.clientY - top) / scale);
  }

  /** @param {MouseEvent|null} ev */
  #hover(ev) {
    const number = ev && this.hexUnder(ev);
    if (number === this.#hovered) return;
    this.#hovered = number;
    for (const fn of this.#handlers.hover) fn(number, ev);
  }

  /**
   * @param {HexEvent} event
   * @param {MouseEvent} ev
   */
  #tell(event, ev) {
    const number = this.hexUnder(ev);
    for (const fn of this.#handlers[event]) fn(number, ev);
  }

  /**
   * A hex is clicked, pressed long (or with the other button), or the pointer comes to it; the result ends it.
   * @param {HexEvent} event
   * @param {HexHandler} fn
   */
  onhex(event, fn) {
    this.#handlers[event].add(fn);
    return () => void this.#handlers[event].delete(fn);
  }

  /** Who may take hold of what lies on the map. @param {Carrier|null} carrier */
  setCarrier(carrier) {
    this.#carrier = carrier;
  }

  /** The hexes whose middle lies in a box of the window. @param {import('./view.js').Box} box in pixels @param {Iterable<string>} numbers */
  within({ x0, y0, x1, y1 }, numbers) {
    return [...numbers].filter(n => {
      const [x, y] = this.place(n);
      return x >= x0 && x <= x1 && y >= y0 && y <= y1;
    });
  }

  // --- the small map

  get minimap() { return this.#minimap.element; }

  toggleMinimap() {
    this.#minimap.toggle();
    this.#settle();
  }

  /** @param {MinimapPiece[]} list */
  minimapPieces(list) {
    this.#minimap.pieces(list);
    this.#settle();
  }

  /** What the small map must not hide either: where the piece in hand can come. @param {string[]} numbers */
  keepClear(numbers) {
    this.#marked = numbers;
    this.#settle();
  }

  /** When nothing has changed for a moment the small map looks where it may stand. */
  #settle() {
    clearTimeout(this.#settling);
    this.#settling = window.setTimeout(() => {
      const { left, above, free: [width, height] } = this.#view, { seen } = this, sheet = this.geometry.bounds;
      const whole = seen.x0 <= sheet.x0 && seen.y0 <= sheet.y0 && seen.x1 >= sheet.x1 && seen.y1 >= sheet.y1;
      const room = { x0: left + ASIDE, y0: above + ASIDE, x1: left + width - ASIDE, y1: above + height - ASIDE };
      this.#minimap.settle(room, n => this.place(n), ROUND * this.scale, this.#marked, whole);
    }, REST);
  }

  destroy() {
    cancelAnimationFrame(this.#gliding);
    clearTimeout(this.#settling);
    this.#offs.forEach(off => off());
    this.#layers.destroy();
    this.#minimap.destroy();
    this.host.classList.remove('board', 'far', 'numbers', 'dragging');
  }
}

/**
 * @param {import('./view.js').Box} box
 * @param {number} by
 */
const pad = (box, by) => ({ x0: box.x0 - by, y0: box.y0 - by, x1: box.x1 + by, y1: box.y1 + by });
