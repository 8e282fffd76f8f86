// The report after a battle: who was lost, how the chances went, and the moments that decided it, each with its picture.

import { stackMarkup } from '../counters/stack.js';
import { h, svg } from '../dom.js';
import { sideClass } from '../livery.js';
import { f as fix } from '../map/geometry.js';
import { thumbBody } from '../map/thumb.js';
import { curve, curveWords } from '../replay/chance.js';
import { rollOf } from '../counters/changes.js';
import { hatch } from '../replay/graph.js';
import { Review, percent } from '../replay/review.js';
import { t } from '../words.js';
import '../words/replay-review.js';
import { lineText, textNodes } from './sentence.js';

/** @typedef {import('../types.js').Analysis} Analysis */
/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Turning} Turning */
/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('./desk.js').Desk} Desk */

/** Moments that are told, the least change of the chances that decides anything, in parts of one, and the ground about each in its picture, in units of the map. */
const MOMENTS = 3, LEAST = 0.08, ACROSS = 640, DOWN = 400;
/** The curve's own size; it is stretched to its place. */
const SIZE = { width: 1000, height: 100 };

export class Report {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.review = new Review(desk.net);
    this.review.onnews(() => void this.draw());
    this.chances = h('div', { class: 'rep-chances' });
    this.el = h('div', { class: 'report' });
    this.asked = false;
  }

  /** Shows what is known, and asks for what is not. */
  open() {
    this.el.replaceChildren(this.chances, lossList(this.desk));
    if (this.asked) return;
    this.asked = true;
    void this.review.ask();
  }

  close() {
    this.review.end();
  }

  /** The chances, once the game has been looked at. */
  async draw() {
    const { analysis, done } = this.review;
    if (analysis) {
      this.chances.replaceChildren(...(await this.told(analysis)));
      return;
    }
    if (done === null) this.chances.replaceChildren();
    else if (!this.chances.firstChild) this.chances.append(h('p', { class: 'muted', role: 'status' }, t('replay.review_working')));
  }

  /** @param {Analysis} a @returns {Promise<Node[]>} */
  async told(a) {
    const { model } = this.desk, name = (/** @type {string} */ side) => model.sideName(side);
    const drawing = svg('svg', { class: 'rp-drawing', viewBox: `0 0 ${SIZE.width} ${SIZE.height}`, preserveAspectRatio: 'none', role: 'img', 'aria-label': curveWords(a, name) },
      hatch(a.sides[1]), ...curve(a, a.sides, SIZE, Math.max(1, a.curve.length - 1)));
    const moments = await Promise.all(decisive({ whole: a.whole, turning: await this.fateful(a) }).map(e => this.moment(a, e)));
    return [
      h('h3', { class: 'cap' }, t('table.rep_chances')),
      h('div', { class: 'rep-curve' }, drawing, h('span', null, name(a.sides[1])), h('span', null, name(a.sides[0]))),
      h('h3', { class: 'cap' }, t('table.rep_moments')),
      moments.length > 0 ? h('ol', { class: 'rep-moments' }, moments) : h('p', { class: 'muted' }, t('table.rep_none')),
    ];
  }

  /** Those in which dice fell, a commander was drawn or somebody was lost: a mere move decides nothing yet. @param {Analysis} a @returns {Promise<Turning[]>} */
  async fateful({ turning, whole }) {
    const heavy = turning.filter(e => weightOf(e) >= LEAST * whole);
    const told = await Promise.all(heavy.map(e => this.desk.ask('log', { from: e.first, to: e.last })));
    return heavy.filter((_, i) => (told[i]?.entries ?? []).some(isFateful));
  }

  /** @param {Analysis} a  @param {Turning} e */
  async moment(a, e) {
    const { desk } = this, done = e.change - e.time, gains = a.sides[done < 0 ? 1 : 0];
    const [before, after] = e.hex ? await Promise.all([e.n - 1, e.n].map(n => desk.ask('moment', { n, side: 'all' }))) : [];
    const change = `${desk.model.sideName(gains)} ${percent(Math.abs(done) / a.whole, true)}`;
    const game = desk.model.table.game.game, link = `#/replay/${game}?show=chance&at=${e.n}`;
    return h('li', null,
      h('a', { href: link }, h('span', { class: 'off-screen' }, t('table.rep_see', { n: e.turn })), before && after ? picture(desk, e.hex ?? '', standing(before.units, after.units)) : null),
      h('div', null, h('p', null, h('b', { class: `tag ${sideClass(gains)}` }, change), ' ', h('span', { class: 'muted' }, t('table.turn', { n: e.turn }))), h('p', null, textNodes(desk, lineText(desk, e.text)))));
  }
}

/** How much a moment changed the chances, apart from turns that ended. @param {Turning} e */
const weightOf = e => Math.abs(e.change - e.time);

/** @param {Entry} entry */
const isFateful = entry => rollOf(entry) !== null || !!entry.drawn || !!entry.changes?.some(c => c.lost || c.eliminated);

/** What changed the chances most, in its order; nothing where all changes were small. @param {Pick<Analysis, 'turning'|'whole'>} a */
export function decisive({ turning, whole }) {
  return turning.filter(e => weightOf(e) >= LEAST * whole).sort((p, q) => weightOf(q) - weightOf(p)).slice(0, MOMENTS).sort((p, q) => p.n - q.n);
}

/** Pieces as a moment left them; those that fell in it still stand where they stood. @param {Unit[]} before  @param {Unit[]} after @returns {Unit[]} */
function standing(before, after) {
  const was = new Map(before.map(u => [u.id, u]));
  return after.map(u => (u.hex && !u.eliminated ? u : was.get(u.id) ?? u));
}

/** The ground about a hex and who stood on it then. @param {Desk} desk  @param {string} hex  @param {Unit[]} units */
function picture(desk, hex, units) {
  const { geometry, map, model } = desk, [x, y] = geometry.at(hex);
  const el = svg('svg', { class: 'rep-picture', viewBox: [x - ACROSS / 2, y - DOWN / 2, ACROSS, DOWN].map(fix).join(' '), 'aria-hidden': 'true' });
  /** @type {Map<string, import('../counters/look.js').Counter[]>} */
  const stacks = new Map();
  for (const unit of units) {
    const piece = model.piece(unit.id);
    if (!unit.hex || unit.eliminated || !piece) continue;
    const [u, v] = geometry.at(unit.hex);
    if (Math.abs(u - x) < ACROSS / 2 + 60 && Math.abs(v - y) < DOWN / 2 + 60) stacks.set(unit.hex, [...(stacks.get(unit.hex) ?? []), { piece, unit: { ...unit, others: undefined } }]);
  }
  const drawn = [...stacks].map(([at, list]) => {
    const [u, v] = geometry.at(at);
    return `<g transform="translate(${fix(u)} ${fix(v)})">${stackMarkup(list, { lod: 1 })}</g>`;
  });
  el.innerHTML = `${thumbBody(map)}${drawn.join('')}<circle class="rep-ring" cx="${fix(x)}" cy="${fix(y)}" r="58"/>`;
  return el;
}

/** Each unit that was lost or weakened, by side. @param {Desk} desk */
export function lossList(desk) {
  const { model } = desk;
  const of = (/** @type {string} */ side) => [...model.units.values()].filter(u => model.piece(u.id)?.side === side && (u.eliminated || u.lost > 0 || u.wounded));
  const word = (/** @type {Unit} */ u) => {
    const steps = model.piece(u.id)?.steps ?? 1;
    if (u.eliminated) return h('s', null, model.name(u.id));
    return h('span', null, `${model.name(u.id)} ${u.lost > 0 ? `${steps - u.lost}/${steps}` : t('table.fact_wounded')}`);
  };
  const row = (/** @type {{id: string, name: string}} */ s) => {
    const lost = of(s.id).sort((a, b) => Number(b.eliminated) - Number(a.eliminated));
    return h('div', null, h('span', { class: `tag ${sideClass(s.id)}` }, s.name), ' ',
      lost.length > 0 ? lost.flatMap((u, i) => [i > 0 ? ', ' : '', word(u)]) : h('span', { class: 'muted' }, t('table.rep_no_losses')));
  };
  return h('details', { class: 'rep-losses' }, h('summary', null, t('table.rep_losses')), model.table.sides.map(row));
}
