// The two layers of a board, ground and pieces. While the view moves both are only shifted and scaled as pictures;
// a moment after it has come to rest they are drawn anew at the new scale.

import { h, svg } from '../dom.js';
import { grainTile } from './grain.js';
import { f } from './geometry.js';

/** @typedef {import('./view.js').Box} Box */
/** @typedef {import('./view.js').View} View */

const REST = 150; // milliseconds without a change of scale
const MARGIN = 26; // round the sheet, for its frame
const GRAIN = 440; // units a tile of paper covers

export class Layers {
  #drawn = 0; // the scale at which they are drawn
  #rest = 0;
  #frame = 0;
  #box;
  /** @type {View} */
  #view;

  /**
   * @param {HTMLElement} host
   * @param {View} view
   */
  constructor(host, view) {
    const { x0, y0, x1, y1 } = view.sheet;
    this.#view = view;
    this.#box = { x: x0 - MARGIN, y: y0 - MARGIN, w: x1 - x0 + 2 * MARGIN, h: y1 - y0 + 2 * MARGIN };
    const viewBox = [this.#box.x, this.#box.y, this.#box.w, this.#box.h].map(f).join(' ');
    this.ground = svg('svg', { class: 'ground', viewBox, 'aria-hidden': 'true', focusable: 'false' });
    this.grain = h('i', { class: 'board-grain' });
    this.grain.style.backgroundImage = `url(${grainTile()})`;
    this.pieces = svg('svg', { class: 'pieces', viewBox });
    this.sheets = [
      h('div', { class: 'board-layer board-ground', 'aria-hidden': 'true' }, this.ground, this.grain),
      h('div', { class: 'board-layer' }, this.pieces),
    ];
    host.append(...this.sheets);
  }

  /** The view has changed; the picture follows with the next frame. */
  follow() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      if (!this.#drawn) this.#redraw();
      else if (this.#view.scale !== this.#drawn) this.#wait();
      this.#shift();
    });
  }

  #wait() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => { this.#redraw(); this.#shift(); }, REST);
  }

  #shift() {
    const { x, y, scale } = this.#view, zoom = scale / this.#drawn;
    const left = Math.round((this.#box.x - x) * scale), top = Math.round((this.#box.y - y) * scale); // whole pixels stay sharp
    const transform = `translate(${left}px, ${top}px)${zoom === 1 ? '' : ` scale(${zoom})`}`;
    for (const sheet of this.sheets) sheet.style.transform = transform;
  }

  #redraw() {
    this.#drawn = this.#view.scale;
    const width = f(this.#box.w * this.#drawn), height = f(this.#box.h * this.#drawn);
    for (const el of [this.ground, this.pieces]) {
      el.setAttribute('width', width);
      el.setAttribute('height', height);
    }
    this.grain.style.backgroundSize = `${f(GRAIN * this.#drawn)}px`;
  }

  destroy() {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    this.sheets.forEach(sheet => sheet.remove());
  }
}
