// A short word over the map that goes away by itself: a refusal, what cannot be undone, what was copied.

import { h, announce } from '../dom.js';
import { paragraphTag } from './sentence.js';

const STAYS = 7000, GAP = 10;

export class Notice {
  /** @param {import('./desk.js').Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('div', { class: 'tb-notice', hidden: true });
    this.timer = 0;
    desk.on('wipe', () => this.hide());
  }

  /** @param {string} text  @param {{tone?: 'bad'|'calm', paragraph?: string}} [how] */
  show(text, { tone = 'calm', paragraph = '' } = {}) {
    this.el.className = `tb-notice ${tone}`;
    this.el.replaceChildren(h('span', null, text));
    this.el.append(paragraphTag(this.desk, paragraph));
    this.el.hidden = false;
    this.place();
    announce(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), STAYS);
  }

  /** Above the decision bar, whatever its height. */
  place() {
    const { bar } = this.desk.over, { bottom } = this.desk.stage.getBoundingClientRect();
    this.el.style.bottom = bar ? `${Math.max(0, bottom - bar.top) + GAP}px` : '';
  }

  hide() {
    this.el.replaceChildren();
    this.el.hidden = true;
  }
}
