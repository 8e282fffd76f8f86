// Another game like the one that is over: the same scenario, variants and players, as they sat or the other way round.

import { openInvitation } from '../lobby/invite.js';
import { keepSeats, tableLink } from '../seats.js';
import '../words/lobby.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** Only the owner of the program begins games, and a lesson has no other side to it. @param {Desk} desk */
export const mayRematch = ({ net, model }) => !!net.hello?.owner && !model.table.game.lesson;

/**
 * Starts it and goes to its table; an opponent at another screen gets a new link first.
 * @param {Desk} desk
 * @param {boolean} swapped the players change sides
 */
export async function rematch(desk, swapped) {
  const { game, options, scenario, seat, sides } = desk.model.table, ids = sides.map(s => s.id);
  const from = (/** @type {string} */ side) => (swapped ? ids[1 - ids.indexOf(side)] : side);
  const of = (/** @type {'kind'|'name'} */ what) => Object.fromEntries(ids.map(side => [side, game.players[from(side)]?.[what] ?? '']));
  try {
    const { game: next } = await desk.net.call('create', { scenario, options, players: of('kind'), names: of('name'), curtain: game.curtain,
      hints: game.hints, open_plans: game.open_plans, lesson: false });
    const people = Object.keys(next.seats), mine = people.filter(side => seat.sides.includes(from(side)));
    const held = { seats: mine.map(side => next.seats[side]), sides: mine, watch: next.watch };
    keepSeats(next.game, held);
    if (mine.length === 1 && people.length === 2) await openInvitation(desk.net, next, desk.model.table, { mine: mine[0] });
    else location.hash = tableLink(next.game, held);
  } catch (error) {
    desk.refused(/** @type {any} */ (error));
  }
}
