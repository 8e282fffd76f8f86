// Games in progress, for tests that need one.

import assert from 'node:assert/strict';
import { Client, PATIENCE_MS } from '../../server/support/client.mjs';
import { connect } from '../../server/support/socket.mjs';

/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {import('../../../web/js/types.js').Now} Now */
/** @typedef {import('../../../web/js/types.js').Choice} Choice */

/**
 * Asks the server something over a socket of its own, from within the page.
 * @param {import('playwright-core').Page} page
 * @param {string} op
 * @param {object} fields
 * @returns {Promise<any>}
 */
export async function ask(page, op, fields = {}) {
  if (page.url() === 'about:blank') await page.goto('/#/about'); // there is less to draw than in the lobby
  return page.evaluate(({ op, fields }) => new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`, 'kosynier-table');
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, op, ...fields }));
    socket.onerror = () => fail(new Error('the socket cannot be opened'));
    socket.onmessage = event => {
      const answer = JSON.parse(event.data);
      if (answer.id !== 1) return;
      socket.close();
      if (answer.ok) done(answer);
      else fail(new Error(`${op}: ${answer.error.message}`));
    };
  }), { op, fields });
}

/**
 * A game that has gone on before the test looks at it: who decides for both sides, and how far. An idler remembers what it has
 * chosen: each game needs one of its own, or what it does hangs on the tests that run beside it.
 * @typedef {{by: (now: Now) => Choice, until: (told: {now: Now|null, curtain: string|null}) => boolean}} Before
 */

/** Up to the first decision that allows this. @param {string} verb  @param {(now: Now) => Choice} by  @returns {Before} */
export const upTo = (verb, by) => ({ by, until: ({ now }) => !!now?.choices?.some(c => c.verb === verb) });

/** So many entries long. @param {number} n  @param {(now: Now) => Choice} by  @returns {Before} */
export const after = (n, by) => ({ by, until: ({ now }) => (now?.n ?? 0) >= n });

/** A hot seat where each side has secrets, up to the first curtain. @param {(now: Now) => Choice} by */
export const behindCurtain = by => ({
  scenario: 'raclawice/historical', players: { polish: 'human', russian: 'human' }, curtain: true,
  before: { by, until: (/** @type {{curtain: string|null}} */ told) => !!told.curtain },
});

/**
 * Plays over a socket alone: a test that is not about the way to its position need not click through it.
 * @param {string} url
 * @param {string} game
 * @param {string[]} tokens
 * @param {Before} before
 */
export async function playUnseen(url, game, tokens, { by, until }) {
  const client = new Client(await connect(url));
  await client.call('hello', { lang: 'en' });
  await client.call('join', { game, tokens });
  for (;;) {
    await client.till(c => c.curtain !== null || c.now?.mine || c.now?.over);
    if (client.now?.over || until(client)) break;
    if (client.curtain) await client.call('sit', { side: client.curtain });
    else await client.act(by(client.now).action);
  }
  client.close();
}

/**
 * Makes a game without the form, and sits down at it.
 * @param {{page: import('playwright-core').Page, table: Table}} person
 * @param {{scenario?: string, players?: Record<string, string>, curtain?: boolean, sides?: string[], before?: Before}} [game]
 * sides: those that are taken here, default all of people
 */
export async function sitDown({ page, table }, { scenario = 'szczekociny/wywla', players, curtain = false, sides, before } = {}) {
  const made = await ask(page, 'create', {
    scenario, options: {}, names: {}, curtain, lesson: false, players: players ?? { polish: 'human', allied: 'human' },
  });
  const seats = made.seats ?? made.game.seats, watch = made.watch ?? made.game.watch;
  const mine = Object.keys(seats).filter(side => !sides || sides.includes(side));
  if (before) await playUnseen(new URL('/', page.url()).href, made.game.game, Object.values(seats), before);
  Object.assign(table.wire, { now: null, curtain: null }); // of the table where he sat before
  await page.goto(`/#/table/${made.game.game}?${mine.map(side => `seat=${seats[side]}`).join('&')}`);
  await table.settled();
  return { game: made.game.game, seats, watch };
}

/**
 * A game that two computer players have played to its end.
 * @param {import('playwright-core').Page} page
 * @param {string} [scenario]
 */
export async function finishedGame(page, scenario = 'szczekociny/wywla') {
  const made = await ask(page, 'create', {
    scenario, options: {}, names: {}, curtain: false, lesson: false, players: { polish: 'greedy', allied: 'greedy' },
  });
  await watch(page, made.game.game, made.game.watch);
  const { games } = await ask(page, 'games');
  const game = games.find((/** @type {any} */ g) => g.game === made.game.game);
  assert.ok(game?.over, 'two computer players bring a game to its end');
  return { game: /** @type {string} */ (game.game), entries: /** @type {number} */ (game.entries) };
}

/**
 * Looks at a game till it is over: without anybody looking two computer players do not go on.
 * @param {import('playwright-core').Page} page  @param {string} game  @param {string} token
 */
function watch(page, game, token) {
  return page.evaluate(({ game, token, patience }) => new Promise((done, fail) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket`, 'kosynier-table');
    const end = (/** @type {(x?: any) => void} */ settle, /** @type {any} */ x = undefined) => { socket.close(); settle(x); };
    setTimeout(() => end(fail, new Error('the game does not end')), patience);
    socket.onopen = () => socket.send(JSON.stringify({ id: 1, op: 'join', game, tokens: [token] }));
    socket.onmessage = event => { if (JSON.parse(event.data).over) end(done); };
  }), { game, token, patience: PATIENCE_MS });
}

/**
 * Plays on until the game is over, or as long as `goOn` says.
 * @param {Table} table
 * @param {(now: Now) => Choice} player
 * @param {'byMouse'|'byKeys'|'byTouch'} hand
 * @param {() => boolean} goOn
 */
export async function play(table, player, hand, goOn = () => true) {
  for (let decisions = 0; goOn(); decisions++) {
    assert.ok(decisions < 2000, 'the game comes to an end');
    const standing = await table.settled();
    if (standing === 'over') return;
    if (standing === 'curtain') await table.lift(hand === 'byKeys');
    else await table[hand](player(table.now));
  }
  await table.settled();
}
