/** The decision bar: who decides, for whom, what is asked, and every choice as a button. */
import { lookOf as dressOf } from '../counters/look.js';
import { h, icon } from '../dom.js';
import { t } from '../words.js';
import { wants } from './choices.js';
import { asLine, paragraphTag } from './sentence.js';
import { standingOffers } from './standing.js';
import { lookOf, verbIcon } from './verbs.js';

/** @typedef {import('./choices.js').Group} Group */
/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('./desk.js').Desk} Desk */

/** Orders a player looks for when a company moves. */
const ABSENT = ['double', 'skirmish', 'square'];

/** Targets beyond this many are not put into the bar one by one; the list has them all. */
const ROOM = 14;

export class Bar {
  /** @param {Desk} desk  @param {{undo: (whole: boolean) => void, redo: () => void, list: () => void, skip: () => void, why: (action: string, title: string, hex: string) => void}} does */
  constructor(desk, does) {
    this.desk = desk;
    this.does = does;
    this.el = h('section', { class: 'tb-bar', 'aria-label': t('table.decision') });
    for (const news of /** @type {const} */ (['position', 'standing', 'selection', 'words', 'wipe'])) desk.on(news, () => this.draw());
    desk.on('standing', () => this.tell());
  }

  draw() {
    const { latest } = this.desk.model;
    const focused = /** @type {HTMLElement|null} */ (document.activeElement)?.dataset?.act;
    this.el.setAttribute('aria-label', t('table.decision'));
    this.el.replaceChildren();
    this.el.classList.toggle('question', !!latest?.question && !!this.desk.model.choices.decline && this.desk.ready);
    if (!latest || latest.over) return;
    this.el.append(this.who(latest), this.ask(latest), this.end(latest));
    if (focused) /** @type {HTMLElement|null} */ (this.el.querySelector(`[data-act="${CSS.escape(focused)}"]`))?.focus({ preventScroll: true });
  }

  /** Who decides. @param {import('../types.js').Now} now */
  who(now) {
    const { model } = this.desk;
    const side = model.sideNames.has(now.actor) ? now.actor : '';
    const title = now.mine ? t('table.you_decide', { side: model.sideName(side) })
      : side ? t('table.they_decide', { side: model.sideName(side) }) : t('table.chance');
    const under = [now.active ? model.name(now.active) : '', now.phase ? t(`table.phase_${now.phase}`) : ''].filter(Boolean).join(' · ');
    return h('div', { class: `bar-who side-${side}` }, h('b', null, title), under && h('span', null, under));
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
    body.append(h('p', { class: 'bar-prompt' }, h('span', null, prompt ? asLine(this.desk, prompt).text : ''), prompt ? paragraphTag(this.desk, prompt.paragraph) : '', this.pickedNote()));
    const acts = h('div', { class: 'bar-acts' }, this.buttons(hand.buttons));
    acts.append(...this.absent());
    if (model.choices.list.length > 1) acts.append(h('button', { type: 'button', class: 'btn quiet-btn', 'data-act': 'list', onclick: () => this.does.list() }, icon('log'), t('table.all_choices', { n: model.choices.list.length })));
    body.append(acts);
    const detail = this.targets();
    if (detail) body.append(detail);
    if (now.question && model.choices.decline) body.append(standingOffers(this.desk));
    return body;
  }

  /** What foot on the move might want and cannot do now: dashed, and it answers why not. */
  absent() {
    const { hand, model } = this.desk;
    const { unit } = hand, piece = model.piece(unit);
    if (!unit || !piece || model.latest?.prompt?.code !== 'ASK_MOVE' || dressOf(piece).branch !== 'foot') return [];
    const can = new Set(model.choices.of(unit).map(c => c.verb));
    return ABSENT.filter(verb => !can.has(verb)).map(verb => h('button', { type: 'button', class: 'btn off', 'data-act': `no-${verb}`, onclick: () => this.does.why(`${verb} ${unit}`, t(`table.verb_${verb}`), model.unit(unit)?.hex ?? '') },
      verbIcon(verb), t(`table.verb_${verb}`), h('kbd', { 'aria-hidden': 'true' }, '?'), h('span', { class: 'off-screen' }, t('table.not_now'))));
  }

  /** Which unit lies in the hand, where the question is not about it. */
  pickedNote() {
    const { hand, model } = this.desk;
    if (!hand.unit || hand.unit === model.latest?.prompt?.unit || !model.choices.byUnit.has(hand.unit)) return '';
    if (model.choices.only) return h('small', null, model.name(hand.unit));
    return h('small', null, model.name(hand.unit), h('button', { type: 'button', class: 'btn mini', 'data-act': 'unpick', onclick: () => hand.select(null) }, t('table.other_unit')));
  }

  /** @param {import('../types.js').Now} now */
  waiting(now) {
    if (this.desk.playing) return [t('table.playing'), ' ', h('button', { type: 'button', class: 'btn mini', 'data-act': 'skip', onclick: () => this.does.skip() }, t('table.skip'), h('kbd', null, t('table.key_space')))];
    if (this.desk.model.table.seat.sides.includes(now.actor) && !now.mine && !now.over) return this.seat(now.actor);
    if (now.thinking) return [h('i', { class: 'thinking', 'aria-hidden': 'true' }), t('table.thinking', { side: this.desk.model.sideName(now.actor) })];
    return now.prompt ? asLine(this.desk, now.prompt).text : t('table.waiting');
  }

  /** Both seats are at this screen and there is no curtain: the other one is taken by a click. @param {string} side */
  seat(side) {
    return [h('button', { type: 'button', class: 'btn pri', 'data-act': 'sit', onclick: () => void this.desk.order('sit', { side }) }, t('table.take_seat', { side: this.desk.model.sideName(side) }))];
  }

  /** A letter that two verbs share belongs to the first; the other has its number. @param {Group[]} list */
  buttons(list) {
    const taken = new Set();
    return list.map((group, i) => {
      const own = lookOf(group.verb).key;
      const key = own && !taken.has(own) ? own : i < 9 ? String(i + 1) : '';
      taken.add(own);
      return this.button(group, key);
    });
  }

  /** One verb: what it costs and its key. @param {Group} group  @param {string} key */
  button(group, key) {
    const { hand } = this.desk;
    const open = wants(group.list) !== 'nothing';
    const cost = group.list.length === 1 ? group.list[0].cost : null;
    return h('button', {
      type: 'button', class: `btn${hand.verb === group.verb ? ' on' : ''}`, 'data-act': `verb-${group.verb}`,
      'aria-pressed': open ? String(hand.verb === group.verb) : null, 'aria-keyshortcuts': key || null,
      title: group.list.length === 1 ? group.list[0].text : null, onclick: () => hand.press(group),
    }, verbIcon(group.verb), group.label, cost ? h('small', null, t('table.mp', { n: cost })) : null,
    open ? h('small', null, `×${group.list.length}`) : null, key ? h('kbd', { 'aria-hidden': 'true' }, key) : null);
  }

  /** The places or facings of the verb in hand, as buttons too. */
  targets() {
    const { hand } = this.desk;
    if (!hand.verb) return null;
    const list = hand.list.filter(c => c.verb === hand.verb);
    const units = new Set(list.map(c => c.unit));
    const hint = units.size > 1 && !hand.unit ? t('table.pick_unit') : list.every(c => c.facing) ? t('table.pick_facing') : t('table.pick_hex');
    const shown = list.length <= ROOM ? list : [];
    return h('div', { class: 'bar-targets' }, h('span', null, hint), shown.map(c => h('button', { type: 'button', class: 'btn mini', 'data-act': c.action, title: c.text, 'aria-label': c.text, onclick: () => void hand.choose(c) }, this.short(c, units.size > 1))));
  }

  /** @param {Choice} c  @param {boolean} named */
  short(c, named) {
    const what = c.facing ? t(`facing.${c.facing}`) : c.hex ?? '';
    return [named || !what ? this.desk.model.name(c.unit) : '', what].filter(Boolean).join(' ');
  }

  /** Undo, and the choice that ends or declines. @param {import('../types.js').Now} now */
  end(now) {
    const { choices } = this.desk.model;
    const box = h('div', { class: 'bar-end' });
    if (this.desk.model.table.seat.sides.length > 0) box.append(this.undoButton(now));
    const decline = choices.decline;
    if (this.desk.ready && decline) box.append(h('button', { type: 'button', class: 'btn pri', 'data-act': 'decline', title: decline.text, 'aria-keyshortcuts': 'X', onclick: () => void this.desk.hand.choose(decline) }, verbIcon(decline.verb), decline.label, h('kbd', { 'aria-hidden': 'true' }, 'X')));
    return box;
  }

  /** @param {import('../types.js').Now} now */
  undoButton(now) {
    const { can, whole, why, redo } = now.undo;
    const button = h('button', { type: 'button', class: `btn${can ? '' : ' off'}`, 'data-act': 'undo', 'aria-disabled': String(!can), title: can ? t('table.undo_last') : why, onclick: () => (can ? this.does.undo(false) : this.desk.notice.show(why || t('table.nothing_to_undo'))) }, icon('undo'), t('table.undo'), h('kbd', { 'aria-hidden': 'true' }, can ? 'Z' : '?'));
    const more = [];
    if (whole) more.push(h('button', { type: 'button', class: 'ib', 'data-act': 'undo-whole', title: t('table.undo_whole'), 'aria-label': t('table.undo_whole'), onclick: () => this.does.undo(true) }, icon('prev')));
    if (redo) more.push(h('button', { type: 'button', class: 'ib', 'data-act': 'redo', title: t('table.redo'), 'aria-label': t('table.redo'), onclick: () => this.does.redo() }, icon('redo')));
    return h('div', { class: 'bar-undo' }, button, more);
  }

  /** The live region reads what is to be decided. */
  tell() {
    const { latest, choices } = this.desk.model;
    if (!latest?.prompt || !this.desk.ready) return;
    this.desk.say(`${t('table.your_decision')}: ${latest.prompt.text}. ${t('table.all_choices', { n: choices.list.length })}`);
  }
}
