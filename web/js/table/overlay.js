// Turns what lies in the player's hand into marks on the map. The drawing itself is that of counters/marks.js.

import { lookOf as dressOf } from '../counters/look.js';
import { Marks } from '../counters/marks.js';
import { rim } from '../counters/outlines.js';
import { ordersMarkup } from './ghosts.js';
import { pointsText } from './points.js';
import { isGoing, isHostile } from './verbs.js';

/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('./desk.js').Desk} Desk */

export class Overlay {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.marks = new Marks(desk.board, desk.geometry);
    this.drafting = false;
    for (const news of /** @type {const} */ (['position', 'decision', 'selection'])) desk.on(news, () => this.draw());
    desk.on('wipe', () => this.marks.clear());
  }

  draw() {
    const { hand, model, orders, pieces } = this.desk;
    this.marks.selection([...new Set([...model.hexesOf(hand.shown), ...hand.group.hexes])]);
    this.marks.put('orders', this.desk.playing || orders.covered ? '' : ordersMarkup(this.desk, orders.list));
    pieces.select(hand.shown);
    const offered = this.desk.ready && !this.drafting ? hand.targets : [];
    this.drawMay();
    this.drawTargets(offered.filter(isHostile));
    this.drawReach(offered.filter(c => !isHostile(c)));
    this.drawFaces();
  }

  /** Without a unit in hand every stack that may act is washed in its commander's colour. */
  drawMay() {
    const { hand, model } = this.desk;
    const free = this.desk.ready && !model.choices.byUnit.has(hand.unit ?? '');
    /** @type {Map<string, string>} */
    const able = new Map();
    if (free)
      for (const id of model.choices.byUnit.keys()) {
        const hex = model.unit(id)?.hex,
          piece = model.piece(id);
        if (hex && piece && hand.suits(id)) able.set(hex, dressOf(piece).strip);
      }
    this.marks.may([...able].map(([hex, strip]) => ({ hex, strip })));
    this.desk.pieces.mark('able', able.keys());
  }

  /** What can be fired at or fought; else the enemy the decision is about. @param {Choice[]} list */
  drawTargets(list) {
    const { hand, model } = this.desk;
    const aimed = hand.unit || hand.verb || list.every(c => !c.unit) ? [...new Set(list.map(c => c.hex ?? ''))] : [];
    const { question, prompt } = model.latest ?? {};
    const own = model.unit(prompt?.unit)?.hex; // in a melee both stand in one hex
    const about = this.desk.ready && (question || model.choices.shot) && prompt?.hex !== own ? prompt?.hex : null;
    const enemy = about && model.stack(about).some(u => !model.isOwn(u.id)) ? about : null;
    if (aimed.length > 0 || !enemy) this.marks.targets(aimed);
    else this.marks.target(enemy, model.choices.shot ? this.hexesOf(model.choices.firers(prompt?.unit)) : []);
  }

  /** @param {string[]} ids */
  hexesOf(ids) {
    return ids.map(id => this.desk.model.unit(id)?.hex ?? '').filter(Boolean);
  }

  /** Places to go: what the server's reach says, else the choices themselves. @param {Choice[]} list */
  drawReach(list) {
    const { hand, model } = this.desk;
    /** @type {Map<string, import('../counters/marks.js').Reach>} */
    const places = new Map();
    const one = hand.unit || hand.verb || model.choices.byUnit.size <= 1;
    if (this.desk.ready && one && !this.drafting) {
      if (!hand.verb || hand.list.some(c => c.verb === hand.verb && isGoing(c)))
        for (const r of hand.reach.values())
          places.set(r.hex, { ...this.place(r.hex, r.cost), threat: model.stack(r.hex).length ? 0 : r.threat });
      for (const c of list)
        if (c.hex && !places.has(c.hex)) places.set(c.hex, this.place(c.hex, c.cost));
    }
    this.marks.reach([...places.values()]);
    this.desk.board.keepClear([...model.hexesOf(hand.shown), ...places.keys()]);
  }

  /** A place to go, and what going there costs if anything. @param {string} hex  @param {number|null} cost */
  place(hex, cost) {
    return { hex, cost: cost ? pointsText(this.desk.model.table, cost) : null, taken: this.desk.model.stack(hex).length > 0 };
  }

  /** Arrows, where a facing is all that is left to choose or the player has taken up a turn. */
  drawFaces() {
    const { hand, model } = this.desk;
    const own = model.choices.of(hand.unit).filter(
      c => c.facing && (!hand.verb || c.verb === hand.verb) && (!hand.place || c.hex === hand.place));
    const settled = new Set(own.map(c => c.hex)).size === 1; // elsewhere the hex is chosen first
    const wanted = settled && (hand.verb ? own.length > 0 : own.length === model.choices.of(hand.unit).length);
    const hex = own[0]?.hex ?? model.unit(hand.unit)?.hex ?? null;
    if (!this.desk.ready || !wanted || !hex) {
      this.marks.faces(null);
      return;
    }
    this.marks.faces(
      hex,
      own.map(c => /** @type {string} */ (c.facing)),
      facing => {
        const choice = own.find(c => c.facing === facing);
        if (choice) void hand.choose(choice);
      },
    );
  }

  /** The choice whose chances are shown. @param {Choice|null} choice */
  aim(choice) {
    const from = this.desk.model.unit(choice?.unit)?.hex;
    if (choice?.hex && isHostile(choice)) this.marks.target(choice.hex, from ? [from] : []);
    else this.draw();
  }

  /** @param {{from: string, to: string, visible: boolean, at: string|null}|null} line */
  sight(line) {
    if (line) this.marks.sight(line.from, line.to, line);
    else this.marks.sight(null);
  }

  /** @param {{from: string, hidden: string[]}|null} view */
  field(view) {
    this.marks.field(view?.hidden ?? [], view?.from ?? null);
  }
  /** @param {{hex: string, stacks: number}[]|null} hexes */
  threat(hexes) {
    this.marks.threat(hexes ?? []);
  }
  /** The order that is being drawn up. @param {string} markup */
  draft(markup) {
    const { active } = this.desk.draft;
    this.marks.put('draft', markup);
    if (this.drafting === active) return;
    this.drafting = active; // where a single piece could go is of no interest meanwhile
    this.draw();
  }
  /** Chances of an order to fire, by target. @param {string} markup */
  chances(markup) {
    this.marks.put('chances', markup);
  }
  /** What is advised: the piece first, then the way. @param {string[]} way */
  advice(way) {
    this.marks.advice(way);
  }
  /** @param {string|null} hex */
  focus(hex) {
    this.marks.focus(hex);
  }
  /** @param {string|null} hex */
  hover(hex) {
    this.marks.hover(hex);
  }

  /**
   * @param {{front: string[], flank: string[], rear: string[]}|null} zones
   * @param {string|null} [hex] whose they are; the piece that is shown if absent
   */
  zones(zones, hex = this.desk.model.unit(this.desk.hand.shown)?.hex ?? null) {
    if (zones && hex) this.marks.zones(hex, zones);
    else this.marks.zones(null);
  }

  /** The field of fire of a stack: a rim around it, a ring on enemy pieces in it. @param {string[]} hexes  @param {string} of */
  arc(hexes, of) {
    const { model } = this.desk;
    const side = model.piece(of)?.side;
    this.marks.put('field', hexes.length > 0 ? `<path class="arc" d="${rim(this.desk.geometry, hexes)}"/>` : '');
    this.marks.targets(hexes.filter(hex => model.stack(hex).some(u => model.piece(u.id)?.side !== side)));
  }

  /** @param {{unit: string, hexes: string[]}|null} radius */
  command(radius) {
    const piece = this.desk.model.piece(radius?.unit);
    this.marks.command(radius?.hexes ?? [], piece ? dressOf(piece).strip : undefined);
  }
}
