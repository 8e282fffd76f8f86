// The two layers of a board, ground and pieces. While the view moves both are only shifted and scaled as pictures;
// a moment after it has come to rest they are redrawn at the new scale.

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
  #cost = 0; // milliseconds the last drawing took; where it is slow, it is done less often
  #frame = 0;
  #box;
  #tell;
  /** @type {View} */
  #view;

  /**
   * @param {HTMLElement} host
   * @param {View} view
   * @param {() => void} drawn told whenever they have been drawn at a new scale
   */
  constructor(host, view, drawn) {
    const { x0, y0, x1, y1 } = view.sheet;
    this.#view = view;
    this.#tell = drawn;
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
    this.#rest = setTimeout(() => this.#settle(this.#view.scale), Math.max(REST, 2 * this.#cost));
  }

  /**
   * Redraws if the scale is still the same after a frame: on a busy machine the timer may come before a turn of the
   * wheel that is waiting already.
   * @param {number} scale
   */
  #settle(scale) {
    requestAnimationFrame(() => setTimeout(() => {
      if (this.#view.scale !== scale || scale === this.#drawn) return;
      const start = performance.now();
      this.#redraw();
      this.#shift();
      requestAnimationFrame(() => setTimeout(() => { this.#cost = Math.min(300, performance.now() - start); }));
    }));
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
    this.#tell();
  }

  destroy() {
    clearTimeout(this.#rest);
    cancelAnimationFrame(this.#frame);
    this.sheets.forEach(sheet => sheet.remove());
  }
}
