// The log about the moment that is shown: what has happened, the current entry, and, paler, what is still to come.
// Every line leads to its moment; scrolling loads more.

import { h } from '../dom.js';
import { rollOf } from '../counters/changes.js';
import { asLine, capital, paragraphTag, sentenceNodes, textNodes } from '../table/sentence.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../table/desk.js').Desk} Desk */
/** @typedef {import('./projector.js').Projector} Projector */

/** Lines on each side of the moment, and how near its edge the moment may come before others are taken in. */
const REACH = 40, EDGE = 8;

export class Journal {
  /** @param {Desk} desk @param {Projector} projector */
  constructor(desk, projector) {
    this.desk = desk;
    this.projector = projector;
    this.title = h('h2', { class: 'cap' });
    this.list = h('ol', { class: 'rp-list' });
    this.scroller = h('div', { class: 'rp-scroll', tabindex: '0', role: 'region', onscroll: () => this.extend() }, this.list);
    this.el = h('section', { class: 'sec rp-log' }, this.title, this.scroller);
    this.film = projector.film;
    /** First and last entry that are shown; none at first. */
    this.first = 1;
    this.last = 0;
    desk.on('position', () => this.draw());
    desk.on('words', () => { this.last = 0; this.draw(); });
  }

  draw() {
    const { film, n } = this.projector;
    const inside = n >= this.first && n <= this.last;
    const near = (n - this.first < EDGE && this.first > 1) || (this.last - n < EDGE && this.last < film.count);
    if (film !== this.film || !inside || near) this.fill(n);
    this.mark();
  }

  /** Lines about entry n, as far as they are known. @param {number} n */
  fill(n) {
    this.film = this.projector.film;
    this.title.textContent = t('table.log');
    this.scroller.setAttribute('aria-label', t('table.log'));
    this.first = this.last = Math.max(1, n);
    if (!this.film.entry(this.first)) { this.last = 0; this.list.replaceChildren(); return; }
    this.list.replaceChildren(this.line(/** @type {Entry} */ (this.film.entry(this.first))));
    this.grow(-1);
    this.grow(1);
  }

  /** Takes in further lines before or after. @param {1|-1} way */
  grow(way) {
    const lines = [];
    for (let i = 0; i < REACH; i++) {
      const entry = this.film.entry(way > 0 ? this.last + 1 : this.first - 1);
      if (!entry) break;
      lines.push(this.line(entry));
      if (way > 0) this.last++; else this.first--;
    }
    if (way > 0) this.list.append(...lines); else this.list.prepend(...lines.reverse());
  }

  /** Scrolling to an end loads more. */
  extend() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    if (scrollHeight <= clientHeight || this.last === 0) return;
    if (scrollTop + clientHeight > scrollHeight - 100) this.grow(1);
    if (scrollTop > 100) return;
    this.grow(-1);
    this.scroller.scrollTop = scrollTop + this.scroller.scrollHeight - scrollHeight;
  }

  /** Marks the current line and keeps it in view, scrolling only the list. */
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
    const side = desk.model.sideNames.has(entry.actor) ? sideClass(entry.actor) : '';
    return h('li', { class: side, dataset: { n: entry.n } },
      h('button', { type: 'button', class: 'rp-go', 'aria-label': t('replay.go_to', { n: entry.n }), onclick: () => void this.projector.go(entry.n) }, entry.n),
      h('div', null, die !== null && h('b', { class: 'log-die' }, h('span', { class: 'off-screen' }, t('table.die', { n: '' })), die), this.said(entry)));
  }

  /** What was done, and what came of it. @param {Entry} entry */
  said(entry) {
    if (entry.events.length)
      return entry.events.map(s => h('p', null, h('span', null, sentenceNodes(this.desk, asLine(this.desk, s))), paragraphTag(this.desk, s.paragraph)));
    const text = capital(entry.label || entry.for?.text || t('replay.hidden'));
    return [h('p', null, h('span', null, textNodes(this.desk, text)), paragraphTag(this.desk, entry.for?.paragraph))];
  }
}
