// The card of the order that is being drawn up: what the server foresees, and buttons for those who do not drag.

import { h, icon } from '../dom.js';
import { t } from '../words.js';
import { howRow } from './how-row.js';
import { isVain, previewText } from './preview.js';

/** @typedef {import('./desk.js').Desk} Desk */

export class DraftCard {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('section', { class: 'draft', hidden: true });
    desk.draft.onnews(() => this.draw());
    desk.manner.onnews(() => this.draw());
    desk.on('words', () => this.draw());
  }

  draw() {
    const { draft } = this.desk;
    this.el.hidden = !draft.active;
    if (!draft.active) {
      this.el.replaceChildren();
      return;
    }
    const focused = this.el.contains(document.activeElement) && /** @type {HTMLElement} */ (document.activeElement).dataset.act;
    this.el.setAttribute('aria-label', t('table.draft'));
    this.el.replaceChildren(this.words(), this.how() ?? '', (draft.dragged ? this.hint() : this.buttons()) ?? '');
    if (focused) /** @type {HTMLElement|null} */ (this.el.querySelector(`[data-act="${CSS.escape(focused)}"]`))?.focus({ preventScroll: true });
  }

  words() {
    const { draft } = this.desk, { preview, refusal, hex, text } = draft;
    if (refusal && text) return h('div', { class: 'draft-said' }, h('p', { class: 'draft-no' }, refusal));
    if (!preview) return h('div', { class: 'draft-said' }, h('p', { class: 'draft-words' }, t(hex && text ? 'table.draft_asking' : this.wish)));
    const [order, ...rest] = previewText(this.desk, preview);
    return h('div', { class: 'draft-said' }, h('p', { class: 'draft-words' }, order), rest.length > 0 && h('ul', { class: isVain(preview) ? 'vain' : null }, isVain(preview) && icon('threat'), rest.map(line => h('li', null, line))));
  }

  /** What is still wanted. */
  get wish() {
    const { kind, dragged, ids } = this.desk.draft;
    if (kind === 'fire') return ids.length > 0 ? 'table.draft_target' : 'table.draft_guns';
    return dragged ? 'table.draft_drop' : 'table.draft_goal';
  }

  /** While pieces are dragged the hand is busy, and there are keys. */
  how() {
    const { draft } = this.desk;
    return draft.kind && !draft.dragged ? howRow(this.desk, [draft.kind]) : null;
  }

  /** Where the enemy is they attack him, unless told not to. */
  hint() {
    const { draft } = this.desk, foe = draft.hex && draft.isEnemy(draft.hex);
    return draft.kind === 'march' ? h('p', { class: 'draft-hint' }, t(foe ? 'table.draft_calm' : 'table.draft_turn')) : null;
  }

  buttons() {
    const { draft } = this.desk;
    const tool = (/** @type {any} */ picture, /** @type {string} */ word, /** @type {() => void} */ fn) =>
      h('button', { type: 'button', class: 'ib', title: t(word), 'aria-label': t(word), onclick: fn }, icon(picture));
    return h('div', { class: 'draft-row' },
      h('button', { type: 'button', class: 'btn pri', 'data-act': 'give', disabled: !draft.text, onclick: () => void draft.give() }, icon('check'), t('table.give'), h('kbd', { 'aria-hidden': 'true' }, 'Enter')),
      draft.kind === 'march' && draft.hex && [tool('undo', 'table.turn_left', () => draft.turn(-1)), tool('redo', 'table.turn_right', () => draft.turn(1))],
      h('button', { type: 'button', class: 'btn', 'data-act': 'draft-cancel', onclick: () => draft.leave() }, t('table.cancel')));
  }
}
