// A WebSocket as small as can be, and one that can also misbehave: every frame is made by hand.

import { createHash, randomBytes } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { request } from 'node:http';

export const TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10, CONTINUED = 0;

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/**
 * A frame as a client sends it, masked.
 * @param {number} kind
 * @param {Buffer} body
 * @param {{final?: boolean, masked?: boolean, length?: number}} [odd] what is not as it should be: a
 *   part of a message, no mask, a length that is not that of the body
 */
export function frame(kind, body, { final = true, masked = true, length = body.length } = {}) {
  const head = [(final ? 0x80 : 0) | kind];
  const bit = masked ? 0x80 : 0;
  if (length < 126) head.push(bit | length);
  else if (length < 65536) head.push(bit | 126, length >> 8, length & 255);
  else {
    const long = Buffer.alloc(8);
    long.writeBigUInt64BE(BigInt(length));
    head.push(bit | 127, ...long);
  }
  if (!masked) return Buffer.concat([Buffer.from(head), body]);
  const mask = randomBytes(4), hidden = Buffer.from(body);
  for (let i = 0; i < hidden.length; i++) hidden[i] ^= mask[i & 3];
  return Buffer.concat([Buffer.from(head), mask, hidden]);
}

/** Cuts what a server sends into frames. */
class Reader {
  /** @type {Buffer} */
  #rest = Buffer.alloc(0);
  /** @type {Buffer[]} */
  #parts = [];

  /**
   * @param {Buffer} bytes
   * @returns {{kind: number, body: Buffer}[]} whole messages, and control frames
   */
  read(bytes) {
    this.#rest = this.#rest.length ? Buffer.concat([this.#rest, bytes]) : bytes;
    const whole = [];
    for (let f = this.#next(); f; f = this.#next()) {
      if (f.kind >= CLOSE) {
        whole.push(f);
        continue;
      }
      this.#parts.push(f.body);
      if (!f.final) continue;
      whole.push({ kind: TEXT, body: Buffer.concat(this.#parts) });
      this.#parts = [];
    }
    return whole;
  }

  #next() {
    const b = this.#rest;
    if (b.length < 2) return null;
    let length = b[1] & 127, at = 2;
    if (length === 126) {
      if (b.length < 4) return null;
      length = b.readUInt16BE(2);
      at = 4;
    } else if (length === 127) {
      if (b.length < 10) return null;
      length = Number(b.readBigUInt64BE(2));
      at = 10;
    }
    if (b.length < at + length) return null;
    this.#rest = b.subarray(at + length);
    return { final: (b[0] & 0x80) !== 0, kind: b[0] & 15, body: b.subarray(at, at + length) };
  }
}

/** An open socket. Tells 'text' (a string) and 'close' (the code of the server, or 0). */
export class Socket extends EventEmitter {
  closed = false;
  /** @type {number} code the server closed with, 0: it just went */
  code = 0;
  /** The last text that came. */
  last = '';
  #reader = new Reader();
  /** @type {Promise<any>|undefined} */
  #end;

  /**
   * @param {import('node:net').Socket} line
   * @param {Buffer} head
   */
  constructor(line, head) {
    super();
    this.line = line;
    line.on('data', bytes => this.#hear(bytes));
    line.on('error', () => {});
    line.on('close', () => {
      this.closed = true;
      this.emit('close', this.code);
    });
    if (head.length) queueMicrotask(() => this.#hear(head));
  }

  /** @param {Buffer} bytes */
  #hear(bytes) {
    for (const { kind, body } of this.#reader.read(bytes)) {
      if (kind === TEXT) this.emit('text', this.last = body.toString('utf8'));
      else if (kind === PING) this.raw(frame(PONG, body));
      else if (kind === PONG) this.emit('pong', body);
      else if (kind === CLOSE) {
        this.code = body.length >= 2 ? body.readUInt16BE(0) : 1005;
        this.line.end();
      }
    }
  }

  /** @param {string|Buffer} text */
  send(text) {
    this.raw(frame(TEXT, Buffer.from(text)));
  }

  /** @param {Buffer} bytes frames or any other bytes */
  raw(bytes) {
    if (!this.closed) this.line.write(bytes);
  }

  /** Goes without a word. */
  cut() {
    this.line.destroy();
  }

  /** Waits till it is closed; the code. */
  async end() {
    this.#end ??= this.closed ? Promise.resolve() : once(this, 'close');
    await this.#end;
    return this.code;
  }
}

/**
 * Opens a socket. What was refused is an Error with `status`.
 * @param {string} url of the page, "http://127.0.0.1:40123/"
 * @param {{path?: string, headers?: Record<string, string|undefined>, localAddress?: string}} [how] headers to
 *   change, or to leave out (undefined)
 * @returns {Promise<Socket>}
 */
export function connect(url, { path = 'socket', headers = {}, localAddress } = {}) {
  const { hostname, port, host } = new URL(url);
  const key = randomBytes(16).toString('base64');
  const all = {
    Host: host,
    Origin: `http://${host}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': key,
    'Sec-WebSocket-Protocol': 'kosynier-table',
    ...headers,
  };
  return new Promise((done, fail) => {
    const asked = request({ host: hostname, port, path: `/${path}`, localAddress, agent: false,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) });
    asked.on('upgrade', (answer, line, head) => {
      const expected = createHash('sha1').update(key + MAGIC).digest('base64');
      if (answer.headers['sec-websocket-accept'] !== expected) fail(new Error('a wrong key came back'));
      else done(new Socket(/** @type {import('node:net').Socket} */ (line), head));
    });
    asked.on('response', answer => {
      answer.resume();
      fail(Object.assign(new Error(`refused with ${answer.statusCode}`), { status: answer.statusCode }));
    });
    asked.on('error', error => fail(Object.assign(error, { status: 0 })));
    asked.end();
  });
}
