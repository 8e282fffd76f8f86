// Games that were played once and are told since: whoever plays differently today changes nothing in them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/support/server.mjs';
import { ask } from './play.mjs';

/** A file of tests/web/games as a text. @param {string} name */
export const storedText = name => readFileSync(join(ROOT, 'tests/web/games', name), 'utf8');

/**
 * Brings one to the server of the page.
 * @param {import('playwright-core').Page} page
 * @param {string} name of the file, without .ksr
 * @returns {Promise<{game: string, seats: Record<string, string>}>}
 */
export async function storedGame(page, name) {
  const { game } = await ask(page, 'import', { data: storedText(`${name}.ksr`) }), id = game.game ?? game;
  const { seats } = await ask(page, 'seats', { game: id });
  return { game: id, seats };
}
