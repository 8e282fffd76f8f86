// Raszyn at the table: troops over several hexes, twelve facings, two dice in base six, the words of other rules.

import assert from 'node:assert/strict';
import { startGame } from './support/lobby.mjs';
import { play, sitDown, upTo } from './support/play.mjs';
import { sitDownIn } from './support/position.mjs';
import { idler } from './support/table.mjs';

const BATTLE = { scenario: 'raszyn/battle', players: { polish: 'human', austrian: 'human' } };
const inMovement = () => ({ ...BATTLE, before: upTo('move', idler(1, 0)) });

/**
 * Makes the first decision that fits, with the mouse.
 * @param {import('./support/table.mjs').Table} table
 * @param {(c: import('../../web/js/types.js').Choice) => boolean} fits
 */
async function decide(table, fits) {
  const choice = table.now.choices?.find(fits);
  assert.ok(choice, `among ${table.now.choices?.map(c => c.action)}`);
  await table.byMouse(choice);
  await table.settled();
  return choice;
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'the lobby opens it, in both languages': async test => {
    const { page, table } = await test.person(await test.server(), { lang: 'pl' });
    await startGame(page, { scenario: 'raszyn/battle' });
    await table.settled();
    assert.match(await page.locator('.clock').innerText(), /14:00/);
    assert.match(await page.locator('.clock .phase').innerText(), /ruch|szarże/);
    await page.locator('.tools .txt').click();
    await page.locator('.stands', { hasText: 'Austrians: morale level 0' }).waitFor();
  },

  'ground of its own: town, gardens, dikes, river and brook, stone bridge': async test => {
    const person = await test.person(await test.server());
    await sitDown(person, BATTLE);
    for (const part of ['.m-town', '.m-orchard', '.m-dam', '.m-river', '.m-stream', '.m-bridge.stone', '.m-ford', '.m-pond'])
      await person.page.locator(`.tb-map ${part}`).first().waitFor({ state: 'attached' });
  },

  'a small screen first shows those who can do something, near enough to read': async test => {
    const person = await test.person(await test.server(), { size: 'phone' }), { table, page } = person;
    await sitDown(person, BATTLE);
    const wide = await page.evaluate(() => {
      const sheet = /** @type {SVGSVGElement} */ (document.querySelector('.tb-map svg.pieces'));
      return (sheet.getBoundingClientRect().width * 100) / sheet.viewBox.baseVal.width;
    });
    assert.ok(wide >= 30, `a hex is ${wide} pixels wide`);
    const map = await page.locator('.tb-map').boundingBox();
    const seen = await page.locator('.stack.able').evaluateAll((stacks, edge) =>
      stacks.filter(s => s.getBoundingClientRect().left > 0 && s.getBoundingClientRect().bottom < edge).length, (map?.y ?? 0) + (map?.height ?? 0));
    assert.ok(seen > 0, 'some of them are in sight');
  },

  'a unit goes where it is sent, and turns by an arrow to a hexside': async test => {
    const person = await test.person(await test.server()), { table, page } = person;
    await sitDown(person, inMovement());
    await decide(table, c => c.action === 'move pl_8pp_2');
    await page.locator('.mk-costs .cost').first().waitFor({ state: 'attached' });
    const step = await decide(table, c => c.verb === 'step' && c.unit === 'pl_8pp_2');
    assert.equal(table.hexes.get('pl_8pp_2'), step.hex);
    await page.locator('[data-act=verb-turn]').click();
    assert.ok(await page.locator('.mk-faces .face').count() > 1);
    await page.locator('.mk-faces .face').first().click();
    assert.ok(await table.heard(() => /^turn pl_8pp_2 side-/.test(table.wire.acted.at(-1) ?? '')));
  },

  'a line over two hexes is one counter, and both hexes are its own': async test => {
    const person = await test.person(await test.server()), { table, page } = person;
    await sitDown(person, inMovement());
    await decide(table, c => c.action === 'move pl_8pp_2');
    const choice = await decide(table, c => c.verb === 'deploy' && c.facing === 'S');
    const both = [table.hexes.get('pl_8pp_2'), choice.hex];
    assert.equal(await page.locator(both.map(hex => `#stack-${hex} .pq`).join()).count(), 1, 'one plaque');
    assert.equal(await page.locator(both.map(hex => `#stack-${hex} .held`).join()).count(), 1, 'the other hex is held');
    if (table.now.choices?.some(c => c.verb === 'stop')) await decide(table, c => c.verb === 'stop');
    for (const hex of both) {
      await page.keyboard.press('Escape');
      await table.clickHex(hex ?? '');
      await page.locator('.unit-card h3', { hasText: 'II/8 pp' }).waitFor();
      assert.match(await page.locator('.unit-card').innerText(), /4127–\d{4}/);
    }
  },

  'a battery limbers by a die of six sides': async test => {
    const person = await test.person(await test.server()), { table, page } = person;
    await sitDown(person, inMovement());
    await decide(table, c => c.action === 'move pl_fb1');
    await decide(table, c => c.verb === 'limber');
    await page.locator('.dice-sec .die.cube').waitFor();
    assert.equal(await page.locator('.dice-sec .die.cube').count(), 1);
  },

  'a piece in words, and why it cannot': async test => {
    const person = await test.person(await test.server()), { table, page } = person;
    await sitDown(person, inMovement());
    const told = await page.locator('#stack-4226').getAttribute('aria-label');
    assert.match(told ?? '', /skirmish order/);
    await decide(table, c => c.action === 'move pl_fb1');
    await table.clickHex('4220');
    await page.locator('.tb-pop').first().waitFor();
  },

  'an order that cannot be given now says why': async test => {
    const person = await test.person(await test.server()), { table, page } = person;
    await sitDown(person, inMovement());
    await decide(table, c => c.action === 'move pl_1pp_1');
    await page.locator('[data-act=no-carre]').click();
    await page.locator('.tb-pop.why', { hasText: 'clear terrain' }).waitFor();
    assert.equal(await page.locator('[data-act=no-limber]').count(), 0, 'foot has nothing to limber');
  },

  'lancers charge a column, which forms carré in time or not': async test => {
    const person = await test.person(await test.server()), { table, page } = person;
    await sitDownIn(person, 'raszyn/battle', { phase: 'charge', side: 'polish', units: [
      { unit: 'pl_2ul', hex: '2307', facing: 'side-E' }, { unit: 'au_ir48_1', hex: '2807', facing: 'side-W' },
    ] });
    await decide(table, c => c.action === 'charge pl_2ul');
    await decide(table, c => c.action === 'step pl_2ul 2407');
    for (let i = 0; i < 12 && !table.now.choices?.some(c => c.verb === 'end' || c.verb === 'assault'); i++)
      await decide(table, c => ['declare', 'try', 'step', 'hold', 'react', 'stop'].includes(c.verb));
    assert.ok(table.wire.acted.some(a => /^(declare|try|step)/.test(a)), `${table.wire.acted}`);
    assert.ok(await page.locator('#log, .log').first().isVisible());
  },

  'a battalion in carré shows four fronts and no facing': async test => {
    const person = await test.person(await test.server()), { table, page } = person;
    await sitDown(person, inMovement());
    await decide(table, c => c.action === 'move pl_8pp_2');
    await decide(table, c => c.verb === 'carre');
    await page.locator('#stack-4127 .fm').waitFor();
    assert.equal(await page.locator('#stack-4127 .front').count(), 0);
    assert.match(await page.locator('#stack-4127').getAttribute('aria-label') ?? '', /carré/);
  },

  'the dike is assaulted, with its odds told beforehand': async test => {
    const person = await test.person(await test.server()), { table, page } = person;
    await sitDownIn(person, 'raszyn/battle', { phase: 'melee', side: 'austrian', units: [
      { unit: 'au_ir48_1', hex: '4026', facing: 'side-NE', formation: 'column' },
      { unit: 'pl_2pp_1', hex: '4025', facing: 'side-SW', formation: 'column', lost: 2 },
      { unit: 'pl_poniatowski', hex: '2030' },
    ] });
    const assault = await decide(table, c => c.verb === 'assault');
    assert.equal(assault.hex, '4025');
    assert.ok(table.wire.acted.includes('assault 4025'));
    await page.locator('.dice-sec .die.cube').first().waitFor();
    assert.equal(await page.locator('.dice-sec .die.cube').count(), 2, 'two dice');
  },

  'a game against staff comes to its end, on a small screen': async test => { // seven turns of it by the page
    const person = await test.person(await test.server(), { size: 'phone' }), { table, page } = person, passive = idler(1, 0);
    await sitDown(person, { scenario: 'raszyn/battle', players: { polish: 'human', austrian: 'staff' },
      before: { by: passive, until: ({ now }) => (now?.turn ?? 0) > 15 } });
    assert.equal(table.now.turn, 16);
    await play(table, passive, 'byKeys');
    assert.equal(table.now.turn, 22);
    await page.locator('.result').waitFor();
  },
};
