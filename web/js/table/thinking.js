// The computer player that is thinking, its progress, and the button to have its answer now.

import { h } from '../dom.js';
import { t } from '../words.js';
import '../words/advice.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** How much of some work is done, in thousandths; nothing is shown before anything is known. */
export function meter() {
  const el = h('progress', { max: '1000', value: '0', hidden: true });
  return {
    el,
    /** @param {number} done */
    set(done) {
      el.hidden = done === 0;
      el.value = done;
      el.setAttribute('aria-label', t('table.thinking_done'));
    },
  };
}

export class Thinking {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.meter = meter();
    this.n = -1;
    this.ends = desk.net.on('thinking', (/** @type {{n: number, done: number}} */ m) => {
      if (m.n === desk.model.n) this.meter.set(m.done);
    });
  }

  /** For the decision bar, while a computer player thinks. @returns {import('../dom.js').Child[]} */
  draw() {
    const { model } = this.desk, { actor, n } = /** @type {import('../types.js').Now} */ (model.latest);
    if (this.n !== n) this.meter.set(0);
    this.n = n;
    const who = model.table.game.players[actor]?.label ?? '';
    return [
      h('i', { class: 'thinking', 'aria-hidden': 'true' }),
      t('table.thinking', { side: model.sideName(actor), who }),
      this.meter.el,
      this.mayHurry && h(
        'button',
        { type: 'button', class: 'btn mini late', 'data-act': 'hurry', onclick: () => this.hurry() },
        t('table.move_now'),
        h('kbd', { 'aria-hidden': 'true' }, t('table.key_space')),
      ),
    ];
  }

  /** Players; in a game without human players, spectators. */
  get mayHurry() {
    const { seat, game } = this.desk.model.table;
    return seat.sides.length > 0 || Object.values(game.players).every(p => p.kind !== 'human');
  }

  /** @returns {boolean} whether there was a player to hurry */
  hurry() {
    if (!this.desk.model.latest?.thinking || !this.mayHurry) return false;
    void this.desk.ask('hurry');
    return true;
  }

  close() {
    this.ends();
  }
}
