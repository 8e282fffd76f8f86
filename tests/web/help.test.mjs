// What the table tells a player: chances, reasons, paragraphs, in his own language; and files of games.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, sitDown } from './support/play.mjs';
import { idler } from './support/table.mjs';

/** @typedef {import('../../web/js/types.js').Choice} Choice */

/** The first choice to shoot that there is. @param {import('../../web/js/types.js').Now|null} now */
const shotOf = now => /** @type {Choice} */ (now?.choices?.find(c => c.rolls && ['bombard', 'fire', 'shoot'].includes(c.verb)));

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'chances are shown before a die is rolled, and can be refused': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person;
    await sitDown(person, { before: { by: idler(31, 0.8), until: ({ now }) => !!shotOf(now) } });
    const shot = shotOf(table.now);
    const acted = wire.acted.length, popover = page.locator('.tb-pop.forecast');
    await page.keyboard.press('/');
    await page.locator('dialog[open] .cmd').fill(shot.action);
    await page.keyboard.press('Enter');
    await popover.waitFor();
    assert.match(await popover.innerText(), /\d+(\.\d)? %/);
    const sum = await popover.locator('dd').evaluateAll(all => all.reduce((s, dd) => s + parseFloat(dd.textContent ?? ''), 0));
    assert.ok(Math.abs(sum - 100) < 2, `chances add up to ${sum} %`);
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'hidden' });
    assert.equal(wire.acted.length, acted, 'nothing was sent');
    assert.equal(await table.byMouse(shot), shot.action);
  },

  'a refusal names the reason, and its number opens the paragraph': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person;
    await sitDown(person);
    await table.settled();
    const enemies = (wire.table?.pieces ?? []).filter(p => p.side !== table.now.side && wire.hexes.get(p.id) && p.arm !== 'commander');
    await table.clickHex(/** @type {string} */ (wire.hexes.get(enemies[0].id)));
    const own = (wire.table?.pieces ?? []).filter(p => p.side === table.now.side && wire.hexes.get(p.id));
    const idle = own.find(p => !table.now.choices?.some(c => c.unit === p.id));
    assert.ok(idle);
    await table.clickHex(/** @type {string} */ (wire.hexes.get(idle.id)));
    const why = page.locator('.tb-pop.why');
    await why.waitFor();
    await why.locator('.par').first().click();
    await page.locator('.para').first().waitFor();
    assert.ok((await page.locator('.para').first().innerText()).length > 40, 'the paragraph in our own words');
  },

  'the language can be changed at the table, old lines of the log included': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person;
    await sitDown(person, { before: after(16, idler(32, 0.6)) });
    const english = await page.locator('.log-list').innerText(), { n, prompt } = table.now;
    await page.locator('.tb-top .tools button[lang="pl"]').click();
    await table.heard(() => wire.now?.prompt?.text !== prompt?.text);
    await page.waitForFunction(old => /** @type {HTMLElement} */ (document.querySelector('.log-list')).innerText !== old, english);
    await table.settled();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'pl');
    assert.equal(table.now.n, n);
    const polish = await page.locator('.log-list').innerText();
    const same = polish.split('\n').filter(line => /\w{5}/.test(line) && english.includes(line) && !/\d/.test(line));
    assert.deepEqual(same.filter(line => line.split(' ').length > 3), [], 'no English line is left');
  },

  'resign, take the game out as a file, and put it in again': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person;
    await sitDown(person, { before: after(12, idler(33, 0.6)) });
    await page.locator('.tb-top .tools button').last().click();
    await page.locator('dialog[open] .menu').getByRole('button', { name: 'Resign' }).click();
    await page.locator('dialog[open] .btn.fire').click();
    assert.ok(await table.heard(() => !!wire.now?.over));
    assert.equal(await table.settled(), 'over');
    const [file] = await Promise.all([page.waitForEvent('download'), page.locator('.result').getByRole('button', { name: 'Export' }).click()]);
    const path = await file.path();
    assert.match(readFileSync(path, 'utf8'), /^kosynier-replay 1/);
    await page.goto('/#/games');
    await page.locator('.games li.over').first().waitFor();
    await page.locator('#import-file').setInputFiles({ name: 'mine.ksr', mimeType: 'text/plain', buffer: readFileSync(path) });
    await page.waitForFunction(() => location.hash.startsWith('#/replay/'));
    await page.locator('.tb-map .stack').first().waitFor();
    await page.goto('/#/games');
    await page.locator('.games li.over').nth(1).waitFor();
    await page.locator('#import-file').setInputFiles({ name: 'bad.ksr', mimeType: 'text/plain', buffer: Buffer.from('nothing') });
    await page.locator('.fault').getByText('bad.ksr').waitFor();
  },
};
