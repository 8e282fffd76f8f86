// The title and the icon of the tab say whose move it is.

import assert from 'node:assert/strict';
import { behindCurtain, sitDown } from './support/play.mjs';
import { idler } from './support/table.mjs';

/** @param {import('playwright-core').Page} page  @param {RegExp} title  @param {string} icon */
async function assertSign(page, title, icon) {
  const shown = (/** @type {{title: RegExp, icon: string}} */ { title, icon }) => title.test(document.title) && document.querySelector('link[rel=icon]')?.getAttribute('href') === icon;
  await page.waitForFunction(shown, { title, icon }).catch(async () => assert.fail(`${await page.title()} instead of ${title} and ${icon}`));
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'the tab says "your move" to who is to decide, and to nobody else': async test => {
    const server = await test.server(), host = await test.person(server), friend = await test.person(server, { lang: 'pl' });
    const { seats, watch, game } = await sitDown(host, { sides: ['polish'] });
    await friend.page.goto(`/#/table/${game}?seat=${seats.allied}`);
    const watcher = await test.person(server, { path: `/#/table/${game}?watch=${watch}` });
    for (const { table, wire } of [friend, watcher]) assert.ok(await table.heard(() => !!wire.now));
    const calls = { host: [/^● Your move · Szczekociny/, /^Szczekociny.* · kosynier$/], friend: [/^● Twój ruch · Szczekociny/, /^Szczekociny.* · kosynier$/] };
    const player = idler(11, 0.4), seen = new Set();
    for (let i = 0; i < 30 && seen.size < 2; i++) {
      const mine = host.wire.now?.mine;
      seen.add(mine);
      await assertSign(host.page, calls.host[mine ? 0 : 1], mine ? '/icon-move.svg' : '/icon.svg');
      await assertSign(friend.page, calls.friend[mine ? 1 : 0], mine ? '/icon.svg' : '/icon-move.svg');
      await assertSign(watcher.page, /^Szczekociny.* · kosynier$/, '/icon.svg');
      const { table, wire } = mine ? host : friend, acted = wire.acted.length;
      assert.equal(await table.settled(), 'yours');
      await table.byKeys(player(table.now));
      assert.ok(wire.acted.length > acted && await table.heard(() => host.wire.now?.n === friend.wire.now?.n));
    }
    assert.equal(seen.size, 2, 'both were asked');
    const icon = await host.page.request.get('/icon-move.svg');
    assert.match(icon.headers()['content-type'], /svg/);
    await host.page.goto('/#/');
    await assertSign(host.page, /^Play · kosynier$/, '/icon.svg');
  },

  'at one screen the title says whose decision it is, and behind the curtain who is called': async test => {
    const person = await test.person(await test.server()), { page } = person;
    await sitDown(person);
    await assertSign(page, /^(Poles|Allies): decision · Szczekociny/, '/icon.svg');
    await sitDown(person, behindCurtain(idler(22, 0.5)));
    await assertSign(page, /: your turn at the screen · Racławice/, '/icon.svg');
  },
};
