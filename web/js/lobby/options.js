// The options of a scenario, folded away behind a line that says which rules are in force.

import { h } from '../dom.js';
import { capital, pick, t } from '../words.js';
import { draft } from './draft.js';
import { fold } from './fields.js';

/** @typedef {import('../types.js').Option} Option */

/** @param {import('../types.js').Scenario} scenario */
export function optionFields(scenario) {
  const first = scenario.options.filter(o => o.main), rest = scenario.options.filter(o => !o.main);
  return fold('options', 'rules', () => tell(first, rest), changed => [...first, ...rest].map(o => field(o, changed)));
}

/**
 * The rules in force in one line.
 * @param {Option[]} first
 * @param {Option[]} rest
 */
function tell(first, rest) {
  const changed = rest.filter(o => value(o) !== o.default).length;
  const parts = first.map(o => wordsOf(o, value(o)));
  if (changed) parts.push(t('new.changed', { n: changed }));
  return parts.length ? parts.join(', ') : t('new.rules');
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

/**
 * @param {Option} option
 * @param {() => void} changed
 */
function field(option, changed) {
  const isSwitch = option.values.length === 2 && option.values.includes('on') && option.values.includes('off');
  const about = capital(pick(option.about)); // the server's texts begin small, as parts of sentences
  return isSwitch
    ? h('label', { class: 'chk' }, h('input', { type: 'checkbox', checked: value(option) === 'on',
      onchange: (/** @type {any} */ e) => { set(option, e.target.checked ? 'on' : 'off'); changed(); } }), h('span', null, about))
    : h('label', { class: 'field' }, h('small', null, about),
      h('select', { onchange: (/** @type {any} */ e) => { set(option, e.target.value); changed(); } }, option.values.map(v =>
        h('option', { value: v, selected: v === value(option) }, wordsOf(option, v)))));
}

/**
 * @param {Option} option
 * @param {string} v
 */
const wordsOf = (option, v) => (option.value_names[v] ? pick(option.value_names[v]) : v);
