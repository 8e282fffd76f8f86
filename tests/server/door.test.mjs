// Who comes in: Host, Origin, subprotocol, addresses, guests, crowds.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Client, until } from './support/client.mjs';
import { create, sit } from './support/game.mjs';
import { connect } from './support/socket.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/server.mjs').Server} Server */

const OF_THE_OWNER = ['listen', 'games', 'create', 'seats', 'import', 'delete'];

/** An address of this machine that is not its own alone. */
const outside = () => Object.values(networkInterfaces()).flat()
  .find(a => a?.family === 'IPv4' && !a.internal)?.address;

/**
 * The status a socket is refused with, null if it is not.
 * @param {Server} server
 * @param {Record<string, string|undefined>} headers
 */
async function refusal(server, headers) {
  try {
    (await server.socket({ headers })).cut();
    return null;
  } catch (error) {
    return error.status ?? 0;
  }
}

/** What a socket is told before it is closed. @param {import('./support/socket.mjs').Socket} socket */
async function told(socket) {
  const code = await socket.end();
  return { code, message: JSON.parse(socket.last) };
}

/**
 * Bytes for a port, and what comes back till it is closed or nothing comes any more.
 * @param {Server} server
 * @param {string|Buffer} bytes
 * @param {number} [quiet] milliseconds; long where the server closes
 * @returns {Promise<string>}
 */
function say(server, bytes, quiet = 300) {
  return new Promise(done => {
    let heard = '';
    const line = connectTcp(Number(new URL(server.url).port), '127.0.0.1', () => line.write(bytes));
    line.setTimeout(quiet, () => line.destroy());
    line.on('data', text => { heard += text; }).on('error', () => {}).on('close', () => done(heard));
  });
}

/** Opens this many sockets, of which so many have a place: they speak, since who says nothing is sent away after a while. */
const crowded = async (/** @type {number} */ n, /** @type {number} */ places, /** @type {() => ReturnType<Server['socket']>} */ open) => {
  const crowd = [];
  for (let i = 0; i < n; i++) {
    crowd.push(await open());
    if (i < places) crowd[i].send('{"op":"ping"}');
  }
  return crowd;
};

export const tests = {
  /** @param {Test} test */
  async 'a foreign Host is refused'(test) {
    const server = await test.server();
    const { port } = new URL(server.url);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`, `[::1]:${port}`]) {
      assert.equal((await server.fetch('/api/health', { host })).status, 200, host);
      assert.equal(await refusal(server, { Host: host, Origin: `http://${host}` }), null, host);
    }
    for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', '127.0.0.1:1', 'localhost', `localhost.evil.example:${port}`,
      `127.0.0.1.evil.example:${port}`, `:${port}`, `[]:${port}`, `evil.example:${port}:${port}`, 'x'.repeat(290)]) {
      assert.equal((await server.fetch('/api/health', { host })).status, 403, host);
      assert.equal((await server.fetch('/', { host })).status, 403, host);
      assert.notEqual(await refusal(server, { Host: host, Origin: `http://${host}` }), null, host);
    }
  },

  /** @param {Test} test */
  async 'a foreign Origin is refused'(test) {
    const server = await test.server();
    const { host, port } = new URL(server.url);
    assert.equal(await refusal(server, {}), null);
    assert.equal(await refusal(server, { Origin: undefined }), null, 'a program need not say where it comes from');
    for (const origin of ['http://evil.example', `http://evil.example:${port}`, `http://localhost:${port}`, 'null', 'http://127.0.0.1',
      `http://${host}.evil.example`, `http://${host}@evil.example`, `http://evil.example#http://${host}`, `file://${host}`, host,
      `http://${host}/`, `http://${'x'.repeat(400)}`])
      assert.notEqual(await refusal(server, { Origin: origin }), null, origin);
  },

  /** @param {Test} test */
  async 'only a socket of the table is one'(test) {
    const server = await test.server();
    assert.equal(await refusal(server, {}), null);
    for (const protocol of [undefined, '', 'http', 'other', 'kosynier-table2', 'lws-minimal'])
      assert.notEqual(await refusal(server, { 'Sec-WebSocket-Protocol': protocol }), null, protocol);
    assert.notEqual(await refusal(server, { 'Sec-WebSocket-Key': undefined }), null);
  },

  /** @param {Test} test */
  async 'every page has its policy, and there is nothing but the page'(test) {
    const server = await test.server();
    for (const path of ['/', '/js/main.js', '/api/battles', '/api/map/raclawice', '/nothing']) {
      const { headers, status } = await server.fetch(path);
      assert.equal(status, path === '/nothing' ? 404 : 200, path);
      assert.match(headers['content-security-policy'], /default-src 'none'; script-src 'self'; style-src 'self';/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
    for (const path of ['/../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '//etc/passwd', '/js/../../x', '/%00',
      '/js/main.js%00.txt', '/api/map/../battles', `/${'x'.repeat(2000)}`, '/js', '/js/', '/?x', '/%', '/%zz'])
      assert.doesNotMatch(await say(server, `GET ${path} HTTP/1.0\r\nHost: ${new URL(server.url).host}\r\n\r\n`), /root:/, path);
    const first = await server.fetch('/api/battles');
    const again = await server.fetch('/api/battles', { 'if-none-match': first.headers.etag });
    assert.equal(again.status, 304);
  },

  /** @param {Test} test */
  async 'the lobby says of every scenario how long it takes'(test) {
    const server = await test.server();
    const { battles } = JSON.parse((await server.fetch('/api/battles')).body);
    for (const { id, length } of battles.flatMap((/** @type {any} */ battle) => battle.scenarios)) {
      assert.match(length.en, /(minutes|hours), .*clicks a side$/, id);
      assert.match(length.pl, /(minut|godzin|godziny), .*kliknięć na gracza$/, id);
    }
  },

  /** @param {Test} test */
  async 'odd requests do not stop it'(test) {
    const server = await test.server();
    const { host } = new URL(server.url);
    for (const bytes of ['', '\r\n\r\n', 'GET', 'GET / HTTP/1.1\r\n\r\n',
      `POST / HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\n\r\nhello`,
      `POST /api/battles HTTP/1.1\r\nHost: ${host}\r\nContent-Length: -1\r\n\r\n`, `HEAD / HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
      `GET / HTTP/9.9\r\nHost: ${host}\r\n\r\n`, `OPTIONS * HTTP/1.1\r\nHost: ${host}\r\n\r\n`, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: ${host}\r\n${'X: y\r\n'.repeat(3000)}\r\n`, `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil\r\n\r\n`,
      `GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(30), Buffer.alloc(5000, 0), Buffer.alloc(5000, 255),
      `DELETE / HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n`, Buffer.from([22, 3, 1, 2, 0, 1, 0,
        1])])
      await say(server, bytes);
    assert.equal((await server.fetch('/api/health')).status, 200);
  },

  /** @param {Test} test */
  async 'who stands in the door does not block it'(test) {
    const server = await test.server(), port = Number(new URL(server.url).port);
    for (const words of ['', 'GET / HTTP/1.1\r\nHost: x', `GET /js/main.js HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`]) {
      const lines = Array.from({ length: 200 }, () => connectTcp(port, '127.0.0.1').on('error', () => {}));
      for (const line of lines) line.pause().write(words);
      assert.equal((await server.fetch('/api/health')).status, 200);
      (await server.client()).close();
      assert.ok(readdirSync(`/proc/${server.child?.pid}/fd`).length > 200, 'while all of them stand there');
      for (const line of lines) line.destroy();
    }
  },

  /** @param {Test} test */
  async 'a guest plays where he was invited and does no more'(test) {
    const address = outside();
    if (!address) {
      test.note = '# skip: this machine has no address on a network';
      return;
    }
    const server = await test.server(['--listen', '0.0.0.0']);
    const url = `http://${address}:${new URL(server.url).port}/`;
    const owner = await server.client();
    const made = await create(server, 'szczekociny/wywla');
    const hello = await owner.call('hello', {});
    assert.ok(hello.owner && hello.addresses.includes(url));
    const { links } = await owner.call('seats', { game: made.id });
    assert.ok(links.polish.startsWith(url) && links.polish.includes(made.seats.polish), 'the link leads to the network');

    const guest = await server.client({ url });
    assert.equal((await guest.call('hello', {})).owner, false);
    for (const op of OF_THE_OWNER)
      assert.equal(await guest.refusal(op, { game: made.id, scenario: 'szczekociny/wywla', data: 'x' }), 'not_owner', op);
    assert.equal(await guest.refusal('join', { game: made.id, tokens: [] }), 'bad_token');
    await guest.call('join', { game: made.id, tokens: [made.seats.polish] });
    await guest.till(c => c.now !== null);
    assert.deepEqual(guest.now.present, { polish: 1, allied: 0, watch: 0 });
    assert.equal(await guest.refusal('delete', { game: made.id }), 'not_owner');
    assert.notEqual(await guest.refusal('export'), null);

    const proxied = await connect(server.url, { headers: { 'X-Forwarded-For': '8.8.8.8' } });
    const heard = new Promise(done => { proxied.once('text', done); });
    proxied.send('{"id":1,"op":"hello"}');
    assert.equal(JSON.parse(await heard).owner, false, 'who comes through a proxy is a guest');
    proxied.cut();
    guest.socket.send(' '.repeat(70_000));
    assert.equal(await guest.socket.end(), 1009, 'a guest sends no long message');
  },

  /** @param {Test} test */
  async 'it listens to this machine alone unless told otherwise'(test) {
    const server = await test.server(), address = outside();
    if (!address) return;
    await assert.rejects(connect(`http://${address}:${new URL(server.url).port}/`), { code: 'ECONNREFUSED' });
  },

  /** @param {Test} test */
  async 'its owner opens it to the network while games go on'(test) {
    const server = await test.server(), address = outside();
    const owner = await server.client(), other = await server.client();
    const made = await create(server, 'szczekociny/wywla');
    const player = await sit(server, made, ['polish', 'allied']);
    const hello = await owner.call('hello', {});
    assert.deepEqual([hello.reachable, hello.addresses], [false, [server.url]]);
    assert.equal((await owner.call('seats', { game: made.id })).reachable, false);
    if (!address) {
      assert.equal(await owner.refusal('listen'), 'no_network');
      test.note = '# skip: this machine has no address on a network';
      return;
    }
    const url = `http://${address}:${new URL(server.url).port}/`;
    for (let i = 0; i < 2; i++) {
      const { reachable, addresses } = await owner.call('listen');
      assert.ok(reachable && addresses[0] === server.url && addresses.includes(url), addresses.join());
      assert.equal(new Set(addresses).size, addresses.length);
    }
    await other.till(c => c.pushes.some(p => p.push === 'addresses' && p.reachable && p.addresses.includes(url)));
    const { links, reachable } = await owner.call('seats', { game: made.id });
    assert.ok(reachable && links.polish.startsWith('http://') && !links.polish.startsWith(server.url));
    await player.act(player.now.choices[0].action);
    const guest = await server.client({ url });
    assert.deepEqual([(await guest.call('hello', {})).owner, await guest.refusal('listen')], [false, 'not_owner']);
    await guest.call('join', { game: made.id, tokens: [made.watch] });
    await guest.till(c => c.now?.n === player.now.n);
    await player.act(player.now.choices[0].action);
    await guest.till(c => c.now.n === player.now.n);
  },

  /** @param {Test} test */
  async 'a crowd is kept in check and told so, and who sits goes on'(test) {
    const server = await test.server([], { shell: 'ulimit -n 200' }), places = 102; // three of four doors
    const made = await create(server, 'szczekociny/wywla');
    const player = await sit(server, made, ['polish', 'allied']);
    const crowd = await crowded(places + 8, places - 1, () => server.socket());
    const heard = await Promise.all(crowd.slice(places - 1).map(told));
    assert.deepEqual(heard.map(h => [h.code, h.message.push]), heard.map(() => [1013, 'full']));
    assert.match(heard[0].message.message.en, /server is full/);
    assert.match(heard[0].message.message.pl, /nie ma teraz wolnego miejsca/);
    const inside = crowd.slice(0, places - 1).map(socket => new Client(socket));
    await Promise.all(inside.map(c => c.call('join', { game: made.id, tokens: [made.watch] })));
    await player.till(c => c.now.present.watch === places - 1);
    await player.act(player.now.choices[0].action);
    await Promise.all(inside.map(c => c.till(x => x.now.n === player.now.n)));
    assert.equal((await server.fetch('/api/health')).status, 200);
    for (const c of inside) c.close();
    await player.till(c => c.now.present.watch === 0);
    await player.act(player.now.choices[0].action);
    (await server.client()).close();
  },

  /** @param {Test} test */
  async 'one stranger does not take all places'(test) {
    const server = await test.server(), from = (/** @type {string} */ address) => server.socket({ headers: { 'X-Forwarded-For': address } });
    const crowd = await crowded(80, 64, () => from('6.6.6.6, 8.8.8.8'));
    const heard = await Promise.all(crowd.slice(64).map(told));
    assert.deepEqual(heard.map(h => h.code), heard.map(() => 1013));
    assert.equal(crowd.slice(0, 64).some(s => s.closed), false);
    for (const other of [await from('9.9.9.9'), await server.socket()])
      await new Client(other).call('hello');
  },

  /** @param {Test} test */
  async 'who says nothing does not stay in the door'(test) {
    const server = await test.server(), asks = await server.client();
    const silent = await Promise.all(Array.from({ length: 5 }, () => server.socket()));
    silent[4].send('no word of the table');
    const [talks] = [await server.socket({ headers: { 'X-Forwarded-For': '8.8.8.8' } })].map(s => new Client(s));
    await talks.call('hello');
    await Promise.all(silent.map(s => s.end()));
    await Promise.all([asks.call('ping'), talks.call('ping')]);
  },

  /** @param {Test} test */
  async 'without descriptors it rests, says so once and goes on'(test) {
    const server = await test.server(), pid = server.child?.pid;
    const made = await create(server, 'szczekociny/wywla'), player = await sit(server, made, ['polish', 'allied']);
    await player.act(player.now.choices[0].action);
    execFileSync('prlimit', [`--pid=${pid}`, `--nofile=${readdirSync(`/proc/${pid}/fd`).length}:`]);
    const lines = Array.from({ length: 20 }, () => connectTcp(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {}));
    for (let i = 0; i < 5; i++) await player.act(player.now.choices[0].action);
    await until(() => server.errors !== '');
    for (let i = 0; i < 5; i++) await player.act(player.now.choices[0].action);
    assert.match(server.errors, /no file descriptors left/);
    assert.equal(server.errors.trim().split('\n').length, 1, server.errors.slice(0, 1000));
    for (const line of lines) line.destroy();
    execFileSync('prlimit', [`--pid=${pid}`, '--nofile=1000:']);
    (await server.client()).close();
  },

  /** @param {Test} test */
  async 'what is refused is refused in words'(test) {
    const server = await test.server(), { host, port } = new URL(server.url);
    const ask = (/** @type {string} */ line, h = host) => say(server, `${line} HTTP/1.1\r\nHost: ${h}\r\nConnection: close\r\n\r\n`, 20_000);
    const socket = (/** @type {string} */ h, /** @type {string} */ origin) => say(server, `GET /socket HTTP/1.1\r\nHost: ${h}\r\n` +
      `Origin: http://${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
      'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Protocol: kosynier-table\r\n\r\n', 20_000);
    assert.match(await ask('GET /api/health'), /^HTTP\/1\.1 200/);
    for (const h of [`127.0.0.1:${port}@evil`, `127.0.0.1:${port}.evil`, 'evil'])
      for (const heard of [await ask('GET /', h), await socket(h, h)]) assert.match(heard, /^HTTP\/1\.[01] 403[^]*localhost/, h);
    assert.match(await socket(host, 'evil'), /^HTTP\/1\.[01] 403[^]*own page/);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      assert.doesNotMatch(await ask(`${method} /api/health`), /^HTTP\/1\.1 (2|3)/, method);
    for (const method of ['POST', 'PUT', 'DELETE']) assert.match(await ask(`${method} /api/health`), /^HTTP\/1\.1 405/, method);
    assert.doesNotMatch(await ask('GET /js/main.js%00.txt'), /^HTTP\/1\.1 (2|3)/);
    assert.match(await ask('HEAD /api/health'), /^HTTP\/1\.1 200[^]*\r\n\r\n$/);
  },
};
