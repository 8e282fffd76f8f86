// Going through a page without a mouse.

import assert from 'node:assert/strict';

/**
 * Presses Tab until an element has the focus, and sees that the focus can be seen.
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
