// What a player sees of the seal: before the end what it means, after it the secret and a button that checks all dice.

import { h, icon } from '../dom.js';
import { t } from '../words.js';
import { checkDice } from './seal.js';
import '../words/seal.js';

/** @typedef {import('../types.js').Dice} Dice */
/** @typedef {import('../table/model.js').Model} Model */

/** What this page has been told as the game went on. @param {Model} model @returns {import('./seal.js').Known} */
function known({ table, log }) {
  const chance = log.filter(e => e.actor === 'chance' && e.action !== null);
  return { commit: table.dice.commit, seen: new Map(chance.map(e => [e.n, e.action ?? ''])) };
}

/**
 * The seal of a game's dice, and as much of the rest as is open.
 * @param {Dice} dice  @param {Model} model
 * @returns {Node[]}
 */
export function sealPanel(dice, model) {
  const { commit, secret } = dice;
  if (!commit) return [h('p', { class: 'muted' }, t(`seal.none_${dice.kind}`))];
  return [
    h('p', null, t(secret ? 'seal.opened' : 'seal.about')),
    ...(dice.kind === 'seeded' ? [h('p', null, t('seal.seeded'))] : []),
    hexLine(t('seal.seal'), commit),
    ...(secret
      ? [hexLine(t('seal.secret'), secret), checker({ ...dice, secret }, model), h('p', { class: 'muted' }, t('seal.elsewhere'))]
      : [h('p', { class: 'muted' }, t('seal.note'))]),
  ];
}

/** @param {string} name  @param {string} hex */
const hexLine = (name, hex) => h('p', { class: 'seal' }, h('b', null, name), ' ', h('code', null, hex));

/** @param {import('./seal.js').OpenDice} dice  @param {Model} model */
function checker(dice, model) {
  const says = h('p', { class: 'verdict', role: 'status' });
  const check = async () => {
    says.className = 'verdict';
    says.textContent = t('seal.checking');
    const fault = await checkDice(dice, known(model));
    says.classList.add(fault ? 'wrong' : 'right');
    says.replaceChildren(icon(fault ? 'threat' : 'check'), fault ? wrong(fault) : right(dice.rolls.length));
  };
  const button = h('button', { type: 'button', class: 'btn', onclick: () => void check() }, icon('seal'), t('seal.check'));
  return h('div', { class: 'seal-check' }, button, says);
}

/** @param {number} n */
const right = n => t(`seal.right_${n > 1 ? 'all' : n}`, { n });

/** @param {import('./seal.js').Fault} fault */
function wrong(fault) {
  const { what, ...where } = fault;
  return t(`seal.wrong_${what}`, where);
}
