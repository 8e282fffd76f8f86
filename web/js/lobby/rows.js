// Games in a list: what is going on in each, and what can be done with it.

import { confirmDialog } from '../dialog.js';
import { h, icon } from '../dom.js';
import { forgetSeats, heldSeats } from '../seats.js';
import { toast, toastError } from '../toast.js';
import { pick, t, when } from '../words.js';
import { exportGame } from './files.js';
import { openInvitation } from './invite.js';
import { openReplay, openTable } from './sit.js';

/** @typedef {import('../types.js').Game} Game */
/** @typedef {import('../types.js').Battle} Battle */
/** @typedef {{net: import('../net.js').Net, battles: Battle[]}} Lists */

/**
 * @param {Game[]} games
 * @param {Lists} lists
 */
export function gameRows(games, lists) {
  const order = [...games].sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || b.updated.localeCompare(a.updated));
  return h('ul', { class: 'games' }, order.map(game => row(game, lists)));
}

/**
 * @param {Game} game
 * @param {Lists} lists
 */
function row(game, lists) {
  const battle = lists.battles.find(b => game.scenario.startsWith(`${b.id}/`));
  const scenario = battle?.scenarios.find(s => s.id === game.scenario);
  const name = battle ? pick(battle.title) : game.title;
  return h('li', { class: game.over ? 'over' : '' },
    h('div', { class: 'what' }, h('h3', null, name), h('small', null, scenario ? pick(scenario.title) : '')),
    h('div', { class: 'stand' }, h('span', null, state(game, battle)), h('small', null, versus(game, battle), ' · ', when(game.updated)),
      game.read_only && h('small', { class: 'readonly' }, game.read_only)),
    h('span', { class: `due ${isMine(game) ? 'mine' : ''}` }, due(game, battle)),
    h('div', { class: 'do' }, actions(game, name, battle, lists)));
}

/** True if the next decision is this player's. @param {Game} game */
export function isMine(game) {
  if (game.over || game.read_only || game.players[game.actor]?.kind !== 'human') return false;
  const { sides } = heldSeats(game.game);
  return !sides?.length || sides.includes(game.actor);
}

/**
 * @param {Battle|undefined} battle
 * @param {string} side
 */
const sideName = (battle, side) => pick(battle?.sides.find(s => s.id === side)?.name) || side;

/**
 * @param {Game} game
 * @param {Battle|undefined} battle
 */
function state(game, battle) {
  const points = Object.entries(game.points).map(([side, n]) => `${sideName(battle, side)} ${n}`).join(', ');
  const turn = game.turn ? t('games.turn', { n: game.turn, of: game.turns }) : t('games.set-up');
  return points ? `${turn} · ${points}` : turn;
}

/**
 * The seats.
 * @param {Game} game
 * @param {Battle|undefined} battle
 */
const versus = (game, battle) => Object.entries(game.players).map(([side, { name, label }]) =>
  `${sideName(battle, side)}: ${name || label}`).join(' – ');

/**
 * @param {Game} game
 * @param {Battle|undefined} battle
 */
function due(game, battle) {
  if (game.over) return game.result === 'draw' ? t('games.draw') : t(`games.won.${game.how}`, { side: sideName(battle, game.result ?? '') });
  if (game.read_only) return t('games.read-only');
  if (isMine(game)) return t('games.you-decide');
  return game.players[game.actor] ? t('games.decides', { side: sideName(battle, game.actor) }) : t('games.dice');
}

/**
 * @param {Game} game
 * @param {string} name
 * @param {Battle|undefined} battle
 * @param {Lists} lists
 */
function actions(game, name, battle, { net }) {
  return [
    game.over
      ? h('button', { class: 'btn', 'aria-label': t('games.replay.name', { name }), onclick: () => openReplay(net, game).catch(toastError) },
        icon('play'), t('games.replay'))
      : h('button', { class: `btn ${isMine(game) ? 'pri' : ''}`, 'aria-label': t('games.open.name', { name }),
        onclick: () => openTable(net, game, battle).catch(toastError) }, t('games.open')),
    !game.over && battle && small('link', t('games.links', { name }), () => openInvitation(net, game, battle, {}).catch(toastError)),
    small('save', t('games.export', { name }), () => exportGame(net, game.game)),
    small('remove', t('games.delete', { name }), () => remove(net, game, name)),
  ];
}

/**
 * @param {keyof typeof import('../icons.js').ICONS} sign
 * @param {string} name
 * @param {() => void} onclick
 */
const small = (sign, name, onclick) => h('button', { class: 'ib', title: name, 'aria-label': name, onclick }, icon(sign));

/**
 * @param {import('../net.js').Net} net
 * @param {Game} game
 * @param {string} name
 */
async function remove(net, game, name) {
  const sure = await confirmDialog(t('games.delete.title'), t('games.delete.text', { name, n: game.entries }), t('games.delete.do'));
  if (!sure) return;
  try {
    await net.call('delete', { game: game.game });
    forgetSeats(game.game);
    toast(t('games.deleted', { name }));
  } catch (error) {
    toastError(error);
  }
}
