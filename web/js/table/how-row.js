// How an order is to be carried out, as small switches: in the decision bar before it is given, and on the card while it
// is being drawn up. Each has a key, which needs Shift where no order is being drawn up.

import { lookOf } from '../counters/look.js';
import { keysOf, signOf, term } from '../counters/terms.js';
import { h, icon } from '../dom.js';
import { t } from '../words.js';
import { TOLD } from './manner.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./manner.js').Kind} Kind */
/** @typedef {import('./manner.js').Switch} Switch */
/** @typedef {import('./manner.js').Measure} Measure */

/** Signs of formations that guns alone have, those that men on foot alone have, and that of the one all may have (docs/table.md). */
const OF_GUNS = ['guns', 'train'], OF_FOOT = ['loose', 'ring', 'block'], OF_ALL = ['trail'];

/** @type {[Switch, string][]} */
const SWITCHES = [['safely', 'S'], ['row', 'R'], ['calm', 'M'], ['loss', 'L']];
/** @type {[Measure, string][]} */
const MEASURES = [['near', '1–9'], ['until', 'T'], ['above', 'P']];

/** A key that says how. @param {Desk} desk  @param {string} key @returns {boolean} whether it did */
export function pressHow({ draft, manner }, key) {
  const flips = SWITCHES.find(([, k]) => k === key)?.[0], counts = MEASURES.find(([, k]) => k === key)?.[0];
  if (/^[1-9]$/.test(key)) manner.set('near', Number(key));
  else if (flips) manner.flip(flips);
  else if (counts) manner.shift(counts, 1);
  else if (key === 'V' && draft.active) draft.pass();
  else if (key === 'C') nextFormation(draft.desk);
  else return false;
  return true;
}

/** @param {Desk} desk */
function nextFormation(desk) {
  const all = ['', ...formationsOf(desk)], { manner } = desk;
  const next = all[(all.indexOf(manner.formation) + 1) % all.length];
  if (all.length > 1) manner.form(next || manner.formation);
}

/** Formations of pieces like those in hand; one without a sign is how troops stand where nothing is drawn, and alone it is no choice. @param {Desk} desk @returns {string[]} */
function formationsOf({ hand, model }) {
  const branches = new Set(hand.group.list.flatMap(id => lookOf(/** @type {import('../types.js').Piece} */ (model.piece(id))).branch)), guns = branches.has('gun');
  const shape = (/** @type {string} */ key) => signOf('formation', key).replace(/^badge:/, '');
  const fits = (/** @type {string} */ sign) => OF_ALL.includes(sign) || (OF_GUNS.includes(sign) === guns && (!OF_FOOT.includes(sign) || branches.has('foot')));
  const all = keysOf('formation').filter(key => fits(shape(key)));
  return all.some(shape) ? all : [];
}

/** @param {string} act  @param {boolean} on  @param {import('../dom.js').Child} words  @param {string} key  @param {() => void} onclick */
const chip = (act, on, words, key, onclick) =>
  h('button', { type: 'button', class: 'chip', 'data-act': act, 'aria-pressed': String(on), title: key && `${t('table.how_key')} ${key}`, onclick }, words);

/** @param {Desk} desk  @param {Measure} name  @param {string} key  @param {boolean} done being done ends with such a shot, fire needs it */
function counter({ manner }, name, key, done) {
  const value = manner[name], n = value || manner.first(name), words = t(name === 'above' && done ? 'table.how_shot' : `table.how_${name}`, { n });
  const more = (/** @type {1|-1} */ way) => h('button', {
    type: 'button', class: 'ib', 'data-act': `how-${name}-${way}`, 'aria-label': t(way > 0 ? 'table.how_more' : 'table.how_less', { what: words }), onclick: () => manner.shift(name, way),
  }, icon(way > 0 ? 'plus' : 'minus'));
  return h('span', { class: 'how-n' }, chip(`how-${name}`, value > 0, words, key, () => manner.set(name, value || n)), value > 0 && [more(-1), more(1)]);
}

/** Every switch for orders of these kinds. @param {Desk} desk  @param {Kind[]} kinds */
export function howRow(desk, kinds) {
  const { draft, manner } = desk, may = (/** @type {string} */ name) => kinds.some(kind => TOLD[kind].includes(name));
  return h('div', { class: 'how', role: 'group', 'aria-label': t('table.how') },
    SWITCHES.filter(([name]) => may(name)).map(([name, key]) => chip(`how-${name}`, manner[name], t(`table.how_${name}`), key, () => manner.flip(name))),
    may('via') && draft.active && chip('how-via', manner.via.length > 0, manner.via.length > 0 ? t('table.how_vias', { hexes: manner.via.join(', ') }) : t('table.how_via'), 'V', () => draft.pass()),
    MEASURES.filter(([name]) => may(name)).map(([name, key]) => counter(desk, name, key, kinds.includes('done'))),
    may('formation') && formationsOf(desk).map(key => chip(`how-as-${key}`, manner.formation === key, term('formation', key), 'C', () => manner.form(key))));
}
