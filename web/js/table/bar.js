// The decision bar: the side to decide, the question, and every choice as a button; or the order that is being drawn up.

import { term } from '../counters/terms.js';
import { h, icon } from '../dom.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { absentButtons, targetButtons, verbButtons } from './acts.js';
import { asLine, paragraphTag } from './sentence.js';
import { standingOffers } from './standing.js';
import { done } from './orders.js';
import { alwaysSwitch, everyoneButton, freeRow, leftRow, orderRow, stoppedRow, tipRow } from './task-row.js';
import { verbIcon } from './verbs.js';

/** @typedef {import('./desk.js').Desk} Desk */

export class Bar {
  /** @param {Desk} desk  @param {{undo: (whole: boolean) => void, redo: () => void, list: () => void, skip: () => void, hint: import('./hint.js').Hint, recap: import('./recap.js').Recap, draftCard: import('./draft-card.js').DraftCard, thinking: import('./thinking.js').Thinking, why: (action: string, title: string, hex: string) => void}} does */
  constructor(desk, does) {
    this.desk = desk;
    this.does = does;
    this.el = h('section', { class: 'tb-bar', 'aria-label': t('table.decision') });
    for (const news of /** @type {const} */ (['position', 'decision', 'selection', 'words', 'wipe']))
      desk.on(news, () => this.draw());
    desk.on('decision', () => this.tell());
    this.drafting = false;
    desk.manner.onnews(() => this.draw());
    desk.draft.onnews(() => {
      if (this.drafting !== desk.draft.active) this.draw();
    });
  }

  draw() {
    const { latest } = this.desk.model;
    const focused = /** @type {HTMLElement|null} */ (document.activeElement)?.dataset?.act;
    this.el.setAttribute('aria-label', t('table.decision'));
    this.el.replaceChildren();
    this.el.classList.toggle('question', !!latest?.question && !!this.desk.model.choices.decline && this.desk.ready);
    if (!latest || latest.over) return;
    this.drafting = this.desk.draft.active;
    if (this.drafting) this.el.append(this.who(latest), this.does.draftCard.el);
    else this.el.append(this.does.recap.el, this.who(latest), this.ask(latest), this.end(latest));
    if (focused)
      /** @type {HTMLElement|null} */ (this.el.querySelector(`[data-act="${CSS.escape(focused)}"]`))?.focus({
        preventScroll: true,
      });
  }

  /** The side to decide. @param {import('../types.js').Now} now */
  who(now) {
    const { model } = this.desk;
    const shown = this.desk.playing ? (model.piece(model.acts)?.side ?? model.log.at(-1)?.actor ?? '') : now.actor;
    const side = model.sideNames.has(shown) ? shown : '';
    const title = this.titleOf(now, side);
    const under = [model.acts ? model.name(model.acts) : '', now.phase ? term('phase', now.phase) : ''].filter(Boolean).join(' · ');
    return h('div', { class: `bar-who ${sideClass(side)}` }, h('b', null, title), under && h('span', null, under));
  }

  /** During playback, the side whose commander acts; then the side to decide. @param {import('../types.js').Now} now  @param {string} side */
  titleOf(now, side) {
    const name = { side: this.desk.model.sideName(side) };
    if (!side) return t('table.chance');
    if (this.desk.playing) return t('table.they_act', name);
    return t(now.mine ? 'table.you_decide' : 'table.they_decide', name);
  }

  /** What is asked, and the choices. @param {import('../types.js').Now} now */
  ask(now) {
    const body = h('div', { class: 'bar-ask' });
    if (!this.desk.ready) {
      body.append(h('p', { class: 'bar-prompt' }, this.waiting(now)));
      return body;
    }
    const { hand, model } = this.desk;
    const prompt = now.prompt;
    body.classList.add('ready');
    body.append(h('div', { class: 'bar-prompt' }, h('span', null, prompt ? asLine(this.desk, prompt).text : ''),
      prompt ? paragraphTag(this.desk, prompt.paragraph) : '', this.tools()));
    body.prepend(stoppedRow(this.desk) ?? '');
    const acts = h('div', { class: 'bar-acts' }, orderRow(this.desk) ?? '', verbButtons(hand), absentButtons(this.desk, this.does.why), freeRow(this.desk) ?? '', alwaysSwitch(this.desk) ?? '');
    if (now.question && model.choices.decline) acts.append(standingOffers(this.desk));
    body.append(h('div', { class: 'bar-do' }, acts, leftRow(this.desk) ?? '', tipRow(this.desk) ?? ''));
    const detail = targetButtons(this.desk);
    if (detail) body.append(detail);
    return body;
  }

  /** What is not of this question alone stands at the end of its line. */
  tools() {
    const { choices } = this.desk.model, list = () => h('button', { type: 'button', class: 'btn quiet-btn', 'data-act': 'list', title: t('table.choice_list'), onclick: () => this.does.list() },
      icon('log'), h('span', { class: 'word' }, t('table.all_choices', { n: choices.list.length })), h('span', { class: 'number', 'aria-hidden': 'true' }, choices.list.length));
    return h('div', { class: 'bar-tools' }, this.does.recap.button() ?? '', everyoneButton(this.desk) ?? '', choices.list.length > 1 && list(), this.does.hint.button() ?? '');
  }

  /** @param {import('../types.js').Now} now */
  waiting(now) {
    if (this.desk.playing)
      return [t('table.playing'), ' ', h('button', { type: 'button', class: 'btn mini', 'data-act': 'skip', onclick: () => this.does.skip() },
        t('table.skip'), h('kbd', null, t('table.key_space')))];
    if (this.desk.model.table.seat.sides.includes(now.actor) && !now.mine && !now.over) return this.seat(now.actor);
    if (now.thinking) return this.does.thinking.draw();
    return now.prompt ? asLine(this.desk, now.prompt).text : t('table.waiting');
  }

  /** Both seats are at this screen and there is no curtain: the other one is taken by a click. @param {string} side */
  seat(side) {
    return [h('button', { type: 'button', class: 'btn pri', 'data-act': 'sit', onclick: () => void this.desk.order('sit', { side }) },
      t('table.take_seat', { side: this.desk.model.sideName(side) }))];
  }

  /** Undo, and the choice that ends or declines. @param {import('../types.js').Now} now */
  end(now) {
    const { choices } = this.desk.model;
    const box = h('div', { class: 'bar-end' });
    if (this.desk.model.table.seat.sides.length > 0) box.append(this.undoButton(now));
    const decline = choices.decline;
    if (this.desk.ready && this.lasts)
      box.append(h('button', { type: 'button', class: 'btn pri', 'data-act': 'decline', title: t('table.done_about'), 'aria-keyshortcuts': 'X',
        onclick: () => this.finish() }, icon('check'), t('table.done'), h('kbd', { 'aria-hidden': 'true' }, 'X')));
    else if (this.desk.ready && decline)
      box.append(h('button', { type: 'button', class: 'btn pri', 'data-act': 'decline', title: decline.text, 'aria-keyshortcuts': 'X',
        onclick: () => this.finish() },
      verbIcon(decline.verb), decline.label, h('kbd', { 'aria-hidden': 'true' }, 'X')));
    return box;
  }

  /** At the question who acts next, nothing more is an order, which stays when the enemy has fired. */
  get lasts() {
    return this.desk.orders.can && !!this.desk.model.latest?.left;
  }

  /** Nothing more, or not this time. @returns {boolean} whether there was anything to end */
  finish() {
    const { decline } = this.desk.model.choices;
    if (this.lasts) void this.desk.orders.give(done(this.desk.manner.words('done')));
    else if (decline) void this.desk.hand.choose(decline);
    return this.lasts || !!decline;
  }

  /** @param {import('../types.js').Now} now */
  undoButton(now) {
    const { can, whole, why, redo } = now.undo;
    const button = h('button', {
      type: 'button', class: `btn${can ? '' : ' off'}`, 'data-act': 'undo', 'aria-disabled': String(!can),
      title: can ? t('table.undo_last') : why,
      onclick: () => (can ? this.does.undo(false) : this.desk.notice.show(why || t('table.nothing_to_undo'))),
    }, icon('undo'), t('table.undo'), can && h('kbd', { 'aria-hidden': 'true' }, 'Z'));
    const small = (/** @type {string} */ act, /** @type {string} */ key, /** @type {Parameters<typeof icon>[0]} */ sign, /** @type {() => void} */ onclick) =>
      h('button', { type: 'button', class: 'ib', 'data-act': act, title: t(key), 'aria-label': t(key), onclick }, icon(sign));
    const more = [
      whole && small('undo-whole', 'table.undo_whole', 'prev', () => this.does.undo(true)),
      redo && small('redo', 'table.redo', 'redo', () => this.does.redo()),
    ];
    return h('div', { class: 'bar-undo' }, button, more);
  }

  /** The live region reads what is to be decided. */
  tell() {
    const { latest, choices } = this.desk.model;
    if (!latest?.prompt || !this.desk.ready) return;
    const prompt = latest.prompt.text.replace(/[^.?!]$/, '$&.');
    this.desk.say(`${t('table.your_decision')}: ${prompt} ${t('table.all_choices', { n: choices.list.length })}`);
  }
}
