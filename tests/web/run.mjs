// Runs the tests of the page in Chromium, one after the other.
//
//   node tests/web/run.mjs [WORD...]     tests whose file or name has one of the words; default: all
//
//   KOSYNIER=build/release/kosynier      the program
//   CHROMIUM=/usr/bin/chromium           the browser
//
// A file *.test.mjs exports `tests`: {name: async test => …}. A test gets servers and browsers from
// its argument, and they are closed for it. What goes wrong inside a page fails the test too; a
// picture of it is kept in build/test-logs/web. The last line is "N passed, N failed".

import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch, person } from './support/browser.mjs';
import { ROOT, Server } from './support/server.mjs';
import { Table } from './support/table.mjs';
import { Wire } from './support/wire.mjs';

const HERE = join(ROOT, 'tests/web');
const PICTURES = join(ROOT, 'build/test-logs/web');
const LIMIT_MS = 180_000;

/** Dice and tokens come from a seed, so that every run is the same. */
const SEED = ['--seed', '1794'];

/** @type {Server|null} */
let shared = null;

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

  /** The server all tests share: each makes games of its own. */
  async server() {
    shared ??= await new Server(SEED).start();
    return shared;
  }

  /** A server of this test alone, for what others would not survive. */
  async ownServer() {
    const server = new Server(SEED);
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

  /** @param {string} name of the test, where it failed */
  async close(name = '') {
    for (const [i, page] of this.#pages.entries()) {
      if (name) await page.screenshot({ path: join(PICTURES, `${name}-${i + 1}.png`) }).catch(() => {});
      await page.context().close().catch(() => {});
    }
    for (const server of this.#servers) {
      if (name) console.log(server.output.replace(/^/gm, '    server: '));
      await server.stop();
    }
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
    await test.close();
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

async function main() {
  const words = process.argv.slice(2);
  mkdirSync(PICTURES, { recursive: true });
  const browser = await launch();
  let passed = 0, failed = 0;
  for (const file of readdirSync(HERE).filter(f => f.endsWith('.test.mjs')).sort()) {
    const { tests } = await import(join(HERE, file));
    for (const [name, run] of Object.entries(tests)) {
      const title = `${file.replace('.test.mjs', '')}: ${name}`;
      if (words.length && !words.some(w => title.includes(w))) continue;
      if (await one(browser, title, run)) passed++;
      else failed++;
    }
  }
  await browser.close();
  const end = await shared?.stop();
  if (end) {
    console.log(`not ok the server ended with ${end}\n${shared?.output}`);
    failed++;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed || !passed ? 1 : 0;
}

await main();
