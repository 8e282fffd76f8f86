// What a side chose in secret: two games that differ in nothing else look the same, byte for byte, to the other
// side and to who watches, whatever they ask.

import assert from 'node:assert/strict';
import { create, sit } from './support/game.mjs';

/** @typedef {import('./run.mjs').Test} Test */
/** @typedef {import('./support/client.mjs').Client} Client */

const LEADERS = ['pl_kosciuszko', 'pl_zajaczek', 'pl_szyrer', 'pl_madalinski', 'pl_manget', 'pl_slaski', 'ru_tormasow',
  'ru_muromcow'];

/** Every question there is but `ping`, whose answer overtakes others, about everything that might betray a chit. @param {number} n entries so far */
function questions(n) {
  /** @type {[string, any][]} */
  const list = [];
  for (const unit of LEADERS) {
    for (const op of ['why', 'odds']) {
      list.push([op, { action: `chit ${unit}` }], [op, { action: `draw ${unit}` }], [op, { action: `activate ${unit}` }]);
    }
    for (const op of ['why_piece', 'command', 'zones', 'reach']) list.push([op, { unit }]);
    list.push(['why_hex', { hex: '1110', unit }], ['act', { n, action: `chit ${unit}` }]);
  }
  for (const side of ['polish', 'russian', 'all', 'spectator']) {
    list.push(['sit', { side }], ['threat', { side }], ['plan', { side }]);
    list.push(['log', { from: 1, to: n, units: true, side }], ['moment', { n, side }]);
  }
  for (let i = Math.max(0, n - 3); i <= n; i++) list.push(['moment', { n: i }]);
  list.push(['log', { from: 1, to: n + 10, units: true }], ['log', { from: Math.max(1, n - 3), to: n }], ['dice', {}],
    ['standing', {}], ['hint', { n }], ['hurry', {}], ['export', {}], ['undo', { n }], ['undo', { n, whole: true }], ['redo', { n }],
    ['why', { action: 'pass' }], ['why_hex', { hex: '1110' }], ['sight', { from: '1110', to: '2003' }],
    ['field', { from: '1110' }], ['lang', { lang: 'pl' }], ['lang', { lang: 'en' }], ['seats', { game: 'x' }],
    ['nonsense', {}]);
  return list;
}

/** One of the two games: the side with a secret, the other, and who watches. */
class Table {
  /**
   * @param {Client} polish
   * @param {Client} russian
   * @param {Client} watcher
   * @param {any} made
   * @param {import('./support/server.mjs').Server} server
   */
  constructor(polish, russian, watcher, made, server) {
    this.polish = polish;
    this.others = [russian, watcher];
    this.made = made;
    this.server = server;
    /** What those were answered who came to ask. @type {string[][]} */
    this.asked = [[], []];
    this.all = [polish, russian, watcher];
  }

  get actor() {
    return this.all.find(c => c.now.mine) ?? this.polish;
  }

  /** @param {string} action */
  async act(action) {
    const { actor } = this;
    await actor.act(action);
    for (const c of this.all) await c.till(x => x.now.n === actor.now.n);
  }

  /** What the others were told, without what is new in every game. */
  heard() {
    const { made } = this;
    return this.others.map((c, i) => [...c.heard, ...this.asked[i]].map(text => [made.id, made.watch, ...Object.values(made.seats)]
      .reduce((t, secret) => t.replaceAll(secret, '*'), text)
      .replace(/127\.0\.0\.1:\d+/g, '*')
      .replace(/"(created|updated)":"[^"]*"/g, '"$1":"*"')));
  }
}

/** @param {Test} test @param {number} seed */
async function lay(test, seed) {
  const server = await test.server(['--seed', String(seed)]);
  const made = await create(server, 'raclawice/historical');
  const seat = (/** @type {string} */ side) => sit(server, made, [side]);
  return new Table(await seat('polish'), await seat('russian'), await seat('watch'), made, server);
}

/** @param {Table[]} tables @param {string} when */
function compare(tables, when) {
  const [a, b] = tables.map(t => t.heard());
  for (const who of [0, 1]) {
    assert.equal(a[who].length, b[who].length, when);
    for (const [i, text] of a[who].entries())
      if (text !== b[who][i])
        assert.fail(`${when}: ${['the other side', 'who watches'][who]} can tell them apart:\n${differ(text, b[who][i])}`);
  }
}

/** @param {string} a @param {string} b */
function differ(a, b) {
  let i = 0;
  while (a[i] === b[i]) i++;
  const from = Math.max(0, i - 200);
  return `${a.slice(from, i + 100)}\n${b.slice(from, i + 100)}`;
}

/**
 * Others of the same seats come, ask all at once, and go: who comes may say more in a moment than who sits long.
 * @param {Table} table
 */
async function ask(table) {
  const { server, made, others } = table;
  for (const [i, side] of ['russian', 'watch'].entries()) {
    const c = await sit(server, made, [side]);
    await Promise.all(questions(c.now.n).map(([op, fields]) => c.refusal(op, fields)));
    table.asked[i].push(...c.heard);
    c.close();
    for (const o of others) await o.till(x => x.now.present.russian === 1 && x.now.present.watch === 1);
    for (const o of others) await o.call('ping');
  }
}

/** @param {any} now */
const drawn = now => JSON.stringify([now.drawn, now.active]);

export const tests = {
  /** @param {Test} test */
  async 'chits in the pool are not to be told from others'(test) {
    const seed = 1 + test.random.below(1000), tables = [await lay(test, seed), await lay(test, seed)];
    const chosen = [['pl_manget', 'pl_zajaczek'], ['pl_szyrer', 'pl_zajaczek']];
    let secrets = 0, common = 0;
    while (common < 40) {
      const { actor } = tables[0], { code } = actor.now.prompt;
      const secret = code === 'ASK_CHIT' && actor === tables[0].polish;
      const open = actor.now.choices[test.random.below(actor.now.choices.length)].action;
      for (const [i, t] of tables.entries())
        await t.act(secret ? `chit ${chosen[i][secrets]}` : open);
      if (secret) secrets++;
      if (drawn(tables[0].polish.now) !== drawn(tables[1].polish.now)) break;
      if (!secrets) continue;
      common++;
      compare(tables, `seed ${seed}, entry ${actor.now.n}`);
      if (!secret && common > 5 && common % 10) continue;
      await Promise.all(tables.map(ask));
      compare(tables, `seed ${seed}, questions after entry ${actor.now.n}`);
    }
    assert.equal(secrets, 2);
    test.note = `seed ${seed}, ${common} decisions till a secret came out`;
  },

  /** @param {Test} test */
  async 'the end of a game opens everything'(test) {
    const table = await lay(test, 5);
    for (let i = 0; i < 14; i++) await table.act(table.actor.now.choices[0].action);
    const [russian, watcher] = table.others;
    assert.equal((await watcher.call('dice')).secret, undefined);
    await table.polish.call('resign');
    await watcher.till(c => c.now.over);
    for (const c of [russian, watcher]) {
      assert.equal((await c.call('moment', { n: 12, side: 'all' })).side, 'all');
      assert.equal((await c.call('moment', { n: 12, side: 'polish' })).side, 'polish');
      const { entries } = await c.call('log', { from: 1, to: 20, side: 'all' });
      assert.ok(entries.some((/** @type {any} */ e) => /^chit pl_/.test(e.action)), 'the log shows what was secret');
      assert.match((await c.call('dice')).secret, /^[0-9a-f]{64}$/);
      assert.match((await c.call('export')).data, /^kosynier/);
    }
  },
};
