// Computer players in the new game form: how strong, of what temper; and the help they give.

import { h } from '../dom.js';
import { livery } from '../livery.js';
import { capital, pick, t } from '../words.js';
import { draft, hints, isBot, openPlans } from './draft.js';
import { choices, fold } from './fields.js';

/** @typedef {import('../types.js').Battle} Battle */
/** @typedef {import('../types.js').Kind} Kind */
/** @typedef {{players: Kind[], tempers: Kind[]}} Kinds */

/**
 * The opponent, as cards.
 * @param {Kinds} kinds
 */
export function programFields({ players, tempers }) {
  const [program] = draft.programs, about = h('p', { class: 'hint temper' });
  const temper = choices({
    legend: t('new.temper'), name: 'temper', value: program.temper, columns: 3,
    list: tempers.map(k => ({ value: k.id, label: capital(pick(k.name)) })),
    onpick: value => { program.temper = value; tell(); },
  });
  const tell = () => {
    temper.hidden = about.hidden = isBot(program.level);
    about.textContent = pick(tempers.find(k => k.id === program.temper)?.about);
  };
  tell();
  return [
    choices({
      legend: t('new.level'), name: 'level', value: program.level, columns: 2,
      list: players.map(k => ({ value: k.id, label: capital(pick(k.name)), about: pick(k.about) })),
      onpick: value => { program.level = value; tell(); },
    }),
    temper,
    about,
  ];
}

/**
 * Two programs, a line for each side.
 * @param {Battle} battle
 * @param {Kinds} kinds
 */
export const pairFields = (battle, { players, tempers }) => battle.sides.map(side => {
  const program = draft.programs[side.id === draft.side ? 1 : 0], name = pick(side.name);
  const field = (/** @type {'level'|'temper'} */ what, /** @type {Kind[]} */ kinds) => h('select', {
    name: `${what}-${side.id}`, 'aria-label': `${name}: ${t(`new.${what}`)}`,
    onchange: (/** @type {any} */ e) => { program[what] = e.target.value; },
  }, kinds.map(k => h('option', { value: k.id, selected: k.id === program[what] }, capital(pick(k.name)))));
  return h('div', { class: 'pair' }, h('span', { class: `tag ${livery(side)}` }, name), field('level', players), field('temper', tempers));
});

/** Help from the program: hints for the player, its own plans for learners. */
export function helpFields() {
  const { opponent } = draft;
  const boxes = [
    opponent !== 'watch' && { key: /** @type {const} */ ('hints'), on: hints },
    (opponent === 'program' || opponent === 'watch') && { key: /** @type {const} */ ('plans'), on: openPlans },
  ].filter(box => !!box);
  const sum = () => boxes.map(({ key, on }) => t(on() ? `new.${key}.on` : `new.${key}.off`)).join(', ');
  return fold('help', 'question', () => capital(sum()), changed => boxes.map(({ key, on }) => h('label', { class: 'chk' },
    h('input', { type: 'checkbox', name: key, checked: on(), onchange: (/** @type {any} */ e) => {
      draft.help[key] = e.target.checked;
      changed();
    } }),
    h('span', null, t(`new.${key}`), h('small', null, t(opponent === 'friend' ? 'new.hints.friend' : `new.${key}.about`))))));
}
