// The buttons of the replay: steps of the sizes that the game has, both ways, play and speed, whose view, and a link to the moment.

import { keysOf } from '../counters/terms.js';
import { h, icon, svg } from '../dom.js';
import { pref, setPref } from '../prefs.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { placeName } from './graph.js';

/** @typedef {import('../table/desk.js').Desk} Desk */
/** @typedef {import('./projector.js').Projector} Projector */
/** @typedef {import('./film.js').Scale} Scale */

const SPEEDS = /** @type {const} */ ([['0.5', '½×'], ['1', '1×'], ['2', '2×'], ['4', '4×']]);

/** A triangle for a step; a bar, a second triangle or both for the larger ones. Drawn for the way on. @type {Record<Scale, string>} */
const ARROWS = {
  step: 'M8 5l9 7-9 7z',
  phase: 'M6 5l9 7-9 7zM18.5 5v14',
  activation: 'M4 5l8 7-8 7zM12 5l8 7-8 7z',
  turn: 'M3 5l7 7-7 7zM10.5 5l7 7-7 7zM20.5 5v14',
};

export class Controls {
  /**
   * @param {Desk} desk @param {Projector} projector
   * @param {{views: string[], view(side: string): void, link(): void, graph: string, draw: ((graph: 'points'|'chance') => void)|null}} does draw: null where there is nothing to analyse
   */
  constructor(desk, projector, does) {
    this.desk = desk;
    this.projector = projector;
    this.does = does;
    projector.speed = Number(pref('replaySpeed'));
    this.place = h('p', { class: 'rp-place' });
    this.play = h('button', { type: 'button', class: 'rp-play', 'aria-keyshortcuts': 'Space', onclick: () => projector.toggle() });
    this.el = h('div', { class: 'rp-bar', role: 'group' });
    desk.on('position', () => this.tell());
    desk.on('selection', () => this.drawPlay());
    desk.on('words', () => this.draw());
    this.draw();
  }

  draw() {
    this.el.setAttribute('aria-label', t('replay.controls'));
    const { activations } = this.desk.model.table, phases = keysOf('phase').length > 0;
    const scales = /** @type {Scale[]} */ (['turn', activations && 'activation', phases && 'phase', 'step'].filter(Boolean));
    const back = scales.map(s => this.stepButton(s, -1)), on = scales.reverse().map(s => this.stepButton(s, 1));
    this.el.replaceChildren(
      h('div', { class: 'rp-steps' }, back, this.play, on),
      h('div', { class: 'rp-where' }, this.place,
        h('button', { type: 'button', class: 'ib', title: t('replay.link'), 'aria-label': t('replay.link'), onclick: () => this.does.link() }, icon('link'))),
      h('div', { class: 'rp-options' }, this.graphs(), this.speeds(), this.views()));
    this.drawPlay();
    this.tell();
  }

  /** @param {Scale} scale @param {1|-1} way */
  stepButton(scale, way) {
    const name = t(`replay.${way > 0 ? 'on' : 'back'}.${scale}`);
    const arrow = svg('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      svg('path', { d: ARROWS[scale], transform: way > 0 ? null : 'matrix(-1 0 0 1 24 0)' }));
    return h('button', { type: 'button', class: `rp-step ${scale}`, title: name, 'aria-label': name, onclick: () => void this.projector.step(scale, way) },
      arrow, h('small', { 'aria-hidden': 'true' }, t(`replay.${scale}`)));
  }

  drawPlay() {
    const { playing } = this.projector, name = t(playing ? 'replay.pause' : 'replay.play');
    this.play.replaceChildren(icon(playing ? 'pause' : 'play'));
    this.play.title = name;
    this.play.setAttribute('aria-label', name);
  }

  tell() {
    this.place.textContent = placeName(this.desk, this.projector);
  }

  /** Points or win chance. */
  graphs() {
    const { draw, graph } = this.does;
    /** @type {{value: 'points'|'chance', name: string}[]} */
    const kinds = [{ value: 'points', name: t('replay.points') }, { value: 'chance', name: t('replay.chance') }];
    return draw && this.choice(t('replay.graph_kind'), kinds, graph, kind => { this.does.graph = kind; draw(kind); }, 'off-screen');
  }

  /** The graph of a kind, as if it were chosen by hand. @param {'points'|'chance'} kind */
  choose(kind) {
    /** @type {HTMLElement|null} */ (this.el.querySelector(`[data-value=${kind}]`))?.click();
  }

  speeds() {
    return this.choice(t('replay.speed'), SPEEDS.map(([value, name]) => ({ value, name })), pref('replaySpeed'), value => {
      setPref('replaySpeed', value);
      this.projector.speed = Number(value);
    }, 'off-screen');
  }

  /** Another's view, once there is nothing left to hide. */
  views() {
    const views = this.does.views.map(side => ({ value: side, name: side === 'all' ? t('replay.all') : h('span', { class: `tag ${sideClass(side)}` }, this.desk.model.sideName(side)) }));
    return views.length > 0 && this.choice(t('replay.seen'), views, this.projector.film.view.side ?? 'all', side => this.does.view(side));
  }

  /**
   * Buttons of which one is pressed. No radio buttons: the arrow keys belong to the film.
   * @template {string} V
   * @param {string} title @param {{value: V, name: Node|string}[]} list @param {string} chosen @param {(value: V) => void} choose @param {string} [look]
   */
  choice(title, list, chosen, choose, look = '') {
    const group = h('div', { class: 'rp-choice', role: 'group', 'aria-label': title }, h('span', { class: look, 'aria-hidden': 'true' }, title));
    const buttons = list.map(({ value, name }) => h('button', { type: 'button', dataset: { value }, 'aria-pressed': String(value === chosen), onclick: () => {
      for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.value === value));
      choose(value);
    } }, name));
    group.append(...buttons);
    return group;
  }
}
