// What happened: the battle's history in our own words, and how much of the game is reconstructed.

import { h } from '../dom.js';
import { lang, pick, t } from '../words.js';
import { certaintyBar } from './certainty.js';

/** @param {import('../types.js').Battle} battle */
export function story(battle) {
  return h('article', { class: 'story', 'aria-label': pick(battle.title) },
    h('p', { class: 'history', lang: lang() }, pick(battle.history)),
    h('div', { class: 'sources' },
      h('h2', { class: 'cap' }, t('lobby.reconstructed')),
      h('p', null, pick(battle.reconstructed)),
      certaintyBar(battle.certainty),
      h('p', { class: 'small' }, t('lobby.scale', { metres: battle.hex_metres, minutes: battle.turn_minutes }), ' ',
        h('a', { href: '#/about' }, t('lobby.show-data')), ' · ', h('a', { href: `#/rules/${battle.id}` }, t('lobby.show-rules')))));
}
