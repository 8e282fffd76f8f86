// Names of games and rules systems as literals above core: tests/checks/contract.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2] ?? '.';
const ABOVE = ['src/order', 'src/ai', 'src/driver', 'src/wire', 'src/server', 'src/store', 'src/cli', 'web'];

/** Names that are also words of the program itself, by what they are there. @type {Record<string, string>} */
const PLAIN = {
  'fields and words of the protocol and of files': 'arm draw due eliminated end fire first keep later lead line name none range roll stopped top turn wait withdrawn wounded',
  'matters of a decision (enum ks_matter), the end of an order': 'advance fight rally retreat stop',
  'tasks of a plan, kinds of orders': 'assault bombard follow hold screen withdraw',
  'icons, classes, screens and events of the page':
    'about back close column command done drop face form full move open place road save skip step wheel',
  'kinds of pieces, branches, sounds and effects that every table knows': 'chit commander good leader nothing',
  'figures and marks that every counter has (struct ks_counter)': 'carried firepower morale shots stack steps strength',
  'the program, the theme': 'kosynier light',
};

/** @param {string} dir @returns {string[]} */
const files = dir =>
  readdirSync(join(root, dir), { withFileTypes: true }).flatMap(f => {
    const path = join(dir, f.name);
    return f.isDirectory() ? files(path) : [path];
  });

/** @param {string} path */
const read = path => readFileSync(join(root, path), 'utf8');

/** Every name with what it is. @returns {Map<string, string>} */
function names() {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const title of readdirSync(join(root, 'games'), { withFileTypes: true }).filter(f => f.isDirectory() && f.name !== 'schema')) {
    const game = JSON.parse(read(`games/${title.name}/game.json`));
    found.set(title.name, 'a title');
    for (const { id } of game.armies ?? []) found.set(id, 'an army');
    for (const { id } of game.sides ?? []) found.set(id, 'a side');
    for (const { name } of game.options ?? []) if (name) found.set(name, 'an option');
    for (const path of files(`games/${title.name}`).filter(f => /\/(paragraphs|chapters)\.csv$/.test(f)))
      for (const [, id] of read(path).matchAll(/^"([^"]*[^"a-z][^"]*)"/gm)) found.set(id, `a row of ${path}`);
  }
  for (const path of files('src').filter(f => /\.def$/.test(f))) {
    for (const [, name] of read(path).matchAll(/^VERB\(\w+, "(\w+)"/gm)) found.set(name, 'a verb');
    for (const [, code] of read(path).matchAll(/^SENTENCE\((\w+)/gm)) found.set(code, 'a sentence');
    for (const [, kind, key] of read(path).matchAll(/^TERM\("(\w+)", "(\w+)"/gm))
      if (!/^(noun|result)$/.test(kind)) found.set(key, `a word of kind ${kind}`); // these go by branches and outcomes
  }
  return found;
}

const known = names(), plain = new Set(Object.values(PLAIN).flatMap(words => words.split(' '))), met = new Set();

/** A plain word is none where it is compared with a name of the rules. */
const COMPARED = /(verb|arm|army|formation|status|condition|side|figure|phase|question|order|option)( [!=]==? '|\), "|, "(?=\w+"\) [!=]))(\w+)/g;

/** Where a title is an example in a text, or a workload that never changes. */
const EXAMPLES = /^src\/cli\/(bench|bot_check|cli)\.c$/;

/**
 * Names inside something else: a verb at the beginning of a pattern (/^roll /) or of a comparison (strncmp(t, "charge ")),
 * a key of an object ({hussar: 9}), a title anywhere in a text ('raclawice/historical').
 * @param {string} bare @param {string} path
 */
function hidden(bare, path) {
  const words = (/** @type {RegExp} */ pattern) => [...bare.matchAll(pattern)].map(m => m[1]);
  const page = path.endsWith('.js');
  return [
    ...words(page ? /[(\s]\/\^?(\w+) ?[(\\[]/g : /strncmp\([^"]*"(\w+)/g).filter(word => known.get(word) === 'a verb' && word !== 'line'), // of a file
    ...words(page ? /[{,]\s*(\w+):/g : /(?!)/g).filter(word => known.has(word) && !plain.has(word)),
    ...words(/['"`/](\w+)(?=\/)/g).concat(words(/\/(\w+)['"`]/g)).filter(word => known.get(word) === 'a title' && !EXAMPLES.test(path)),
  ];
}

/** Catalogues: things of a game as keys ('chapter.LB-2.1': …), numbers of paragraphs in texts. The page has verbs of its own. @param {string} line */
function inWords(line) {
  const [, ...parts] = /^ *'([^']+)':/.exec(line)?.[1].split('.') ?? [], cited = line.match(/\b\d+\.\d[\w.]*\b/g) ?? [];
  return [...new Set([parts.join('.'), ...parts.filter(part => /\D/.test(part)), ...cited])]
    .filter(word => known.has(word) && !plain.has(word) && !/verb|option|phase/.test(known.get(word) ?? ''));
}

/** As names of files are spelt: "Racławice" is raclawice. @param {string} word */
const plainly = word => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l');

/** Markup and style: any word that only a game has, in a text, a class or an address. Verbs, marks, questions and options are plain words there. @param {string} line */
const inMarkup = line =>
  [...new Set((line.match(/[\p{L}\d_]+/gu) ?? []).map(plainly))].filter(
    word => known.has(word) && !plain.has(word) && !/verb|option|row of|sentence|question|phase|figure|mark/.test(known.get(word) ?? ''));

/** @param {string} line @param {string} path @returns {string[]} */
function found(line, path) {
  if (path.includes('/words/')) return inWords(line);
  if (/\.(html|css)$/.test(path)) return inMarkup(line);
  const bare = line.replace(/\/\*.*?\*\//g, '');
  const quoted = [...bare.matchAll(/(['"`])([\w.-]+)\1/g)].map(m => m[2]).filter(word => known.has(word) && !/^[\d.]+$/.test(word)); // a figure
  for (const word of quoted) met.add(word);
  const compared = [...bare.matchAll(COMPARED)].map(m => m[3]);
  return [...new Set([...quoted.filter(word => !plain.has(word) || compared.includes(word)), ...hidden(bare, path)])];
}

/** @type {string[]} */
const faults = [];
for (const path of ABOVE.flatMap(files).filter(f => /\.(c|h|js|html|css)$/.test(f)))
  for (const [i, line] of read(path).split('\n').entries())
    if (!/^\s*(\/\/|\/?\*)/.test(line))
      faults.push(...found(line, path).map(word => `${path}:${i + 1}: "${word}" is ${known.get(word)}; ask the contract (core/ks.h) instead`));
for (const word of plain) if (known.has(word) && !met.has(word)) faults.push(`"${word}" need not be excepted any more`);
for (const fault of faults) console.log(`not ok contract: ${fault}`);
if (faults.length === 0) console.log(`ok contract: ${known.size} names, none of them above core`);
process.exitCode = faults.length > 0 ? 1 : 0;
