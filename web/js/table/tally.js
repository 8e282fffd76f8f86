// Losses of both sides, and who is due when and where.

import { h } from '../dom.js';
import { t } from '../words.js';

/** @typedef {import('./desk.js').Desk} Desk */

export class Tally {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {Set<string>} */
    this.opened = new Set();
    this.el = h('section', { class: 'sec tally' });
    for (const news of /** @type {const} */ (['position', 'standing', 'words', 'wipe'])) desk.on(news, () => this.draw());
  }

  draw() {
    const { latest } = this.desk.model;
    this.el.replaceChildren();
    if (!latest) return;
    this.el.append(this.fold('losses', t('table.losses'), this.summary(latest), this.losses(latest)));
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

  /** @param {import('../types.js').Now} now */
  losses(now) {
    const { model } = this.desk;
    const kinds = /** @type {const} */ (['steps', 'units', 'guns']);
    return h(
      'table',
      { class: 'losses' },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          h('td', null),
          kinds.map(k => h('th', { scope: 'col' }, t(`table.loss_${k}`))),
        ),
      ),
      h(
        'tbody',
        null,
        model.table.sides.map(s =>
          h(
            'tr',
            null,
            h('th', { scope: 'row' }, h('span', { class: `tag ${s.id}` }, s.name)),
            kinds.map(k => h('td', null, now.losses?.[s.id]?.[k] ?? 0)),
          ),
        ),
      ),
    );
  }

  /** Those of one turn and place stand on one line. @param {import('../types.js').Now['due']} due */
  due(due) {
    /** @type {Map<string, string[]>} */
    const lines = new Map();
    for (const d of due) {
      const key = `${d.turn}|${d.hexes.join(', ')}`;
      lines.set(key, [...(lines.get(key) ?? []), this.desk.model.name(d.unit)]);
    }
    return h(
      'ul',
      { class: 'due-list' },
      [...lines].map(([key, names]) => {
        const [turn, hexes] = key.split('|');
        return h(
          'li',
          null,
          h('b', null, t('table.turn', { n: turn })),
          ' ',
          names.join(', '),
          hexes ? h('span', { class: 'muted' }, ` · ${hexes}`) : '',
        );
      }),
    );
  }
}
