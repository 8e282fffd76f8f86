// The guide of a first game: a note beside the decision bar when something new comes up. What a note waits for are names
// of the protocol, given by the data; each is shown once, and all can be switched off.

import { h, icon } from '../dom.js';
import { citedText } from '../learn/cite.js';
import { recall, remember } from '../memory.js';
import { onPref, pref, setPref } from '../prefs.js';
import { guideOf } from '../table/opening.js';
import { pick, t } from '../words.js';
import '../words/guide.js';

/** @typedef {import('../table/desk.js').Desk} Desk */
/** @typedef {import('../types.js').Note} Note */
/** @typedef {import('../types.js').When} When */

const GAP = 10;

/** Milliseconds in which nobody has read a note. */
const GLANCE = 2000;

export class Guide {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.game = desk.model.table.game.game;
    this.el = h('div', { class: 'gd', 'aria-live': 'polite' });
    /** @type {Note[]} */
    this.notes = [];
    /** What has happened, and what of it to the player's pieces; what his actions, or those taken for him, did. */
    this.happened = { any: new Set(), own: new Set(), did: new Set() };
    /** The note that is shown, since when, at which entry and after how many of the player's decisions. @type {{note: Note, n: number, at: number, decided: number}|null} */
    this.shown = null;
    /** On a small phone a note is its title, till it is opened; then it stands in the bar's place. */
    this.open = false;
    this.ends = () => {};
    if (desk.model.table.game.lesson || !recall(this.game).guided) return;
    void this.begin();
  }

  async begin() {
    const { desk } = this;
    desk.on('position', () => this.recollect());
    for (const news of /** @type {const} */ (['position', 'decision', 'words', 'wipe'])) desk.on(news, () => this.draw());
    desk.on('entry', entry => this.hear(entry));
    const off = onPref('guide', () => this.draw()), sizes = new ResizeObserver(() => this.place());
    const bar = desk.stage.querySelector('.tb-bar');
    if (bar) sizes.observe(bar);
    sizes.observe(desk.root);
    this.ends = () => { off(); sizes.disconnect(); };
    this.recollect();
    this.notes = (await guideOf(desk.model.table.scenario))?.notes ?? [];
    this.draw();
  }

  /** A position as a whole: what has happened is what its log tells. */
  recollect() {
    this.happened = { any: new Set(), own: new Set(), did: new Set() };
    for (const entry of this.desk.model.log) this.keep(entry);
  }

  /** @param {import('../types.js').Entry|undefined} entry */
  hear(entry) {
    if (this.shown) this.show(null); // it spoke of what has been decided
    this.keep(entry);
  }

  /** @param {import('../types.js').Entry|undefined} entry */
  keep(entry) {
    const { happened: { any, own, did }, desk: { model } } = this;
    if (entry?.actor === model.side && entry.role) did.add(entry.role);
    for (const event of entry?.events ?? []) {
      any.add(event.code);
      if (model.piece(event.unit)?.side === model.side) own.add(event.code);
    }
  }

  /** @param {When} when */
  fits(when) {
    const { latest, choices } = this.desk.model;
    if (!latest) return false;
    const { any, own, did } = this.happened;
    /** @type {Record<keyof When, (value: any) => boolean>} */
    const tests = {
      prompt: code => latest.prompt?.code === code,
      event: code => (when.own ? own : any).has(code),
      own: () => true,
      did: role => did.has(role),
      matter: matter => latest.matter === matter,
      role: role => choices.list.some(c => c.role === role),
      verb: verb => choices.list.some(c => c.verb === verb),
      phase: phase => latest.phase === phase,
      turn: turn => latest.turn >= turn,
      over: over => latest.over === over,
    };
    return /** @type {(keyof When)[]} */ (Object.keys(when)).every(key => [when[key]].flat().some(tests[key]));
  }

  /** The first note that fits and was not read; while the player decides, or when all is over. */
  next() {
    const { desk } = this, { latest } = desk.model, read = recall(this.game).read ?? [];
    if (!pref('guide') || !latest || desk.playing || !(desk.model.mine || latest.over)) return null;
    return this.notes.find(note => !read.includes(note.id) && !!note.when.over === latest.over && this.fits(note.when)) ?? null;
  }

  /** A note has been read if the player had the time for it before he decided. */
  draw() {
    const { shown: was } = this, { desk: { model: { n }, decided, sending } } = this, now = Date.now();
    if (sending) return;
    if (was && was.decided !== decided && now - was.at >= GLANCE) this.markRead();
    const note = this.next();
    const isNew = this.shown?.note !== note, first = isNew && !recall(this.game).read?.length;
    if (isNew) this.open = false;
    if (isNew || this.shown?.n !== n) this.shown = note && { note, n, at: now, decided };
    this.show(note);
    if (!isNew || !note || this.el.parentElement !== this.desk.stage) return;
    const shown = () => {
      if (!this.el.isConnected || this.el.hidden) return;
      this.place();
      if (first) this.desk.fitAction(); // it came after the first view
      else this.desk.revealAble(); // it may lie over them
    };
    requestAnimationFrame(() => requestAnimationFrame(shown)); // when bar and map have their heights
  }

  markRead() {
    if (this.shown) remember(this.game, { read: [...new Set([...(recall(this.game).read ?? []), this.shown.note.id])] });
    this.shown = null;
  }

  /** @param {Note|null} note */
  show(note) {
    this.el.hidden = !note;
    if (!note) {
      this.el.replaceChildren();
      return;
    }
    const { desk } = this, { battle } = desk.model.table;
    const text = citedText(pick(note.text), battle, hex => hex), word = t(this.open ? 'guide.fold' : 'guide.unfold');
    this.el.replaceChildren(h('section', { class: `gd-note${this.open ? ' open' : ''}`, 'data-note': note.id, 'aria-label': pick(note.title) },
      h('h2', null, icon('lamp'), pick(note.title)), h('p', null, text),
      h('div', { class: 'row' },
        h('button', { type: 'button', class: 'ib gd-fold', 'data-act': 'note-fold', title: word, 'aria-label': word, 'aria-expanded': String(this.open), onclick: () => this.fold() }, icon('fold')),
        h('button', { type: 'button', class: 'btn mini pri', 'data-act': 'note-ok', onclick: () => this.dismiss() }, t('guide.ok')),
        h('button', { type: 'button', class: 'btn mini', 'data-act': 'note-off', onclick: () => this.switchOff() }, t('guide.off')))));
    this.place();
  }

  fold() {
    this.open = !this.open;
    this.show(this.shown?.note ?? null);
    /** @type {HTMLElement|null} */ (this.el.querySelector('.gd-fold'))?.focus({ preventScroll: true });
  }

  dismiss() {
    this.markRead();
    this.draw();
    this.desk.board.host.focus({ preventScroll: true });
  }

  switchOff() {
    setPref('guide', false);
    this.desk.notice.show(t('guide.is_off'));
    this.desk.board.host.focus({ preventScroll: true });
  }

  /** In the side panel where it stands beside the map, else above the decision bar. */
  place() {
    const { bar } = this.desk.over, stage = this.desk.stage.getBoundingClientRect();
    const side = document.documentElement.dataset.table === 'wide' ? this.desk.root.querySelector('.tb-side') : null, home = side ?? this.desk.stage;
    if (this.el.parentElement !== home) home.append(this.el);
    this.el.style.bottom = side ? '0' : `${bar ? Math.max(0, stage.bottom - bar.top) + GAP : GAP}px`;
  }

  close() {
    this.ends();
    this.el.remove();
  }
}
