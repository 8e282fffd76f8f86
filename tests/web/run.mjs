// Runs the tests of the page in Chromium, three at a time: a page waits now and then.
//
//   node tests/web/run.mjs [WORD...]     tests whose file or name has one of the words; default: all
//
//   TESTS=tests/web                      the folder they are in
//   JOBS=3                               how many at a time
//   KOSYNIER=build/release/kosynier      the program
//   CHROMIUM=/usr/bin/chromium           the browser
//
// A file *.test.mjs exports `tests`: {name: async test => …}. A test gets a server and browsers of its own from
// its argument, and they are closed for it: no test sees what another did. What goes wrong inside a page fails the test too; a
// picture of it is kept in build/test-logs/web. The last line is "N passed, N failed".

import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, person } from './support/browser.mjs';
import { ROOT, Server } from './support/server.mjs';
import { Table } from './support/table.mjs';
import { Wire } from './support/wire.mjs';

const HERE = join(ROOT, process.env.TESTS ?? 'tests/web');
const PICTURES = join(ROOT, 'build/test-logs/web');
const LIMIT_MS = 400_000;
const JOBS = Number(process.env.JOBS ?? 3);

/** Dice and tokens come from a seed, so that every run is the same. */
const SEED = ['--seed', '1794'];

/** What a test works with. */
export class Test {
  /** What went wrong inside its pages. @type {string[]} */
  faults = [];
  /** @type {Server[]} */
  #servers = [];
  /** @type {import('playwright-core').Page[]} */
  #pages = [];
  /** @type {import('playwright-core').Browser} */
  #browser;

  /** @param {import('playwright-core').Browser} browser */
  constructor(browser) {
    this.#browser = browser;
  }

  /** A server of this test alone: its games, its dice. @param {string[]} options further ones of `kosynier serve` */
  async server(options = []) {
    const server = new Server([...SEED, ...options]);
    this.#servers.push(server);
    return server.start();
  }

  /**
   * A person's browser on a server's page, with an ear on its socket.
   * @param {Server} server
   * @param {import('./support/browser.mjs').Look & {path?: string}} [look]
   */
  async person(server, { path = '/', ...look } = {}) {
    const page = await person(this.#browser, server.url, this.faults, look);
    this.#pages.push(page);
    const wire = new Wire(page), table = new Table(page, wire);
    await page.goto(path);
    return { page, wire, table };
  }

  /** @param {string} name of the test, where it failed @returns {Promise<(string|number)[]>} how its servers ended */
  async close(name = '') {
    const ends = [];
    for (const [i, page] of this.#pages.entries()) {
      if (name) await page.screenshot({ path: join(PICTURES, `${name}-${i + 1}.png`) }).catch(() => {});
      await page.context().close().catch(() => {});
    }
    for (const server of this.#servers) {
      if (name) console.log(server.output.replace(/^/gm, '    server: '));
      ends.push(await server.stop());
    }
    return ends;
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} name
 * @param {(test: Test) => Promise<void>} run
 */
async function one(browser, name, run) {
  const test = new Test(browser), start = Date.now();
  let timer;
  try {
    const late = new Promise((_, fail) => {
      timer = setTimeout(() => fail(new Error(`not done after ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    });
    await Promise.race([run(test), late]);
    assert.deepEqual(test.faults, [], 'nothing goes wrong inside the page');
    assert.ok((await test.close()).every(end => end === 0), 'the server ends in peace');
    console.log(`ok ${name}, ${((Date.now() - start) / 1000).toFixed(1)} s`);
    return true;
  } catch (error) {
    console.log(`${error.stack ?? error}`.replace(/^/gm, '    '));
    for (const fault of test.faults) console.log(`    in the page: ${fault}`);
    await test.close(name.replace(/\W+/g, '-'));
    console.log(`not ok ${name}`);
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** The tests whose file or name has one of these words, all without any. @param {string[]} words */
async function wanted(words) {
  /** @type {{title: string, run: (test: Test) => Promise<void>}[]} */
  const found = [];
  for (const file of readdirSync(HERE).filter(f => f.endsWith('.test.mjs')).sort())
    for (const [name, run] of Object.entries((await import(join(HERE, file))).tests))
      found.push({ title: `${file.replace('.test.mjs', '')}: ${name}`, run });
  const long = (/** @type {{title: string}} */ { title }) => Number(/every|whole game/.test(title)); // first, so that all end together
  return found.filter(({ title }) => !words.length || words.some(w => title.includes(w))).sort((a, b) => long(b) - long(a));
}

async function main() {
  mkdirSync(PICTURES, { recursive: true });
  const browser = await launch(), queue = await wanted(process.argv.slice(2));
  let passed = 0, failed = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      if (await one(browser, next.title, next.run)) passed++;
      else failed++;
  };
  await Promise.all(Array.from({ length: JOBS }, work));
  await browser.close();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed || !passed ? 1 : 0;
}

await main();
