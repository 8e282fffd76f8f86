// The strip of what happened since the player's last decision: a part for each deed of the others, and for what own pieces
// answered without being asked, to be seen again by a click. It is the same after a reload, and after an absence it begins where this browser has looked last.

import { h, icon, on } from '../dom.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { isOrder } from './again.js';
import { lastSeen, keepSeen } from './seen.js';
import { deedsOf, partsOf } from './tale.js';
import { tellOf } from './telling.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('./tale.js').Deed} Deed */
/** @typedef {import('./desk.js').Desk} Desk */

/** How much of its width the strip goes on by, and pixels that are not worth an arrow. */
const STRIDE = 0.8, NEAR = 8;

/** @typedef {{deed: Deed, text: string, hurt: boolean}} Told */

/** The server gives so many entries at once; of a longer absence the last ones are told. */
const MOST = 500;

/** Whether own pieces did it in the enemy's time, by a standing answer, a custom or an order given long before. @param {import('./tale.js').Part} part */
const isUnasked = ({ side, entries: [first] }) => first.actor === side && !!(first.standing || first.custom || (first.answer && first.order !== undefined));

export class Recap {
  /** @param {Desk} desk  @param {(first: number, last: number) => Promise<void>} see shows entries again */
  constructor(desk, see) {
    this.desk = desk;
    this.see = see;
    /** @type {Entry[]} since the player's last decision, as far as they are known here */
    this.entries = [];
    /** The player was not here when they were made. */
    this.away = false;
    /** He does not want to see it. */
    this.closed = false;
    /** He has given an order since: a button brings it back. */
    this.folded = false;
    /** Which decision of the player they follow. */
    this.after = desk.decided;
    this.el = h('div', { class: 'recap', hidden: true });
    /** @type {HTMLElement|null} the parts, and the arrow to those that do not fit */
    this.list = null;
    /** @type {HTMLElement|null} */
    this.onward = null;
    this.width = new ResizeObserver(() => this.mark());
    this.width.observe(this.el);
    desk.on('position', () => void this.begin());
    desk.on('entry', (/** @type {Entry} */ entry) => this.add(entry));
    for (const news of /** @type {const} */ (['decision', 'words'])) desk.on(news, () => this.draw());
    desk.on('wipe', () => {
      this.entries = [];
      this.draw();
    });
    this.off = on(document, 'visibilitychange', () => this.draw());
  }

  get key() {
    return `${this.desk.model.table.game.game}.${this.desk.model.side}`;
  }

  /** The same for the player's last decision. */
  get since() {
    return `${this.key} since`;
  }

  /** A position as a whole: what has happened since this browser looked last, at least since the last decision. */
  async begin() {
    const { model } = this.desk, { log, n, side } = model, seen = lastSeen(this.key);
    const own = lastSeen(this.since) ?? log.filter(e => isOrder(e, side)).at(-1)?.n ?? 0, first = log[0]?.n ?? n + 1;
    const from = Math.max(n - MOST, seen === null ? own : Math.min(own, seen)) + 1;
    const older = from < first ? (await this.desk.ask('log', { from, to: first - 1 }))?.entries ?? [] : [];
    if (n !== model.n) return;
    this.entries = [...older, ...log.filter(e => e.n >= from)];
    this.away = seen !== null && seen < n;
    this.closed = this.folded = false;
    this.draw();
  }

  /** @param {Entry} entry */
  add(entry) {
    const { desk } = this, own = entry.actor === desk.model.side;
    if (this.after !== desk.decided && own) {
      this.after = desk.decided;
      if (isOrder(entry, desk.model.side)) this.forget(entry.n - 1);
    }
    if (entry.begins && !own && desk.model.sideNames.has(entry.actor)) this.folded = false; // what answers one's order can wait
    this.entries.push(entry);
    this.away ||= document.hidden;
  }

  /** What happened up to that entry is of yesterday; an answer in the enemy's activation leaves it as it is. @param {number} n */
  forget(n) {
    this.entries = [];
    this.away = this.closed = false;
    this.folded = true;
    keepSeen(this.since, n);
  }

  /** Deeds of the others, and own ones that nobody was asked about, the quiet ones last; what own pieces did between two of the others' does not part them. @returns {Told[]} */
  get deeds() {
    const { model } = this.desk, parts = partsOf(this.entries, model).filter(p => p.side);
    const lists = [parts.filter(p => p.side !== model.side), parts.filter(p => p.side === model.side && isUnasked(p))].map(list => deedsOf(list, model));
    const told = lists.flat().sort((a, b) => a.entries[0].n - b.entries[0].n).filter(d => d.told).map(deed => ({ deed, ...tellOf(deed, model) })).filter(({ text }) => text !== '');
    return alike([...told.filter(({ deed }) => !deed.quiet), ...told.filter(({ deed }) => deed.quiet)]);
  }

  /** Whether there is something to tell, and it is not put away. */
  get tells() {
    const { desk } = this, { latest, table } = desk.model;
    return !!latest && !latest.over && !desk.playing && desk.model.mine && !this.closed && !table.game.lesson && this.deeds.length > 0;
  }

  /** It is folded: the button that unfolds it. */
  button() {
    if (!this.folded || !this.tells) return null;
    const unfold = () => {
      this.folded = false;
      this.draw();
      this.desk.emit('selection');
      this.list?.focus({ preventScroll: true });
    };
    return h('button', { type: 'button', class: 'btn quiet-btn', 'data-act': 'recap', 'aria-expanded': 'false', onclick: unfold }, icon('play'), t('table.what_happened'));
  }

  draw() {
    const { desk } = this, { latest } = desk.model, { deeds } = this, shown = this.tells && !this.folded;
    if (latest && !desk.playing && !document.hidden) keepSeen(this.key, latest.n);
    this.el.hidden = !shown;
    if (!shown) {
      this.el.replaceChildren();
      return;
    }
    const title = t(this.away ? 'table.while_away' : 'table.what_happened');
    const all = deeds.flatMap(d => d.deed.entries.map(e => e.n)), first = Math.min(...all), last = Math.max(...all);
    const list = h('ol', { tabindex: '0', 'aria-label': title, onscroll: () => this.mark() }, deeds.map(d => h('li', null, this.part(d))));
    this.list = list;
    this.el.replaceChildren(
      h('b', null, title),
      this.tool('play', 'table.see_all', () => void this.see(first, last)),
      list,
      (this.onward = this.tool('next', 'table.strip_more', () => list.scrollBy({ left: STRIDE * list.clientWidth }))),
      this.tool('close', 'table.close', () => {
        this.closed = true;
        this.draw();
      }),
    );
  }

  /** More lies to the right: the end fades, and an arrow leads there. */
  mark() {
    const { list, onward } = this, rest = list ? list.scrollWidth - list.clientWidth - list.scrollLeft : 0;
    list?.classList.toggle('more', rest > NEAR);
    if (onward) onward.hidden = rest <= NEAR;
  }

  /** @param {'play'|'next'|'close'} picture  @param {string} word  @param {() => void} fn */
  tool(picture, word, fn) {
    return h('button', { type: 'button', class: 'ib', title: t(word), 'aria-label': t(word), onclick: fn }, icon(picture));
  }

  close() {
    this.width.disconnect();
    this.off();
  }

  /** @param {Told} told */
  part({ deed, text, hurt }) {
    const [first] = deed.entries, weight = deed.quiet ? ' quiet' : hurt ? ' hurt' : '';
    const see = () => void this.see(first.n, deed.entries.at(-1)?.n ?? first.n);
    return h('button', { type: 'button', class: `recap-part${weight} ${sideClass(deed.side)}`, title: text, onclick: see }, h('span', null, text));
  }
}

/** Deeds of a side that read alike are one part. @param {Told[]} told @returns {Told[]} */
export function alike(told) {
  /** @type {Map<string, Told>} */
  const found = new Map();
  for (const one of told) {
    const key = `${one.deed.side} ${one.text}`, same = found.get(key);
    if (same) found.set(key, { ...same, hurt: same.hurt || one.hurt, deed: { ...same.deed, entries: [...same.deed.entries, ...one.deed.entries] } });
    else found.set(key, one);
  }
  return [...found.values()];
}
