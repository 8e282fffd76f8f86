// Pictures of every screen at three sizes, light and dark, in both languages, into build/shots.
//
//   node tests/web/shots.mjs [WORD...]     those of all the words (table wide light); default: all

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SIZES, launch, person } from './support/browser.mjs';
import { SCREENS } from './support/screens.mjs';
import { ROOT, Server } from '../server/support/server.mjs';
import { Table } from './support/table.mjs';
import { Wire } from './support/wire.mjs';

const OUT = join(ROOT, 'build/shots');
const words = process.argv.slice(2);
const sizes = /** @type {(keyof typeof SIZES)[]} */ (Object.keys(SIZES));

/** @param {string} file */
const wanted = file => words.every(w => file.split(/[-.]/).includes(w));

/**
 * All screens in one dress, one after the other: later ones use the game of earlier ones.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./support/browser.mjs').Look} look
 */
async function shoot(browser, look) {
  const dress = `${look.size}-${look.theme}-${look.lang}`, faults = /** @type {string[]} */ ([]);
  const server = await new Server(['--seed', '1794']).start();
  const page = await person(browser, server.url, faults, { ...look, ground: true });
  const wire = new Wire(page), table = new Table(page, wire);
  await page.goto('/');
  for (const [name, open] of Object.entries(SCREENS)) {
    const file = `${name}-${dress}.png`;
    if (!wanted(file) && !(name === 'result' && wanted(`replay-${dress}.png`))) continue;
    try {
      await open({ page, wire, table });
    } catch (error) {
      faults.push(`${name}: ${error.message.split('\n')[0]}`);
    }
    await page.waitForTimeout(800); // the ground is drawn by a worker
    await page.screenshot({ path: join(OUT, file) });
  }
  for (const fault of faults) console.log(`${dress}: ${fault}`);
  await page.context().close();
  await server.stop();
}

mkdirSync(OUT, { recursive: true });
const browser = await launch();
try {
  for (const size of sizes)
    for (const theme of /** @type {const} */ (['light', 'dark']))
      for (const lang of /** @type {const} */ (['en', 'pl']))
        if (Object.keys(SCREENS).some(name => wanted(`${name}-${size}-${theme}-${lang}.png`))) await shoot(browser, { size, theme, lang });
} finally {
  await browser.close();
}
console.log(`pictures in ${OUT}`);
