// Games that begin in a position of one's own making, through a save that the program itself writes.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './play.mjs';
import { PROGRAM } from '../../server/support/server.mjs';

/**
 * Sits down at both sides of it.
 * @param {{page: import('playwright-core').Page, table: import('./table.mjs').Table}} person
 * @param {string} scenario
 * @param {object} position as docs/protocol.md describes it
 */
export async function sitDownIn({ page, table }, scenario, position) {
  const folder = mkdtempSync(join(tmpdir(), 'kosynier-position-'));
  const file = join(folder, 'position.json'), save = join(folder, 'game.ksr');
  try {
    writeFileSync(file, JSON.stringify(position));
    execFileSync(PROGRAM, ['play', scenario, '--position', file, '--save', save, '--seed', '1809'], { input: 'quit\n' });
    const { game } = await ask(page, 'import', { data: readFileSync(save, 'utf8') });
    const id = typeof game === 'string' ? game : game.game;
    const { seats } = await ask(page, 'seats', { game: id });
    await page.goto(`/#/table/${id}?${Object.values(seats).map(seat => `seat=${seat}`).join('&')}`);
    await table.settled();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
