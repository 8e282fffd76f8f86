// Small things that must be right: names that are not cut off, refusals that say something, figures that add up, Tab.

import assert from 'node:assert/strict';
import { shares } from '../../web/js/shares.js';
import { ask, finishedGame, sitDown } from './support/play.mjs';
import { sitDownIn } from './support/position.mjs';
import { idler } from './support/table.mjs';

/** Runs in the page: small words of the table, of made-up entries. */
async function saidOf() {
  const terms = '/js/counters/terms.js', roster = '/js/table/roster.js', dice = '/js/table/dice.js', recap = '/js/table/recap.js', log = '/js/table/log.js', paragraph = '/js/rules/paragraph.js', words = '/js/words/table.js';
  const [{ setTerms }, { Roster }, { Dice }, { alike }, { Log }, { readable }] = await Promise.all([terms, roster, dice, recap, log, paragraph, words].map(m => import(m)));
  const moved = { en: 'has moved', pl: 'po ruchu', sign: 'tick' };
  setTerms({ status: { moved } });
  const unit = { spent: 3, shots: 0, hex: '1010', commander: null, condition: '', in_command: true }, marks = (/** @type {string} */ status) => Roster.prototype.marks({ ...unit, status }).map((/** @type {string[]} */ [word]) => word);
  const model = { table: { die_faces: 10, battle: 'raclawice' }, piece: () => null, sideName: () => 'Poles' }, desk = { model, isHex: () => false };
  const sentence = (/** @type {string} */ text, more = {}) => ({ code: 'X', text, paragraph: '', a: 0, b: 0, ...more });
  const events = [sentence('u is driven back', { unit: 'u', outcome: true }), sentence('the phase of movement begins'), sentence('chits are chosen')];
  const rolled = Dice.prototype.roll.call({ desk }, { for: sentence('u checks morale'), roll: 4, events });
  const part = (/** @type {number} */ n, text = '12 guns turn') => ({ deed: { side: 'r', entries: [{ n }] }, text, hurt: false });
  const custom = (/** @type {string} */ label) => ({ actor: 'polish', custom: true, label });
  return {
    marks: [marks('moved'), marks('')],
    dice: [...rolled.querySelectorAll('p')].map(p => p.textContent?.trim()),
    strip: alike([part(1), part(2, 'u moves'), part(3)]).map((/** @type {any} */ p) => [p.text, p.deed.entries.length]),
    custom: Log.prototype.byCustom.call({ desk }, { entries: [{ actor: 'russian', label: 'fire' }, custom('u falls back to 1010'), custom('w falls back to 1011')] }),
    none: Log.prototype.byCustom.call({ desk }, { entries: [{ actor: 'russian', label: 'fire' }] }),
    ids: ['13-historical-note2b', '13-historical-autovictory', '10.9.7-missing', '13-turn3-entry', '7.3.2-1', 'LB-2.0-1', '10.4b'].map(readable),
  };
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'small words of the table: roster, last roll, strip, customs, paragraphs; in both languages': async test => {
    const server = await test.server(), en = await (await test.person(server, { path: '/' })).page.evaluate(saidOf);
    assert.deepEqual(en, {
      marks: [['has moved'], ['moved']],
      dice: ['U checks morale', 'U is driven back'],
      strip: [['12 guns turn', 2], ['u moves', 1]],
      custom: 'Poles, by custom: u falls back to 1010; w falls back to 1011',
      none: '',
      ids: ['13, note 2b', '13, automatic victory', '10.9.7', '13, turn 3, entry', '7.3.2-1', 'LB-2.0-1', '10.4b'],
    });
    const pl = await (await test.person(server, { path: '/', lang: 'pl' })).page.evaluate(saidOf);
    assert.deepEqual([pl.ids.slice(0, 2), pl.custom], [['13, przyp. 2b', '13, zwycięstwo automatyczne'], 'Poles, według zwyczaju: u falls back to 1010; w falls back to 1011']);
  },

  'while chits are chosen for the next turn nobody acts': async test => {
    const person = await test.person(await test.server(), { path: '/' }), { page, table } = person;
    await sitDown(person, { scenario: 'raclawice/historical', players: { polish: 'human', russian: 'human' }, before: { by: idler(3, 0), until: ({ now }) => (now?.turn ?? 0) > 1 && !!now?.choices?.some(c => c.verb === 'chit') } });
    const { active } = table.now, name = person.wire.table?.pieces.find(p => p.id === active)?.name ?? '';
    assert.ok(name, 'somebody acted last');
    assert.doesNotMatch(await page.locator('.bar-who').innerText(), new RegExp(name));
    assert.equal(await page.locator('.chit.now').count(), 0);
    const more = page.locator('[data-act="list-more"]'), units = new Set((table.now.choices ?? []).map(c => c.unit)).size;
    assert.equal(await more.count(), Number(units > 14), 'of many units some are named');
  },

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
