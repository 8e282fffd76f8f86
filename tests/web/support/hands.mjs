// A player's hands at a table where orders are given: every click, key and drag counts as one input.

/** @typedef {import('./table.mjs').Table} Table */

export class Hands {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.page = table.page;
    this.inputs = 0;
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
    await this.table.quiet();
  }

  /** @param {string} hex */
  async tap(hex) {
    const { x, y } = await this.table.placeOf(hex);
    this.inputs++;
    await this.page.touchscreen.tap(x, y);
    await this.table.quiet();
  }

  /** @param {string} key */
  async key(key) {
    this.inputs++;
    await this.page.keyboard.press(key);
    await this.table.quiet();
  }

  /** @param {string} act */
  async press(act) {
    this.inputs++;
    await this.table.press(this.table.button(act));
    await this.table.quiet();
  }

  /** From hex to hex; `before` runs while the button is still down. @param {string} from  @param {string} to  @param {() => Promise<void>} [before] */
  async drag(from, to, before) {
    const a = await this.table.placeOf(from), b = await this.table.atRest(to), { mouse } = this.page;
    this.inputs++;
    await mouse.move(a.x, a.y);
    await mouse.down();
    for (const part of [0.1, 0.4, 0.7, 1]) await mouse.move(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part);
    await this.table.quiet();
    await before?.();
    await mouse.up();
    await this.table.quiet();
  }

  /** A box about hexes. @param {string[]} hexes */
  async box(hexes) {
    const places = [];
    for (const hex of hexes) places.push(await this.table.placeOf(hex));
    const xs = places.map(p => p.x), ys = places.map(p => p.y), { mouse, keyboard } = this.page, far = 26;
    this.inputs++;
    await keyboard.down('Shift');
    await mouse.move(Math.min(...xs) - far, Math.min(...ys) - far);
    await mouse.down();
    await mouse.move(Math.min(...xs), Math.min(...ys));
    await mouse.move(Math.max(...xs) + far, Math.max(...ys) + far);
    await mouse.up();
    await keyboard.up('Shift');
    await this.table.quiet();
  }
}
