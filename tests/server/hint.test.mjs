// Help from the computer: hints and plans, who may have them, and what they are made of.

import assert from 'node:assert/strict';
import { cpus } from 'node:os';
import { create, play, sit } from './support/game.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/client.mjs').Client} Client */

const WYWLA = 'szczekociny/wywla', AGAINST = { polish: 'human', allied: 'greedy' };
const TASKS = ['assault', 'hold', 'screen', 'bombard', 'withdraw'];

/** The hint for the decision at hand. @param {Client} client */
async function hint(client) {
  const { n } = client.now, from = client.pushes.length;
  await client.call('hint', { n });
  await client.call('hurry');
  const whole = (/** @type {any} */ p) => p.push === 'hint' && p.n === n && p.action;
  await client.till(c => c.pushes.slice(from).some(whole), 'the hint');
  return client.pushes.slice(from).find(whole);
}

/** @param {any} command */
function isCommand(command) {
  assert.ok(TASKS.includes(command.task), command.task);
  assert.match(command.goal ?? '0101', /^\d{4}$/);
  assert.match(command.text, /^[^{}]+\.$/);
}

export const tests = {
  /** @param {Test} test */
  async 'a hint is a legal order, step by step'(test) {
    const server = await test.server(['--seed', '1']);
    const client = await sit(server, await create(server, WYWLA, { players: AGAINST }), ['polish']);
    let orders = 0, steps = 0;
    for (; orders < 40 && steps < 30; orders++) {
      await client.asked();
      if (client.now.over) break;
      const told = await hint(client), choice = client.now.choices.find((/** @type {any} */ c) => c.action === told.action);
      assert.deepEqual([told.text, told.unit, told.hex], [choice.text, choice.unit, choice.hex]);
      assert.equal(told.steps[0].action, told.action);
      if (told.plan) isCommand(told.plan);
      for (const { action } of told.steps) { // all of it can be done, unless the enemy answers meanwhile
        if (!client.now.mine || !client.now.choices.some((/** @type {any} */ c) => c.action === action)) break;
        await client.act(action);
        steps++;
      }
    }
    test.note = `${orders} orders, ${steps} steps`;
    assert.ok(steps > 20, test.note);
  },

  /** @param {Test} test */
  async 'a hint is given as one order, which does what its steps say'(test) {
    const server = await test.server(['--seed', '1']);
    const client = await sit(server, await create(server, WYWLA, { players: AGAINST }), ['polish']);
    let orders = 0;
    for (let i = 0; i < 60 && orders < 8 && !client.now.over; i++) {
      await client.asked();
      if (client.now.over) break;
      const told = await hint(client), { n } = client.now;
      assert.equal(typeof told.order, typeof told.words);
      if (told.order === null) {
        await client.act(told.action);
        continue;
      }
      const shown = await client.call('preview', { order: told.order });
      assert.equal(shown.words, told.words, 'the same words');
      await client.call('order', { n, order: told.order });
      await client.till(c => c.now.n > n);
      const { action } = client.log.get(n + 1);
      const [verb] = told.action.split(' '), line = verb === 'line'; // it goes as a march of its pieces, any of them first
      assert.equal(action.split(' ')[0], line ? 'move' : verb, `${told.order}: ${action}`);
      const pieces = line ? told.order.split(' ').slice(1) : told.steps.map((/** @type {any} */ s) => s.unit ?? undefined);
      assert.ok(pieces.includes(action.split(' ')[1]), `${told.order}: ${action}`); // who fires first does not matter
      orders++;
    }
    test.note = `${orders} orders`;
    assert.ok(orders > 4, test.note);
  },

  /** @param {Test} test */
  async 'it speaks the language of who asks'(test) {
    const server = await test.server(['--seed', '1']), made = await create(server, WYWLA, { players: AGAINST });
    const [english, polish] = await Promise.all(['en', 'pl'].map(lang => sit(server, made, ['polish'], { lang })));
    await english.asked();
    await polish.asked();
    const [a, b] = [await hint(english), await hint(polish)];
    assert.notEqual(a.text, b.text);
  },

  /** @param {Test} test */
  async 'it is for who decides, about the present'(test) {
    const server = await test.server(['--seed', '2']), made = await create(server, WYWLA, { players: AGAINST });
    const client = await sit(server, made, ['polish']), watcher = await sit(server, made, ['watch']);
    await client.asked();
    const { n } = client.now;
    assert.equal(client.now.hint, true);
    assert.equal(watcher.now.hint, false);
    assert.equal(await watcher.refusal('hint', { n }), 'not_yours');
    assert.equal(await client.refusal('hint', { n: n + 1 }), 'stale');
    assert.equal(await client.refusal('hint'), 'bad_request');
    await client.call('hint', { n });
    await client.call('hint', { n });
    await client.act(client.now.choices[0].action);
    await client.asked();
    const late = client.pushes.filter(p => p.push === 'hint' && p.action && p.n !== n);
    assert.deepEqual(late, []);
    assert.deepEqual(watcher.pushes.filter(p => p.push === 'hint'), []);
    await client.call('resign');
    assert.equal(await client.refusal('hint', { n: client.now.n }), 'not_your_turn');
  },

  /** @param {Test} test */
  async 'two people agree on hints beforehand'(test) {
    const server = await test.server(['--seed', '3']);
    for (const [more, hints] of /** @type {const} */ ([[{}, false], [{ hints: true }, true], [{ curtain: true }, true],
      [{ players: AGAINST }, true], [{ players: AGAINST, hints: false }, false]])) {
      const made = await create(server, WYWLA, more);
      assert.equal(made.game.hints, hints, JSON.stringify(more));
      const seats = Object.keys(made.seats), client = await sit(server, made, seats);
      if (client.curtain) await client.call('sit', { side: client.curtain });
      await client.asked();
      assert.equal(client.now.hint, hints);
      assert.equal(await client.refusal('hint', { n: client.now.n }), hints ? null : 'no_hints');
      assert.equal(await client.refusal('plan', { side: client.now.side }), hints ? null : 'no_hints');
      const other = ['polish', 'allied'].find(side => side !== client.now.side);
      assert.equal(await client.refusal('plan', { side: other }), 'no_hints');
      client.close();
    }
    const owner = await server.client();
    assert.equal(await owner.refusal('create', { scenario: WYWLA, hints: 'yes' }), 'bad_request');
    assert.equal(await owner.refusal('create', { scenario: WYWLA, open_plans: 1 }), 'bad_request');
  },

  /** @param {Test} test */
  async 'a plan has a task for each command'(test) {
    const server = await test.server(['--seed', '4']), made = await create(server, 'raclawice/historical', {
      players: { polish: 'human', russian: 'general:bold' } });
    const client = await sit(server, made, ['polish']), pole = await sit(server, made, ['polish'], { lang: 'pl' });
    await play(client, 12, test.random);
    const { side, commands } = await client.call('plan', { side: 'polish' });
    assert.equal(side, 'polish');
    assert.ok(commands.length > 2);
    const ids = new Set(client.table.pieces.map((/** @type {any} */ p) => p.id));
    for (const command of commands) {
      isCommand(command);
      assert.ok(command.commander === null || ids.has(command.commander));
      assert.doesNotMatch(command.text, /no troops/);
    }
    assert.equal((await pole.call('plan', { side: 'polish' })).commands.length, commands.length);
    assert.equal(await client.refusal('plan', { side: 'prussian' }), 'bad_request');
    assert.equal(await client.refusal('plan'), 'bad_request');
  },

  /** @param {Test} test */
  async 'the plan of the enemy is open in a teaching game, and at the end'(test) {
    const server = await test.server(['--seed', '5']);
    for (const open_plans of [false, true]) {
      const made = await create(server, WYWLA, { players: AGAINST, open_plans });
      const client = await sit(server, made, ['polish']), watcher = await sit(server, made, ['watch']);
      await client.asked();
      assert.equal(made.game.open_plans, open_plans);
      assert.deepEqual(client.now.plans, open_plans ? ['polish', 'allied'] : ['polish']);
      assert.deepEqual(watcher.now.plans, open_plans ? ['allied'] : []);
      assert.equal(await client.refusal('plan', { side: 'allied' }), open_plans ? null : 'no_hints');
      assert.equal(await watcher.refusal('plan', { side: 'polish' }), 'no_hints');
      await client.call('resign');
      await watcher.till(c => c.now.over);
      assert.deepEqual(watcher.now.plans, ['polish', 'allied']);
      assert.equal(await watcher.refusal('plan', { side: 'polish' }), null);
    }
  },

  /** @param {Test} test */
  async 'hints come with games to whom they were promised, also after a start anew'(test) {
    const server = await test.server(['--seed', '6']);
    const made = await create(server, WYWLA, { players: { polish: 'human', allied: 'general:bold' }, open_plans: true });
    await server.stop();
    await server.start();
    const client = await sit(server, made, ['polish'], { lang: 'pl' });
    assert.deepEqual([client.table.game.hints, client.table.game.open_plans], [true, true]);
    assert.equal(client.table.game.players.allied.label, 'generał, śmiały');
  },

  /** @param {Test} test */
  async 'players are called by what they are'(test) {
    const server = await test.server(), owner = await server.client();
    const label = async (/** @type {string} */ allied) =>
      (await owner.call('create', { scenario: WYWLA, players: { polish: 'human', allied } })).game.players.allied.label;
    assert.equal(await label('general'), 'general');
    assert.equal(await label('recruit:cautious'), 'recruit, cautious');
    assert.equal(await label('lieutenant:balanced'), 'lieutenant');
    assert.equal(await label('colonel:noise=300'), 'colonel, makes mistakes');
    assert.equal(await label('lieutenant:noise=80'), 'lieutenant');
    assert.equal(await label('general:random=99999999'), 'general, makes mistakes');
    assert.equal(await label('general:bold,doctrine=avoid-9-charge,ms=9'), 'general, bold, doctrine=avoid-9-charge');
    assert.equal(await label('greedy'), 'program (greedy)');
    assert.equal(await label('human'), 'a player');
    assert.equal(await owner.refusal('create', { scenario: WYWLA, players: { allied: 'general:brave' } }), 'bad_request');
  },

  /** @param {Test} test */
  async 'a computer player has no more threads than the server has processors'(test) {
    const server = await test.server(), owner = await server.client();
    const wanted = (/** @type {number} */ threads) => ({ scenario: WYWLA, players: { allied: `search:nodes=50,threads=${threads}` } });
    await owner.call('create', wanted(1));
    const most = cpus().length;
    if (most < 64)
      await assert.rejects(owner.call('create', wanted(64)), new RegExp(`at most ${most} here`));
  },

  /** @param {Test} test */
  async 'there are no hints in lessons'(test) {
    const server = await test.server(), client = await server.client();
    await client.call('lesson', { battle: 'szczekociny', n: 1 });
    await client.till(c => c.now !== null);
    assert.equal(client.now.hint, false);
    assert.equal(await client.refusal('hint', { n: client.now.n }), 'no_hints');
  },
};
