// The settings dialog: everything of prefs.js a player may want to change, at work at once.

import { openDialog } from './dialog.js';
import { h } from './dom.js';
import { onPref, pref, setPref } from './prefs.js';
import { MATTERS } from './table/orders.js';
import { onLang, t } from './words.js';

/** @typedef {import('./prefs.js').Prefs} Prefs */

/** @type {[keyof Prefs, (string|number|boolean)[]][]} settings with a choice of values, in the order shown */
const CHOICES = [
  ['theme', ['auto', 'light', 'dark']],
  ['lang', ['auto', 'en', 'pl']],
  ['textScale', [75, 100, 125, 150, 200]],
  ['speed', ['1', '2', '4', 'list']],
  ['symbols', ['period', 'nato']],
  ['motion', ['auto', 'reduced']],
];

/** @type {(keyof Prefs)[]} settings that are on or off */
const SWITCHES = ['sound', 'hexNumbers', 'minimap', 'askBeforeRoll', 'cards', 'guide'];

export function openSettings() {
  const body = h('div', { class: 'settings' });
  const draw = () => body.replaceChildren(...CHOICES.map(([name, values]) => choice(name, values)),
    h('div', { class: 'switches' }, SWITCHES.map(toggle)), volume(), customs());
  draw();
  const dialog = openDialog(() => t('settings.title'), body, { onclose: () => off.forEach(f => f()) });
  const off = [onLang(() => { draw(); dialog.retitle(); }), onPref('theme', draw)];
}

/**
 * @param {keyof Prefs} name
 * @param {(string|number|boolean)[]} values
 */
function choice(name, values) {
  return h('fieldset', { class: 'seg' }, h('legend', null, t(`settings.${name}`)), h('div', { class: 'row' }, values.map(value =>
    h('label', null,
      h('input', { type: 'radio', name: `set-${name}`, checked: pref(name) === value,
        onchange: () => setPref(name, /** @type {never} */ (value)) }),
      h('span', null, name === 'textScale' ? `${value} %` : t(`settings.${name}.${value}`))))));
}

/** Which matters the player wants to decide himself; the others are done by custom. */
function customs() {
  const asks = new Set(pref('asks').split(',').filter(Boolean));
  const change = (/** @type {string} */ matter, /** @type {boolean} */ on) => {
    if (on) asks.add(matter);
    else asks.delete(matter);
    setPref('asks', [...asks].join());
  };
  return h('fieldset', { class: 'customs' }, h('legend', null, t('settings.asks')), h('p', { class: 'quiet' }, t('settings.asks_about')),
    MATTERS.map(matter => h('label', { class: 'chk' },
      h('input', { type: 'checkbox', checked: asks.has(matter), onchange: (/** @type {any} */ e) => change(matter, e.target.checked) }),
      h('span', null, t(`settings.asks.${matter}`)))));
}

/** How loud the sound is, where it is on. */
function volume() {
  return h('label', { class: 'volume' }, h('span', null, t('settings.volume')),
    h('input', { type: 'range', min: 0, max: 100, step: 5, value: pref('volume'),
      oninput: (/** @type {any} */ e) => setPref('volume', Number(e.target.value)) }));
}

/** @param {keyof Prefs} name */
function toggle(name) {
  return h('label', { class: 'chk' },
    h('input', { type: 'checkbox', checked: pref(name) === true,
      onchange: (/** @type {any} */ e) => setPref(name, /** @type {never} */ (e.target.checked)) }),
    h('span', null, t(`settings.${name}`)));
}
