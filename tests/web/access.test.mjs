// Every screen as axe-core sees it, light and dark, wide and narrow, in both languages.

import assert from 'node:assert/strict';
import { violations } from './support/axe.mjs';
import { SCREENS } from './support/screens.mjs';

/** @type {import('./support/browser.mjs').Look[]} */
const LOOKS = [
  { size: 'wide', theme: 'light', lang: 'en' },
  { size: 'wide', theme: 'dark', lang: 'pl' },
  { size: 'phone', theme: 'light', lang: 'pl' },
];

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = Object.fromEntries(LOOKS.map(look => [`every screen, ${Object.values(look).join(', ')}`, async test => {
  const full = look.lang === 'en'; // ground and style sheets are the same in all
  const person = await test.person(await test.server(), { ...look, ground: full }), found = [];
  for (const [name, open] of Object.entries(SCREENS)) {
    await open(person);
    found.push(...await violations(person.page, name, full));
  }
  assert.deepEqual(found, []);
}]));
