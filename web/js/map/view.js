// Which part of the sheet is seen: a point of it, a scale, and the size of the window. Knows no document.

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {{x0: number, y0: number, x1: number, y1: number}} Box */

const NEAREST = 2.4; // pixels for a unit: a hex 240 pixels wide
const FARTHEST = 0.8; // of the scale that shows the whole sheet
const EDGE = 40; // of the table beside the sheet
const RIM = 220; // what is revealed has about two hexes of ground round it

export class View {
  x = 0; // what lies in the upper left corner of the window, in units of the map
  y = 0;
  scale = 1; // pixels for a unit
  width = 0; // of the window, in pixels
  height = 0;
  below = 0; // of the height, hidden behind something at the lower edge
  right = 0; // of the width, at the right edge
  left = 0; // at the left edge
  above = 0; // of the height, at the upper edge

  /** @param {Box} sheet */
  constructor(sheet) {
    this.sheet = sheet;
  }

  /** The scale at which the whole sheet is seen, clear of what hides a part of the window. */
  get whole() {
    const { x0, y0, x1, y1 } = this.sheet, [w, h] = this.free;
    return Math.min(w / (x1 - x0), h / (y1 - y0));
  }

  /**
   * A new window; what was in its middle stays there.
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    const { middle } = this;
    [this.width, this.height] = [width, height];
    this.centre(middle);
  }

  /** Width and height that nothing hides. */
  get free() {
    return [Math.max(this.width / 2, this.width - this.left - this.right), Math.max(this.height / 3, this.height - this.above - this.below)];
  }

  /** Where that begins, in units of the map. @returns {Point} */
  get corner() {
    return [this.x + this.left / this.scale, this.y + this.above / this.scale];
  }

  /** Of what can be seen. @returns {Point} */
  get middle() {
    const [w, h] = this.free, [x, y] = this.corner;
    return [x + w / 2 / this.scale, y + h / 2 / this.scale];
  }

  /** @param {Point} p */
  centre([x, y]) {
    const [w, h] = this.free;
    this.x = x - (this.left + w / 2) / this.scale;
    this.y = y - (this.above + h / 2) / this.scale;
    this.#stay();
  }

  /**
   * Shifts the sheet no more than it must, so that a point is well in sight.
   * @param {Point} p
   */
  reveal([x, y]) {
    const clear = this.free.map(n => Math.min(RIM * this.scale, n / 4));
    const [left, top] = this.corner, px = (x - left) * this.scale, py = (y - top) * this.scale;
    const into = (/** @type {number} */ at, /** @type {number} */ i) => Math.max(clear[i], Math.min(this.free[i] - clear[i], at)) - at;
    this.pan(into(px, 0), into(py, 1));
  }

  /**
   * Shifts the sheet no more than it must, so that a box can be seen, and in any case a point of it: across and down each
   * as far as there is room.
   * @param {Box} box
   * @param {Point} at
   */
  revealBox({ x0, y0, x1, y1 }, at) {
    const into = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ free) =>
      (to - from > free ? null : Math.max(0, -from) || Math.min(0, free - to));
    const [left, top] = this.corner;
    const dx = into((x0 - left) * this.scale, (x1 - left) * this.scale, this.free[0]);
    const dy = into((y0 - top) * this.scale, (y1 - top) * this.scale, this.free[1]);
    if (dx === null || dy === null) this.reveal(at);
    this.pan(dx ?? 0, dy ?? 0);
  }

  /**
   * Shifts the sheet under the window, in pixels.
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    this.x -= dx / this.scale;
    this.y -= dy / this.scale;
    this.#stay();
  }

  /**
   * Scales about a point of the window, in pixels.
   * @param {number} factor
   * @param {Point} [at] the middle of what can be seen if absent
   */
  zoom(factor, [px, py] = [this.left + this.free[0] / 2, this.above + this.free[1] / 2]) {
    const to = Math.min(NEAREST, Math.max(Math.min(this.whole * FARTHEST, NEAREST), this.scale * factor));
    this.x += px / this.scale - px / to;
    this.y += py / this.scale - py / to;
    this.scale = to;
    this.#stay();
  }

  /**
   * Shows a box of the map, at most so near.
   * @param {Box} box
   * @param {number} [nearest]
   */
  fit(box, nearest = NEAREST) {
    const [w, h] = this.free;
    const wanted = Math.min(w / (box.x1 - box.x0), h / (box.y1 - box.y0), nearest);
    this.scale = Math.max(Math.min(this.whole * FARTHEST, NEAREST), wanted);
    this.centre([(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2]);
    this.#fill();
  }

  /** No empty table beside the sheet where there is sheet to show. */
  #fill() {
    const { x0, y0, x1, y1 } = this.sheet, [w, h] = this.free.map(n => n / this.scale), [left, top] = this.corner;
    if (w < x1 - x0) this.x += Math.max(x0 - EDGE, Math.min(x1 + EDGE - w, left)) - left;
    if (h < y1 - y0) this.y += Math.max(y0 - EDGE, Math.min(y1 + EDGE - h, top)) - top;
  }

  /** The middle of the window never leaves the sheet; a sheet smaller than what can be seen stays in the middle. */
  #stay() {
    const { x0, y0, x1, y1 } = this.sheet, [w, h] = this.free.map(n => n / this.scale), [left, top] = this.corner;
    this.x += (w >= x1 - x0 ? (x0 + x1 - w) / 2 : Math.min(x1 - w * 0.6, Math.max(x0 - w * 0.4, left))) - left;
    this.y += (h >= y1 - y0 ? (y0 + y1 - h) / 2 : Math.min(y1 - h * 0.6, Math.max(y0 - h * 0.4, top))) - top;
  }
}
