// A battle of an owner's own folder: data alone bring it into the lobby and onto the table.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { chooseBattle, startGame } from './support/lobby.mjs';
import { play } from './support/play.mjs';
import { ROOT } from '../server/support/server.mjs';
import { idler } from './support/table.mjs';

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'the example battle is chosen in the lobby and played by clicks': async test => {
    const server = await test.server(['--data', join(ROOT, 'examples/scenarios')]);
    const { page, table } = await test.person(server);
    await chooseBattle(page, 'krupczyce');
    const card = page.locator('.card[data-battle="krupczyce"]');
    await card.locator('.picture svg').waitFor();
    assert.match(await card.innerText(), /17 September 1794[^]*Poles[^]*Russians[^]*The crossing/);
    assert.match(await page.locator('.story').innerText(), /Suworow is on the march/i);
    await startGame(page, { scenario: 'krupczyce/battle' });
    const gone = () => table.wire.acted.filter(a => /^(step|shift|lead) /.test(a)).length;
    await play(table, idler(5, 0.3), 'byMouse', () => gone() < 4);
    assert.equal(gone(), 4, 'pieces go by clicks on the map');
    assert.deepEqual(table.wire.refused.filter(r => r.op === 'act'), []);
  },
};
