// Gives an order, whatever it is, by gestures at the table: the pieces are selected, it is said how, and they are dragged
// to their goal. Nothing is typed. Two or three stacks are clicked, more are taken by a
// box, with Shift for what it leaves out or takes too many.

import assert from 'node:assert/strict';
import { Chooser, FACINGS } from './chooser.mjs';

/** @typedef {import('./hands.mjs').Hands} Hands */
/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {{hex: string, want: string[], all: string[]}} Stack pieces of a hex: those wanted, and those a click takes */
/** @typedef {{inputs: number, box: Stack[], rest: Stack[], out: Stack[]}} Way a box about some, what is still to be added, and what is to be taken out */

/** Keys of what an order may be told. @type {Record<string, string>} */
const HOW = { safely: 's', row: 'r', loss: 'l' };
/** So many stacks are worth a box; fewer are clicked one by one. */
const A_BOX = 4;
const AT_WILL = { fire: 'order-will', assault: 'order-attack', follow: 'order-follow', hold: 'order-hold' };

/** An order taken apart. @param {string} text */
export function parse(text) {
  const [kind, ...words] = text.split(' ');
  const order = { kind, pieces: /** @type {string[]} */ ([]), hex: '', facing: '', via: /** @type {string[]} */ ([]), as: '', near: 0, above: 0, until: 0, how: /** @type {string[]} */ ([]), action: '', always: false };
  if (kind === 'act') {
    order.always = words.at(-1) === 'always';
    order.action = words.slice(0, order.always ? -1 : undefined).join(' ');
    return order;
  }
  for (let word = words.shift(), via = false; word !== undefined; word = words.shift()) {
    /** @type {boolean} */
    const on = via && /^\d{4}$/.test(word);
    if (on) order.via.push(word);
    via = on || word === 'via';
    if (on || via || word === 'at' || word === 'will') continue;
    if (word === 'as') order.as = words.shift() ?? '';
    else if (word === 'near' || word === 'above' || word === 'until') order[word] = Number(words.shift());
    else if (HOW[word]) order.how.push(word);
    else if (FACINGS.includes(word)) order.facing = word;
    else if (/^\d{4}$/.test(word)) order.hex = word;
    else order.pieces.push(word);
  }
  return order;
}

/** @typedef {ReturnType<typeof parse>} Parsed */

export class Marshal {
  /** @param {Table} table  @param {Hands} hands */
  constructor(table, hands) {
    this.table = table;
    this.hands = hands;
    this.page = table.page;
    this.chooser = new Chooser(table, hands);
    hands.brisk = true;
  }

  /** @param {string} text @returns {Promise<string>} what the page has sent */
  async give(text) {
    const order = parse(text), { wire } = this.table, before = wire.acted.length;
    if (order.kind === 'act') await this.chooser.choose(order.action, order.always);
    else if (order.kind === 'done') await this.finish(order);
    else await this.command(order);
    assert.ok(await this.table.heard(() => wire.acted.length > before), `"${text}" is taken`);
    await this.table.quiet();
    assert.equal(wire.acted.length, before + 1, `"${text}" is one order`);
    return wire.acted[before];
  }

  /** @param {Parsed} order */
  async finish(order) {
    await this.tell(order, true);
    await this.hands.key('x');
  }

  /** Pieces do something. @param {Parsed} order */
  async command(order) {
    const { hands } = this;
    await this.select(order.pieces);
    if (!order.hex) {
      await this.tell(order, true);
      return hands.press(AT_WILL[/** @type {keyof typeof AT_WILL} */ (order.kind)]);
    }
    if (order.kind === 'fire' && !this.onlyGuns(order.pieces)) {
      await hands.key('f');
      await this.tell(order, false);
      return hands.click(order.hex);
    }
    if (order.as) await hands.press(`how-as-${order.as}`);
    const from = String(this.table.hexes.get(order.pieces[0]));
    await hands.drag(from, order.via[0] ?? order.hex, async () => {
      for (const [i] of order.via.entries()) {
        await hands.key('v');
        await hands.moveTo(order.via[i + 1] ?? order.hex);
      }
      await this.tell(order, false);
      if (order.kind === 'march' && order.near === 0 && this.isEnemy(order.hex)) await this.page.keyboard.down('Control');
      if (order.facing) await this.face(order);
    });
    for (const key of ['Shift', 'Control']) await this.page.keyboard.up(key);
  }

  /** How it is to be done, by keys. @param {Parsed} order  @param {boolean} shift no order is being drawn up yet */
  async tell({ how, near, above, until }, shift) {
    const key = (/** @type {string} */ name) => this.hands.key(shift ? `Shift+${name.toUpperCase()}` : name);
    for (const word of how) await key(HOW[word]);
    if (near > 0) await (shift ? this.hands.key(`Shift+Digit${near}`) : this.hands.key(String(near)));
    for (let at = 30; above > 0 && at <= above; at += 10) await key('p');
    for (let at = (this.table.now.turn ?? 0) + 1; until > 0 && at <= until; at++) await key('t');
  }

  /** With Shift the pointer says which way they face. @param {Parsed} order */
  async face({ hex, facing }) {
    const { x, y } = await this.table.atRest(hex), angle = FACINGS.indexOf(facing) * Math.PI / 6, far = 40;
    this.hands.inputs++;
    await this.page.keyboard.down('Shift');
    await this.page.mouse.move(x + far * Math.sin(angle), y - far * Math.cos(angle), { steps: 3 });
  }

  /** @param {string[]} ids */
  onlyGuns(ids) {
    return ids.every(id => this.table.wire.table?.pieces.find(p => p.id === id)?.kind === 'guns');
  }

  /** @param {string} hex */
  isEnemy(hex) {
    const { wire, now, hexes } = this.table, there = (wire.table?.pieces ?? []).filter(p => hexes.get(p.id) === hex);
    return there.length > 0 && there.every(p => p.side !== now.side);
  }

  // --- selection

  /** @param {string[]} ids */
  async select(ids) {
    if (ids[0] === 'all') return this.hands.key('Control+A');
    const stacks = this.stacks(ids);
    const hexes = [...new Set(this.owned().map(([, hex]) => hex))], seen = await this.table.allOnScreen(hexes);
    const way = this.shortest(stacks, new Map(hexes.map((hex, i) => [hex, seen[i]])));
    if (way.box.length > 0) await this.hands.box(way.box.map(s => s.hex));
    let first = way.box.length === 0;
    for (const stack of [...way.out, ...way.rest]) {
      await this.take(stack, first);
      first = false;
    }
    for (const stack of way.box) if (isPart(stack)) await this.pick(stack.hex, stack.all.filter(id => !stack.want.includes(id)), false);
  }

  /** Adds a stack, or takes it out. @param {Stack} stack  @param {boolean} first */
  async take(stack, first) {
    if (isPart(stack)) await this.pick(stack.hex, stack.want, first);
    else await this.hands.click(stack.hex, { shift: !first });
  }

  /** Pieces one by one from the tray, which opens when the pointer rests. @param {string} hex  @param {string[]} ids  @param {boolean} first */
  async pick(hex, ids, first) {
    for (const [i, id] of ids.entries()) await this.hands.pick(hex, id, { shift: !first || i > 0 });
  }

  /** The player's pieces on the map, and where they are. @returns {[string, string][]} */
  owned() {
    const { wire, now, hexes } = this.table;
    return (wire.table?.pieces ?? []).filter(p => p.side === now.side).flatMap(p => (hexes.get(p.id) ? [[p.id, String(hexes.get(p.id))]] : []));
  }

  /** @param {string[]} ids @returns {Stack[]} */
  stacks(ids) {
    const own = this.owned(), leads = (/** @type {string} */ id) => /leader/.test(this.table.wire.table?.pieces.find(p => p.id === id)?.kind ?? '');
    return [...new Set(ids.map(id => String(this.table.hexes.get(id))))].map(hex => {
      const here = own.filter(([, at]) => at === hex).map(([id]) => id), troops = here.filter(id => !leads(id));
      return { hex, want: here.filter(id => ids.includes(id)), all: troops.length > 0 ? troops : here };
    });
  }

  /** By clicks alone, or with the box that saves most. @param {Stack[]} stacks  @param {Map<string, {x: number, y: number}>} places @returns {Way} */
  shortest(stacks, places) {
    const clicks = (/** @type {Stack[]} */ list) => list.reduce((sum, s) => sum + (isPart(s) ? s.want.length : 1), 0);
    const at = (/** @type {string} */ hex) => /** @type {{x: number, y: number}} */ (places.get(hex));
    /** @type {Way} */
    let best = { inputs: clicks(stacks), box: [], rest: stacks, out: [] };
    for (const a of stacks) for (const b of stacks) for (const c of stacks) for (const d of stacks) {
      const inside = (/** @type {string} */ hex) => at(hex).x >= at(a.hex).x && at(hex).x <= at(b.hex).x && at(hex).y >= at(c.hex).y && at(hex).y <= at(d.hex).y;
      const box = stacks.filter(s => inside(s.hex)), rest = stacks.filter(s => !inside(s.hex));
      if (box.length < A_BOX) continue;
      const wanted = new Set(stacks.map(s => s.hex)), out = this.others(places, inside, wanted);
      const inputs = 1 + clicks(rest) + out.length + box.reduce((sum, s) => sum + s.all.length - s.want.length, 0);
      if (inputs < best.inputs) best = { inputs, box, rest, out };
    }
    return best;
  }

  /** Stacks in the box that do not belong there. @param {Map<string, unknown>} places  @param {(hex: string) => boolean} inside  @param {Set<string>} wanted @returns {Stack[]} */
  others(places, inside, wanted) {
    return [...places.keys()].filter(hex => inside(hex) && !wanted.has(hex)).map(hex => ({ hex, want: [], all: [] }));
  }
}

/** Whether a click takes more than is wanted, or something else. @param {Stack} stack */
const isPart = ({ want, all }) => want.length !== all.length || want.some(id => !all.includes(id));
