// Points of both sides over the whole game, above the middle line and below it, step by step. Where one marker counts
// for both, the lead. Or the win chance, once the game is analysed. The slider lies over the drawing, so that a moment is
// where it is seen.

import { h, svg } from '../dom.js';
import { sideClass } from '../livery.js';
import { t } from '../words.js';
import { curve, curveWords, marks } from './chance.js';
import { chanceAt, percent } from './review.js';

/** @typedef {import('../table/desk.js').Desk} Desk */
/** @typedef {import('./projector.js').Projector} Projector */

/** The drawing is stretched to its place; only widths of lines and letters keep their size. */
const WIDTH = 1000, HEIGHT = 100, MIDDLE = HEIGHT / 2;
/** Pixels below which only the current turn shows its number. */
const NARROW = 18;

export class Graph {
  /** @param {Desk} desk @param {Projector} projector @param {import('./review.js').Review} review */
  constructor(desk, projector, review) {
    this.desk = desk;
    this.projector = projector;
    this.review = review;
    /** @type {'points'|'chance'} */
    this.kind = 'points';
    this.drawing = svg('svg', { class: 'rp-drawing', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', role: 'img' });
    this.turns = h('ol', { class: 'rp-turns', 'aria-hidden': 'true' });
    this.slider = h('input', { type: 'range', min: 0, class: 'rp-slider', oninput: () => void projector.go(Number(this.slider.value)) });
    this.flag = h('i', { class: 'rp-flag', 'aria-hidden': 'true' });
    this.top = h('span', { class: 'rp-scale top' });
    this.bottom = h('span', { class: 'rp-scale bottom' });
    this.marks = h('div', { class: 'rp-marks' });
    this.plot = h('div', { class: 'rp-plot' }, this.drawing, this.top, this.bottom, this.flag, this.slider, this.marks);
    this.el = h('div', { class: 'rp-graph' }, this.plot, this.turns);
    new ResizeObserver(() => this.drawMarks()).observe(this.plot);
    review.onnews(() => { this.draw(); this.place(); });
    desk.on('position', () => this.place());
    desk.on('words', () => { this.draw(); this.place(); });
  }

  /** One marker for both sides counts as their difference. */
  get oneMarker() {
    return !!this.desk.model.latest?.lead;
  }

  /** How high each side's line stands after an entry, the second side's downward. @param {import('../types.js').Points} points @returns {[number, number]} */
  heights(points) {
    const [a, b] = this.desk.model.table.sides.map(s => points[s.id] ?? 0);
    return this.oneMarker ? [Math.max(0, a - b), Math.max(0, b - a)] : [a, b];
  }

  /** The analysis, if it is to be shown and there. */
  get analysis() {
    return this.kind === 'chance' ? this.review.analysis : null;
  }

  /** Draws what is known of the game. */
  draw() {
    if (this.analysis) this.drawChance(this.analysis); else this.drawPoints();
    this.el.dataset.kind = this.analysis ? 'chance' : 'points';
    this.drawMarks();
    this.drawTurns();
  }

  /** @param {import('../types.js').Analysis} a */
  drawChance(a) {
    const { film } = this.projector, count = Math.max(1, film.count);
    this.drawing.replaceChildren(hatch(a.sides[1]), ...curve(a, a.sides, { width: WIDTH, height: HEIGHT }, count), this.ticks());
    this.top.textContent = this.desk.model.sideName(a.sides[1]);
    this.bottom.textContent = this.desk.model.sideName(a.sides[0]);
    this.drawing.setAttribute('aria-label', curveWords(a, side => this.desk.model.sideName(side)));
  }

  drawMarks() {
    const a = this.analysis;
    this.marks.replaceChildren(...(a ? marks(a, Math.max(1, this.projector.film.count), this.plot, n => void this.projector.go(n)) : []));
  }

  /** Where turns begin. */
  ticks() {
    const { film } = this.projector;
    return svg('path', { class: 'rp-ticks', d: film.turns().map(s => `M${(WIDTH * (s.n - 1) / Math.max(1, film.count)).toFixed(1)} 0V${HEIGHT}`).join('') });
  }

  drawPoints() {
    const { film } = this.projector, { sides } = this.desk.model.table;
    const steps = this.steps(), limits = sides.map(s => this.desk.model.latest?.win_at?.[s.id] ?? null);
    const most = Math.max(4, ...steps.map(s => Math.max(...s.heights)), ...(this.oneMarker ? limits.map(l => l ?? 0) : []));
    const y = (/** @type {number} */ h, /** @type {number} */ way) => MIDDLE - way * (MIDDLE - 3) * h / most;
    const x = (/** @type {number} */ n) => WIDTH * n / Math.max(1, film.count);
    const area = (/** @type {0|1} */ i) => {
      const way = i ? -1 : 1;
      let d = `M0 ${MIDDLE}`;
      for (const s of steps) d += `H${x(s.n).toFixed(1)}V${y(s.heights[i], way).toFixed(1)}`;
      return `${d}H${x(steps.at(-1)?.to ?? 0).toFixed(1)}V${MIDDLE}Z`;
    };
    const limit = (/** @type {0|1} */ i) => limits[i] !== null && limits[i] <= most
      && svg('path', { class: 'rp-limit', d: `M0 ${y(limits[i], i ? -1 : 1).toFixed(1)}H${WIDTH}` });
    this.drawing.replaceChildren(hatch(sides[1].id),
      svg('path', { class: `rp-area ${sideClass(sides[0].id)}`, d: area(0) }), svg('path', { class: `rp-area under ${sideClass(sides[1].id)}`, d: area(1) }),
      ...[limit(0), limit(1)].filter(e => e !== false),
      svg('path', { class: 'rp-axis', d: `M0 ${MIDDLE}H${WIDTH}` }),
      this.ticks());
    this.top.textContent = this.bottom.textContent = String(most);
    this.drawing.setAttribute('aria-label', this.words());
  }

  /** Where the height changes. */
  steps() {
    const { film } = this.projector;
    /** @type {{n: number, to: number, heights: [number, number]}[]} */
    const steps = [];
    for (let n = 1; n <= film.count; n++) {
      const entry = film.entry(n), last = steps.at(-1);
      if (!entry) continue;
      const heights = this.heights(entry.points);
      if (last && last.heights[0] === heights[0] && last.heights[1] === heights[1]) last.to = n;
      else steps.push({ n, to: n, heights });
    }
    return steps;
  }

  drawTurns() {
    const { film } = this.projector, turns = film.turns(), width = this.turns.clientWidth;
    this.turns.replaceChildren(...turns.map(({ turn, n }, i) => {
      const share = ((turns[i + 1]?.n ?? film.count + 1) - n) / film.count;
      const cell = h('li', { class: share * width < NARROW && 'thin', dataset: { turn } }, turn || '');
      cell.style.left = `${100 * (n - 1) / film.count}%`;
      cell.style.width = `${100 * share}%`;
      return cell;
    }));
  }

  /** The drawing in words, turn by turn. */
  words() {
    const { film } = this.projector, { model } = this.desk, turns = film.turns();
    const list = turns.map(({ turn }, i) => {
      const entry = film.entry((turns[i + 1]?.n ?? film.count + 1) - 1);
      const scores = model.table.sides.map(s => `${s.name} ${entry?.points[s.id] ?? 0}`).join(', ');
      return t('replay.graph_turn', { n: turn, scores });
    });
    return t('replay.graph', { what: t(this.oneMarker ? 'replay.lead' : 'replay.points'), list: list.join(' ') });
  }

  /** The moment in words, with its win chance where that is shown. */
  placeWords() {
    const a = this.analysis, chance = a && chanceAt(a, this.projector.n), place = placeName(this.desk, this.projector);
    return a && chance !== null ? `${place}. ${t('replay.chance_now', { side: this.desk.model.sideName(a.sides[0]), chance: percent(chance) })}` : place;
  }

  /** Puts slider and flag to the moment that is shown. */
  place() {
    const { film, n } = this.projector, entry = film.entry(n);
    this.slider.max = String(film.count);
    this.slider.value = String(n);
    this.slider.setAttribute('aria-label', t('replay.place'));
    this.slider.setAttribute('aria-valuetext', this.placeWords());
    this.flag.style.left = `${100 * n / Math.max(1, film.count)}%`;
    for (const cell of /** @type {Iterable<HTMLElement>} */ (this.turns.children))
      cell.classList.toggle('now', cell.dataset.turn === String(entry?.turn));
  }
}

/** The second side is hatched. @param {string} side */
export function hatch(side) {
  return svg('defs', { class: sideClass(side) }, svg('pattern', { id: 'rp-hatch', width: 7, height: 7, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
    svg('path', { class: 'rp-hatch-bg', d: 'M0 0H7V7H0Z' }), svg('path', { class: 'rp-hatch-line', d: 'M0 0V7' })));
}

/** "Step 412 of 618 · turn 11, Kościuszko". @param {Desk} desk @param {Projector} projector */
export function placeName(desk, { film, n }) {
  const entry = film.entry(n);
  const turn = entry?.turn ? t('replay.turn_n', { n: entry.turn }) : t('replay.setup');
  const active = entry?.active ? `, ${desk.model.name(entry.active)}` : '';
  return `${t('replay.at', { n, of: film.count })} · ${turn}${active}`;
}
