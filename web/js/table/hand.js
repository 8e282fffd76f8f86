// The player's hand: the unit he has picked, the verb he has taken up, and what a click on the map means then. A click
// never guesses: a place that is marked with its cost, or what answers the verb in hand, is done; anything else is named
// first, with what it costs; where there is nothing to do, it is said why.

import { groups, turnsOnly, wants } from './choices.js';
import { Group } from './group.js';
import { t } from '../words.js';
import { always } from './orders.js';
import { capital } from './sentence.js';
import { isGoing, isHostile } from './verbs.js';
import { reachOf, walk } from './walk.js';

/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('./desk.js').Desk} Desk */

/** So many names of a group are read out. */
const NAMED = 3;

export class Hand {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    /** @type {string|null} the unit whose choices are offered */
    this.unit = null;
    /** Whose hand it is: at one screen it passes from side to side. */
    this.side = '';
    /** @type {string|null} a piece that is only looked at */
    this.looked = null;
    /** @type {string|null} */
    this.verb = null;
    /** @type {string|null} the hex of the verb taken up, where a facing is still to be chosen */
    this.place = null;
    /** The pieces the next order is for. */
    this.group = new Group(desk);
    /** @type {Map<string, import('./walk.js').Reach>} where the unit in hand can come */
    this.reach = new Map();
    /** @type {{forecast: (c: Choice, unasked?: boolean) => Promise<void>, whyHex: (hex: string) => void, whyPiece: (id: string, hex: string) => void, menu: (list: Choice[], hex: string) => void, close: () => boolean}} */
    this.popovers = /** @type {any} */ (null);
    desk.on('decision', () => this.refresh());
    desk.on('wipe', () => this.clear());
  }

  /** Choices of the unit in hand, or all where none is, or where the verb in hand is that of its companions. */
  get list() {
    const { choices } = this.desk.model, own = choices.of(this.unit);
    return own.length > 0 && (!this.verb || own.some(c => c.verb === this.verb)) ? own : choices.list;
  }

  /** What companions may do while the unit in hand is asked about: join it, be put on top of the stack. */
  get companions() {
    const { choices, latest } = this.desk.model;
    if (!this.unit || this.unit !== latest?.prompt?.unit || !choices.byUnit.has(this.unit)) return [];
    return choices.list.filter(c => c.unit && c.unit !== this.unit);
  }

  /**
   * What the map offers now: choices with a place, of the verb taken up if there is one. While nothing lies in the hand
   * a hex means fire at it, or an action without a unit: no unit is sent there by a guess. What wants a facing too,
   * or is done where the unit stands, has its button.
   */
  get targets() {
    const free = !this.verb && !this.desk.model.choices.byUnit.has(this.unit ?? '');
    return this.list.filter(
      c => c.hex && (!this.verb || c.verb === this.verb) && (!free || !c.unit || isHostile(c)) &&
        (this.verb || (!c.facing && !this.isHere(c))),
    );
  }

  /** Whether a choice of a unit has its place where the unit stands. @param {Choice} c */
  isHere(c) {
    return !isHostile(c) && this.desk.model.hexesOf(c.unit).includes(c.hex ?? '');
  }

  /** The piece the card and the map speak of. */
  get shown() {
    return this.looked ?? this.unit;
  }

  clear() {
    this.unit = null;
    this.looked = null;
    this.verb = null;
    this.place = null;
    this.group.clear();
    this.reach.clear();
  }

  /** Another side decides: what its enemy has picked, or said of his next order, is not for it. */
  passOn() {
    const { side } = this.desk.model;
    if (side === this.side) return;
    this.side = side;
    this.clear();
    this.desk.manner?.clear();
  }

  /** A new decision: keep the unit if it still has something to do, else take the one the question is about. */
  refresh() {
    this.passOn();
    const { choices, latest } = this.desk.model;
    const asked = latest?.prompt?.unit ?? null;
    this.verb = null;
    this.place = null;
    this.reach.clear();
    if (this.desk.ready) this.looked = null;
    if (!this.desk.ready) this.unit = choices.byUnit.has(this.unit ?? '') ? this.unit : null;
    else if (choices.shot) this.unit = null;
    else if (asked && choices.byUnit.has(asked)) this.unit = asked;
    else if (!choices.byUnit.has(this.unit ?? '') || choices.which) this.unit = choices.only;
    if (this.unit && !this.group.has(this.unit)) this.show(this.unit);
    else if (!this.unit && this.group.taken < 0) this.group.clear(); // the question was about it, and is answered
    this.takeOnly();
    this.popovers?.close();
    this.desk.emit('selection');
    void this.askReach();
    if (this.desk.ready && choices.shot && this.showsChances) void this.popovers.forecast(choices.shot, true);
  }

  /**
   * While those that take part are being named the chances are shown unasked, where the popover offers to name more or all
   * are named; not over hexes that could still join, and not before a lesson has got there.
   */
  get showsChances() {
    const { choices, latest } = this.desk.model, { shot, list } = choices, lesson = latest?.lesson;
    if (lesson && !lesson.done && !lesson.expect.includes(shot?.action ?? '')) return false;
    return !list.some(c => c.role === 'attacks');
  }

  /** Orders are for the piece that is shown. @param {string} id */
  show(id) {
    this.group.set([id]);
    this.group.taken = -1;
  }

  /** Pieces of several hexes lie in the hand: what a single one can do is not offered. */
  get many() {
    return this.freely && this.group.hexes.length > 1;
  }

  /** Where there is but one thing to do, its places are shown at once. */
  takeOnly() {
    const groups = this.buttons, wanted = wants(groups[0]?.list ?? []);
    if (this.desk.ready && groups.length === 1 && wanted !== 'nothing' && !(wanted === 'unit' && this.freely)) this.verb = groups[0].verb;
  }

  /** The question is who acts next: pieces are selected freely, and a click on one begins nothing. */
  get freely() {
    return this.desk.orders?.can && !!this.desk.model.latest?.left;
  }

  async askReach() {
    const { unit } = this;
    const { choices, n } = this.desk.model;
    if (!this.desk.ready || !unit || !choices.of(unit).some(isGoing)) return;
    const reach = await reachOf(this.desk, unit);
    if (unit !== this.unit || n !== this.desk.model.n) return;
    this.reach = reach;
    this.desk.emit('selection');
    this.desk.revealReach();
  }

  /** An order is given: the pieces stay selected, but a click on the map no longer means them. */
  putDown() {
    this.unit = null;
    this.verb = null;
    this.place = null;
    this.reach.clear();
  }

  /** Pieces for the next order; a lone one lies in the hand too. @param {string[]} ids */
  takeGroup(ids) {
    this.select(ids.length === 1 ? ids[0] : null);
    this.group.set(ids);
    this.desk.emit('selection');
    this.sayGroup();
  }

  /** A click with Shift: a stack more, or less. @param {string} hex */
  addStack(hex) {
    const ids = this.group.ownAt(hex);
    if (ids.length === 0) return;
    this.popovers.close();
    this.group.toggle(ids);
    this.tellGroup();
  }

  /** A piece of a stack more, or less. @param {string} id */
  addPiece(id) {
    if (!this.desk.model.isOwn(id)) return;
    this.popovers.close();
    this.group.toggle([id]);
    this.tellGroup();
  }

  /** Pieces of several hexes are one for orders: a click on the map no longer means a single one of them, unless one is on the move. */
  tellGroup() {
    if (this.many) {
      this.putDown();
      this.looked = null;
    }
    this.desk.emit('selection');
    this.sayGroup();
  }

  /** For ears: how many they are, which, and where. */
  sayGroup() {
    const { group, desk: { model } } = this, ids = group.list, names = ids.slice(0, NAMED).map(id => model.name(id)).join(', ');
    const more = ids.length > NAMED ? ` ${t('table.and_more', { n: ids.length - NAMED })}` : '', hexes = group.hexes.map(hex => t('table.hex', { hex })).join(', ');
    this.desk.say(ids.length > 0 ? `${t('table.group', { n: ids.length })}: ${names}${more}; ${hexes}` : t('table.group', { n: 0 }));
  }

  /** Everybody, for orders that all follow. */
  takeAll() {
    this.select(null);
    this.group.all();
    this.desk.emit('selection');
    this.desk.say(t('table.everyone'));
  }

  /** A double click: the battalion, then the command. @param {string} hex */
  widen(hex) {
    const ids = this.group.ownAt(hex), id = ids.find(i => this.group.has(i)) ?? ids[0];
    if (!id) return;
    this.popovers.close();
    this.group.widen(id);
    this.tellGroup();
  }

  /**
   * Takes a unit up. A piece without a choice is only looked at: the unit in hand stays if it is the enemy's, or if the
   * question is about that unit; else buttons, reach and keys would belong to another piece than the one that is shown.
   * @param {string|null} id
   */
  select(id) {
    const { choices, latest } = this.desk.model, own = !!id && this.desk.model.isOwn(id);
    this.popovers.close();
    this.group.set(own ? [id] : []);
    if (id && !choices.byUnit.has(id)) {
      if (own && this.unit !== latest?.prompt?.unit) this.putDown();
      this.looked = id;
      this.desk.emit('selection');
      return;
    }
    this.looked = null;
    if (id === this.unit && !this.verb) {
      this.desk.emit('selection');
      return;
    }
    this.unit = id;
    this.verb = null;
    this.place = null;
    this.reach.clear();
    this.takeOnly();
    this.desk.emit('selection');
    void this.askReach();
  }

  /** @param {string|null} verb */
  take(verb) {
    this.popovers.close();
    this.verb = verb;
    this.place = null;
    this.desk.emit('selection');
  }

  /** Esc: the popover, then the verb, then the unit and all that were taken with it. @returns {boolean} whether there was anything to leave */
  back() {
    if (this.popovers.close()) return true;
    if (this.looked) {
      this.looked = null;
      this.putBack();
      return true;
    }
    if (this.place) {
      this.take(this.verb);
      return true;
    }
    if (this.verb && this.buttons.length > 1) {
      this.take(null);
      return true;
    }
    if (this.unit && this.unit !== this.desk.model.choices.only) {
      this.select(null);
      return true;
    }
    if (this.group.list.some(id => id !== this.unit)) {
      this.putBack();
      return true;
    }
    return false;
  }

  /** Orders are for the unit in hand again, or for nobody. */
  putBack() {
    if (this.unit) this.show(this.unit);
    else this.group.clear();
    this.desk.emit('selection');
  }

  /** A button of the bar. @param {import('./choices.js').Group} group */
  press(group) {
    if (wants(group.list) === 'nothing') void this.choose(group.list[0]);
    else this.take(this.verb === group.verb && this.buttons.length > 1 ? null : group.verb);
  }

  /** Does a choice; what rolls a die is shown with its chances first. @param {Choice} choice */
  async choose(choice) {
    if (!this.desk.ready) return;
    this.popovers.close();
    if (this.desk.manner.always) await this.desk.orders.give(always(choice.action));
    else if (this.isRisk(choice)) await this.popovers.forecast(choice);
    else await this.desk.act(choice.action);
  }

  /** Fire, a fight, or a die that could be avoided: worth a look at the chances. @param {Choice} choice */
  isRisk(choice) {
    const { choices } = this.desk.model;
    if (choice === choices.decline) return false;
    return isHostile(choice) || (choice.rolls && choices.list.some(c => !c.rolls));
  }

  /** A click on the map. @param {string} hex */
  click(hex) {
    if (!this.desk.ready) {
      this.look(hex);
      return;
    }
    const here = this.targets.filter(c => c.hex === hex);
    if (here.length === 1) {
      void this.choose(here[0]);
      return;
    }
    if (here.length > 1) {
      this.several(here, hex);
      return;
    }
    const { choices, latest } = this.desk.model;
    if (choices.shot && hex === latest?.prompt?.hex) {
      void this.choose(choices.shot);
      return;
    }
    const path = this.reach.get(hex)?.path;
    if (path?.length) {
      void walk(this.desk, path);
      return;
    }
    this.pick(hex);
  }

  /**
   * Several choices in one hex: where one of them goes there it is done, for the others there are buttons; facings are
   * asked by arrows; else of one unit they are asked, of several the units are.
   * @param {Choice[]} list  @param {string} hex
   */
  several(list, hex) {
    const going = list.filter(isGoing);
    if (!this.verb && going.length === 1 && list.every(c => c.unit === going[0].unit && !isHostile(c))) {
      void this.choose(going[0]);
    } else if (turnsOnly(list)) {
      this.take(list[0].verb);
      this.place = hex;
      this.desk.emit('selection');
    } else {
      this.popovers.menu(list, hex);
    }
  }

  /** A piece with choices in that hex is taken up; clicking again takes the next one below, or says what a lone one can do. @param {string} hex */
  pick(hex) {
    const { model } = this.desk,
      { choices } = model;
    const able = model.stack(hex).filter(u => choices.byUnit.has(u.id) && this.suits(u.id));
    if (able.length === 0) {
      this.refuse(hex);
      return;
    }
    const atOnce = able.flatMap(u => choices.of(u.id).filter(c => !this.verb || c.verb === this.verb));
    if (!this.freely && able.length > 1 && atOnce.length === able.length && atOnce.every(c => !c.hex && !c.facing)) {
      this.several(atOnce, hex);
      return;
    }
    const now = able.findIndex(u => u.id === this.unit), whole = !this.group.isOnlyAt(hex);
    const here = able.length === 1 && now === 0 && !this.verb ? choices.of(able[0].id).filter(c => !c.hex && !c.facing) : [];
    if (here.length > 0) this.popovers.menu(here, hex);
    else this.pickUnit(able[(now + 1) % able.length].id);
    if (whole) this.takeStack(hex);
  }

  /** The first click is for all that lie there, a further one for the piece it shows. @param {string} hex */
  takeStack(hex) {
    this.group.set(this.group.ownAt(hex));
    this.desk.emit('selection');
  }

  /** With a verb in hand only pieces that can do it count. @param {string} id */
  suits(id) {
    return !this.verb || this.desk.model.choices.of(id).some(c => c.verb === this.verb);
  }

  /** A piece that answers the verb in hand does; one with just one thing to do is asked about it; else it lies in the hand. @param {string} id */
  pickUnit(id) {
    const own = this.desk.model.choices.of(id).filter(c => !this.verb || c.verb === this.verb);
    const { verb } = this, hex = this.desk.model.unit(id)?.hex;
    const alone = own.length === 1 && !own[0].hex && !own[0].facing && this.desk.ready;
    if (alone && (verb || !hex)) {
      void this.choose(own[0]);
      return;
    }
    if (alone && hex && !this.freely) {
      this.popovers.menu(own, hex);
      return;
    }
    this.select(id);
    if (verb && own.length > 0) this.take(verb);
  }

  /** Nothing to choose there: say why, and show what lies there. @param {string} hex */
  refuse(hex) {
    const top = this.desk.model.stack(hex)[0];
    const inHand = this.desk.model.choices.of(this.unit).length > 0;
    if (!top && !inHand) {
      this.select(null);
      return;
    }
    if (top && (this.desk.model.isOwn(top.id) || !inHand)) {
      this.select(top.id);
      this.takeStack(hex);
      if (this.desk.model.isOwn(top.id)) this.popovers.whyPiece(top.id, hex);
      return;
    }
    this.popovers.whyHex(hex);
  }

  /** Not the player's decision: a click shows what lies there. @param {string} hex */
  look(hex) {
    const stack = this.desk.model.stack(hex);
    const now = stack.findIndex(u => u.id === this.shown);
    this.select(stack[(now + 1) % stack.length]?.id ?? null);
  }

  /** Verbs of companions; one that the unit in hand has too stands for each of them by itself. @returns {import('./choices.js').Group[]} */
  get joined() {
    const own = new Set(this.desk.model.choices.of(this.unit).map(c => c.verb));
    return groups(this.companions).flatMap(g => {
      if (!own.has(g.verb)) return [{ ...g, named: true }];
      return g.list.filter(c => !c.hex && !c.facing).map(c => ({ ...g, list: [c], named: true }));
    });
  }

  /** The groups the bar shows: verbs of the unit in hand or of all, then of companions, then what concerns no unit, each for itself. */
  get buttons() {
    const { choices } = this.desk.model;
    const own = choices.of(this.unit);
    const list = this.many ? [] : own.length > 0 ? own : choices.list.filter(c => c.unit);
    const alone = groups(choices.plain.filter(c => !c.hex)).flatMap(g =>
      g.list.map(c => ({ verb: c.verb, label: g.list.length > 1 ? capital(c.text) : c.label, list: [c] })),
    );
    return [...groups([...list, ...choices.plain.filter(c => c.hex)]), ...this.joined, ...alone].filter(g => g.list[0] !== choices.decline);
  }
}
