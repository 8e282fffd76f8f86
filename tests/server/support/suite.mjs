// Runs the tests of a folder, several at a time: most of them wait, and none sees what another does.
//
// A file *.test.mjs exports `tests`: {name: async test => …}. Servers of a test are stopped for it, and must end well: code 0,
// and nothing said by a sanitizer. The ten slowest are named at the end; the last line is "N passed, N failed".

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from './random.mjs';
import { Server } from './server.mjs';

/** Only a test that hangs takes as long, however busy the machine is. */
const LIMIT_MS = 900_000 * Number(process.env.MUCH ?? 1);
const FAULT = /Sanitizer|runtime error|Assertion|core dumped/;
const seed = Number(process.env.SEED ?? 1794);

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

  /** Ends what still runs, and looks how it ends. @param {string} failed the name of the test if it did */
  async close(failed) {
    for (const server of this.#servers) {
      const runs = server.code === null, code = await server.stop();
      if (failed) {
        if (server.errors) console.log(server.errors.trimEnd().replace(/^/gm, '    server: '));
        continue;
      }
      assert.doesNotMatch(server.errors, FAULT);
      if (runs) assert.equal(code, 0, `the server ends well: ${server.errors}`);
    }
  }
}

/**
 * @template {Test} T
 * @param {string} name
 * @param {(test: T) => Promise<void>} run
 * @param {T} test
 * @returns {Promise<{name: string, ok: boolean, seconds: number}>}
 */
async function one(name, run, test) {
  const start = Date.now(), took = () => (Date.now() - start) / 1000;
  let timer, ok = true;
  try {
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`not done after ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    });
    await Promise.race([run(test), late]);
    await test.close('');
    console.log(`ok ${name}, ${took().toFixed(1)} s${test.note && `: ${test.note}`}`);
  } catch (error) {
    ok = false;
    console.log(`${error.stack ?? error}${error.cause ? `\ncause: ${error.cause.stack ?? error.cause}` : ''}`.replace(/^/gm, '    '));
    await test.close(name);
    console.log(`not ok ${name} (SEED=${seed})`);
  }
  clearTimeout(timer);
  return { name, ok, seconds: took() };
}

/**
 * Runs the tests whose file or name has one of the words of the command line; without words, all.
 * @template {Test} T
 * @param {string} folder
 * @param {() => T} make
 * @param {RegExp} long names of those that begin, so that all end together
 * @param {RegExp} [alone] names of those that come last, one by one: gestures after gestures that a busy machine would blur
 */
export async function suite(folder, make, long, alone = /^$/) {
  const words = process.argv.slice(2), queue = [], done = /** @type {Awaited<ReturnType<typeof one>>[]} */ ([]);
  for (const file of readdirSync(folder).filter(f => f.endsWith('.test.mjs')).sort())
    for (const [name, run] of Object.entries((await import(join(folder, file))).tests))
      queue.push({ title: `${file.replace('.test.mjs', '')}: ${name}`, run });
  const all = queue.filter(({ title }) => !words.length || words.some(w => title.includes(w)));
  const wanted = all.filter(({ title }) => !alone.test(title))
    .sort((a, b) => Number(long.test(b.title)) - Number(long.test(a.title)));
  console.log(`SEED=${seed}`);
  await Promise.all(Array.from({ length: Number(process.env.JOBS ?? 3) }, async () => {
    for (let next = wanted.shift(); next; next = wanted.shift()) done.push(await one(next.title, next.run, make()));
  }));
  for (const { title, run } of all.filter(({ title }) => alone.test(title))) done.push(await one(title, run, make()));
  done.sort((a, b) => b.seconds - a.seconds).slice(0, 10).forEach(({ name, seconds }) => console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`));
  const failed = done.filter(({ ok }) => !ok).length;
  console.log(`${done.length - failed} passed, ${failed} failed`);
  process.exitCode = failed || !done.length ? 1 : 0;
}
