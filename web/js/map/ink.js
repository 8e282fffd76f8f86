// Thousands of small strokes of one kind become a few paths, one for each block of the sheet: few elements for the
// document, and a tile that is repainted looks only at the blocks it touches.

const BLOCK = 700;

export class Ink {
  /** @type {Map<string, string[]>} */
  #blocks = new Map();

  /**
   * Adds a stroke that lies about a point.
   * @param {number} x
   * @param {number} y
   * @param {string} d
   */
  add(x, y, d) {
    const key = `${Math.floor(x / BLOCK)},${Math.floor(y / BLOCK)}`;
    const block = this.#blocks.get(key);
    if (block) block.push(d);
    else this.#blocks.set(key, [d]);
  }

  /**
   * The paths of all blocks.
   * @param {string} attributes at least a class
   */
  paths(attributes) {
    let out = '';
    for (const block of this.#blocks.values()) out += `<path ${attributes} d="${block.join('')}"/>`;
    return out;
  }
}

/**
 * One path, or nothing where there is nothing to draw.
 * @param {string} cls
 * @param {string} d
 * @param {string} [more]
 */
export const path = (cls, d, more = '') => (d ? `<path class="${cls}"${more && ` ${more}`} d="${d}"/>` : '');
