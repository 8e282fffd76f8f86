// Rings on the map round the piece and the hex the lesson waits for. They pulse once, then rest; nothing blinks.

import { svg } from '../dom.js';

/** @typedef {import('../table/desk.js').Desk} Desk */

export class Pointer {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.layer = svg('g', { class: 'ls-pointer', 'aria-hidden': 'true' });
    desk.board.layers.over.append(this.layer);
    /** @type {string} what is pointed at, so that it pulses only when it is new */
    this.drawn = '';
    for (const news of /** @type {const} */ (['position', 'standing', 'selection'])) desk.on(news, () => this.draw());
    desk.on('entry', () => this.draw());
    this.draw();
  }

  /** Hexes the expected action speaks of: that of its unit, and the one it names. @returns {string[]} */
  hexes() {
    const { model } = this.desk, lesson = model.latest?.lesson;
    if (!lesson || lesson.done || this.desk.playing) return [];
    const [, ...words] = (lesson.expect[0] ?? '').split(' ');
    const hexes = words.map(word => model.unit(word)?.hex ?? (this.desk.isHex(word) ? word : null));
    return [...new Set(hexes.filter(hex => hex !== null))];
  }

  draw() {
    const hexes = this.hexes(), key = hexes.join(' ');
    if (key === this.drawn) return;
    this.drawn = key;
    this.layer.replaceChildren(...hexes.map(hex => {
      const [x, y] = this.desk.geometry.at(hex);
      return svg('g', { transform: `translate(${x} ${y})` }, svg('circle', { class: 'ls-case', r: 54 }), svg('circle', { class: 'ls-ring', r: 54 }));
    }));
  }

  /** Brings what is pointed at into sight. */
  show() {
    const hexes = this.hexes();
    if (hexes.length) this.desk.board.fit(around(this.desk, hexes));
    this.drawn = '';
    this.draw();
  }

  close() {
    this.layer.remove();
  }
}

/** Some ground round the hexes, so that their neighbours are seen too. @param {Desk} desk @param {string[]} hexes */
function around({ geometry }, hexes) {
  const wide = hexes.flatMap(hex => [1, 2, 3, 4, 5, 6].map(side => geometry.neighbour(hex, side)));
  return [...hexes, ...wide.flatMap(hex => hex ?? [])];
}
