// Every screen of the page, and how a player comes to it. Used to look at them all: with axe, or in pictures.

import { behindCurtain, sitDown, upTo } from './play.mjs';
import { idler } from './table.mjs';

/** @typedef {{page: import('playwright-core').Page, wire: import('./wire.mjs').Wire, table: import('./table.mjs').Table}} Person */

/**
 * @param {Person} person
 * @param {string} path
 * @param {string} ready selector of what shows that the screen is complete
 */
async function go({ page }, path, ready) {
  await page.goto(path);
  await page.locator(ready).first().waitFor();
}

/** @type {Record<string, (person: Person) => Promise<void>>} in this order: later ones use the game of earlier ones */
export const SCREENS = {
  lobby: person => go(person, '/#/', '.card[data-battle] svg'),
  card: async person => {
    await go(person, '/#/', '[data-act=play-now]');
    await person.page.locator('[data-act=play-now]').click();
    await person.page.locator('.card-dialog').waitFor();
  },
  guide: async person => {
    await SCREENS.card(person);
    await person.page.locator('[data-act=to-battle]').click();
    await person.page.locator('.gd-note').waitFor();
  },
  settings: async person => {
    const { page } = person;
    await go(person, '/#/', '.card[data-battle] svg');
    await page.locator('.lobby-top .tools button').last().click();
    await page.locator('dialog[open]').waitFor();
  },
  games: async person => {
    await person.page.keyboard.press('Escape');
    await sitDown(person);
    await go(person, '/#/games', '.games li');
  },
  learn: person => go(person, '/#/learn', '.lessons li'),
  rules: person => go(person, '/#/rules/szczekociny', '.paragraph'),
  about: person => go(person, '/#/about', '.card.plain'),
  table: async person => {
    await sitDown(person, { scenario: 'raclawice/historical', players: { polish: 'human', russian: 'human' } });
  },
  deciding: async person => {
    await sitDown(person, { before: upTo('step', idler(21, 0.9)) });
  },
  raszyn: async person => {
    await sitDown(person, { scenario: 'raszyn/battle', players: { polish: 'human', austrian: 'human' } });
  },
  formed: async ({ page, table }) => {
    const choice = () => table.now.choices?.find(c => c.action === 'move pl_8pp_2');
    for (let i = 0; i < 4 && !choice(); i++) {
      const decline = table.now.choices?.find(c => c.action === table.now.decline);
      if (decline) await table.byMouse(decline);
      await table.settled();
    }
    const move = choice();
    if (move) await table.byMouse(move);
    await page.locator('.mk-costs .cost').first().waitFor({ state: 'attached' });
  },
  hint: async person => {
    await sitDown(person, { players: { polish: 'human', allied: 'greedy' } });
    await person.page.keyboard.press('u');
    await person.page.locator('.tb-pop.advice').waitFor();
  },
  plan: async ({ page }) => {
    await page.keyboard.press('Escape');
    const tab = page.locator('[data-to=pool]');
    if (await tab.isVisible()) await tab.click();
    await page.locator('.plan summary').click();
    await page.locator('.commands button').first().click();
  },
  curtain: async person => {
    await sitDown(person, behindCurtain(idler(22, 0.5)));
  },
  result: async person => {
    await sitDown(person, { players: { polish: 'human', allied: 'greedy' }, before: { by: idler(23, 0), until: () => false } });
  },
  replay: async person => go(person, `/#/replay/${person.wire.table?.game.game}`, '.stack'),
  lesson: person => go(person, '/#/lesson/1', '.stack'),
};
