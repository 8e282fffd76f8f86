// How orders are to be carried out, by gestures: way points, the safest way, what stops them, whole commands, every time.

import assert from 'node:assert/strict';
import { Hands } from './support/hands.mjs';
import { sitDown, upTo } from './support/play.mjs';
import { idler } from './support/table.mjs';

/** Up to the first decision where Poles of the infantry may go. @returns {import('./support/play.mjs').Before} */
const toMove = () => ({ by: idler(3, 0), until: ({ now }) => now?.side === 'polish' && !!now.mine && (now.left?.move[0]?.units.length ?? 0) >= 4 });
const UNIT = 'pl_4pp_1_1';

/** A Pole at Wywła who may give orders. @param {import('./run.mjs').Test} test  @param {import('./support/browser.mjs').Look} [look]  @param {object} [game] */
async function pole(test, look = {}, game = {}) {
  const person = await test.person(await test.server(), { path: '/', prefs: { asks: '', how: true }, ...look });
  await sitDown(person, { sides: ['polish'], players: { polish: 'human', allied: 'greedy' }, before: toMove(), ...game });
  return { ...person, hands: new Hands(person.table), from: String(person.table.hexes.get(UNIT)) };
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'a march goes by way of the hexes that V names, and by the safest way with S': async test => {
    const { page, table, wire, hands, from } = await pole(test);
    await hands.drag(from, '1710', async () => {
      await hands.key('v');
      await hands.moveTo('1608');
      await hands.key('s');
      await page.locator('.draft-words').getByText('1608').waitFor();
      assert.equal(await page.locator('.mk-draft .waypoint').count(), 1, 'the hex on the way is marked');
      assert.match(await page.locator('.draft-words').innerText(), /by 1710.*safest way/);
    });
    assert.equal(wire.acted.at(-1), `march ${UNIT} 1608 via 1710 safely`);
    assert.equal(hands.inputs, 3);
    await table.settled();
    await hands.drag(String(table.hexes.get(UNIT)), '1910');
    assert.equal(wire.acted.at(-1), `march ${UNIT} 1910`, 'what was said held for one order');
  },

  'what stops an order is said by keys while it is drawn up, or by switches before': async test => {
    const { page, table, wire, hands, from } = await pole(test);
    await hands.drag(from, '1910', async () => {
      for (const key of ['2', 'l', 't']) await hands.key(key);
      await page.locator('.draft-words').getByText('within 2 hexes').waitFor();
    });
    assert.match(wire.acted.at(-1) ?? '', /^march pl_4pp_1_1 1910 near 2 loss until [1-9]$/);
    await table.settled();
    await hands.click(String(table.hexes.get(UNIT)));
    await hands.press('how-near');
    await hands.press('how-near-1');
    assert.equal(await table.button('how-near').getAttribute('aria-pressed'), 'true');
    await hands.press('order-hold');
    assert.equal(wire.acted.at(-1), `hold ${UNIT} near 4`);
    assert.equal(await table.button('how-near').getAttribute('aria-pressed') ?? 'false', 'false', 'used up');
    await table.settled();
    await hands.key('Shift+P');
    await hands.key('x');
    assert.equal(wire.acted.at(-1), 'done above 30');
  },

  'troops are offered the formations they may have, the plain one too, and none of guns': async test => {
    const { page, wire, hands, from } = await pole(test);
    await hands.click(from);
    const offered = await page.locator('.bar-orders [data-act^="how-as-"]').evaluateAll(all => all.map(chip => chip.getAttribute('data-act')));
    assert.deepEqual(offered, ['how-as-line', 'how-as-skirmish', 'how-as-square']);
    await hands.press('how-as-line');
    await hands.drag(from, '1910');
    assert.equal(wire.acted.at(-1), `march ${UNIT} 1910 as line`);
  },

  'a whole command holds until an enemy comes near': async test => {
    const { page, table, wire, hands, from } = await pole(test);
    await hands.click(from);
    await hands.key(',');
    const battalion = await page.locator('.mk-selection .sel').count();
    await hands.key(',');
    const command = await page.locator('.mk-selection .sel').count();
    await hands.key('Shift+Digit3');
    await hands.press('order-hold');
    assert.match(wire.acted.at(-1) ?? '', /^hold (pl_\w+ )+near 3$/);
    assert.ok(command > battalion, `${battalion} stacks of the battalion, ${command} of the command`);
    assert.match((table.now.orders ?? []).map(o => o.words).join(), /within 3 hexes/);
  },

  'all units can be told something, and a choice is made every time': async test => {
    const { page, table, wire, hands } = await pole(test, {}, { scenario: 'raclawice/historical', players: { polish: 'human', russian: 'human' }, before: upTo('chit', idler(3, 0)) });
    await hands.key('Control+a');
    await page.locator('.bar-orders').getByText('All units').waitFor();
    await hands.press('order-follow');
    assert.equal(wire.acted.at(-1), 'follow all');
    const [{ action }] = table.now.choices ?? [];
    await hands.press('how-always');
    await hands.press(action);
    assert.equal(wire.acted.at(-1), `act ${action} always`);
    assert.ok(table.now.orders?.some(o => o.order === `act ${action} always`), 'it stands');
  },

  'with a finger: a hex on the way, the safest way, an enemy that comes near': async test => {
    const { page, table, wire, hands, from } = await pole(test, { size: 'phone' });
    await hands.tap(from);
    await hands.tap('1710');
    await table.press(table.button('how-via'));
    await hands.tap('1608');
    for (const act of ['how-safely', 'how-near', 'give']) {
      await table.press(table.button(act));
      await table.quiet();
    }
    assert.equal(wire.acted.at(-1), `march ${UNIT} 1608 via 1710 safely near 3`);
    assert.equal(await page.locator('.draft:visible').count(), 0);
  },

  'the command line takes orders too, and says what would come of them': async test => {
    const { page, table, wire, hands } = await pole(test);
    const type = async (/** @type {string} */ text) => {
      await hands.key('/');
      await page.locator('dialog[open] .cmd').fill(text);
    };
    await type(`march ${UNIT} 1608 N near 2`);
    await page.locator('#cmd-says').getByText('march to 1608, facing N').waitFor();
    await page.keyboard.press('Enter');
    await table.heard(() => wire.acted.length > 0);
    assert.equal(wire.acted.at(-1), `march ${UNIT} 1608 N near 2`);
    await table.settled();
    await type(`march ${UNIT} nowhere`);
    await page.keyboard.press('Enter');
    await page.locator('#cmd-says.fault').waitFor();
    assert.ok((await page.locator('#cmd-says').innerText()).length > 10, 'it says what to write');
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('/')]); // at once
    await page.locator('dialog[open] .cmd').waitFor();
    assert.equal(await page.locator('dialog').count(), 1, 'the one before is gone');
    await page.locator('dialog[open] .cmd').fill('done near 3');
    await page.keyboard.press('Enter');
    await table.heard(() => wire.acted.at(-1) === 'done near 3');
    assert.equal(wire.acted.at(-1), 'done near 3');
  },
};
