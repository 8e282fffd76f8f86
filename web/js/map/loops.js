// Short strokes put together to long lines by their ends.

/** @typedef {import('./geometry.js').Point} Point */

export class Strokes {
  /** @type {Map<number, [Point, Point][]>} */
  #from = new Map();
  #grain;

  /** @param {number} grain ends that are nearer than this are the same */
  constructor(grain) {
    this.#grain = grain;
  }

  /** @param {Point} p */
  #key(p) {
    return Math.round(p[0] / this.#grain) * 0x100000 + Math.round(p[1] / this.#grain);
  }

  /**
   * @param {Point} a
   * @param {Point} b
   */
  add(a, b) {
    const list = this.#from.get(this.#key(a));
    if (list) list.push([a, b]);
    else this.#from.set(this.#key(a), [[a, b]]);
  }

  /**
   * Takes all strokes, each from its first end to its second, as closed loops.
   * @returns {Point[][]}
   */
  loops() {
    const out = /** @type {Point[][]} */ ([]);
    for (const first of this.#from.keys()) {
      while (this.#from.has(first)) out.push(this.#follow(first));
    }
    return out;
  }

  /** @param {number} first */
  #follow(first) {
    const loop = /** @type {Point[]} */ ([]);
    for (let k = first; ;) {
      const list = this.#from.get(k), stroke = list?.pop();
      if (!list || !stroke) break;
      if (!list.length) this.#from.delete(k);
      loop.push(stroke[0]);
      k = this.#key(stroke[1]);
      if (k === first) break;
    }
    return loop;
  }
}
