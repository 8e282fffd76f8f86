// The card of a battle: what both sides want, what scores, with what they fight, how long it takes, what is special, and who
// wins between equal players. Everything comes from the server.

import { h } from '../dom.js';
import { citedText } from '../learn/cite.js';
import { livery } from '../livery.js';
import { shareOf, shares } from '../shares.js';
import { lang, pick, t } from '../words.js';
import '../words/card.js';

/** @typedef {import('../types.js').Battle} Battle */
/** @typedef {import('../types.js').Scenario} Scenario */
/** @typedef {import('../types.js').Battles} Battles */

/**
 * @param {Battle} battle
 * @param {Scenario} scenario
 * @param {{players: Battles['players'], mine?: string[], options?: Record<string, string>, even?: boolean}} more `mine`: the
 * sides of the one who reads it; `options`: those of his game; `even`: whether its players may be equal
 */
export function battleCard(battle, scenario, { players, mine = [], options = {}, even = true }) {
  return h('article', { class: 'bcard', 'aria-label': t('card.title') },
    aims(battle, scenario, mine), facts(battle, scenario, options), forces(battle, scenario), special(battle, scenario), even && strength(battle, scenario, players));
}

/** What each side has to do. @param {Battle} battle @param {Scenario} scenario @param {string[]} mine */
function aims(battle, { card, about }, mine) {
  if (!card) return h('p', null, pick(about));
  return h('div', { class: 'bc-aims' }, battle.sides.map(side => h('section', { class: mine.length === 1 && mine[0] === side.id ? 'mine' : '' },
    h('h3', null, h('span', { class: `tag ${livery(side)}` }, pick(side.name)), mine.length === 1 && mine[0] === side.id && h('small', null, t('card.you'))),
    h('p', null, pick(card.aims[side.id])))));
}

/** A text whose paragraphs can be opened. @param {Battle} battle @param {import('../types.js').Both} text */
export const cited = (battle, text) => citedText(pick(text), battle.id, number => number);

/**
 * What scores, and what ends the battle; of an option that is not named the default holds.
 * @param {Battle} battle  @param {Scenario} scenario  @param {Record<string, string>} options
 */
export function scoring(battle, { card, options: known }, options) {
  const ends = card?.ends, value = ends && (options[ends.option] ?? known.find(o => o.name === ends.option)?.default ?? '');
  return [card?.points, ends?.texts[value ?? '']].flatMap(text => (text ? [cited(battle, text), ' '] : []));
}

/** Points, turns, time. @param {Battle} battle @param {Scenario} scenario @param {Record<string, string>} options */
function facts(battle, scenario, options) {
  const { card, turns, start, length } = scenario;
  const when = [t('lobby.turns', { n: turns }), start && t('card.from', { clock: start }), pick(length)].filter(Boolean).join(', ');
  return h('dl', { class: 'bc-facts' },
    card?.points && [h('dt', null, t('card.points')), h('dd', null, scoring(battle, scenario, options))],
    h('dt', null, t('card.length')), h('dd', null, `${when}. ${t('lobby.scale', { metres: battle.hex_metres, minutes: battle.turn_minutes })}`));
}

/** @type {('foot'|'mounted'|'guns'|'commanders')[]} */
const KINDS = ['foot', 'mounted', 'guns', 'commanders'];

/** Counters of each army, as the data have them. @param {Battle} battle @param {Scenario} scenario */
function forces(battle, scenario) {
  const rows = scenario.forces, kinds = KINDS.filter(kind => rows.some(row => row[kind] > 0));
  return h('table', { class: 'bc-forces' }, h('caption', { class: 'cap' }, t('card.forces')),
    h('thead', null, h('tr', null, h('td', null), kinds.map(kind => h('th', { scope: 'col' }, t(`card.${kind}`))))),
    h('tbody', null, rows.map(row => h('tr', null,
      h('th', { scope: 'row' }, h('span', { class: `tag ${livery(battle.armies[row.army])}` }, pick(battle.armies[row.army]))),
      kinds.map(kind => h('td', null, row[kind] || '–'))))));
}

/** @param {Battle} battle @param {Scenario} scenario */
function special(battle, { card }) {
  if (!card?.special?.length) return '';
  return h('section', null, h('h3', { class: 'cap' }, t('card.special')), h('ul', null, card.special.map(line => h('li', null, cited(battle, line)))));
}

/** Whole per cents of the bounds, without a sign. @param {{low: number, high: number}} share */
const between = ({ low, high }) => `${Math.floor(100 * low)}–${Math.ceil(100 * high)} %`;

/** How measured games ended. @typedef {{side: string, whole: number, value: number, low: number, high: number}} Ended side '': drawn; whole: per cents as they are written */

/** The first side, the draws if there were any, the second side: all of it makes 100 %. @param {Scenario} scenario @returns {Ended[]} */
function endings({ shares: measured }) {
  if (!measured) return [];
  const { sides, games } = measured, [first, ...others] = Object.keys(sides).map(side => ({ side, ...sides[side] }));
  const drawn = Math.round(games * (1 - [first, ...others].reduce((sum, s) => sum + s.value, 0)));
  const all = [first, ...(drawn > 0 ? [{ side: '', ...shareOf(drawn / games, games) }] : []), ...others];
  const whole = shares(all.map(s => 100 * s.value), 0);
  return all.map((s, i) => ({ ...s, whole: whole[i] }));
}

/**
 * Who wins between equal players, with the interval that chance leaves.
 * @param {Battle} battle
 * @param {Scenario} scenario
 * @param {Battles['players']} players
 */
function strength(battle, scenario, players) {
  const { shares: measured } = scenario, all = endings(scenario).map(e => ({ ...e, side: battle.sides.find(s => s.id === e.side) }));
  if (!measured) return '';
  const level = pick(players.find(p => p.id === measured.player)?.name) || measured.player;
  const bar = h('div', { class: 'bc-bar', 'aria-hidden': 'true' }, all.map(({ side, whole }) => {
    const part = h('i', { class: side ? livery(side) : 'drawn' });
    part.style.flexGrow = String(whole);
    return part;
  }));
  return h('section', { class: 'bc-shares' }, h('h3', { class: 'cap' }, t('card.strength')), bar,
    h('ul', null, all.map(share => h('li', null, h('span', { class: `tag ${share.side ? livery(share.side) : 'drawn'}` }, share.side ? pick(share.side.name) : t('card.draw')), ' ',
      h('b', null, `${share.whole} %`), ' ', h('small', null, `(${between(share)})`)))),
    h('p', { class: 'small' }, t('card.measured', { n: measured.games, games: measured.games.toLocaleString(lang()), level })));
}

/**
 * The share of one side in a few words, for the choice of a side; nothing where nobody has measured it.
 * @param {Scenario} scenario
 * @param {string} side
 */
export function shareText(scenario, side) {
  const all = endings(scenario), won = all.find(e => e.side === side), drawn = all.find(e => e.side === '');
  if (!won) return '';
  const wins = t('card.wins', { n: won.whole, between: between(won) });
  return drawn ? t('card.wins_or_draws', { wins, n: drawn.whole, between: between(drawn) }) : wins;
}
