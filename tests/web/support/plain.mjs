// Reads every text that players and developers see, in the page, the program and the data, for words that a native speaker
// would not write (the sentences of the rules are also filled in, by tests/unit/words.c):
// - English by the marks of a translation, "what is no…", "nobody does";
// - Polish by words for which the rulebooks have another;
// - in Polish a name only as subject or after a colon: "gen. Zajączek" and "Woltyżerowie" do not inflect;
// - a number before a noun brings the noun's forms, {n:pole|pola|pól}; in a format of C it is ks_count(n, "unit").text;
// - a side has no verb: "Poles decide", but "South decides".
//
//   node plain.mjs ROOT

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = process.argv[2];
const PARTS = ['core', 'rules1794', 'labataille', 'order', 'ai', 'cli', 'data', 'driver', 'server', 'store', 'wire'];

/** What to write instead. @type {[RegExp, string][]} */
const ENGLISH = [
  [/(?<!\bthere )\bis no (?!longer\b)/i, 'is not a'],
  [/\bnobody\b/i, 'no unit, no player'],
  [/\b(only|for|by|of|to) who\b|^who \w+s \w+|[.;] who\b/i, 'a unit that, the player who'],
  [/\bwhat is (no|not)\b/i, 'something that is not'],
  [/\b(is|are) wanted\b|\bwanted (is|:)/i, 'expected, write'],
  [/\bmade known\b|\bbe said which\b|\bis asked whether\b/i, 'subject, verb, object'],
  [/\b(none|nothing) but for\b|\bas (they|it) (is|are) told\b|\bstands? (here|in (the|line).*) already\b/i, 'subject, verb, object'],
];
/** @type {[RegExp, string][]} */
const POLISH = [
  [/(?<!\p{L})(koś(ć|cią)|koś?ci(|om|ach)|kością)(?!\p{L})/iu, 'kostka'],
  [/(?<!\p{L})map(a|y|ie|ę|ą|om|ach)(?!\p{L})/iu, 'plansza'],
  [/(?<!\p{L})tajemnic/iu, 'sekret'],
  [/(?<!\p{L})odnośnik/iu, 'link'],
  [/(?<!\p{L})komend(a|y|zie|ę|ą)(?!\p{L})/iu, 'oddziały dowódcy'],
  [/szyk ogólny|teren otwarty|linia wid|(?<!\p{L})przysiółek|miasteczk|odwołanie kawalerii/iu, 'the word of docs/glossary.md'],
];
/** Words that a number may stand before as it is: they do not count anything, or have one form. */
const INVARIABLE = new Set(['m', 's', 'MP', 'PR', 'MB', 'of', 'z', 'drawn', 'done', 'more', 'new', 'against', 'przeciw', 'ahead', 'copied']);
const NUMBERS = /\{(n|of|all|left|metres|minutes)\}\s+(\p{L}+)/gu;
/** Holes that names fill: of the page, and of a .def, where they have one letter. */
const NAMES = /\{(name|names|unit|who|side)\}/g, PIECES = /\{(c|f)\}/g;
const SIDES = /\{side\} (?!\p{L}+ed(?!\p{L}))\p{L}/u; // the past of English has one form
/** In a format of C: a count that may be one; a limit, or the second of two numbers, is not. */
const COUNTS = /(?<!(?:at most|more than|larger than|up to|of|to|x) )%[-+0-9]*(?:l{0,2}|z)[du] (?!ms|is|has|bytes)\p{L}+s(?!\p{L})/iu;
let faults = 0, texts = 0;

/**
 * @param {string} at
 * @param {string} text
 * @param {string} what
 */
function fault(at, text, what) {
  console.log(`not ok plain: ${at}: “${text}”: ${what}`);
  faults++;
}

/**
 * @param {string} at
 * @param {string} text
 */
function readText(at, text) {
  texts++;
  for (const [pattern, better] of text.includes(' ') ? [...ENGLISH, ...POLISH] : POLISH) // a word alone may be a key
    if (pattern.test(text)) fault(at, text, `write: ${better}`);
}

/**
 * A template in both languages.
 * @param {string} at
 * @param {string} english
 * @param {string} polish
 * @param {RegExp} names
 */
function readPair(at, english, polish, names) {
  for (const text of [english, polish])
    for (const [, hole, noun] of text.matchAll(NUMBERS))
      if (!INVARIABLE.has(noun) && !text.includes(`{${hole}:`)) fault(at, text, `{${hole}} before “${noun}” wants its forms`);
  for (const text of [english, polish]) if (SIDES.test(text)) fault(at, text, 'a side may be singular or plural: “{side}: decision”');
  for (const m of polish.matchAll(names))
    if (!/(^|[:;(,.„]\s?)$/.test(polish.slice(0, m.index))) fault(at, polish, `${m[0]} must be the subject or stand after a colon`);
}

/** The literals of a C file, those side by side as one, without comments and includes. @param {string} source */
function* literals(source) {
  const lines = source.replace(/^#.*$/gm, '');
  for (const [all] of lines.matchAll(/\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"(?:\s*"(?:[^"\\\n]|\\.)*")*/g))
    if (all[0] === '"') yield [...all.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(m => m[1]).join('');
}

/**
 * @param {string} folder
 * @param {RegExp} ending
 */
const filesOf = (folder, ending) => existsSync(join(root, folder))
  ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(f => ending.test(f)).sort().map(f => `${folder}/${f}`) : [];

for (const file of filesOf('web/js/words', /\.js$/))
  for (const [, key, english, polish] of readFileSync(join(root, file), 'utf8').matchAll(/'([^']+)': \['([^']*)',\s*'([^']*)'\]/g)) {
    [english, polish].forEach(text => readText(`${file}: ${key}`, text));
    readPair(`${file}: ${key}`, english, polish, NAMES);
  }
for (const file of PARTS.flatMap(part => filesOf(`src/${part}`, /\.(c|h|def)$/))) {
  const found = [...literals(readFileSync(join(root, file), 'utf8'))];
  found.forEach(text => readText(file, text));
  for (const text of found) if (COUNTS.test(text)) fault(file, text, 'the count may be one: ks_count(n, "game").text');
  if (file.endsWith('_words.def') && /[{]/.test(found.join(''))) // a table of templates: every two are a pair
    for (let i = 0; i + 1 < found.length; i += 2) readPair(file, found[i], found[i + 1], PIECES);
}
/** Every {"en", "pl"} of a JSON file. @param {string} at  @param {any} value */
function readData(at, value) {
  if (value === null || typeof value !== 'object') return;
  if (typeof value.en === 'string' && typeof value.pl === 'string') [value.en, value.pl].forEach(text => readText(at, text));
  else Object.entries(value).forEach(([key, inner]) => readData(`${at}: ${key}`, inner));
}
for (const file of ['games', 'examples/scenarios'].flatMap(folder => filesOf(folder, /(?<!schema)\.json$/)))
  readData(file, JSON.parse(readFileSync(join(root, file), 'utf8')));
if (!texts) fault('web/js/words', '', 'no text found');
if (!faults) console.log(`ok plain: ${texts} texts`);
process.exitCode = faults ? 1 : 0;
