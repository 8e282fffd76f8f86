// Games that `kosynier effort` has counted, at the table: the orders as it gave them, and the same game with the same dice.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blake2b } from '../../../web/js/seal/blake2b.js';
import { PROGRAM } from '../../server/support/server.mjs';
import { storedText } from './stored.mjs';

/** @typedef {{turn: number, side: string, price: number, text: string}} Counted an order, and what it is said to cost */

const SEED = 5;

/** Orders of a stored game, as `kosynier effort --orders` told them; tests/unit/driver_effort.c sees to it that they are still counted so. @param {string} name @returns {Counted[]} */
export function countedOrders(name) {
  return storedText(`${name}.orders`).trimEnd().split('\n').map(line => {
    const [n, side, price, ...text] = line.split(' ');
    return { turn: Number(n), side, price: Number(price), text: text.join(' ') };
  });
}

/** A line of a replay file with its tag, which depends on all lines before it. */
function tagger() {
  const bytes = new TextEncoder();
  let chain = blake2b(16, bytes.encode('kosynier chain 1\0'));
  return (/** @type {string} */ line) => {
    chain = blake2b(16, Uint8Array.of(...chain, ...bytes.encode(line)));
    return `${line} #${Buffer.from(chain.slice(0, 4)).toString('hex')}\n`;
  };
}

/** A new game of two people with the dice of the game that was counted, as a file for `import`. @param {string} scenario  @param {string[]} [options] NAME=VALUE, as effort plays it */
export function countedGame(scenario, options = []) {
  const folder = mkdtempSync(join(tmpdir(), 'kosynier-effort-')), file = join(folder, 'game.ksr');
  try {
    execFileSync(PROGRAM, ['play', scenario, '--save', file, '--seed', String(SEED), ...options.flatMap(o => ['--option', o])], { input: 'quit\n' });
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n').map(line => line.slice(0, line.lastIndexOf(' #')));
    const kept = lines.filter(line => !/^(commit|keep|\d+) /.test(line)).map(line => (line.startsWith('dice ') ? `dice simulated ${SEED} 0` : line));
    return kept.map(tagger()).join('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
