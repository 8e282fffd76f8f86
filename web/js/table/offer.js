// A strip over the map for what the table as a whole should know: a draw is offered, the game is read-only, one only
// watches.

import { h } from '../dom.js';
import { pick, t } from '../words.js';

/** @typedef {import('./desk.js').Desk} Desk */

export class Offer {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('div', { class: 'tb-strip', role: 'status', hidden: true });
    for (const news of /** @type {const} */ (['position', 'decision', 'words', 'wipe'])) desk.on(news, () => this.draw());
  }

  draw() {
    const { latest, table } = this.desk.model;
    const offer = latest && this.offer(latest);
    const content = latest && (offer ?? this.readOnly(table) ?? this.watching(table));
    this.el.hidden = !content;
    this.el.classList.toggle('calm', !offer);
    this.el.replaceChildren(...(content ?? []));
  }

  /** @param {import('../types.js').Now} now @returns {Node[]|null} */
  offer(now) {
    const { model } = this.desk;
    if (!now.offer || now.over || model.table.seat.sides.length === 0) return null;
    if (model.table.seat.sides.includes(now.offer)) return [document.createTextNode(t('table.draw_offered'))];
    const answer = (/** @type {'accept'|'decline'} */ what) =>
      h(
        'button',
        { type: 'button', class: 'btn mini', onclick: () => void this.desk.order('draw', { answer: what }) },
        t(`table.draw_${what}`),
      );
    return [h('span', null, t('table.draw_offer', { side: model.sideName(now.offer) })), answer('accept'), answer('decline')];
  }

  /** @param {import('../types.js').Table} table @returns {Node[]|null} */
  readOnly(table) {
    return table.game.read_only ? [h('span', null, t('table.read_only', { why: pick(table.game.read_only) }))] : null;
  }

  /** @param {import('../types.js').Table} table @returns {Node[]|null} */
  watching(table) {
    return table.seat.sides.length === 0 ? [h('span', null, t('table.watching'))] : null;
  }
}
