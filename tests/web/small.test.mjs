// Small things that must be right: names that are not cut off, refusals that say something, figures that add up, Tab.

import assert from 'node:assert/strict';
import { shares } from '../../web/js/shares.js';
import { ask, finishedGame, sitDown } from './support/play.mjs';
import { sitDownIn } from './support/position.mjs';

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'parts that are shown add up': async () => {
    assert.deepEqual(shares([0.24950, 0.75050], 3), [0.25, 0.75]);
    assert.deepEqual(shares([100 / 3, 100 / 3, 100 / 3], 1), [33.4, 33.3, 33.3]);
    assert.deepEqual(shares([12.5, 87.5], 0), [13, 87]);
    for (let n = 1; n < 40; n++) {
      const weights = Array.from({ length: n }, (_, i) => (i * 7919 + n) % 97 + 1), all = weights.reduce((a, b) => a + b);
      const shown = shares(weights.map(w => 100 * w / all), 1);
      assert.equal(Math.round(10 * shown.reduce((a, b) => a + b)), 1000);
    }
  },

  'a name that ends with a full stop ends its sentence': async test => {
    const { page } = await test.person(await test.server(), { path: '/' });
    const said = await page.evaluate(async () => {
      const module = '/js/table/sentence.js', { asText } = await import(module);
      return [asText(['march to 1608', 'may react: 12 art.', 'arrives']), asText(['may react: 12 art.']), asText([])];
    });
    assert.deepEqual(said, ['march to 1608. may react: 12 art. arrives', 'may react: 12 art.', '']);
  },

  'chances of both sides add up at every moment of a replay': async test => {
    const { page } = await test.person(await test.server());
    const { game, entries } = await finishedGame(page), { watch } = await ask(page, 'seats', { game });
    await page.goto(`/#/replay/${game}?watch=${watch}&show=chance`);
    await page.locator('.rv-sums').waitFor();
    const shown = page.locator('.rv-chance b');
    for (let i = 0; i < Math.min(60, entries); i++) {
      const tenths = await shown.evaluateAll(all => all.map(b => Math.round(10 * parseFloat(b.textContent ?? ''))));
      if (tenths.every(Number.isFinite)) assert.equal(tenths[0] + tenths[1], 1000, `after ${i} entries: ${tenths}`);
      await page.keyboard.press('ArrowRight');
    }
  },

  'the line under the battle’s name is read whole': async test => {
    for (const lang of /** @type {const} */ (['en', 'pl'])) {
      const person = await test.person(await test.server(), { lang });
      await sitDown(person, { scenario: 'raszyn/battle', players: { polish: 'human', austrian: 'lieutenant:bold' } });
      const cut = await person.page.locator('.tb-top .brand small').evaluate(el => {
        const { bottom } = el.getBoundingClientRect(), header = el.closest('header')?.getBoundingClientRect();
        return { across: el.scrollWidth - el.clientWidth, down: el.scrollHeight - el.clientHeight, under: bottom - (header?.bottom ?? 0) };
      });
      assert.ok(cut.across <= 0 && cut.down <= 1 && cut.under <= 0, `${lang}: ${JSON.stringify(cut)}`);
    }
  },

  'the turn track shows the turns that come, the last one too': async test => {
    const person = await test.person(await test.server()), { page } = person;
    await page.setViewportSize({ width: 1280, height: 800 }); // too narrow for all of them
    for (const [turn, first, last] of [[3, 3, 17], [20, 20, 22]]) {
      await sitDownIn(person, 'raszyn/battle', { turn, phase: 'movement', side: 'polish', units: [{ unit: 'pl_8pp_2', hex: '4127', facing: 'side-SE' }, { unit: 'au_ir48_1', hex: '2807', facing: 'side-W' }] });
      await page.locator('.track li.now', { hasText: String(turn) }).waitFor();
      const shown = await page.locator('.track li').evaluateAll(all => all.flatMap(li => (li.checkVisibility() ? [Number(li.textContent)] : [])));
      assert.deepEqual([shown[0], shown.at(-1)], [first, last]);
      const ends = await page.evaluate(() => ['.track', '.pts'].map(part => document.querySelector(part)?.getBoundingClientRect()).map(box => [box?.left, box?.right]));
      assert.ok(Number(ends[0][1]) <= Number(ends[1][0]), `nothing lies over it: ${ends}`);
    }
  },

  'a refusal does not repeat the question': async test => {
    const person = await test.person(await test.server()), { page, table, wire } = person;
    await sitDown(person);
    const { prompt, side } = table.now, own = wire.table?.pieces.find(p => p.side === side && wire.hexes.get(p.id) && p.arm !== 'commander');
    assert.ok(prompt && own, 'the infantry or the cavalry: nobody has a choice yet');
    await table.clickHex(/** @type {string} */ (wire.hexes.get(own.id)));
    const why = page.locator('.tb-pop.why');
    await why.waitFor();
    const text = (await why.innerText()).toLowerCase();
    assert.ok(!text.includes(prompt.text.toLowerCase()), text);
    assert.match(text, /first answer the question in the bar/);
  },

  'Tab goes to the piece that is asked about, then on, at Maciejowice too': async test => {
    const person = await test.person(await test.server()), { page, table, wire } = person;
    await sitDown(person, { scenario: 'maciejowice/battle', players: { polish: 'human', russian: 'human' } });
    const able = [...new Set((table.now.choices ?? []).map(c => c.unit ?? ''))].filter(id => wire.hexes.get(id));
    assert.ok(able.length > 0);
    await page.locator('.tb-map').focus();
    for (const id of able.slice(0, 3)) {
      await page.keyboard.press('Tab');
      await page.waitForFunction(hex => document.querySelector('#say')?.textContent?.includes(String(hex)), wire.hexes.get(id));
      assert.ok(await page.locator('.tb-map').evaluate(el => el === document.activeElement), 'the map keeps the focus');
    }
    if (able.length > 3) return;
    await page.keyboard.press('Tab');
    assert.ok(!(await page.locator('.tb-map').evaluate(el => el === document.activeElement)), 'after the last one it goes on');
  },
};
