// The lessons, each to its end: what they ask for can be done.

import assert from 'node:assert/strict';

/**
 * Hexes of a choice, of its piece and its place, that something lies over.
 * @param {import('./support/table.mjs').Table} table  @param {import('../../web/js/types.js').Choice} choice
 */
async function covered(table, choice) {
  const hexes = [table.unitHex(choice), choice.hex].flatMap(hex => hex ?? []), seen = await table.allAtRest(hexes);
  return hexes.filter((_, i) => !seen[i].free);
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'every lesson can be done': async test => {
    const { page, wire, table } = await test.person(await test.server(), { path: '/#/learn', prefs: { askBeforeRoll: false } });
    await page.locator('.lessons li').first().waitFor();
    const lessons = await page.locator('.lessons li').count();
    assert.ok(lessons >= 12, `${lessons} lessons`);
    for (let n = 1; n <= lessons; n++) {
      wire.now = null;
      await page.locator('.lessons li').nth(n - 1).getByRole('link').click();
      assert.ok(await table.heard(() => !!wire.now?.lesson));
      while (!table.now.lesson?.done) {
        assert.equal(await table.settled(), 'yours');
        const wanted = table.now.lesson?.expect ?? [], choice = table.now.choices?.find(c => wanted.includes(c.action));
        assert.ok(choice, `lesson ${n} wants what can be chosen: ${wanted}`);
        const [, button] = /“([^”]+)”/.exec(table.now.lesson?.goal ?? '') ?? [];
        assert.deepEqual(await covered(table, choice), [], `lesson ${n}, ${choice.action}: what it speaks of can be seen`);
        if (button) await page.locator('.tb-bar button').filter({ hasText: button }).first().waitFor();
        await (n % 2 ? table.byMouse(choice) : table.byKeys(choice));
        await table.heard(() => !!table.now.lesson?.done || table.now.mine);
      }
      await page.locator('.lesson.finished').waitFor();
      await page.goto('/#/learn');
      await page.locator('.lessons li.done').nth(n - 1).waitFor();
    }
  },

  'the piece that a lesson asks for does not lie under its panel': async test => {
    const server = await test.server();
    for (const [width, height] of [[1280, 720], [1024, 700]]) {
      const { page, table, wire } = await test.person(server, { path: '/' });
      await page.setViewportSize({ width, height });
      for (let n = 1; n <= 5; n++) {
        wire.now = null;
        await page.goto(`/#/lesson/raszyn/${n}`);
        assert.ok(await table.heard(() => !!wire.now?.lesson));
        await table.settled();
        const wanted = table.now.lesson?.expect ?? [], choice = table.now.choices?.find(c => wanted.includes(c.action));
        assert.ok(choice);
        assert.deepEqual(await covered(table, choice), [], `lesson ${n} at ${width} × ${height}`);
      }
    }
  },

  'the chances of an assault are not shown before the lesson gets there': async test => {
    const { page, wire, table } = await test.person(await test.server(), { path: '/#/lesson/raszyn/4' });
    assert.ok(await table.heard(() => !!wire.now?.lesson));
    for (const action of ['assault 3008', 'attack pl_2pp_1 3009']) {
      await table.settled();
      const choice = table.now.choices?.find(c => c.action === action);
      assert.ok(choice, action);
      await table.byMouse(choice);
      await table.heard(() => table.now.mine);
      await table.quiet();
      assert.equal(await page.locator('.tb-pop.forecast').count(), 0, `after ${action}`);
    }
  },

  'another action than the one asked for is refused kindly': async test => {
    const { page, wire, table } = await test.person(await test.server(), { path: '/#/lesson/1' });
    await table.settled();
    const other = table.now.choices?.find(c => !table.now.lesson?.expect.includes(c.action));
    if (!other) return;
    await page.keyboard.press('/');
    await page.locator('dialog[open] .cmd').fill(other.action);
    await page.keyboard.press('Enter');
    await table.heard(() => wire.refused.length > 0);
    assert.equal(wire.refused[0]?.code, 'lesson');
    await page.locator('.tb-notice').getByText(wire.refused[0].message).waitFor();
  },
};
