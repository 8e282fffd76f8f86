// About the data: how sure each figure is, whose work this is and under which licences, and the version.

import { battles as askBattles } from '../api.js';
import { h } from '../dom.js';
import { certaintyBar } from '../lobby/certainty.js';
import { pick, t } from '../words.js';
import '../words/lobby.js';
import '../words/about.js';

/** @type {[string, string|null][]} what, and where its licence stands */
const LICENCES = [
  ['about.program', null],
  ['about.data', null],
  ['about.garamond', '/fonts/eb-garamond.txt'],
  ['about.lato', '/fonts/lato.txt'],
];

/** @param {HTMLElement} root */
export async function open(root) {
  const { battles, version } = await askBattles();
  root.append(h('main', { class: 'about', id: 'main', tabindex: '-1' },
    h('div', { class: 'lh' }, h('h1', null, t('nav.about')), h('p', null, t('about.version', { version }))),
    h('section', null, h('h2', null, t('about.certainty')), h('p', { class: 'lead' }, t('about.certainty.text')),
      h('dl', { class: 'kinds' }, ['printed', 'inferred', 'reconstructed'].map(kind =>
        [h('dt', null, t(`certainty.${kind}`)), h('dd', null, t(`about.${kind}`))])),
      h('div', { class: 'cards' }, battles.map(b => h('article', { class: 'card plain' }, h('div', { class: 'cb' },
        h('h3', null, pick(b.title)), h('p', { class: 'small muted' }, pick(b.date)), certaintyBar(b.certainty),
        h('p', null, pick(b.reconstructed))))))),
    h('section', null, h('h2', null, t('about.dice')), h('p', { class: 'lead' }, t('about.dice.text'))),
    h('section', null, h('h2', null, t('about.licences')), h('ul', { class: 'licences' }, LICENCES.map(([key, href]) =>
      h('li', null, h('b', null, t(key)), ' ', t(`${key}.licence`), ' ', href && h('a', { href, target: '_blank' }, t('about.read'))))),
    h('p', { class: 'lead' }, t('about.rights')))));
  return { close() {} };
}
