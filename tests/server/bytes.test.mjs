// What comes in: frames and messages that are not as they should be. The server answers or cuts off, and plays on.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './support/client.mjs';
import { create, play, sit } from './support/game.mjs';
import { ROOT } from './support/server.mjs';
import { BINARY, CLOSE, CONTINUED, PING, TEXT, frame } from './support/socket.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/server.mjs').Server} Server */

const wait = (/** @type {number} */ ms) => new Promise(done => { setTimeout(done, ms); });

/**
 * The first answer to some bytes, or the code the socket was closed with.
 * @param {Server} server
 * @param {Buffer} bytes
 * @returns {Promise<any>}
 */
async function answer(server, bytes) {
  const socket = await server.socket();
  const heard = new Promise(done => {
    socket.once('text', text => done(JSON.parse(text)));
    socket.once('close', code => done(code));
  });
  socket.raw(bytes);
  const result = await heard;
  socket.cut();
  return result;
}

/** @param {Server} server @param {string|Buffer} text */
async function code(server, text) {
  const reply = await answer(server, frame(TEXT, Buffer.from(text)));
  return reply?.error?.code ?? reply?.ok ?? reply;
}

/** @param {Server} server */
async function isWell(server) {
  const client = await server.client();
  await client.call('ping');
  client.close();
}

export const tests = {
  /** @param {Test} test */
  async 'anything but a JSON object is refused'(test) {
    const server = await test.server();
    const deep = '['.repeat(30_000);
    for (const text of ['', ' ', 'x', '{', '{}x', 'null', '7', '"hello"', '[]', '[{"op":"ping"}]',
      '{"op":"ping","op":"hello"}', '{"op":1e999}',
      `{"id":1,"op":"ping","n":${'9'.repeat(400)}}`, '{"op":"\\ud800"}', '{"op":"a\\u0000b"}', deep, `${deep}${']'.repeat(30_000)}`,
      '{"a":'.repeat(9000), '{"id":1,"op":"ping"}\0', '\ufeff{"op":"ping"}', "{'op':'ping'}", '{"op":NaN}'])
      assert.equal(await code(server, text), 'bad_json', text.slice(0, 40));
    for (const bytes of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]])
      assert.ok(['bad_json', 1007].includes(await code(server, Buffer.from([...Buffer.from('{"op":"'), ...bytes,
        ...Buffer.from('"}')]))));
    for (const text of ['{}', '{"op":7}', '{"op":null}', '{"op":{}}'])
      assert.equal(await code(server, text), 'bad_request', text);
    for (const op of ['', 'Ping', 'ping ', 'act2', 'x'.repeat(60_000), 'żółw'.repeat(20)])
      assert.equal(await code(server, JSON.stringify({ op })), 'unknown_op', op.slice(0, 20));
    await isWell(server);
  },

  /** @param {Test} test */
  async 'an id comes back as it was'(test) {
    const server = await test.server();
    for (const id of [0, -1, 2 ** 53, 'x', null, [], {}, { a: [1, { b: 'ż' }] }, 'y'.repeat(50_000), true, 1.5]) {
      assert.deepEqual(await answer(server, frame(TEXT, Buffer.from(JSON.stringify({ id, op: 'ping' })))), { id, ok: true });
      const refused = await answer(server, frame(TEXT, Buffer.from(JSON.stringify({ id, op: 'act' }))));
      assert.deepEqual(refused.id, id);
    }
    assert.equal((await answer(server, frame(TEXT, Buffer.from('{"op":"ping"}')))).id, null);
  },

  /** @param {Test} test */
  async 'a message may come in pieces'(test) {
    const server = await test.server(), socket = await server.socket();
    const text = Buffer.from('{"id":1,"op":"hello","lang":"pl"}');
    /** @type {string[]} */
    const heard = [];
    socket.on('text', t => heard.push(t));
    for (let i = 0; i < text.length; i++)
      socket.raw(frame(i ? CONTINUED : TEXT, text.subarray(i, i + 1), { final: i === text.length - 1 }));
    const whole = frame(TEXT, text);
    for (const byte of whole) socket.raw(Buffer.from([byte]));
    socket.raw(frame(TEXT, text.subarray(0, 10), { final: false }));
    socket.raw(frame(PING, Buffer.from('between')));
    await new Promise(done => { socket.once('pong', done); });
    socket.raw(frame(CONTINUED, Buffer.alloc(0), { final: false }));
    socket.raw(frame(CONTINUED, text.subarray(10)));
    socket.raw(Buffer.concat(Array.from({ length: 5 }, () => whole)));
    await until(() => heard.length >= 8);
    assert.equal(heard.length, 8);
    assert.equal(new Set(heard).size, 1);
    socket.cut();
  },

  /** @param {Test} test */
  async 'what is too long is refused or cut off'(test) {
    const server = await test.server();
    const long = (/** @type {string} */ op, /** @type {number} */ n) => JSON.stringify({ id: 1, op, data: 'x'.repeat(n) });
    assert.equal(await code(server, long('ping', 65_000)), true);
    assert.equal(await code(server, long('ping', 66_000)), 'bad_request');
    assert.equal(await code(server, long('hello', 10_000_000)), 'bad_request');
    assert.equal(await code(server, long('import', 10_000_000)), 'bad_data');
    assert.equal(await code(server, long('import', 17_000_000)), 1009);
    const before = server.memory();
    for (const length of [2 ** 31, 2 ** 32 + 5, 2 ** 40, 2 ** 53 - 1])
      assert.ok(Number.isInteger(await Promise.race([answer(server, frame(TEXT, Buffer.alloc(100, 120), { length })),
        wait(500).then(() => 0)])));
    assert.ok(server.memory() - before < 64e6, 'a promise of bytes takes no memory');
    await isWell(server);
  },

  /** @param {Test} test */
  async 'frames that break the rules are cut off'(test) {
    const server = await test.server(), ping = Buffer.from('{"op":"ping"}');
    for (const bytes of [frame(BINARY, ping), frame(CONTINUED, ping), frame(3, ping), frame(11, ping), frame(15, ping),
      frame(PING, Buffer.alloc(200)), frame(PING, ping, { final: false }), Buffer.from([0xf1, 0x81, 0, 0, 0, 0, 65]),
      Buffer.concat([frame(TEXT, ping, { final: false }), frame(TEXT, ping)]), frame(CLOSE, Buffer.from([3])), frame(CLOSE,
        Buffer.from([0, 1]))]) {
      const got = await Promise.race([answer(server, bytes), wait(30_000).then(() => 'nothing')]);
      assert.ok(Number.isInteger(got), `${bytes.subarray(0, 4).toString('hex')}: ${JSON.stringify(got)}`);
    }
    await isWell(server);
  },

  /** @param {Test} test */
  async 'who sends too much is told, then cut off, and others do not notice'(test) {
    const server = await test.server(), socket = await server.socket(), other = await server.client();
    /** @type {Record<string, number>} */
    const codes = {};
    socket.on('text', text => {
      const { error } = JSON.parse(text);
      codes[error?.code ?? 'ok'] = (codes[error?.code ?? 'ok'] ?? 0) + 1;
    });
    const start = Date.now();
    for (let i = 0; i < 300; i++) socket.send('{"op":"ping"}');
    await until(() => (codes.ok ?? 0) + (codes.too_fast ?? 0) >= 300);
    // The burst is 160 messages, less what the work on them is charged, and 40 a second flow in meanwhile.
    const most = 161 + 40 * (Date.now() - start) / 1000;
    assert.ok(codes.ok >= 120 && codes.ok <= most && codes.ok + (codes.too_fast ?? 0) === 300, JSON.stringify({ ...codes, most }));
    for (let i = 0; i < 2000; i++) socket.send('{"op":"ping"}');
    await other.call('ping'); // who is quiet is answered
    await socket.end();
    assert.ok(codes.too_fast <= 200, JSON.stringify(codes));
    const patient = await server.client();
    for (let i = 0; i < 150; i++) await patient.call('ping');
    assert.equal(patient.socket.closed, false);
  },

  /** @param {Test} test */
  async 'who does not listen is not heard, takes little memory, and misses nothing when he does'(test) {
    const server = await test.server(), owner = await server.client(), asked = 28;
    const { game } = await owner.call('import', { data: readFileSync(join(ROOT, 'games/szczekociny/replays/battle.ksr'), 'utf8') });
    const before = server.memory(), deaf = await server.socket();
    let answers = 0;
    deaf.line.pause();
    deaf.on('text', text => { answers += text.includes('"push"') ? 0 : 1; });
    deaf.send(JSON.stringify({ op: 'join', game: game.game, tokens: [game.watch] }));
    for (let k = 0; k < asked; k++) deaf.send('{"op":"log","from":1,"to":500,"units":true}'); // half a megabyte each
    for (let i = 0; i < 20; i++) await owner.call('ping');
    const held = server.memory() - before;
    test.note = `${(held / 1e6).toFixed(1)} MB`;
    assert.ok(held < 9e6, test.note); // all answers were 14 MB
    deaf.line.resume();
    await until(() => answers > asked);
    assert.equal(answers, asked + 1);
    deaf.cut();
  },

  /** @param {Test} test */
  async 'going in the middle of anything is harmless'(test) {
    const server = await test.server(), { random } = test;
    const made = await create(server, 'szczekociny/wywla', { players: { polish: 'human', allied: 'greedy' } });
    const join = JSON.stringify({ id: 1, op: 'join', game: made.id, tokens: [made.seats.polish] });
    for (let i = 0; i < 60 * test.much; i++) {
      const socket = await server.socket();
      const bytes = Buffer.concat([frame(TEXT, Buffer.from(join)), frame(TEXT,
        Buffer.from('{"id":2,"op":"log","from":1,"to":500,"units":true}')),
        frame(TEXT, Buffer.from('{"id":3,"op":"lang","lang":"pl"}'))]);
      socket.raw(bytes.subarray(0, random.below(bytes.length)));
      if (random.chance(50)) await wait(random.below(20));
      if (random.chance(50)) socket.line.resetAndDestroy();
      else if (random.chance(50)) socket.raw(frame(CLOSE, Buffer.from([3, 232])));
      else socket.line.end();
      socket.line.destroySoon();
    }
    const client = await sit(server, made, ['polish']);
    await play(client, 5, random);
    await client.till(c => c.now.present.polish === 1, 'all others are gone');
  },
};
