// A hint: what the general would do. It is asked for, marked on the map, and done by one click.

import { h, icon } from '../dom.js';
import { t } from '../words.js';
import '../words/advice.js';
import { commandLine } from './plan.js';
import { Popover } from './popover.js';
import { asText, textNodes } from './sentence.js';
import { meter } from './thinking.js';

/** @typedef {import('../types.js').Hint} Told */
/** @typedef {import('../types.js').Step} Step */
/** @typedef {import('./desk.js').Desk} Desk */

export class Hint {
  /** @param {Desk} desk  @param {import('./popovers.js').Popovers} popovers */
  constructor(desk, popovers) {
    this.desk = desk;
    this.popovers = popovers;
    this.meter = meter();
    /** The position the general considers. @type {number|null} */
    this.asked = null;
    /** @type {Told|null} what he said last */
    this.told = null;
    this.ends = desk.net.on('hint', (/** @type {Told} */ m) => this.take(m));
    for (const news of /** @type {const} */ (['decision', 'wipe'])) desk.on(news, () => this.forget());
  }

  /** Another position: what was said of the old one is of no use. */
  forget() {
    const { n, latest } = this.desk.model;
    if (latest && (this.asked ?? n) === n && (this.told?.n ?? n) === n) return;
    this.asked = this.told = null;
    this.desk.overlay.advice([]);
  }

  /** The button of the decision bar; while the general thinks, how far he is. @returns {HTMLElement|null} */
  button() {
    if (!this.desk.model.latest?.hint) return null;
    if (this.asked !== null)
      return h(
        'span',
        { class: 'bar-hint' },
        h('i', { class: 'thinking', 'aria-hidden': 'true' }),
        t('table.hint_thinking'),
        this.meter.el,
        h('button', { type: 'button', class: 'btn mini', 'data-act': 'hint', onclick: () => this.press() }, t('table.hint_now')),
      );
    const attrs = { type: 'button', class: 'btn quiet-btn', 'data-act': 'hint', title: t('table.hint_about'), 'aria-keyshortcuts': 'U' };
    return h('button', { ...attrs, onclick: () => this.press() }, icon('lamp'), h('span', { class: 'word hint-word' }, t('table.hint')), h('kbd', { 'aria-hidden': 'true' }, 'U'));
  }

  /** Asks; while it is thought about, hurries; a hint that was given already is shown again. */
  press() {
    if (!this.desk.model.latest?.hint || !this.desk.ready) return;
    if (this.asked !== null) void this.desk.ask('hurry');
    else if (this.told) this.show(this.told);
    else void this.ask();
  }

  async ask() {
    const { desk } = this;
    this.asked = desk.model.n;
    this.meter.set(0);
    desk.emit('selection');
    desk.say(t('table.hint_thinking'));
    try {
      await desk.net.call('hint', { n: this.asked });
    } catch (error) {
      this.asked = null;
      desk.refused(/** @type {any} */ (error));
      desk.emit('selection');
    }
  }

  /** @param {Told} m */
  take(m) {
    if (m.n !== this.asked) return;
    if (!m.steps) {
      this.meter.set(m.done ?? 0);
      return;
    }
    this.asked = null;
    this.told = m;
    this.desk.emit('selection');
    if (this.desk.ready) this.show(m);
  }

  /** Where it takes place: the piece, then every hex of the way. @param {Told} m */
  way({ unit, steps = [] }) {
    const from = this.desk.model.unit(unit)?.hex;
    return [from, ...steps.map(s => s.hex)].filter((hex, i, all) => !!hex && hex !== all[i - 1]).map(String);
  }

  /** What must stay in sight: those who do it, and the way. @param {Told} m  @param {string[]} way @returns {string[]} */
  seen({ order }, way) {
    const doers = (order ?? '').split(/[ ,]+/).map(id => this.desk.model.unit(id)?.hex);
    return [...new Set([...way, ...doers])].filter(hex => !!hex).map(String);
  }

  /** @param {Told} m */
  show(m) {
    const { desk } = this, way = this.way(m), seen = this.seen(m, way), keep = this.popovers.keeper();
    const lines = m.words ? [m.words] : gather(m.steps ?? []);
    desk.revealAll(seen);
    desk.overlay.advice(way);
    const pop = new Popover(
      desk,
      seen,
      { label: t('table.hint_about'), class: 'advice', onclose: () => desk.overlay.advice([]) },
      h('header', null, icon('lamp'), h('h2', null, t('table.hint_title'))),
      h(
        'div',
        { class: 'in' },
        h('ol', { class: lines.length > 1 ? '' : 'one' }, lines.map(line => h('li', null, textNodes(desk, line)))),
        m.why && h('p', { class: 'note' }, m.why),
        m.plan?.text && h('p', { class: 'note' }, commandLine(desk, m.plan)),
        h(
          'div',
          { class: 'row' },
          h('button', { type: 'button', class: 'btn pri', onclick: () => void this.follow(m) }, icon('check'), t(m.order ? 'table.hint_order' : 'table.hint_do')),
          h('button', { type: 'button', class: 'btn', onclick: () => this.popovers.close() }, t('table.cancel')),
        ),
      ),
    );
    keep(pop);
    desk.say(`${t('table.hint_title')} ${asText(lines)}`);
    /** @type {HTMLElement|null} */ (pop.el.querySelector('.btn.pri'))?.focus({ preventScroll: true });
  }

  /**
   * Gives it as an order. Where no order says it, does it step by step, as long as nothing comes between; what rolls a die is
   * shown with its chances first.
   * @param {Told} m
   */
  async follow({ order, steps = [] }) {
    const { desk } = this;
    this.popovers.close();
    if (order) return void (await desk.order('order', { n: desk.model.n, order }));
    for (const [i, { action }] of steps.entries()) {
      const { latest, choices } = desk.model, choice = latest?.mine ? choices.find(action) : null;
      if (!choice || (i > 0 && latest?.question)) return;
      if (desk.hand.isRisk(choice)) return void desk.hand.choose(choice);
      if (!(await desk.act(action))) return;
    }
  }

  close() {
    this.ends();
  }
}

/** Steps of one kind by one unit make one line: "1/I/2 pp steps to 1215, 1216, 1217". @param {Step[]} steps */
function gather(steps) {
  /** @type {{kind: string, text: string}[]} */
  const lines = [];
  for (const { action, unit, hex, text } of steps) {
    const kind = `${action.split(' ')[0]} ${unit}`, last = lines.at(-1);
    if (last?.kind === kind && hex) last.text += `, ${hex}`;
    else lines.push({ kind, text });
  }
  return lines.map(line => line.text);
}
