// Makes any choice of the rules by gestures at the table, as a person finds the way to it: a button that does it, its
// piece, its place, its verb; the list of all choices has everything.

import assert from 'node:assert/strict';

/** @typedef {import('./hands.mjs').Hands} Hands */
/** @typedef {import('./table.mjs').Table} Table */
/** @typedef {import('../../../web/js/types.js').Choice} Choice */

/** Clockwise, thirty degrees apart. */
export const FACINGS = ['N', 'side-NE', 'NE', 'side-E', 'SE', 'side-SE', 'S', 'side-SW', 'SW', 'side-W', 'NW', 'side-NW'];
/** So many questions follow each other at most: which choice in a hex, and whether at these chances. */
const QUESTIONS = 3;

export class Chooser {
  /** @param {Table} table  @param {Hands} hands */
  constructor(table, hands) {
    this.table = table;
    this.hands = hands;
    this.page = table.page;
  }

  /** @param {string} action  @param {boolean} always whenever it can be done */
  async choose(action, always) {
    const { table, hands } = this, { choices, decline, left } = table.now, choice = choices?.find(c => c.action === action);
    assert.ok(choice, `${action} can be chosen`);
    if (this.#isInTheWay(choice)) await hands.key('Escape');
    if (always) await hands.key('Shift+A');
    if (action === decline && !left) return hands.key('x'); // where anybody may act next the key gives an order
    const before = table.wire.acted.length, made = () => table.wire.acted.length > before;
    for (const step of [this.#takePiece, this.#turn, this.#clickPlace, this.#takeVerb, this.#clickArrow, this.#clickPlaceOfVerb, this.#clickArrow, this.#openList]) {
      await this.#press(choice, made);
      if (made()) return;
      await step.call(this, choice);
      await table.quiet();
    }
    await this.#press(choice, made);
  }

  /** Presses what does the choice as long as it is shown. @param {Choice} choice  @param {() => boolean} made */
  async #press(choice, made) {
    for (let i = 0; i < QUESTIONS && !made(); i++) {
      const button = await firstSeen(this.#buttons(choice));
      if (!button) return;
      await this.hands.push(button);
      await this.table.quiet();
    }
  }

  /** An answer to what is asked about it, its own button, its line in the list. @param {Choice} choice */
  #buttons({ action, role, text }) {
    const { page, table } = this, chances = page.locator('.tb-pop.forecast');
    return [
      (role === 'commits' ? chances : chances.filter({ hasText: text })).locator('.row .btn').first(),
      page.locator('.tb-pop.choices li button').filter({ hasText: text }).first(),
      table.button(action),
      page.locator('.tb-bar, .tb-pop').getByTitle(text, { exact: true }).first(),
      page.locator('dialog .choice-list button').filter({ hasText: text }).first(),
    ];
  }

  /** Whether its piece lies in the hand without having been taken: it is asked about, or has all the choices. @param {Choice} choice */
  #isHeld({ unit }) {
    const { prompt, choices } = this.table.now;
    return !!unit && (prompt?.unit === unit || !!choices?.every(c => !c.unit || c.unit === unit));
  }

  /** Whether another piece is asked about, so that a click on this one would send that one there. @param {Choice} choice */
  #isInTheWay(choice) {
    const { prompt, choices } = this.table.now, home = this.table.unitHex(choice);
    return !!home && this.#isAlone(home) && !this.#isHeld(choice) && !!choices?.some(c => c.unit && c.unit === prompt?.unit && c.hex);
  }

  /** @param {string} hex */
  #isAlone(hex) {
    return [...this.table.hexes.values()].filter(at => at === hex).length === 1;
  }

  /** Out of a stack it is picked, so that no other comes up. @param {Choice} choice */
  async #takePiece(choice) {
    const { table, hands } = this, { unit } = choice, hex = table.unitHex(choice);
    if (unit && hex && !this.#isHeld(choice)) await (this.#isAlone(hex) ? hands.click(hex) : hands.pick(hex, unit));
  }

  /** There is a key for the next facing to either side. @param {Choice} choice */
  async #turn({ action, unit, hex, facing }) {
    const { choices } = this.table.now, now = FACINGS.indexOf(this.table.wire.facings.get(unit ?? '') ?? '');
    if (!unit || !facing || hex || now < 0) return;
    const turns = choices?.filter(c => c.unit === unit && c.facing && !c.hex) ?? [];
    for (const [key, way] of /** @type {const} */ ([['q', -1], ['e', 1]])) {
      const far = (/** @type {Choice} */ c) => ((FACINGS.indexOf(String(c.facing)) - now) * way + 11) % 12;
      if (turns.reduce((a, b) => (far(b) < far(a) ? b : a)).action === action) return this.hands.key(key);
    }
  }

  /** Where the piece could simply go there, a click means that. @param {Choice} choice */
  async #clickPlace(choice) {
    const { unit, hex, facing, role } = choice, home = this.table.unitHex(choice);
    if (!hex || facing || hex === home || !(!unit || home || this.#isHeld(choice))) return;
    if (role === 'goes' || !this.table.now.choices?.some(c => c.unit === unit && c.hex === hex && c.role === 'goes')) await this.hands.click(hex);
  }

  /** @param {Choice} choice */
  async #takeVerb({ verb }) {
    const button = this.table.button(`verb-${verb}`);
    if (await button.isVisible() && await button.getAttribute('aria-pressed') !== 'true') await this.hands.push(button);
  }

  /** Round the piece, once the verb is in hand, or round the place of the verb. @param {Choice} choice */
  async #clickArrow({ facing }) {
    const arrow = this.page.locator(`.mk-faces .face[data-facing="${facing}"]`).first();
    if (await arrow.isVisible()) await this.hands.push(arrow);
  }

  /** @param {Choice} choice */
  async #clickPlaceOfVerb({ hex }) {
    if (hex) await this.hands.click(hex);
  }

  async #openList() {
    await this.hands.press('list');
  }
}

/** @param {import('playwright-core').Locator[]} buttons */
async function firstSeen(buttons) {
  for (const button of buttons) if (await button.isVisible()) return button;
  return null;
}
