// A file of games of older rules (tests/older): those that fit go on, the others can be looked at.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, PROGRAM, ROOT } from './support/server.mjs';

/** @typedef {import('./run.mjs').Test} Test */

/** @param {Test} test */
async function old(test) {
  const db = join(folder(), 'games.db');
  copyFileSync(join(ROOT, 'tests/older/games.db'), db);
  const server = await test.server([], { db });
  const owner = await server.client();
  const { games } = await owner.call('games', {});
  return { server, owner, games };
}

/**
 * Sits down at the game of that scenario, in all its seats.
 * @param {Awaited<ReturnType<typeof old>>} at
 * @param {(game: any) => boolean} which
 */
async function sit({ server, owner, games }, which) {
  const game = games.find(which);
  assert.ok(game, 'it is listed');
  const { seats, watch } = await owner.call('seats', { game: game.game });
  const client = await server.client();
  client.table = await client.call('join', { game: game.game, tokens: Object.keys(seats).length ? Object.values(seats) : [watch] });
  await client.till(c => c.now !== null || c.curtain !== null);
  return client;
}

/** @param {string} scenario */
const going = scenario => (/** @type {any} */ g) => g.scenario === scenario && !g.over;

export const tests = {
  /** @param {Test} test */
  async 'a game of older rules that fits goes on, and verifies'(test) {
    const at = await old(test);
    for (const scenario of ['szczekociny/wywla', 'raclawice/historical']) {
      const client = await sit(at, going(scenario));
      assert.equal(client.table.game.read_only ?? null, null, scenario);
      const n = client.now.n;
      await client.act(client.now.decline ?? client.now.choices[0].action);
      assert.ok(client.now.n > n, `${scenario} goes on`);
      const file = join(folder(), 'game.ksr');
      writeFileSync(file, (await client.call('export')).data);
      assert.match(execFileSync(PROGRAM, ['verify', file], { encoding: 'utf8' }), /: verified: /, scenario);
      client.close();
    }
  },

  /** @param {Test} test */
  async 'one that does not is shown as far as it fits, with the reason, and nothing of it is lost'(test) {
    const at = await old(test);
    const client = await sit(at, g => g.over);
    assert.match(client.now.read_only, /played by the rules rules1794 1; .*read up to entry \d+.*Its dice are right/);
    assert.ok(client.now.n < 287, 'not to its end');
    await at.server.stop();
    const again = await test.server([], { db: at.server.db });
    const { games } = await (await again.client()).call('games', {});
    assert.deepEqual(games.find((/** @type {any} */ g) => g.over).entries, at.games.find((/** @type {any} */ g) => g.over).entries);
    assert.equal(games.length, at.games.length);
  },

  /** @param {Test} test */
  async 'one with another set-up is shown before its first entry, and says why'(test) {
    const client = await sit(await old(test), going('raszyn/battle'));
    assert.match(client.now.read_only, /played by the rules labataille 1; .*read up to entry 0, .*set-up differs/);
    assert.equal(client.now.n, 0);
  },
};
