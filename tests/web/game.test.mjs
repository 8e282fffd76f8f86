// Whole games of Fight for Wywła, from the lobby to the result.

import assert from 'node:assert/strict';
import { startGame } from './support/lobby.mjs';
import { play, sitDown } from './support/play.mjs';
import { idler } from './support/table.mjs';
import { radioTo, tabTo } from './support/keys.mjs';

/** @param {import('./support/table.mjs').Table} table */
async function isOver(table) {
  assert.ok(table.now.over);
  assert.equal(await table.page.locator('.result').isVisible(), true);
  assert.deepEqual(table.wire.refused.filter(r => r.op === 'act'), [], 'the page never offers what the server refuses');
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'a whole game by clicks, both sides at one screen': async test => {
    const { page, table } = await test.person(await test.server());
    await startGame(page, { opponent: 'table', curtain: false });
    await play(table, idler(1, 0.45), 'byMouse');
    await isOver(table);
    assert.ok(table.wire.acted.some(a => /^(march|move) /.test(a)), 'pieces moved');
  },

  'a whole game by keyboard alone, two players with a curtain between them': async test => {
    const { page, table } = await test.person(await test.server(), { size: 'middle', path: '/' });
    await tabTo(page, '.card[data-battle="szczekociny"] .choose');
    await page.keyboard.press('Enter');
    await radioTo(page, 'scenario', 'szczekociny/wywla');
    await radioTo(page, 'opponent', 'table');
    await tabTo(page, 'button.go');
    await page.keyboard.press('Enter');
    await play(table, idler(2, 0.1), 'byKeys');
    await isOver(table);
  },

  'a whole game against the computer, in the dark': async test => {
    const { page, table } = await test.person(await test.server(), { size: 'middle', theme: 'dark' });
    await startGame(page, { opponent: 'program', level: 'recruit', temper: 'bold', side: 'polish' });
    await play(table, idler(3, 0.2), 'byMouse');
    await isOver(table);
  },

  'a whole game on a screen 400 pixels wide, by touch, in Polish': async test => {
    const person = await test.person(await test.server(), { size: 'phone', lang: 'pl' });
    await sitDown(person, { players: { polish: 'human', allied: 'random' } });
    await play(person.table, idler(4, 0.2), 'byTouch');
    await isOver(person.table);
    const wide = await person.page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 400, `nothing sticks out: ${wide} pixels`);
  },
};
