// The header: which battle, what time it is, how the points stand, and the tools of the table.

import { emblem } from '../header.js';
import { h, icon } from '../dom.js';
import { pref, setPref, theme } from '../prefs.js';
import { sideClass } from '../livery.js';
import { lang, pick, setLang, t } from '../words.js';
import { capital } from './sentence.js';
import { company } from './tally.js';

/** @typedef {import('./desk.js').Desk} Desk */

/** Beyond this many turns the cells of the track are narrow. */
const MANY = 16;

export class Header {
  /** @param {Desk} desk  @param {{menu: (anchor: HTMLElement) => void, points: (anchor: HTMLElement) => void}} does */
  constructor(desk, does) {
    this.desk = desk;
    this.does = does;
    this.brand = h('div', { class: 'brand' });
    this.track = h('div', { class: 'track' });
    this.points = h('button', { type: 'button', class: 'pts', 'aria-haspopup': 'dialog', onclick: () => does.points(this.points) });
    this.tools = h('div', { class: 'tools' });
    this.players = h('small', null);
    this.el = h('header', { class: 'tb-top' }, this.brand, this.track, this.points, this.tools);
    for (const news of /** @type {const} */ (['position', 'entry', 'decision', 'wipe'])) desk.on(news, () => this.draw());
    desk.on('words', () => this.drawAll());
    this.drawAll();
  }

  drawAll() {
    const title = pick(this.desk.model.table.game.title);
    this.brand.replaceChildren(emblem(), h('div', null, h('h1', { title }, title.split(': ')[0]), this.players));
    this.drawTools();
    this.draw();
  }

  /** The scenario, the players, and whether they are at the table. */
  drawPlayers() {
    const { model } = this.desk;
    const here = model.latest?.present ?? {};
    const names = Object.entries(model.table.game.players ?? {}).map(([side, { kind, name, label }]) => {
      return `${model.sideName(side)}: ${name || label}${kind === 'human' && here[side] === 0 ? ` (${t('table.away')})` : ''}`;
    });
    const [, ...scenario] = pick(model.table.game.title).split(': ');
    this.players.textContent = this.players.title = [...scenario, ...names].join(' · ');
  }

  draw() {
    const { latest, table } = this.desk.model;
    const turn = latest ? (this.desk.model.log.at(-1)?.turn ?? latest.turn) : 0;
    this.drawTrack(this.desk.playing ? turn : (latest?.turn ?? 0), table);
    this.drawPoints();
    this.drawPlayers();
  }

  /** @param {number} turn  @param {import('../types.js').Table} table */
  drawTrack(turn, table) {
    const due = this.desk.model.latest?.due ?? [];
    const cells = Array.from({ length: table.turns }, (_, i) => this.cell(i + 1, turn, due));
    this.track.classList.toggle('many', table.turns > MANY);
    const clock = table.turn_clock[Math.max(0, turn - 1)] ?? '';
    this.track.replaceChildren(
      h(
        'div',
        { class: 'clock' },
        clock || t('table.turn', { n: turn }),
        h('small', null, turn === 0 ? t('table.setup') : t('table.turn_of', { n: turn, of: table.turns })),
        this.headline(),
      ),
      h('ol', { 'aria-label': t('table.turn_track') }, cells),
    );
  }

  /** The headline of the situation, where the rules have one. */
  headline() {
    const { latest } = this.desk.model, [now] = latest?.standing ?? [];
    return now && !latest?.over ? h('small', { class: 'phase' }, capital(now.text)) : '';
  }

  /** @param {number} n  @param {number} turn  @param {import('../types.js').Now['due']} due */
  cell(n, turn, due) {
    const coming = due.filter(d => d.turn === n);
    const sides = [...new Set(coming.map(d => this.desk.model.piece(d.unit)?.side ?? ''))];
    const names = company(this.desk, coming);
    return h(
      'li',
      {
        class: n < turn ? 'past' : n === turn ? 'now' : '',
        'aria-current': n === turn ? 'step' : null,
        title: names ? t('table.arrive', { names }) : null,
      },
      n,
      sides.map(side => h('i', { class: `mark ${sideClass(side)}` }, h('span', { class: 'off-screen' }, t('table.arrive', { names })))),
    );
  }

  drawPoints() {
    const { latest, table } = this.desk.model;
    this.points.title = t('card.ask_points');
    this.points.hidden = !latest;
    if (!latest) {
      this.points.replaceChildren();
      return;
    }
    const lead = latest.lead;
    this.points.replaceChildren(
      ...table.sides.flatMap(s =>
        this.score(
          s.id,
          lead ? (lead.side === s.id ? lead.by : 0) : (latest.points[s.id] ?? 0),
          latest.win_at?.[s.id] ?? null,
          !!lead,
        ),
      ),
    );
  }

  /** @param {string} side  @param {number} have  @param {number|null} need  @param {boolean} isLead */
  score(side, have, need, isLead) {
    const fill = h('i', { class: sideClass(side) });
    fill.style.width = `${need ? Math.max(0, Math.min(100, (100 * have) / need)) : 0}%`;
    const left = need === null ? '' : t(isLead ? 'table.lead_to_win' : 'table.points_to_win', { n: Math.max(0, need - have) });
    return [
      h('span', { class: `tag ${sideClass(side)}` }, this.desk.model.sideName(side)),
      h('div', { class: 'meter', title: left }, fill),
      h(
        'span',
        { class: 'figure', title: left },
        h('b', null, have),
        need === null ? '' : ` / ${need}`,
        h('span', { class: 'off-screen' }, ` ${left}`),
      ),
    ];
  }

  drawTools() {
    const other = lang() === 'pl' ? 'en' : 'pl',
      sound = pref('sound');
    const tool = (
      /** @type {string} */ name,
      /** @type {any} */ mark,
      /** @type {(e: any) => void} */ fn,
      /** @type {any} */ more = {},
    ) => h('button', { type: 'button', class: 'ib', title: name, 'aria-label': name, onclick: fn, ...more }, mark);
    this.tools.replaceChildren(
      h(
        'a',
        {
          class: 'ib',
          href: `#/rules/${this.desk.model.table.battle}`,
          target: '_blank',
          title: t('table.rules'),
          'aria-label': t('table.rules'),
        },
        icon('rules'),
      ),
      tool(
        t('table.sound'),
        icon(sound ? 'sound' : 'mute'),
        () => {
          setPref('sound', !pref('sound'));
          this.drawTools();
        },
        { 'aria-pressed': String(sound) },
      ),
      tool(t('shell.theme'), icon('theme'), () => setPref('theme', theme() === 'dark' ? 'light' : 'dark')),
      tool(t('shell.other-language'), other.toUpperCase(), () => setLang(other), {
        class: 'ib txt',
        lang: other,
        'aria-label': `${other.toUpperCase()}: ${t('shell.other-language')}`,
      }),
      tool(t('table.menu'), icon('menu'), e => this.does.menu(e.currentTarget), { 'aria-haspopup': 'dialog' }),
    );
  }
}
