// Operations and fields at random, right and wrong mixed, from several seats at once. Every message gets exactly one
// answer, nothing is said by a sanitizer, and the games are whole afterwards.

import assert from 'node:assert/strict';
import { create, sit } from './support/game.mjs';
import { Random } from './support/random.mjs';
import { TEXT, frame } from './support/socket.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/client.mjs').Client} Client */

const OPS = ['hello', 'lang', 'ping', 'games', 'create', 'seats', 'import', 'delete', 'lesson', 'join', 'leave', 'sit', 'act', 'undo',
  'redo', 'resign', 'draw', 'hurry', 'hint', 'plan',
  'standing', 'export', 'why', 'why_piece', 'why_hex', 'odds', 'sight', 'field', 'zones', 'command', 'threat', 'reach', 'log', 'dice',
    'moment'];
/** What ends a game is said less often. */
const ENDS = ['delete', 'resign', 'draw'];
const FIELDS = ['lang', 'scenario', 'options', 'players', 'names', 'curtain', 'hints', 'open_plans', 'game', 'data', 'name', 'tokens', 'side', 'n', 'action',
  'whole', 'answer', 'unit', 'hex',
  'from', 'to', 'answers', 'units', 'id', 'op'];
const A_SITTING = 100; // messages
const SCENARIOS = ['szczekociny/wywla', 'szczekociny/battle', 'raclawice/historical', 'maciejowice/battle'];
const ODD = [null, true, false, 0, -1, 1, 2, 7, 99, 100, 65536, 2 ** 31, -(2 ** 31), 2 ** 53, 0.5, 1e300, '', ' ', 'x', '0000', '9999',
  'polish', 'allied', 'russian', 'all',
  'spectator', 'nobody', 'chance', 'offer', 'accept', 'decline', 'en', 'pl', 'pass', 'stop', 'roll 6', 'step', 'żółć', '\u0001',
    'A'.repeat(300), 'A'.repeat(5000), '%s%n', '../..', [], {},
  [[]], [{}], [null], ['x', 'y'], { a: 1 }, { polish: 'greedy' }, { polish: 7 }, [{ when: 'reaction', scope: 'game' }],
    [{ scope: 'turn', beyond: 3, code: 'ASK_OTHER' }]];

/** Words of the game that a player could know. */
class Words {
  /** @type {string[]} */
  list = ['1510', '1110', 'pl_poninski', 'pl_kosciuszko'];

  /** @param {Client} client */
  learn(client) {
    if (this.list.length > 400 || !client.now) return;
    for (const unit of client.now.units ?? []) this.list.push(unit.id, unit.hex ?? '0101');
    for (const choice of client.now.choices ?? []) this.list.push(choice.action);
  }
}

/** A value that may or may not make sense. @param {Random} random @param {Words} words @param {any} game */
function value(random, words, game) {
  switch (random.below(6)) {
  case 0: return random.of(ODD);
  case 1: return random.of(words.list);
  case 2: return random.below(300);
  case 3: return random.of([game.id, game.watch, ...Object.values(game.seats), 'lesson']);
  case 4: return random.of(SCENARIOS);
  default: return random.of([[game.watch], Object.values(game.seats), [Object.values(game.seats)[0] ?? 'x']]);
  }
}

/** @param {Random} random @param {Words} words @param {any} game @param {Client} client */
function message(random, words, game, client) {
  if (client.curtain && random.chance(30)) return { op: 'sit', side: client.curtain };
  if (client.now?.mine && random.chance(30)) return { op: 'act', n: client.now.n, action: random.of(client.now.choices).action };
  const op = random.chance(95) ? random.of(OPS) : random.of(['', 'Act', 'x'.repeat(50), 7]);
  /** @type {Record<string, any>} */
  const m = { op };
  if (ENDS.includes(String(op)) && random.chance(95)) m.op = random.of(['act', 'reach', 'odds']);
  if (random.chance(70)) Object.assign(m, { n: client.now?.n ?? 0, game: game.id, unit: random.of(words.list),
    hex: random.of(words.list), from: random.of(words.list), to: random.of(words.list),
    action: random.of(words.list), side: random.of(['polish', 'allied', 'russian']), answer: random.of(['offer', 'accept', 'decline']) });
  if (random.chance(40)) Object.assign(m, { tokens: random.of([[game.watch], Object.values(game.seats)]) });
  if (['log', 'moment'].includes(String(op)) && random.chance(80)) Object.assign(m, { from: random.below(50), to: random.below(600),
    n: random.below(50), units: random.chance(50) });
  for (let i = random.below(4); i > 0; i--) m[random.of(FIELDS)] = value(random, words, game);
  return m;
}

/** Bytes of a message with some of them changed. @param {Random} random @param {Buffer} bytes */
function spoil(random, bytes) {
  const out = Buffer.from(bytes);
  for (let i = 1 + random.below(4); i > 0 && out.length; i--) out[random.below(out.length)] = random.below(256);
  return out.subarray(0, random.chance(20) ? random.below(out.length) : out.length);
}

/**
 * Sits down, says anything, all at once, and goes. Each message has an id of its own, and is answered once.
 * @param {import('./support/server.mjs').Server} server
 * @param {Random} random
 * @param {Words} words
 * @param {import('./support/game.mjs').Made} game
 */
async function babble(server, random, words, game) {
  const sides = Object.keys(game.seats);
  const client = await sit(server, game, random.of([sides, sides, sides.slice(0, 1), ['watch']]));
  if (client.now?.over) return false;
  /** @type {Map<string, number>} */
  const answers = new Map();
  client.socket.on('text', text => {
    const { id, push } = JSON.parse(text);
    if (push === undefined && typeof id === 'string') answers.set(id, (answers.get(id) ?? 0) + 1);
  });
  const asked = [];
  for (let i = 0; i < A_SITTING && !client.socket.closed; i++) {
    words.learn(client);
    const m = message(random, words, game, client), id = `m${i}`;
    const whole = m.id === undefined && random.chance(90);
    const bytes = Buffer.from(JSON.stringify(whole ? { ...m, id } : m));
    if (whole) asked.push(id);
    client.socket.raw(frame(TEXT, whole ? bytes : spoil(random, bytes)));
    if (random.chance(30)) await client.call('ping').catch(() => {});
  }
  await client.call('hello').catch(() => {}); // unlike a ping it waits for all before it
  if (!client.socket.closed)
    for (const id of asked) assert.equal(answers.get(id), 1, `${id} is answered once`);
  client.close();
  return true;
}

/**
 * @param {import('./support/server.mjs').Server} server
 * @param {Random} random
 * @param {string} scenario
 * @param {Record<string, any>} more
 * @param {number} times
 */
async function babbles(server, random, scenario, more, times) {
  const words = new Words();
  let game = await create(server, scenario, more), games = 1;
  for (let i = 0; i < times; i++) {
    const there = await babble(server, random, words, game).catch(error => {
      if (error.code === 'no_game') return false; // it was deleted
      throw error;
    });
    if (there) continue;
    game = await create(server, scenario, more);
    games++;
  }
  return games;
}

export const tests = {
  /** @param {Test} test */
  async 'operations at random'(test) {
    const { random } = test, server = await test.server(['--seed', String(random.below(1e6))]), sittings = [];
    for (const scenario of SCENARIOS) {
      const other = scenario.startsWith('szcz') ? 'allied' : 'russian';
      for (const more of [{ curtain: random.chance(50) }, { players: { [other]: 'greedy' } }])
        sittings.push(babbles(server, new Random(random.below(1e9)), scenario, more, 4 * test.much));
    }
    const games = (await Promise.all(sittings)).reduce((a, b) => a + b);
    assert.equal(server.code, null, `it runs: ${server.errors}`);
    const owner = await server.client(), { games: before } = await owner.call('games');
    await server.kill();
    await server.start();
    const again = await server.client(), { games: after } = await again.call('games');
    const ids = (/** @type {any[]} */ list) => list.map(g => g.game).sort();
    assert.deepEqual(ids(after), ids(before), 'all games are there after another start');
    let entries = 0;
    for (const g of after.slice(0, 60)) {
      const { watch } = await again.call('seats', { game: g.game });
      assert.equal(await again.refusal('join', { game: g.game, tokens: [watch] }), null, `${g.game} can be opened`);
      await again.till(c => c.now !== null);
      assert.equal(again.now.read_only ?? null, null);
      entries += again.now.n;
    }
    test.note = `${sittings.length * 4 * test.much * A_SITTING} messages, ${games} games, ${entries} entries kept`;
  },
};
