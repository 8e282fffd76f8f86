// Computer players think in threads of their own; the loop never waits for them.

import assert from 'node:assert/strict';
import { create, play, sit } from './support/game.mjs';
import { Random } from './support/random.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/client.mjs').Client} Client */

const SLOW = 'search:ms=90000000';
const BOTH = { polish: 'greedy', allied: 'greedy' };
const wait = (/** @type {number} */ ms) => new Promise(done => { setTimeout(done, ms); });

/** Entries of a file without their running hash. @param {string} text */
const played = text => (text.match(/^\d+ .*$/gm) ?? []).map(line => line.replace(/( =\w+)? #.*/, ''));

export const tests = {
  /** @param {Test} test */
  async 'it answers while they think'(test) {
    const server = await test.server(['--seed', '1']);
    const made = await create(server, 'szczekociny/battle', { players: { polish: SLOW, allied: SLOW } });
    const watcher = await sit(server, made, ['watch']), other = await server.client();
    await watcher.till(c => c.now.thinking, 'one who thinks');
    const { n } = watcher.now;
    for (let i = 0; i < 100; i++) await other.call('ping');
    await watcher.call('ping');
    assert.deepEqual([watcher.now.thinking, watcher.now.n], [true, n], 'the same one still thinks');
  },

  /** @param {Test} test */
  async 'games are left, joined and deleted while they think'(test) {
    const server = await test.server(), owner = await server.client(), { random } = test;
    for (let i = 0; i < 25 * test.much; i++) {
      const scenario = random.of(['szczekociny/battle', 'maciejowice/battle', 'raclawice/hypothetical', 'szczekociny/wywla']);
      const sides = scenario.startsWith('szcz') ? ['polish', 'allied'] : ['polish', 'russian'];
      const players = Object.fromEntries(sides.map(side => [side, random.of(['greedy', 'random', 'human', 'greedy'])]));
      const made = await create(server, scenario, { players });
      const seats = Object.keys(made.seats);
      const client = await sit(server, made, seats.length ? seats : ['watch']);
      if (random.chance(50) && seats.length) await client.refusal('undo', { n: client.now.n });
      if (client.now?.mine) await client.refusal('act', { n: client.now.n, action: random.of(client.now.choices).action });
      await wait(random.below(30));
      if (random.chance(40)) await client.call('leave');
      else if (random.chance(50)) client.close();
      if (random.chance(60)) await owner.call('delete', { game: made.id });
      if (random.chance(30)) await owner.refusal('join', { game: made.id, tokens: [made.watch] });
      client.close();
    }
    await owner.call('games');
  },

  /** @param {Test} test */
  async 'what is taken back while they think is not answered'(test) {
    const players = { polish: 'human', allied: 'greedy' }, files = [];
    /** What was decided in the end. @type {string[]} */
    const decided = [];
    const random = new Random(7);
    let undone = 0;
    for (const wavers of [true, false]) { // the second decides at once as the first one does after all
      const server = await test.server(['--seed', '6']);
      const client = await sit(server, await create(server, 'szczekociny/battle', { players }), ['polish']);
      for (let i = 0; i < 80; i++) {
        await client.asked();
        const { n, choices } = client.now, calm = choices.filter((/** @type {any} */ c) => !c.rolls);
        const [first, last] = [0, 1].map(() => random.of(calm.length ? calm : choices).action);
        await client.act(wavers ? first : decided[i]);
        if (!wavers) continue;
        const { thinking } = client.now, back = first !== last && await client.refusal('undo', { n: n + 1 }) === null;
        decided.push(back ? last : first);
        if (back) await client.act(last);
        undone += back && thinking ? 1 : 0;
      }
      await client.asked();
      files.push(played((await client.call('export')).data));
    }
    test.note = `taken back ${undone} times while it thought, ${files[0].length} entries`;
    assert.deepEqual(files[0], files[1]);
  },

  /** @param {Test} test */
  async 'a game against the computer is the same, whether it was interrupted or not'(test) {
    const files = [];
    for (const interrupted of [false, true]) {
      const server = await test.server(['--seed', '9']);
      const made = await create(server, 'szczekociny/wywla', { players: { polish: 'human', allied: 'greedy' } });
      let client = await sit(server, made, ['polish']);
      for (let i = 0; i < 25; i++) {
        await client.asked();
        if (client.now.over) break;
        await client.act(client.now.choices[i % client.now.choices.length].action);
        if (!interrupted || i % 6) continue;
        await server.kill();
        await server.start();
        client = await sit(server, made, ['polish']);
      }
      await client.asked();
      files.push(played((await client.call('export')).data));
    }
    assert.ok(files[0].length > 25);
    assert.deepEqual(files[0], files[1]);
  },

  /** A player who would think for minutes: nothing waits for him. @param {Test} test */
  async 'who thinks for minutes answers at once when he is hurried'(test) {
    const server = await test.server(['--seed', '4']);
    const made = await create(server, 'szczekociny/wywla', { players: { polish: 'human', allied: SLOW } });
    const client = await sit(server, made, ['polish']), watcher = await sit(server, made, ['watch']);
    assert.equal(await watcher.refusal('hurry'), 'not_yours');
    for (let i = 0; i < 12 && !client.now.over; i++) {
      while (!client.now.mine && !client.now.over) {
        await client.call('hurry');
        await wait(5);
      }
      if (!client.now.over) await client.act(client.now.choices[0].action);
    }
    assert.ok(client.now.n > 12);
  },

  /** @param {Test} test */
  async 'who thinks for minutes is stopped by undo, resigning, leaving and deleting'(test) {
    const server = await test.server(['--seed', '5']), owner = await server.client();
    for (const way of ['undo', 'resign', 'leave', 'delete']) {
      const made = await create(server, 'szczekociny/wywla', { players: { polish: SLOW, allied: 'human' } });
      const client = await sit(server, made, ['allied']);
      if (way === 'undo') await client.refusal('undo', { n: client.now.n });
      if (way === 'resign') await client.call('resign');
      if (way === 'leave') await client.call('leave');
      if (way === 'delete') await owner.call('delete', { game: made.id });
      else if (way !== 'leave') assert.equal((await owner.call('ping')).ok, true);
      if (way === 'resign') assert.equal(client.now.over, true);
      client.close();
    }
  },

  /** @param {Test} test */
  async 'two of them who think for minutes may be hurried by who watches'(test) {
    const server = await test.server(['--seed', '8']);
    const made = await create(server, 'szczekociny/wywla', { players: { polish: SLOW, allied: SLOW } });
    const watcher = await sit(server, made, ['watch']);
    while (watcher.now.n < 10) {
      await watcher.call('hurry');
      await wait(5);
    }
    assert.deepEqual(watcher.pushes.filter(p => p.push === 'thinking' && !(p.done >= 0 && p.done <= 1000)), []);
  },

  /** @param {Test} test */
  async 'lobbies are told when games change'(test) {
    const server = await test.server(), owner = await server.client();
    await owner.call('games');
    await create(server, 'szczekociny/wywla');
    await owner.till(c => c.pushes.some(p => p.push === 'games'), 'word of the new game');
  },

  /** @param {Test} test */
  async 'two computer players wait for somebody to look'(test) {
    const server = await test.server(['--seed', '3']), owner = await server.client();
    const made = await create(server, 'szczekociny/battle', { players: BOTH });
    const entries = async () => (await owner.call('games')).games[0].entries;
    const before = await entries();
    await wait(300);
    assert.equal(await entries(), before);
    const watcher = await sit(server, made, ['watch']);
    await watcher.till(c => c.now.n > before + 3);
    await watcher.call('leave');
    let left = -1;
    for (let now = await entries(); now !== left; now = await entries()) { // the decision under way is still made
      left = now;
      await wait(300);
    }
    await watcher.call('join', { game: made.id, tokens: [made.watch] });
    await watcher.till(c => c.now.n > left + 3);
  },

  /** @param {Test} test */
  async 'it answers everybody while programs play as fast as they can'(test) {
    const server = await test.server(['--seed', '1']), other = await server.client(), watchers = [];
    for (let i = 0; i < 4; i++)
      watchers.push(await sit(server, await create(server, 'szczekociny/battle', { players: BOTH }), ['watch']));
    let most = 0;
    for (let i = 0; i < 50; i++) { // asked twice at once: between the answers no game has gone on for long, however slow we are
      const [first, second] = await Promise.all([0, 1].map(async () => (await other.call('games')).games));
      await Promise.all(watchers.map(w => w.call('ping')));
      first.forEach((/** @type {any} */ g, /** @type {number} */ k) => { most = Math.max(most, second[k].entries - g.entries); });
    }
    test.note = `at most ${most} entries between two answers`;
    assert.ok(most < 100, test.note);
  },

  /** @param {Test} test */
  async 'two programs go on at a pace, and faster when who watches hurries them'(test) {
    const server = await test.server(['--seed', '2', '--pace', '60000']);
    const made = await create(server, 'szczekociny/wywla', { players: BOTH }), watcher = await sit(server, made, ['watch']);
    await watcher.till(c => c.now.n > made.game.entries && c.now.thinking); // the first decision comes at once
    let { n } = watcher.now;
    for (let i = 0; i < 5; i++) {
      await wait(50);
      assert.equal(watcher.now.n, n, 'nothing is told before its time');
      await watcher.call('hurry');
      await watcher.till(c => c.now.n > n, 'the next decision');
      ({ n } = watcher.now);
    }
  },

  /** @param {Test} test */
  async 'a whole battle between computer players comes to its end'(test) {
    const server = await test.server(['--seed', '2']);
    const made = await create(server, 'szczekociny/wywla', { players: BOTH });
    const watcher = await sit(server, made, ['watch']);
    await watcher.till(c => c.now.over, 'the end');
    const { games: [game] } = await (await server.client()).call('games');
    assert.deepEqual([game.over, game.entries, game.result], [true, watcher.now.n, watcher.now.result]);
    assert.equal((await watcher.call('log', { from: 1, to: 500 })).entries.length, Math.min(500, watcher.now.n));
    const finished = await sit(server, made, ['watch']);
    await play(finished, 1, test.random);
  },

  /** @param {Test} test */
  async 'a watcher who stops reading misses nothing of a game that goes on without him'(test) {
    const server = await test.server(['--seed', '5']);
    const made = await create(server, 'raszyn/battle', { players: { polish: 'random', austrian: 'random' } });
    const [slow, quick] = await Promise.all([sit(server, made, ['watch']), sit(server, made, ['watch'])]);
    const from = Math.max(slow.now.n, quick.now.n); // what came before is told once more, and in short
    const live = (/** @type {Client} */ c) => [...c.log.values()].filter(entry => entry.n > from);
    slow.socket.line.pause();
    while (!quick.now.over) {
      const { n } = quick.now;
      await quick.till(c => c.now.over || c.now.n >= n + 50, 'the game to go on');
    }
    const before = slow.heard.length;
    slow.socket.line.resume();
    await slow.till(c => c.now.over, 'all he has missed');
    assert.equal(slow.socket.closed, false, 'he is not cut off');
    assert.deepEqual([slow.now.n, slow.now.result, slow.now.how], [quick.now.n, quick.now.result, quick.now.how]);
    assert.equal(live(slow).length, slow.now.n - from);
    assert.deepEqual(live(slow), live(quick));
    test.note = `${quick.now.n} entries, ${slow.heard.length - before} messages instead of ${quick.heard.length}`;
  },
};
