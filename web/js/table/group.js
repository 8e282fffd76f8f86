// The pieces an order is for: a stack, some of them, a battalion, a command. Nothing here knows a rule: a battalion is
// what its pieces' names have in common, as printed on the counters.

/** @typedef {import('../types.js').Unit} Unit */
/** @typedef {import('./desk.js').Desk} Desk */

export class Group {
  /** @type {Set<string>} */
  #ids = new Set();
  /** Whose battalion a double click has taken: the next one takes the command, though its first click takes the stack. */
  #wide = '';
  /** All the player has: an order for them holds for those that come later too. */
  everybody = false;
  /** At which entry they were taken; -1: nobody has taken them, the question is about them. */
  taken = -1;

  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
  }

  /** @param {string} id */
  has(id) {
    return this.#ids.has(id);
  }

  /** Those that are still on the map, in the order they were taken. @returns {string[]} */
  get list() {
    return [...this.#ids].filter(id => this.desk.model.unit(id)?.hex);
  }

  /** Every hex they lie in. */
  get hexes() {
    return [...new Set(this.list.flatMap(id => this.desk.model.hexesOf(id)))];
  }

  /** Whether a stack in that hex belongs to it. @param {string} hex */
  isAt(hex) {
    return this.desk.model.stack(hex).some(u => this.has(u.id));
  }

  /** Whether all of it lies there. @param {string} hex */
  isOnlyAt(hex) {
    return this.#ids.size > 0 && this.list.every(id => this.desk.model.unit(id)?.hex === hex);
  }

  /** These and no others. @param {Iterable<string>} ids */
  set(ids) {
    this.#ids = new Set(ids);
    if (!this.has(this.#wide)) this.#wide = '';
    this.everybody = false;
    this.taken = this.desk.model.n;
  }

  /** Whether the player has taken them for an order of now, not for an earlier one. */
  get isNew() {
    return this.taken === this.desk.model.n;
  }

  /** All there are. */
  all() {
    this.set(this.own(() => true));
    this.everybody = true;
  }

  /** Pieces as an order names them. @param {string[]} ids */
  named(ids) {
    return this.everybody && ids.length === this.list.length ? ['all'] : ids;
  }

  /** Those of a hex first: whom the player has by the collar goes where he points, the others keep their places to it. @param {string} hex */
  lead(hex) {
    const { model } = this.desk, here = (/** @type {string} */ id) => model.unit(id)?.hex === hex;
    this.#ids = new Set([...[...this.#ids].filter(here), ...this.#ids]);
  }

  /** @param {Iterable<string>} ids */
  add(ids) {
    for (const id of ids) this.#ids.add(id);
  }

  /** Takes them in, or out if all are in. @param {string[]} ids */
  toggle(ids) {
    const out = ids.every(id => this.has(id));
    this.everybody = false;
    this.taken = this.desk.model.n;
    for (const id of ids)
      if (out) this.#ids.delete(id);
      else this.#ids.add(id);
  }

  clear() {
    this.set([]);
  }

  /** The player's own pieces in a hex; commanders only where no others are. @param {string} hex @returns {string[]} */
  ownAt(hex) {
    const { model } = this.desk;
    const own = model.stack(hex).filter(u => model.isOwn(u.id)).map(u => u.id), troops = own.filter(id => !this.desk.isCommander(id));
    return troops.length > 0 ? troops : own;
  }

  /** A double click: the battalion, and the next time the command. @param {string} id */
  widen(id) {
    const battalion = this.battalion(id), all = battalion.every(b => this.has(b));
    const command = this.#wide === id || (all && this.#ids.size >= battalion.length && battalion.length === this.ownAt(this.desk.model.unit(id)?.hex ?? '').length);
    this.set(command ? this.command(id) : battalion);
    this.#wide = command ? '' : id;
  }

  /** Pieces whose names differ in their first part alone ("1/I/2 pp", "2/I/2 pp"). @param {string} id */
  battalion(id) {
    const { model } = this.desk, tail = tailOf(model.name(id));
    return this.own(u => u.id === id || (tail !== '' && tailOf(model.name(u.id)) === tail));
  }

  /** Pieces that obey the same commander, or all of his if it is one. @param {string} id */
  command(id) {
    const leader = this.desk.isCommander(id) ? id : this.desk.model.unit(id)?.commander;
    return this.own(u => u.id === id || (!!leader && u.commander === leader && !this.desk.isCommander(u.id)));
  }

  /** @param {(unit: Unit) => boolean} fits */
  own(fits) {
    const { model } = this.desk;
    return [...model.units.values()].filter(u => u.hex && !u.eliminated && model.isOwn(u.id) && fits(u)).map(u => u.id);
  }
}

/** What the names of a battalion's companies, or of a regiment's battalions, have in common. @param {string} name */
export const tailOf = name => (name.includes('/') ? name.slice(name.indexOf('/') + 1) : '');
