// The roster of the army, command by command: how each unit stands, what it has done, who is out of command, who is lost.
// A click brings a unit into the middle of the map and into the hand.

import { named, signOf, stepsText, term } from '../counters/terms.js';
import { h } from '../dom.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { counterPicture } from './picture.js';

/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{leader: string|null, units: Unit[]}} Formation a commander's units; null: those without one */

export class Roster {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('section', { class: 'sec roster' });
    this.open = false;
    /** Its pieces are drawn: while something is shown they stay as they are. */
    this.drawn = false;
    /** @type {string|null} whose army is shown; the player's own if he has not chosen */
    this.chosen = null;
    for (const news of /** @type {const} */ (['position', 'decision', 'selection', 'words'])) desk.on(news, () => this.draw());
    desk.on('wipe', () => {
      this.drawn = false;
      this.el.replaceChildren();
    });
  }

  get side() {
    const { side, sideNames, table } = this.desk.model;
    return this.chosen ?? (sideNames.has(side) ? side : table.sides[0].id);
  }

  /** Whether it is to be seen: unfolded, or alone in its panel on a smaller screen. */
  get seen() {
    return this.open || this.desk.root.dataset.tab === 'army';
  }

  draw() {
    const { model } = this.desk;
    if (!model.latest || (this.desk.playing && (this.drawn || !this.seen))) return;
    this.drawn = this.seen;
    const focused = /** @type {HTMLElement|null} */ (this.el.contains(document.activeElement) ? document.activeElement : null)?.dataset.unit;
    const units = this.units(), lost = units.filter(u => u.eliminated).length;
    const summary = h('summary', null, h('span', { class: 'cap' }, t('table.army')), h('span', null, t('table.army_short', { n: units.length - lost, lost })));
    const details = h('details', { open: this.seen, ontoggle: () => this.toggled(details.open) }, summary, this.seen ? this.body(units) : null);
    this.el.replaceChildren(details);
    if (focused) /** @type {HTMLElement|null} */ (this.el.querySelector(`[data-unit="${CSS.escape(focused)}"]`))?.focus({ preventScroll: true });
  }

  /** @param {boolean} open */
  toggled(open) {
    if (open === this.open) return;
    this.open = open;
    this.draw();
  }

  /** Those of the side that fight, leaders apart. */
  units() {
    const { model } = this.desk;
    return [...model.units.values()].filter(u => model.piece(u.id)?.side === this.side && !this.desk.isCommander(u.id));
  }

  /** @param {Unit[]} units */
  body(units) {
    return h('div', { class: 'ros-body' }, this.sides(), this.formations(units).map(f => this.formation(f)));
  }

  /** Both armies can be looked at. */
  sides() {
    const { sides } = this.desk.model.table;
    const pick = (/** @type {string} */ id) => {
      this.chosen = id;
      this.draw();
    };
    return h('div', { class: 'ros-sides' }, sides.map(s =>
      h('button', { type: 'button', class: `btn mini${s.id === this.side ? ' on' : ''}`, 'aria-pressed': String(s.id === this.side), onclick: () => pick(s.id) },
        h('i', { class: `ros-dot ${sideClass(s.id)}` }), s.name)));
  }

  /** In the order of the pieces, as the rules list them. @param {Unit[]} units @returns {Formation[]} */
  formations(units) {
    const { model } = this.desk;
    /** @type {Map<string|null, Formation>} */
    const found = new Map();
    for (const unit of units) {
      const leader = unit.commander ?? model.piece(unit.id)?.commander ?? null;
      const known = found.get(leader) ?? { leader, units: [] };
      known.units.push(unit);
      found.set(leader, known);
    }
    return [...found.values()];
  }

  /** @param {Formation} formation */
  formation({ leader, units }) {
    const { model } = this.desk, here = units.filter(u => !u.eliminated), lost = units.filter(u => u.eliminated);
    const name = leader ? model.name(leader) : t('table.no_commander');
    const head = leader && model.unit(leader)
      ? h('button', { type: 'button', class: 'ros-leader', 'data-unit': leader, onclick: () => this.desk.showUnit(leader) }, counterPicture(this.desk, leader), h('b', null, name), h('small', null, this.leaderState(leader)))
      : h('p', { class: 'ros-leader' }, h('b', null, name));
    return h('div', { class: 'ros-command' }, head,
      h('ul', null, here.map(u => h('li', null, this.unit(u)))),
      lost.length > 0 ? h('p', { class: 'ros-lost' }, t('table.army_lost', { names: lost.map(u => model.name(u.id)).join(', ') })) : null);
  }

  /** @param {string} id */
  leaderState(id) {
    const { latest } = this.desk.model, unit = this.desk.model.unit(id);
    if (latest?.dead?.includes(id) || unit?.eliminated) return t('table.state_dead');
    if (latest?.wounded?.includes(id) || unit?.wounded) return t('table.fact_wounded');
    if (this.desk.model.acts === id) return t('table.state_acts');
    if (latest?.drawn?.includes(id)) return t('table.state_drawn');
    return unit?.hex ?? '';
  }

  /** @param {Unit} unit */
  unit(unit) {
    const { model, hand } = this.desk, piece = /** @type {import('../types.js').Piece} */ (model.piece(unit.id));
    const held = hand?.shown === unit.id || hand?.group.has(unit.id);
    const able = this.desk.ready && model.choices.byUnit.has(unit.id);
    return h('button', { type: 'button', class: `ros-unit${held ? ' on' : ''}${able ? ' able' : ''}`, 'data-unit': unit.id, 'aria-pressed': String(held), onclick: () => this.desk.showUnit(unit.id) },
      h('b', null, model.name(unit.id)),
      h('span', { class: 'ros-steps' }, named('figure', 'steps') && piece.steps > 1 ? h('span', { title: stepsText({ piece, unit }) }, `${piece.steps - unit.lost}/${piece.steps}`) : ''),
      h('span', { class: 'ros-marks' }, this.marks(unit).map(([word, kind]) => h('span', { class: `ros-mark ${kind}` }, word))),
      h('span', { class: 'ros-hex' }, unit.hex ?? (unit.arrival ? t('table.turn', { n: unit.arrival }) : '–')));
  }

  /** What it has done and what ails it. @param {Unit} unit @returns {[string, string][]} */
  marks(unit) {
    /** @type {[string|false|undefined, string][]} */
    const all = [
      [unit.spent > 0 && signOf('status', unit.status) !== 'tick' && t('table.state_moved'), 'done'], // the rules may have a word of their own
      [unit.shots > 0 && t('table.state_fired'), 'done'],
      [!!unit.hex && !!unit.commander && unit.commander !== unit.id && !unit.in_command && t('table.state_out'), 'bad'],
      [unit.condition && signOf('condition', unit.condition) !== '' && term('condition', unit.condition), 'bad'],
      [unit.status && term('status', unit.status), ''],
    ];
    return /** @type {[string, string][]} */ (all.filter(([word]) => !!word));
  }
}
