// Runs the tests of the page in Chromium (../server/support/suite.mjs).
//
//   node tests/web/run.mjs [WORD...]     tests whose file or name has one of the words; default: all
//
//   TESTS=tests/web                      the folder they are in
//   JOBS=3                               how many at a time
//   KOSYNIER=build/release/kosynier      the program
//   CHROMIUM=/usr/bin/chromium-headless-shell   the browser; /usr/bin/chromium is as good
//
// A test gets a server and browsers of its own. What goes wrong inside a page fails the test too; a picture of it is kept in
// build/test-logs/web.

import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../server/support/server.mjs';
import { suite, Test as ServerTest } from '../server/support/suite.mjs';
import { launch, person, SHORT_LIVED } from './support/browser.mjs';
import { Table } from './support/table.mjs';
import { Wire } from './support/wire.mjs';

/** @typedef {import('../server/support/server.mjs').Server} Server */

const PICTURES = join(ROOT, 'build/test-logs/web');
const browser = await launch(SHORT_LIVED);

/** What a test works with. */
export class Test extends ServerTest {
  /** What went wrong inside its pages. @type {string[]} */
  faults = [];
  /** @type {import('playwright-core').Page[]} */
  #pages = [];

  /** A server of this test alone: its games, and its dice, which are the same in every run. @override @param {string[]} options */
  server(options = []) {
    return super.server(['--seed', '1794', ...options]);
  }

  /**
   * A person's browser for a server's page, with an ear on its socket; without a path it has not gone there yet.
   * @param {Server} server
   * @param {import('./support/browser.mjs').Look & {path?: string}} [look]
   */
  async person(server, { path = '', ...look } = {}) {
    const page = await person(browser, server.url, this.faults, look);
    this.#pages.push(page);
    const wire = new Wire(page), table = new Table(page, wire);
    if (path) await page.goto(path);
    return { page, wire, table };
  }

  /** @override @param {string} failed */
  async close(failed) {
    const faults = this.faults.splice(0);
    if (failed) for (const fault of faults) console.log(`    in the page: ${fault}`);
    else assert.deepEqual(faults, [], 'nothing goes wrong inside the page');
    for (const [i, page] of this.#pages.splice(0).entries()) {
      if (failed) await page.screenshot({ path: join(PICTURES, `${failed.replace(/\W+/g, '-')}-${i + 1}.png`) }).catch(() => {});
      await page.context().close().catch(() => {});
    }
    await super.close(failed);
  }
}

mkdirSync(PICTURES, { recursive: true });
await suite(join(ROOT, process.env.TESTS ?? 'tests/web'), () => new Test(), /every|whole game|against staff|on the spot/, /that effort counts/);
await browser.close();
