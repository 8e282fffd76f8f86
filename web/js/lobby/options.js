// The options of a scenario: edition and set-up in sight, house rules folded away.

import { h } from '../dom.js';
import { has, pick, t } from '../words.js';
import { draft } from './draft.js';

/** @typedef {import('./draft.js').Option} Option */

/** Options everybody should see; the rest are rulings and variants. */
const FIRST = ['edition', 'setup', 'limits'];

/** @param {import('./draft.js').Scenario} scenario */
export function optionFields(scenario) {
  const first = scenario.options.filter(o => FIRST.includes(o.name)), rest = scenario.options.filter(o => !FIRST.includes(o.name));
  const changed = rest.filter(o => value(o) !== o.default).length;
  return [
    first.length > 0 && h('fieldset', null, h('legend', null, t('new.rules')), first.map(field)),
    rest.length > 0 && h('details', { class: 'variants', open: changed > 0 },
      h('summary', null, t('new.variants', { n: rest.length })), rest.map(field)),
  ];
}

/** @param {Option} option */
const value = option => draft.options[option.name] ?? option.default;

/**
 * @param {Option} option
 * @param {string} picked
 */
function set(option, picked) {
  if (picked === option.default) delete draft.options[option.name];
  else draft.options[option.name] = picked;
}

/** @param {Option} option */
function field(option) {
  const isSwitch = option.values.length === 2 && option.values.includes('on') && option.values.includes('off');
  return isSwitch
    ? h('label', { class: 'chk' }, h('input', { type: 'checkbox', checked: value(option) === 'on',
      onchange: (/** @type {any} */ e) => set(option, e.target.checked ? 'on' : 'off') }), h('span', null, sentence(pick(option.about))))
    : h('label', { class: 'field' }, h('small', null, sentence(pick(option.about))),
      h('select', { onchange: (/** @type {any} */ e) => set(option, e.target.value) }, option.values.map(v =>
        h('option', { value: v, selected: v === value(option) }, wordsOf(option, v)))));
}

/**
 * @param {Option} option
 * @param {string} v
 */
const wordsOf = (option, v) => (has(`option.${option.name}.${v}`) ? t(`option.${option.name}.${v}`) : v);

/** The server's texts begin small, as parts of sentences. @param {string} text */
const sentence = text => text.charAt(0).toUpperCase() + text.slice(1);
