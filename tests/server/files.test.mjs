// Games as files, and games that were stored under other rules.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, play, sit } from './support/game.mjs';
import { Random } from './support/random.mjs';
import { ROOT, folder } from './support/server.mjs';

/** @typedef {import('./run.mjs').Test} Test */

/** Every replay that is kept with the games. */
const golden = () => readdirSync(join(ROOT, 'games'))
  .flatMap(game => {
    try {
      return readdirSync(join(ROOT, 'games', game, 'replays')).map(f => join(ROOT, 'games', game, 'replays', f));
    } catch {
      return [];
    }
  });

/** Lines without their running hash: what is left is what was played. @param {string} text */
const entries = text => text.split('\n').filter(line => /^\d/.test(line)).map(line => line.replace(/( =\w+)? #\w+$/, ''));

/**
 * An owner's folder that covers one table of Szczekociny.
 * @param {Record<string, any>} cover
 */
function data(cover) {
  const place = folder();
  mkdirSync(join(place, 'szczekociny'));
  writeFileSync(join(place, 'szczekociny/tables.json'), JSON.stringify(cover));
  return place;
}

const TABLES = () => JSON.parse(readFileSync(join(ROOT, 'games/szczekociny/tables.json'), 'utf8'));

export const tests = {
  /** @param {Test} test */
  async 'every golden replay is brought in, shown and given out again'(test) {
    const server = await test.server();
    const files = golden();
    assert.ok(files.length >= 7);
    for (const file of files) {
      const owner = await server.client(), text = readFileSync(file, 'utf8');
      const { game } = await owner.call('import', { data: text, name: 'x' });
      const all = entries(text);
      assert.deepEqual([game.over, game.entries], [true, all.length], file);
      await owner.call('join', { game: game.game, tokens: [game.watch] });
      await owner.till(c => c.now !== null);
      assert.equal(owner.now.over, true);
      for (const side of ['all', ...owner.table?.sides ?? []]) await owner.call('moment', { n: all.length >> 1, side });
      const { entries: some } = await owner.call('log', { from: 1, to: 20, side: 'all' });
      assert.deepEqual(some.map((/** @type {any} */ e) => `${e.n} ${e.actor} ${e.action}`), all.slice(0, 20), file);
      const out = await owner.call('export');
      assert.match(out.name, /^\w+-[\w-]+\.ksr$/);
      assert.deepEqual(entries(out.data), all, file);
      const again = await owner.call('import', { data: out.data });
      assert.notEqual(again.game.game, game.game);
      await owner.call('join', { game: again.game.game, tokens: [again.game.watch] });
      await owner.till(c => c.now?.full);
      assert.deepEqual(entries((await owner.call('export')).data), all, file);
      owner.close();
    }
  },

  /** @param {Test} test */
  async 'a game under way goes from one table to another and goes on there'(test) {
    const [here, there] = [await test.server(['--seed', '3']), await test.server(['--seed', '4'])];
    for (const players of [{}, { polish: 'human', allied: 'greedy' }]) {
      const made = await create(here, 'szczekociny/wywla', { players });
      const client = await sit(here, made, Object.keys(made.seats));
      await play(client, 12, new Random(8));
      const { data: text } = await client.call('export'), { n } = client.now;
      const owner = await there.client(), { game } = await owner.call('import', { data: text });
      assert.deepEqual([game.over, game.entries], [false, n]);
      assert.deepEqual(Object.keys(game.seats), Object.keys(made.seats));
      assert.notDeepEqual(game.seats, made.seats, 'seats there are others');
      const other = await sit(there, { id: game.game, seats: game.seats, watch: game.watch, game }, Object.keys(game.seats));
      if (other.curtain !== null) await other.call('sit', { side: other.curtain });
      const action = client.now.choices[0].action;
      await Promise.all([client.act(action), other.act(action)]);
      const { entries: a } = await client.call('log', { from: 1, to: n + 1 }),
        { entries: b } = other.curtain ? { entries: a } : await other.call('log', { from: 1, to: n + 1 });
      assert.deepEqual(a, b, 'the same dice fall');
    }
  },

  /** @param {Test} test */
  async 'what is no game is refused and leaves nothing behind'(test) {
    const server = await test.server(), owner = await server.client();
    const text = readFileSync(join(ROOT, 'games/szczekociny/replays/wywla.ksr'), 'utf8'), lines = text.split('\n');
    const changed = (/** @type {number} */ i, /** @type {string} */ line) => [...lines.slice(0, i), line,
      ...lines.slice(i + 1)].join('\n');
    for (const bad of ['', 'x', '\n', lines[0], lines.slice(0, 10).join('\n'), text.replace('pl_poninski', 'pl_poninsky'), changed(20,
      lines[21]),
      changed(5, ''), text.replaceAll('szczekociny', 'nowhere'), text.trimEnd().slice(0, -1), `${text}x`, text.slice(0, text.length >> 1),
      text.replace('wywla', '../../../etc/passwd'), 'x'.repeat(100_000), `${'9'.repeat(40)} polish pass\n`.repeat(1000)])
      assert.equal(await owner.refusal('import', { data: bad }), 'bad_data', `${bad.length}: ${bad.slice(-60)}`);
    for (const bad of [undefined, null, 7, [], {}]) assert.equal(await owner.refusal('import', { data: bad }), 'bad_request');
    assert.deepEqual((await owner.call('games')).games, []);
  },

  /** @param {Test} test */
  async 'what is no scenario is refused and leaves nothing behind'(test) {
    const server = await test.server(), owner = await server.client(), scenario = 'szczekociny/wywla';
    for (const bad of ['', 'x', 'szczekociny', 'szczekociny/', '/', '../x', 'szczekociny/../raclawice/historical', 'szczekociny/wywla/',
      'x'.repeat(60_000),
      'szczekociny/wywla.json', 'SZCZEKOCINY/WYWLA'])
      assert.equal(await owner.refusal('create', { scenario: bad }), 'bad_scenario', bad.slice(0, 40));
    for (const options of [{ x: 'y' }, { limits: 'sky' }, { limits: 7 }, { ['x'.repeat(1000)]: 'y' }, { limits: 'x'.repeat(1000) },
      Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`o${i}`, 'x']))])
      assert.equal(await owner.refusal('create', { scenario, options }), 'bad_option', JSON.stringify(options).slice(0, 60));
    for (const players of [{ polish: 'nobody' }, { polish: '' }, { polish: 'x'.repeat(1000) }, { polish: 7 }, { russian: 'greedy' },
      'greedy', ['greedy']])
      assert.equal(await owner.refusal('create', { scenario, players }), 'bad_request', JSON.stringify(players).slice(0, 60));
    assert.deepEqual((await owner.call('games')).games, []);
    const { game } = await owner.call('create', { scenario, names: { polish: 'Zażółć gęślą jaźń '.repeat(50) } });
    assert.ok(game.players.polish.name.startsWith('Zażółć') && !game.players.polish.name.includes('\ufffd'), game.players.polish.name);
  },

  /** @param {Test} test */
  async 'a game stored under other data goes on where nothing changed'(test) {
    const first = await test.server(['--seed', '2']);
    const made = await create(first, 'szczekociny/wywla');
    const client = await sit(first, made, ['polish', 'allied']);
    await play(client, 20, new Random(4));
    const { n, choices } = client.now;
    await first.stop();
    const tables = TABLES();
    tables.movement_points.title += ' (my copy)';
    const server = await test.server(['--data', data({ movement_points: tables.movement_points })], { db: first.db });
    const again = await sit(server, made, ['polish', 'allied']);
    assert.deepEqual([again.now.n, again.now.read_only ?? null], [n, null]);
    assert.deepEqual(again.now.choices, choices);
    await play(again, 3, new Random(4));
    await server.stop();
    const third = await test.server([], { db: first.db });
    const back = await sit(third, made, ['polish', 'allied']);
    assert.ok(back.now.n > n);
    await play(back, 3, new Random(4));
  },

  /** @param {Test} test */
  async 'where it no longer fits it is shown and says why, and is kept as it was'(test) {
    const first = await test.server(['--seed', '2']), random = new Random(4);
    const made = await create(first, 'szczekociny/wywla');
    const client = await sit(first, made, ['polish', 'allied']);
    while (!client.now.choices.some((/** @type {any} */ c) => c.verb === 'step')) await play(client, 1, random);
    for (let i = 0; i < 60 && client.now.n < 40 && !client.now.over; i++) {
      const step = client.now.choices.find((/** @type {any} */ c) => /^(step|move)$/.test(c.verb));
      await client.act(step?.action ?? client.now.choices[0].action);
    }
    const { n } = client.now, { data: text } = await client.call('export');
    await first.stop();
    const tables = TABLES();
    for (const row of tables.movement_points.rows) row[1] = Math.min(row[1], 1); // nobody goes as far any more
    const server = await test.server(['--data', data({ movement_points: tables.movement_points })], { db: first.db });
    const again = await sit(server, made, ['polish', 'allied']);
    assert.match(again.now.read_only, /with other data .*read up to entry [1-9]/);
    assert.match(again.table.game.read_only, /with other data .*read up to entry [1-9]/);
    assert.ok(again.now.n < n && again.now.mine === false && again.now.choices === undefined);
    for (const [op, more] of [['act', { action: 'pass' }], ['undo', {}], ['redo', {}], ['resign', {}], ['draw', { answer: 'offer' }]])
      assert.equal(await again.refusal(/** @type {string} */ (op), { n: again.now.n, .../** @type {any} */ (more) }), 'read_only',
        String(op));
    await again.call('log', { from: 1, to: 10 });
    await again.call('moment', { n: 1 });
    const { games: [game] } = await (await server.client()).call('games');
    assert.match(game.read_only, /with other data .*read up to entry [1-9]/);
    await server.stop();
    const third = await test.server([], { db: first.db });
    const back = await sit(third, made, ['polish', 'allied']);
    assert.equal(back.now.n, n);
    assert.equal((await back.call('export')).data, text, 'under its own rules it is whole again');
  },

  /** @param {Test} test */
  async 'a hundred games are listed, and the last one played stands first'(test) {
    const server = await test.server(), owner = await server.client();
    const made = [];
    for (let i = 0; i < 100; i++) made.push((await owner.call('create', { scenario: 'szczekociny/wywla' })).game.game);
    const { games } = await owner.call('games');
    assert.equal(games.length, 100);
    assert.deepEqual(new Set(games.map((/** @type {any} */ g) => g.game)), new Set(made));
    await Promise.all(made.slice(0, 50).map(game => owner.call('delete', { game })));
    assert.equal((await owner.call('games')).games.length, 50);
    assert.ok(server.memory() < 200e6);
  },
};
