// A kosynier of one test: its own database, its own port.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from './client.mjs';
import { connect } from './socket.mjs';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const PROGRAM = process.env.KOSYNIER ?? join(ROOT, 'build/release/kosynier');
const START_MS = 60_000, STOP_MS = 60_000;

/** A folder that is gone with the program. */
export function folder() {
  const name = mkdtempSync(join(tmpdir(), 'kosynier-server-'));
  process.on('exit', () => rmSync(name, { recursive: true, force: true }));
  return name;
}

process.setMaxListeners(0);

let next = process.pid * 131;

/** A port that is free, and not one of those given to whoever connects: after a kill it is free again. */
export async function freePort() {
  for (;;) {
    const port = 10_000 + next++ % 20_000, probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').catch(() => null);
    probe.close();
    if (free) return String(port);
  }
}

export class Server {
  url = '';
  output = '';
  errors = '';
  /** @type {import('node:child_process').ChildProcess|null} */
  child = null;
  /** @type {number|null} */
  code = null;

  /**
   * @param {string[]} [options] further ones of `kosynier serve`; without --pace programs play as fast as they think
   * @param {{db?: string, env?: Record<string, string>, port?: string|null, shell?: string}} [how] port: null for
   *   none; shell: a command that is said before, "ulimit -f 100"
   */
  constructor(options = [], { db = join(folder(), 'games.db'), env = {}, port, shell = '' } = {}) {
    this.db = db;
    this.options = options;
    this.env = env;
    this.port = port;
    this.shell = shell;
  }

  async #command() {
    this.port = this.port === undefined ? await freePort() : this.port;
    const words = ['serve', '--no-browser', '--db', this.db, ...this.options];
    if (!this.options.includes('--pace')) words.push('--pace', '0');
    if (this.port !== null) words.push('--port', this.port);
    return this.shell ? ['sh', ['-c', `${this.shell}; exec "$0" "$@"`, PROGRAM, ...words]] : [PROGRAM, words];
  }

  /** Runs it till it says its address or ends; after a kill on the same database and port. */
  async start() {
    const [program, words] = await this.#command();
    this.output = '';
    const child = spawn(/** @type {string} */ (program), /** @type {string[]} */ (words),
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '', ...this.env } });
    this.child = child;
    process.once('exit', () => child.kill('SIGKILL'));
    this.code = null;
    child.stderr?.on('data', text => { this.errors += text; });
    child.on('exit', (code, signal) => { this.code = code ?? (signal ? -1 : 0); });
    await new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error('the server did not start')), START_MS);
      const end = () => { clearTimeout(timer); done(undefined); };
      child.stdout?.on('data', text => {
        this.output += text;
        const url = this.output.match(/http:\/\/[\d.]+:\d+\/(?=\n)/);
        if (!url) return;
        this.url = url[0];
        end();
      });
      child.on('close', end);
    });
    return this;
  }

  /** @param {Parameters<typeof connect>[1]} [how] */
  async socket(how) {
    return connect(this.url, how);
  }

  /**
   * Somebody who has said hello.
   * @param {{lang?: string, url?: string}} [how]
   */
  async client({ lang = 'en', url = this.url } = {}) {
    const client = new Client(await connect(url));
    await client.call('hello', { lang });
    return client;
  }

  /**
   * By a connection of its own: a kept one may belong to a server that had this port before.
   * @param {string} path
   * @param {Record<string, string>} [headers]
   * @returns {Promise<{status: number, headers: any, body: string}>}
   */
  fetch(path, headers = {}) {
    return new Promise((done, fail) => {
      get(new URL(path, this.url), { headers, agent: false }, answer => {
        let body = '';
        answer.setEncoding('utf8').on('data', text => { body += text; });
        answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      }).on('error', fail);
    });
  }

  /** Bytes of memory it holds; a program with sanitizers gives back little, and says nothing. */
  memory() {
    if (process.env.KS_BUILD === 'debug') return 0;
    const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8');
    return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) * 1024;
  }

  async kill() {
    await this.#end('SIGKILL');
  }

  /** Ends it as a person would; its code. */
  async stop() {
    await this.#end('SIGTERM');
    return this.code;
  }

  /** Waits till it ends by itself; its code. */
  async ended() {
    if (this.code === null && this.child) await once(this.child, 'exit');
    return this.code;
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const child = this.child;
    if (!child || this.code !== null) return;
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGABRT'), STOP_MS);
    if (this.code === null) await once(child, 'exit');
    clearTimeout(timer);
  }
}
