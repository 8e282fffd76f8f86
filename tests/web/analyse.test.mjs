// The analysis in the replay: asked for, drawn, clicked, gone through by keys, read out.

import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { tabTo } from './support/keys.mjs';
import { ask, finishedGame } from './support/play.mjs';

/** The number of the entry that is shown. @param {import('playwright-core').Page} page */
const at = page => page.evaluate(() => Number(new URLSearchParams(location.hash.split('?')[1]).get('at')));

/** @param {import('playwright-core').Page} page @param {number} n */
const shows = (page, n) => page.waitForFunction(wanted => Number(new URLSearchParams(location.hash.split('?')[1]).get('at')) === wanted, n);

/** The replay of a game that is over. @param {import('playwright-core').Page} page */
async function openReplay(page) {
  const { game, entries } = await finishedGame(page), { watch } = await ask(page, 'seats', { game });
  await page.goto(`/#/replay/${game}?watch=${watch}`);
  await page.locator('.tb-map .stack').first().waitFor();
  return entries;
}

/** "−3.8 %" or "−3,8 %" as a number of tenths. @param {string} text */
const tenths = text => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));

/** @type {import('./support/browser.mjs').Look[]} */
const LOOKS = [{ size: 'phone', lang: 'pl' }, { size: 'wide', theme: 'dark', lang: 'en' }, { size: 'middle', theme: 'light', lang: 'en' }];

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'the win chance is drawn, its sums add up, and marks and lists lead to their moments': async test => {
    const { page } = await test.person(await test.server());
    const entries = await openReplay(page);
    assert.equal(await page.locator('.rv-sums').count(), 0, 'nothing is computed before it is wanted');
    await page.locator('[data-value=chance]').click();
    await page.locator('.rv-sums').waitFor();
    assert.equal(await page.locator('.rp-curve').count(), 1);
    for (const column of [1, 2]) {
      const figures = await page.locator(`.rv-sums tbody tr > td:nth-of-type(${column})`).allTextContents();
      const end = await page.locator(`.rv-sums tfoot td:nth-of-type(${column})`).textContent();
      assert.equal(figures.map(tenths).reduce((a, b) => a + b), tenths(end ?? ''), `column ${column}: ${figures.join(' ')} = ${end}`);
    }
    const go = page.locator('.rv-list .rp-go').first(), n = Number(await go.textContent());
    await go.click();
    await shows(page, n);
    await page.locator('.rp-slider').press('Home');
    await shows(page, 0);
    await page.locator('.rp-mark').last().click();
    await page.waitForFunction(() => Number(new URLSearchParams(location.hash.split('?')[1]).get('at')) > 0);
    assert.ok(await at(page) <= entries);
    await page.locator('[data-value=points]').click();
    assert.equal(await page.locator('.rp-curve, .rp-mark').count(), 0, 'points again');
  },

  'by keys, and for who hears it': async test => {
    const { page } = await test.person(await test.server());
    await openReplay(page);
    await tabTo(page, '[data-value=chance]');
    await page.keyboard.press('Enter');
    await page.locator('.rv-sums').waitFor();
    const words = await page.locator('.rp-drawing').getAttribute('aria-label');
    assert.match(words ?? '', /Win chance of Poles: .* at the start\. After turn 1: /);
    await tabTo(page, '.rp-slider');
    await page.keyboard.press('ArrowRight');
    await shows(page, 1);
    assert.match(await page.locator('.rp-slider').getAttribute('aria-valuetext') ?? '', /Win chance of Poles: /);
    await tabTo(page, '.rv-list .rp-go');
    const n = await page.evaluate(() => Number(document.activeElement?.textContent));
    await page.keyboard.press('Enter');
    await shows(page, n);
    await tabTo(page, '.rv summary');
    await page.keyboard.press('Enter');
    assert.ok(await page.locator('.rv-turns tbody tr').count() > 1, 'every turn is a row');
  },

  ...Object.fromEntries(LOOKS.map(look => [`axe finds nothing and nothing sticks out, ${Object.values(look).join(', ')}`, async test => {
    const { page } = await test.person(await test.server(), { ...look, ground: true });
    await openReplay(page);
    await page.locator(look.size === 'phone' ? '.rp-tabs button:last-child' : '[data-value=chance]').click();
    await page.locator('.rv-sums').waitFor();
    if (look.lang === 'pl') assert.match(await page.locator('.rv').innerText(), /punkty zwrotne/i);
    await page.locator('.rv summary').click();
    assert.deepEqual(await violations(page, 'analysis'), []);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
  }])),
};
