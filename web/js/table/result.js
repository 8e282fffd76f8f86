// The end: who has won and how, the points, the dice secret laid open, and where to go from here.

import { h, icon } from '../dom.js';
import { sealPanel } from '../seal/panel.js';
import { t } from '../words.js';
import { asLine, paragraphTag, sentenceNodes } from './sentence.js';
import { exportGame } from './menu.js';

/** @typedef {import('./desk.js').Desk} Desk */

export class Result {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('section', { class: 'result', hidden: true, tabindex: '-1' });
    this.closed = false;
    for (const news of /** @type {const} */ (['position', 'standing', 'words'])) desk.on(news, () => void this.draw());
    desk.on('wipe', () => {
      this.el.hidden = true;
    });
  }

  async draw() {
    const { latest, table } = this.desk.model;
    const over = !!latest?.over && !this.desk.playing;
    if (!over) this.closed = false;
    const first = this.el.hidden;
    this.el.hidden = !over || this.closed;
    if (!latest || this.el.hidden) return;
    const title = latest.result === 'draw' ? t('table.draw') : t('table.won', { side: this.desk.model.sideName(latest.result) });
    const how = t(`table.how_${latest.how ?? 'rules'}`);
    const seal = h('div', { class: 'seal-box' });
    this.el.setAttribute('aria-label', title);
    this.el.replaceChildren(
      h(
        'button',
        {
          type: 'button',
          class: 'ib pop-close',
          'aria-label': t('table.close'),
          title: t('table.close'),
          onclick: () => {
            this.closed = true;
            this.el.hidden = true;
          },
        },
        icon('close'),
      ),
      h('h2', null, title),
      h('p', { class: 'how' }, how, ' · ', t('table.turn_of', { n: latest.turn, of: table.turns })),
      ...(latest.fault ? [h('p', { class: 'how' }, latest.fault)] : []),
      this.reason(latest),
      h(
        'dl',
        { class: 'score' },
        table.sides.map(s =>
          h('div', null, h('dt', null, h('span', { class: `tag ${s.id}` }, s.name)), h('dd', null, latest.points[s.id] ?? 0)),
        ),
      ),
      seal,
      h(
        'div',
        { class: 'row' },
        h('a', { class: 'btn pri', href: `#/replay/${table.game.game}` }, icon('play'), t('table.to_replay')),
        h('button', { type: 'button', class: 'btn', onclick: () => void exportGame(this.desk) }, icon('save'), t('table.export')),
        h('a', { class: 'btn', href: '#/' }, icon('door'), t('table.leave')),
      ),
    );
    if (first) {
      this.desk.say(`${title}. ${how}`);
      this.el.focus({ preventScroll: true });
    }
    seal.replaceChildren(...(await this.seal()));
  }

  /** The sentence that ended the game, with its paragraph. @param {import('../types.js').Now} now */
  reason(now) {
    const last = now.how === 'rules' ? this.desk.model.log.at(-1)?.events.at(-1) : null;
    if (!last) return '';
    return h('p', null, sentenceNodes(this.desk, asLine(this.desk, last)), ' ', paragraphTag(this.desk, last.paragraph));
  }

  /** @returns {Promise<Node[]>} */
  async seal() {
    const dice = await this.desk.ask('dice');
    return dice?.secret ? sealPanel(dice, this.desk.model) : [];
  }
}
