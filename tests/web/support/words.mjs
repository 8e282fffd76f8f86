// Checks the catalogues of the page (web/js/words/*.js) against its code:
// - every key has a text in both languages, with the same {arguments};
// - no key is given twice;
// - every t('key') has its text, every t(`prefix.${…}`) at least one;
// - every key is named somewhere, whole or as `prefix.${…}`.
//
//   node words.mjs ROOT

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = process.argv[2];
const js = join(root, 'web/js');
/** @type {Map<string, string>} */
const keys = new Map();
/** @type {Set<string>} */
const named = new Set();
/** Beginnings of texts that are put together: perhaps keys. @type {Set<string>} */
const beginnings = new Set();
/** What t() is called with; `open`: only the beginning is known. @type {{key: string, open: boolean, at: string}[]} */
const asked = [];
let faults = 0;

/**
 * @param {string} at
 * @param {string} what
 */
function fault(at, what) {
  console.log(`not ok words: ${at}: ${what}`);
  faults++;
}

/** @param {string} text */
const holes = text => [...new Set([...text.matchAll(/\{(\w+)/g)].map(m => m[1]))].sort().join(' ');

/**
 * `key: ['English', 'Polski']`
 * @param {ts.ObjectLiteralElementLike} entry
 * @param {string} at
 */
function readEntry(entry, at) {
  if (!ts.isPropertyAssignment(entry)) return fault(at, 'a catalogue has keys and pairs of texts, nothing else');
  const key = /** @type {ts.StringLiteral|ts.Identifier} */ (entry.name).text, pair = entry.initializer;
  if (keys.has(key)) fault(at, `${key} stands in ${keys.get(key)} already`);
  keys.set(key, at);
  if (!ts.isArrayLiteralExpression(pair) || pair.elements.length !== 2 || !pair.elements.every(ts.isStringLiteralLike))
    return fault(at, `${key} is no pair of texts`);
  const [en, pl] = pair.elements.map(e => /** @type {ts.StringLiteralLike} */ (e).text);
  if (!en.trim() || !pl.trim()) fault(at, `${key} lacks a language`);
  if (holes(en) !== holes(pl)) fault(at, `${key} has other {arguments} in English than in Polish`);
}

/**
 * @param {ts.Expression|undefined} key
 * @param {string} at
 */
function readCall(key, at) {
  if (!key) return;
  if (ts.isStringLiteralLike(key)) asked.push({ key: key.text, open: false, at });
  else if (ts.isTemplateExpression(key)) asked.push({ key: key.head.text, open: true, at });
  else if (ts.isConditionalExpression(key)) [key.whenTrue, key.whenFalse].forEach(k => readCall(k, at));
}

/** @param {string} path */
function readModule(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const inCatalogue = /\/words\//.test(path);
  /** @param {ts.Node} node */
  const visit = node => {
    const at = `${relative(root, path)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText(), first = node.arguments[0];
      if (name === 'addWords' && first && ts.isObjectLiteralExpression(first))
        for (const p of first.properties)
          readEntry(p, `${relative(root, path)}:${source.getLineAndCharacterOfPosition(p.getStart()).line + 1}`);
      if (name === 't') readCall(first, at);
    }
    if (!inCatalogue && ts.isStringLiteralLike(node)) named.add(node.text);
    if (!inCatalogue && ts.isTemplateExpression(node) && node.head.text.includes('.')) beginnings.add(node.head.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

const files = existsSync(js) ? readdirSync(js, { recursive: true, encoding: 'utf8' }).filter(f => f.endsWith('.js')).sort() : [];
files.forEach(f => readModule(join(js, f)));
if (!keys.size) fault('web/js/words', 'no catalogue found');
const all = [...keys.keys()], begun = [...beginnings];
for (const { key, open, at } of asked)
  if (open ? !all.some(k => k.startsWith(key)) : !keys.has(key)) fault(at, `t('${key}') has no text`);
for (const [key, at] of keys)
  if (!named.has(key) && !begun.some(p => key.startsWith(p))) fault(at, `${key} is never used`);
if (!faults) console.log(`ok words: ${keys.size} texts in two languages, all used`);
process.exitCode = faults ? 1 : 0;
