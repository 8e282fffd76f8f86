// Help drawn on the map: selection, reach with costs, zones, threat, target, line of sight, command
// radius, focus. Every kind is one group that is redrawn when it changes. Amber marks what is
// chosen or asked for, red what kills, and every colour has a second sign.

import { f as fix, hexPath } from '../map/geometry.js';
import { t } from '../words.js';
import '../words/counters.js';
import {
  INSET, POSSIBLE_TARGET, TARGET, adviceMarkup, area, arrowMarkup, costMarkup, rim, ringMarkup, shotPath, sideWord, sightMarkup,
  warningMarkup,
} from './outlines.js';

/**
 * @typedef {import('../map/board.js').Board} Board
 * @typedef {import('../map/geometry.js').Geometry} Geometry
 * @typedef {typeof UNDER[number] | typeof OVER[number]} Kind
 * @typedef {{hex: string, cost?: string|null, threat?: number, taken?: boolean}} Reach  threat: enemy stacks that may answer; taken: counters lie there
 */

/** Marks that lie under the counters, in order of painting, and those above. */
const UNDER = /** @type {const} */ (['field', 'command', 'may', 'reach', 'threat', 'zones', 'orders', 'hover']);
const OVER = /** @type {const} */ (['warnings', 'target', 'costs', 'words', 'selection', 'sight', 'advice', 'draft', 'chances', 'faces', 'focus']);
const ZONES = /** @type {const} */ (['front', 'flank', 'rear']);

const SVG = 'http://www.w3.org/2000/svg';

export class Marks {
  /**
   * @param {Board} board
   * @param {Geometry} geometry
   */
  constructor(board, geometry) {
    this.geometry = geometry;
    /** @type {Map<Kind, SVGGElement>} */
    this.groups = new Map();
    for (const kind of UNDER)
      this.add(board.layers.under, kind);
    for (const kind of OVER)
      this.add(board.layers.over, kind);
  }

  /**
   * @param {SVGGElement} layer
   * @param {Kind} kind
   */
  add(layer, kind) {
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('class', `mk mk-${kind}`);
    if (kind !== 'faces') // its arrows are buttons; all others say nothing that is not said in words
      group.setAttribute('aria-hidden', 'true');
    layer.append(group);
    this.groups.set(kind, group);
  }

  /**
   * @param {Kind} kind
   * @param {string} markup
   */
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

  /**
   * A drawing at a hex.
   * @param {string} hex
   * @param {string} markup
   * @param {number} [dx]
   * @param {number} [dy]
   */
  at(hex, markup, dx = 0, dy = 0) {
    const [x, y] = this.geometry.at(hex);
    return `<g transform="translate(${fix(x + dx)} ${fix(y + dy)})">${markup}</g>`;
  }

  /** All hexes of what is chosen. @param {string[]} hexes */
  selection(hexes) {
    this.put('selection', hexes.map(hex => ringMarkup(this.geometry.at(hex), 'sel')).join(''));
  }

  /** The hex the keys are at. @param {string|null} hex */
  focus(hex) {
    this.put('focus', hex ? ringMarkup(this.geometry.at(hex), 'fcs') : '');
  }

  /** The hex under the pointer. @param {string|null} hex */
  hover(hex) {
    this.put('hover', hex ? `<path class="hov" d="${hexPath(this.geometry.at(hex), INSET)}"/>` : '');
  }

  /** What is advised: the piece, and the way it is to go or what it is to deal with. @param {string[]} hexes */
  advice(hexes) {
    this.put('advice', adviceMarkup(hexes.map(hex => this.geometry.at(hex))));
  }

  /** Where a unit can come: one rim, costs in discs, hatched where enemies may answer. @param {Reach[]} list */
  reach(list) {
    const hexes = list.map(r => r.hex);
    const exposed = list.filter(r => r.threat).map(r => r.hex);
    const markup =
      `<path class="reach" d="${area(this.geometry, hexes)}"/>` +
      `<path class="hatched threat" d="${area(this.geometry, exposed, 0.93)}"/>` +
      `<path class="reach-rim" d="${rim(this.geometry, hexes)}"/>`;
    this.put('reach', list.length ? markup : '');
    this.put('costs', list.map(r => this.cost(r)).join(''));
  }

  /** @param {Reach} reach */
  cost({ hex, cost = null, threat = 0, taken = false }) {
    const disc = cost === null ? '' : taken ? this.at(hex, `<g transform="scale(.7)">${costMarkup(cost)}</g>`, 0, -43) : this.at(hex, costMarkup(cost), 0, 2);
    return disc + (threat ? this.at(hex, warningMarkup(threat), 23, 21) : '');
  }

  /** Hexes the enemy can fire at or stands in front of. @param {{hex: string, stacks: number}[]} list */
  threat(list) {
    const d = area(this.geometry, list.map(h => h.hex), INSET);
    this.put('threat', d && `<path class="hatched threat" d="${d}"/>`);
    this.put('warnings', list.map(h => this.at(h.hex, warningMarkup(h.stacks), 30, 24)).join(''));
  }

  /**
   * Front, flank and rear of a stack, each with its pattern and its word.
   * @param {string|null} hex
   * @param {Record<typeof ZONES[number], string[]>} [zones]
   */
  zones(hex, zones) {
    if (!hex || !zones)
      return this.clear('zones', 'words');
    const from = this.geometry.at(hex);
    const word = (/** @type {string} */ to, /** @type {string} */ k) => sideWord(from, this.geometry.at(to), t(`mark.${k}`));
    this.put('zones', ZONES.map(k => `<path class="zone ${k}" d="${area(this.geometry, zones[k], INSET)}"/>`).join(''));
    this.put('words', ZONES.flatMap(k => zones[k].map(to => word(to, k))).join(''));
  }

  /**
   * The target of fire, with lines from the firers.
   * @param {string|null} hex
   * @param {string[]} [from]
   */
  target(hex, from = []) {
    if (!hex)
      return this.clear('target');
    const d = from.map(f => shotPath(this.geometry.at(f), this.geometry.at(hex))).join('');
    this.put('target', (d && `<path class="shot-case" d="${d}"/><path class="shot" d="${d}"/>`) + this.at(hex, TARGET));
  }

  /** Hexes that can be chosen as targets. @param {string[]} hexes */
  targets(hexes) {
    this.put('target', hexes.map(hex => this.at(hex, POSSIBLE_TARGET)).join(''));
  }

  /**
   * Line of sight as the server answers it.
   * @param {string|null} from
   * @param {string} [to]
   * @param {{visible: boolean, at: string|null}} [sight]
   */
  sight(from, to, sight) {
    if (!from || !to || !sight)
      return this.clear('sight');
    const block = sight.visible ? null : this.geometry.at(sight.at ?? to);
    this.put('sight', sightMarkup(this.geometry.at(from), this.geometry.at(to), block));
  }

  /**
   * The field of view: what is not seen is shaded.
   * @param {string[]} hidden
   * @param {string|null} [from]
   */
  field(hidden, from = null) {
    const d = area(this.geometry, hidden);
    const here = from && `<path class="reach-rim" d="${hexPath(this.geometry.at(from), INSET)}"/>`;
    this.put('field', (d && `<path class="hatched hidden" d="${d}"/>`) + (here ?? ''));
  }

  /**
   * A commander's radius in his colour.
   * @param {Iterable<string>} hexes
   * @param {string} [strip] class of his colour
   */
  command(hexes, strip = 'k-none') {
    const d = rim(this.geometry, hexes);
    this.put('command', d && `<g class="${strip}"><path class="radius-case" d="${d}"/><path class="radius" d="${d}"/></g>`);
  }

  /**
   * Stacks that may act: their hex is washed in the commander's colour.
   * @param {{hex: string, strip: string}[]} list
   */
  may(list) {
    this.put('may', list.map(m => `<path class="may ${m.strip}" d="${hexPath(this.geometry.at(m.hex), 0.965)}"/>`).join(''));
  }

  /**
   * Arrows round a hex to choose a facing from.
   * @param {string|null} hex
   * @param {string[]} [facings]
   * @param {(facing: string) => void} [choose]
   */
  faces(hex, facings = [], choose = () => {}) {
    this.put('faces', hex ? facings.map(facing => this.at(hex, arrowMarkup(facing))).join('') : '');
    for (const el of this.groups.get('faces')?.querySelectorAll('.face') ?? [])
      this.listen(/** @type {SVGGElement} */ (el), choose);
  }

  /**
   * A click or a key on an arrow is not a click on the map.
   * @param {SVGGElement} arrow
   * @param {(facing: string) => void} choose
   */
  listen(arrow, choose) {
    const pick = (/** @type {Event} */ event) => {
      event.stopPropagation();
      event.preventDefault();
      choose(arrow.dataset.facing ?? '');
    };
    arrow.addEventListener('pointerdown', e => e.stopPropagation());
    arrow.addEventListener('click', pick);
    arrow.addEventListener('keydown', e => {
      if (e.key === 'Enter' || e.key === ' ')
        pick(e);
    });
  }

  destroy() {
    for (const group of this.groups.values())
      group.remove();
  }
}
