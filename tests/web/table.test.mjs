// What may befall a game at the table: a reload, a crash of the server, a friend, a watcher, a curtain.

import assert from 'node:assert/strict';
import { startGame } from './support/lobby.mjs';
import { after, behindCurtain, play, sitDown } from './support/play.mjs';
import { idler } from './support/table.mjs';

/**
 * Plays until the server has taken so many decisions.
 * @param {import('./support/table.mjs').Table} table
 * @param {number} decisions
 * @param {number} [seed]
 */
async function playOn(table, decisions, seed = 7) {
  const end = table.wire.acted.length + decisions;
  await play(table, idler(seed, 0.5), 'byMouse', () => table.wire.acted.length < end);
}

/**
 * Tries the arrows until the cursor is said to stand in one of the hexes, and gives that.
 * @param {import('playwright-core').Page} page
 * @param {string[]} hexes
 */
async function arrowTo(page, hexes) {
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp']) {
    const before = await page.locator('#say').textContent();
    await page.keyboard.press(key);
    await page.waitForFunction(old => !['', old].includes(document.querySelector('#say')?.textContent ?? ''), before);
    const here = /\d{4}/.exec(await page.locator('#say').textContent() ?? '')?.[0] ?? '';
    if (hexes.includes(here)) return here;
  }
  return assert.fail(`no arrow leads to ${hexes}`);
}

/**
 * All that a page holds in its memory, as the text of a heap snapshot.
 * @param {import('playwright-core').Page} page
 */
async function heapOf(page) {
  const client = await page.context().newCDPSession(page);
  /** @type {string[]} */
  const chunks = [];
  client.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await client.detach();
  return chunks.join('');
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'a reload in the middle changes nothing': async test => {
    const person = await test.person(await test.server());
    const { page, table } = person;
    await sitDown(person, { before: after(20, idler(7, 0.5)) });
    const { n, prompt, choices } = table.now, stacks = await page.locator('.stack').count();
    table.wire.now = null;
    await page.reload();
    assert.equal(await table.settled(), 'yours');
    assert.deepEqual({ n: table.now.n, prompt: table.now.prompt, choices: table.now.choices }, { n, prompt, choices });
    assert.equal(await page.locator('.stack').count(), stacks);
    await playOn(table, 3);
  },

  'the server is killed and comes back: nothing is lost, the page goes on by itself': async test => {
    const server = await test.server();
    const person = await test.person(server);
    const { page, table } = person;
    await sitDown(person, { before: after(20, idler(7, 0.5)) });
    await page.locator('.board .m-labels').waitFor({ state: 'attached' }); // the last of what it loads, but letters
    await page.evaluate(() => Promise.all([...document.fonts].map(face => face.load())).then(() => undefined));
    const { n, prompt } = table.now, stacks = await page.locator('.stack').count();
    await server.kill();
    await page.locator('#strip').getByText('Connection lost').waitFor();
    assert.equal(await page.locator('.stack').count(), stacks, 'the last view stays');
    table.wire.now = null;
    await server.start();
    assert.equal(await table.settled(), 'yours');
    assert.deepEqual({ n: table.now.n, prompt: table.now.prompt }, { n, prompt });
    await page.locator('#strip').getByText('Connection lost').waitFor({ state: 'hidden' });
    await playOn(table, 3);
  },

  'undo and redo': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person;
    await sitDown(person);
    await play(table, idler(7, 1), 'byMouse', () => !wire.now?.undo.can);
    const { n } = table.now;
    await page.locator('[data-act="undo"]').click();
    assert.ok(await table.heard(() => (wire.now?.n ?? n) < n), 'one decision less');
    await table.settled();
    await page.keyboard.press('y');
    assert.ok(await table.heard(() => wire.now?.n === n), 'and again');
    await table.settled();
  },

  'the map by keyboard: pieces by Tab, hexes by arrows, each said aloud': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person, { keyboard } = page;
    const said = async (/** @type {string} */ what) => {
      await page.waitForFunction(w => document.querySelector('#say')?.textContent?.includes(w), what);
    };
    await sitDown(person);
    await play(table, idler(7, 0), 'byKeys', () => !wire.now?.choices?.some(c => c.verb === 'move'));
    const able = [...new Set((table.now.choices ?? []).map(c => c.unit ?? ''))].filter(id => wire.hexes.get(id)).slice(0, 3);
    await page.locator('.tb-map').focus();
    for (const id of able) {
      await keyboard.press('Tab');
      await said(String(wire.hexes.get(id)));
    }
    const move = table.now.choices?.find(c => c.verb === 'move' && c.unit === able.at(-1));
    assert.ok(move?.unit);
    await table.byKeys(move);
    await table.settled();
    const { unit } = move;
    await page.locator('.tb-map').focus();
    const targets = table.now.choices?.filter(c => c.verb === 'step' && c.unit === unit).map(c => String(c.hex)) ?? [];
    const reached = await arrowTo(page, targets);
    await keyboard.press('Enter');
    assert.ok(await table.heard(() => wire.acted.at(-1) === `step ${unit} ${reached}`), `${wire.acted.at(-1)} reached ${reached}`);
  },

  'behind the curtain nothing is left': async test => {
    const person = await test.person(await test.server());
    const { page, table, wire } = person;
    const player = idler(5, 0.4);
    await sitDown(person, behindCurtain(player));
    await table.lift();
    let secrets = /** @type {string[]} */ ([]);
    await play(table, now => {
      secrets = (now.choices ?? []).filter(c => c.unit).map(c => c.action); // plain letters: a heap writes others its own way
      return player(now);
    }, 'byMouse', () => !wire.curtain || !secrets.length);
    assert.equal(await table.settled(), 'curtain');
    const html = await page.content();
    for (const { id, name } of wire.table?.pieces ?? []) {
      assert.ok(!html.includes(`"${id}"`), `${id} stands in the page`);
      assert.ok(!html.includes(`>${name}<`), `${name} stands in the page`);
    }
    assert.equal(await page.locator('.tb-map .stack').count(), 0);
    const log = await page.locator('.tb-side').innerText();
    assert.ok(!/\d{4}/.test(log), `nor a hex in the log: ${log}`);
    const memory = await heapOf(page);
    assert.deepEqual(secrets.filter(text => memory.includes(JSON.stringify(text))), [], 'nor in the memory of the page');
    await table.lift();
    assert.equal(await table.settled(), 'yours');
    assert.ok(await page.locator('.tb-map .stack').count() > 0);
    const text = JSON.stringify(table.now.choices?.[0].action);
    assert.ok((await heapOf(page)).includes(text), 'what is not hidden is found there, so that the search proves something');
  },

  'a friend by invitation and a watcher': async test => {
    const server = await test.server();
    const host = await test.person(server);
    await startGame(host.page, { opponent: 'friend', side: 'polish' });
    await host.page.locator('dialog .link input').first().waitFor();
    const links = await host.page.locator('dialog .link input').evaluateAll(all =>
      all.map(field => /** @type {HTMLInputElement} */ (field).value));
    const [seat, watch] = ['seat=', 'watch='].map(kind => links.find(link => link.includes(kind)));
    assert.ok(seat && watch, `links: ${links}`);
    const friend = await test.person(server, { path: `/${new URL(seat).hash}`, lang: 'pl' });
    const watcher = await test.person(server, { path: `/${new URL(watch).hash}` });
    await host.page.locator('dialog .btn.pri').click();
    await host.table.heard(() => !!host.wire.now && !!friend.wire.now && !!watcher.wire.now);

    const player = idler(11, 0.4);
    for (let i = 0; i < 12; i++) {
      const { table, wire } = host.wire.now?.mine ? host : friend;
      assert.equal(await table.settled(), 'yours');
      await table.byMouse(player(table.now));
      const n = () => [host, friend, watcher].map(p => p.wire.now?.n ?? -1);
      assert.ok(await table.heard(() => new Set(n()).size === 1), `all see the same entries: ${n()}`);
      assert.equal(wire.refused.length, 0);
    }
    assert.equal(watcher.wire.now?.mine, false);
    assert.equal(watcher.wire.now?.choices, undefined);
    assert.ok(host.wire.now?.mine !== friend.wire.now?.mine, 'one of the two decides');
  },
};
