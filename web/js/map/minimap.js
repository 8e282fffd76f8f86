// The small map: the whole sheet, a speck for every stack, and a frame round what the board shows.

import { h, on, svg } from '../dom.js';
import { onLang, t } from '../words.js';
import '../words/map.js';
import { f } from './geometry.js';
import { thumbBody } from './thumb.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').MapData} MapData */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{hex: string, army: string, friend?: boolean}} MinimapPiece friends of the Poles are discs, the others squares */

const SPECK = 44; // half width, in units of the map

export class Minimap {
  #geometry;
  #frame = svg('rect', { class: 'mini-frame' });
  #specks = svg('g');
  #shown = '';
  #off;

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
      land, this.#specks, this.#frame);
    this.element = h('div', { class: 'minimap', role: 'img' }, picture);
    const name = () => this.element.setAttribute('aria-label', t('map.mini'));
    name();
    this.#off = onLang(name);
    const point = (/** @type {PointerEvent} */ ev) => {
      const box = picture.getBoundingClientRect();
      go([x0 + (ev.clientX - box.left) / box.width * (x1 - x0), y0 + (ev.clientY - box.top) / box.height * (y1 - y0)]);
    };
    on(this.element, 'pointerdown', ev => { this.element.setPointerCapture(ev.pointerId); point(ev); });
    on(this.element, 'pointermove', ev => { if (ev.buttons) point(ev); });
  }

  /** @param {import('./view.js').Box} seen */
  show({ x0, y0, x1, y1 }) {
    const text = [x0, y0, x1 - x0, y1 - y0].map(n => String(Math.round(n))).join(' ');
    if (text === this.#shown) return;
    this.#shown = text;
    ['x', 'y', 'width', 'height'].forEach((name, i) => this.#frame.setAttribute(name, text.split(' ')[i]));
  }

  /** @param {MinimapPiece[]} list */
  pieces(list) {
    /** @type {Map<string, string>} one path for each army */
    const specks = new Map();
    for (const { hex, army, friend } of list) {
      const [x, y] = this.#geometry.at(hex), r = SPECK;
      const d = friend ? `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z` :
        `M${f(x - r)} ${f(y - r)}h${2 * r}v${2 * r}h${-2 * r}z`;
      specks.set(army, (specks.get(army) ?? '') + d);
    }
    this.#specks.replaceChildren(...[...specks].map(([army, d]) => svg('path', { class: `mini-speck n-${army}`, d })));
  }

  destroy() {
    this.#off();
    this.element.remove();
  }
}
