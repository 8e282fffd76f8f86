// The small map: the whole sheet, a speck for every stack, and a frame round what the board shows.

import { h, on, svg } from '../dom.js';
import { onPref, pref } from '../prefs.js';
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
  #frame = h('i', { class: 'mini-frame' }); // a box of its own: it moves with every frame, the picture does not
  #specks = svg('g');
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
      land, this.#specks);
    this.element = h('div', { class: 'minimap', role: 'img' }, picture, this.#frame);
    const name = () => this.element.setAttribute('aria-label', t('map.mini'));
    const show = () => { this.element.hidden = !pref('minimap'); };
    name();
    show();
    const offs = [onLang(name), onPref('minimap', show)];
    this.#off = () => offs.forEach(off => off());
    const point = (/** @type {PointerEvent} */ ev) => {
      const box = picture.getBoundingClientRect();
      go([x0 + (ev.clientX - box.left) / box.width * (x1 - x0), y0 + (ev.clientY - box.top) / box.height * (y1 - y0)]);
    };
    on(this.element, 'pointerdown', ev => { this.element.setPointerCapture(ev.pointerId); point(ev); });
    on(this.element, 'pointermove', ev => { if (ev.buttons) point(ev); });
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
