// Runs the tests of the server through its socket, one after the other.
//
//   node tests/server/run.mjs [WORD...]   tests whose file or name has one of the words; default: all
//
//   KOSYNIER=build/release/kosynier       the program
//   SEED=N                                of what is random; default: the clock. It is printed
//   MUCH=1                                how many times as much of what is random
//
// A file *.test.mjs exports `tests`: {name: async test => …}. Servers of a test are stopped for it, and
// must end well: code 0, and nothing said by a sanitizer. The last line is "N passed, N failed".

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Random } from './support/random.mjs';
import { Server } from './support/server.mjs';

const HERE = dirname(fileURLToPath(import.meta.url));
const LIMIT_MS = 300_000 * Number(process.env.MUCH ?? 1);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const FAULT = /Sanitizer|runtime error|Assertion|core dumped/;

/** @typedef {ConstructorParameters<typeof Server>} Options */

/** What a test works with. */
export class Test {
  much = Number(process.env.MUCH ?? 1);
  random = new Random(seed);
  /** What is worth a line beside the result. */
  note = '';
  /** @type {Server[]} */
  #servers = [];

  /**
   * A server that runs.
   * @param {Options[0]} [options]
   * @param {Options[1]} [how]
   */
  async server(options, how) {
    const server = await this.trouble(options, how);
    assert.notEqual(server.url, '', `it starts: ${server.errors}`);
    return server;
  }

  /**
   * One that may have ended again at once.
   * @param {Options[0]} [options]
   * @param {Options[1]} [how]
   */
  async trouble(options = [], how = {}) {
    const server = new Server(options, how);
    this.#servers.push(server);
    return server.start();
  }

  /** Ends what still runs. @param {boolean} good and looks how it ends */
  async close(good) {
    for (const server of this.#servers) {
      const runs = server.code === null;
      const code = await server.stop();
      if (!good && server.errors) console.log(server.errors.trimEnd().replace(/^/gm, '    server: '));
      if (!good) continue;
      assert.doesNotMatch(server.errors, FAULT);
      if (runs) assert.equal(code, 0, `the server ends well: ${server.errors}`);
    }
  }
}

/**
 * @param {string} name
 * @param {(test: Test) => Promise<void>} run
 */
async function one(name, run) {
  const test = new Test(), start = Date.now();
  let timer;
  try {
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`not done after ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    });
    await Promise.race([run(test), late]);
    await test.close(true);
    console.log(`ok ${name}, ${((Date.now() - start) / 1000).toFixed(1)} s${test.note && `: ${test.note}`}`);
    return true;
  } catch (error) {
    console.log(`${error.stack ?? error}`.replace(/^/gm, '    '));
    await test.close(false);
    console.log(`not ok ${name} (SEED=${seed})`);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function main() {
  const words = process.argv.slice(2);
  let passed = 0, failed = 0;
  console.log(`SEED=${seed}`);
  for (const file of readdirSync(HERE).filter(f => f.endsWith('.test.mjs')).sort()) {
    const { tests } = await import(join(HERE, file));
    for (const [name, run] of Object.entries(tests)) {
      const title = `${file.replace('.test.mjs', '')}: ${name}`;
      if (words.length && !words.some(w => title.includes(w))) continue;
      if (await one(title, run)) passed++;
      else failed++;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed || !passed ? 1 : 0);
}

await main();
