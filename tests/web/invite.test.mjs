// The invitation: a link that leads nowhere says so at once, and one click opens the table to the network.

import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { startGame } from './support/lobby.mjs';

/** Whether this machine has an address that is not its own alone. */
const onNetwork = Object.values(networkInterfaces()).flat().some(a => a && !a.internal && a.family === 'IPv4');

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'the friend’s link is made to lead somewhere by one click': async test => {
    const server = await test.server();
    const { page } = await test.person(server);
    await startGame(page, { opponent: 'friend', side: 'polish' });
    const dialog = page.locator('dialog[open]'), link = dialog.locator('.link input').first();
    await link.waitFor();
    assert.match(await dialog.innerText(), /open on this computer only/);
    assert.ok((await link.inputValue()).startsWith(server.url));
    await dialog.locator('[data-act=listen]').click();
    if (!onNetwork) {
      await dialog.locator('.fault').getByText(/network/i).waitFor();
      return;
    }
    await dialog.locator('.reached').getByText('open to your network').waitFor();
    const seat = await link.inputValue();
    assert.ok(seat.startsWith('http://') && !seat.startsWith(server.url), seat);
    assert.equal(await dialog.locator('[data-act=listen]').count(), 0);
    const friend = await test.person(server, { path: seat });
    assert.ok(await friend.table.heard(() => !!friend.wire.now), 'the friend sits at the table');
    assert.deepEqual(friend.wire.table?.seat.sides, ['allied']);
    await page.keyboard.press('Escape');
    await startGame(page, { opponent: 'friend', side: 'polish' });
    await link.waitFor();
    assert.ok(!(await dialog.innerText()).includes('this computer only'), 'the next invitation has nothing to warn of');
  },

  'the same in Polish': async test => {
    const { page } = await test.person(await test.server(), { lang: 'pl' });
    await startGame(page, { opponent: 'friend', side: 'polish' });
    const dialog = page.locator('dialog[open]');
    await dialog.locator('.link input').first().waitFor();
    assert.match(await dialog.innerText(), /tylko na tym komputerze/);
    assert.match(await dialog.locator('[data-act=listen]').innerText(), /Otwórz stół/);
  },
};
