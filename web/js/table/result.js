// The end: the winner and how, point by point, what it cost, and where to go from here. The dice secret lies open
// behind a fold.

import { h, icon } from '../dom.js';
import { sealPanel } from '../seal/panel.js';
import { sideClass } from '../livery.js';
import { capital, t } from '../words.js';
import { exportGame } from './menu.js';
import { mayRematch, rematch } from './rematch.js';
import { Report } from './report.js';
import { asLine, paragraphTag, sentenceNodes } from './sentence.js';
import { lossTable } from './tally.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../types.js').Now} Now */

export class Result {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.el = h('section', { class: 'result', hidden: true, tabindex: '-1' });
    this.closed = false;
    /** @type {Report|null} made when it is over */
    this.report = null;
    for (const news of /** @type {const} */ (['position', 'decision', 'words'])) desk.on(news, () => void this.draw());
    desk.on('wipe', () => {
      this.el.hidden = true;
    });
  }

  async draw() {
    const { latest } = this.desk.model;
    const over = !!latest?.over && !this.desk.playing;
    if (!over) this.closed = false;
    const first = this.el.hidden;
    this.el.hidden = !over || this.closed;
    if (!latest || this.el.hidden) return;
    const title = this.title(latest), seal = h('div');
    this.el.setAttribute('aria-label', title);
    this.el.replaceChildren(
      this.cross(),
      h('h2', null, title),
      ...this.how(latest),
      this.score(latest),
      h('h3', { class: 'cap' }, t('table.losses')),
      lossTable(this.desk, latest),
      this.again(),
      this.ways(),
      this.told(),
      h('details', { class: 'seal-box' }, h('summary', null, t('table.dice_proof')), seal),
    );
    if (first) {
      this.desk.say(`${title}. ${this.el.querySelector('.how')?.textContent ?? ''}`);
      this.el.focus({ preventScroll: true });
    }
    seal.replaceChildren(...(await this.seal()));
    /** @type {HTMLElement} */ (seal.parentElement).hidden = !seal.firstChild;
  }

  /** What decided it, and who was lost; in a lesson nothing was decided. */
  told() {
    if (this.desk.model.table.game.lesson) return '';
    this.report ??= new Report(this.desk);
    this.report.open();
    return this.report.el;
  }

  cross() {
    const close = () => {
      this.closed = true;
      this.el.hidden = true;
    };
    return h('button', { type: 'button', class: 'ib pop-close', 'aria-label': t('table.close'), title: t('table.close'), onclick: close }, icon('close'));
  }

  /** A player of one side is told how it ended for him, everyone else who has won. @param {Now} now */
  title(now) {
    const { model } = this.desk, { sides } = model.table.seat;
    if (now.result === 'draw') return t('table.draw');
    if (sides.length !== 1) return t('table.won', { side: model.sideName(now.result) });
    return t(now.result === sides[0] ? 'table.you_won' : 'table.you_lost');
  }

  /** What ended the game, in words. @param {Now} now @returns {Node[]} */
  how(now) {
    const { model } = this.desk, loser = model.table.sides.find(s => s.id !== now.result)?.name ?? '';
    const when = h('span', { class: 'muted' }, now.turn ? ` · ${t('table.turn_of', { n: now.turn, of: model.table.turns })}` : '');
    if (now.how !== 'rules') return [h('p', { class: 'how' }, capital(t(`table.how_${now.how}`, { side: loser })), when), ...(now.fault ? [h('p', { class: 'how' }, now.fault)] : [])];
    const said = this.verdict().map(s =>
      h('p', { class: 'how' }, sentenceNodes(this.desk, asLine(this.desk, s)), ' ', paragraphTag(this.desk, s.paragraph)));
    said.at(-1)?.append(when);
    return said;
  }

  /** The sentences that ended it: the last ones, without unit and hex. */
  verdict() {
    const events = this.desk.model.log.at(-1)?.events ?? [];
    const before = events.map(e => !!(e.unit || e.hex)).lastIndexOf(true);
    return events.slice(before + 1).slice(-2);
  }

  /** Points against points, and what would have ended or has ended the battle at once. @param {Now} now */
  score(now) {
    const { model } = this.desk, { sides } = model.table, { lead, points, win_at: limit } = now;
    const need = (/** @type {string} */ side) => limit?.[side] ?? null;
    const limits = (/** @type {string} */ side) => {
      const n = need(side);
      return n === null ? '' : h('small', { class: 'muted' }, t(lead ? 'table.lead_wins' : 'table.points_win', { n }));
    };
    const reached = this.reached(now);
    return h('div', null,
      reached && h('p', { class: 'against' }, reached),
      h('dl', { class: 'score' }, sides.map(s => h('div', null, h('dt', null, h('span', { class: `tag ${sideClass(s.id)}` }, s.name)), h('dd', null, points[s.id] ?? 0, limits(s.id))))));
  }

  /** "3 points against 1. Automatic victory at 3."; nothing where the score says it all. @param {Now} now */
  reached({ lead, points, result, win_at: limit, how }) {
    const { model } = this.desk, [first, second] = model.table.sides.map(s => s.id), winner = result === second ? second : first;
    const loser = winner === first ? second : first, by = lead ? (lead.side === winner ? lead.by : -lead.by) : (points[winner] ?? 0);
    const need = limit?.[winner] ?? null, text = t('table.against', { n: points[winner] ?? 0, m: points[loser] ?? 0 });
    if (how !== 'rules' || result === 'draw' || need === null || by < need) return '';
    return `${text}. ${t(lead ? 'table.lead_reached' : 'table.points_reached', { n: need })}`;
  }

  /** Once more: as it was, or with the sides changed. */
  again() {
    const { desk } = this;
    if (!mayRematch(desk)) return '';
    const button = (/** @type {boolean} */ swapped, /** @type {any} */ picture, /** @type {string} */ word) =>
      h('button', { type: 'button', class: 'btn', 'data-act': swapped ? 'swap' : 'rematch', onclick: () => void rematch(desk, swapped) }, icon(picture), t(word));
    return h('div', { class: 'row' }, button(false, 'redo', 'table.rematch'), button(true, 'swap', 'table.swap'));
  }

  ways() {
    const { desk } = this, { game } = desk.model.table.game;
    return h('div', { class: 'row' },
      h('a', { class: 'btn pri', 'data-act': 'analysis', href: `#/replay/${game}?show=chance` }, icon('chart'), t('table.to_analysis')),
      h('a', { class: 'btn', href: `#/replay/${game}` }, icon('play'), t('table.to_replay')),
      h('button', { type: 'button', class: 'btn', onclick: () => void exportGame(desk) }, icon('save'), t('table.export')),
      h('a', { class: 'btn', href: '#/' }, icon('door'), t('table.leave')));
  }

  close() {
    this.report?.close();
  }

  /** @returns {Promise<Node[]>} */
  async seal() {
    const dice = await this.desk.ask('dice');
    return dice?.secret ? sealPanel(dice, this.desk.model) : [];
  }
}
