// What can be wrong with a machine: the port, the folder, the file of games, the disk.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { create, play, sit } from './support/game.mjs';
import { Random } from './support/random.mjs';
import { ROOT, folder, freePort } from './support/server.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/server.mjs').Server} Server */

/** Another program at a port. @param {number} port @returns {Promise<() => void>} lets it go */
function occupy(port) {
  return new Promise((done, fail) => {
    const other = createServer().on('error', fail).listen(port, '127.0.0.1', () => done(() => other.close()));
  });
}

/**
 * It ended with an error, of one line, that says this.
 * @param {Server} server
 * @param {RegExp} what
 */
function says(server, what) {
  assert.equal(server.code, 1, server.output + server.errors);
  assert.equal(server.output, '');
  assert.match(server.errors, what);
  assert.equal(server.errors.trim().split('\n').length, 1, server.errors);
}

/** The largest file the server may write, in bytes. @param {Server} server @param {number|'unlimited'} bytes */
function limit(server, bytes) {
  execFileSync('prlimit', [`--pid=${server.child?.pid}`, `--fsize=${bytes}:`]);
}

/**
 * Another program has the file of games in its hands, till it is told to let go.
 * @param {string} db
 */
async function hold(db) {
  const holder = spawn('python3', ['-c', 'import sqlite3, sys\ndb = sqlite3.connect(sys.argv[1], isolation_level=None)\n' +
    'db.execute("BEGIN IMMEDIATE")\nprint("held", flush=True)\nsys.stdin.read()', db], { stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise(done => { holder.stdout.once('data', done); });
  return async () => {
    holder.stdin.end();
    await new Promise(done => { holder.once('exit', done); });
  };
}

/** Everything beside a file of games. @param {string} db */
const beside = db => readdirSync(dirname(db)).sort();

export const tests = {
  /** @param {Test} test */
  async 'a port that was asked for and is taken is an error'(test) {
    const port = await freePort(), leave = await occupy(Number(port));
    says(await test.trouble([], { port }), new RegExp(`Another program uses port ${port} on 127\\.0\\.0\\.1.*--port`));
    leave();
    const server = await test.server([], { port });
    assert.equal(server.url, `http://127.0.0.1:${port}/`);
  },

  /** @param {Test} test */
  async 'without --port the next free one is taken'(test) {
    const leave = await occupy(1794).catch(() => null); // perhaps somebody plays here
    const server = await test.server([], { port: null });
    const port = Number(new URL(server.url).port);
    assert.ok(port > 1794 && port < 1794 + 64, server.url);
    await (await server.client()).call('ping');
    leave?.();
  },

  /** @param {Test} test */
  async 'an address that is not ours is an error'(test) {
    says(await test.trouble(['--listen', '198.51.100.7']), /Cannot listen on 198\.51\.100\.7.*--listen/);
    says(await test.trouble(['--listen', 'nonsense']), /Cannot listen on nonsense/);
    const server = await test.server(['--listen', '127.0.0.2']);
    assert.match(server.url, /127\.0\.0\.2/);
    assert.equal((await server.fetch('/api/health')).status, 200);
  },

  /** @param {Test} test */
  async 'a second start on the same games shows the first'(test) {
    const first = await test.server(), second = await test.trouble([], { db: first.db });
    assert.equal(second.url, first.url);
    assert.equal(await second.ended(), 0);
    assert.match(second.output, /already running/);
    const third = await test.trouble(['--lang', 'pl'], { db: join(dirname(first.db), '.', 'games.db') });
    assert.equal(third.url, first.url);
    assert.match(third.output, /już działa/);
    await first.kill();
    const fourth = await test.server([], { db: first.db });
    await (await fourth.client()).call('games');
  },

  /** @param {Test} test */
  async 'a folder that cannot be written is an error'(test) {
    const place = folder();
    writeFileSync(join(place, 'file'), '');
    says(await test.trouble([], { db: join(place, 'file', 'games.db') }), /file.*--db/);
    says(await test.trouble([], { db: '/proc/games.db' }), /--db|rights/);
    says(await test.trouble([], { db: place }), /--db|rights|damaged/);
  },

  /** @param {Test} test */
  async 'a file that is damaged, newer or of others is not touched'(test) {
    const files = {
      letter: [Buffer.from('Dear aunt, '.repeat(1000)), /damaged or not a file of games/],
      cut: [readFileSync(join(ROOT, 'tests/store/version-1.kdb')).subarray(0, 6000), /damaged/],
    };
    for (const [name, [bytes, what]] of Object.entries(files)) {
      const db = join(folder(), `${name}.db`);
      writeFileSync(db, /** @type {Buffer} */ (bytes));
      says(await test.trouble([], { db }), /** @type {RegExp} */ (what));
      assert.deepEqual(readFileSync(db), bytes, name);
    }
    const newer = Buffer.from(readFileSync(join(ROOT, 'tests/store/version-1.kdb')));
    newer.writeUInt32BE(99, 60); // SQLite's user_version
    const db = join(folder(), 'newer.db');
    writeFileSync(db, newer);
    says(await test.trouble([], { db }), /newer|later/);
    assert.deepEqual(readFileSync(db), newer);
  },

  /** @param {Test} test */
  async 'games of an older version are brought over and a copy is kept'(test) {
    const db = join(folder(), 'games.db');
    copyFileSync(join(ROOT, 'tests/store/version-1.kdb'), db);
    const server = await test.server([], { db });
    const { games } = await (await server.client()).call('games');
    assert.equal(games.length, 1);
    const changed = !readFileSync(db).subarray(60, 64).equals(readFileSync(join(ROOT, 'tests/store/version-1.kdb')).subarray(60, 64));
    if (changed) assert.ok(existsSync(`${db}.v1.bak`), 'a copy is kept');
  },

  /** @param {Test} test */
  async 'a file that another program holds holds nobody up but who writes'(test) {
    const server = await test.server(), other = await server.client(), random = new Random(3);
    const made = await create(server, 'szczekociny/wywla'), quiet = await create(server, 'raclawice/historical');
    const client = await sit(server, made, ['polish', 'allied']), watcher = await sit(server, made, ['watch']);
    await play(client, 3, random);
    const release = await hold(server.db), { n, choices } = client.now;
    let told = false;
    const acting = client.act(choices[0].action, n).then(() => { told = true; });
    for (let i = 0; i < 100; i++) await other.call('ping');
    await client.call('ping');
    assert.equal((await other.call('games')).games.length, 2, 'what is read is read');
    const guest = await sit(server, quiet, ['polish', 'russian']); // a game that was not open yet
    await guest.call('log', { from: 1, to: 500 });
    const late = await sit(server, made, ['watch']);
    assert.deepEqual([told, watcher.now.n, late.now.n], [false, n, n], 'nobody has heard of it');
    await release();
    await acting;
    assert.ok(client.now.n > n);
    await watcher.till(c => c.now.n === client.now.n);
    await late.till(c => c.now.n === client.now.n);
    await play(client, 3, random);
  },

  /** @param {Test} test */
  async 'a file that is held too long is an error in words, and the game goes on'(test) {
    const server = await test.server(), made = await create(server, 'szczekociny/wywla');
    const client = await sit(server, made, ['polish', 'allied']);
    await play(client, 3, new Random(3));
    const release = await hold(server.db), { n, choices } = client.now, { action } = choices[0];
    assert.equal(await client.refusal('act', { n, action }), 'storage');
    assert.equal(client.now.n, n);
    await release();
    await client.act(action, n);
    assert.ok(client.now.n > n);
  },

  /** @param {Test} test */
  async 'what is written together is kept in the order it came, game by game'(test) {
    const server = await test.server(['--seed', '1']), games = [];
    for (let i = 0; i < 12; i++) {
      const made = await create(server, 'szczekociny/wywla');
      games.push({ made, client: await sit(server, made, ['polish', 'allied']) });
    }
    const release = await hold(server.db);
    const acting = games.map(({ client }, i) => play(client, 12, new Random(i))); // all wait, then go at once
    await new Promise(done => { setTimeout(done, 300); });
    await release();
    await Promise.all(acting);
    const files = await Promise.all(games.map(async ({ client }) => (await client.call('export')).data));
    await server.kill();
    await server.start();
    for (const [i, { made }] of games.entries()) {
      const again = await sit(server, made, ['polish', 'allied']);
      assert.equal((await again.call('export')).data, files[i]);
    }
  },

  /** @param {Test} test */
  async 'a full disk refuses an action, and the game goes on when there is room'(test) {
    const server = await test.server(['--seed', '1']);
    const made = await create(server, 'szczekociny/wywla');
    const client = await sit(server, made, ['polish', 'allied']);
    const watcher = await sit(server, made, ['watch']), owner = await server.client(), random = new Random(3);
    await play(client, 5, random);
    for (let round = 0; round < 5; round++) {
      limit(server, 512);
      const { n, choices } = client.now, { action } = choices[choices.length - 1];
      for (let i = 0; i < 3; i++) {
        assert.equal(await client.refusal('act', { n, action }), 'storage');
        assert.notEqual(await client.refusal('undo', { n }), null);
        assert.equal(await client.refusal('resign'), 'storage');
      }
      assert.equal(await owner.refusal('create', { scenario: 'szczekociny/wywla' }), 'storage');
      assert.equal(await client.refusal('standing', { answers: [{ when: 'reaction', scope: 'game' }] }), 'storage');
      assert.deepEqual((await client.call('standing')).answers, []);
      assert.equal((await client.call('log', { from: 1, to: 500 })).entries.length, n, 'nothing has happened');
      assert.equal(watcher.now.n, n);
      limit(server, 'unlimited');
      await client.act(action, n);
      await client.asked();
      await play(client, 2, random);
    }
    const { n } = client.now, { data } = await client.call('export');
    await server.kill();
    await server.start();
    const again = await sit(server, made, ['polish', 'allied']);
    assert.equal(again.now.n, n);
    assert.equal((await again.call('export')).data, data, 'the game is the same after another start');
    assert.equal((await (await server.client()).call('games')).games.length, 1);
  },

  /** @param {Test} test */
  async 'a whole order is taken back, or nothing of it'(test) {
    const server = await test.server(['--seed', '11']);
    const made = await create(server, 'szczekociny/wywla');
    const client = await sit(server, made, ['polish', 'allied']);
    for (let i = 0; i < 40 && !client.now.undo.whole; i++) {
      const next = client.now.choices.find((/** @type {any} */ c) => /^(move|step)$/.test(c.verb) && !c.rolls);
      await client.act(next?.action ?? client.now.decline ?? client.now.choices[0].action);
    }
    const { n } = client.now;
    limit(server, 512);
    assert.equal(await client.refusal('undo', { n, whole: true }), 'storage');
    limit(server, 'unlimited');
    await client.call('lang', { lang: 'en' });
    assert.deepEqual([client.now.n, client.now.undo.redo], [n, false]);
    await client.call('undo', { n, whole: true });
    assert.ok(client.now.n < n - 1 && client.now.undo.redo);
  },

  /** @param {Test} test */
  async 'a computer player goes on by itself when there is room again'(test) {
    const server = await test.server(['--seed', '1']);
    limit(server, 512);
    const owner = await server.client();
    assert.equal(await owner.refusal('create', { scenario: 'szczekociny/wywla' }), 'storage');
    limit(server, 'unlimited');
    const slow = 'search:ms=200', players = { polish: slow, russian: slow }; // not at its end before the disk is full
    const made = await create(server, 'raclawice/historical', { players });
    const watcher = await sit(server, made, ['watch']);
    await watcher.till(c => c.now.n > 5);
    limit(server, 512);
    await watcher.till(c => !c.now.thinking, 'it stops');
    const { n } = watcher.now;
    limit(server, 'unlimited');
    await watcher.till(c => c.now.n > n, 'it goes on');
  },

  /** @param {Test} test */
  async 'it stops when told to, at any moment, and leaves nothing behind'(test) {
    const server = await test.server();
    for (let i = 0; i < 25 * test.much; i++) {
      if (i) await server.start();
      if (test.random.chance(50)) {
        const made = await create(server, 'szczekociny/wywla', { players: { polish: 'greedy', allied: 'greedy' } });
        await sit(server, made, ['watch']);
        await new Promise(done => { setTimeout(done, test.random.below(20)); });
      }
      assert.equal(await server.stop(), 0, server.errors); // one that does not end is aborted
      assert.deepEqual(beside(server.db), ['games.db'], 'no lock, no journal');
    }
    assert.equal(statSync(server.db).mode & 0o777, 0o600);
  },
};
