// The one popover of the table: forecast, refusal, or a small menu of choices in one hex.

import { h } from '../dom.js';
import { t } from '../words.js';
import { forecast } from './forecast.js';
import { costText } from './points.js';
import { Popover } from './popover.js';
import { verbIcon } from './verbs.js';
import { whyAction, whyHex, whyPiece } from './whynot.js';

/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('./desk.js').Desk} Desk */

export class Popovers {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Popover|null} */
    this.current = null;
    this.asked = 0;
    desk.on('wipe', () => this.close());
  }

  /** @returns {boolean} whether one was open */
  close() {
    this.asked++;
    const was = this.current?.el.isConnected ?? false;
    this.current?.close();
    this.current = null;
    return was;
  }

  /** Only the last question counts: an answer that comes too late opens nothing. */
  keeper() {
    this.close();
    const asked = this.asked;
    return (/** @type {Popover} */ pop) => {
      if (asked === this.asked) this.current = pop;
      else pop.close();
    };
  }

  /** @param {Choice} choice  @param {boolean} [unasked] shown by itself: nothing is done without a click */
  async forecast(choice, unasked = false) {
    await forecast(this.desk, choice, this.keeper(), unasked);
  }
  /** @param {string} hex */
  whyHex(hex) {
    void whyHex(this.desk, hex, this.keeper());
  }
  /** @param {string} id  @param {string} hex */
  whyPiece(id, hex) {
    void whyPiece(this.desk, id, hex, this.keeper());
  }
  /** @param {string} action  @param {string} title  @param {string[]} hexes */
  whyAction(action, title, hexes) {
    void whyAction(this.desk, action, title, hexes, this.keeper());
  }

  /** From where a unit would act on that hex. @param {Choice} choice  @param {string} hex */
  whence({ unit }, hex) {
    const from = this.desk.model.unit(unit)?.hex;
    if (!from || from === hex || unit === this.desk.hand.unit) return '';
    return h('small', null, `${from} · ${t('table.distance', { n: this.desk.geometry.distance(from, hex) })}`);
  }

  /** @param {Choice[]} list  @param {string} hex */
  menu(list, hex) {
    const keep = this.keeper();
    const cost = (/** @type {Choice} */ c) => c.cost && h('small', null, costText(this.desk.model.table, c));
    const items = list.map(c =>
      h(
        'li',
        null,
        h(
          'button',
          {
            type: 'button',
            class: 'btn',
            onclick: () => {
              this.close();
              void this.desk.hand.choose(c);
            },
          },
          verbIcon(c.verb),
          c.text,
          this.whence(c, hex),
          cost(c),
        ),
      ),
    );
    const pop = new Popover(
      this.desk,
      [hex],
      { label: t('table.what_here', { hex }), class: 'choices' },
      h('div', { class: 'in' }, h('p', { class: 'cap' }, t('table.what_here', { hex })), h('ul', null, items)),
    );
    keep(pop);
    /** @type {HTMLElement|null} */ (pop.el.querySelector('li button'))?.focus({ preventScroll: true });
  }
}
