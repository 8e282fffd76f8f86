// The end of a game: who has won and how, for each in his own words, and where to go from there.

import assert from 'node:assert/strict';
import { ask, sitDown } from './support/play.mjs';
import { idler } from './support/table.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {Awaited<ReturnType<Test['person']>>} Person */

/** @param {Person} person */
const said = async ({ page }) => (await page.locator('.result').innerText()).replace(/\s+/g, ' ');

/** Whether the seals and secrets are out of sight. @param {Person} person */
const noHash = async person => assert.doesNotMatch(await said(person), /[0-9a-f]{32}/, 'hashes lie behind a fold');

/** @param {Person} person */
async function resign({ page, table, wire }) {
  await page.locator('.tb-top .tools button').last().click();
  await page.locator('dialog[open] .menu').getByRole('button').filter({ hasText: /Resign|Poddaj/ }).click();
  await page.locator('dialog[open] .btn.fire').click();
  assert.ok(await table.heard(() => !!wire.now?.over));
}

/** @type {Record<string, (test: Test) => Promise<void>>} */
export const tests = {
  'the winner, the loser and who looks on read each his own': async test => {
    const server = await test.server(), host = await test.person(server), friend = await test.person(server, { lang: 'pl' });
    const { seats, watch, game } = await sitDown(host, { sides: ['polish'] });
    await friend.page.goto(`/#/table/${game}?seat=${seats.allied}`);
    const watcher = await test.person(server, { path: `/#/table/${game}?watch=${watch}` });
    for (const { table, wire } of [friend, watcher]) assert.ok(await table.heard(() => !!wire.now));
    await resign(friend);
    for (const { page } of [host, friend, watcher]) await page.locator('.result h2').waitFor();
    assert.match(await said(host), /You won Allies resigned.* Poles 0 .*Allies 0/);
    assert.match(await said(friend), /Przegrywasz Sprzymierzeni: poddanie partii.* Polacy 0 .*Sprzymierzeni 0/);
    assert.match(await said(watcher), /Victory: Poles Allies resigned/);
    for (const person of [host, friend, watcher]) await noHash(person);
    assert.match(await said(host), /LOSSES/i);
    assert.equal(await host.page.locator('.result .losses tbody tr').count(), 2);
  },

  'a game ends by points: the rule, its paragraph, points and losses, in both languages': async test => {
    const person = await test.person(await test.server()), { page, table } = person;
    await sitDown(person, { players: { polish: 'human', allied: 'greedy' }, before: { by: idler(23, 0), until: () => false } });
    await page.locator('.result').waitFor();
    const { points, result, lead, win_at: limit } = table.now, text = await said(person);
    assert.match(text, result === 'polish' ? /You won/ : /You lost/);
    assert.doesNotMatch(text, /rules of victory/);
    assert.deepEqual((await page.locator('.result .score dd').allInnerTexts()).map(n => parseInt(n, 10)), [points.polish, points.allied]);
    if (!limit) assert.doesNotMatch(text, /points? against/, 'the score says it once');
    if (lead && limit && lead.by >= (limit[result ?? ''] ?? Infinity)) assert.match(text, /Automatic victory with a lead of \d+/);
    assert.doesNotMatch(text, /\b1 points/);
    assert.equal(await page.locator('.result .how .par').count() > 0, true, 'with its paragraph');
    await noHash(person);
    await page.locator('.tb-top .tools button[lang="pl"]').click();
    await page.locator('.result h2').getByText(/Wygrywasz|Przegrywasz/).waitFor();
    assert.doesNotMatch(await said(person), /\b1 punktów|\b[234] punktów przeciw|\b5 punkty/);
  },

  'once more, the other way round, and the analysis': async test => {
    const person = await test.person(await test.server()), { page, table, wire } = person;
    await sitDown(person, { players: { polish: 'human', allied: 'greedy' } });
    await resign(person);
    await page.locator('.result [data-act=analysis]').click();
    await page.locator('.rv-sums').waitFor();
    await page.goBack();
    await page.locator('.result [data-act=swap]').click();
    assert.ok(await table.heard(() => wire.table?.game.players.allied.kind === 'human' && !!wire.now && !wire.now.over));
    assert.equal(wire.table?.game.players.polish.kind, 'greedy');
    assert.deepEqual(wire.table?.seat.sides, ['allied']);
    assert.equal(wire.table?.scenario, 'szczekociny/wywla');
    await resign(person);
    wire.table = null;
    await page.locator('.result [data-act=rematch]').click();
    assert.ok(await table.heard(() => wire.table?.game.players.allied.kind === 'human' && !!wire.now && !wire.now.over));
    assert.equal((await ask(page, 'games')).games.length, 3);
  },
};
