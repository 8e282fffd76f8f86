// What happened, told as people tell it: the log, the enemy's turn, the strip, the roster, the report after the battle.

import assert from 'node:assert/strict';
import { after, playUnseen, sitDown } from './support/play.mjs';
import { idler } from './support/table.mjs';

/** @typedef {import('../../web/js/types.js').Entry} Entry */

/** Entries as they come over the socket. @param {import('playwright-core').Page} page before it goes to the table */
function listen(page) {
  /** @type {Entry[]} */
  const heard = [];
  page.on('websocket', socket => socket.on('framereceived', frame => heard.push(...(JSON.parse(String(frame.payload)).entries ?? []))));
  return heard;
}

/** Something of the enemy that is told. @param {Entry} e */
const isTheirs = e => e.actor === 'allied' && e.events.length > 0;

/** Runs in the page: how long it shows thirty moves of seven steps and sixty dice, and then the next phase; no frame is free. */
async function shownAtNormalSpeed() {
  const module = '/js/table/playback.js', { Playback } = await import(module), FRAMES = 60;
  const phase = (/** @type {string} */ name) => (/** @type {object} */ more) =>
    ({ actor: 'a', action: null, label: '', for: null, events: [], turn: 1, active: null, whose: 'a', phase: name, ...more });
  const moves = phase('movement'), fire = phase('fire');
  const move = (/** @type {number} */ u) => [
    moves({ action: `move u${u}`, begins: true }), ...Array.from({ length: 7 }, (_, i) => moves({ action: `step u${u}`, units: [{ id: `u${u}`, hex: `1${i}10` }] })), moves({ action: 'stop' }),
    moves({ actor: 'chance', roll: 4 }), moves({ actor: 'chance', roll: 5 }),
  ];
  const entries = [...Array.from({ length: 30 }, (_, u) => move(u)).flat(), fire({ actor: 'chance', roll: 3 }), fire({ actor: 'chance', roll: 2 })];
  /** @type {Record<string, {from: number, to: number, speed: number}>} */
  const shown = {};
  let clock = 0, played = 0;
  await new Promise(done => {
    const playback = new Playback(
      async (/** @type {any} */ e, /** @type {number} */ speed) => {
        const part = (shown[e.phase] ??= { from: clock, to: clock, speed });
        part.to = clock += FRAMES + (speed > 0 ? (e.roll === undefined ? 900 : 1000) / speed : 0);
      },
      () => played++, () => done(undefined), () => clock);
    playback.add(entries);
  });
  const { movement, fire: next } = shown;
  return { movement: movement.to - movement.from, next: next.to - next.from, speed: next.speed, played, of: entries.length };
}

/** Runs in the page: how entries are put together. */
async function salvos() {
  const words = '/js/counters/terms.js', module = '/js/table/salvo.js';
  const { setTerms } = await import(words), { atOnce, together } = await import(module);
  const both = { en: '', pl: '' };
  setTerms({ verb: { bombard: { ...both, sign: 'cannon:F:gun:gun:combat' }, step: { ...both, sign: 'hex::step' } } });
  const shot = (/** @type {number} */ n) => ({ n, actor: 'a', action: `bombard g${n} 1111`, events: [], units: [{ id: `g${n}`, hex: '1010' }] });
  const roll = { actor: 'chance', action: 'roll 3', roll: 3, events: [], units: [{ id: 'target', hex: '1111' }] };
  const no = { actor: 'b', declined: true, action: 'pass', events: [] };
  const step = (/** @type {string} */ u, /** @type {string} */ hex, more = {}) => ({ actor: 'a', action: `step ${u} ${hex}`, events: [], units: [{ id: u, hex }], ...more });
  const queue = [shot(1), roll, shot(2), roll, no, shot(3), roll, step('u', '1212', { begins: true }), step('u', '1213'), no, step('u', '1214'), step('w', '1515', { begins: true }), roll];
  const n = atOnce(queue), one = together(queue.slice(0, n)), way = queue.slice(n), m = atOnce(way);
  return { n, units: one.units.map((/** @type {any} */ u) => u.id), two: atOnce([shot(1), roll, { ...shot(2), actor: 'b' }]), m, via: together(way.slice(0, m)).via, alone: atOnce(way.slice(m)) };
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'an activation or a phase is shown in ten seconds at most, shots of one battery and steps of one move together': async test => {
    const { page } = await test.person(await test.server(), { path: '/', prefs: { speed: '1' } });
    const { movement, next, speed, played, of } = await page.evaluate(shownAtNormalSpeed);
    assert.equal(played, of);
    assert.ok(movement > 5000 && movement <= 10_300, `${movement} ms for a phase`);
    assert.deepEqual({ speed, next }, { speed: 1, next: 2120 }, 'the next phase has its own time');
    assert.deepEqual(await page.evaluate(salvos), { n: 7, units: ['g1', 'target', 'g2', 'g3'], two: 1, m: 4, via: { u: ['1212', '1213', '1214'] }, alone: 1 });
  },

  'the log has one line for a decision, what came of it first; the rest unfolds, declines are not told': async test => {
    const person = await test.person(await test.server()), { page } = person;
    await sitDown(person, { before: after(60, idler(7, 0.6)) });
    const lines = page.locator('.log-list li[data-n]'), shown = await lines.count();
    assert.ok(shown > 3 && shown < 45, `${shown} lines for 60 entries`);
    assert.doesNotMatch(await page.locator('.log-list').innerText(), /That is all|No shot this time/);
    const fight = lines.filter({ has: page.locator('.log-die') }).first();
    assert.match(await fight.locator('.log-lines').innerText(), /holds|driven back|no effect|missed|loss|wins|unhurt|eliminated|on target|too far/i, 'the outcome stands in the line');
    assert.equal(await fight.locator('.log-more').count(), 0);
    await fight.locator('.log-fold').click();
    assert.ok(await fight.locator('.log-more p').count() > 0, 'modifiers and shots');
    assert.equal(await fight.locator('.log-fold').getAttribute('aria-expanded'), 'true');
    const sides = await page.evaluate(async () => {
      const module = '/js/table/tale.js', { deedsOf } = await import(module), entry = (/** @type {object} */ more) => ({ turn: 1, events: [], ...more });
      const deeds = deedsOf([entry({ actor: 'a', begins: true }), entry({ actor: 'chance', drawn: 'chit' }), entry({ actor: 'b' }), entry({ actor: 'a', begins: true, idle: true }), entry({ actor: 'b' })], (/** @type {string} */ s) => s !== 'chance');
      return deeds.map((/** @type {any} */ d) => d.side);
    });
    assert.deepEqual(sides, ['a', 'b', 'b'], 'a chit, or what comes after somebody was done, is not told of the side that acted before');
  },

  'what the enemy did stands in a strip, part by part, after a reload too, and after an absence': async test => {
    const server = await test.server(), person = await test.person(server);
    const { page, table, wire } = person, parts = page.locator('.recap-part');
    const { game, seats } = await sitDown(person, {
      sides: ['polish'], before: { by: idler(9, 0.9), until: ({ now }) => (now?.n ?? 0) > 40 && now?.side === 'polish' && !!now.mine && now.entries.some(e => e.actor === 'allied' && e.events.length > 0) },
    });
    await page.locator('.recap').waitFor();
    const told = await parts.allInnerTexts();
    assert.ok(told.length > 0);
    await parts.first().click();
    await page.locator('.bar-acts').waitFor();
    await page.reload();
    await table.settled();
    assert.deepEqual(await parts.allInnerTexts(), told, 'the same after a reload');
    assert.equal(await page.locator('.recap > b').innerText(), 'What happened');
    const { n } = table.now;
    await page.goto('/#/');
    const isAllied = (/** @type {import('../../web/js/types.js').Now|null} */ now) => !!now?.entries.some(e => e.actor === 'allied' && e.events.length > 0);
    await playUnseen(server.url, game, Object.values(seats), { by: idler(11, 0.9), until: ({ now }) => (now?.n ?? 0) > n + 20 && now?.side === 'polish' && isAllied(now) });
    wire.now = null;
    await page.goto(`/#/table/${game}?seat=${seats.polish}`);
    await table.settled();
    assert.equal(await page.locator('.recap > b').innerText(), 'While you were away');
  },

  'the strip lasts through what one’s own standing orders do': async test => {
    const server = await test.server(), person = await test.person(server, { prefs: { asks: '' } }), { page, table, wire } = person;
    const own = (/** @type {Entry} */ e) => e.actor === 'polish' && !!e.order && e.events.length > 0, heard = listen(page);
    await sitDown(person, { sides: ['polish'], players: { polish: 'human', allied: 'greedy' }, before: { by: idler(3, 0), until: ({ now }) => !!now?.left } });
    await page.keyboard.press('Control+A');
    await page.locator('[data-act="order-will"]').click(); // all fire whenever they can
    await table.quiet();
    for (let i = 0; i < 20 && !table.now.over; i++) {
      heard.length = 0;
      await page.keyboard.press('x');
      await table.quiet();
      await table.settled();
      const first = heard.findIndex(isTheirs);
      if (first >= 0 && heard.slice(first).some(own)) break;
    }
    const first = heard.findIndex(isTheirs);
    assert.ok(first >= 0 && heard.slice(first).some(own), 'the enemy has acted, and then the guns have fired by themselves');
    assert.ok(await page.locator('.recap-part').count() > 0, 'what the enemy did before is still told');
    assert.ok(!wire.refused.length);
  },

  'the enemy’s turn is skipped in its middle: nothing more is shown, all of it is told': async test => {
    const person = await test.person(await test.server(), { prefs: { asks: '', speed: '1' } }), { page, table } = person;
    const skip = page.locator('[data-act="skip"]'), heard = listen(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await sitDown(person, { sides: ['polish'], players: { polish: 'human', allied: 'greedy' }, before: { by: idler(3, 0), until: ({ now }) => !!now?.left && now.side === 'polish' } });
    for (let shown = false; !shown;) { // up to an activation of theirs
      heard.length = 0;
      await page.keyboard.press('x');
      await table.quiet();
      await page.waitForFunction(() => document.querySelector('.bar-acts') ?? document.querySelector('.motion')?.childElementCount);
      shown = heard.some(e => isTheirs(e) && e.begins) && await skip.isVisible();
    }
    await page.keyboard.press('Space');
    await page.evaluate(() => { // what moves on the map after that
      const page = /** @type {any} */ (globalThis);
      page.movedAfter = 0;
      new MutationObserver(all => { page.movedAfter += all.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0); }).observe(/** @type {Element} */ (document.querySelector('.motion')), { childList: true });
    });
    await table.settled();
    assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).movedAfter), 0);
    assert.equal(await skip.count(), 0);
    assert.ok(await page.locator('.recap-part').count() > 0, 'the strip tells it');
    for (const [id, hex] of table.hexes) if (hex) assert.equal(await page.locator(`#stack-${hex}`).count(), 1, `${id} stands in ${hex}`);
  },

  'the roster of the army, by command: a click brings a unit into sight and into the hand': async test => {
    const person = await test.person(await test.server()), { page, table } = person;
    await sitDown(person, { before: after(30, idler(7, 0.6)) });
    const own = table.now.side;
    await page.locator('.roster summary').click();
    const rows = page.locator('.ros-unit');
    const ids = await rows.evaluateAll(all => all.map(row => row.getAttribute('data-unit')));
    const mine = (person.wire.table?.pieces ?? []).filter(p => p.side === own && p.kind !== 'leader' && p.kind !== 'overall_leader').map(p => p.id);
    assert.deepEqual([...ids].sort(), mine.filter(id => person.wire.hexes.has(id)).sort());
    assert.ok(await page.locator('.ros-leader').count() >= 1);
    await rows.first().click();
    assert.equal(await rows.first().getAttribute('aria-pressed'), 'true');
    const hex = String(person.wire.hexes.get(ids[0] ?? ''));
    assert.ok((await table.atRest(hex)).free, 'it is to be seen');
    await page.locator('.ros-sides .btn').last().click();
    assert.notEqual(await rows.first().getAttribute('data-unit'), ids[0], 'the other army');
  },

  'the report after a battle: how the chances went, what decided it, each loss; on a phone too': async test => {
    const server = await test.server();
    for (const size of /** @type {const} */ (['wide', 'phone'])) {
      const person = await test.person(server, { size, path: '/' }), { page } = person;
      await sitDown(person, { players: { polish: 'human', allied: 'greedy' }, before: { by: idler(3, 0.3), until: () => false } });
      await page.locator('.rep-curve svg[aria-label]').waitFor();
      assert.match(await page.locator('.rep-curve svg').getAttribute('aria-label') ?? '', /Win chance of/);
      assert.ok(await page.locator('.rep-moments li .rep-picture').count() > 0, 'a picture of what decided it');
      await page.locator('.rep-losses summary').click();
      assert.match(await page.locator('.rep-losses').innerText(), /Poles/);
    }
  },

  'no sound before the player has touched the page, and none while it is off': async test => {
    const { page } = await test.person(await test.server(), { prefs: { sound: true, volume: 40 } });
    await page.addInitScript(() => {
      const made = /** @type {any} */ (globalThis).madeContexts = { n: 0 };
      globalThis.AudioContext = new Proxy(AudioContext, { construct: (Kind, args) => { made.n++; return new Kind(...args); } });
    });
    // Told by the page itself: whatever a test runs in it, even waiting for an element, counts as the player's touch.
    await page.addInitScript(() => addEventListener('load', async () => {
      const module = '/js/table/sound.js', { play } = await import(module);
      for (const sound of ['gun', 'volley', 'drum', 'die', 'chit', 'step']) play(sound, 12);
      console.debug(`contexts ${/** @type {any} */ (globalThis).madeContexts.n}`);
    }));
    const told = page.waitForEvent('console', message => message.text().startsWith('contexts'));
    await page.goto('/');
    assert.equal((await told).text(), 'contexts 0');
    const beat = () => page.evaluate(async () => {
      const module = '/js/table/sound.js', prefs = '/js/prefs.js', made = /** @type {any} */ (globalThis).madeContexts;
      const { play } = await import(module), { setPref } = await import(prefs), heard = [];
      for (const on of [false, true]) {
        setPref('sound', on);
        play('gun', 12);
        heard.push(made.n);
      }
      return heard;
    });
    assert.deepEqual(await beat(), [0, 1], 'none while it is off, one maker of sounds once it is on');
  },
};
