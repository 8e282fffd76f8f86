// Games that `kosynier effort` has counted, at the table: the orders as it gave them, and the same game with the same dice.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { blake2b } from '../../../web/js/seal/blake2b.js';
import { PROGRAM } from '../../server/support/server.mjs';

/** @typedef {{turn: number, side: string, price: number, text: string}} Counted an order, and what it is said to cost */

const SEED = 5;

/** Orders up to the end of a turn: the rest of the game is not waited for. @param {string} scenario  @param {number} turn @returns {Promise<Counted[]>} */
export async function countedOrders(scenario, turn) {
  const child = spawn(PROGRAM, ['effort', scenario, '--orders', '--seed', String(SEED)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const over = once(child, 'exit');
  let told = '';
  for await (const part of child.stdout) {
    told += part;
    if (told.split('\n').slice(0, -1).some(line => Number.parseInt(line, 10) > turn)) break;
  }
  child.kill();
  await over;
  const counted = told.split('\n').slice(0, -1).map(line => {
    const [n, side, price, ...text] = line.split(' ');
    return { turn: Number(n), side, price: Number(price), text: text.join(' ') };
  });
  return counted.filter(c => c.turn <= turn);
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
