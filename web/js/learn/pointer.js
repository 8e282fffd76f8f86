// Shows what the lesson waits for: rings on the map round the piece and the hex, a frame round the button. Rings pulse
// once, then rest; nothing blinks.

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
    for (const news of /** @type {const} */ (['position', 'decision', 'selection'])) desk.on(news, () => this.draw());
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
    this.frameButtons();
    const hexes = this.hexes(), key = hexes.join(' ');
    if (key === this.drawn) return;
    this.drawn = key;
    this.layer.replaceChildren(...hexes.map(hex => {
      const [x, y] = this.desk.geometry.at(hex);
      return svg('g', { transform: `translate(${x} ${y})` }, svg('circle', { class: 'ls-case', r: 54 }), svg('circle', { class: 'ls-ring', r: 54 }));
    }));
  }

  /** The button of the decision bar that does it, or that leads to it. */
  frameButtons() {
    const { choices, latest } = this.desk.model, wanted = choices.find(latest?.lesson?.expect[0] ?? '');
    for (const button of /** @type {Iterable<HTMLElement>} */ (this.desk.stage.querySelectorAll('.tb-bar [data-act]'))) {
      const act = button.dataset.act;
      button.classList.toggle('ls-asked', !!wanted && (act === wanted.action || (act === 'decline' && choices.decline === wanted)
        || (act === `verb-${wanted.verb}` && (!button.title || button.title === wanted.text))));
    }
  }

  /** Brings what is pointed at into view. */
  reveal() {
    this.desk.revealAll(this.hexes());
  }

  /** The same, and shows it again. */
  show() {
    this.reveal();
    this.drawn = '';
    this.draw();
  }

  close() {
    this.layer.remove();
  }
}
