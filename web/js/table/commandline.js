// The command line: the same text as the protocol, completed from what may be chosen.

import { h } from '../dom.js';
import { openDialog } from '../dialog.js';
import { t } from '../words.js';
import { costText } from './points.js';

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

  const complete = () => {
    const text = field.value.trimStart();
    const found = choices.list.filter(c => c.action.startsWith(text)).slice(0, SHOWN);
    list.replaceChildren(...found.map(c => h('option', { value: c.action }, c.text)));
    says.textContent = choices.find(text)?.text ?? t('table.command_fits', { n: found.length });
  };
  const run = async () => {
    const choice = choices.find(field.value);
    if (choice) {
      dialog.close();
      await desk.hand.choose(choice);
      return;
    }
    const answer = await desk.ask('why', { action: field.value.trim() });
    says.textContent = answer?.reason ? `${answer.reason.text} [${answer.reason.paragraph}]` : t('table.no_such_action');
    says.classList.add('fault');
  };
  field.addEventListener('input', complete);
  complete();
  field.focus();
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
