/** A short word over the map that goes away by itself: a refusal, what cannot be undone, what was copied. */
import { h, announce } from '../dom.js';

const STAYS = 7000;

export class Notice {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.el = h('div', { class: 'tb-notice', hidden: true });
    this.timer = 0;
    host.append(this.el);
  }

  /** @param {string} text  @param {{tone?: 'bad'|'calm', paragraph?: string}} [how] */
  show(text, { tone = 'calm', paragraph = '' } = {}) {
    this.el.className = `tb-notice ${tone}`;
    this.el.replaceChildren(h('span', null, text));
    if (paragraph) this.el.append(h('button', { type: 'button', class: 'par', 'data-par': paragraph }, paragraph));
    this.el.hidden = false;
    announce(text);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), STAYS);
  }

  hide() {
    this.el.hidden = true;
  }
}
