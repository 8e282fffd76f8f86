// Standing answers: "do not ask me about this again". Offered with the question, listed and taken back in the side
// panel.

import { named, term } from '../counters/terms.js';
import { h, icon } from '../dom.js';
import { t } from '../words.js';

/** @typedef {import('../types.js').Standing} Standing */
/** @typedef {import('./desk.js').Desk} Desk */

/** What is offered at a question of that kind, from the narrowest to the widest. @param {string} code @returns {Standing[]} */
const offers = code => [
  { when: 'reaction', code, beyond: null, scope: 'activation' },
  { when: 'reaction', code, beyond: 1, scope: 'turn' },
  { when: 'reaction', code, beyond: 2, scope: 'game' },
];

/** The offers as one small menu in the decision bar. @param {Desk} desk */
export function standingOffers(desk) {
  const code = desk.model.latest?.prompt?.code ?? '';
  const list = h(
    'ul',
    { class: 'bar-standing' },
    offers(code).map(answer =>
      h('li', null, h('button', { type: 'button', class: 'btn mini', onclick: () => void agree(desk, answer) }, words(answer))),
    ),
  );
  return h('details', { class: 'bar-more' }, h('summary', null, t('table.standing_offer')), list);
}

/** Keeps the answer, and gives it to this question too. @param {Desk} desk  @param {Standing} answer */
async function agree(desk, answer) {
  const known = await desk.ask('standing');
  if (!(await desk.order('standing', { answers: [...(known?.answers ?? []), answer] }))) return;
  desk.notice.show(t('table.standing_kept', { what: words(answer) }));
  desk.emit('answers');
  const decline = desk.model.choices.decline;
  if (decline && answer.beyond === null) await desk.act(decline.action);
}

/** @param {Standing} a */
function words(a) {
  return t(a.beyond === null ? 'table.standing_never' : 'table.standing_beyond', {
    scope: t(`table.scope_${a.scope}`),
    n: a.beyond ?? 0,
  });
}

/** Questions that come often have a name in the list. @param {Standing} a */
function wordsInList(a) {
  const about = a.code && named('question', a.code) ? term('question', a.code) : t('table.about_other');
  return `${about}: ${words(a)}`;
}

/** The list in the side panel, with a cross at each. */
export class StandingList {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('section', { class: 'sec standing', hidden: true });
    /** The activation they were asked for in: some end with it. */
    this.asked = '';
    desk.on('decision', () => void this.draw());
    desk.on('answers', () => void this.draw(true));
    desk.on('words', () => void this.draw(true));
    desk.on('wipe', () => {
      this.el.hidden = true;
    });
  }

  async draw(again = false) {
    const { latest, table } = this.desk.model;
    if (!latest || table.seat.sides.length === 0) return;
    const when = `${latest.side} ${latest.turn} ${latest.active}`;
    if (when === this.asked && !again) return;
    this.asked = when;
    const answer = await this.desk.ask('standing');
    this.show(answer?.answers ?? []);
  }

  /** @param {Standing[]} answers */
  show(answers) {
    this.el.hidden = answers.length === 0 || this.desk.orders.covered;
    this.el.replaceChildren(
      h('h2', { class: 'cap' }, t('table.standing')),
      h(
        'ul',
        null,
        answers.map((a, i) =>
          h(
            'li',
            null,
            h('span', null, wordsInList(a)),
            h(
              'button',
              {
                type: 'button',
                class: 'ib',
                'aria-label': t('table.standing_remove', { what: wordsInList(a) }),
                title: t('table.remove'),
                onclick: () => void this.remove(answers, i),
              },
              icon('close'),
            ),
          ),
        ),
      ),
    );
  }

  /** @param {Standing[]} answers  @param {number} i */
  async remove(answers, i) {
    const rest = answers.filter((_, j) => j !== i);
    if (await this.desk.order('standing', { answers: rest })) this.show(rest);
  }
}
