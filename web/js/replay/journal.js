// The log of the turn that is shown: what has happened, the entry at hand, and, paler, what is still to come. Every
// line leads to its moment.

import { h } from '../dom.js';
import { rollOf } from '../table/dice.js';
import { capital, paragraphTag, sentenceNodes, textNodes } from '../table/sentence.js';
import { t } from '../words.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../table/desk.js').Desk} Desk */
/** @typedef {import('./projector.js').Projector} Projector */

export class Journal {
  /** @param {Desk} desk @param {Projector} projector */
  constructor(desk, projector) {
    this.desk = desk;
    this.projector = projector;
    this.title = h('h2', { class: 'cap' });
    this.list = h('ol', { class: 'rp-list' });
    this.scroller = h('div', { class: 'rp-scroll', tabindex: '0', role: 'region' }, this.list);
    this.el = h('section', { class: 'sec rp-log' }, this.title, this.scroller);
    /** What the list shows: film, first and last entry, and the language, as one word. */
    this.drawn = '';
    desk.on('position', () => this.draw());
    desk.on('words', () => { this.drawn = ''; this.draw(); });
  }

  draw() {
    const { film, n } = this.projector, [first, last] = film.turnOf(n);
    const key = `${film.view.side} ${first} ${last} ${film.entry(first) ? 1 : 0}`;
    if (key !== this.drawn) this.fill(first, last);
    this.drawn = key;
    this.mark();
  }

  /** @param {number} first @param {number} last */
  fill(first, last) {
    const { film } = this.projector, lines = [];
    for (let n = first; n <= last; n++) {
      const entry = film.entry(n);
      if (entry) lines.push(this.line(entry));
    }
    const turn = film.entry(first)?.turn;
    this.title.textContent = t('replay.log_of', { turn: turn ? t('replay.turn_n', { n: turn }) : t('replay.setup') });
    this.scroller.setAttribute('aria-label', this.title.textContent);
    this.list.replaceChildren(...lines);
  }

  /** Marks the line at hand and keeps it in sight, without moving anything but the list. */
  mark() {
    const { n } = this.projector;
    let here = null;
    for (const line of /** @type {Iterable<HTMLElement>} */ (this.list.children)) {
      const at = Number(line.dataset.n);
      line.classList.toggle('to-come', at > n);
      if (at === n) here = line;
      if (at === n) line.setAttribute('aria-current', 'step'); else line.removeAttribute('aria-current');
    }
    if (!here) { this.scroller.scrollTop = 0; return; }
    const top = here.offsetTop, room = this.scroller.clientHeight;
    if (top < this.scroller.scrollTop || top + here.offsetHeight > this.scroller.scrollTop + room)
      this.scroller.scrollTop = top - room / 3;
  }

  /** @param {Entry} entry */
  line(entry) {
    const { desk } = this, die = rollOf(entry);
    const side = desk.model.sideNames.has(entry.actor) ? `side-${entry.actor}` : '';
    return h('li', { class: side, dataset: { n: entry.n } },
      h('button', { type: 'button', class: 'rp-go', 'aria-label': t('replay.go_to', { n: entry.n }), onclick: () => void this.projector.go(entry.n) },
        die === null ? entry.n : h('b', { class: 'log-die' }, die)),
      h('div', null, this.said(entry)));
  }

  /** What was done, and what came of it. @param {Entry} entry */
  said(entry) {
    if (entry.events.length)
      return entry.events.map(s => h('p', null, h('span', null, sentenceNodes(this.desk, { ...s, text: capital(s.text) })), paragraphTag(this.desk, s.paragraph)));
    const text = capital(entry.label || entry.for?.text || t('replay.hidden'));
    return [h('p', null, h('span', null, textNodes(this.desk, text)), paragraphTag(this.desk, entry.for?.paragraph))];
  }
}
