// A finished game, looked at again.

import assert from 'node:assert/strict';
import { finishedGame } from './support/play.mjs';

/** The number of the entry that is shown. @param {import('playwright-core').Page} page */
const at = page => page.evaluate(() => Number(new URLSearchParams(location.hash.split('?')[1]).get('at')));

/**
 * Presses a key and waits for another moment.
 * @param {import('playwright-core').Page} page
 * @param {string} key
 */
async function press(page, key) {
  const before = await at(page);
  await page.keyboard.press(key);
  await page.waitForFunction(n => Number(new URLSearchParams(location.hash.split('?')[1]).get('at')) !== n, before);
  return at(page);
}

/** Where everything stands. @param {import('playwright-core').Page} page */
const stacks = page => page.locator('.tb-map .stack').evaluateAll(all => all.map(g => g.getAttribute('aria-label')).sort());

/**
 * Opens the replay of the only finished game from the list.
 * @param {import('playwright-core').Page} page
 */
async function openReplay(page) {
  await page.goto('/#/games');
  await page.locator('.games li.over button').first().click();
  await page.locator('.tb-map .stack').first().waitFor();
  await page.waitForFunction(() => location.hash.includes('at='));
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'step, phase, activation, turn, ends, and a link to a moment': async test => {
    const server = await test.server(), { page } = await test.person(server);
    const { entries } = await finishedGame(page);
    await openReplay(page);
    const first = await stacks(page);
    assert.equal(await press(page, 'ArrowRight'), 1);
    const activation = await press(page, 'Shift+ArrowRight');
    assert.ok(activation > 1);
    const turn = await press(page, 'PageDown');
    assert.ok(turn > activation);
    assert.equal(await press(page, 'End'), entries);
    assert.notDeepEqual(await stacks(page), first);
    assert.equal(await press(page, 'ArrowLeft'), entries - 1);
    assert.equal(await press(page, 'Home'), 0);
    assert.deepEqual(await stacks(page), first, 'back where it began');

    const moment = await press(page, 'PageDown'), there = await stacks(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.rp-where button').click();
    await page.locator('.tb-notice').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await test.person(server, { path: `/${new URL(link).hash}` });
    await other.page.locator('.tb-map .stack').first().waitFor();
    await other.page.waitForFunction(n => location.hash.includes(`at=${n}`), moment);
    assert.deepEqual(await stacks(other.page), there, 'the link shows the same moment');
  },

  'it plays by itself, and from either side': async test => {
    const { page } = await test.person(await test.server());
    await finishedGame(page);
    await openReplay(page);
    await page.locator('.rp-choice [data-value="4"]').click();
    await page.locator('.rp-play').click();
    await page.waitForFunction(() => Number(new URLSearchParams(location.hash.split('?')[1]).get('at')) > 3);
    await page.locator('.rp-play').click();
    await page.locator('.rp-choice [data-value="polish"]').click();
    await page.waitForFunction(() => location.hash.includes('side=polish'));
    assert.ok(await page.locator('.tb-map .stack').count() > 0);
  },
};
