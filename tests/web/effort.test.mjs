// What `kosynier effort` counts is what a hand does: turn 1 of two battles by mouse and keys, order for order.

import assert from 'node:assert/strict';
import { connect } from '../server/support/socket.mjs';
import { Client } from '../server/support/client.mjs';
import { countedGame, countedOrders } from './support/effort.mjs';
import { Hands } from './support/hands.mjs';
import { Marshal } from './support/marshal.mjs';
import { ask } from './support/play.mjs';

/** Orders a side gives before it is asked anything of its own: its standing orders. */
const STANDING = 3;

/** An order as a set: beyond the first piece it does not matter in which order they are named. A single choice is no order. @param {string} text */
const asSet = text => {
  const words = text.replace(/^act (?!.* always$)/, '').split(' ');
  return [...words.slice(0, 2), ...words.slice(2).sort()].join(' ');
};

/**
 * Both sides are played at one screen. Compares what turn 1 took with what was counted.
 * @param {import('./run.mjs').Test} test  @param {string} scenario
 */
async function replayed(test, scenario) {
  const counted = await countedOrders(scenario, 1), server = await test.server();
  const { page, table, wire } = await test.person(server, { path: '/#/about', prefs: { asks: '', how: true } });
  const { game } = await ask(page, 'import', { data: countedGame(scenario) }), id = game.game ?? game;
  const { seats } = await ask(page, 'seats', { game: id });
  await page.goto(`/#/table/${id}?${Object.values(seats).map(seat => `seat=${seat}`).join('&')}`);
  const hands = new Hands(table), marshal = new Marshal(table, hands);
  let price = 0, inputs = 0, apart = 0;
  for (const order of counted) {
    await table.settled();
    if (table.now.actor !== order.side) {
      assert.ok(++apart <= STANDING, `"${order.text}" of ${order.side}, while ${table.now.actor} is asked`);
      await giveApart(server, id, seats[order.side], order.text);
      continue;
    }
    const before = hands.inputs;
    assert.equal(asSet(await marshal.give(order.text)), asSet(order.text));
    if (order.turn < 1) continue;
    price += order.price;
    inputs += hands.inputs - before;
  }
  await table.settled();
  assert.ok((table.now.turn ?? 0) > 1, 'the turn is over when the orders are given');
  assert.deepEqual(wire.refused, []);
  assert.ok(Math.abs(inputs - price) <= price / 10, `${inputs} inputs, ${price} counted`);
  test.note = `${inputs} inputs, ${price} counted`;
}

/** Over a socket, and not counted. @param {{url: string}} server  @param {string} game  @param {string} seat  @param {string} order */
async function giveApart(server, game, seat, order) {
  const client = new Client(await connect(server.url));
  await client.call('hello', { lang: 'en' });
  await client.call('join', { game, tokens: [seat] });
  await client.till(c => c.now !== null);
  await client.call('order', { n: client.now.n, order });
  client.close();
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'turn 1 of Racławice takes the inputs that effort counts': test => replayed(test, 'raclawice/historical'),
  'turn 1 of Raszyn takes the inputs that effort counts': test => replayed(test, 'raszyn/battle'),
};
