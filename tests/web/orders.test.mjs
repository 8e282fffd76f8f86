// Orders by mouse, keys and fingers: what a player decides as one takes one gesture, and stays decided.

import assert from 'node:assert/strict';
import { connect } from '../server/support/socket.mjs';
import { Client } from '../server/support/client.mjs';
import { violations } from './support/axe.mjs';
import { Ears } from './support/ears.mjs';
import { Hands } from './support/hands.mjs';
import { sitDown } from './support/play.mjs';
import { sitDownIn } from './support/position.mjs';
import { idler } from './support/table.mjs';

/** @typedef {import('../../web/js/types.js').Now} Now */

/** Up to the first decision where Poles of the infantry may go. @returns {import('./support/play.mjs').Before} */
const toMove = () => ({ by: idler(3, 0), until: ({ now }) => now?.side === 'polish' && !!now.mine && (now.left?.move[0]?.units.length ?? 0) >= 4 });

/** Up to the first decision where twelve Polish guns may fire. @returns {import('./support/play.mjs').Before} */
const toTwelveGuns = () => ({ by: idler(3, 0), until: ({ now }) => now?.side === 'polish' && !!now.left && firers(now).size === 12 });

/** Who could fire, if only without effect. @param {Now} now */
const firers = now => new Set((now.choices ?? []).filter(c => c.role === 'attacks').map(c => c.unit));

/**
 * A Pole who gives orders, at Wywła, where his infantry may go.
 * @param {import('./run.mjs').Test} test  @param {import('./support/browser.mjs').Look & {path?: string}} [look]  @param {object} [game]
 */
async function pole(test, look = {}, game = {}) {
  const server = await test.server(), person = await test.person(server, { path: '/', prefs: { asks: '' }, ...look });
  const seats = await sitDown(person, { sides: ['polish'], before: toMove(), ...game });
  return { ...person, server, ...seats, hands: new Hands(person.table) };
}

/** A company at Racławice before an enemy. */
const BEFORE = { turn: 3, phase: 'movement', active: 'pl_zajaczek', units: [
  { unit: 'pl_zajaczek', hex: '1215' }, { unit: 'pl_2pp_1_1', hex: '1214', facing: 'S' }, { unit: 'ru_uglicki_1_1', hex: '1216', facing: 'N', lost: 1 },
] };

/**
 * The other player, over a socket alone.
 * @param {{url: string}} server  @param {string} game  @param {string} seat
 */
async function enemy(server, game, seat) {
  const client = new Client(await connect(server.url));
  await client.call('hello', { lang: 'en' });
  await client.call('join', { game, tokens: [seat] });
  await client.till(c => c.now !== null);
  return client;
}

/** Both sides at one screen, with a curtain. @param {import('./run.mjs').Test} test */
async function hotSeat(test) {
  const person = await test.person(await test.server(), { path: '/', prefs: { asks: '' } });
  await sitDown(person, { curtain: true, before: toMove() });
  return { ...person, hands: new Hands(person.table) };
}

/** A computer player answers at once. */
const ALONE = { players: { polish: 'human', allied: 'greedy' } };

/**
 * A Pole who is done, and guns that fire at him; he is asked nothing meanwhile.
 * @param {import('./run.mjs').Test} test  @param {string[]} keys pressed before he is done  @param {string} done  @param {number} most
 * @returns {Promise<number>} how many shots there were
 */
async function shotsAt(test, keys, done, most) {
  const { table, wire, hands, server, game, seats } = await pole(test, {}, { scenario: 'raclawice/historical', players: { polish: 'human', russian: 'human' }, before: toTwelveGuns() });
  const other = await enemy(server, game, seats.russian), { turn } = table.now;
  for (const key of [...keys, 'x']) await hands.key(key);
  assert.equal(wire.acted.at(-1), done);
  let shots = 0;
  while (shots < most && other.now.turn === turn && !other.now.over) {
    await other.till(c => c.now.mine || c.now.actor === 'polish' || c.now.over);
    assert.notEqual(other.now.actor, 'polish', `the Pole is asked after ${shots} shots`);
    const shot = other.now.choices.find((/** @type {any} */ c) => c.role === 'attacks' || c.role === 'commits');
    shots += Number(shot?.verb === 'bombard' || shot?.role === 'commits');
    await other.act((shot ?? other.now.choices.find((/** @type {any} */ c) => c.action === other.now.decline) ?? other.now.choices[0]).action);
  }
  other.close();
  assert.ok(shots >= most, `${shots} shots`);
  test.note = `${shots} shots`;
  return shots;
}

/** Where pieces stand. @param {import('./support/table.mjs').Table} table  @param {string[]} ids */
const placesOf = (table, ids) => ids.map(id => table.hexes.get(id));

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'a battalion is marched by one drag, with its way, its cost and a ghost of every company': async test => {
    const { page, table, wire, hands } = await pole(test, {}, ALONE);
    const ids = ['pl_4pp_1_1', 'pl_4pp_1_2', 'pl_4pp_1_3', 'pl_4pp_1_4'], before = placesOf(table, ids);
    await hands.click(String(before[0]), { times: 2 });
    assert.equal(await page.locator('.mk-selection .sel').count(), 4, 'a double click takes the battalion');
    const { n } = table.now;
    assert.doesNotMatch(await table.button('undo').innerText(), /\?/, 'nothing to undo: no key is named');
    await hands.drag(String(before[0]), '1608', async () => {
      await page.locator('.draft-words').getByText('1608').waitFor();
      await page.locator('.draft').getByText(/MP each/).waitFor(); // whose they are
      assert.ok(await page.locator('.mk-draft .ghost').count() > 0, 'ghosts');
      assert.ok(await page.locator('.mk-draft .way').count() === 1 && await page.locator('.mk-draft .cost').count() > 0, 'way and cost');
      await page.waitForFunction(() => /march to 1608/.test(document.querySelector('#say')?.textContent ?? '')); // the screen reader hears it
    });
    assert.equal(wire.acted.at(-1), `march ${ids.join(' ')} 1608`);
    assert.ok(table.now.n > n + 3, `${table.now.n - n} entries by one order`);
    const moved = placesOf(table, ids).filter((hex, i) => hex !== before[i]);
    assert.ok(moved.length >= 3, `moved: ${moved}`);
    assert.equal(hands.inputs, 3);
    const lines = await page.locator('.log-list li[data-n]').evaluateAll((all, n) => all.filter(li => Number(li.getAttribute('data-n')) > n).length, n);
    assert.ok(lines <= 2, `${lines} lines of the log`);
  },

  'the wheel turns the pieces at the goal, Escape puts them down again': async test => {
    const { page, table, wire, hands } = await pole(test);
    const unit = 'pl_4pp_1_1', from = String(table.hexes.get(unit)), acted = wire.acted.length;
    await hands.drag(from, '1608', async () => { await page.keyboard.press('Escape'); });
    assert.equal(wire.acted.length, acted, 'nothing was given');
    assert.equal(await page.locator('.draft:visible').count(), 0);
    await hands.drag(from, '1608', async () => {
      await page.mouse.wheel(0, 100);
      await table.quiet();
    });
    assert.match(wire.acted.at(-1) ?? '', /^march pl_4pp_1_1 1608 (N|NE|SE|S|SW|NW)$/);
    await page.locator('[data-act="undo-whole"]').click();
    await table.quiet();
    assert.equal(table.hexes.get(unit), from, 'the whole order is undone');
  },

  'twelve guns fire at one target by one order': async test => {
    const { page, table, wire, hands } = await pole(test, {}, { scenario: 'raclawice/historical', players: { polish: 'human', russian: 'greedy' }, before: toTwelveGuns() });
    const target = (wire.table?.pieces ?? []).filter(p => p.side === 'russian' && p.kind === 'guns').map(p => String(table.hexes.get(p.id))).find(hex => /^\d{4}$/.test(hex)) ?? '';
    const { n } = table.now;
    for (const part of await page.locator('[data-act=left-move]').allInnerTexts()) assert.match(part, /\p{L}/u, 'who has not moved is named');
    assert.ok((table.now.left?.fire.length ?? 0) < 12, 'a shot without any chance is not left to do');
    await hands.key('f');
    await page.locator('.aim').first().waitFor({ state: 'attached' });
    await table.quiet();
    const chances = await page.locator('.aim').evaluateAll(all => all.map(el => ({ hex: el.getAttribute('data-hex'), percent: parseInt(el.textContent ?? '', 10), vain: el.classList.contains('vain') && !!el.querySelector('path') })));
    assert.ok(chances.length > 1 && chances.every(c => c.vain === c.percent < 2), `each target has its chance, and what is in vain is struck out: ${JSON.stringify(chances)}`);
    const vain = chances.find(c => c.vain);
    if (vain) {
      await hands.moveTo(String(vain.hex));
      await page.locator('.draft .vain').getByText('hardly any chance').waitFor();
    }
    await hands.click(target);
    assert.equal(wire.acted.at(-1), `fire guns at ${target}`);
    assert.equal(await page.locator('.aim').count(), 0, 'aim is taken no more');
    assert.equal(hands.inputs, 2);
    await table.settled();
    const told = () => page.locator('.log-list li .log-lines p:first-child').allInnerTexts(), lines = await told();
    assert.ok(lines.length > 0 && table.now.n > n + 12, `${table.now.n - n} entries`);
    assert.ok(table.now.orders?.some(o => o.kind === 'fire'), 'they keep their target');
    await page.locator('.orders li').first().waitFor();
    wire.now = null;
    await page.reload();
    await table.settled();
    assert.deepEqual(await told(), lines, 'the log tells it as it happens as it does later');
  },

  'done stays done, however often the enemy fires': async test => {
    assert.equal(await shotsAt(test, [], 'done', 12), 12, 'all that bear');
  },

  'done until the next turn stays done through twenty shots': async test => {
    await shotsAt(test, ['Shift+T'], 'done until 2', 20);
  },

  'a group marches though one of it cannot: the card says why, the others go': async test => {
    const { page, table, wire, hands } = await pole(test);
    const ids = ['pl_4pp_1_1', 'pl_4pp_1_2', 'pl_tow_2'].filter(id => table.hexes.get(id)), places = placesOf(table, ids).map(String);
    const stuck = (wire.table?.pieces ?? []).find(p => p.side === 'polish' && p.kind === 'troops' && !table.now.left?.move.some(m => m.units.includes(p.id)) && table.hexes.get(p.id));
    assert.ok(stuck, 'somebody cannot go');
    await hands.click(places[0]);
    await hands.click(places[1], { shift: true });
    await hands.click(String(table.hexes.get(stuck.id)), { shift: true });
    await hands.drag(places[0], '1608', async () => {
      await page.locator('.draft li').filter({ hasText: stuck.name }).waitFor();
    });
    assert.match(wire.acted.at(-1) ?? '', new RegExp(`^march pl_4pp_1_1 pl_4pp_1_2 ${stuck.id} 1608`));
    assert.ok(ids.slice(0, 2).some((id, i) => table.hexes.get(id) !== places[i]), 'the foremost has gone');
  },

  'pieces of several hexes are one for orders, and a panel is no goal': async test => {
    const { page, table, wire, hands } = await pole(test), from = String(table.hexes.get('pl_4pp_1_1')), acted = wire.acted.length;
    const apart = () => page.waitForTimeout(450); // longer than a double click
    const selected = () => page.locator('.mk-selection .sel').count(), reach = page.locator('.mk-costs .cost');
    await hands.click(from);
    assert.ok(await reach.count() > 0, 'where one piece can go');
    await apart();
    await hands.click(from, { times: 2 });
    const battalion = await selected();
    assert.deepEqual([battalion, await reach.count(), await page.locator('[data-act^="verb-"]').count()], [4, 0, 0], 'nothing that a single one does is offered');
    await apart();
    await hands.click(from, { times: 2 });
    assert.ok(await selected() > battalion, 'a second double click takes the command');
    const { x, y } = await table.placeOf(from), goal = await table.atRest('1608'), side = await page.locator('.tb-side').boundingBox();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(goal.x, goal.y, { steps: 3 });
    await page.locator('.mk-draft .ghost').first().waitFor();
    await page.mouse.move((side?.x ?? 0) + 60, y, { steps: 3 });
    await page.locator('.draft-words').getByText('no order').waitFor();
    await page.mouse.up();
    await table.quiet();
    assert.equal(wire.acted.length, acted, 'nothing was given');
    await hands.press('unpick');
    assert.equal(await selected(), 0);
    await page.locator('.bar-tip').waitFor(); // what to do now
  },

  'buttons and keys belong to the piece that is shown: one that cannot act takes the hand from one that can': async test => {
    const { page, table, wire, hands } = await pole(test), moves = new Set((table.now.choices ?? []).flatMap(c => c.unit ?? []));
    const able = 'pl_4pp_1_1', stuck = (wire.table?.pieces ?? []).find(p => p.side === 'polish' && p.kind === 'troops' && !moves.has(p.id) && table.hexes.get(p.id));
    assert.ok(moves.has(able) && stuck, 'one can act, another cannot');
    await hands.click(String(table.hexes.get(able)));
    await page.locator('.mk-costs .cost').first().waitFor({ state: 'attached' });
    assert.ok(await page.locator('[data-act="verb-move"]').count() > 0);
    await page.waitForTimeout(450); // longer than a double click
    await hands.click(String(table.hexes.get(stuck.id)));
    assert.deepEqual([await page.locator('[data-act="verb-move"]').count(), await page.locator('.mk-costs .cost').count()], [0, 0], 'its reach and its verbs are gone');
    const acted = wire.acted.length;
    await page.keyboard.press('Escape');
    await hands.key('m');
    assert.equal(wire.acted.length, acted, 'the key moves nobody');
  },

  'a screen reader hears what is selected, by jump or double click, and that an order is given': async test => {
    const { page, table, hands } = await pole(test), from = String(table.hexes.get('pl_4pp_1_1')), ears = await Ears.of(page);
    await hands.key(';');
    await ears.hear(/^\d units? selected: .+; hex \d{4}$/);
    await page.locator('[data-act=left-move]').first().click();
    await ears.hear(/^\d units? selected: .+; hex \d{4}$/);
    await hands.key('Escape');
    await hands.click(from, { times: 2 });
    await ears.hear(/^4 units selected: 1\/I\/4 pp, 2\/I\/4 pp, 3\/I\/4 pp … and 1 more; hex/);
    await hands.press('order-hold');
    await ears.hear(/^Order given: Hold\./);
  },

  'cavalry is not offered the formations of men on foot': async test => {
    const { page, wire, table, hands } = await pole(test, { prefs: { asks: '', how: true } });
    const offered = () => page.locator('.bar-orders [data-act^="how-as-"]').count(), horse = wire.table?.pieces.find(p => p.side === 'polish' && p.arm === 'cavalry' && table.hexes.get(p.id));
    assert.ok(horse);
    await hands.click(String(table.hexes.get('pl_4pp_1_1')));
    assert.equal(await offered(), 3);
    await hands.key('Escape');
    await hands.click(String(table.hexes.get(horse.id)));
    await page.locator('.bar-orders').waitFor();
    assert.equal(await offered(), 0);
  },

  'Escape puts a group down as it does a single piece: the next order is for whom the hand takes then': async test => {
    const { page, table, wire, hands } = await pole(test), from = String(table.hexes.get('pl_4pp_1_1')), selected = () => page.locator('.mk-selection .sel').count();
    await hands.click(from, { times: 2 });
    assert.equal(await selected(), 4, 'the battalion');
    await hands.key('Escape');
    assert.deepEqual([await selected(), await page.locator('.in-hand').count()], [0, 0]);
    await page.locator('.bar-tip').waitFor();
    await page.keyboard.press('Control+A');
    await hands.key('Escape');
    assert.equal(await selected(), 0, 'all units too');
    const enemy = (wire.table?.pieces ?? []).find(p => p.side === 'allied' && table.hexes.get(p.id));
    await hands.click(from, { times: 2 });
    await hands.key('Escape');
    await hands.click(String(table.hexes.get(enemy?.id ?? '')));
    for (let i = 0; i < 2; i++) await hands.key('Escape');
    await hands.drag(from, '1608');
    assert.match(wire.acted.at(-1) ?? '', /^march pl_4pp_1_1 1608/, 'the one that is dragged');
  },

  'an order that nothing comes of now says that it stands': async test => {
    const { page, table, hands } = await pole(test);
    await hands.click(String(table.hexes.get('pl_4pp_1_1')));
    await hands.press('order-hold');
    await page.locator('.tb-notice').getByText('Order given').waitFor();
    const bar = await page.locator('.tb-bar').boundingBox(), notice = await page.locator('.tb-notice').boundingBox();
    assert.ok(bar && notice && notice.y + notice.height <= bar.y, 'it covers no button');
  },

  'a box takes several stacks': async test => {
    const { page, table, hands } = await pole(test);
    await hands.box(placesOf(table, ['pl_4pp_1_1', 'pl_4pp_1_2', 'pl_4pp_1_3']).map(String));
    assert.ok(await page.locator('.mk-selection .sel').count() >= 3);
    await page.locator('.bar-orders').getByText('units selected').waitFor();
  },

  'an order that a reaction has stopped says so, and goes on, is changed or left by a click': async test => {
    const { page, table, wire, hands, server, game, seats } = await pole(test);
    const other = await enemy(server, game, seats.allied);
    const answer = async () => { // the enemy fires at whatever comes
      while (other.now.actor === 'allied' && other.now.mine && !other.now.over) {
        const shot = other.now.choices.find((/** @type {any} */ c) => c.role === 'attacks' || c.role === 'commits');
        await other.act((shot ?? other.now.choices.find((/** @type {any} */ c) => c.action === other.now.decline) ?? other.now.choices[0]).action);
        await other.till(c => c.now.mine || c.now.actor !== 'allied');
      }
    };
    const enemies = (wire.table?.pieces ?? []).filter(p => p.side === 'allied' && p.kind === 'troops').map(p => String(table.hexes.get(p.id)));
    for (let i = 0; i < 40 && !table.now.stopped && !table.now.over; i++) {
      const unit = table.now.mine ? table.now.left?.move.flatMap(m => m.units).find(id => table.hexes.get(id) && /pp/.test(id)) : undefined;
      if (unit) await hands.drag(String(table.hexes.get(unit)), enemies[i % enemies.length], () => hands.key('l')); // an assault stops for a loss if that is said
      else if (table.now.mine && !table.now.decline && table.now.choices) await hands.press(table.now.choices[0].action);
      else if (table.now.mine) await hands.key('x');
      await other.call('ping');
      await answer();
      await table.quiet();
    }
    assert.ok(table.now.stopped, 'an order was stopped');
    await page.locator('.bar-stopped').waitFor();
    const { number, stop } = table.now.stopped;
    assert.ok((await page.locator('.bar-stopped').innerText()).includes(stop?.text ?? '?'));
    for (const act of ['order-resume', 'order-change', 'order-leave']) assert.ok(await table.button(act).isVisible(), act);
    await hands.press('order-leave');
    assert.ok(!table.now.orders?.some(o => o.number === number), 'it is given up');
    other.close();
  },

  'a reload in the middle of an order changes nothing': async test => {
    const { page, table, hands } = await pole(test, {}, ALONE);
    const unit = 'pl_4pp_1_1';
    await hands.drag(String(table.hexes.get(unit)), '1910');
    await table.quiet();
    const { orders, n } = table.now;
    assert.equal(orders?.length, 1);
    assert.ok(await page.locator('.mk-orders .ord').count() > 0, 'it is drawn quietly');
    table.wire.now = null;
    await page.reload();
    await table.settled();
    assert.deepEqual({ orders: table.now.orders, n: table.now.n }, { orders, n });
    await page.locator('.orders li').first().waitFor();
    await page.locator('.orders .ib').first().click();
    await table.quiet();
    assert.equal(table.now.orders?.length, 0, 'taken back');
  },

  'a shot out of range says so before it is ordered; dragged onto the enemy a company shows the odds of its melee': async test => {
    const person = await test.person(await test.server(), { prefs: { asks: '' } }), { page, table } = person, hands = new Hands(table);
    await sitDownIn(person, 'raclawice/historical', BEFORE);
    await hands.click('1214');
    await hands.key('f');
    await table.placeOf('1219');
    const far = await table.atRest('1219'), card = page.locator('.draft');
    await page.mouse.move(far.x, far.y, { steps: 2 });
    await card.getByText('1/I/2 pp: 1219 is out of range [10.8a]').waitFor();
    await page.waitForFunction(() => /fire at 1219.*out of range/.test(document.querySelector('#say')?.textContent ?? ''));
    await hands.key('Escape');
    await hands.drag('1214', '1216', async () => {
      await card.getByText(/55 % defender wins.*45 % attacker wins/).waitFor();
      await page.keyboard.press('Escape');
    });
  },

  'by keys alone: pieces, goal, preview, order; what is left, and done': async test => {
    const { page, table, wire, hands } = await pole(test, {}, ALONE);
    await page.locator('.tb-map').focus();
    await hands.key('Tab');
    await hands.key('ArrowDown');
    await hands.key('ArrowDown');
    await hands.key('Shift+Enter');
    await page.waitForFunction(() => /march/.test(document.querySelector('#say')?.textContent ?? ''));
    await hands.key('e');
    await hands.key('Enter');
    assert.match(wire.acted.at(-1) ?? '', /^march \w+ \d{4} \w+/);
    await hands.key(';');
    assert.ok(await page.locator('.bar-orders').isVisible(), 'the next piece is in the hand');
    await hands.key('x');
    assert.equal(wire.acted.at(-1), 'done');
  },

  'with a finger: tap, tap, hold': async test => {
    const { page, table, wire, hands } = await pole(test, { size: 'phone' });
    const unit = 'pl_4pp_1_1';
    await hands.tap(String(table.hexes.get(unit)));
    const edges = await page.locator('.bar-orders > .btn').evaluateAll(all => all.map(b => b.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    assert.ok(edges.length > 3 && edges.every(([left], i) => i === 0 || left >= edges[i - 1][1]), `buttons stand beside each other: ${edges}`);
    await hands.tap('1808');
    await page.locator('.draft-words').getByText('1808').waitFor();
    assert.equal(wire.acted.length, 0, 'a tap shows it, nothing is given yet');
    await table.press(table.button('give'));
    await table.quiet();
    assert.match(wire.acted.at(-1) ?? '', /^march pl_4pp_1_1 1808/);
  },

  'all of it can be reached and is named, in Polish too': async test => {
    const { page, table, hands } = await pole(test, { lang: 'pl', theme: 'dark' });
    await page.locator('.roster summary').click();
    await hands.click(String(table.hexes.get('pl_4pp_1_1')));
    assert.deepEqual(await violations(page, 'orders'), []);
    await table.press(table.button('order-go'));
    await hands.click('1608');
    await page.locator('.orders li').first().waitFor();
    assert.match(await page.locator('.orders').innerText(), /Wydane rozkazy/i);
    assert.deepEqual(await violations(page, 'orders in force'), []);
  },

  'at one screen the hand is empty when the other side decides, and orders are covered': async test => {
    const { page, table, hands } = await hotSeat(test), idle = idler(3, 0);
    const list = page.locator('.orders'), cover = list.locator('[data-act=cover]'), drawn = page.locator('.mk-orders .ord');
    const till = async (/** @type {string} */ side) => {
      for (let i = 0; i < 60 && table.now.side !== side; i++) {
        await table.byKeys(idle(table.now));
        await table.settled();
      }
      assert.equal(table.now.side, side);
    };
    await hands.drag(String(table.hexes.get('pl_4pp_1_1')), '1910');
    await till('allied');
    await till('polish');
    await cover.waitFor();
    assert.deepEqual([await list.locator('li').count(), await drawn.count()], [0, 0], 'nobody reads them in passing');
    await cover.click();
    await list.getByText('1910').waitFor();
    assert.ok(await drawn.count() > 0, 'on the map too');
    const several = () => table.now.side === 'allied' && new Set((table.now.choices ?? []).map(c => c.unit)).size > 2;
    for (let i = 0; i < 60 && !several(); i++) {
      const poles = table.now.side === 'polish' && table.now.left;
      if (poles) await hands.click(String(table.hexes.get('pl_4pp_1_2')));
      if (poles) await hands.key('x');
      else await table.byKeys(idle(table.now));
      await table.settled();
    }
    assert.ok(several(), 'many Prussians could be picked, so none is');
    assert.doesNotMatch((await page.locator('.bar-orders').allInnerTexts()).join(), /4 pp/, 'what the Pole had picked is put down');
    await till('polish');
    assert.deepEqual([await list.locator('li').count(), await drawn.count()], [0, 0], 'covered again');
  },
};
