// Pieces in the mouse: the map follows them beyond its edge, and nothing lies over their goal.

import assert from 'node:assert/strict';
import { sitDownIn } from './support/position.mjs';
import { frames, rest } from './support/rest.mjs';

/** Two companies of one stack at Racławice, and one beside them. */
const STACK = { turn: 3, phase: 'movement', active: 'pl_zajaczek', units: [
  { unit: 'pl_zajaczek', hex: '0812' }, { unit: 'pl_2pp_1_1', hex: '0913', facing: 'S' }, { unit: 'pl_2pp_1_2', hex: '0913', facing: 'S' },
  { unit: 'pl_2pp_1_3', hex: '1012', facing: 'S' }, { unit: 'ru_kozak_1', hex: '2520', facing: 'N' },
] };

/** @param {import('./run.mjs').Test} test */
async function inCommand(test) {
  const person = await test.person(await test.server(), { prefs: { asks: '' } });
  await sitDownIn(person, 'raclawice/historical', STACK);
  return person;
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'beyond its edge the map rolls on under what is dragged, up to a goal that was out of sight': async test => {
    const { page, table, wire } = await inCommand(test), goal = '2213';
    for (let i = 0; i < 12 && (await table.atRest(goal)).x < 1500; i++) { // nearer, about the piece in hand
      if (i === 0) await table.clickHex('1012');
      await page.keyboard.press('+');
      await rest(page);
    }
    const from = await table.atRest('1012'), map = await page.locator('.tb-map').boundingBox();
    assert.ok(map && from.free && (await table.onScreen(goal)).x > map.x + map.width, 'the goal is out of sight');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(map.x + map.width - 60, from.y, { steps: 3 });
    await page.mouse.move(map.x + map.width + 2, from.y);
    for (let at = await table.onScreen(goal); !at.free || at.x > map.x + map.width - 120; at = await table.onScreen(goal)) await frames(page);
    await page.mouse.move(map.x + map.width - 200, from.y); // it stops where the pointer comes back
    const { x, y } = await table.atRest(goal);
    await page.mouse.move(x, y, { steps: 2 });
    await page.locator('.draft-words').getByText(goal).waitFor();
    await table.quiet();
    await page.mouse.up();
    await table.quiet();
    assert.equal(wire.acted.at(-1), `march pl_2pp_1_3 ${goal}`);
  },

  'the tray of a stack closes when its pieces are dragged, and what lay under it is a goal': async test => {
    const { page, table, wire } = await inCommand(test), { x, y } = await table.placeOf('0913'), tray = page.locator('.tray');
    await page.mouse.move(x + 50, y + 50);
    await page.mouse.move(x, y);
    await tray.waitFor();
    const box = await tray.boundingBox();
    assert.ok(box);
    const hexes = ['0813', '0814', '0914', '0915', '1013', '1014', '1015', '1114', '0812', '0911', '1011', '1112', '1113', '1213', '1214'], places = await table.allOnScreen(hexes);
    const under = hexes.find((_, i) => !places[i].free && places[i].x > box.x && places[i].x < box.x + box.width && places[i].y > box.y && places[i].y < box.y + box.height);
    assert.ok(under, 'the tray lies over a hex');
    const goal = places[hexes.indexOf(under)];
    await page.mouse.down();
    await page.mouse.move((x + goal.x) / 2, (y + goal.y) / 2, { steps: 3 });
    assert.ok(await tray.isHidden(), 'at once');
    await page.mouse.move(goal.x, goal.y);
    await page.locator('.draft-words').getByText(under).waitFor();
    await table.quiet();
    await page.mouse.up();
    await table.quiet();
    assert.equal(wire.acted.at(-1), `march pl_2pp_1_1 pl_2pp_1_2 ${under}`);
  },

  'the tray of a stack does not lie over pieces that are in hand already': async test => {
    const { page, table, wire } = await inCommand(test);
    await table.clickHex('1012'); // on the right, where the tray would stand
    await table.quiet();
    const { x, y } = await table.atRest('0913');
    await page.mouse.move(x + 50, y + 50);
    await page.mouse.move(x, y);
    await page.locator('.tray').waitFor();
    const held = await table.onScreen('1012');
    assert.ok(held.free, 'it is in sight');
    await page.locator('.tray-piece[data-unit="pl_2pp_1_2"]').click({ modifiers: ['Shift'] });
    const goal = await table.atRest('1113');
    await page.mouse.move(held.x, held.y);
    await page.mouse.down();
    await page.mouse.move(goal.x, goal.y, { steps: 3 });
    await page.locator('.draft-words').getByText('1113').waitFor();
    await table.quiet();
    await page.mouse.up();
    await table.quiet();
    assert.equal(wire.acted.at(-1), 'march pl_2pp_1_3 pl_2pp_1_2 1113');
  },
};
