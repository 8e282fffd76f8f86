// The small map: the whole sheet, a speck for every stack, and a frame round what the board shows. It stands in a corner
// where it hides no piece; if there is no such corner, or nothing to show, it folds itself. Its button folds it for good.

import { h, icon, on, svg } from '../dom.js';
import { onPref, pref, setPref } from '../prefs.js';
import { onLang, t } from '../words.js';
import '../words/map.js';
import { freeCorner, inCorner } from './corner.js';
import { f } from './geometry.js';
import { thumbBody } from './thumb.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').MapData} MapData */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{hex: string, dress: string, round: boolean}} MinimapPiece a disc, or a square */

const SPECK = 44; // half width, in units of the map

export class Minimap {
  #geometry;
  #frame = h('i', { class: 'mini-frame' }); // a box of its own: it moves with every frame, the picture does not
  #specks = svg('g');
  #sheet;
  #button;
  #off;
  /** @type {import('./corner.js').Corner} */
  #corner = 'nw';
  #size = { width: 0, height: 0 }; // unfolded, as it was seen last
  #hindered = false; // every corner is taken, or the whole sheet is seen anyhow
  #insisted = false; // the player wants it all the same
  /** @type {string[]} hexes where pieces stand */
  #stood = [];

  /**
   * @param {MapData} map
   * @param {Geometry} geometry
   * @param {(p: Point) => void} go where the player points
   */
  constructor(map, geometry, go) {
    const { x0, y0, x1, y1 } = geometry.bounds;
    this.#geometry = geometry;
    const land = svg('g');
    land.innerHTML = thumbBody(map);
    const picture = svg('svg', { viewBox: [x0, y0, x1 - x0, y1 - y0].map(f).join(' '), 'aria-hidden': 'true' },
      land, this.#specks);
    this.#sheet = h('div', { class: 'mini-sheet', role: 'img' }, picture, this.#frame);
    this.#button = h('button', { type: 'button', class: 'mini-fold', onclick: () => this.toggle() });
    this.element = h('div', { class: 'minimap' }, this.#sheet, this.#button);
    const show = () => {
      this.#insisted = false;
      this.#draw();
    };
    this.#draw();
    const offs = [onLang(() => this.#draw()), onPref('minimap', show)];
    this.#off = () => offs.forEach(off => off());
    const point = (/** @type {PointerEvent} */ ev) => {
      const box = picture.getBoundingClientRect();
      go([x0 + (ev.clientX - box.left) / box.width * (x1 - x0), y0 + (ev.clientY - box.top) / box.height * (y1 - y0)]);
    };
    on(this.#sheet, 'pointerdown', ev => { this.#sheet.setPointerCapture(ev.pointerId); point(ev); });
    on(this.#sheet, 'pointermove', ev => { if (ev.buttons) point(ev); });
  }

  get #folded() {
    return !pref('minimap') || (this.#hindered && !this.#insisted);
  }

  /** The player wants it, wherever it stands, or does not. */
  toggle() {
    const open = this.#folded;
    setPref('minimap', open);
    this.#insisted = open;
    this.#draw();
  }

  #draw() {
    const folded = this.#folded, word = t(folded ? 'map.mini_show' : 'map.mini_fold');
    this.#sheet.setAttribute('aria-label', t('map.mini'));
    this.element.classList.toggle('folded', folded);
    this.#button.replaceChildren(icon(folded ? 'minimap' : 'minus'));
    for (const name of ['title', 'aria-label']) this.#button.setAttribute(name, word);
    this.#button.setAttribute('aria-expanded', String(!folded));
  }

  /**
   * The view has come to rest, or a piece has moved: where does it hide no piece?
   * @param {import('./view.js').Box} room that nothing else stands in, in pixels of the window
   * @param {(hex: string) => Point} place where a hex is there
   * @param {number} round what a hex takes about its middle
   * @param {string[]} marked hexes that are to be seen too
   * @param {boolean} whole the whole sheet is seen
   */
  settle(room, place, round, marked, whole) {
    const { offsetWidth: width, offsetHeight: height } = this.#sheet;
    if (width) this.#size = { width, height };
    if (!this.#size.width) return;
    const corner = freeCorner(this.#size, room, [...this.#stood, ...marked].map(place), round, this.#corner);
    this.#hindered = whole || !corner;
    this.#corner = corner ?? this.#corner;
    this.#draw();
    const size = this.#folded ? { width: this.#button.offsetWidth, height: this.#button.offsetHeight } : this.#size;
    const [x, y] = inCorner(this.#folded ? 'nw' : this.#corner, size, room), { style } = this.element;
    [style.left, style.top] = [`${Math.round(x)}px`, `${Math.round(y)}px`];
  }

  /** @param {import('./view.js').Box} seen */
  show({ x0, y0, x1, y1 }) {
    const sheet = this.#geometry.bounds, { style } = this.#frame;
    const across = (/** @type {number} */ x) => `${f((x - sheet.x0) / (sheet.x1 - sheet.x0) * 100)}%`;
    const down = (/** @type {number} */ y) => `${f((y - sheet.y0) / (sheet.y1 - sheet.y0) * 100)}%`;
    [style.left, style.top] = [across(x0), down(y0)];
    [style.width, style.height] = [across(sheet.x0 + x1 - x0), down(sheet.y0 + y1 - y0)];
  }

  /** @param {MinimapPiece[]} list */
  pieces(list) {
    this.#stood = list.map(p => p.hex);
    /** @type {Map<string, string>} one path for each dress */
    const specks = new Map();
    for (const { hex, dress, round } of list) {
      const [x, y] = this.#geometry.at(hex), r = SPECK;
      const d = round ? `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z` :
        `M${f(x - r)} ${f(y - r)}h${2 * r}v${2 * r}h${-2 * r}z`;
      specks.set(dress, (specks.get(dress) ?? '') + d);
    }
    this.#specks.replaceChildren(...[...specks].map(([dress, d]) => svg('path', { class: `mini-speck ${dress}`, d })));
  }

  destroy() {
    this.#off();
    this.element.remove();
  }
}
