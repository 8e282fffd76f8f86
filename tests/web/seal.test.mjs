// The dice checked in the browser: the hash itself, a finished game, and one that somebody has changed.

import assert from 'node:assert/strict';
import { blake2b } from '../../web/js/seal/blake2b.js';
import { checkDice, commitment, fromHex, outcome, toHex } from '../../web/js/seal/seal.js';
import { ask, finishedGame, sitDown } from './support/play.mjs';

/** @typedef {import('../../web/js/seal/seal.js').OpenDice} OpenDice */
/** @typedef {import('playwright-core').Page} Page */

/** The example of docs/dice.md. @type {Pick<OpenDice, 'game'|'salts'|'secret'>} */
const EXAMPLE = {
  game: '57480b540a75a73543299c5c1248b1b7',
  salts: ['', ''],
  secret: '4624a6d3ad971c192c6a7138f594633a66938c83d1635971dd95ec3be6cbe90f',
};
const EXAMPLE_COMMIT = '9d7ec2e611129598d4fcb1f02e5ee5f426686bbca801e3cb87d83df3ec99855d';

/** The bytes of the self-test of RFC 7693, appendix E. @param {number} length  @param {number} seed */
function sequence(length, seed) {
  let a = Math.imul(0xdead4bad, seed) >>> 0, b = 1;
  return Uint8Array.from({ length }, () => {
    [a, b] = [b, (a + b) >>> 0];
    return b >>> 24;
  });
}

/** A game of n rolls, of one die and of two, with a secret of its own. @param {number} n @returns {OpenDice} */
function made(n, faces = 10, least = 0) {
  const rolls = Array.from({ length: n }, (_, roll) => {
    const of = faces ** (1 + roll % 2), index = outcome(EXAMPLE, roll, of), last = index % faces + least;
    const value = of === faces ? last : 10 * (Math.floor(index / faces) + least) + last;
    return { roll, n: 2 * roll + 1, action: `roll ${value}`, value, of, index, for: null, side: null };
  });
  return { ...EXAMPLE, kind: 'sealed', commit: EXAMPLE_COMMIT, faces, least, counts: {}, rolls };
}

/**
 * The table of a finished game as a spectator sees it. `change` falsifies what the server says of the dice.
 * @param {Page} page
 * @param {string} game
 * @param {(dice: OpenDice) => void} [change]
 */
async function openTable(page, game, change) {
  const { links } = await ask(page, 'seats', { game });
  if (change)
    await page.routeWebSocket(/\/socket$/, socket => {
      const server = socket.connectToServer();
      server.onMessage(message => {
        const answer = JSON.parse(String(message));
        if (answer.secret) change(answer);
        socket.send(JSON.stringify(answer));
      });
    });
  const seal = page.locator('.result .seal-box summary');
  await page.goto(links.watch);
  await seal.waitFor(); // a page that is left while it asks complains
  await page.reload(); // only the hash was new: the socket is still the one from before the route
  await seal.click();
  await page.locator('.result .seal-check').waitFor();
}

/** Presses the button, and what it comes to. @param {import('playwright-core').Locator} where */
async function verdict(where) {
  await where.getByRole('button', { name: 'Check the dice here' }).click();
  const says = where.locator('.verdict.right, .verdict.wrong');
  await says.waitFor();
  return { right: await says.evaluate(el => el.classList.contains('right')), text: await says.innerText() };
}

/** @type {Record<string, (test: import('./run.mjs').Test) => Promise<void>>} */
export const tests = {
  'the hash is BLAKE2b': async () => {
    assert.equal(toHex(blake2b(64, new TextEncoder().encode('abc'))), // RFC 7693, appendix A
      'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1'
      + '7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923');
    /** @type {number[]} */
    const hashes = [];
    for (const size of [20, 32, 48, 64])
      for (const length of [0, 3, 128, 129, 255, 1024]) {
        const bytes = sequence(length, length);
        hashes.push(...blake2b(size, bytes), ...blake2b(size, bytes, sequence(size, size)));
      }
    assert.equal(toHex(blake2b(32, Uint8Array.from(hashes))), // appendix E
      'c23a7800d98123bd10f506c61e29da5603d763b8bbad2e737f5e765a7bccd475');
  },

  'commitment and rolls are those of docs/dice.md': async () => {
    assert.deepEqual(fromHex('00ff10'), Uint8Array.of(0, 255, 16));
    assert.equal(commitment(EXAMPLE.game, EXAMPLE.secret), EXAMPLE_COMMIT);
    assert.deepEqual(Array.from({ length: 12 }, (_, n) => outcome(EXAMPLE, n, 10)), [9, 8, 2, 4, 0, 2, 0, 9, 9, 3, 1, 3]);
  },

  'every change is found': async () => {
    const good = made(30), seen = new Map(good.rolls.map(r => [r.n, r.action]));
    const roll = (/** @type {object} */ change) =>
      ({ ...good, rolls: good.rolls.map((r, i) => (i === 20 ? { ...r, ...change } : r)) });
    const due = good.rolls[20].index ?? 0, other = (due + 1) % 10, entry = 41;
    assert.equal(await checkDice(good, { commit: EXAMPLE_COMMIT, seen }), null);
    for (const [faces, least] of [[6, 1], [8, 1], [10, 0]]) {
      const cast = made(30, faces, least);
      assert.equal(await checkDice(cast), null, `dice with ${faces} faces`);
      cast.rolls[7].value = (cast.rolls[7].value ?? 0) + 1;
      assert.deepEqual(await checkDice(cast), { what: 'shown', entry: 15 });
    }
    assert.deepEqual(await checkDice(roll({ index: other, value: other, action: `roll ${other}` })),
      { what: 'outcome', entry, roll: 20, came: other, due });
    assert.deepEqual(await checkDice(roll({ value: other })), { what: 'shown', entry });
    assert.deepEqual(await checkDice(good, { seen: new Map([...seen, [entry, `roll ${other}`]]) }), { what: 'shown', entry });
    assert.deepEqual(await checkDice({ ...good, rolls: good.rolls.slice(0, 29) }, { seen }), { what: 'shown', entry: 59 },
      'the last roll is kept back');
    assert.deepEqual(await checkDice({ ...good, rolls: good.rolls.filter((_, i) => i !== 5) }), { what: 'missing', entry: 13 });
    assert.equal((await checkDice({ ...good, salts: ['', 'a'] }))?.what, 'outcome');
    assert.deepEqual(await checkDice({ ...good, secret: good.secret.replace('4', '5') }), { what: 'secret' });
    assert.deepEqual(await checkDice({ ...good, secret: '' }), { what: 'secret' });
    assert.deepEqual(await checkDice(good, { commit: '00' }), { what: 'commit' });
  },

  'a finished game is checked in the page, which goes on meanwhile': async test => {
    const { page } = await test.person(await test.server());
    const { game } = await finishedGame(page);
    await openTable(page, game);
    const onCard = await verdict(page.locator('.result'));
    assert.ok(onCard.right);
    assert.match(onCard.text, /^Outcomes checked: \d+\. All follow from the secret/);
    await page.locator('.result .pop-close').click();
    await page.getByRole('button', { name: 'All rolls' }).click();
    assert.deepEqual(await verdict(page.locator('dialog')), onCard, 'the same in the list of rolls');

    const { fault, turns } = await page.evaluate(async dice => {
      const module = '/js/seal/seal.js', { checkDice } = await import(module);
      let turns = 0;
      const other = setInterval(() => { turns++; });
      return { fault: await checkDice(dice), turns, end: clearInterval(other) };
    }, made(3000));
    assert.equal(fault, null);
    assert.ok(turns > 1, `other work of the page had ${turns} turns`);
  },

  'a server that has changed an outcome or the secret is found out': async test => {
    const server = await test.server(), { page } = await test.person(server);
    const { game } = await finishedGame(page);
    /** @type {[RegExp, (dice: OpenDice) => void][]} */
    const lies = [
      [/^Entry \d+ does not follow from the secret/, ({ rolls }) => { rolls[7].index = (Number(rolls[7].index) + 1) % rolls[7].of; }],
      [/^The secret does not match the seal/, dice => { dice.secret = dice.secret.split('').reverse().join(''); }],
    ];
    for (const [says, lie] of lies) {
      const other = await test.person(server);
      await openTable(other.page, game, lie);
      const { right, text } = await verdict(other.page.locator('.result'));
      assert.ok(!right);
      assert.match(text, says);
    }
  },

  'before the end the seal is shown, and nothing of the secret': async test => {
    const person = await test.person(await test.server()), { page } = person;
    const { game } = await sitDown(person);
    await page.getByRole('button', { name: 'All rolls' }).click();
    const dialog = page.locator('dialog');
    const { games } = await ask(page, 'games');
    const { commit } = games.find((/** @type {any} */ g) => g.game === game);
    assert.equal(await dialog.locator('.seal code').innerText(), commit);
    assert.equal(await dialog.locator('.seal-check').count(), 0);
  },
};
