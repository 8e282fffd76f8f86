// Sitting down at a game of the list: with the seats this browser holds, or with those the owner takes now.

import { openDialog } from '../dialog.js';
import { h } from '../dom.js';
import { heldSeats, keepSeats, tableLink, tokensOf } from '../seats.js';
import { livery } from '../livery.js';
import { pick, t } from '../words.js';

/**
 * @param {import('../net.js').Net} net
 * @param {import('../types.js').Game} game
 * @param {import('../types.js').Battle|undefined} battle
 */
export async function openTable(net, game, battle) {
  const held = heldSeats(game.game);
  if (held.seats.length) location.hash = tableLink(game.game, held);
  else chooseSeat(await net.call('seats', { game: game.game }), game, battle);
}

/**
 * Opens a finished game; without a seat in it, as a spectator.
 * @param {import('../net.js').Net} net
 * @param {{game: string}} game
 */
export async function openReplay(net, { game }) {
  if (!tokensOf(heldSeats(game)).length) {
    const { watch } = await net.call('seats', { game });
    keepSeats(game, { seats: [], watch });
  }
  location.hash = `#/replay/${game}`;
}

/**
 * With one seat there is nothing to choose; else the owner says which sides are his.
 * @param {{seats: Record<string, string>, watch: string}} known
 * @param {import('../types.js').Game} game
 * @param {import('../types.js').Battle|undefined} battle
 */
function chooseSeat({ seats, watch }, game, battle) {
  const sides = Object.keys(seats);
  const sit = (/** @type {string[]} */ mine) => {
    const held = { seats: mine.map(side => seats[side]), sides: mine, watch };
    keepSeats(game.game, held);
    location.hash = tableLink(game.game, held);
  };
  if (sides.length < 2) return sit(sides);
  const ways = [...sides.map(side => [side]), sides, []];
  const dialog = openDialog(() => t('sit.title'), [h('p', null, t('sit.text')), h('div', { class: 'column' }, ways.map(mine =>
    h('button', { class: 'btn', onclick: () => { dialog.close(); sit(mine); } }, mine.length === 0 ? t('sit.watch')
      : mine.length > 1 ? t('sit.both') : h('span', { class: `tag ${livery(battle?.sides.find(s => s.id === mine[0]))}` }, pick(battle?.sides.find(s => s.id === mine[0])?.name)))))]);
}
