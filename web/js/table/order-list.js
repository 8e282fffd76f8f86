// The orders in force, in the side panel: what each is about, why it has stopped, and how to take it back.

import { h, icon } from '../dom.js';
import { t } from '../words.js';
import { capital } from './sentence.js';

/** @typedef {import('../types.js').Order} Order */
/** @typedef {import('./desk.js').Desk} Desk */

export class OrderList {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('section', { class: 'sec orders', hidden: true });
    for (const news of /** @type {const} */ (['position', 'decision', 'answers', 'words', 'wipe'])) desk.on(news, () => this.draw());
  }

  draw() {
    const { model, orders } = this.desk, list = model.latest?.over ? [] : orders.list;
    this.el.hidden = list.length === 0;
    this.el.replaceChildren(
      h('h2', { class: 'cap' }, t('table.orders'), h('span', null, String(list.length))),
      ...(orders.secret ? [this.coverButton()] : []),
      ...(orders.covered ? [] : [h('ul', null, list.map(o => this.item(o)))]),
    );
  }

  coverButton() {
    const { orders } = this.desk, act = () => {
      orders.cover();
      /** @type {HTMLElement|null} */ (this.el.querySelector('[data-act=cover]'))?.focus();
    };
    return h('button', { type: 'button', class: 'btn mini', 'data-act': 'cover', 'aria-expanded': String(!orders.covered), onclick: act },
      t(orders.covered ? 'table.orders_show' : 'table.orders_hide'));
  }

  /** @param {Order} o */
  item(o) {
    const { desk } = this, words = capital(o.words);
    const show = () => {
      const hex = desk.model.unit(o.units[0])?.hex;
      if (hex) desk.reveal(hex);
      desk.hand.takeGroup(o.units);
    };
    return h('li', { class: o.stop ? 'stopped' : '' },
      h('button', { type: 'button', class: 'ord-show', onclick: show }, words, o.stop && h('small', null, o.stop.text)),
      h('button', { type: 'button', class: 'ib', title: t('table.order_drop', { what: words }), 'aria-label': t('table.order_drop', { what: words }), onclick: () => void desk.orders.drop(o.number) }, icon('close')));
  }
}
