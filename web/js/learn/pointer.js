// Shows what the lesson waits for: rings on the map round the piece and the hex, a frame round the button. Rings pulse
// once, then rest; nothing blinks.

import { svg } from '../dom.js';

/** @typedef {import('../table/desk.js').Desk} Desk */

/** Height of the panel on a phone after the first step, when it is folded. */
const FOLDED = 110;

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

  /** Brings what is pointed at into view, and shows it again. */
  show() {
    for (const hex of this.hexes()) this.desk.reveal(hex);
    this.drawn = '';
    this.draw();
  }

  /** Shows all pieces of the lesson, clear of the panel that stands at the left and of the decision bar below. @param {HTMLElement} panel */
  fitBeside(panel) {
    const { desk } = this, { geometry, stage } = desk;
    const places = [...desk.model.units.values()].flatMap(u => (u.hex ? [geometry.parse(u.hex)] : []));
    if (places.length === 0) return;
    const [cols, rows] = [places.map(p => p[0]), places.map(p => p[1])];
    const [left, right, top, bottom] = [Math.min(...cols), Math.max(...cols), Math.min(...rows), Math.max(...rows)];
    const wide = panel.offsetWidth < stage.clientWidth / 2;
    const bar = stage.querySelector('.tb-bar')?.clientHeight ?? 0;
    const margin = (/** @type {number} */ size, /** @type {number} */ taken, /** @type {number} */ all) => Math.round(size * taken / Math.max(1, all - taken));
    const beside = wide ? margin(right - left + 4, panel.offsetWidth, stage.clientWidth) : 0;
    const above = wide ? 0 : margin(bottom - top + 4, Math.min(panel.offsetHeight, FOLDED), stage.clientHeight - bar);
    desk.clear();
    desk.board.fit([geometry.number(left - beside, top - above), geometry.number(right, bottom)]);
  }

  close() {
    this.layer.remove();
  }
}
