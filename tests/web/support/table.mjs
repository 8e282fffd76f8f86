// The table as a player uses it: with the mouse, or with the keyboard alone.

import assert from 'node:assert/strict';
import { PATIENCE_MS } from '../../server/support/client.mjs';
import { frames } from './rest.mjs';

/** @typedef {import('../../../web/js/types.js').Choice} Choice */
/** @typedef {'yours'|'over'|'curtain'|'waiting'} Standing */


export class Table {
  /**
   * @param {import('playwright-core').Page} page
   * @param {import('./wire.mjs').Wire} wire
   */
  constructor(page, wire) {
    this.page = page;
    this.wire = wire;
    this.touch = false;
  }

  get now() {
    assert.ok(this.wire.now, 'a position has come');
    return this.wire.now;
  }

  /** What the server has said last of the one at the screen. @returns {Standing} */
  get told() {
    const { now, curtain } = this.wire;
    if (curtain) return 'curtain';
    return now?.over ? 'over' : now?.mine ? 'yours' : 'waiting';
  }

  /** Waits until the player can do something, or nothing more, and the screen shows it. @returns {Promise<Standing>} */
  async settled() {
    const shows = { curtain: '.curtain', over: '.result', yours: '.bar-ask.ready', waiting: '' };
    for (let told = this.told; ; told = this.told) {
      let shown = false;
      if (told !== 'waiting') this.page.locator(shows[told]).first().waitFor().then(() => { shown = true; }, () => {});
      assert.ok(await this.heard(() => shown || this.told !== told), `the table settles; the server said ${JSON.stringify(this.wire.now?.prompt)}`);
      if (told === this.told) return told;
    }
  }

  /** @param {string} selector */
  shows(selector) {
    return this.page.locator(selector).first().isVisible();
  }

  /** The player behind the curtain comes to the screen; the button has the focus already. @param {boolean} byKeys */
  async lift(byKeys = false) {
    if (byKeys) await this.page.keyboard.press('Enter');
    else await this.press(this.page.locator('.curtain .btn'));
    await this.heard(() => !this.wire.curtain);
  }

  /**
   * Waits for something to come over the wire; false if it does not.
   * @param {() => boolean} done
   */
  async heard(done, patience = PATIENCE_MS) {
    for (const end = Date.now() + patience; Date.now() < end;) {
      if (done()) return true;
      await new Promise(go => { setTimeout(go, 4); });
    }
    return done();
  }

  /** Waits until the page has done what it was asked for and shows it: two frames pass, and no message goes either way. */
  async quiet() {
    for (let before = -1; this.wire.busy || this.wire.traffic !== before;) {
      assert.ok(await this.heard(() => !this.wire.busy), 'the server answers');
      before = this.wire.traffic;
      await frames(this.page);
    }
  }

  /**
   * Makes one decision by the steps a hand yields, one after the other, until the server has taken it.
   * A step that changed nothing is followed by the next look at the screen, as a person would.
   * @param {Choice} choice
   * @param {(choice: Choice, attempt: number) => Promise<void>} step
   */
  async decide(choice, step) {
    const { wire } = this, before = wire.acted.length;
    for (let attempt = 0; attempt < 12; attempt++) {
      await step.call(this, choice, attempt);
      await this.quiet();
      if (wire.acted.length > before) return wire.acted[before];
      assert.ok(!wire.refused.some(r => r.op === 'act'), `refused: ${JSON.stringify(wire.refused)}`);
    }
    assert.fail(`"${choice.action}" could not be done`);
  }

  /** @param {Choice} choice */
  byMouse(choice) {
    return this.decide(choice, this.mouseStep);
  }

  /** A finger: the same steps, tapped. @param {Choice} choice */
  byTouch(choice) {
    this.touch = true;
    return this.decide(choice, this.mouseStep);
  }

  /** @param {Choice} choice */
  byKeys(choice) {
    return this.decide(choice, this.keyStep);
  }

  /**
   * The next thing to click on the way to a choice: what a popover asks, the piece, the place, or a button.
   * @param {Choice} choice
   * @param {number} attempt
   */
  async mouseStep(choice, attempt) {
    const { page } = this;
    const go = page.locator('.tb-pop.forecast .row .btn').first();
    if (await go.isVisible()) return this.press(go);
    const item = page.locator('.tb-pop.choices li button').filter({ hasText: choice.text }).first();
    if (await item.isVisible()) return this.press(item);
    if (choice.action === this.now.decline) return this.press(this.button('decline'));
    const unit = this.unitHex(choice);
    if (choice.facing && choice.hex) return this.formStep(choice);
    if (attempt === 0 && unit && unit !== choice.hex) return this.clickHex(unit);
    if (attempt <= 1 && choice.hex) return this.clickHex(choice.hex);
    if (await this.button(choice.action).isVisible()) return this.press(this.button(choice.action));
    const one = this.page.locator(`[data-act="verb-${choice.verb}"][title="${choice.text}"]`).first(); // of several numbers
    if (await one.isVisible()) return this.press(one);
    if (await this.button(`verb-${choice.verb}`).isVisible()) return this.press(this.button(`verb-${choice.verb}`));
    return this.fromList(choice);
  }

  /**
   * A formation: its verb, then the hex where several are possible, then one of the arrows round it.
   * @param {Choice} choice
   */
  async formStep(choice) {
    const arrow = this.page.locator(`.mk-faces .face[data-facing="${choice.facing}"]`).first();
    const verb = this.button(`verb-${choice.verb}`), taken = await verb.getAttribute('aria-pressed') === 'true';
    if (!taken) return verb.click();
    if (await arrow.isVisible()) return arrow.click();
    return this.clickHex(choice.hex ?? '');
  }

  /** @param {string} act */
  button(act) {
    return this.page.locator(`[data-act="${act}"]`).first();
  }

  /** The list of all choices has everything. @param {Choice} choice */
  async fromList(choice) {
    await this.press(this.button('list'));
    await this.press(this.page.locator('dialog .choice-list button').filter({ hasText: choice.text }).first());
  }

  /** Where the piece of a choice stands, if it does. @param {Choice} choice */
  unitHex(choice) {
    return this.hexes.get(choice.unit ?? '') ?? null;
  }

  /** Where the pieces are, as told since the last full position. @returns {Map<string, string|null>} */
  get hexes() {
    return this.wire.hexes;
  }

  /** @param {string} hex */
  async clickHex(hex) {
    const { x, y } = await this.placeOf(hex);
    if (this.touch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** @param {import('playwright-core').Locator} button */
  press(button) {
    return this.touch ? button.tap() : button.click();
  }

  /**
   * Where a hex is on the screen; the map is shown whole first if it is out of sight.
   * @param {string} hex
   */
  async placeOf(hex) {
    const seen = await this.atRest(hex);
    if (seen.free) return seen;
    await this.page.locator('.tb-map').focus();
    await this.page.keyboard.press('0');
    return this.atRest(hex);
  }

  /** Where a hex is when the map has come to rest. @param {string} hex */
  async atRest(hex) {
    return (await this.allAtRest([hex]))[0];
  }

  /** The map moves by itself to show the reach of a piece, which is asked of the server first. @param {string[]} hexes */
  async allAtRest(hexes) {
    await this.quiet();
    for (let seen = await this.allOnScreen(hexes), tries = 0; ; tries++) {
      await frames(this.page);
      const again = await this.allOnScreen(hexes);
      if (tries === 60 || again.every(({ x, y }, i) => x === seen[i].x && y === seen[i].y)) return again;
      seen = again;
    }
  }

  /** Where a hex is on the screen now, and whether it can be clicked there. @param {string} hex */
  async onScreen(hex) {
    return (await this.allOnScreen([hex]))[0];
  }

  /** @param {string[]} hexes */
  allOnScreen(hexes) {
    return this.page.evaluate(onScreen, { hexes, battle: this.wire.table?.battle ?? '' });
  }

  /**
   * The next keys on the way to a choice.
   * @param {Choice} choice
   * @param {number} attempt
   */
  async keyStep(choice, attempt) {
    const { keyboard } = this.page;
    if (await this.shows('.tb-pop.forecast')) return keyboard.press('Enter');
    if (attempt > 0) await keyboard.press('Escape');
    if (choice.action === this.now.decline && attempt < 2) return keyboard.press('x');
    await keyboard.press('/');
    await this.page.locator('dialog[open] .cmd').waitFor();
    await keyboard.insertText(choice.action);
    await keyboard.press('Enter');
  }
}

/**
 * Runs in the page: the middle of each hex on the screen, and whether the map is what lies there.
 * @param {{hexes: string[], battle: string}} where
 */
async function onScreen({ hexes, battle }) {
  const page = /** @type {any} */ (globalThis);
  // Addresses in variables: these modules are the page's, not ours.
  const module = '/js/map/geometry.js';
  // By battle: going from table to table does not load the page anew, and maps number their hexes differently.
  page.testGeometry ??= {};
  const geometry = (page.testGeometry[battle] ??= (await import(module)).makeGeometry(await (await fetch(`/api/map/${battle}`)).json()));
  // By the sheet as it lies on the screen: while a new scale comes to rest it is a picture that is stretched.
  const sheet = /** @type {SVGSVGElement} */ (document.querySelector('.tb-map svg.pieces'));
  const box = sheet.viewBox.baseVal, place = sheet.getBoundingClientRect();
  return hexes.map(hex => {
    const [hx, hy] = geometry.at(hex);
    const p = { x: place.left + (hx - box.x) * place.width / box.width, y: place.top + (hy - box.y) * place.height / box.height };
    const found = document.elementFromPoint(p.x, p.y);
    return { x: p.x, y: p.y, free: !!found?.closest('.tb-map') && !found.closest('.pop, .minimap, .tb-bar') };
  });
}

/**
 * A player who does not think: mostly declines, sometimes acts; the same seed plays the same game.
 * @param {number} seed
 * @param {number} zeal how often he acts where he may decline, 0 to 1
 */
export function idler(seed, zeal) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return (/** @type {import('../../../web/js/types.js').Now} */ now) => {
    const choices = now.choices ?? [], decline = choices.find(c => c.action === now.decline);
    const others = choices.filter(c => c !== decline);
    if (decline && (!others.length || random() >= zeal)) return decline;
    return others[Math.floor(random() * others.length)];
  };
}
