// The page comes out of the program and shows itself.

import assert from 'node:assert/strict';
import { chooseBattle } from './support/lobby.mjs';

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'the page opens and its fonts are there': async test => {
    const { page } = await test.person(await test.server(), { path: '/' });
    await page.waitForSelector('main h1, main h2');
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(f => f.status === 'loaded').map(f => f.family.replaceAll('"', ''));
    });
    assert.ok(fonts.includes('Lato') && fonts.includes('EB Garamond'), `loaded: ${fonts}`);
  },

  'the lobby names what is played, and counts the variants': async test => {
    const { page } = await test.person(await test.server()), rules = page.locator('details.fold', { has: page.locator('select') });
    await chooseBattle(page, 'raclawice');
    assert.equal(await rules.locator('summary').innerText(), 'English edition 2013, Variant I');
    await rules.locator('summary').click();
    await rules.locator('select').first().selectOption('Polish edition 2010');
    await rules.locator('input').first().check();
    assert.equal(await rules.locator('summary').innerText(), 'Polish edition 2010, Variant I, 1 variant');
  },

  'strangers are kept out': async test => {
    const server = await test.server();
    const { headers } = await server.fetch('/');
    const policy = headers['content-security-policy'] ?? '';
    assert.match(policy, /default-src 'self'|default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    for (const path of ['/nothing.js', '/../games.db', '/%2e%2e/games.db'])
      assert.equal((await server.fetch(path)).status, 404, path);
  },

  'a file that has not changed is not sent again': async test => {
    const server = await test.server();
    const { headers: { etag } } = await server.fetch('/js/main.js');
    assert.ok(etag);
    const again = await server.fetch('/js/main.js', { 'if-none-match': etag });
    assert.equal(again.status, 304);
  },
};
