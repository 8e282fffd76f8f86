// Killing the process at any moment loses no accepted action and does none twice.

import assert from 'node:assert/strict';
import { create, sit } from './support/game.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/client.mjs').Client} Client */

const KILLS = 50; // for each of the two games
const MOST_ACTS = 5; // fewer are accepted before the end comes near, however slow the machine is
const LONGEST_MS = 60; // and then it comes

/** What was answered, and what may or may not have been done when the answer failed to come. */
class Ledger {
  /** Actions of people that were accepted, by number of their entry. @type {Map<number, string>} */
  accepted = new Map();
  /** @type {{n: number, action: string}|null} */
  open = null;
  doubtful = 0;

  /** @param {{n: number, action: string}[]} log */
  check(log) {
    log.forEach((entry, i) => assert.equal(entry.n, i + 1, 'no entry is missing or doubled'));
    for (const [n, action] of this.accepted)
      assert.equal(log[n - 1]?.action, action, `entry ${n} was accepted and is there`);
    if (this.open && log.length >= this.open.n) {
      assert.equal(log[this.open.n - 1].action, this.open.action, 'what was under way is done or not done');
      this.accepted.set(this.open.n, this.open.action);
      this.doubtful++;
    }
    this.open = null;
  }
}

/**
 * Acts as fast as it is allowed to, till the connection is lost or the game is over.
 * @param {Client} client
 * @param {Ledger} ledger
 * @param {import('./support/random.mjs').Random} random
 */
async function act(client, ledger, random) {
  while (!client.socket.closed) {
    await Promise.race([client.asked(), client.socket.end()]);
    if (client.socket.closed || client.now.over) return;
    const { n, choices } = client.now, { action } = random.of(choices);
    ledger.open = { n: n + 1, action };
    try {
      await client.act(action, n);
    } catch {
      return;
    }
    ledger.accepted.set(n + 1, action);
    ledger.open = null;
  }
}

/** Waits till so many actions were accepted. @param {Client} client @param {Ledger} ledger @param {number} n */
async function reached(client, ledger, n) {
  while (ledger.accepted.size < n && !client.socket.closed) await new Promise(done => { setTimeout(done, 1); });
}

/**
 * The game from its file, which also shows what one side hides from the other.
 * @param {Client} client who holds all seats of people
 */
async function log(client) {
  const { data } = await client.call('export');
  return [...data.matchAll(/^(\d+) \w+ (.*?)(?: =\w+)? #\w+$/gm)].map(([, n, action]) => ({ n: Number(n), action }));
}

/**
 * @param {Test} test
 * @param {string} scenario
 * @param {Record<string, string>} players
 */
async function kill(test, scenario, players) {
  const server = await test.server(['--seed', String(test.random.below(1000))]);
  const { random } = test;
  let made = await create(server, scenario, { players }), ledger = new Ledger(), games = 1, accepted = 0, doubtful = 0;
  const starts = [];
  for (let i = 0; i < KILLS * test.much; i++) {
    const client = await sit(server, made, Object.keys(made.seats));
    ledger.check(await log(client));
    if (client.now.over) {
      made = await create(server, scenario, { players });
      ledger = new Ledger();
      games++;
      client.close();
      i--;
      continue;
    }
    const before = ledger.accepted.size, enough = before + random.below(MOST_ACTS);
    const acting = act(client, ledger, random);
    const end = Promise.race([acting, reached(client, ledger, enough)])
      .then(() => new Promise(done => { setTimeout(done, random.below(LONGEST_MS)); })).then(() => server.kill());
    await acting;
    await end;
    accepted += ledger.accepted.size - before;
    doubtful += ledger.open ? 1 : 0;
    const start = Date.now();
    await server.start();
    starts.push(Date.now() - start);
  }
  const client = await sit(server, made, Object.keys(made.seats));
  ledger.check(await log(client));
  starts.sort((a, b) => a - b);
  test.note = `killed ${starts.length} times, ${accepted} actions in ${games} games, ${doubtful} in the middle of one; ` +
    `starts again in ${starts[starts.length >> 1]} ms`;
  assert.ok(accepted > starts.length, test.note);
}

export const tests = {
  /** @param {Test} test */
  'against the computer': test => kill(test, 'szczekociny/wywla', { polish: 'human', allied: 'greedy' }),

  /** @param {Test} test */
  'two at one screen': test => kill(test, 'raclawice/historical', {}),
};
