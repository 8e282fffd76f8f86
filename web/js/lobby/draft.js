// What the player has chosen in the new game form so far; it outlives a change of screen or language.

import { pref } from '../prefs.js';

/** @typedef {import('../types.js').Battle} Battle */
/** @typedef {'program'|'friend'|'table'} Opponent */

export const draft = {
  battle: '',
  scenario: '',
  side: '',
  opponent: /** @type {Opponent} */ ('program'),
  level: '',
  /** Options that differ from their defaults, by name. @type {Record<string, string>} */
  options: {},
  /** @type {Record<string, string>} */
  names: {},
  curtain: true,
};

/**
 * Chooses a battle; what belongs to another one is forgotten.
 * @param {Battle} battle
 */
export function chooseBattle(battle) {
  if (draft.battle === battle.id) return;
  Object.assign(draft, { battle: battle.id, scenario: battle.scenarios[0].id, side: battle.sides[0].id, options: {}, names: {} });
  draft.names[draft.side] = pref('name');
}

/**
 * The battle and the scenario chosen; the first ones if nothing is.
 * @param {Battle[]} battles
 */
export function chosen(battles) {
  if (!battles.some(b => b.id === draft.battle)) chooseBattle(battles[0]);
  const battle = battles.find(b => b.id === draft.battle) ?? battles[0];
  return { battle, scenario: battle.scenarios.find(s => s.id === draft.scenario) ?? battle.scenarios[0] };
}

/**
 * Who plays each side, as the server wants it: a computer player's name or `human`.
 * @param {Battle} battle
 * @returns {Record<string, string>}
 */
export function players(battle) {
  return Object.fromEntries(battle.sides.map(({ id }) =>
    [id, draft.opponent === 'program' && id !== draft.side ? draft.level : 'human']));
}
