// The panel of a lesson: title, what to do, why, how far it is; at the end what was learned and the way on.

import { announce, h, icon } from '../dom.js';
import { t } from '../words.js';
import { citedText, plainText } from './cite.js';
import { keepDone } from './progress.js';

/** @typedef {import('../table/desk.js').Desk} Desk */
/** @typedef {import('../types.js').Lesson} Lesson */
/** @typedef {import('./pointer.js').Pointer} Pointer */

const PHONE = matchMedia('(max-width: 719px)');

export class Panel {
  /** @param {Desk} desk @param {Pointer} pointer */
  constructor(desk, pointer) {
    this.desk = desk;
    this.pointer = pointer;
    this.el = h('section', { class: 'lesson' });
    this.small = false;
    /** The player folded or unfolded it himself. */
    this.chosen = false;
    /** @type {string} the step that was told last */
    this.told = '';
    desk.stage.append(this.el);
    for (const news of /** @type {const} */ (['position', 'decision', 'words'])) desk.on(news, () => this.draw());
    this.draw();
  }

  draw() {
    const lesson = this.desk.model.latest?.lesson;
    if (!lesson) return;
    if (lesson.done) keepDone(this.desk.model.table.battle, lesson.n);
    if (!this.chosen) this.small = PHONE.matches && lesson.step > 1 && !lesson.done; // the map needs the room
    this.el.setAttribute('aria-label', t('lesson.panel'));
    this.el.classList.toggle('small', this.small);
    this.el.classList.toggle('finished', lesson.done);
    this.el.replaceChildren(this.head(lesson), this.body(lesson), this.foot(lesson));
    this.tell(lesson);
  }

  /** @param {Lesson} lesson */
  head({ n, of, title, step, steps, done }) {
    const word = t(this.small ? 'lesson.more' : 'lesson.less');
    return h('header', null, h('div', null, h('p', { class: 'cap' }, t('lesson.of', { n, of })), h('h2', null, title)),
      h('p', { class: 'muted' }, done ? icon('check') : t('lesson.step', { n: step, of: steps })),
      h('button', { type: 'button', class: 'ib', title: word, 'aria-label': word, 'aria-expanded': String(!this.small), onclick: () => this.fold() }, icon(this.small ? 'plus' : 'minus')));
  }

  /** @param {Lesson} lesson */
  body(lesson) {
    if (lesson.done) return h('div', { class: 'ls-body' }, h('h3', { class: 'cap' }, t('lesson.learned')), h('p', null, this.text(lesson.text)));
    const waits = !lesson.goal || this.desk.playing;
    return h('div', { class: 'ls-body' }, lesson.step === 1 && h('p', { class: 'ls-intro' }, this.text(lesson.intro)),
      h('p', { class: 'ls-goal' }, icon(waits ? 'hold' : 'move'), h('b', null, h('span', { class: 'off-screen' }, `${t('lesson.goal')}: `), waits ? t('lesson.wait') : this.text(lesson.goal))),
      !waits && h('p', null, this.text(lesson.text)));
  }

  /** @param {Lesson} lesson */
  foot({ n, of, done, expect }) {
    const { battle } = this.desk.model.table;
    const button = (/** @type {string} */ word, /** @type {() => void} */ fn) => h('button', { type: 'button', class: 'btn mini', onclick: fn }, t(word));
    if (!done) return h('footer', null, button('lesson.show', () => this.pointer.show()), expect.length > 0 && button('lesson.do', () => void this.desk.act(expect[0])), h('a', { class: 'btn mini', href: '#/learn' }, t('lesson.list')));
    return h('footer', null, n < of && h('a', { class: 'btn pri', href: `#/lesson/${battle}/${n + 1}` }, t('lesson.next'), icon('move')),
      h('a', { class: n < of ? 'btn' : 'btn pri', href: '#/learn' }, t('lesson.list')));
  }

  /** @param {string} text */
  text(text) {
    return citedText(text, this.desk.model.table.battle, hex => this.desk.isHex(hex) ? h('button', { type: 'button', class: 'hexref', 'aria-label': t('table.show_hex', { hex }), onclick: () => this.desk.point(hex) }, hex) : hex);
  }

  fold() {
    this.small = !this.small;
    this.chosen = true;
    this.draw();
    /** @type {HTMLElement|null} */ (this.el.querySelector('header button'))?.focus();
  }

  /** Each step is read out once, and what it asks for comes out from under the panel. @param {Lesson} lesson */
  tell({ n, step, done, goal, text }) {
    const key = `${n} ${step} ${done}`;
    if (key === this.told || (!done && (!goal || this.desk.playing))) return;
    this.told = key;
    announce(plainText(done ? text : `${goal} ${text}`));
    this.pointer.reveal();
  }

  close() {
    this.el.remove();
  }
}
