// Levels and temperaments in the lobby, who thinks, hints and plans at the table.

import assert from 'node:assert/strict';
import { chooseBattle, pick, startGame } from './support/lobby.mjs';
import { ask, sitDown, upTo } from './support/play.mjs';
import { idler } from './support/table.mjs';

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'level and temperament are chosen in the lobby and shown from then on': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person;
    await startGame(page, { opponent: 'program', side: 'polish' });
    await table.settled();
    assert.equal(wire.table?.game.players.allied.kind, 'lieutenant', 'neither the weakest nor the strongest');
    assert.deepEqual([wire.table?.game.hints, wire.table?.game.open_plans], [true, false]);
    await page.goto('/#/');
    await startGame(page, { opponent: 'program', level: 'general', temper: 'bold', side: 'polish' });
    await table.heard(() => wire.table?.game.players.allied.kind === 'general:bold');
    await page.locator('.brand small').getByText('general, bold').waitFor();
    await page.locator('.tb-top .tools button[lang="pl"]').click();
    await page.locator('.brand small').getByText('generał, śmiały').waitFor();
    await page.goto('/#/games');
    await page.locator('.games li').getByText('generał, śmiały').waitFor();
    await page.locator('.games li').getByText('porucznik').waitFor();
  },

  'two programs play while somebody watches': async test => {
    const person = await test.person(await test.server());
    const { page, wire } = person;
    await chooseBattle(page, 'szczekociny');
    await pick(page, 'scenario', 'szczekociny/wywla');
    await pick(page, 'opponent', 'watch');
    assert.equal(await page.locator('input[name="side"]').first().isVisible(), false, 'nobody asks for his side');
    await page.locator('select[name="level-polish"]').selectOption('recruit');
    await page.locator('select[name="level-allied"]').selectOption('recruit');
    await page.locator('select[name="temper-allied"]').selectOption('cautious');
    await page.locator('button.go').click();
    await person.table.heard(() => (wire.now?.n ?? 0) > 4);
    assert.deepEqual(Object.values(wire.table?.game.players ?? {}).map(p => p.kind), ['recruit', 'recruit:cautious']);
    assert.deepEqual(wire.table?.seat.sides, []);
    assert.deepEqual(wire.now?.plans, ['polish', 'allied'], 'who watches sees what they mean to do');
  },

  'a computer player who thinks long moves now': async test => {
    const person = await test.person(await test.server());
    const { page, wire } = person;
    const slow = 'search:ms=90000000';
    const { game: made } = await ask(page, 'create', { scenario: 'szczekociny/wywla', players: { polish: slow, allied: slow } });
    await page.goto(`/#/table/${made.game}?watch=${made.watch}`);
    const button = page.locator('[data-act="hurry"]');
    for (let i = 0; (wire.now?.n ?? 0) < 8; i++) { // where it thinks long, by the button and by the key
      if (i % 2 && await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => {});
      else await page.keyboard.press(' ');
      await page.waitForTimeout(25);
    }
    assert.deepEqual(wire.refused, []);
  },

  'a hint is marked on the map, and done by a click': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person;
    await sitDown(person, { players: { polish: 'human', allied: 'greedy' }, before: upTo('move', idler(41, 0.3)) });
    const popover = page.locator('.tb-pop.advice');
    await page.keyboard.press('u');
    await popover.waitFor();
    assert.ok(await page.locator('.mk-advice path').count() > 0, 'the piece is marked');
    const acted = wire.acted.length, { n } = table.now;
    await page.keyboard.press('Escape');
    await popover.waitFor({ state: 'hidden' });
    assert.equal(await page.locator('.mk-advice path').count(), 0);
    assert.equal(table.now.n, n, 'nothing was done');
    await page.locator('[data-act="hint"]').click();
    await popover.locator('.btn.pri').click();
    await popover.waitFor({ state: 'hidden' });
    const forecast = page.locator('.tb-pop.forecast .row .btn').first();
    await table.quiet();
    if (await forecast.isVisible()) await forecast.click();
    assert.ok(await table.heard(() => wire.acted.length > acted || table.now.n > n));
    assert.deepEqual(wire.refused, []);
  },

  'a hint is shown as an order in words, and given by one click': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person, /** @type {{order: string|null, words: string|null}[]} */ hints = [];
    page.on('websocket', socket => socket.on('framereceived', frame => {
      const message = JSON.parse(String(frame.payload));
      if (message.push === 'hint' && message.action) hints.push(message);
    }));
    await sitDown(person, { players: { polish: 'human', allied: 'greedy' }, before: upTo('move', idler(41, 0.3)) });
    const popover = page.locator('.tb-pop.advice'), give = popover.getByRole('button', { name: 'Give this order' });
    for (let i = 0; i < 30 && !table.now.over; i++) { // until the general says what one order does
      await page.keyboard.press('u');
      await popover.waitFor();
      if (await give.isVisible()) break;
      await popover.locator('.btn.pri').click();
      await popover.waitFor({ state: 'hidden' });
      const forecast = page.locator('.tb-pop.forecast .row .btn').first();
      await table.quiet();
      if (await forecast.isVisible()) await forecast.click();
      await table.quiet();
    }
    assert.ok(await give.isVisible(), 'an order that does it');
    const { order, words } = hints.at(-1) ?? assert.fail('a hint');
    assert.equal(await popover.locator('ol').textContent(), words);
    assert.match(words ?? '', /^[A-ZŁŚĆŻŹ0-9].*: \S|^Done/, 'who, and what they are to do');
    const { n } = table.now, given = wire.acted.length;
    await give.click();
    assert.ok(await table.heard(() => table.now.n > n), 'it is carried out');
    assert.ok(await table.heard(() => wire.acted.length > given), 'the server says so'); // the position may come first
    assert.equal(wire.acted.at(-1), order);
    assert.deepEqual(wire.refused, []);
  },

  'a hint does not come where it was not agreed on': async test => {
    const person = await test.person(await test.server());
    await sitDown(person);
    assert.equal(await person.page.locator('[data-act="hint"]').count(), 0);
    await person.page.keyboard.press('u');
    assert.equal(await person.page.locator('.plan').isVisible(), false);
    assert.deepEqual(person.wire.refused, []);
  },

  'the plan has a line for each command, and shows its goal; on a phone, in Polish': async test => {
    const person = await test.person(await test.server(), { size: 'phone', lang: 'pl' });
    const { page } = person;
    await sitDown(person, { scenario: 'raclawice/historical', players: { polish: 'human', russian: 'greedy' } });
    await page.locator('.tb-top .tools button').last().click();
    await page.locator('dialog[open] .menu').getByRole('button', { name: 'Plan' }).click();
    const lines = page.locator('.commands button');
    await lines.first().waitFor();
    assert.ok(await lines.count() > 3);
    await lines.first().click();
    assert.ok(await page.locator('.mk-advice path').count() > 0);
    assert.match(await page.locator('.plan').innerText(), /Jak generał/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 400, `nothing sticks out: ${wide} pixels`);
  },

  'a teaching game shows what the enemy means to do': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person;
    await chooseBattle(page, 'szczekociny');
    await page.locator('.fold summary').filter({ hasText: 'hints' }).click();
    await page.locator('input[name="plans"]').check();
    await startGame(page, { opponent: 'program', level: 'recruit', side: 'polish' });
    await table.settled();
    assert.equal(wire.table?.game.open_plans, true);
    await page.locator('.plan summary').click();
    await page.locator('.plan-of [data-side="allied"]').click();
    await page.locator('.plan-of').getByText('What they intend to do').waitFor();
    await page.locator('.commands li').first().waitFor();
  },
};
