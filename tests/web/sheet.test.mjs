// The whole sheet, and what lies over it: nothing hides the troops, the piece in hand or its reach.

import assert from 'node:assert/strict';
import { sitDown } from './support/play.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** One scenario of each battle, on its whole map. */
const BATTLES = [
  ['raclawice/historical', 'russian'],
  ['szczekociny/battle', 'allied'],
  ['maciejowice/battle', 'russian'],
  ['raszyn/battle', 'austrian'],
];

/** Boxes on the screen: the drawn frame of the sheet, the window it lies in, and what stands over that. @param {Page} page */
const boxes = page => page.evaluate(() => {
  const box = (/** @type {string} */ selector) => {
    const found = document.querySelector(selector)?.getBoundingClientRect();
    return found?.width ? { left: found.left, top: found.top, right: found.right, bottom: found.bottom } : null;
  };
  return { sheet: box('.board .m-neat'), window: box('.board'), bar: box('.tb-bar'), rail: box('.tb-main > .rail') };
});

/** The view has come to rest: a busy machine draws few frames a second. @param {Page} page */
async function rest(page) {
  for (let was = '', same = 0; same < 3;) {
    await page.waitForTimeout(120);
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
    const is = JSON.stringify((await boxes(page)).sheet);
    same = is === was ? same + 1 : 0;
    was = is;
  }
}

/** @param {Page} page  @param {string} when */
async function assertWhole(page, when) {
  await rest(page);
  const { sheet, window, bar, rail } = await boxes(page);
  assert.ok(sheet && window && bar && rail);
  const out = { left: window.left - sheet.left, top: window.top - sheet.top, right: sheet.right - rail.left, bottom: sheet.bottom - bar.top };
  for (const [edge, by] of Object.entries(out)) assert.ok(by < 1, `${when}: the sheet is hidden by ${by.toFixed(0)} pixels: ${edge}`);
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = Object.fromEntries(BATTLES.map(([scenario, other]) => [`the whole map is whole: ${scenario}`, async test => {
  const person = await test.person(await test.server()), { page, table } = person;
  await sitDown(person, { scenario, players: { polish: 'human', [other]: 'human' } });
  await page.locator('.board .m-labels').waitFor({ state: 'attached' });
  await page.keyboard.press('0');
  await assertWhole(page, 'by its key');
  for (let i = 0; i < 3; i++) await page.keyboard.press('+');
  await page.getByRole('button', { name: 'Whole map' }).click();
  await assertWhole(page, 'by its button');
  const before = (await boxes(page)).sheet;
  for (let i = 0; i < 3; i++) {
    const choice = table.now.choices?.find(c => c.action === table.now.decline) ?? table.now.choices?.[0];
    assert.ok(choice);
    await table.byKeys(choice);
    await table.settled();
  }
  await rest(page);
  const after = (await boxes(page)).sheet;
  assert.ok(before && after && Math.hypot(after.left - before.left, after.top - before.top, after.right - before.right) < 1,
    `the view stays as it was left: ${JSON.stringify({ before, after })}`);
}]));
