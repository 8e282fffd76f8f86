// The command line: actions and orders as the protocol writes them; actions are completed from what may be chosen, of an
// order it is said what would come of it.

import { h } from '../dom.js';
import { openDialog } from '../dialog.js';
import { t } from '../words.js';
import { costText } from './points.js';
import { previewText } from './preview.js';
import { asText } from './sentence.js';

/** @typedef {import('./desk.js').Desk} Desk */

const SHOWN = 60;

/** @param {Desk} desk */
export function openCommandLine(desk) {
  const { choices } = desk.model;
  const field = h('input', {
    type: 'text',
    class: 'cmd',
    'aria-label': t('table.command'),
    'aria-describedby': 'cmd-says',
    autocomplete: 'off',
    spellcheck: 'false',
    list: 'cmd-list',
    placeholder: choices.list[0]?.action ?? '',
  });
  const list = h('datalist', { id: 'cmd-list' });
  const says = h('p', { id: 'cmd-says', class: 'muted', role: 'status' }, t('table.command_hint'));
  const form = h(
    'form',
    {
      onsubmit: (/** @type {Event} */ e) => {
        e.preventDefault();
        void run();
      },
    },
    field,
    list,
    says,
    h('div', { class: 'row end' }, h('button', { type: 'submit', class: 'btn pri' }, t('table.do_it'))),
  );
  const dialog = openDialog(() => t('table.command'), form, { class: 'command' });

  const tell = (/** @type {string} */ text, /** @type {boolean} */ fault = false) => {
    says.textContent = text;
    says.classList.toggle('fault', fault);
  };
  let asked = '';
  /** What would come of an order, once the player has stopped typing. */
  const foresee = async (/** @type {string} */ order) => {
    asked = order;
    await new Promise(go => setTimeout(go, REST));
    if (asked !== order) return;
    const { words, refusal } = await preview(desk, order);
    if (asked === order) tell(words || refusal);
  };
  const complete = () => {
    const text = field.value.trimStart(), order = text.trim();
    const found = choices.list.filter(c => c.action.startsWith(text)).slice(0, SHOWN);
    list.replaceChildren(...found.map(c => h('option', { value: c.action }, c.text)));
    asked = '';
    tell(choices.find(text)?.text ?? (order ? t('table.command_fits', { n: found.length }) : t('table.command_hint')));
    if (found.length === 0 && desk.orders.can) void foresee(order);
  };
  const run = async () => {
    const text = field.value.trim(), choice = choices.find(text);
    if (choice) {
      dialog.close();
      await desk.hand.choose(choice);
      return;
    }
    asked = '';
    const why = await whyNot(desk, text);
    if (why) {
      tell(why, true);
      return;
    }
    dialog.close();
    await desk.orders.give(text);
  };
  field.addEventListener('input', complete);
  complete();
  field.focus();
}

/** Milliseconds without a key after which an order is looked at. */
const REST = 250;

/** An order in words, with what comes of it; or why it is none. @param {Desk} desk  @param {string} order @returns {Promise<{words: string, refusal: string}>} */
async function preview(desk, order) {
  try {
    return { words: asText(previewText(desk, await desk.net.call('preview', { order }))), refusal: '' };
  } catch (error) {
    return { words: '', refusal: error.message };
  }
}

/** Why a text is neither an action that can be done now nor an order; nothing if it is an order. @param {Desk} desk  @param {string} text */
async function whyNot(desk, text) {
  const answer = await desk.ask('why', { action: text });
  if (answer?.reason) return `${answer.reason.text} [${answer.reason.paragraph}]`;
  if (!desk.orders.can) return t('table.no_such_action');
  return (await preview(desk, text)).refusal;
}

/** All choices as buttons, by unit, with a field that narrows them down. @param {Desk} desk */
export function openChoiceList(desk) {
  const { model, hand } = desk;
  const field = h('input', { type: 'search', 'aria-label': t('table.narrow'), placeholder: t('table.narrow') });
  const body = h('div', { class: 'choice-list' });
  const draw = () => {
    const text = field.value.toLocaleLowerCase();
    const found = model.choices.list.filter(c => !text || `${c.text} ${c.action}`.toLocaleLowerCase().includes(text));
    /** @type {Map<string, import('../types.js').Choice[]>} */
    const byUnit = new Map();
    for (const c of found) byUnit.set(c.unit ?? '', [...(byUnit.get(c.unit ?? '') ?? []), c]);
    body.replaceChildren(
      ...[...byUnit].map(([unit, list]) =>
        h(
          'section',
          null,
          h(
            'h3',
            null,
            unit ? `${model.name(unit)}${model.unit(unit)?.hex ? ` · ${model.unit(unit)?.hex}` : ''}` : t('table.everybody'),
          ),
          h(
            'ul',
            null,
            list.map(c =>
              h(
                'li',
                null,
                h(
                  'button',
                  {
                    type: 'button',
                    class: 'btn',
                    onclick: () => {
                      dialog.close();
                      void hand.choose(c);
                    },
                  },
                  c.text,
                  c.cost && h('small', null, costText(model.table, c)),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  };
  field.addEventListener('input', draw);
  const dialog = openDialog(() => t('table.all_choices', { n: model.choices.list.length }), [field, body], { class: 'wide' });
  draw();
  field.focus();
}
