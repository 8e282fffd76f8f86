// No silent deeds: whatever can be done has a button with its name and its cost, and a click on one's own pieces asks.

import assert from 'node:assert/strict';
import { play, sitDown } from './support/play.mjs';
import { idler } from './support/table.mjs';

/** @typedef {import('./run.mjs').Test} Test */

/** The moving stack of lesson 10: one company moves, another may come along. @param {Test} test  @param {'en'|'pl'} [lang] */
async function moving(test, lang = 'en') {
  const person = await test.person(await test.server(), { path: '/#/lesson/10', lang });
  const { table, wire } = person;
  await table.settled();
  const move = table.now.choices?.find(c => c.action === 'move pl_4pp_1_2');
  assert.ok(move);
  await table.byMouse(move);
  assert.ok(await table.heard(() => !!wire.now?.choices?.some(c => c.verb === 'with')));
  await table.settled();
  return person;
}

/** @type {Record<string, (test: Test) => Promise<void>>} */
export const tests = {
  'the button that lesson 10 names is there, in both languages': async test => {
    for (const [lang, word] of /** @type {const} */ ([['en', 'Join in'], ['pl', 'Dołącza']])) {
      const { page, table } = await moving(test, lang);
      const button = page.locator('.tb-bar [data-act="verb-with"]');
      assert.equal((await button.innerText()).replace(/\s+/g, ' ').trim(), `${word} 3/I/4 pp W`);
      assert.ok(table.now.lesson?.goal.includes(word), `the lesson names it: ${table.now.lesson?.goal}`);
    }
  },

  'a click on one’s own moving stack does nothing by itself': async test => {
    const { page, table, wire } = await moving(test), acted = wire.acted.length;
    const menu = page.locator('.tb-pop.choices');
    await table.clickHex('1410');
    await menu.waitFor();
    assert.match(await menu.innerText(), /3\/I\/4 pp joins in/);
    assert.equal(wire.acted.length, acted, 'nothing was sent');
    await menu.getByRole('button', { name: 'joins in' }).click();
    assert.ok(await table.heard(() => wire.acted.at(-1) === 'with pl_4pp_1_3'), 'the named choice does it');
    await table.settled();
    await table.clickHex('1410');
    await menu.waitFor();
    assert.match(await menu.innerText(), /on top of its stack\s+1 MP each/);
    await table.quiet();
    assert.equal(wire.acted.length, acted + 1);
    await page.keyboard.press('Escape');
    const top = page.locator('.tb-bar [data-act="verb-top"]');
    assert.match((await top.innerText()).replace(/\s+/g, ' '), /On top 3\/I\/4 pp · 1 MP each/);
  },

  'a piece clicked twice says what it can do, and does it at a third click alone': async test => {
    const person = await test.person(await test.server()), { page, table, wire } = person;
    await sitDown(person);
    const alone = () => wire.now?.choices?.find(c => c.verb === 'move' &&
      [...wire.hexes].filter(([, hex]) => hex === wire.hexes.get(c.unit ?? '')).length === 1);
    await play(table, idler(7, 0), 'byKeys', () => !alone());
    const move = alone(), acted = wire.acted.length;
    assert.ok(move?.unit);
    const hex = /** @type {string} */ (wire.hexes.get(move.unit));
    await table.clickHex(hex);
    await table.quiet();
    await page.waitForTimeout(700); // else it is a double click, which takes the battalion
    await table.clickHex(hex);
    const item = page.locator('.tb-pop.choices').getByRole('button', { name: move.text });
    await item.waitFor();
    assert.equal(wire.acted.length, acted, 'nothing was sent');
    await item.click();
    assert.ok(await table.heard(() => wire.acted.at(-1) === move.action));
  },

  'whatever can be done on the spot while a piece moves has its button': async test => {
    for (const scenario of ['szczekociny/wywla', 'raszyn/battle']) {
      const other = scenario.startsWith('raszyn') ? 'austrian' : 'allied';
      const person = await test.person(await test.server()), { page, table, wire } = person;
      await sitDown(person, { scenario, players: { polish: 'human', [other]: 'human' } });
      let looked = 0;
      const player = idler(9, 0.8);
      for (let i = 0; i < 60 && looked < 6; i++) {
        assert.equal(await table.settled(), 'yours');
        const { prompt, choices = [], decline } = table.now;
        if (prompt?.code === 'ASK_MOVE' && choices.some(c => c.unit === prompt.unit)) {
          looked++;
          const acts = await page.locator('.tb-bar [data-act]').evaluateAll(all => all.map(el => /** @type {HTMLElement} */ (el).dataset.act));
          for (const c of choices.filter(c => !c.hex && !c.facing && c.action !== decline))
            assert.ok(acts.includes(`verb-${c.verb}`) || acts.includes(c.action), `${c.action} has no button among ${acts}`);
        }
        await table.byKeys(player(table.now));
      }
      assert.ok(looked > 1, `${scenario}: pieces moved`);
      assert.equal(wire.refused.length, 0);
    }
  },
};
