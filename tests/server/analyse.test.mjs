// The analysis of a game: made beside the loop, for those who may see all of it, and it adds up.

import assert from 'node:assert/strict';
import { create, play, sit } from './support/game.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/client.mjs').Client} Client */

const BOTH = { polish: 'greedy', allied: 'greedy' };
const PEOPLE = { polish: 'human', allied: 'human' };

/** Asks, waits till it is made, and asks again for it. @param {Client} client */
async function analysis(client) {
  const before = client.pushes.length;
  let answer = await client.call('analyse');
  if (!answer.ready) {
    await client.till(c => c.pushes.slice(before).some(p => p.push === 'analysis' && p.ready), 'the analysis');
    answer = await client.call('analyse');
  }
  assert.ok(answer.ready);
  return answer;
}

/** @param {any} a */
function addsUp(a) {
  const [first, second] = a.sides;
  const change = (/** @type {any} */ s) => s.luck + s.time + s.skill[first] - s.skill[second];
  assert.equal(a.curve.length, a.entries + 1);
  assert.equal(a.curve[0], a.first);
  assert.equal(a.curve.at(-1), a.last);
  assert.equal(a.first + change(a.sum), a.last);
  for (const part of [a.sum, ...a.turns, ...a.turning]) assert.equal(change(part), part.change);
  assert.equal(a.turns.reduce((/** @type {number} */ n, /** @type {any} */ t) => n + t.change, a.first), a.last);
  assert.equal(a.rolls.reduce((/** @type {number} */ n, /** @type {any} */ r) => n + r[1], 0), a.sum.luck);
}

/** @param {import('./support/server.mjs').Server} server */
async function finished(server) {
  const made = await create(server, 'szczekociny/wywla', { players: BOTH });
  const client = await sit(server, made, ['watch']);
  await client.till(c => c.now.over, 'the end');
  return { made, client };
}

export const tests = {
  /** @param {Test} test */
  async 'a finished game is analysed for who watches, in his language'(test) {
    const server = await test.server(['--seed', '4']);
    const { made, client } = await finished(server);
    const a = await analysis(client);
    addsUp(a);
    assert.equal(a.entries, client.now.n);
    assert.equal(a.over, true);
    assert.ok(a.last === 0 || a.last === a.whole || a.last === a.whole / 2);
    assert.ok(a.turning.length > 0 && a.turning[0].text.length > 5);
    assert.ok(client.pushes.filter(p => p.push === 'analysis').length > 0, 'it was told');
    const pole = await sit(server, made, ['watch'], { lang: 'pl' });
    const same = await pole.call('analyse');
    assert.equal(same.ready, true, 'it is kept with the room');
    assert.deepEqual(same.curve, a.curve);
    assert.notDeepEqual(same.turning.map((/** @type {any} */ e) => e.text), a.turning.map((/** @type {any} */ e) => e.text));
  },

  /** @param {Test} test */
  async 'a running game only for who holds both seats without a curtain'(test) {
    const server = await test.server(), random = test.random;
    const made = await create(server, 'szczekociny/wywla', { players: PEOPLE });
    const all = await sit(server, made, ['polish', 'allied']), one = await sit(server, made, ['polish']), watcher = await sit(server, made, ['watch']);
    await play(all, 4, random);
    assert.equal(await one.refusal('analyse'), 'not_yours');
    assert.equal(await watcher.refusal('analyse'), 'not_yours');
    const a = await analysis(all);
    addsUp(a);
    assert.equal(a.over, false);
    assert.equal(a.entries, all.now.n);
    assert.ok([...one.pushes, ...watcher.pushes].every(p => p.push !== 'analysis'), 'others hear nothing of it');
    await play(all, 3, random);
    const later = await analysis(all);
    assert.equal(later.entries, all.now.n, 'when the game has gone on it is analysed anew');
    addsUp(later);
    const curtained = await create(server, 'szczekociny/wywla', { players: PEOPLE, curtain: true });
    const hot = await sit(server, curtained, ['polish', 'allied']);
    if (hot.curtain) await hot.call('sit', { side: hot.curtain });
    assert.equal(await hot.refusal('analyse'), 'not_yours');
    assert.equal(await (await server.client()).refusal('analyse'), 'no_game');
  },

  /** @param {Test} test */
  async 'others are answered meanwhile; leaving and deleting are safe'(test) {
    const server = await test.server(), owner = await server.client();
    const made = await create(server, 'raclawice/historical', { players: { polish: 'human', russian: 'human' } });
    const client = await sit(server, made, ['polish', 'russian']);
    await play(client, 30, test.random);
    await client.call('resign');
    for (let i = 0; i < 3; i++) {
      const again = await sit(server, made, ['watch']);
      await again.call('analyse');
      await owner.call('ping');
      again.close();
    }
    await client.call('analyse');
    await client.call('leave');
    await owner.call('delete', { game: made.id });
    await owner.call('ping');
  },
};
