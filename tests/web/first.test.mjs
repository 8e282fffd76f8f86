// The first ten minutes: one click to a guided game, its notes, the cards of the battles.

import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, ROOT } from '../server/support/server.mjs';
import { violations } from './support/axe.mjs';
import { sitDown } from './support/play.mjs';
import { idler } from './support/table.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {Awaited<ReturnType<Test['person']>>} Person */

/** Whether all of it can be seen without scrolling. @param {import('playwright-core').Locator} what */
const inSight = what => what.evaluate(el => {
  const { top, left, bottom, right } = el.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && scrollY === 0;
});

/** From the first screen to the first decision of the guided game. @param {Person} person  @param {'click'|'tap'} [hand] */
async function begin({ page, table }, hand = 'click') {
  await page.goto('/');
  await page.locator('[data-act=play-now]')[hand]();
  await page.locator('[data-act=to-battle]')[hand]();
  await table.settled();
  await page.locator('.gd-note').waitFor();
}

/** The note that is shown, by its name. @param {import('playwright-core').Page} page @returns {Promise<string|null>} */
const noteOf = page => page.evaluate(() => /** @type {HTMLElement|null} */ (document.querySelector('.gd-note'))?.dataset.note ?? null);

/** Options of a server whose guided game is played by somebody who always plays the same. */
function alwaysTheSame() {
  const own = folder(), battle = 'szczekociny', guide = JSON.parse(readFileSync(join(ROOT, 'games', battle, 'guide.json'), 'utf8'));
  mkdirSync(join(own, battle));
  writeFileSync(join(own, battle, 'guide.json'), JSON.stringify({ ...guide, opponent: 'greedy' }));
  return ['--data', own];
}

/** @type {Record<string, (test: Test) => Promise<void>>} */
export const tests = {
  'one click from the first screen to a game that says what to do': async test => {
    const server = await test.server();
    for (const { width, height, look, words } of /** @type {const} */ ([
      { width: 1280, height: 720, look: { lang: 'en' }, words: [/Play now/, /Hold Wywła for seven turns/, /Poniński is drawn/, /lead of 5 ends the battle; not in this game/] },
      { width: 390, height: 844, look: { size: 'phone', lang: 'pl' }, words: [/Zagraj teraz/, /Utrzymaj Wywłę przez siedem etapów/, /Wylosowano/, /w tej partii nie/] },
    ])) {
      const person = await test.person(server, { ...look, prefs: { cards: true } }), { page, table, wire } = person;
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const now = page.locator('[data-act=play-now]'), hand = width < 400 ? 'tap' : 'click';
      await now.waitFor();
      assert.ok(await inSight(now), `in sight at ${width} × ${height}`);
      assert.match(await now.innerText(), words[0]);
      await now[hand]();
      const card = page.locator('.card-dialog'), go = card.locator('[data-act=to-battle]');
      await go.waitFor();
      assert.match(await card.locator('.bc-aims .mine').innerText(), words[1]);
      assert.ok(await inSight(go), 'so is the way on');
      assert.match(await card.innerText(), words[3]);
      assert.equal(await card.locator('.bc-shares').count(), 0, 'equal players are not what meets here');
      assert.deepEqual(await violations(page, 'card'), []);
      await go[hand]();
      await table.settled();
      const note = page.locator('.gd-note');
      await note.waitFor();
      assert.match(await note.innerText(), words[2]);
      assert.ok(await inSight(note) && await inSight(page.locator('.tb-bar')), 'note and decision');
      assert.deepEqual(await violations(page, 'note'), []);
      assert.equal(wire.table?.options.limits, 'none', 'no lucky shot ends it');
      assert.match(wire.table?.game.players.allied.kind ?? '', /^(lieutenant$|colonel:noise=\d+$)/, 'an officer who makes mistakes');
    }
  },

  'who wins: what was drawn has a part of its own, and all of it is one hundred': async test => {
    const server = await test.server();
    for (const [lang, word, words] of /** @type {const} */ ([['en', 'Draw', /^wins 52 % .*, draw 22 % \(17–28 %\)$/], ['pl', 'Remis', /^wygrywa 52 % .*, remis 22 % \(17–28 %\)$/]])) {
      const { page } = await test.person(server, { lang, path: '/' });
      const told = await page.evaluate(async () => {
        const module = '/js/card/card.js', { battleCard, shareText } = await import(module), all = await (await fetch('/api/battles')).json();
        const battle = all.battles.find((/** @type {any} */ b) => b.id === 'raszyn'), [scenario] = battle.scenarios;
        scenario.shares = { player: 'colonel', games: 300, sides: { polish: { value: 0.52, low: 0.46, high: 0.58 }, austrian: { value: 0.26, low: 0.21, high: 0.31 } } }; // what was measured changes now and then
        const card = battleCard(battle, scenario, all);
        const texts = (/** @type {string} */ what) => [...card.querySelectorAll(what)].map((/** @type {any} */ e) => e.textContent);
        return { names: texts('.bc-shares .tag'), parts: texts('.bc-shares b'), widths: [...card.querySelectorAll('.bc-bar i')].map((/** @type {any} */ e) => e.style.flexGrow), share: shareText(scenario, battle.sides[0].id) };
      });
      assert.equal(told.names[1], word);
      assert.deepEqual([told.parts, told.widths], [['52 %', '22 %', '26 %'], ['52', '22', '26']]);
      assert.match(told.share, words);
    }
  },

  'a guided whole game ends by the rules, tells each thing once, and goes on after a reload': async test => {
    const person = await test.person(await test.server(alwaysTheSame()), { prefs: { askBeforeRoll: false, asks: '' } }), { page, table, wire } = person;
    await begin(person);
    assert.equal(wire.table?.game.players.allied.kind, 'greedy');
    /** @type {string[]} */
    const told = [], { game } = wire.table?.game ?? {}, player = idler(17, 0.12);
    let reloaded = false;
    const look = async () => {
      const note = await noteOf(page);
      if (note && note !== told.at(-1)) told.push(note);
    };
    while (await table.settled() !== 'over') {
      await look();
      if (!reloaded && told.at(-1) === 'other') {
        const before = await noteOf(page), { n } = table.now;
        reloaded = true;
        wire.now = null;
        await page.reload();
        await table.settled();
        assert.deepEqual([wire.table?.game.game, table.now.n], [game, n], 'the same game, where it stood');
        if (before) await page.locator(`.gd-note[data-note="${before}"]`).waitFor();
        assert.equal(await page.locator('.card-dialog').count(), 0, 'its card was read');
      }
      while (await noteOf(page)) {
        await page.locator('[data-act=note-ok]').click();
        await look();
      }
      const move = reloaded && !told.includes('move') && table.now.choices?.find(c => c.role === 'goes');
      await table.byKeys(move || player(table.now));
    }
    assert.ok(reloaded);
    assert.deepEqual([table.now.how, table.now.turn], ['rules', 7]);
    await page.locator('.gd-note[data-note=over]').waitFor();
    await look();
    assert.equal(new Set(told).size, told.length, `each once: ${told}`);
    for (const note of ['arm', 'active', 'other', 'move', 'retreat', 'points', 'help', 'last', 'over']) assert.ok(told.includes(note), `${note} among ${told}`);
    await page.locator('.result').waitFor();
  },

  'on a phone a note leaves those in sight who can act': async test => {
    const person = await test.person(await test.server(), { size: 'phone', lang: 'pl' }), { page, table } = person;
    await begin(person);
    for (let i = 0; i < 6 && table.now.prompt?.code !== 'ASK_ACTIVE'; i++) {
      await table.byTouch(table.now.choices?.find(c => c.verb === 'arm') ?? idler(1, 0)(table.now));
      await table.settled();
    }
    await page.locator('.gd-note[data-note=active]').waitFor();
    const able = [...new Set((table.now.choices ?? []).flatMap(c => table.unitHex(c) ?? []))];
    for (const hex of able) await table.atRest(hex);
    const seen = (await table.allOnScreen(able)).filter(place => place.free);
    assert.equal(seen.length, able.length, `${seen.length} of ${able}`);
  },

  'on a small phone the map keeps 45 % of the height, with a note folded or read': async test => {
    const server = await test.server();
    for (const lang of /** @type {const} */ (['en', 'pl'])) {
      const person = await test.person(server, { size: 'phone', lang, prefs: { asks: '' } }), { page, table } = person, fold = page.locator('[data-act=note-fold]');
      await page.setViewportSize({ width: 360, height: 640 });
      await begin(person, 'tap');
      const heights = () => page.evaluate(() => {
        const [map, bar, note] = ['.tb-map', '.tb-bar', '.gd-note'].map(part => document.querySelector(part)?.getBoundingClientRect());
        return { free: (bar?.top ?? 0) - (map?.top ?? 0) - (note?.height ?? 0), note: note?.height ?? 0, under: (note?.bottom ?? 0) - (bar?.top ?? innerHeight), all: innerHeight };
      });
      for (let i = 0; i < 5; i++) {
        await table.quiet();
        const { free, under, all } = await heights(), note = await noteOf(page);
        assert.ok(free >= 0.45 * all && under <= 0, `${free} of ${all} with note ${note}`);
        assert.ok(await inSight(page.locator('.tb-bar [data-act]:visible').last()), 'the bar is whole');
        await table.byTouch(table.now.choices?.find(c => c.verb === 'arm') ?? idler(1, 0)(table.now));
        await table.settled();
        if (i > 0 || !await noteOf(page)) continue;
        assert.ok(!await page.locator('.gd-note p').isVisible());
        await fold.tap();
        await page.locator('.gd-note p').waitFor();
        await table.quiet();
        const read = await heights();
        assert.ok(read.free >= 0.45 * all && read.note <= all / 3 && read.under <= 0, JSON.stringify(read));
        assert.ok(await page.locator('.gd-note').evaluate(el => el.scrollHeight <= el.clientHeight || getComputedStyle(el).overflowY === 'auto'));
        assert.deepEqual(await violations(page, 'note'), []);
        await fold.tap();
        await page.locator('.bar-ask.ready').waitFor();
      }
    }
  },

  'notes are dismissed one by one, and switched off and on again': async test => {
    const person = await test.person(await test.server()), { page, table, wire } = person, note = page.locator('.gd-note');
    await begin(person);
    await page.locator('[data-act=note-ok]').click();
    await note.waitFor({ state: 'detached' });
    const first = table.now.choices?.find(c => c.verb === 'arm');
    assert.ok(first);
    await table.byMouse(first);
    await note.waitFor();
    const shown = await noteOf(page);
    assert.notEqual(shown, 'arm');
    await page.locator('[data-act=note-off]').click();
    await note.waitFor({ state: 'detached' });
    wire.now = null;
    await page.reload();
    await table.settled();
    await table.quiet();
    assert.equal(await note.count(), 0, 'off for good');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Switch the notes on' }).click();
    await note.waitFor();
    assert.equal(await noteOf(page), shown, 'what was not read yet');
    for (let move; !move;) { // a game like any other: what was done can be taken back
      move = table.now.choices?.find(c => c.role === 'goes');
      await table.byKeys(move ?? idler(1, 0)(table.now));
      await table.settled();
    }
    const { n, undo } = table.now;
    assert.ok(undo.can);
    await page.keyboard.press('z');
    assert.ok(await table.heard(() => (wire.now?.n ?? n) < n));
  },

  'a note that was only glanced at has not been read': async test => {
    const person = await test.person(await test.server(), { prefs: { asks: '' } }), { page, table, wire } = person;
    const at = (/** @type {number} */ seconds) => page.clock.setFixedTime(new Date(2026, 0, 1, 12, 0, seconds));
    const read = () => page.evaluate(key => JSON.parse(localStorage.getItem(key) ?? '{}').read ?? [], `kosynier.game.${wire.table?.game.game}`);
    await at(0);
    await begin(person);
    await at(1);
    await table.byMouse(table.now.choices?.find(c => c.verb === 'arm') ?? assert.fail('arms to choose from'));
    await page.locator('.gd-note[data-note=active]').waitFor();
    assert.deepEqual(await read(), []);
    await at(4);
    await table.byMouse(idler(1, 0)(table.now));
    await table.settled();
    await page.locator('.gd-note:not([data-note=active])').waitFor();
    assert.deepEqual(await read(), ['active']);
  },

  'a game opens with the card of its battle, once': async test => {
    const person = await test.person(await test.server(), { prefs: { cards: true } }), { page, table, wire } = person, card = page.locator('.card-dialog');
    for (const [scenario, sides, words] of /** @type {const} */ ([
      ['raszyn/battle', ['polish', 'austrian'], [/11 points to nothing/, /Austrians\s+\d+/, /\d+ %\s+\(\d+–\d+ %\)/, /in \d+ games/]],
      ['raclawice/historical', ['polish', 'russian'], [/159 points/, /kosynierzy wait until turn 8/, /39\s+25\s+12\s+6/]],
    ])) {
      await sitDown(person, { scenario, players: Object.fromEntries(sides.map(side => [side, 'human'])) });
      await card.waitFor();
      const text = await card.innerText();
      for (const word of words) assert.match(text, word);
      assert.deepEqual(await violations(page, scenario), []);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      wire.now = null;
      await page.reload();
      await table.settled();
      await table.quiet();
      assert.equal(await card.count(), 0, 'once');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'The battle in brief' }).click();
      await card.waitFor();
      await page.keyboard.press('Escape');
    }
  },

  'the points say what they mean': async test => {
    const person = await test.person(await test.server()), { page } = person, told = page.locator('.bc-points');
    for (const [scenario, sides, words] of /** @type {const} */ ([
      ['raszyn/battle', ['polish', 'austrian'], [/Poles and Saxons: ahead now by 11/, /Places held: for the Poles Raszyn 5/]],
      ['raclawice/historical', ['polish', 'russian'], [/0 points now\. 159 points end the battle at once/, /a gun 8, a commander 10/]],
      ['szczekociny/wywla', ['polish', 'allied'], [/The score is level/, /at once with a lead of 5/, /A melee won 1/, /a Prussian lead of 5 ends the battle at once/]],
    ])) {
      await sitDown(person, { scenario, players: Object.fromEntries(sides.map(side => [side, 'human'])) });
      await page.locator('.pts').click();
      await told.waitFor();
      const text = await told.innerText();
      for (const word of words) assert.match(text, word);
      await page.keyboard.press('Escape');
      await told.waitFor({ state: 'detached' });
    }
  },

  'the lobby tells of the battle and the scenario chosen': async test => {
    const { page } = await test.person(await test.server(), { path: '/', lang: 'pl' }), brief = page.locator('.brief');
    await page.locator('.card[data-battle="szczekociny"] .choose').click();
    assert.match(await brief.innerText(), /Utrzymaj Wywłę/);
    await page.locator('label:has(input[value="szczekociny/battle"])').click();
    assert.match(await brief.innerText(), /przez 22 etapy/);
    assert.match(await page.locator('label:has(input[name=side][value=polish])').innerText(), /wygrywa \d+ % partii próbnych/);
    await page.locator('[name=opponent][value=watch]').evaluate(radio => /** @type {HTMLElement} */ (radio).click());
    assert.equal(await page.locator('input[name=side]').count(), 0, 'a spectator has no side');
  },
};
