// How the game stands at large, where the rules say so; the activation pool: chits drawn, the one that acts, those to
// come, and how many are unknown.

import { surname } from '../counters/look.js';
import { h, svg } from '../dom.js';
import { t } from '../words.js';
import { counterPicture } from './picture.js';
import { capital, paragraphTag } from './sentence.js';

/** @typedef {import('./desk.js').Desk} Desk */

export class Pool {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('section', { class: 'sec pool' });
    for (const news of /** @type {const} */ (['position', 'decision', 'words', 'wipe'])) desk.on(news, () => this.draw());
  }

  draw() {
    const { latest } = this.desk.model;
    if (!latest) {
      this.el.replaceChildren();
      return;
    }
    const { drawn, pool, unknown, wounded, dead } = latest, active = this.desk.model.acts;
    const hidden = Object.values(unknown ?? {}).reduce((a, b) => a + b, 0);
    const done = drawn.filter(id => id !== active);
    const chits = [
      ...done.map(id => this.chit(id, 'done')),
      active ? this.chit(active, 'now') : null,
      ...pool.map(id => this.chit(id, '')),
      ...Array.from({ length: hidden }, () => this.secret()),
    ].filter(Boolean);
    const total = drawn.length + pool.length + hidden, fallen = this.fallen(wounded ?? [], dead ?? []);
    this.el.replaceChildren(
      ...(latest.standing ? this.stands(latest.standing) : []),
      ...(total || fallen ? [h('h2', { class: 'cap' }, t('table.pool'), h('span', null, t('table.drawn_of', { n: drawn.length, of: total })))] : []),
      ...(chits.length ? [h('ul', { class: 'chits' }, chits)] : []),
      ...(fallen ? [fallen] : []),
    );
  }

  /** @param {import('../types.js').Sentence[]} list */
  stands(list) {
    return [
      h('h2', { class: 'cap' }, t('table.stands')),
      h('ul', { class: 'stands' }, list.map(s => h('li', null, capital(s.text), ' ', paragraphTag(this.desk, s.paragraph)))),
    ];
  }

  /** @param {string} id  @param {string} state */
  chit(id, state) {
    return h(
      'li',
      { class: `chit ${state}`, title: t(`table.chit_${state || 'waiting'}`, { name: this.desk.model.name(id) }) },
      h(
        'button',
        { type: 'button', onclick: () => this.desk.showUnit(id) },
        counterPicture(this.desk, id),
        h('span', null, surname(this.desk.model.name(id))),
        h('span', { class: 'off-screen' }, t(`table.chit_${state || 'waiting'}`, { name: '' })),
      ),
    );
  }

  secret() {
    return h(
      'li',
      { class: 'chit', title: t('table.chit_secret') },
      h(
        'span',
        { class: 'face' },
        svg(
          'svg',
          { viewBox: '-37 -45 74 84', class: 'counter-picture', 'aria-hidden': 'true' },
          svg('circle', { r: 31, class: 'secret-ring' }),
          svg('circle', { r: 25, class: 'secret-face' }),
          svg('text', { y: 11, class: 'secret-mark' }, '?'),
        ),
        h('span', null, t('table.secret')),
      ),
    );
  }

  /** @param {string[]} wounded  @param {string[]} dead */
  fallen(wounded, dead) {
    if (wounded.length + dead.length === 0) return null;
    const names = (/** @type {string[]} */ ids) => ids.map(id => this.desk.model.name(id)).join(', ');
    return h(
      'p',
      { class: 'muted fallen' },
      [
        wounded.length ? t('table.wounded', { names: names(wounded) }) : '',
        dead.length ? t('table.dead', { names: names(dead) }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    );
  }
}
