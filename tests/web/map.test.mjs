// The map under a player's hand: it is drawn, moved, scaled, pointed at, and kept for the next visit.

import assert from 'node:assert/strict';
import { sitDown } from './support/play.mjs';
import { rest } from './support/rest.mjs';

/** @typedef {import('playwright-core').Page} Page */

const BOARD = '.board';

/**
 * A table with its ground complete: names are the last thing drawn.
 * @param {import('./run.mjs').Test} test
 * @param {string} [scenario]
 */
async function seated(test, scenario) {
  const person = await test.person(await test.server(), { ground: true });
  await sitDown(person, scenario ? { scenario } : {});
  await person.page.locator(`${BOARD} .m-labels`).waitFor({ state: 'attached' });
  return person;
}

/** Where a point of the ground lies on the screen: a corner of its frame. @param {Page} page */
const corner = page => page.locator(`${BOARD} .m-neat`).first().evaluate(el => {
  const { x, y, width } = el.getBoundingClientRect();
  return { x, y, width };
});

/** @param {Page} page */
async function middle(page) {
  const box = await page.locator(BOARD).boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

/** @param {number} a @param {number} b @param {string} what */
const about = (a, b, what) => assert.ok(Math.abs(a - b) < 4, `${what}: ${a} instead of about ${b}`);

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'a drag moves the map by as much': async test => {
    const { page } = await seated(test), { x, y } = await middle(page);
    await page.mouse.move(x, y);
    for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -200);
    await rest(page);
    const before = await corner(page);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 20, { steps: 3 });
    await page.mouse.move(x + 80, y - 40, { steps: 5 });
    await page.mouse.up();
    await rest(page);
    const after = await corner(page);
    about(after.x - before.x, 80, 'to the right');
    about(after.y - before.y, -40, 'up');
    about(after.width, before.width, 'no larger');
  },

  'the wheel scales about the pointer': async test => {
    const { page } = await seated(test), { x, y } = await middle(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -200);
    await rest(page);
    const before = await corner(page);
    await page.mouse.wheel(0, -300);
    await rest(page);
    const after = await corner(page), factor = after.width / before.width;
    assert.ok(factor > 1.3, `nearer: ${factor}`);
    about(after.x, x + (before.x - x) * factor, 'what lay under the pointer stays there, across');
    about(after.y, y + (before.y - y) * factor, 'and down');
  },

  'two fingers scale and shift': async test => {
    const { page } = await seated(test), { x, y } = await middle(page);
    const before = await corner(page);
    await page.evaluate(({ x, y, selector }) => {
      const board = /** @type {HTMLElement} */ (document.querySelector(selector));
      board.setPointerCapture = () => {}; // there is no such finger
      const say = (/** @type {string} */ type, /** @type {number} */ id, /** @type {number} */ dx) => board.dispatchEvent(
        new PointerEvent(type, { pointerId: id, pointerType: 'touch', clientX: x + dx, clientY: y, bubbles: true, isPrimary: id === 1 }));
      say('pointerdown', 1, -50);
      say('pointerdown', 2, 50);
      for (let k = 1; k <= 10; k++) { say('pointermove', 1, -50 - 5 * k); say('pointermove', 2, 50 + 5 * k); }
      say('pointerup', 1, -100);
      say('pointerup', 2, 100);
    }, { x, y, selector: BOARD });
    await rest(page);
    const factor = (await corner(page)).width / before.width;
    assert.ok(factor > 1.8 && factor < 2.2, `twice as large: ${factor}`);
  },

  'the small map leads to where it is pressed': async test => {
    const { page } = await seated(test), { x, y } = await middle(page);
    await page.mouse.move(x, y);
    for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -300);
    await rest(page);
    const before = await corner(page), mini = await page.locator('.minimap').boundingBox();
    assert.ok(mini);
    await page.mouse.click(mini.x + mini.width * 0.9, mini.y + mini.height * 0.2);
    await rest(page);
    const after = await corner(page);
    assert.ok(after.x < before.x - 100, 'the right of the sheet has come into view');
  },

  'hex numbers are seen from near, not from far, and not when they are not wanted': async test => {
    const { page } = await seated(test), { x, y } = await middle(page);
    const numbers = page.locator(`${BOARD} .m-numbers`);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 3000);
    await numbers.waitFor({ state: 'hidden' });
    for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -400);
    await numbers.waitFor({ state: 'visible' });
    const prefs = '/js/prefs.js';
    await page.evaluate(module => import(module).then(({ setPref }) => setPref('hexNumbers', false)), prefs);
    await numbers.waitFor({ state: 'hidden' });
  },

  'rows out of play lie under a veil; the whole battle has none': async test => {
    const person = await seated(test);
    assert.equal(await person.page.locator(`${BOARD} .m-closed`).count(), 1);
    const whole = await seated(test, 'szczekociny/battle');
    assert.equal(await whole.page.locator(`${BOARD} .m-closed`).count(), 0);
  },

  'the drawn ground is kept for the next visit, and drawn without a worker where there is none': async test => {
    const { page } = await seated(test);
    const kept = await page.evaluate(() => new Promise(done => {
      const request = indexedDB.open('kosynier.ground');
      request.onsuccess = () => {
        const all = request.result.transaction('ground').objectStore('ground').getAllKeys();
        all.onsuccess = () => done(all.result);
      };
    }));
    assert.deepEqual(kept, ['szczekociny']);
    await page.addInitScript(() => { /** @type {any} */ (globalThis).Worker = class { constructor() { throw new Error('none'); } }; });
    await page.reload();
    await page.locator(`${BOARD} .m-labels`).waitFor({ state: 'attached' });
    await page.evaluate(() => indexedDB.deleteDatabase('kosynier.ground'));
    await page.reload();
    await page.locator(`${BOARD} .m-labels`).waitFor({ state: 'attached' });
  },
};
