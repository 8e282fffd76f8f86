// What `kosynier effort` counts is what a hand does: turn 1 of two battles and the whole of a small one, by mouse and keys, order for
// order.

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
 * Both sides are played at one screen. Compares what the turns up to the last one took with what was counted.
 * @param {import('./run.mjs').Test} test  @param {string} scenario  @param {string} name of its orders  @param {number} [last]  @param {string[]} [options]
 * @returns {Promise<{inputs: Map<string, number>, given: string[], over: boolean}>} what each side took, standing orders given over a
 * socket at their price; and what was sent
 */
async function replayed(test, scenario, name, last = 1, options = []) {
  const counted = countedOrders(name), server = await test.server();
  const { page, table, wire } = await test.person(server, { path: '/#/about', prefs: { asks: '', how: true } });
  const { game } = await ask(page, 'import', { data: countedGame(scenario, options) }), id = game.game ?? game;
  const { seats } = await ask(page, 'seats', { game: id });
  await page.goto(`/#/table/${id}?${Object.values(seats).map(seat => `seat=${seat}`).join('&')}`);
  const hands = new Hands(table), marshal = new Marshal(table, hands);
  /** @type {Map<string, number>} */
  const inputs = new Map(), given = [];
  const spent = (/** @type {string} */ side, /** @type {number} */ n) => inputs.set(side, (inputs.get(side) ?? 0) + n);
  let price = 0, apart = 0, sum = 0;
  for (const order of counted) {
    await table.settled();
    if (table.now.actor !== order.side) {
      assert.ok(++apart <= STANDING, `"${order.text}" of ${order.side}, while ${table.now.actor} is asked`);
      await giveApart(server, id, seats[order.side], order.text);
      spent(order.side, order.price);
      continue;
    }
    const before = hands.inputs;
    given.push(await marshal.give(order.text));
    assert.equal(asSet(given.at(-1) ?? ''), asSet(order.text));
    const took = hands.inputs - before;
    assert.ok(took <= order.price || last > 1 || !isSimple(order.text), `"${order.text}" took ${took} inputs, ${order.price} are counted`);
    if (order.turn < 1) continue;
    price += order.price;
    sum += took;
    spent(order.side, took);
  }
  const over = await table.settled() === 'over';
  assert.ok(over || (table.now.turn ?? 0) > last, 'the turn is over when the orders are given');
  assert.deepEqual(wire.refused, []);
  assert.ok(Math.abs(sum - price) <= price / 10, `${sum} inputs, ${price} counted`);
  test.note = `${sum} inputs, ${price} counted`;
  return { inputs, given, over };
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

  'turn 1 of Racławice takes the inputs that effort counts': async test => void await replayed(test, 'raclawice/historical', 'raclawice'),
  'turn 1 of Raszyn takes the inputs that effort counts': async test => void await replayed(test, 'raszyn/battle', 'raszyn'),

  'a whole Wywła, marches and fire of both sides, takes the inputs that effort counts, at most sixty a side': async test => {
    const { inputs, given, over } = await replayed(test, 'szczekociny/wywla', 'wywla', 7, ['limits=none']);
    assert.ok(over, 'the battle is over');
    for (const [side, n] of inputs) assert.ok(n <= 60, `${n} inputs of ${side}`);
    for (const kind of ['march', 'fire', 'done']) assert.ok(given.some(order => order.startsWith(`${kind} `) || order === kind), kind);
    assert.ok(given.filter(order => order.startsWith('march ')).length >= 10, 'they go about');
    test.note = [...inputs].map(([side, n]) => `${side} ${n}`).join(', ');
  },
};
