// A player's hands at a table where orders are given: every click, key and drag counts as one input.

import { frames } from './rest.mjs';

/** @typedef {import('./table.mjs').Table} Table */

export class Hands {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.page = table.page;
    this.inputs = 0;
    /** Does not wait for the page to show what an input has done. */
    this.brisk = false;
  }

  async rest() {
    if (!this.brisk) await this.table.quiet();
  }

  /** @param {string} hex  @param {{shift?: boolean, times?: number}} [how] */
  async click(hex, { shift = false, times = 1 } = {}) {
    const { x, y } = await this.table.placeOf(hex);
    this.inputs += times;
    if (shift) await this.page.keyboard.down('Shift');
    await this.page.mouse.move(x, y);
    // At once, so that a busy machine does not make two clicks of a double one.
    await Promise.all(Array.from({ length: times }, () => [this.page.mouse.down(), this.page.mouse.up()]).flat());
    if (shift) await this.page.keyboard.up('Shift');
    await this.rest();
  }

  /** @param {string} hex */
  async tap(hex) {
    const { x, y } = await this.table.placeOf(hex);
    this.inputs++;
    await this.page.touchscreen.tap(x, y);
    await this.rest();
  }

  /** @param {string} key */
  async key(key) {
    this.inputs++;
    await this.page.keyboard.press(key);
    await this.rest();
  }

  /** @param {string} act */
  async press(act) {
    this.inputs++;
    await this.table.press(this.table.button(act));
    await this.rest();
  }

  /** @param {import('playwright-core').Locator} button */
  async push(button) {
    this.inputs++;
    await this.table.press(button);
    await this.rest();
  }

  /** A piece out of a stack: the tray opens when the pointer rests on it. @param {string} hex  @param {string} id  @param {{shift?: boolean}} [how] */
  async pick(hex, id, { shift = false } = {}) {
    const piece = this.page.locator(`.tray-piece[data-unit="${id}"]`), { x, y } = await this.table.placeOf(hex);
    if (!await piece.isVisible()) {
      await this.page.mouse.move(x + 40, y + 40);
      await this.page.mouse.move(x, y);
      await piece.waitFor();
    }
    this.inputs++;
    await piece.click({ modifiers: shift ? ['Shift'] : [] });
    await this.rest();
  }

  /** The pointer goes on with what it holds. @param {string} hex */
  async moveTo(hex) {
    const { x, y } = await this.table.atRest(hex);
    await this.page.mouse.move(x, y, { steps: 3 });
    await this.rest();
  }

  /** From hex to hex; `before` runs while the button is still down. @param {string} from  @param {string} to  @param {() => Promise<void>} [before] */
  async drag(from, to, before) {
    await this.table.placeOf(from);
    const [a, b] = await this.table.allAtRest([from, to]), { mouse } = this.page;
    this.inputs++;
    await mouse.move(a.x, a.y);
    await mouse.down();
    if (from === to) { // away and back again: on the spot; a busy machine would tell the page only where the pointer is at last
      await mouse.move(a.x + 60, a.y, { steps: 3 });
      await frames(this.page);
    }
    for (const part of [0.1, 0.4, 0.7, 1]) await mouse.move(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
    await this.rest();
    await before?.();
    await this.table.quiet(); // nobody lets go before he has seen what would come of it
    await mouse.up();
    await this.rest();
  }

  /** A box about hexes. @param {string[]} hexes */
  async box(hexes) {
    for (const hex of hexes) await this.table.placeOf(hex); // till all of them are seen
    const places = await this.table.allOnScreen(hexes);
    const xs = places.map(p => p.x), ys = places.map(p => p.y), { mouse, keyboard } = this.page, far = 7; // less than half a hex on the whole map
    this.inputs++;
    await keyboard.down('Shift');
    await mouse.move(Math.min(...xs) - far, Math.min(...ys) - far);
    await mouse.down();
    await mouse.move(Math.min(...xs), Math.min(...ys));
    await mouse.move(Math.max(...xs) + far, Math.max(...ys) + far);
    await mouse.up();
    await keyboard.up('Shift');
    await this.rest();
  }
}
