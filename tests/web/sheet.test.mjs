// The whole sheet, and what lies over it: nothing hides the troops, the piece in hand or its reach.

import assert from 'node:assert/strict';
import { sitDown, upTo } from './support/play.mjs';
import { rest, timers } from './support/rest.mjs';
import { idler } from './support/table.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Longer than the small map waits (web/js/map/board.js). */
const SETTLED = 300;

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

/** @param {Page} page  @param {string} when */
async function assertWhole(page, when) {
  await rest(page);
  const { sheet, window, bar, rail } = await boxes(page);
  assert.ok(sheet && window && bar && rail);
  const out = { left: window.left - sheet.left, top: window.top - sheet.top, right: sheet.right - rail.left, bottom: sheet.bottom - bar.top };
  for (const [edge, by] of Object.entries(out)) assert.ok(by < 1, `${when}: the sheet is hidden by ${by.toFixed(0)} pixels: ${edge}`);
}

/** Stacks on the screen that a part of the page lies over. @param {Page} page  @param {string} selector */
const hidden = (page, selector) => page.evaluate(wanted => {
  const over = document.querySelector(wanted)?.getBoundingClientRect();
  if (!over?.width) return [];
  return [...document.querySelectorAll('.tb-map .stack')].filter(stack => {
    const box = stack.getBoundingClientRect(), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    return x > over.left && x < over.right && y > over.top && y < over.bottom;
  }).map(stack => stack.getAttribute('data-hex'));
}, selector);

/** Where a stack is on the screen. @param {Page} page  @param {string} hex  @param {import('./support/table.mjs').Table} table */
const seenAt = async (page, hex, table) => {
  await rest(page);
  const { x, y } = await table.onScreen(hex), { window, bar, rail } = await boxes(page);
  assert.ok(window && bar && rail);
  return { x, y, clear: x > window.left && y > window.top && x < rail.left && y < bar.top };
};

/**
 * Sits down at Racławice, and plays on until a unit can be moved.
 * @param {import('./run.mjs').Test} test
 * @param {Record<string, unknown>} [prefs]
 */
async function toMove(test, prefs = {}) {
  const person = await test.person(await test.server(), { prefs, ground: true }), { page, table, wire } = person;
  await sitDown(person, { scenario: 'raclawice/historical', players: { polish: 'human', russian: 'human' }, before: upTo('move', idler(7, 0)) });
  await page.locator('.board .m-labels').waitFor({ state: 'attached' });
  const move = table.now.choices?.find(c => c.verb === 'move');
  assert.ok(move?.unit);
  return { ...person, unit: move.unit, hex: /** @type {string} */ (wire.hexes.get(move.unit)) };
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
const whole = Object.fromEntries(BATTLES.map(([scenario, other]) => [`the whole map is whole: ${scenario}`, async test => {
  const person = await test.person(await test.server(), { ground: true }), { page, table } = person;
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

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  ...whole,

  'with text twice as large the whole map is whole, and no stack lies under the bar': async test => {
    const person = await test.person(await test.server(), { prefs: { textScale: 200 }, ground: true }), { page } = person;
    await sitDown(person, { scenario: 'raclawice/historical', players: { polish: 'human', russian: 'human' } });
    await page.locator('.board .m-labels').waitFor({ state: 'attached' });
    await page.keyboard.press('0');
    await assertWhole(page, 'at 200 %');
    await page.keyboard.press('g');
    await rest(page);
    assert.deepEqual(await hidden(page, '.tb-bar'), [], 'all stacks are seen');
  },

  'nearer goes to the piece in hand': async test => {
    const { page, table, hex } = await toMove(test);
    await table.clickHex(hex);
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('+');
      assert.ok((await seenAt(page, hex, table)).clear, `the piece is in sight after ${i + 1} steps`);
    }
    await page.mouse.move(400, 300); // pushed out of sight by hand
    await page.mouse.down();
    await page.mouse.move(1000, 850, { steps: 4 });
    await page.mouse.up();
    await page.keyboard.press('-');
    assert.ok((await seenAt(page, hex, table)).clear, 'it comes back');
  },

  'the reach of a piece comes out from under the decision bar': async test => {
    const { page, table, hex, unit } = await toMove(test), before = await table.placeOf(hex);
    await page.mouse.move(before.x, before.y);
    await page.mouse.wheel(0, -700);
    const from = await seenAt(page, hex, table), { bar, rail } = await boxes(page);
    assert.ok(bar && rail);
    await page.mouse.move(rail.left - 150, bar.top - 500);
    await page.mouse.down();
    await page.mouse.move(rail.left - 150, bar.top - 500 + (bar.top - 30 - from.y), { steps: 5 });
    await page.mouse.up();
    const low = await seenAt(page, hex, table);
    assert.ok(low.clear && low.y > bar.top - 60, `the piece stands just above the bar: ${JSON.stringify({ low, from, bar })}`);
    await table.clickHex(hex);
    await page.locator('.mk-costs .cost').first().waitFor({ state: 'attached' });
    await seenAt(page, hex, table);
    const lowest = await page.locator('.mk-costs .cost').evaluateAll(all => Math.max(...all.map(el => el.getBoundingClientRect().bottom)));
    const top = (await boxes(page)).bar?.top ?? 0;
    assert.ok(lowest <= top, `the reach of ${unit} ends at ${lowest}, the bar begins at ${top}`);
  },

  'the small map hides nobody, and can be folded': async test => {
    const { page, table, hex } = await toMove(test);
    const moves = ['g', '+', '+', '0', '+', 'g', '+'];
    for (const [i, key] of moves.entries()) {
      await page.keyboard.press(key);
      if (i === 2) await table.clickHex(hex);
      await rest(page);
      await timers(page, SETTLED);
      assert.deepEqual(await hidden(page, '.minimap'), [], `after ${moves.slice(0, i + 1)}`);
    }
    await page.mouse.move(500, 300); // a stack is pushed under it
    const mini = await page.locator('.minimap').boundingBox(), at = await table.onScreen(hex);
    assert.ok(mini);
    await page.mouse.down();
    await page.mouse.move(500 + mini.x + mini.width / 2 - at.x, 300 + mini.y + mini.height / 2 - at.y, { steps: 5 });
    await page.mouse.up();
    await rest(page);
    await timers(page, SETTLED);
    assert.deepEqual(await hidden(page, '.minimap'), [], 'it has gone elsewhere');
    await page.keyboard.press('0');
    await page.locator('.minimap.folded').waitFor(); // the whole sheet is seen: it leads nowhere
    await page.locator('.minimap button').click();
    await page.locator('.minimap:not(.folded)').waitFor();
    await page.locator('.minimap button').click();
    await page.locator('.minimap.folded').waitFor();
    for (let i = 0; i < 3; i++) await page.keyboard.press('+');
    await rest(page);
    assert.ok(await page.locator('.minimap.folded').isVisible(), 'it stays folded, and its button stays');
    await page.keyboard.press('o');
    await page.locator('.minimap:not(.folded) .mini-sheet').waitFor();
  },
};
