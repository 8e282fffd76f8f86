// The bridge at Nigdzie (examples/systems/bridge) at the table: a rules system that the page has never heard of.

import assert from 'node:assert/strict';
import { startGame } from '../../../../tests/web/support/lobby.mjs';
import { play, sitDown, upTo } from '../../../../tests/web/support/play.mjs';
import { idler } from '../../../../tests/web/support/table.mjs';

const GAME = { scenario: 'bridge/battle', players: { north: 'human', south: 'human' } };

/** @type {Record<string, (test: import('../../../../tests/web/run.mjs').Test) => Promise<void>>} */
export const tests = {
  'a whole game by clicks, from the lobby to the result': async test => {
    const { page, table } = await test.person(await test.server());
    await startGame(page, { scenario: 'bridge/battle', opponent: 'table' });
    await play(table, idler(5, 0.8), 'byMouse');
    assert.ok(table.now.over);
    for (const verb of ['plan', 'move', 'step'])
      assert.ok(table.wire.acted.some(a => a.startsWith(verb)), `${verb} among ${table.wire.acted}`);
    assert.deepEqual(table.wire.refused.filter(r => r.op === 'act'), [], 'the page never offers what the server refuses');
    await page.goto('/#/games');
    await page.locator('.games li.over button').first().click();
    await page.locator('.rp-step').first().waitFor();
    assert.deepEqual(await page.locator('.rp-step small').allTextContents(), ['Turn', 'Step', 'Step', 'Turn'], 'it has no phases or activations');
    await page.getByRole('button', { name: 'Menu' }).click();
    assert.equal(await page.locator('dialog .muted').innerText(), '← → step, PgUp PgDn turn, Home, End, Space plays');
  },

  'both sides wear a dress, every arm a sign, every order its words': async test => {
    const person = await test.person(await test.server()), { page, table } = person;
    await sitDown(person, { ...GAME, before: upTo('fire', now => /** @type {any} */ (now.choices?.[0])) });
    for (const part of ['.ct.d-teal', '.ct.d-ochre', '[href="#arm-muskets"]', '[href="#arm-pennon"]', 'svg.ct-sym'])
      await page.locator(`.tb-map ${part}`).first().waitFor({ state: 'attached' });
    const blank = await page.$$eval('.tb-map use.ct-sym', all => all.map(use => use.getAttribute('href') ?? '').filter(href => !document.querySelector(href)));
    assert.deepEqual(blank, [], 'signs that nothing draws');
    assert.deepEqual(await page.$$eval('.tb-map .ct-v', all => all.map(text => text.textContent)), [], 'figures that the game does not have');
    const said = await page.$$eval('.tb-map [aria-label]', all => all.map(stack => stack.getAttribute('aria-label')));
    assert.ok(said.includes('1st Foot, infantry, North, steps 2/2, movement 2, hex 0201'), said.join('; '));
    await table.clickHex('0301');
    assert.deepEqual(await page.locator('.unit-card dt').allInnerTexts(), ['movement', 'range']);
    assert.doesNotMatch(await page.locator('.unit-card').innerText(), /–|morale|strength|firepower/);
    assert.match(await page.locator('.bar-acts').innerText(), /Move[^]*Fire/);
    await page.keyboard.press('k');
    const keys = await page.locator('dl.keys dt').allInnerTexts();
    assert.deepEqual(keys.filter(key => /^[A-Z]( [A-Z])?$/.test(key)), ['V', 'M', 'F', 'C', 'X', 'A', 'U', 'Z', 'Y', 'L', 'T', 'H', 'O', 'K'], 'no facings, no stacks');
  },

  'its rulebook has its own chapters': async test => {
    const { page } = await test.person(await test.server());
    await page.goto('/#/rules/bridge');
    await page.locator('.paragraph').first().waitFor();
    assert.deepEqual(await page.locator('.chapters h2').allInnerTexts(),
      ['1. Turns', '2. The reserve', '3. Movement', '4. Fire', '5. Melee', '6. Losses', '7. Victory']);
    assert.deepEqual(await page.locator('.contents li').allInnerTexts(), await page.locator('.chapters h2').allInnerTexts());
  },

  'against the computer in Polish, by touch; its road stays secret': async test => {
    const person = await test.person(await test.server(), { size: 'phone', lang: 'pl' }), { page, table } = person;
    await sitDown(person, { scenario: 'bridge/battle', players: { north: 'human', south: 'greedy' } });
    await table.byTouch(/** @type {any} */ (table.now.choices?.[0]));
    await table.settled();
    assert.doesNotMatch(await page.locator('body').innerText(), /drogą (zachodnią|wschodnią)[^]*drogą (zachodnią|wschodnią)/);
    await play(table, idler(6, 0.6), 'byTouch');
    assert.ok(table.now.over);
  },
};
