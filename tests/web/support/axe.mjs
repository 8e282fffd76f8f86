// Accessibility of a screen as axe-core sees it: WCAG 2.2 A and AA, and its best practices.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with a list of what is wrong on the screen as it is now.
 * @param {import('playwright-core').Page} page
 * @param {string} screen its name for the report
 */
export async function accessible(page, screen) {
  // Through the protocol, not as a script element: the page's policy allows none.
  await page.evaluate(SOURCE);
  const violations = await page.evaluate(async tags => {
    const axe = /** @type {any} */ (globalThis).axe;
    const report = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return report.violations.map((/** @type {any} */ v) =>
      `${v.id}: ${v.help}\n` + v.nodes.slice(0, 4).map((/** @type {any} */ n) =>
        `      ${n.target.join(' ')}\n        ${n.failureSummary.split('\n').slice(1).join('; ')}`).join('\n'));
  }, TAGS);
  assert.equal(violations.length, 0, `${screen} has faults of accessibility:\n    ${violations.join('\n    ')}`);
}
