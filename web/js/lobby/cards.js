// A card for each battle: picture, date, sides, length. One is chosen.

import { h, icon } from '../dom.js';
import { livery } from '../livery.js';
import { pick, t } from '../words.js';
import { picture } from './picture.js';

/** @typedef {import('../types.js').Battle} Battle */

/**
 * Draws the cards; the result marks another one as chosen.
 * @param {HTMLElement} root
 * @param {Battle[]} battles
 * @param {Battle} first
 * @param {(battle: Battle) => void} choose
 * @returns {(battle: Battle) => void}
 */
export function cards(root, battles, first, choose) {
  const made = battles.map(battle => ({ battle, ...card(battle, () => choose(battle)) }));
  root.replaceChildren(...made.map(c => c.el));
  const mark = (/** @type {Battle} */ chosen) => made.forEach(({ battle, el, button }) => {
    el.classList.toggle('on', battle === chosen);
    button.setAttribute('aria-pressed', String(battle === chosen));
  });
  mark(first);
  return mark;
}

/**
 * @param {Battle} battle
 * @param {() => void} choose
 */
function card(battle, choose) {
  const button = h('button', { type: 'button', class: 'choose', onclick: choose }, pick(battle.title));
  const el = h('article', { class: 'card', dataset: { battle: battle.id } },
    h('div', { class: 'art' }, picture(battle), h('span', { class: 'date' }, pick(battle.date))),
    h('span', { class: 'chosen', 'aria-hidden': 'true' }, icon('check')),
    h('div', { class: 'cb' }, h('h2', null, button),
      h('p', { class: 'sd' }, armies(battle)),
      h('p', { class: 'me' }, battle.scenarios.map(s => [
        h('span', null, pick(s.title)), h('span', null, t('lobby.turns', { n: s.turns })), h('span', null, pick(s.length))]))));
  return { el, button };
}

/**
 * The nations of a battle, each in its dress.
 * @param {Battle} battle
 */
export const armies = battle => battle.sides.flatMap(side => side.armies).map(army =>
  h('span', { class: `tag ${livery(battle.armies[army])}` }, pick(battle.armies[army])));
