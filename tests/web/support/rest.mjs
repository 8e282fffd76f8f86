// Waiting for the page by its own frames and its own clock: a busy machine is slow, and a time measured here says nothing.

/** @typedef {import('playwright-core').Page} Page */

/** What was under way is drawn, and what it sent is heard. @param {Page} page */
export const frames = page => page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Timers of the page that were set for less have gone off. @param {Page} page  @param {number} ms */
export const timers = (page, ms) => page.evaluate(wait => new Promise(done => setTimeout(done, wait)), ms);

/** The map neither moves nor waits to be drawn at another scale. @param {Page} page */
export async function rest(page) {
  for (let was = 'not looked at yet'; ;) {
    await frames(page);
    const is = await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector('.board-layer')).style.transform);
    if (is === was && !is.includes('scale')) return;
    was = is;
  }
}
