// The curtain of a hot-seat game. When it falls the page has already forgotten everything but the ground.

import { h } from '../dom.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';

/** @typedef {import('./desk.js').Desk} Desk */

export class Curtain {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.button = h('button', { type: 'button', class: 'btn pri', onclick: () => void this.lift() });
    this.title = h('h2', { id: 'curtain-title' });
    this.text = h('p', null);
    this.el = h(
      'section',
      { class: 'curtain', hidden: true, role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': 'curtain-title' },
      h('div', null, this.title, this.text, this.button),
    );
    desk.on('wipe', () => this.draw());
    desk.on('position', () => this.draw());
    desk.on('words', () => this.draw());
  }

  draw() {
    const side = this.desk.model.curtain;
    const lifted = !side && !this.el.hidden;
    this.el.hidden = !side;
    for (const el of this.desk.root.children) if (el instanceof HTMLElement && el !== this.el) el.inert = !!side;
    if (lifted) this.desk.board.host.focus({ preventScroll: true });
    if (!side) return;
    const name = this.desk.model.sideName(side);
    this.title.textContent = t('table.curtain', { side: name });
    this.text.textContent = t('table.curtain_about');
    this.button.textContent = t('table.curtain_lift', { side: name });
    this.el.className = `curtain ${sideClass(side)}`;
    this.desk.say(this.title.textContent);
    this.button.focus();
  }

  async lift() {
    const side = this.desk.model.curtain;
    if (side) await this.desk.order('sit', { side });
  }
}
