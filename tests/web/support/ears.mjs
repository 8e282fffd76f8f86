// What a screen reader is told. Another sentence may follow at once, so all are kept: whoever looks later must not miss one.

/** @typedef {import('playwright-core').Page} Page */

export class Ears {
  /** @param {Page} page */
  static async of(page) {
    const heard = await page.evaluateHandle(() => {
      const said = /** @type {HTMLElement} */ (document.querySelector('#say')), list = [said.textContent ?? ''];
      new MutationObserver(() => list.push(said.textContent ?? '')).observe(said, { childList: true, characterData: true, subtree: true });
      return list;
    });
    return new Ears(page, heard);
  }

  /** @param {Page} page  @param {import('playwright-core').JSHandle<string[]>} heard */
  constructor(page, heard) {
    this.page = page;
    this.heard = heard;
  }

  /** Waits for a sentence; what was said up to it is forgotten. @param {RegExp} what */
  async hear(what) {
    await this.page.waitForFunction(({ heard, source }) => {
      const at = heard.findIndex(text => new RegExp(source, 'u').test(text));
      if (at >= 0) heard.splice(0, at + 1);
      return at >= 0;
    }, { heard: this.heard, source: what.source });
  }
}
