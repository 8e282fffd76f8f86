// What may be chosen now, asked from all sides: by unit, by hex, by verb. Nothing here knows a rule.

/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {{verb: string, label: string, list: Choice[], named?: boolean}} Group choices of one verb, shown as one button; named: it says whose */

export class Choices {
  /** @param {Choice[]} list  @param {string|null} decline the action that does nothing */
  constructor(list, decline) {
    this.list = list;
    this.decline = list.find(c => c.action === decline) ?? null;
    /** @type {Map<string, Choice[]>} */
    this.byUnit = new Map();
    for (const c of list)
      if (c.unit) {
        const own = this.byUnit.get(c.unit);
        if (own) own.push(c);
        else this.byUnit.set(c.unit, [c]);
      }
  }

  /** @param {string|null} unit */
  of(unit) {
    return (unit && this.byUnit.get(unit)) || [];
  }

  /** Choices that concern no piece: stop, pass, which melee. */
  get plain() {
    return this.list.filter(c => !c.unit);
  }

  /**
   * Choices whose place is this hex.
   * @param {string} hex  @param {{unit?: string|null, verb?: string|null}} [filter]
   */
  at(hex, filter = {}) {
    return this.list.filter(c => c.hex === hex && fits(c, filter));
  }

  /** The only unit that has anything to choose, if there is just one. */
  get only() {
    return this.byUnit.size === 1 ? [...this.byUnit.keys()][0] : null;
  }

  /** Whether all that is asked is which piece. */
  get which() {
    const named = this.list.filter(c => c !== this.decline);
    return this.byUnit.size > 1 && this.byUnit.size === named.length && named.every(c => !c.hex && !c.facing);
  }

  /** While those that take part are being named: the choice that carries it out. */
  get shot() {
    return this.list.find(c => c.role === 'commits') ?? null;
  }

  /** The firers then: the first one, and those that could be left out again. @param {string|null|undefined} first */
  firers(first) {
    const joined = this.list.filter(c => c.role === 'leaves').map(c => c.unit ?? '');
    return [...new Set([first ?? '', ...joined])].filter(Boolean);
  }

  /** @param {string} text an action as the protocol writes it */
  find(text) {
    const wanted = text.trim().replace(/\s+/g, ' ');
    return this.list.find(c => c.action === wanted) ?? null;
  }
}

/** @param {Choice} c  @param {{unit?: string|null, verb?: string|null}} filter */
function fits(c, { unit, verb }) {
  return (!unit || c.unit === unit) && (!verb || c.verb === verb);
}

/**
 * One group for each verb, in the order the server names them.
 * @param {Choice[]} list  @returns {Group[]}
 */
export function groups(list) {
  /** @type {Map<string, Group>} */
  const found = new Map();
  for (const c of list) {
    const group = found.get(c.verb);
    if (group) group.list.push(c);
    else found.set(c.verb, { verb: c.verb, label: c.label, list: [c] });
  }
  return [...found.values()];
}

/**
 * Choices that differ by their facing alone: arrows round their hex ask for it.
 * @param {Choice[]} list
 */
export const turnsOnly = list =>
  list.length > 1 && list.every(c => c.facing && c.verb === list[0].verb && c.unit === list[0].unit && c.hex === list[0].hex);

/**
 * What a group still wants to know before it is one action.
 * @param {Choice[]} list  @returns {'nothing'|'unit'|'hex'|'facing'|'which'}
 */
export function wants(list) {
  if (list.length === 1) return 'nothing';
  if (new Set(list.map(c => c.unit)).size > 1) return 'unit';
  if (list.every(c => c.hex) && new Set(list.map(c => c.hex)).size > 1) return 'hex';
  return list.every(c => c.facing) ? 'facing' : 'which';
}
