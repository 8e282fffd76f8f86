// What the analysis found, beside the map: the chance at the moment shown, where it came from, the costliest decisions with
// what would have been better, the turning points, the luckiest rolls, and all of it by turns as a table.

import { h } from '../dom.js';
import { capital, textNodes } from '../table/sentence.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { shares } from '../shares.js';
import { chanceAt, percent } from './review.js';

/** @typedef {import('../types.js').Analysis} Analysis */
/** @typedef {import('../table/desk.js').Desk} Desk */
/** @typedef {import('./projector.js').Projector} Projector */
/** @typedef {import('./review.js').Review} Review */

export class Panel {
  /** @param {Desk} desk @param {Projector} projector @param {Review} review */
  constructor(desk, projector, review) {
    this.desk = desk;
    this.projector = projector;
    this.review = review;
    this.now = h('div', { class: 'rv-now' });
    this.el = h('div', { class: 'rv' });
    review.onnews(() => this.draw());
    desk.on('position', () => this.place());
    desk.on('words', () => this.draw());
    this.draw();
  }

  /** @param {string} side */
  name(side) {
    return this.desk.model.sideName(side);
  }

  draw() {
    const { analysis, done, refusal } = this.review;
    if (analysis) this.show(analysis);
    else if (done === null) this.el.replaceChildren(h('section', { class: 'sec' }, this.title(), h('p', { class: 'muted' }, refusal || t('replay.review_about')), this.asker(refusal)));
    else if (!this.working) this.wait();
    if (this.working && done !== null) this.working.value = done;
    if (analysis || done === null) this.working = null;
  }

  title() {
    return h('h2', { class: 'cap' }, t('replay.review'));
  }

  /** @param {string} refusal */
  asker(refusal) {
    return h('button', { type: 'button', class: 'btn pri', onclick: () => void this.review.ask() }, t(refusal ? 'replay.review_again' : 'replay.review_ask'));
  }

  /** The bar moves; it is not redrawn with every step. */
  wait() {
    this.working = h('progress', { max: 1, value: 0, 'aria-label': t('replay.review_working') });
    this.el.replaceChildren(h('section', { class: 'sec' }, this.title(), h('p', { role: 'status' }, t('replay.review_working')), this.working));
  }

  /** @param {Analysis} a */
  show(a) {
    this.el.replaceChildren(
      h('section', { class: 'sec' }, this.title(), this.now, sums(a, s => this.name(s))),
      h('section', { class: 'sec' }, h('h3', { class: 'cap' }, t('replay.costly')), a.sides.map(side => this.costly(a, side))),
      h('section', { class: 'sec' }, h('h3', { class: 'cap' }, t('replay.turning')), this.turning(a)),
      h('section', { class: 'sec' }, h('h3', { class: 'cap' }, t('replay.lucky')), a.sides.map((side, i) => this.lucky(a, side, i))),
      h('section', { class: 'sec' }, h('details', null, h('summary', null, t('replay.by_turns')), byTurns(a, s => this.name(s)))),
      h('section', { class: 'sec rv-cautions' }, h('p', null, t('replay.caution_judge')), h('p', null, t('replay.caution_noise'))));
    this.place();
  }

  /** Chances at the moment that is shown. */
  place() {
    const a = this.review.analysis;
    if (!a) return;
    const chance = chanceAt(a, this.projector.n), shown = chance === null ? null : shares([chance, 1 - chance], 3);
    this.now.replaceChildren(...a.sides.map((side, i) => h('span', { class: 'rv-chance' }, h('span', { class: `tag ${sideClass(side)}` }, this.name(side)), h('b', null, shown ? percent(shown[i]) : '–'))));
  }

  /** @param {number} n @param {string} change @param {number} turn @param {string} kind @param {import('../dom.js').Child[]} said */
  item(n, change, turn, kind, said) {
    return h('li', { class: kind },
      h('p', { class: 'rv-head' }, h('i', { class: `rv-sign ${kind}`, 'aria-hidden': 'true' }), h('b', null, change), h('span', { class: 'muted' }, t('replay.turn_n', { n: turn })),
        h('button', { type: 'button', class: 'rp-go', 'aria-label': t('replay.go_to', { n }), onclick: () => void this.projector.go(n) }, n)),
      said);
  }

  /** As the beginning of a line; names keep their own first letter ("v. Elsner"). @param {string} text */
  text(text) {
    const named = this.desk.model.table.pieces.some(p => text.startsWith(p.name));
    return textNodes(this.desk, named ? text : capital(text));
  }

  /** @param {Analysis} a @param {string} side */
  costly(a, side) {
    const list = a.costly[side];
    return [h('h4', { class: `tag ${sideClass(side)}` }, this.name(side)),
      list.length === 0 ? h('p', { class: 'muted' }, t('replay.costly_none')) : h('ol', { class: 'rv-list' }, list.map(d =>
        this.item(d.n, percent(-d.loss / a.whole), d.turn, `costly ${sideClass(side)}`, [h('p', null, this.text(d.text)),
          h('p', { class: 'rv-better' }, h('b', null, t('replay.better')), ' ', d.better ? this.text(d.better) : t('replay.better_nothing'))])))];
  }

  /** @param {Analysis} a */
  turning(a) {
    return h('ol', { class: 'rv-list' }, a.turning.map(e => {
      const done = e.change - e.time, gains = a.sides[done < 0 ? 1 : 0];
      return this.item(e.n, `${this.name(gains)} ${percent(Math.abs(done) / a.whole, true)}`, e.turn, 'turning', [h('p', null, this.text(e.text))]);
    }));
  }

  /** @param {Analysis} a @param {string} side @param {number} i */
  lucky(a, side, i) {
    return [h('h4', { class: `tag ${sideClass(side)}` }, this.name(side)), h('ol', { class: 'rv-list' }, a.lucky[side].map(r =>
      this.item(r.n, percent((i ? -r.luck : r.luck) / a.whole, true), r.turn, 'lucky', [h('p', null, this.text(r.text))])))];
  }
}

/**
 * Where the chance at the end came from. What is shown is rounded so that every column adds up.
 * @param {Analysis} a @param {(side: string) => string} name
 */
function sums(a, name) {
  const [first, second] = a.sides;
  const parts = [a.first, a.sum.luck, a.sum.time, a.sum.skill[first], -a.sum.skill[second]];
  const titles = [t('replay.sum_start'), t('replay.sum_luck'), t('replay.sum_time'), t('replay.sum_decisions', { side: name(first) }), t('replay.sum_decisions', { side: name(second) })];
  let total = 0, shown = 0;
  const rows = parts.map((part, i) => {
    total += part;
    const step = tenths(total / a.whole) - shown;
    shown += step;
    const other = i === 0 ? 1 - step : -step;
    return h('tr', null, h('th', { scope: 'row' }, titles[i]), h('td', null, percent(step, i > 0)), h('td', null, percent(other, i > 0)));
  });
  return h('table', { class: 'rv-sums' }, h('caption', { class: 'off-screen' }, t('replay.sums')),
    h('thead', null, h('tr', null, h('td', null), a.sides.map(s => h('th', { scope: 'col' }, name(s))))), h('tbody', null, rows),
    h('tfoot', null, h('tr', null, h('th', { scope: 'row' }, t(a.over ? 'replay.sum_end' : 'replay.sum_now')), h('td', null, percent(shown)), h('td', null, percent(1 - shown)))));
}

/** @param {number} part */
const tenths = part => Math.round(part * 1000) / 1000;

/** @param {Analysis} a @param {(side: string) => string} name */
function byTurns(a, name) {
  const [first, second] = a.sides;
  const head = [t('replay.turn'), t('replay.chance_of', { side: name(first) }), t('replay.sum_luck'), t('replay.sum_time'), name(first), name(second)];
  return h('table', { class: 'rv-turns' }, h('thead', null, h('tr', null, head.map(text => h('th', { scope: 'col' }, text)))),
    h('tbody', null, a.turns.map(turn => h('tr', null, h('th', { scope: 'row' }, turn.turn),
      [percent(turn.value / a.whole), percent(turn.luck / a.whole, true), percent(turn.time / a.whole, true), percent(turn.skill[first] / a.whole, true), percent(-turn.skill[second] / a.whole, true)].map(text => h('td', null, text))))));
}
