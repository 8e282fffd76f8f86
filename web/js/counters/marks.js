// Help drawn on the map: selection, reach with costs, zones, threat, target, line of sight, command
// radius, focus. Every kind is one group that is drawn anew when it changes; amber marks what is
// chosen or asked for, red what kills, and every colour has a second sign.

import { VERT, f as fix, hexPath, pt as point } from '../map/geometry.js';
import { t } from '../words.js';
import '../words/counters.js';
import { cornerOf } from './facing.js';
import { escape } from './text.js';

/**
 * @typedef {import('../map/board.js').Board} Board
 * @typedef {import('../map/geometry.js').Geometry} Geometry
 * @typedef {'command'|'may'|'reach'|'threat'|'zones'|'field'|'hover'|'target'|'sight'|'costs'|'labels'|'selection'|'faces'|'focus'} Kind
 */

/** Marks that lie under the counters, in order of painting, and those above. */
const UNDER = /** @type {Kind[]} */ (['field', 'command', 'may', 'reach', 'threat', 'zones', 'hover']);
const OVER = /** @type {Kind[]} */ (['sight', 'target', 'costs', 'labels', 'selection', 'faces', 'focus']);

const SVG = 'http://www.w3.org/2000/svg';
const INSET = 0.97;

export class Marks {
  /** @param {Board} board @param {Geometry} geometry */
  constructor(board, geometry) {
    this.geometry = geometry;
    /** @type {Map<Kind, SVGGElement>} */
    this.groups = new Map();
    for (const [layer, kinds] of /** @type {const} */ ([[board.layers.under, UNDER], [board.layers.over, OVER]]))
      for (const kind of kinds) {
        const group = document.createElementNS(SVG, 'g');
        group.setAttribute('class', `mk mk-${kind}`);
        if (kind !== 'faces')
          group.setAttribute('aria-hidden', 'true');
        layer.append(group);
        this.groups.set(kind, group);
      }
  }

  /** @param {Kind} kind @param {string} markup */
  put(kind, markup) {
    const group = this.groups.get(kind);
    if (group && (markup || group.firstChild))
      group.innerHTML = markup;
  }

  /** Takes marks away: the kinds named, or all. @param {Kind[]} kinds */
  clear(...kinds) {
    for (const kind of kinds.length ? kinds : this.groups.keys())
      this.put(kind, '');
  }

  /** One path over several hexes. @param {Iterable<string>} hexes @param {number} [k] */
  area(hexes, k = 1) {
    let d = '';
    for (const hex of hexes)
      d += hexPath(this.geometry.at(hex), k);
    return d;
  }

  /** The outline round a set of hexes: the sides whose neighbour is not in it. @param {Iterable<string>} hexes */
  rim(hexes) {
    const set = new Set(hexes);
    let d = '';
    for (const hex of set) {
      const [x, y] = this.geometry.at(hex);
      for (let side = 1; side <= 6; side++) {
        const next = this.geometry.neighbour(hex, side);
        if (next && set.has(next))
          continue;
        const [a, b] = [VERT[side - 1], VERT[side % 6]];
        d += `M${point([x + a[0], y + a[1]])}L${point([x + b[0], y + b[1]])}`;
      }
    }
    return d;
  }

  /** @param {string} hex @param {string} markup @param {number} [dx] @param {number} [dy] */
  at(hex, markup, dx = 0, dy = 0) {
    const [x, y] = this.geometry.at(hex);
    return `<g transform="translate(${fix(x + dx)} ${fix(y + dy)})">${markup}</g>`;
  }

  /** The ring round a hex in its dark casing. @param {string} hex @param {string} name */
  ring(hex, name) {
    const d = hexPath(this.geometry.at(hex), INSET);
    return `<path class="${name}-case" d="${d}"/><path class="${name}" d="${d}"/>`;
  }

  /** @param {string|null} hex */
  selection(hex) {
    this.put('selection', hex ? this.ring(hex, 'sel') : '');
  }

  /** The hex the keys are at. @param {string|null} hex */
  focus(hex) {
    this.put('focus', hex ? this.ring(hex, 'fcs') : '');
  }

  /** The hex under the pointer. @param {string|null} hex */
  hover(hex) {
    this.put('hover', hex ? `<path class="hov" d="${hexPath(this.geometry.at(hex), INSET)}"/>` : '');
  }

  /**
   * Where a unit can come, with the cost in a disc and a triangle where enemies may answer.
   * @param {{hex: string, cost?: number|null, threat?: number}[]} list
   */
  reach(list) {
    const hexes = list.map(r => r.hex);
    this.put('reach', list.length ? `<path class="reach" d="${this.area(hexes)}"/><path class="reach-rim" d="${this.rim(hexes)}"/>` : '');
    const threatened = list.filter(r => r.threat);
    const hatch = threatened.length ? `<path class="hatched threat" d="${this.area(threatened.map(r => r.hex), 0.93)}"/>` : '';
    this.put('costs', list.map(r => this.cost(r)).join(''));
    this.groups.get('reach')?.insertAdjacentHTML('beforeend', hatch);
  }

  /** @param {{hex: string, cost?: number|null, threat?: number}} r */
  cost({ hex, cost, threat }) {
    return (
      (cost === null || cost === undefined ? '' : this.at(hex, `<g class="cost"><circle r="17.5"/><text y="7.6">${cost}</text></g>`, 0, 2)) +
      (threat ? this.at(hex, triangle(threat), 23, 21) : '')
    );
  }

  /** Hexes the enemy can fire at or stands in front of. @param {{hex: string, stacks: number}[]} list */
  threat(list) {
    this.put(
      'threat',
      list.length
        ? `<path class="hatched threat" d="${this.area(list.map(h => h.hex), INSET)}"/>` + list.map(h => this.at(h.hex, triangle(h.stacks), 28, 22)).join('')
        : '',
    );
  }

  /**
   * Front, flank and rear of a stack, each with its word on the hexside.
   * @param {string|null} hex @param {{front: string[], flank: string[], rear: string[]}} [zones]
   */
  zones(hex, zones) {
    const kinds = /** @type {const} */ (['front', 'flank', 'rear']);
    this.put('zones', zones ? kinds.map(k => `<path class="zone ${k}" d="${this.area(zones[k], INSET)}"/>`).join('') : '');
    this.put('labels', hex && zones ? kinds.map(k => zones[k].map(to => this.sideLabel(hex, to, t(`mark.${k}`))).join('')).join('') : '');
  }

  /** A word along the side between two hexes, never upside down. @param {string} hex @param {string} to @param {string} word */
  sideLabel(hex, to, word) {
    const [x, y] = this.geometry.at(hex);
    const [tx, ty] = this.geometry.at(to);
    const turn = (Math.atan2(ty - y, tx - x) * 180) / Math.PI + 90;
    const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
    const near = Math.hypot(tx - x, ty - y) < 110 ? 0.6 : 0;
    if (!near)
      return '';
    return `<text class="zone-word" transform="translate(${fix(x + (tx - x) * near)} ${fix(y + (ty - y) * near)}) rotate(${fix(upright)})" dy="4">${escape(word)}</text>`;
  }

  /** The target of fire with the lines from the firers. @param {string|null} hex @param {string[]} [from] */
  target(hex, from = []) {
    if (!hex) {
      this.put('target', '');
      return;
    }
    const lines = from.map(f => this.shot(f, hex)).join('');
    const cross = 'M-60 0H-40M60 0H40M0-60V-40M0 60V40';
    this.put(
      'target',
      (lines && `<path class="shot-case" d="${lines}"/><path class="shot" d="${lines}"/>`) +
        this.at(hex, `<circle class="tgt-case" r="47"/><circle class="tgt" r="47"/><path class="tgt-case" d="${cross}"/><path class="tgt" d="${cross}"/>`),
    );
  }

  /** Hexes that can be chosen as targets. @param {string[]} hexes */
  targets(hexes) {
    this.put('target', hexes.map(hex => this.at(hex, '<circle class="tgt-case thin" r="47"/><circle class="tgt thin" r="47"/>')).join(''));
  }

  /** The middle part of the line between two hexes. @param {string} from @param {string} to */
  shot(from, to) {
    const [a, b] = [this.geometry.at(from), this.geometry.at(to)];
    const cut = 42 / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1);
    /** @param {number} k */
    const on = k => point([a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k]);
    return cut < 0.5 ? `M${on(cut)}L${on(1 - cut)}` : '';
  }

  /**
   * Line of sight: green up to what blocks it, a cross there, red dots beyond.
   * @param {string|null} from @param {string} [to] @param {{visible: boolean, at: string|null}} [sight]
   */
  sight(from, to, sight) {
    if (!from || !to || !sight) {
      this.put('sight', '');
      return;
    }
    const [a, b] = [this.geometry.at(from), this.geometry.at(to)];
    const stop = sight.visible ? b : foot(a, b, sight.at ? this.geometry.at(sight.at) : b);
    /** @param {number[]} p @param {number[]} q */
    const line = (p, q) => `M${point(p)}L${point(q)}`;
    this.put(
      'sight',
      `<path class="los-case" d="${line(a, b)}"/><path class="los" d="${line(a, stop)}"/><circle class="los-end" cx="${fix(a[0])}" cy="${fix(a[1])}" r="7"/>` +
        (sight.visible
          ? `<circle class="los-end" cx="${fix(b[0])}" cy="${fix(b[1])}" r="11"/>`
          : `<path class="los-beyond" d="${line(stop, b)}"/><g class="los-block" transform="translate(${point(stop)})"><circle r="13"/><path d="M-6-6L6 6M-6 6L6-6"/></g>`),
    );
  }

  /** The field of view: what is not seen is shaded. @param {string[]} hidden @param {string|null} [from] */
  field(hidden, from = null) {
    this.put('field', (hidden.length ? `<path class="hatched hidden" d="${this.area(hidden)}"/>` : '') + (from ? `<path class="reach-rim" d="${hexPath(this.geometry.at(from), INSET)}"/>` : ''));
  }

  /** A commander's radius in his colour. @param {Iterable<string>} hexes @param {string} [strip] class of his colour */
  command(hexes, strip = 'k-none') {
    const d = this.rim(hexes);
    this.put('command', d && `<g class="${strip}"><path class="radius-case" d="${d}"/><path class="radius" d="${d}"/></g>`);
  }

  /** Stacks that may act: their hex is washed in the commander's colour. @param {{hex: string, strip: string}[]} list */
  may(list) {
    this.put('may', list.map(({ hex, strip }) => `<path class="may ${strip}" d="${hexPath(this.geometry.at(hex), 0.965)}"/>`).join(''));
  }

  /**
   * Arrows round a hex to choose a facing from; each is a button.
   * @param {string|null} hex @param {string[]} [facings] @param {(facing: string) => void} [choose]
   */
  faces(hex, facings = [], choose = () => {}) {
    this.put('faces', hex ? facings.map(facing => this.at(hex, arrow(facing))).join('') : '');
    for (const el of this.groups.get('faces')?.querySelectorAll('[data-facing]') ?? []) {
      const pick = (/** @type {Event} */ e) => {
        e.stopPropagation();
        e.preventDefault();
        choose(el.getAttribute('data-facing') ?? '');
      };
      el.addEventListener('click', pick);
      el.addEventListener('keydown', e => {
        const { key } = /** @type {KeyboardEvent} */ (e);
        if (key === 'Enter' || key === ' ')
          pick(e);
      });
    }
  }

  destroy() {
    for (const group of this.groups.values())
      group.remove();
  }
}

/** A warning triangle with a number. @param {number} n */
const triangle = n => `<g class="warn-n"><path d="M0-13L13.5 9.5H-13.5Z"/><text y="7">${n}</text></g>`;

/** An arrow over the corner a facing is named after. @param {string} facing */
function arrow(facing) {
  const corner = cornerOf(facing);
  const [x, y] = VERT[corner].map(v => v * 1.16);
  const name = escape(t('mark.face', { to: t(`facing.${facing}`) }));
  return (
    `<g class="face" data-facing="${facing}" role="button" tabindex="0" aria-label="${name}" transform="translate(${fix(x)} ${fix(y)}) rotate(${corner * 60})">` +
    '<circle r="21"/><path d="M0-12L10 3H4V11H-4V3H-10Z"/></g>'
  );
}

/** The point of a line nearest to another point. @param {number[]} a @param {number[]} b @param {number[]} p */
function foot(a, b, p) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const k = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy || 1);
  return [a[0] + dx * k, a[1] + dy * k];
}
