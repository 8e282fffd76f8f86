// At the table: taking back, doing again, draws, giving up, standing answers.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { create, play, sit } from './support/game.mjs';
import { Random } from './support/random.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/client.mjs').Client} Client */

/** The same in every run: a game at Wywła can be over soon. */
const steady = () => new Random(7);

/**
 * A whole game of Wywła for two at one screen, and its owner.
 * @param {Test} test
 * @param {string[]} sides
 * @param {Record<string, any>} [more]
 */
async function wywla(test, sides, more) {
  const server = await test.server(['--seed', '11']);
  const made = await create(server, 'szczekociny/wywla', more);
  return { server, made, clients: await Promise.all(sides.map(s => sit(server, made, s.split('+')))) };
}

/**
 * Plays on till there is a choice of this verb, and takes it.
 * @param {Client} client
 * @param {RegExp} wanted
 */
async function reach(client, wanted) {
  for (let i = 0; i < 60; i++) {
    const choice = client.now.choices.find((/** @type {any} */ c) => wanted.test(c.action));
    if (choice) {
      await client.act(choice.action);
      return choice.action;
    }
    await client.act(client.now.decline ?? client.now.choices[0].action);
    await client.asked();
  }
  throw new Error(`there is never a choice of ${wanted}`);
}

/** The position without what belongs to the message. @param {any} now */
const picture = now => JSON.stringify({ units: now.units, prompt: now.prompt, choices: now.choices, n: now.n, points: now.points });

/** @param {Client} client */
async function look(client) {
  await client.call('lang', { lang: 'en' });
  return picture(client.now);
}

export const tests = {
  /** @param {Test} test */
  async 'undo takes back one decision, or the whole order; redo does them again'(test) {
    const { clients: [client] } = await wywla(test, ['polish+allied']);
    const before = [];
    await reach(client, /^arm 0/);
    await client.asked();
    while (!client.now.choices.some((/** @type {any} */ c) => c.verb === 'move')) await client.act(client.now.decline);
    before.push(await look(client));
    const moved = await reach(client, /^move /);
    const unit = moved.split(' ')[1];
    for (let i = 0; i < 2; i++) {
      before.push(await look(client));
      const next = client.now.choices.find((/** @type {any} */ c) => /^(step|turn)/.test(c.action) && c.unit === unit && !c.rolls);
      await client.act(next.action);
    }
    before.push(await look(client));
    const { n } = client.now;
    assert.deepEqual([client.now.undo.can, client.now.undo.whole, client.now.undo.redo], [true, true, false]);

    await client.call('undo', { n });
    assert.equal(client.now.full, true);
    assert.equal(await look(client), before[2]);
    assert.equal(await client.refusal('undo', { n }), 'stale', 'a repeated message does no harm');
    await client.call('undo', { n: n - 1, whole: true });
    assert.equal(await look(client), before[0]);
    for (let i = 1; i < 4; i++) {
      assert.equal(client.now.undo.redo, true);
      await client.call('redo', { n: client.now.n });
      assert.equal(await look(client), before[i]);
    }
    assert.equal(await client.refusal('redo', { n: client.now.n }), 'undo_barrier');
    await client.call('undo', { n, whole: true });
    assert.equal(await look(client), before[0]);
    await client.act(client.now.choices.find((/** @type {any} */ c) => c.verb === 'move' && c.unit !== unit).action);
    assert.equal(client.now.undo.redo, false);
    assert.equal(await client.refusal('redo', { n: client.now.n }), 'undo_barrier', 'another decision ends it');
  },

  /** @param {Test} test */
  async 'what was taken back stays so after another start'(test) {
    const { server, made, clients: [client] } = await wywla(test, ['polish+allied']);
    await reach(client, /^move /);
    await client.call('undo', { n: client.now.n });
    const { n } = client.now, { data } = await client.call('export');
    await server.kill();
    await server.start();
    const again = await sit(server, made, ['polish', 'allied']);
    assert.equal(again.now.n, n);
    assert.equal((await again.call('export')).data, data);
    await play(again, 3, steady());
  },

  /** @param {Test} test */
  async 'undo stops at dice, at the other side and at the end'(test) {
    const { clients: [a, b] } = await wywla(test, ['polish', 'allied']);
    const random = steady();
    assert.equal(await a.refusal('undo', { n: a.now.n }), 'undo_barrier', 'a chit was drawn');
    let sides = 0;
    for (let i = 0; i < 80 && sides < 3; i++) {
      const [mine, other] = a.now.mine ? [a, b] : [b, a];
      const { n } = mine.now;
      await mine.act(random.of(mine.now.choices).action);
      await other.till(c => c.now.n > n && c.now.n === mine.now.n);
      if (mine.now.mine) continue;
      sides++;
      assert.equal(other.now.undo.can, false);
      assert.equal(await other.refusal('undo', { n: other.now.n }), 'undo_barrier');
    }
    assert.equal(sides, 3);
    await a.call('resign');
    await b.till(c => c.now.over);
    for (const c of [a, b]) {
      assert.equal(c.now.undo.can, false);
      assert.notEqual(await c.refusal('undo', { n: c.now.n }), null);
      assert.equal(await c.refusal('act', { n: c.now.n, action: 'pass' }), 'game_over');
    }
  },

  /** @param {Test} test */
  async 'a draw is offered, declined, offered again and agreed'(test) {
    const { clients: [a, b, w] } = await wywla(test, ['polish', 'allied', 'watch']);
    assert.equal(await b.refusal('draw', { answer: 'accept' }), 'bad_request', 'nothing to accept');
    await a.call('draw', { answer: 'offer' });
    await w.till(c => c.now.offer === 'polish');
    assert.equal(await a.refusal('draw', { answer: 'accept' }), 'bad_request', 'nobody accepts his own offer');
    assert.equal(await w.refusal('draw', { answer: 'accept' }), 'not_yours');
    assert.equal(await a.refusal('draw', { answer: 'maybe' }), 'bad_request');
    await b.call('draw', { answer: 'decline' });
    await a.till(c => c.now.offer === null);
    assert.equal(await b.refusal('draw', { answer: 'accept' }), 'bad_request');
    await a.call('draw', { answer: 'offer' });
    await b.call('draw', { answer: 'accept' });
    await w.till(c => c.now.over);
    assert.deepEqual([w.now.result, w.now.how, w.now.offer], ['draw', 'draw', null]);
    assert.equal(await a.refusal('draw', { answer: 'offer' }), 'game_over');
  },

  /** @param {Test} test */
  async 'an offer is gone when the game goes on; a computer player agrees to none'(test) {
    const { server, clients: [a, b] } = await wywla(test, ['polish', 'allied']);
    await b.call('draw', { answer: 'offer' });
    await a.till(c => c.now.offer === 'allied');
    const mine = a.now.mine ? a : b;
    await mine.act(mine.now.choices[0].action);
    await a.till(c => c.now.offer === null);
    assert.equal(await a.refusal('draw', { answer: 'accept' }), 'bad_request');
    const made = await create(server, 'szczekociny/wywla', { players: { polish: 'human', allied: 'greedy' } });
    const alone = await sit(server, made, ['polish']);
    assert.equal(await alone.refusal('draw', { answer: 'offer' }), 'bad_request');
    assert.equal(await alone.refusal('draw', { answer: 'accept' }), 'bad_request');
  },

  /** @param {Test} test */
  async 'who gives up has lost, whoever is to decide'(test) {
    for (const side of ['polish', 'allied']) {
      const { clients: [a, b], server } = await wywla(test, ['polish', 'allied']);
      const [gone, stays] = side === 'polish' ? [a, b] : [b, a];
      await gone.call('resign');
      await stays.till(c => c.now.over);
      assert.deepEqual([stays.now.result, stays.now.how], [side === 'polish' ? 'allied' : 'polish', 'resign']);
      assert.equal(await stays.refusal('resign'), 'game_over');
      const { games: [game] } = await (await server.client()).call('games');
      assert.deepEqual([game.over, game.result, game.how], [true, stays.now.result, 'resign']);
    }
  },

  /** @param {Test} test */
  async 'standing answers decline what the enemy asks, as long as they were meant'(test) {
    const { server, made, clients: [a, b] } = await wywla(test, ['polish', 'allied']);
    const answers = [{ when: 'reaction', code: null, beyond: null, scope: 'game' }], random = steady();
    assert.deepEqual((await b.call('standing')).answers, []);
    assert.deepEqual((await b.call('standing', { answers })).answers, answers);
    assert.deepEqual((await a.call('standing')).answers, [], 'they belong to one seat');
    for (let i = 0; i < 25; i++) {
      const mine = a.now.mine ? a : b, other = mine === a ? b : a;
      if (mine === b) assert.ok(!b.now.question || b.now.decline === null, 'it is not asked');
      const { n } = mine.now;
      await mine.act(random.of(mine.now.choices).action);
      await other.till(c => c.now.n === mine.now.n && c.now.n > n);
    }
    const answered = [...b.log.values()].filter(e => e.standing);
    assert.ok(answered.length > 0 && answered.every(e => e.actor === 'allied'), `${answered.length} answers`);
    await server.kill();
    await server.start();
    const again = await sit(server, made, ['allied']);
    assert.deepEqual((await again.call('standing')).answers, answers, 'they are kept');
    assert.deepEqual((await again.call('standing', { answers: [] })).answers, []);
  },

  /** @param {Test} test */
  async 'standing answers end with the activation; an enemy who is near is answered by hand'(test) {
    const { clients: [a, b] } = await wywla(test, ['polish', 'allied']);
    const seat = (/** @type {any} */ c) => (c === a ? b : a);
    let mine = a.now.mine ? a : b;
    for (let i = 0; !mine.now.question && i < 30; i++) {
      const { n } = mine.now;
      await mine.act(mine.now.choices[0].action);
      await seat(mine).till((/** @type {Client} */ c) => c.now.n > n && c.now.n === mine.now.n);
      mine = a.now.mine ? a : b;
    }
    assert.equal(mine.now.question, true);
    const { active, prompt, n } = mine.now;
    const near = [{ when: 'reaction', code: prompt.code, beyond: 99, scope: 'game' }];
    await mine.call('standing', { answers: near });
    assert.equal(mine.now.n, n, 'everybody is nearer than 99 hexes');
    const other = [{ when: 'reaction', code: 'ASK_SQUARE_FORM', beyond: null, scope: 'game' }];
    await mine.call('standing', { answers: other });
    assert.equal(mine.now.n, n, 'another question');
    await mine.call('standing', { answers: [{ when: 'reaction', code: prompt.code, beyond: null, scope: 'activation' }] });
    assert.ok(mine.now.n > n, 'it is answered at once');
    await seat(mine).till((/** @type {Client} */ c) => c.now.n === mine.now.n);
    while (a.now.active === active && !a.now.over) {
      const now = a.now.mine ? a : b;
      assert.ok(now !== mine || now.now.prompt.code !== prompt.code || now.now.decline === null);
      const at = now.now.n;
      await now.act(now.now.decline ?? now.now.choices.at(-1).action);
      await seat(now).till((/** @type {Client} */ c) => c.now.n > at && c.now.n === now.now.n);
    }
    for (let i = 0; i < 60 && !mine.now.mine; i++) {
      const now = seat(mine), at = now.now.n;
      await now.act(now.now.decline ?? now.now.choices.at(-1).action);
      await mine.till(c => c.now.n > at && c.now.n === now.now.n);
    }
    assert.equal(mine.now.mine, true);
    assert.deepEqual((await mine.call('standing')).answers, []);
  },

  /** @param {Test} test */
  async 'standing answers that an older server kept become orders'(test) {
    const { server, made, clients: [a] } = await wywla(test, ['allied']);
    const answers = [{ when: 'reaction', code: null, beyond: 2, scope: 'game' }];
    assert.deepEqual((await a.call('standing')).answers, []);
    await server.stop();
    execFileSync('python3', ['-c', 'import sqlite3, sys\ndb = sqlite3.connect(sys.argv[1])\n' +
      'db.execute("UPDATE seat SET standing = ? WHERE side = 1", (sys.argv[2],))\ndb.commit()', server.db, JSON.stringify(answers)]);
    await server.start();
    const again = await sit(server, made, ['allied']);
    await again.till(c => (c.now.orders ?? []).length > 0, 'they are in force');
    assert.deepEqual((await again.call('standing')).answers, answers);
    assert.equal(again.now.orders[0].order, 'answer all decline beyond 2');
    assert.deepEqual((await again.call('standing', { answers: [] })).answers, []);
    await server.stop();
    await server.start();
    const later = await sit(server, made, ['allied']);
    assert.deepEqual((await later.call('standing')).answers, [], 'what was dropped does not come back');
  },

  /** @param {Test} test */
  async 'standing answers that are none are refused'(test) {
    const { clients: [a] } = await wywla(test, ['polish']);
    const good = { when: 'reaction', code: null, beyond: null, scope: 'turn' };
    for (const answers of ['x', 7, {}, [7], [null], [[]], [{}], [{ ...good, scope: 'ever' }], [{ ...good, scope: 3 }], [{ ...good,
      beyond: -1 }],
      [{ ...good, beyond: 100 }], [{ ...good, beyond: 2 ** 32 + 1 }], [{ ...good, beyond: '1' }], [{ ...good, beyond: 1.5 }],
      [{ ...good, code: 7 }], [{ ...good, code: 'ASK_NOTHING' }], [{ ...good, code: 'ASK_REACTION loss' }], [{ ...good, scope: 'turn loss' }], [{ ...good, code: 'ż'.repeat(30) }], [{ ...good, code: 'x'.repeat(60_000) }], Array(17).fill(good)])
      assert.equal(await a.refusal('standing', { answers }), 'bad_request', JSON.stringify(answers).slice(0, 80));
    assert.deepEqual((await a.call('standing')).answers, []);
    assert.equal((await a.call('standing', { answers: Array(16).fill(good) })).answers.length, 1, 'the same said often is said once');
    assert.equal((await a.call('standing', { answers: [good, { ...good, beyond: 2 }, { ...good, code: 'ASK_REACTION' }] })).answers.length, 3);
  },

  /** @param {Test} test */
  async 'what is not legal is refused with its paragraph and changes nothing'(test) {
    const { clients: [client] } = await wywla(test, ['polish+allied']);
    await reach(client, /^move /);
    const { n } = client.now, before = await look(client);
    for (const [action, code] of [['', 'bad_action'], ['fly', 'bad_action'], ['step', 'bad_action'], ['step pl_x 1510', 'bad_action'],
      ['step pl_poninski 9999', 'bad_action'], ['roll 3', 'illegal'], ['draw pr_elsner', 'illegal'], ['x'.repeat(60_000), 'bad_action'],
      ['step pl_poninski 0101', 'illegal']]) {
      assert.equal(await client.refusal('act', { n, action }), code, action.slice(0, 30));
    }
    for (const action of [7, null, {}, ['pass']]) assert.equal(await client.refusal('act', { n, action }), 'bad_request');
    const error = await client.call('act', { n, action: 'step pl_poninski 0101' }).catch(e => e);
    assert.match(error.paragraph, /^\d/);
    assert.equal(await look(client), before);
  },

  /** @param {Test} test */
  async 'an entry says to which phase of whose half-turn it belongs'(test) {
    const server = await test.server(['--seed', '11']), made = await create(server, 'raszyn/battle'), client = await sit(server, made, ['polish', 'austrian']);
    for (let i = 0; i < 24; i++) await client.act(client.now.decline ?? client.now.choices[0].action);
    const { entries } = await client.call('log', { from: 1, to: client.now.n }), parts = new Set(entries.map((/** @type {any} */ e) => `${e.whose} ${e.phase}`));
    for (const side of ['polish', 'austrian']) assert.ok(parts.has(`${side} movement`), [...parts].join(', '));
  },

  /** @param {Test} test */
  async 'words are those of each player, and old entries too'(test) {
    const { clients: [a, b], server, made } = await wywla(test, ['polish', 'allied']);
    const pole = await sit(server, made, ['watch'], { lang: 'pl' });
    assert.notEqual(pole.now.prompt.text, a.now.prompt.text);
    const english = (await a.call('log', { from: 1, to: 9 })).entries.map((/** @type {any} */ e) => e.label);
    await a.call('lang', { lang: 'pl' });
    assert.equal(a.now.prompt.text, pole.now.prompt.text);
    assert.notDeepEqual((await a.call('log', { from: 1, to: 9 })).entries.map((/** @type {any} */ e) => e.label), english);
    for (const lang of ['de', 7, null, undefined]) assert.equal(await b.refusal('lang', { lang }), 'bad_request');
  },
};
