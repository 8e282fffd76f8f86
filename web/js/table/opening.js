// What a game opens with: the card of its battle, once, and from the menu; and what the points in the header mean.

import { battles as askBattles, getJson } from '../api.js';
import { battleCard, scoring } from '../card/card.js';
import { openDialog } from '../dialog.js';
import { h } from '../dom.js';
import { sideClass } from '../livery.js';
import { recall, remember } from '../memory.js';
import { openPopover } from '../popover.js';
import { pref, setPref } from '../prefs.js';
import { pick, t } from '../words.js';
import '../words/guide.js';
import '../words/lobby.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{battle: import('../types.js').Battle, scenario: import('../types.js').Scenario, players: import('../types.js').Kind[]}} Known */

export class Opening {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
  }

  /** Shows the card as soon as the game is there, if it is to be shown. */
  begin() {
    const off = this.desk.on('decision', () => {
      off();
      if (this.wanted()) void this.show();
    });
  }

  /** Once for each game, and not where somebody does not want it. */
  wanted() {
    const { table, latest } = this.desk.model, { game, lesson } = table.game;
    return !lesson && !latest?.over && !recall(game).card && (pref('cards') || !!recall(game).guided);
  }

  /** What is known of the battle; null where the server knows nothing. @returns {Promise<Known|null>} */
  async known() {
    const { battle: id, scenario: name } = this.desk.model.table;
    const { battles, players } = await askBattles(), battle = battles.find(b => b.id === id), scenario = battle?.scenarios.find(s => s.id === name);
    return battle && scenario ? { battle, scenario, players } : null;
  }

  async show() {
    const { table } = this.desk.model, { game } = table.game, known = await this.known().catch(() => null);
    if (!known || !this.desk.root.isConnected) return;
    const first = !recall(game).card, guide = recall(game).guided ? await guideOf(table.scenario) : null;
    remember(game, { card: true });
    const { battle, scenario } = known;
    const dialog = openDialog(() => `${pick(battle.title)}: ${pick(scenario.title)}`, [
      guide && h('p', { class: 'bc-intro' }, pick(guide.intro)),
      battleCard(battle, scenario, { players: known.players, mine: table.seat.sides, options: table.options, even: !guide }),
      h('div', { class: 'row bc-end' }, guide && notesSwitch(),
        h('span', { class: 'small' }, first ? t('card.again') : ''),
        h('button', { type: 'button', class: 'btn pri', 'data-act': 'to-battle', autofocus: true, onclick: () => dialog.close() }, t('card.start'))),
    ], { class: 'card-dialog' });
    dialog.el.scrollTop = 0;
  }

  /** How the points stand, what ends the battle, and what scores. @param {HTMLElement} anchor */
  async explain(anchor) {
    const known = await this.known().catch(() => null), points = known ? scoring(known.battle, known.scenario, this.desk.model.table.options) : [];
    openPopover(anchor, h('div', { class: 'bc-points' }, h('h2', null, t('table.points')), this.standing(), points.length > 0 && h('p', null, points),
      known && h('button', { type: 'button', class: 'btn mini', onclick: () => void this.show() }, t('card.title'))), t('card.ask_points'));
  }

  /** @returns {HTMLElement} */
  standing() {
    const { latest, table } = this.desk.model, limits = latest?.win_at ?? {}, lead = latest?.lead ?? null;
    const ends = (/** @type {string} */ side) => {
      const n = limits[side];
      return n ? t(lead ? 'card.ends_lead' : 'card.ends_points', { n }) : '';
    };
    const now = (/** @type {{id: string, name: string}} */ { id, name }) => {
      if (!lead) return t('card.now_points', { side: name, n: latest?.points[id] ?? 0 });
      return lead.side === id && lead.by ? t('card.now_lead', { side: name, n: lead.by }) : `${name}:`;
    };
    const line = (/** @type {{id: string, name: string}} */ side) => h('li', { class: sideClass(side.id) }, `${now(side)} ${ends(side.id)}`);
    const some = table.sides.filter(side => !lead || limits[side.id] || (lead.side === side.id && lead.by));
    return h('div', null, h('ul', null, some.map(line)), lead && !lead.by && h('p', null, t('card.now_level')),
      h('p', null, t(table.sides.some(s => limits[s.id]) ? 'card.last_turn' : 'card.ends_turn', { n: table.turns })));
  }
}

/** The guide of a scenario, if there is one. @param {string} scenario @returns {Promise<import('../types.js').Guide|null>} */
export async function guideOf(scenario) {
  const { guides } = await getJson('/api/guides').catch(() => ({ guides: [] }));
  return guides.find((/** @type {import('../types.js').Guide} */ g) => g.scenario === scenario) ?? null;
}

/** Whether new things are explained. */
const notesSwitch = () => h('label', { class: 'chk' },
  h('input', { type: 'checkbox', checked: pref('guide'), onchange: (/** @type {any} */ e) => setPref('guide', e.target.checked) }),
  h('span', null, t('guide.switch')));
