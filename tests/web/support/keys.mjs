// Going through a page without a mouse.

import assert from 'node:assert/strict';

/**
 * Presses Tab until an element has the focus.
 * @param {import('playwright-core').Page} page
 * @param {string} selector
 */
export async function tabTo(page, selector, most = 120) {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate(s => !!document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab never comes to ${selector}`);
}

/**
 * Goes to a group of radio buttons and through it by arrow keys.
 * @param {import('playwright-core').Page} page
 * @param {string} name
 * @param {string} value
 */
export async function radioTo(page, name, value) {
  await tabTo(page, `input[name="${name}"]:checked`);
  for (let i = 0; i < 10; i++) {
    if (await page.evaluate(v => /** @type {HTMLInputElement} */ (document.activeElement).value === v, value)) return;
    await page.keyboard.press('ArrowDown');
  }
  assert.fail(`arrows never come to ${value}`);
}
