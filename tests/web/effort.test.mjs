// What `kosynier effort` counts is what a hand does: turn 1 of two battles by mouse and keys, order for order.

import assert from 'node:assert/strict';
import { connect } from '../server/support/socket.mjs';
import { Client } from '../server/support/client.mjs';
import { countedGame, countedOrders } from './support/effort.mjs';
import { Hands } from './support/hands.mjs';
import { Marshal } from './support/marshal.mjs';
import { ask, sitDown } from './support/play.mjs';
import { sitDownIn } from './support/position.mjs';

/** Orders a side gives before it is asked anything of its own: its standing orders. */
const STANDING = 3;

/** An order as a set: beyond the first piece it does not matter in which order they are named. A single choice is no order. @param {string} text */
const asSet = text => {
  const words = text.replace(/^act (?!.* always$)/, '').split(' ');
  return [...words.slice(0, 2), ...words.slice(2).sort()].join(' ');
};

/** One choice, or a march of one piece: what a group takes depends on where it stands. @param {string} text */
const isSimple = text => /^(act|march \w+ \d{4}\b)/.test(text);

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
    const took = hands.inputs - before;
    assert.ok(took <= order.price || !isSimple(order.text), `"${order.text}" took ${took} inputs, ${order.price} are counted`);
    if (order.turn < 1) continue;
    price += order.price;
    inputs += took;
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
  'what a choice takes, and a march up to the enemy': async test => {
    const person = await test.person(await test.server(), { prefs: { asks: '', how: true } }), { table } = person;
    const hands = new Hands(table), marshal = new Marshal(table, hands);
    const takes = async (/** @type {string} */ order, /** @type {number} */ inputs) => { // as in tests/unit/order_price.c
      const before = hands.inputs;
      assert.equal(await marshal.give(order), order.replace(/^act /, ''));
      await table.settled();
      assert.equal(hands.inputs - before, inputs, order);
    };
    await sitDown(person, { scenario: 'raclawice/historical', players: { polish: 'human', russian: 'human' } });
    await takes('act place pl_zajaczek 1711', 1);
    await sitDownIn(person, 'raclawice/historical', { turn: 3, phase: 'movement', active: 'pl_zajaczek', units: [
      { unit: 'pl_zajaczek', hex: '0812' }, { unit: 'pl_2pp_1_1', hex: '0913', facing: 'S' }, { unit: 'pl_2pp_1_2', hex: '0912', facing: 'S' }, { unit: 'pl_2pp_1_3', hex: '1012', facing: 'S' },
      { unit: 'ru_kozak_1', hex: '1315', facing: 'N' },
    ] });
    await takes('act move pl_2pp_1_1', 2);
    await takes('act step pl_2pp_1_1 0914', 1);
    await takes('act stop', 1);
    await takes('assault pl_2pp_1_3 1315', 2);
    await takes('march pl_2pp_1_2 1315', 2);
  },

  'turn 1 of Racławice takes the inputs that effort counts': test => replayed(test, 'raclawice/historical'),
  'turn 1 of Raszyn takes the inputs that effort counts': test => replayed(test, 'raszyn/battle'),
};
