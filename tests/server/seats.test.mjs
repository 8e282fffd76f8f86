// Who may do what: seats, tokens, curtain.

import assert from 'node:assert/strict';
import { create, play, sit } from './support/game.mjs';
import { Random } from './support/random.mjs';

/** @typedef {import('./run.mjs').Test} Test */

const AT_A_TABLE = ['sit', 'act', 'undo', 'redo', 'resign', 'draw', 'standing', 'export', 'why', 'why_piece', 'why_hex',
  'odds', 'sight', 'field', 'zones', 'command', 'threat', 'reach', 'log', 'dice', 'moment'];
const OF_A_PLAYER = ['sit', 'act', 'undo', 'redo', 'resign', 'draw', 'standing'];

/** Fields that fit every operation at Wywła. */
const FIELDS = { side: 'polish', n: 0, from: '1510', to: '1512', hex: '1510', unit: 'pl_poninski', action: 'pass', answer: 'offer' };

export const tests = {
  /** @param {Test} test */
  async 'without a token there is no seat'(test) {
    const server = await test.server();
    const made = await create(server, 'szczekociny/wywla');
    const client = await server.client();
    const { id, seats } = made, own = seats.polish;
    for (const tokens of [undefined, null, [], '', own, {}, [null], [7], [''], ['x'], [own.slice(1)], [`${own}A`],
      [own.toLowerCase()], [own, 'x'], [[own]]])
      assert.equal(await client.refusal('join', { game: id, tokens }), 'bad_token', JSON.stringify(tokens));
    const other = await create(server, 'szczekociny/wywla');
    assert.equal(await client.refusal('join', { game: other.id, tokens: [own] }), 'bad_token');
    assert.equal(await client.refusal('join', { game: `${id}0`, tokens: [own] }), 'no_game');
    assert.equal(await client.refusal('join', { game: 'lesson', tokens: [own] }), 'no_game');
    for (const op of AT_A_TABLE)
      assert.equal(await client.refusal(op, FIELDS), 'no_game', op);
    assert.equal(await client.refusal('join', { game: id, tokens: [own] }), null);
  },

  /** @param {Test} test */
  async 'tokens are long, all different, and those of computer players are not given away'(test) {
    const server = await test.server(['--seed', '1']);
    const made = await create(server, 'szczekociny/wywla', { players: { polish: 'human', allied: 'greedy' } });
    const other = await create(server, 'szczekociny/wywla');
    assert.deepEqual(Object.keys(made.seats), ['polish']);
    const all = [made.watch, ...Object.values(made.seats), other.watch, ...Object.values(other.seats)];
    assert.equal(new Set(all).size, all.length);
    for (const token of all) assert.match(token, /^[\w-]{43}$/);
    const owner = await server.client();
    const { games } = await owner.call('games');
    assert.equal(games.length, 2);
    for (const token of all) assert.ok(!JSON.stringify(games).includes(token), 'the list of games shows no token');
  },

  /** @param {Test} test */
  async 'who watches changes nothing'(test) {
    const server = await test.server();
    const made = await create(server, 'szczekociny/wywla');
    const watcher = await sit(server, made, ['watch']);
    assert.equal(watcher.now.side, 'spectator');
    assert.equal(watcher.now.mine, false);
    assert.equal(watcher.now.choices, undefined);
    for (const op of OF_A_PLAYER)
      assert.equal(await watcher.refusal(op, { ...FIELDS, n: watcher.now.n }), 'not_yours', op);
    assert.equal(await watcher.refusal('export'), 'not_yours');
    for (const side of ['polish', 'allied', 'all'])
      assert.equal(await watcher.refusal('moment', { n: 0, side }), 'not_yours');
    assert.equal(await watcher.refusal('moment', { n: 0, side: 'spectator' }), null);
  },

  /** @param {Test} test */
  async 'one side does not decide for the other'(test) {
    const server = await test.server(['--seed', '4']);
    const made = await create(server, 'szczekociny/wywla');
    const sides = Object.keys(made.seats);
    const clients = await Promise.all(sides.map(side => sit(server, made, [side]))), random = new Random(1);
    for (let i = 0; i < 20; i++) {
      const mine = clients.findIndex(c => c.now.mine), actor = clients[mine], other = clients[1 - mine];
      assert.equal(other.now.mine, false);
      const { n, choices } = actor.now;
      assert.equal(await other.refusal('act', { n, action: choices[0].action }), 'not_yours');
      assert.equal(await other.refusal('sit', { side: sides[mine] }), 'not_yours');
      assert.equal(await other.refusal('export'), 'not_yours');
      for (const side of [sides[mine], 'all'])
        assert.equal(await other.refusal('log', { from: 1, to: 9, side }), 'not_yours');
      assert.equal(actor.now.n, n, 'nothing has happened');
      await actor.act(random.of(choices).action);
      await other.till(c => c.now.n > n);
      await actor.till(c => c.now.n === other.now.n);
      if (actor.now.mine) continue;
      assert.notEqual(await actor.refusal('redo', { n: actor.now.n }), null);
    }
  },

  /** @param {Test} test */
  async 'a repeated or late message does no harm'(test) {
    const server = await test.server(['--seed', '2']);
    const made = await create(server, 'szczekociny/wywla', { options: { limits: 'none' } });
    const client = await sit(server, made, ['polish', 'allied']);
    await play(client, 5, test.random);
    const { n, choices } = client.now, action = choices[0].action;
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => client.act(action, n)));
    assert.equal(answers.filter(a => a.status === 'fulfilled').length, 1);
    for (const a of answers.slice(1)) assert.equal(a.status === 'rejected' && a.reason.code, 'stale');
    for (const bad of [n, 0, -1, n + 100, 1e9, 2 ** 53, 1.5, '3', null, undefined])
      assert.match(String(await client.refusal('act', { n: bad, action })), /^(stale|bad_request|bad_json)$/, String(bad));
  },

  /** @param {Test} test */
  async 'behind the curtain nothing is answered'(test) {
    const server = await test.server(['--seed', '3']);
    const made = await create(server, 'raclawice/historical', { curtain: true });
    const client = await sit(server, made, ['polish', 'russian']);
    const random = new Random(2);
    let handed = 0;
    for (let i = 0; i < 600 && handed < 8; i++) {
      if (client.curtain === null) {
        const { n } = client.now;
        await client.act(random.of(client.now.choices).action);
        await client.till(c => c.curtain !== null || c.now.n > n);
        continue;
      }
      handed++;
      await behindCurtain(client);
      await client.call('sit', { side: client.curtain });
      await client.till(c => c.now !== null);
      assert.equal(client.now.full, true);
      assert.equal(client.now.mine, true);
    }
    assert.equal(handed, 8, 'handed over eight times');
  },

  /** @param {Test} test */
  async 'the curtain falls only where something secret would be seen'(test) {
    const server = await test.server(['--seed', '3']), random = new Random(2);
    const open = await create(server, 'szczekociny/wywla', { curtain: true });
    const client = await sit(server, open, ['polish', 'allied']), seen = new Set();
    for (let i = 0; i < 60 && !client.now.over; i++) {
      assert.equal(client.curtain, null, 'nothing is secret at Wywła');
      seen.add(client.now.side);
      await client.act(random.of(client.now.choices).action);
    }
    assert.equal(seen.size, 2, 'both sides decide at this screen, each with its own view');
    const closed = await create(server, 'raclawice/historical', { curtain: true });
    const other = await sit(server, closed, ['polish', 'russian']);
    for (let i = 0; i < 400 && other.curtain === null; i++) {
      assert.notEqual(other.now.prompt.code, 'ASK_CHIT', 'a secret choice is made behind the curtain');
      await other.act(random.of(other.now.choices).action);
    }
    assert.notEqual(other.curtain, null);
    await other.call('sit', { side: other.curtain });
    await other.till(c => c.now !== null);
    assert.equal(other.now.prompt.code, 'ASK_CHIT');
  },

  /** @param {Test} test */
  async 'sitting down again and again is harmless'(test) {
    const server = await test.server();
    const made = await create(server, 'szczekociny/wywla');
    const tokens = Object.values(made.seats);
    const client = await sit(server, made, ['polish', 'allied']);
    for (let i = 0; i < 5; i++) {
      await client.call('join', { game: made.id, tokens });
      await client.call('lang', { lang: i % 2 ? 'en' : 'pl' });
      await play(client, 2, test.random);
    }
    await client.call('leave');
    assert.equal(await client.refusal('log', { from: 1, to: 1 }), 'no_game');
    assert.equal(await client.refusal('leave'), null);
    await client.call('join', { game: made.id, tokens });
    await play(client, 2, test.random);
  },

  /** @param {Test} test */
  async 'a deleted game tells everybody to go'(test) {
    const server = await test.server();
    const made = await create(server, 'szczekociny/wywla', { players: { polish: 'human', allied: 'greedy' } });
    const player = await sit(server, made, ['polish']), watcher = await sit(server, made, ['watch']);
    const owner = await server.client();
    await owner.call('delete', { game: made.id });
    for (const c of [player, watcher]) {
      await c.till(x => x.pushes.some(p => p.push === 'gone'), 'gone');
      assert.equal(await c.refusal('log', { from: 1, to: 1 }), 'no_game');
      assert.equal(await c.refusal('join', { game: made.id, tokens: [made.watch] }), 'no_game');
    }
    assert.deepEqual((await owner.call('games')).games, []);
    assert.equal(await owner.refusal('delete', { game: made.id }), 'no_game');
  },
};

/** @param {import('./support/client.mjs').Client} client */
async function behindCurtain(client) {
  const from = client.heard.length, side = client.curtain ?? '';
  for (const op of AT_A_TABLE.filter(o => o !== 'sit'))
    assert.equal(await client.refusal(op, FIELDS), 'curtain', op);
  assert.equal(await client.refusal('sit', { side: side === 'polish' ? 'russian' : 'polish' }), 'not_your_turn');
  await client.call('lang', { lang: 'en' });
  for (const text of client.heard.slice(from)) {
    const { push, error } = JSON.parse(text);
    assert.ok(push === 'curtain' || push === undefined, text);
    assert.ok(text.length < 300, 'it says no more than it must');
    assert.ok(push || error || text.includes('"ok":true'));
  }
}
