// The card of the selected piece: what it is, what it is worth now, what it has done.

import { fullName } from '../counters/describe.js';
import { figuresOf, stepsText, term } from '../counters/terms.js';
import { h } from '../dom.js';
import { t } from '../words.js';
import { counterPicture } from './picture.js';
import { pointsText } from './points.js';

/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('../types.js').Piece} Piece */
/** @typedef {import('./desk.js').Desk} Desk */

export class Card {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('section', { class: 'sec unit-card' });
    for (const news of /** @type {const} */ (['position', 'entry', 'decision', 'selection', 'words', 'wipe']))
      desk.on(news, () => this.draw());
  }

  draw() {
    const { model, hand } = this.desk;
    const id = hand?.shown ?? hand?.unit;
    const unit = model.unit(id),
      piece = model.piece(id);
    this.el.hidden = false;
    if (!unit || !piece) {
      this.el.replaceChildren(
        h('h2', { class: 'cap' }, t('table.selected')),
        h('p', { class: 'muted' }, t('table.nothing_selected')),
      );
      return;
    }
    this.el.replaceChildren(
      h('h2', { class: 'cap' }, t('table.selected'), h('span', null, this.place(unit))),
      h(
        'div',
        { class: 'unit' },
        counterPicture(this.desk, unit.id),
        h(
          'div',
          null,
          h('h3', null, piece.name),
          fullName(piece) ? h('p', null, fullName(piece)) : '',
          h('p', null, [term('arm', piece.arm), model.sideName(piece.side)].join(' · ')),
          values(unit),
        ),
        h('div', { class: 'facts' }, this.facts(unit, piece)),
      ),
      this.below(unit),
    );
  }

  /** @param {Unit} unit */
  place(unit) {
    if (!unit.hex && unit.arrival) return t('table.arrives_turn', { n: unit.arrival });
    if (!unit.hex) return unit.status ? term('status', unit.status) : t('table.status_off');
    return `${t('table.hex', { hex: [unit.hex, ...unit.others ?? []].join('–') })} · ${this.desk.ground(unit.hex)}`;
  }

  /** @param {Unit} unit  @param {Piece} piece */
  facts(unit, piece) {
    const { model } = this.desk;
    const facts = [];
    if (!this.desk.isCommander(unit.id)) facts.push(stepsText({ piece, unit }));
    if (unit.facing) facts.push(t('table.fact_facing', { facing: t(`facing.${unit.facing}`) }));
    if (unit.formation) facts.push(term('formation', unit.formation));
    if (unit.condition) facts.push(term('condition', unit.condition));
    if (unit.readiness) facts.push(term('readiness', unit.readiness));
    if (unit.shots) facts.push(t('table.fact_shots', { n: unit.shots }));
    if (unit.spent) facts.push(t('table.fact_spent', { n: pointsText(model.table, unit.spent) }));
    if (unit.silent) facts.push(t('table.fact_silent'));
    if (unit.wounded) facts.push(t('table.fact_wounded'));
    if (unit.status && unit.hex) facts.push(term('status', unit.status));
    if (unit.commander && unit.commander !== unit.id)
      facts.push(t(unit.in_command ? 'table.fact_in_command' : 'table.fact_out', { name: model.name(unit.commander) }));
    return facts.filter(Boolean).map(text => h('span', { class: 'fact' }, text));
  }

  /** The others in the stack, to be looked at or taken up. @param {Unit} unit */
  below(unit) {
    const { model, hand } = this.desk;
    const others = unit.hex ? model.stack(unit.hex).filter(u => u.id !== unit.id) : [];
    if (others.length === 0) return '';
    return h(
      'div',
      { class: 'stack-row' },
      h('span', { class: 'muted' }, t('table.same_hex')),
      others.map(u => h('button', { type: 'button', class: 'btn mini', onclick: () => hand.pickUnit(u.id) }, model.name(u.id))),
    );
  }
}

/** The figures of a counter by the words of its rules. @param {Unit} unit */
function values(unit) {
  const cells = figuresOf(unit).map(([key, n]) => h('div', null, h('dd', null, n || '–'), h('dt', null, term('figure', key))));
  return cells.length > 0 ? h('dl', { class: 'kv' }, cells) : '';
}
