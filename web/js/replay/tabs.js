// On a phone the replay shows one part at a time: map, log, or pool and losses.

import { h, icon } from '../dom.js';
import { t } from '../words.js';

/** @type {['map'|'log'|'state', 'fit'|'log'|'pool'][]} */
const TABS = [['map', 'fit'], ['log', 'log'], ['state', 'pool']];

export class Tabs {
  /**
   * @param {HTMLElement} root whose data-tab says which part is shown @param {import('../table/desk.js').Desk} desk
   * @param {() => void} shown called when another part is seen
   */
  constructor(root, desk, shown) {
    this.root = root;
    this.shown = shown;
    this.el = h('nav', { class: 'rp-tabs' });
    desk.on('words', () => this.draw());
    this.draw();
  }

  draw() {
    this.el.setAttribute('aria-label', t('replay.tabs'));
    this.el.replaceChildren(...TABS.map(([tab, picture]) => h('button', { type: 'button', 'aria-pressed': String(this.root.dataset.tab === tab), onclick: () => this.show(tab) },
      icon(picture), h('span', null, t(`replay.tab_${tab}`)))));
  }

  /** @param {string} tab */
  show(tab) {
    this.root.dataset.tab = tab;
    this.draw();
    this.shown();
    /** @type {HTMLElement|null} */ (this.el.querySelector('[aria-pressed=true]'))?.focus();
  }
}
