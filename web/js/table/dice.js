// The last roll, and on request all of them: how often each face came, and the seal that was set before the first.

import { rollOf } from '../counters/changes.js';
import { h, icon, svg } from '../dom.js';
import { openDialog } from '../dialog.js';
import { sealPanel } from '../seal/panel.js';
import { t } from '../words.js';
import { asLine, capital, paragraphTag, sentenceNodes } from './sentence.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../types.js').Roll} Roll */

/** Sentences of what came of the last roll: the result stands at the end. */
const SHOWN = 2;

/** Where the pips of a six-sided die lie, by face. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/**
 * What was rolled, in dice: one of ten sides with its number, or one with pips for each digit.
 * @param {number} value  @param {number} [faces]
 */
export function die(value, faces = 10) {
  return faces === 6 ? h('span', { class: 'dice-six', role: 'img', 'aria-label': t('table.die', { n: value }) },
    [...String(value)].map(cube)) : tenSided(value);
}

/** @param {string} face */
function cube(face) {
  const pips = (PIPS[Number(face)] ?? []).map(i =>
    svg('circle', { cx: 12 + (i % 3) * 11, cy: 12 + Math.floor(i / 3) * 11, r: 3.6 }));
  return svg('svg', { class: 'die cube', viewBox: '0 0 46 46', 'aria-hidden': 'true' },
    svg('rect', { x: 3, y: 3, width: 40, height: 40, rx: 8 }), pips);
}

/** @param {number} value */
function tenSided(value) {
  return svg(
    'svg',
    { class: 'die', viewBox: '0 0 46 46', role: 'img', 'aria-label': t('table.die', { n: value }) },
    svg('path', { d: 'M23 2L43 17V29L23 44L3 29V17Z' }),
    svg('path', { class: 'f', d: 'M23 6L35 25L23 34L11 25Z' }),
    svg('text', { x: 23, y: 28.5 }, String(value)),
  );
}

/** How often each face came: of several dice each digit counts. @param {import('../types.js').Dice} dice */
function byFace({ counts, faces, least }) {
  const list = Array.from({ length: faces }, (_, i) => ({ face: least + i, count: 0 }));
  for (const [value, n] of Object.entries(counts))
    for (const digit of value) {
      const found = list.find(x => x.face === Number(digit));
      if (found) found.count += n;
    }
  return list;
}

export class Dice {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('section', { class: 'sec dice-sec' });
    for (const news of /** @type {const} */ (['position', 'words', 'wipe'])) desk.on(news, () => this.draw());
    desk.on('entry', (/** @type {Entry} */ entry) => {
      if (rollOf(entry) !== null) this.draw();
    });
  }

  draw() {
    const { log } = this.desk.model;
    const last = log.filter(e => rollOf(e) !== null).at(-1);
    const all = h(
      'button',
      { type: 'button', class: 'btn mini', onclick: () => void this.history() },
      icon('dice'),
      t('table.dice_history'),
    );
    this.el.replaceChildren(
      h('div', { class: 'cap-row' }, h('h2', { class: 'cap' }, t('table.last_roll')), all),
      last ? this.roll(last) : h('p', { class: 'muted' }, t('table.no_roll')),
    );
  }

  /** What it was for, and what came of it; a phase that begins then is not of the roll. @param {Entry} entry */
  roll(entry) {
    const came = entry.events.filter(e => e.outcome || e.modifier || e.unit || e.hex).slice(-SHOWN);
    const lines = [...(entry.for && !came.some(e => e.text === entry.for?.text) ? [entry.for] : []), ...came];
    return h(
      'div',
      { class: 'dice' },
      die(rollOf(entry) ?? 0, this.desk.model.table.die_faces),
      h(
        'div',
        null,
        lines.map(s => h('p', null, sentenceNodes(this.desk, asLine(this.desk, s)), ' ', paragraphTag(this.desk, s.paragraph))),
      ),
    );
  }

  async history() {
    const answer = await this.desk.ask('dice');
    if (!answer) return;
    const dice = answer.rolls.filter((/** @type {Roll} */ r) => r.value !== null);
    openDialog(
      () => t('table.dice_history'),
      [sealPanel(answer, this.desk.model), this.frequencies(answer, dice.length), this.table(dice)],
      { class: 'wide' },
    );
  }

  /** @param {import('../types.js').Dice} answer  @param {number} n */
  frequencies(answer, n) {
    const faces = byFace(answer), most = Math.max(1, ...faces.map(x => x.count));
    const fallen = faces.reduce((sum, x) => sum + x.count, 0);
    return h(
      'table',
      { class: 'faces' },
      h('caption', null, t('table.frequencies', { n })),
      h(
        'tbody',
        null,
        faces.map(({ face, count }) => {
          const bar = h('i', null);
          bar.style.width = `${(100 * count) / most}%`;
          return h(
            'tr',
            null,
            h('th', { scope: 'row' }, face),
            h('td', { class: 'bar' }, bar),
            h('td', null, count),
            h('td', null, `${Math.round((100 * count) / Math.max(1, fallen))} %`),
          );
        }),
      ),
    );
  }

  /** @param {Roll[]} rolls */
  table(rolls) {
    return h(
      'table',
      { class: 'rolls' },
      h('caption', null, t('table.all_rolls')),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          [t('table.roll_number'), t('table.roll_value'), t('table.roll_for')].map(x => h('th', { scope: 'col' }, x)),
        ),
      ),
      h(
        'tbody',
        null,
        rolls
          .slice()
          .reverse()
          .map(r =>
            h(
              'tr',
              null,
              h('td', null, r.n),
              h('td', null, h('b', null, r.value)),
              h('td', null, r.for ? capital(r.for.text) : ''),
            ),
          ),
      ),
    );
  }
}
