// The plan: what each formation is to do, as advice for the own side or told by a computer player. A click shows the
// goal on the map.

import { h } from '../dom.js';
import { t } from '../words.js';
import '../words/advice.js';
import { drawing } from './verbs.js';

/** @typedef {import('../types.js').Command} Command */
/** @typedef {import('./desk.js').Desk} Desk */

/** @type {Record<Command['task'], string>} */
const ICONS = { assault: 'sabres', hold: 'fence', screen: 'dots', bombard: 'cannon', withdraw: 'backward' };

/** A task with its sign. @param {Desk} desk  @param {Command} command */
export function commandLine(desk, { task, text }) {
  return [h('span', { class: `task ${task}`, title: t(`table.task_${task}`) }, drawing(ICONS[task])), h('span', null, text)];
}

export class Plan {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.list = h('div', { class: 'commands' });
    this.title = h('span', { class: 'cap' });
    this.sides = h('div', { class: 'plan-of', role: 'group' });
    this.fold = h('details', { ontoggle: () => void this.draw() }, h('summary', null, this.title), this.sides, this.list);
    this.el = h('section', { class: 'sec tally plan', hidden: true }, this.fold);
    /** @type {string|null} whose plan is shown */
    this.side = null;
    /** What it was requested for: it is requested again when another side acts. */
    this.asked = '';
    for (const news of /** @type {const} */ (['position', 'decision'])) desk.on(news, () => void this.draw());
    desk.on('words', () => void this.draw(true));
    desk.on('wipe', () => {
      this.el.hidden = true;
      this.asked = '';
      this.list.replaceChildren();
    });
  }

  /** Opens it, for the menu. */
  open() {
    this.fold.open = true;
  }

  /** Whether there is a plan to be shown. */
  get can() {
    return (this.desk.model.latest?.plans ?? []).length > 0;
  }

  /** @param {boolean} [again] though nothing has happened */
  async draw(again = false) {
    const { latest, side } = this.desk.model, sides = latest?.plans ?? [];
    this.el.hidden = !this.can;
    this.title.textContent = t('table.plan');
    if (!latest || !this.can || !this.fold.open || this.desk.playing) return;
    if (!sides.includes(this.side ?? '')) this.side = sides.includes(side) ? side : sides[0];
    const now = `${this.side} ${side} ${latest.turn} ${latest.active} ${latest.over}`;
    if (now === this.asked && !again) return;
    this.asked = now;
    this.drawSides(sides);
    const answer = await this.desk.ask('plan', { side: this.side });
    if (now === this.asked && answer) this.show(answer.commands);
  }

  /** @param {string[]} sides */
  drawSides(sides) {
    const { model } = this.desk;
    this.sides.setAttribute('aria-label', t('table.plan_of'));
    const choose = (/** @type {string} */ side) => {
      this.side = side;
      void this.draw();
    };
    this.sides.replaceChildren(
      ...(sides.length < 2 ? [] : sides.map(side => h(
        'button',
        { type: 'button', class: 'btn mini', 'data-side': side, 'aria-pressed': String(side === this.side), onclick: () => choose(side) },
        model.sideName(side),
      ))),
      h('p', { class: 'muted' }, t(this.side === model.side && !model.latest?.over ? 'table.plan_own' : 'table.plan_theirs')),
    );
  }

  /** @param {Command[]} commands */
  show(commands) {
    const line = (/** @type {Command} */ c) => h('li', null, h(
      'button', { type: 'button', onclick: () => this.point(c) }, commandLine(this.desk, c)));
    this.list.replaceChildren(commands.length ? h('ul', null, commands.map(line)) : h('p', { class: 'muted' }, t('table.plan_none')));
  }

  /** From where a formation goes to where. @param {Command} command */
  point({ commander, goal }) {
    const { desk } = this, from = desk.model.unit(commander)?.hex ?? null, to = goal ?? from;
    if (to) desk.reveal(to);
    desk.overlay.advice([from, to].filter((hex, i, all) => !!hex && hex !== all[i - 1]).map(String));
  }
}
