// Losses of both sides, and which pieces are due when and where.

import { named, term } from '../counters/terms.js';
import { h } from '../dom.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { textNodes } from './sentence.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** So many units that come together are named one by one. */
const FEW = 6;

export class Tally {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Set<string>} */
    this.opened = new Set();
    this.el = h('section', { class: 'sec tally' });
    for (const news of /** @type {const} */ (['position', 'decision', 'words', 'wipe'])) desk.on(news, () => this.draw());
  }

  draw() {
    const { latest } = this.desk.model;
    this.el.replaceChildren();
    if (!latest) return;
    this.el.append(this.fold('losses', t('table.losses'), this.summary(latest), lossTable(this.desk, latest)));
    if (latest.due?.length)
      this.el.append(
        this.fold(
          'due',
          t('table.due'),
          t('table.due_next', { n: Math.min(...latest.due.map(d => d.turn)) }),
          this.due(latest.due),
        ),
      );
  }

  /** A part that opens on a click and stays as it was. @param {string} name  @param {string} title  @param {string} short  @param {Node} body */
  fold(name, title, short, body) {
    const open = this.opened.has(name);
    return h(
      'details',
      { open, ontoggle: (/** @type {any} */ e) => (e.target.open ? this.opened.add(name) : this.opened.delete(name)) },
      h('summary', null, h('span', { class: 'cap' }, title), h('span', null, short)),
      body,
    );
  }

  /** Steps lost by each side, in one line. @param {import('../types.js').Now} now */
  summary(now) {
    return this.desk.model.table.sides.map(s => `${s.name} ${now.losses?.[s.id]?.steps ?? 0}`).join(' · ');
  }

  /** Those of one turn and place stand on one line, the next ones first. @param {import('../types.js').Now['due']} due */
  due(due) {
    /** @type {Map<string, import('../types.js').Now['due']>} */
    const groups = new Map();
    for (const d of due.slice().sort((a, b) => a.turn - b.turn)) {
      const key = `${d.turn} ${d.hexes.join()}`;
      groups.set(key, [...(groups.get(key) ?? []), d]);
    }
    return h(
      'ul',
      { class: 'due-list' },
      [...groups.values()].map(list => this.arrival(list)),
    );
  }

  /** @param {import('../types.js').Now['due']} list */
  arrival(list) {
    const { turn, hexes } = list[0];
    return h(
      'li',
      { title: list.map(d => this.desk.model.name(d.unit)).join(', ') },
      h('b', null, t('table.turn', { n: turn })),
      ` ${company(this.desk, list)} `,
      h('span', { class: 'muted' }, textNodes(this.desk, [...new Set(hexes)].join(', '))),
    );
  }
}

/** The kinds of losses a game counts. */
const KINDS = /** @type {const} */ (['steps', 'units', 'guns', 'commanders']);

/** What each side has lost. @param {Desk} desk  @param {import('../types.js').Now} now */
export function lossTable({ model }, now) {
  const { sides } = model.table, kinds = KINDS.filter(k => sides.some(s => now.losses?.[s.id]?.[k] !== undefined));
  const head = h('tr', null, h('td', null), kinds.map(k => h('th', { scope: 'col' }, named('figure', k) ? term('figure', k) : t(`table.loss_${k}`))));
  const row = (/** @type {{id: string, name: string}} */ s) =>
    h('tr', null, h('th', { scope: 'row' }, h('span', { class: `tag ${sideClass(s.id)}` }, s.name)), kinds.map(k => h('td', null, now.losses?.[s.id]?.[k] ?? 0)));
  return h('table', { class: 'losses' }, h('thead', null, head), h('tbody', null, sides.map(row)));
}

/** Pieces that arrive together: commanders by name, a handful of units too. @param {Desk} desk  @param {import('../types.js').Now['due']} list */
export function company(desk, list) {
  const led = list.filter(d => desk.isCommander(d.unit)),
    rest = list.filter(d => !led.includes(d));
  const names = (/** @type {typeof list} */ some) => some.map(d => desk.model.name(d.unit));
  return (rest.length > FEW ? [...names(led), t('table.due_units', { n: rest.length })] : names([...led, ...rest])).join(', ');
}
