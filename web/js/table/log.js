// The log, newest first: one line for what a player decided as one, what came of it before all else; modifiers and steps
// unfold. Every number opens its paragraph, every hex is shown on the map, older entries come when scrolled to.

import { named, term } from '../counters/terms.js';
import { h, icon } from '../dom.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { asLine, capital, paragraphTag, sentenceNodes, textNodes } from './sentence.js';
import { rollOf } from '../counters/changes.js';
import { addTo, deedsOf, partsOf } from './tale.js';
import { tellOf } from './telling.js';
import { isFight } from './verbs.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('./tale.js').Deed} Deed */
/** @typedef {import('./tale.js').Part} Part */
/** @typedef {import('./desk.js').Desk} Desk */

const PAGE = 100;

/** So much that was done by custom is told in a line. */
const LISTED = 2;

/** @type {Object<string, (deed: Deed, desk: Desk) => boolean>} what the filter lets through */
const FILTERS = {
  all: () => true,
  dice: deed => deed.entries.some(e => rollOf(e) !== null),
  combat: deed => deed.entries.some(e => isFight(e.action?.split(' ')[0] ?? '')),
  own: (deed, desk) => deed.side === desk.model.side,
  enemy: (deed, desk) => deed.side !== desk.model.side && desk.model.sideNames.has(deed.side),
};

export class Log {
  /** @param {Desk} desk  @param {{undoTo: (n: number) => void, replay: () => void}} does */
  constructor(desk, does) {
    this.desk = desk;
    this.does = does;
    this.filter = 'all';
    this.asking = false;
    /** @type {Part[]} what was decided, the oldest first */
    this.parts = [];
    /** @type {Deed[]} what the list tells of it */
    this.deeds = [];
    /** @type {Set<number>} first entries of the deeds that are unfolded */
    this.unfolded = new Set();
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
    desk.on('wipe', () => {
      this.parts = [];
      this.deeds = [];
      this.list.replaceChildren();
    });
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
    this.parts = partsOf(this.desk.model.log, this.desk.model);
    this.deeds = deedsOf(this.parts, this.desk.model);
    this.list.replaceChildren(...this.lines(this.deeds));
    this.markUndo();
  }

  /** @param {Deed} deed */
  shown(deed) {
    return deed.told && FILTERS[this.filter](deed, this.desk);
  }

  /** The newest first; over the deeds of each turn stands its heading. @param {Deed[]} deeds @returns {HTMLElement[]} */
  lines(deeds) {
    const lines = [];
    let turn = -1;
    for (const deed of deeds.filter(d => this.shown(d)).reverse()) {
      const now = turnOf(deed);
      if (now !== turn) lines.push(this.heading(now));
      turn = now;
      lines.push(this.line(deed));
    }
    return lines;
  }

  /** @param {number} turn */
  heading(turn) {
    return h('li', { class: 'turn-head', 'data-turn': turn }, h('span', null, turn ? t('table.turn', { n: turn }) : t('table.setup')));
  }

  /** @param {Entry} entry */
  add(entry) {
    const { model } = this.desk, was = this.deeds;
    addTo(this.parts, entry, model);
    this.deeds = deedsOf(this.parts, model);
    let same = 0;
    while (same < was.length && isSame(was[same], this.deeds[same])) same++;
    for (const deed of was.slice(same)) this.list.querySelector(`[data-n="${deed.entries[0].n}"]`)?.remove();
    for (const deed of this.deeds.slice(same)) this.put(deed);
  }

  /** The newest of all. @param {Deed} deed */
  put(deed) {
    this.list.querySelector('.now')?.classList.remove('now');
    if (!this.shown(deed)) return;
    const top = this.list.firstElementChild;
    const head = top?.getAttribute('data-turn') === String(turnOf(deed)) ? top : this.heading(turnOf(deed));
    const line = this.line(deed);
    line.classList.add('now');
    this.list.prepend(head, line);
  }

  /** @param {Deed} deed */
  line(deed) {
    const [first] = deed.entries, { text, names, main, rest, die } = tellOf(deed, this.desk.model);
    const open = this.unfolded.has(first.n), side = deed.side ? sideClass(deed.side) : '';
    const by = deed.entries.some(e => e.standing) ? t('table.by_standing') : this.byCustom(deed);
    const line = h(
      'li',
      { class: (text || main.length > 0) && !deed.quiet ? side : `${side} by-the-way`, 'data-n': first.n, value: first.n },
      h(
        'div',
        { class: 'log-lines' },
        die === null ? null : this.die(deed, die),
        h('div', null, text ? h('p', null, h('span', null, textNodes(this.desk, text, names))) : main.length > 0 ? main.map(s => this.sentence(s)) : this.label(deed), by ? h('small', { class: 'muted' }, by) : null),
        rest.length > 0 ? this.fold(deed, open) : null,
      ),
      open ? h('div', { class: 'log-more' }, rest.map(s => this.sentence(s))) : null,
    );
    return line;
  }

  /** What was done by custom, and whose it was: the line may be of the others. @param {Deed} deed */
  byCustom({ entries }) {
    const done = entries.filter(e => e.custom), what = [...new Set(done.map(e => e.label))].filter(Boolean);
    const more = what.length > LISTED ? ` ${t('table.and_more', { n: what.length - LISTED })}` : '';
    return what.length > 0 ? t('table.by_custom', { side: this.desk.model.sideName(done[0].actor), what: what.slice(0, LISTED).join('; ') + more }) : '';
  }

  /** The last roll of it. @param {Deed} deed  @param {number} value */
  die(deed, value) {
    const what = deed.entries.filter(e => rollOf(e) !== null).at(-1)?.for;
    return h('b', { class: 'log-die', title: what ? capital(what.text) : null }, h('span', { class: 'off-screen' }, t('table.die', { n: '' })), value);
  }

  /** Shows or hides the rest. @param {Deed} deed  @param {boolean} open */
  fold(deed, open) {
    const toggle = () => {
      const { n } = deed.entries[0];
      if (open) this.unfolded.delete(n);
      else this.unfolded.add(n);
      const old = this.list.querySelector(`[data-n="${n}"]`), line = this.line(deed);
      old?.replaceWith(line);
      this.markUndo();
      /** @type {HTMLElement|null} */ (line.querySelector('.log-fold'))?.focus({ preventScroll: true });
    };
    const word = t(open ? 'table.fold' : 'table.unfold');
    return h('button', { type: 'button', class: 'ib log-fold', title: word, 'aria-label': word, 'aria-expanded': String(open), onclick: toggle }, icon('fold'));
  }

  /** Where nothing was said: the decision itself. @param {Deed} deed */
  label(deed) {
    const entry = deed.entries.find(e => e.label) ?? deed.entries[0];
    const text = capital(entry.label || hiddenOrder(entry));
    return h('p', null, h('span', null, textNodes(this.desk, text)), entry.for ? paragraphTag(this.desk, entry.for.paragraph) : '');
  }

  /** @param {import('../types.js').Sentence} s */
  sentence(s) {
    return h('p', null, h('span', null, sentenceNodes(this.desk, asLine(this.desk, s))), paragraphTag(this.desk, s.paragraph));
  }

  /** Deeds the player could still take back get a button to go back to before them. */
  markUndo() {
    for (const old of this.list.querySelectorAll('.undo-here')) old.remove();
    const { latest, side } = this.desk.model;
    if (!latest?.undo?.can) return;
    for (let i = this.deeds.length - 1; i >= 0 && this.deeds[i].entries.every(e => e.actor === side); i--) {
      const { n } = this.deeds[i].entries[0];
      this.list.querySelector(`[data-n="${n}"] .log-lines`)?.append(
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
    const { scrollTop } = scroller;
    desk.model.addOlder(answer.entries);
    this.draw();
    scroller.scrollTop = scrollTop;
  }
}

/** Whether a deed is told as it was. @param {Deed} a  @param {Deed|undefined} b */
const isSame = (a, b) => a.entries[0].n === b?.entries[0].n && a.entries.length === b.entries.length && a.told === b.told;

/** The turn it began in. @param {Deed} deed */
const turnOf = ({ entries }) => entries[0].turn;

/** What can be told of an order the seat may not know. @param {Entry} entry */
function hiddenOrder(entry) {
  return entry.for && named('secret', entry.for.code) ? term('secret', entry.for.code) : t('table.secret_order');
}
