// Accessibility of a screen as axe-core sees it: WCAG 2.2 A and AA, and its best practices.

import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What is wrong on the screen as it is now, each in a few lines.
 * @param {import('playwright-core').Page} page
 * @param {string} screen its name for the report
 * @param {boolean} [sheets] whether style sheets are read too, for what they do to a screen that is turned
 * @returns {Promise<string[]>}
 */
export async function violations(page, screen, sheets = true) {
  // Through the protocol, not as a script element: the page's policy allows none.
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(SOURCE);
  const found = await page.evaluate(async ({ tags, preload }) => {
    const axe = /** @type {any} */ (globalThis).axe;
    const report = await axe.run(document, { runOnly: tags, resultTypes: ['violations'], preload });
    return report.violations.map((/** @type {any} */ v) => [`${v.id}: ${v.help}`, ...v.nodes.slice(0, 4).map((/** @type {any} */ n) =>
      `${n.target.join(' ')}: ${n.failureSummary.split('\n').slice(1).join('; ').trim()}`)].join('\n  '));
  }, { tags: TAGS, preload: sheets });
  return found.map((/** @type {string} */ text) => `${screen}: ${text}`);
}
