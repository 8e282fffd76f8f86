// Programs from outside at the table: only those the server was told of, and none of them does harm.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { until } from './support/client.mjs';
import { create, play, sit } from './support/game.mjs';

/** @typedef {import('./run.mjs').Test} Test */

const WYWLA = 'szczekociny/wywla';
const python = (/** @type {string} */ rest) => `PYTHONDONTWRITEBYTECODE=1 exec python3 tests/bots/${rest}`;
const against = (/** @type {string} */ kind) => ({ players: { polish: 'human', allied: kind } });

/** Programs that play whose command line has this in it. @param {string} mark */
const running = mark => execFileSync('ps', ['-A', '-o', 'args'], { encoding: 'utf8' }).split('\n')
  .filter(line => line.includes(mark) && line.includes('tests/bots') && !line.includes(' serve '));

/** Nobody with the mark runs any more, or soon does not. @param {string} mark */
async function gone(mark) {
  await until(() => !running(mark).length);
  assert.deepEqual(running(mark), []);
}

/** A word that is on the command line of our programs and nowhere else. @param {(mark: string) => Promise<void>} use */
async function marked(use) {
  const mark = mkdtempSync(`${tmpdir()}/bots-`);
  try { await use(mark); await gone(mark); } finally { rmSync(mark, { recursive: true }); }
}

export const tests = {
  /** @param {Test} test */
  async 'a program plays a game'(test) {
    const server = await test.server(['--seed', '3', '--bot-ms', '600000', '--bot', `calm=${python('calm.py')}`]);
    const { players } = JSON.parse((await server.fetch('/api/battles')).body);
    assert.equal(players.at(-1).id, 'bot:calm');
    const made = await create(server, WYWLA, against('bot:calm')), client = await sit(server, made, ['polish']);
    assert.equal(made.game.players.allied.label, 'program (calm)');
    await play(client, 1000, test.random);
    assert.equal(client.now.how, 'rules');
    assert.equal(client.now.fault, undefined);
  },

  /** @param {Test} test */
  async 'one that fails forfeits, and the report is told'(test) {
    await marked(async mark => {
      const server = await test.server(['--seed', '3', '--quiet', '--bot', `bad=${python(`bad.py nonsense ${mark}`)}`]);
      const client = await sit(server, await create(server, WYWLA, against('bot:bad')), ['polish']);
      await play(client, 1000, test.random);
      const { result, how, fault } = client.now;
      assert.deepEqual([result, how], ['polish', 'forfeit']);
      assert.match(fault, /^bot:bad answered with something that is not a JSON object \(decision 2\); its last line: I surrender$/);
    });
  },

  /** @param {Test} test */
  async 'one that stalls holds nobody up'(test) {
    await marked(async mark => {
      const server = await test.server(['--seed', '3', '--bot-ms', '3600000', '--bot', `slow=${python(`bad.py stall ${mark}`)}`]);
      const stalled = async () => {
        const made = await create(server, WYWLA, against('bot:slow')), client = await sit(server, made, ['polish']);
        await client.asked();
        await client.act(client.now.choices.at(-1).action);
        while (!client.now.thinking) await client.act(client.now.choices.at(-1).action);
        return { made, client };
      };
      const games = [await stalled(), await stalled(), await stalled()], owner = await server.client();
      const other = await sit(server, await create(server, WYWLA, against('greedy')), ['polish']);
      await play(other, 1000, test.random);
      assert.equal(other.now.how, 'rules');
      await games[0].client.call('resign', {});
      await games[0].client.till(c => c.now.over, 'resigned');
      await owner.call('delete', { game: games[1].made.id });
      games[2].client.close(); // it goes on thinking till the server ends
      await server.stop();
    });
  },

  /** @param {Test} test */
  async 'no message starts a program'(test) {
    const server = await test.server(['--seed', '3', '--bot', 'one=true']), owner = await server.client();
    for (const kind of ['exec:true', 'exec:touch /tmp/x', 'bot:two', 'bot:', 'exec:', 'bot:one:bold', 'bot:../one']) {
      assert.equal(await owner.refusal('create', { scenario: WYWLA, ...against(kind) }), 'bad_request', kind);
    }
    await assert.rejects(owner.call('create', { scenario: WYWLA, ...against('exec:true') }), /kosynier serve --bot NAME=COMMAND/);
  },

  /** @param {Test} test */
  async 'files with programs are read, and start none'(test) {
    const kosynier = process.env.KOSYNIER ?? 'build/release/kosynier';
    await marked(async mark => {
      const command = `touch ${mark}/started; exec python3 tests/bots/calm.py ${mark}/said`;
      const engine = (/** @type {object[]} */ lines) => execFileSync(kosynier, ['engine'], {
        input: lines.map(line => `${JSON.stringify(line)}\n`).join(''), encoding: 'utf8',
      }).trim().split('\n').map(line => JSON.parse(line));
      const begin = { op: 'new', scenario: WYWLA, seed: 3, players: { allied: `exec:${command}` } };
      const open = engine([begin, { op: 'save' }]).at(-1).data;
      const over = engine([begin, { op: 'resign', side: 'polish' }, { op: 'save' }]).at(-1).data;
      const count = () => execFileSync('sh', ['-c', `wc -l <${mark}/said`], { encoding: 'utf8' });
      const before = count();
      const server = await test.server(), owner = await server.client();
      await assert.rejects(owner.call('import', { data: open }), /does not start programs/);
      const { game } = await owner.call('import', { data: over });
      assert.equal(game.how, 'resign');
      await sit(server, { id: game.game, seats: game.seats, watch: game.watch, game }, ['watch']);
      assert.equal(count(), before);
    });
  },

  /** @param {Test} test */
  async 'a stored game waits for its program'(test) {
    const bot = ['--bot', `calm=${python('calm.py')}`];
    const server = await test.server(['--seed', '3', ...bot]), db = server.db;
    const made = await create(server, WYWLA, against('bot:calm')), client = await sit(server, made, ['polish']);
    await play(client, 5, test.random);
    const { n } = client.now;
    await server.stop();
    const without = await test.server([], { db }), looks = await sit(without, made, ['polish']);
    assert.match(looks.now.read_only, /No bot "calm" is registered/);
    await without.stop();
    const again = await test.server(bot, { db }), goes = await sit(again, made, ['polish']);
    assert.equal(goes.now.n, n);
    await play(goes, 5, test.random);
    assert.ok(goes.now.n > n);
  },

  /** @param {Test} test */
  async 'names that cannot be used are refused at the start'(test) {
    for (const bot of ['calm', '=true', 'calm=', 'Big=true', 'a b=true', 'a=true']) {
      const server = await test.trouble(['--bot', 'a=true', '--bot', bot]);
      assert.equal(server.url, '', bot);
      assert.match(server.errors, bot === 'a=true' ? /name is given twice/ : /write --bot NAME=COMMAND/);
    }
  },
};
