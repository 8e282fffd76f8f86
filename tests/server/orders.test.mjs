// Orders at the table: what one would do, giving it, taking it back, another start, and that they stay secret.

import assert from 'node:assert/strict';
import { create, sit } from './support/game.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/client.mjs').Client} Client */

/**
 * Wywła, where the Polish infantry may act.
 * @param {Test} test
 * @param {string[][]} seats
 */
async function wywla(test, seats) {
  const server = await test.server(['--seed', '11']);
  const made = await create(server, 'szczekociny/wywla', { options: { limits: 'none' } });
  const clients = await Promise.all(seats.map(s => sit(server, made, s)));
  const players = clients.filter(c => c.table.seat.sides.length > 0);
  for (let i = 0; i < 60; i++) {
    const mine = players.find(c => c.now.mine);
    if (mine && mine.now.actor === 'polish' && mine.now.choices.some((/** @type {any} */ c) => c.action === 'move pl_4pp_1_1')) {
      return { server, made, clients };
    }
    if (!mine) throw new Error('nobody decides');
    const { n } = mine.now;
    const arm = mine.now.choices.find((/** @type {any} */ c) => c.action === 'arm 0');
    await mine.act(arm ? 'arm 0' : mine.now.decline ?? mine.now.choices[0].action);
    await Promise.all(clients.map(c => c.till(x => x.now.n > n && x.now.n === mine.now.n)));
  }
  throw new Error('the Polish infantry never acts');
}

/** @param {Client} client @param {string} order */
const give = (client, order) => client.call('order', { n: client.now.n, order });

/** @param {any} now @param {string} id */
const unit = (now, id) => now.units.find((/** @type {any} */ u) => u.id === id);

/** @param {Client} client */
async function whole(client) {
  await client.call('lang', { lang: 'en' });
  return client.now;
}

export const tests = {
  /** @param {Test} test */
  async 'a preview changes nothing, and the order does what it said'(test) {
    const { clients: [client] } = await wywla(test, [['polish'], ['allied']]);
    const from = unit(await whole(client), 'pl_4pp_1_2').hex, { n } = client.now;
    const seen = await client.call('preview', { order: 'march pl_4pp_1_2 1408 NE' });
    assert.equal(seen.order, 'march pl_4pp_1_2 1408 NE');
    assert.match(seen.words, /: march to 1408, facing NE$/);
    const [piece] = seen.pieces;
    assert.equal(client.now.n, n);
    assert.equal(unit(await whole(client), 'pl_4pp_1_2').hex, from);
    const { number } = await give(client, 'march pl_4pp_1_2 1408 NE');
    assert.equal(number, 1);
    const moved = unit(await whole(client), 'pl_4pp_1_2');
    assert.deepEqual([moved.hex, moved.facing], [piece.hex, piece.facing]);
    assert.deepEqual(piece.path.at(-1), moved.hex);
    const own = [...client.log.values()].filter(e => e.order === 1);
    assert.ok(own.length > 1 && own[0].begins && own.slice(1).every(e => !e.begins), 'it begins once');
  },

  /** @param {Test} test */
  async 'the preview of a shot that cannot be fired says why, in the language of its player'(test) {
    const { clients: [client] } = await wywla(test, [['polish'], ['allied']]);
    const why = async () => (await client.call('preview', { order: 'fire pl_4pp_1_2 at 2210' })).pieces[0].stop;
    assert.deepEqual([(await why()).text, (await why()).paragraph], ['2210 is out of range', '10.8a']);
    await client.call('lang', { lang: 'pl' });
    assert.equal((await why()).text, '2210 jest poza zasięgiem');
  },

  /** @param {Test} test */
  async 'what is no order is refused with what to write'(test) {
    const { clients: [client, watcher] } = await wywla(test, [['polish', 'allied'], ['watch']]);
    const { n } = client.now;
    for (const fields of [{}, { order: 'jump' }, { order: 'march pr_elsner 1408' }, { drop: 9 }, { resume: 'x' }, { ask: ['tea'] }, { ask: 7 }]) {
      assert.equal(await client.refusal('order', { n, ...fields }), 'bad_request', JSON.stringify(fields));
    }
    assert.equal(await client.refusal('order', { n: n - 1, order: 'done' }), 'stale');
    assert.equal(await client.refusal('preview', { order: '' }), 'bad_request');
    assert.equal(await watcher.refusal('preview', { order: 'done' }), 'not_yours');
    assert.equal(await watcher.refusal('order', { n, order: 'done' }), 'not_yours');
    assert.equal(client.now.n, n);
  },

  /** @param {Test} test */
  async 'an order and what is left survive another start; undo takes the whole order back'(test) {
    const { server, made, clients: [client] } = await wywla(test, [['polish', 'allied']]);
    const before = (await whole(client)).n;
    await give(client, 'fire all at will above 90');
    await give(client, 'march pl_4pp_1_1 1308');
    const { orders, left, n } = await whole(client);
    assert.ok(n > before + 1);
    await server.kill();
    await server.start();
    const again = await sit(server, made, ['polish', 'allied']);
    assert.equal(again.now.n, n);
    assert.deepEqual(again.now.orders, orders);
    assert.deepEqual(again.now.left, left);
    while (again.now.undo.can && again.now.n > before) await again.call('undo', { n: again.now.n, whole: true });
    const undone = again.now.orders.find((/** @type {any} */ o) => o.kind === 'march');
    assert.ok(again.now.n < n);
    assert.ok(undone === undefined || undone.stop.code === 'undone', 'it does not go on by itself');
    const { data } = await again.call('export');
    await server.kill();
    await server.start();
    const third = await sit(server, made, ['polish', 'allied']);
    assert.equal(third.table.game.read_only, null, 'a journal with an undone order can be continued');
    assert.equal((await third.call('export')).data, data);
  },

  /** @param {Test} test */
  async 'orders are secret: the other side and spectators hear nothing of them'(test) {
    const { clients: [polish, allied, watcher] } = await wywla(test, [['polish'], ['allied'], ['watch']]);
    const others = [allied, watcher];
    const count = others.map(c => c.heard.length);
    await give(polish, 'fire guns at will above 77');
    await give(polish, 'hold pl_4pp_1_4 near 7');
    await polish.call('order', { n: polish.now.n, ask: ['retreat'] });
    assert.equal(polish.now.orders.length, 2);
    for (const c of others) await c.call('ping');
    others.forEach((c, i) => assert.equal(c.heard.length, count[i] + 1, 'only the answer to the ping'));
    assert.equal(await allied.refusal('order', { n: allied.now.n, drop: 1 }), 'bad_request', 'it has no such order');
    await give(polish, 'march pl_4pp_1_1 1508 NE');
    await give(polish, 'done');
    for (const c of others) {
      await c.till(x => x.now.n === polish.now.n);
      const { entries } = await c.call('log', { from: 1, to: polish.now.n, units: true });
      await c.call('moment', { n: polish.now.n });
      assert.ok(entries.every((/** @type {any} */ e) => e.actor !== 'polish' || (!('order' in e) && !('custom' in e))));
      const all = c.heard.join('\n');
      for (const word of ['above 77', 'near 7', 'march to', '"ask"']) assert.ok(!all.includes(word), word);
    }
    assert.deepEqual(allied.now.orders, []);
    assert.equal(watcher.now.orders, undefined);
  },
};
