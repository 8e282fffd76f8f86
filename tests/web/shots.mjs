// Pictures of every screen at three sizes, light and dark, in both languages, into build/shots.
//
//   node tests/web/shots.mjs [WORD...]     screens whose name has one of the words; default: all

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SIZES, launch, person } from './support/browser.mjs';
import { SCREENS } from './support/screens.mjs';
import { ROOT, Server } from './support/server.mjs';
import { Table } from './support/table.mjs';
import { Wire } from './support/wire.mjs';

const OUT = join(ROOT, 'build/shots');
const words = process.argv.slice(2);
const sizes = /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES));

/** @param {string} screen */
const wanted = screen => !words.length || words.some(w => screen.includes(w));

mkdirSync(OUT, { recursive: true });
const browser = await launch();
for (const size of sizes)
  for (const theme of /** @type {const} */ (['light', 'dark']))
    for (const lang of /** @type {const} */ (['en', 'pl'])) {
      const server = await new Server(['--seed', '1794']).start(), faults = /** @type {string[]} */ ([]);
      const page = await person(browser, server.url, faults, { size, theme, lang });
      const wire = new Wire(page), one = { page, wire, table: new Table(page, wire) };
      await page.goto('/');
      for (const [name, open] of Object.entries(SCREENS)) {
        if (!wanted(name) && !['result', 'replay'].includes(name)) continue;
        const file = `${name}-${size}-${theme}-${lang}.png`;
        try {
          await open(one);
          await page.waitForTimeout(600); // the ground is drawn by a worker
        } catch (error) {
          console.log(`${file}: ${error.message.split('\n')[0]}`);
        }
        if (wanted(name)) await page.screenshot({ path: join(OUT, file) });
      }
      for (const fault of faults) console.log(`${size} ${theme} ${lang}: ${fault}`);
      await page.context().close();
      await server.stop();
    }
await browser.close();
console.log(`pictures in ${OUT}`);
