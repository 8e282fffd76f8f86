// What the player has chosen in the new game form so far; it outlives a change of screen or language.

import { pref } from '../prefs.js';

/** @typedef {import('../types.js').Battle} Battle */
/** @typedef {'program'|'friend'|'table'|'watch'} Opponent */
/** @typedef {{level: string, temper: string}} Program a computer player as it is chosen */

/** The temperament that is not worth a word. */
const BALANCED = 'balanced';

export const draft = {
  battle: '',
  scenario: '',
  side: '',
  opponent: /** @type {Opponent} */ ('program'),
  /** The opponent; and, where two programs play, the one on the other side. @type {[Program, Program]} */
  programs: [{ level: 'lieutenant', temper: BALANCED }, { level: 'lieutenant', temper: BALANCED }],
  /** Options that differ from their defaults, by name. @type {Record<string, string>} */
  options: {},
  /** @type {Record<string, string>} */
  names: {},
  curtain: true,
  /** What was ticked by hand; null: as it suits the opponent. @type {{hints: boolean|null, plans: boolean|null}} */
  help: { hints: null, plans: null },
};

/** Programs from outside have no temperament that we know of. @param {string} level */
export const isBot = level => level.startsWith('bot:');

/** Hints are fine unless another person plays at another screen. */
export const hints = () => draft.help.hints ?? draft.opponent !== 'friend';

/** A spectator of two computer players may see their plans. */
export const openPlans = () => draft.help.plans ?? draft.opponent === 'watch';

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
 * The player of each side, in the server's form: a computer player (`general:bold`) or `human`.
 * @param {Battle} battle
 * @returns {Record<string, string>}
 */
export function players(battle) {
  return Object.fromEntries(battle.sides.map(({ id }) => [id, playerOf(id)]));
}

/** @param {string} side */
function playerOf(side) {
  const own = side === draft.side;
  if (draft.opponent !== 'watch' && (own || draft.opponent !== 'program')) return 'human';
  const { level, temper } = draft.programs[own ? 1 : 0];
  return temper === BALANCED || isBot(level) ? level : `${level}:${temper}`;
}
