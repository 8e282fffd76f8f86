// Measures the server under load. Not a test: figures depend on the machine.
//
//   node tests/server/bench.mjs [WORD...]   loop unpaced acts lock; default: all
//
//   KOSYNIER=build/release/kosynier         the program
//   SECONDS=10                              for each measurement
//   GAMES=24                                of people, for `acts`

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { create, sit } from './support/game.mjs';
import { Random } from './support/random.mjs';
import { Server } from './support/server.mjs';

const SECONDS = Number(process.env.SECONDS ?? 10), GAMES = Number(process.env.GAMES ?? 24);
const wait = (/** @type {number} */ ms) => new Promise(done => { setTimeout(done, ms); });

/** The value below which that share of them lies. @param {number[]} list @param {number} share */
const at = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? NaN;

/** @param {number[]} list in ms */
const spread = list => `median ${at(list, 0.5).toFixed(1)} ms, p99 ${at(list, 0.99).toFixed(1)} ms, longest ${at(list, 1).toFixed(1)} ms`;

/**
 * Pings for so long; how long each answer took. It gives up after twice the time.
 * @param {import('./support/client.mjs').Client} client
 * @param {number} seconds
 */
async function pings(client, seconds) {
  const took = [], start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    const asked = performance.now();
    await Promise.race([client.call('ping'), wait(2 * seconds * 1000)]);
    took.push(performance.now() - asked);
    await wait(30);
  }
  return took;
}

/** Seconds of processor time it has used. @param {Server} server */
function worked(server) {
  const fields = readFileSync(`/proc/${server.child?.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100; // user and system, in ticks
}

/** @param {Server} server */
async function stop(server) {
  const asked = performance.now();
  await server.stop();
  return `SIGTERM takes ${(performance.now() - asked).toFixed(0)} ms`;
}

/** Four games between computer players, all watched: how long does somebody else wait? @param {string[]} options */
async function loop(options) {
  const server = await new Server(['--seed', '1', ...options]).start();
  const bystander = await server.client(), watchers = [];
  for (let i = 0; i < 4; i++) {
    const made = await create(server, 'raclawice/historical', { players: { polish: 'colonel', russian: 'colonel' } });
    watchers.push(await sit(server, made, ['watch']));
  }
  const before = watchers.map(w => w.now.n);
  const took = await pings(bystander, SECONDS);
  const entries = watchers.reduce((sum, w, i) => sum + w.now.n - before[i], 0);
  return `four games colonel against colonel ${options.join(' ')}: ping ${spread(took)}; ` +
    `${(entries / SECONDS).toFixed(0)} entries/s; ${await stop(server)}`;
}

/** Persons who act as soon as they may, each in a game of his own. */
async function acts() {
  const server = await new Server(['--seed', '1']).start();
  const random = new Random(1), took = /** @type {number[]} */ ([]);
  const bystander = await server.client();
  const clients = [];
  for (let i = 0; i < GAMES; i++)
    clients.push(await sit(server, await create(server, 'raclawice/historical'), ['polish', 'russian']));
  const before = worked(server), start = performance.now(), end = start + SECONDS * 1000;
  const all = clients.map(async client => {
    while (performance.now() < end) {
      await client.asked();
      if (client.now.over) return;
      const asked = performance.now();
      await client.act(random.of(client.now.choices).action);
      took.push(performance.now() - asked);
    }
  });
  const [waited] = await Promise.all([pings(bystander, SECONDS), ...all]);
  const cost = (worked(server) - before) / took.length * 1000;
  return `${GAMES} games of people: ${(took.length / SECONDS).toFixed(0)} acts/s, ${cost.toFixed(1)} ms CPU each; act ${spread(took)}; ` +
    `ping ${spread(waited)}; ${await stop(server)}`;
}

/** Another program holds the file of games for three seconds while somebody acts. */
async function lock() {
  const server = await new Server(['--seed', '1']).start();
  const bystander = await server.client();
  const client = await sit(server, await create(server, 'raclawice/historical'), ['polish', 'russian']);
  const holder = spawn('python3', ['-c', 'import sqlite3, sys, time\ndb = sqlite3.connect(sys.argv[1], isolation_level=None)\n' +
    'db.execute("BEGIN IMMEDIATE")\nprint("held", flush=True)\ntime.sleep(3)', server.db], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise(done => { holder.stdout.once('data', done); });
  const asked = performance.now();
  let word = '';
  const acted = client.act(client.now.choices[0].action).then(() => { word = 'done'; }, e => { word = e.code; })
    .then(() => performance.now() - asked);
  const took = await pings(bystander, 4);
  return `the file of games is held for 3 s: the act is ${word} after ${((await acted) / 1000).toFixed(1)} s; ping ${spread(took)}; ` +
    `${await stop(server)}`;
}

/** @type {Record<string, () => Promise<string>>} */
const measurements = { loop: () => loop(['--pace', '250']), unpaced: () => loop(['--pace', '0']), acts, lock };
const words = process.argv.slice(2);
for (const [name, measure] of Object.entries(measurements))
  if (!words.length || words.includes(name)) console.log(await measure());
process.exit(0);
