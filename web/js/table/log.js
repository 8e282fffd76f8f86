// The log, newest first: every number opens its paragraph, every hex is shown on the map, older entries come when
// scrolled to.

import { named, term } from '../counters/terms.js';
import { h, icon } from '../dom.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { asLine, capital, paragraphTag, sentenceNodes, textNodes } from './sentence.js';
import { rollOf } from '../counters/changes.js';
import { isFight } from './verbs.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('./desk.js').Desk} Desk */

const PAGE = 100;

/** @type {Object<string, (e: Entry, desk: Desk) => boolean>} what the filter lets through */
const FILTERS = {
  all: () => true,
  dice: e => rollOf(e) !== null,
  combat: e => isFight(e.action?.split(' ')[0] ?? ''),
  own: (e, desk) => e.actor === desk.model.side,
  enemy: (e, desk) => e.actor !== desk.model.side && desk.model.sideNames.has(e.actor),
};

export class Log {
  /** @param {Desk} desk  @param {{undoTo: (n: number) => void, replay: () => void}} does */
  constructor(desk, does) {
    this.desk = desk;
    this.does = does;
    this.filter = 'all';
    this.asking = false;
    this.list = h('ol', { class: 'log-list', reversed: true });
    this.top = h('div', { class: 'log-top' });
    this.scroller = h(
      'div',
      { class: 'log-scroll', tabindex: '0', role: 'region', 'aria-label': t('table.log'), onscroll: () => void this.older() },
      this.list,
    );
    this.el = h('section', { class: 'log' }, this.top, this.scroller);
    desk.on('position', () => this.draw());
    desk.on('words', () => this.draw());
    desk.on('wipe', () => this.list.replaceChildren());
    desk.on('entry', (/** @type {Entry} */ entry) => this.add(entry));
    desk.on('decision', () => this.markUndo());
    this.draw();
  }

  draw() {
    this.scroller.setAttribute('aria-label', t('table.log'));
    const select = h(
      'select',
      {
        'aria-label': t('table.filter'),
        onchange: (/** @type {any} */ e) => {
          this.filter = e.target.value;
          this.draw();
        },
      },
      Object.keys(FILTERS).map(f => h('option', { value: f, selected: f === this.filter }, t(`table.filter_${f}`))),
    );
    this.top.replaceChildren(
      h('h2', { class: 'cap' }, t('table.log')),
      select,
      h(
        'button',
        {
          type: 'button',
          class: 'ib',
          title: t('table.replay_last'),
          'aria-label': t('table.replay_last'),
          onclick: () => this.does.replay(),
        },
        icon('play'),
      ),
    );
    this.list.replaceChildren(...this.lines(this.desk.model.log));
    this.markUndo();
  }

  /** @param {Entry} entry */
  shown(entry) {
    return FILTERS[this.filter](entry, this.desk);
  }

  /** The newest first; over the entries of each turn stands its heading. @param {Entry[]} entries @returns {HTMLElement[]} */
  lines(entries) {
    const lines = [];
    let turn = -1;
    for (const entry of entries.filter(e => this.shown(e)).reverse()) {
      if (entry.turn !== turn) lines.push(this.heading(entry.turn));
      turn = entry.turn;
      lines.push(this.line(entry));
    }
    return lines;
  }

  /** @param {number} turn */
  heading(turn) {
    return h('li', { class: 'turn-head', 'data-turn': turn }, h('span', null, turn ? t('table.turn', { n: turn }) : t('table.setup')));
  }

  /** @param {Entry} entry */
  add(entry) {
    this.list.querySelector('.now')?.classList.remove('now');
    if (!this.shown(entry)) return;
    const top = this.list.firstElementChild;
    const head = top?.getAttribute('data-turn') === String(entry.turn) ? top : this.heading(entry.turn);
    const line = this.line(entry);
    line.classList.add('now');
    this.list.prepend(head, line);
  }

  /** @param {Entry} entry */
  line(entry) {
    const side = this.desk.model.sideNames.has(entry.actor) ? sideClass(entry.actor) : '';
    const value = rollOf(entry);
    const lines = entry.events.length
      ? entry.events.map(s => this.sentence(s))
      : [
          h(
            'p',
            null,
            h('span', null, textNodes(this.desk, capital(entry.label || hiddenOrder(entry)))),
            entry.for ? paragraphTag(this.desk, entry.for.paragraph) : '',
          ),
        ];
    return h(
      'li',
      { class: entry.events.length > 0 ? side : `${side} by-the-way`, 'data-n': entry.n, value: entry.n },
      h(
        'div',
        { class: 'log-lines' },
        value === null
          ? null
          : h(
              'b',
              { class: 'log-die', title: entry.for ? capital(entry.for.text) : null },
              h('span', { class: 'off-screen' }, t('table.die', { n: '' })),
              value,
            ),
        h('div', null, lines, entry.standing ? h('small', { class: 'muted' }, t('table.by_standing')) : null),
      ),
    );
  }

  /** @param {import('../types.js').Sentence} s */
  sentence(s) {
    return h('p', null, h('span', null, sentenceNodes(this.desk, asLine(this.desk, s))), paragraphTag(this.desk, s.paragraph));
  }

  /** Entries the player could still take back get a button to go back to before them. */
  markUndo() {
    for (const old of this.list.querySelectorAll('.undo-here')) old.remove();
    const { latest, log, side } = this.desk.model;
    if (!latest?.undo?.can) return;
    for (let i = log.length - 1; i >= 0 && log[i].actor === side; i--) {
      const li = this.list.querySelector(`[data-n="${log[i].n}"] .log-lines`);
      const n = log[i].n;
      li?.append(
        h(
          'button',
          {
            type: 'button',
            class: 'ib undo-here',
            title: t('table.undo_here'),
            'aria-label': t('table.undo_here'),
            onclick: () => this.does.undoTo(n),
          },
          icon('undo'),
        ),
      );
    }
  }

  /** Near the end of what is known the page before it is asked for. */
  async older() {
    const { scroller, desk } = this;
    const first = desk.model.log[0]?.n ?? 1;
    const near = scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - 200;
    if (!near || this.asking || first <= 1) return;
    this.asking = true;
    const answer = await desk.ask('log', { from: Math.max(1, first - PAGE), to: first - 1 });
    this.asking = false;
    if (!answer?.entries?.length) return;
    desk.model.addOlder(answer.entries);
    const lines = this.lines(answer.entries);
    const heads = this.list.querySelectorAll('.turn-head');
    // A turn that continues already has its heading.
    if (lines[0]?.dataset.turn === /** @type {HTMLElement|undefined} */ (heads[heads.length - 1])?.dataset.turn) lines.shift();
    this.list.append(...lines);
  }
}

/** What can be told of an order the seat may not know. @param {Entry} entry */
function hiddenOrder(entry) {
  return entry.for && named('secret', entry.for.code) ? term('secret', entry.for.code) : t('table.secret_order');
}
