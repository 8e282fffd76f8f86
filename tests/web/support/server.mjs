// A kosynier of one test: its own database, its own port, its own dice.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const PROGRAM = process.env.KOSYNIER ?? join(ROOT, 'build/release/kosynier');
const START_MS = 60_000;

export class Server {
  /** Where the page is, "http://127.0.0.1:40123/". */
  url = '';
  /** What it printed, for the report of a failed test. */
  output = '';
  /** @type {import('node:child_process').ChildProcess|null} */
  #process = null;
  #folder = mkdtempSync(join(tmpdir(), 'kosynier-web-'));
  /** @type {string[]} */
  #options;

  /** @param {string[]} options further options of `kosynier serve` */
  constructor(options = []) {
    this.#options = options;
  }

  /** Starts, or starts again where it was: same database, same port. */
  async start() {
    const port = this.url ? new URL(this.url).port : '0';
    const child = spawn(PROGRAM, ['serve', '--no-browser', '--pace', '0', '--port', port,
      '--db', join(this.#folder, 'games.db'), ...this.#options], { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stderr.on('data', chunk => { this.output += chunk; });
    this.url = await listening(child, text => { this.output += text; });
    return this;
  }

  /** The machine loses power: nothing is told to anybody. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** Ends it for good and removes its database; how it ended. */
  async stop() {
    const code = await this.#end('SIGTERM');
    rmSync(this.#folder, { recursive: true, force: true });
    return code;
  }

  /** @param {NodeJS.Signals} signal @returns {Promise<number|string>} its code, or the signal that ended it */
  async #end(signal) {
    const child = this.#process;
    this.#process = null;
    if (!child) return 0;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
      await once(child, 'exit');
      clearTimeout(timer);
    }
    return child.signalCode ?? child.exitCode ?? 0;
  }
}

/**
 * The address in the first line that has one.
 * @param {import('node:child_process').ChildProcess} child
 * @param {(text: string) => void} keep
 * @returns {Promise<string>}
 */
function listening(child, keep) {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error(`the server said no address in ${START_MS} ms`)), START_MS);
    const end = () => clearTimeout(timer);
    child.once('error', error => { end(); fail(error); });
    child.once('exit', code => { end(); fail(new Error(`the server ended with code ${code}`)); });
    createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) }).on('line', line => {
      keep(`${line}\n`);
      const url = line.match(/https?:\/\/127\.0\.0\.1:\d+\//);
      if (url) { end(); done(url[0]); }
    });
  });
}
