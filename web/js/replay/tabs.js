// On a phone the replay shows one part at a time: map, log, pool and losses, or the analysis.

import { h, icon } from '../dom.js';
import { t } from '../words.js';

/** @type {['map'|'log'|'state'|'review', 'fit'|'log'|'pool'|'lamp'][]} */
const TABS = [['map', 'fit'], ['log', 'log'], ['state', 'pool'], ['review', 'lamp']];

export class Tabs {
  /**
   * @param {HTMLElement} root whose data-tab says which part is shown @param {import('../table/desk.js').Desk} desk
   * @param {(tab: string) => void} shown called when another part is seen @param {boolean} review whether there is one
   */
  constructor(root, desk, shown, review) {
    this.root = root;
    this.desk = desk;
    this.shown = shown;
    this.tabs = TABS.filter(([tab]) => review || tab !== 'review');
    this.el = h('nav', { class: 'rp-tabs' });
    for (const news of /** @type {const} */ (['words', 'decision'])) desk.on(news, () => this.draw());
    this.draw();
  }

  /** Where the rules tell how the battle stands, there is no pool. @param {string} tab */
  name(tab) {
    return t(tab === 'state' && this.desk.model.latest?.standing ? 'table.tab_stands' : `replay.tab_${tab}`);
  }

  draw() {
    this.el.setAttribute('aria-label', t('replay.tabs'));
    this.el.replaceChildren(...this.tabs.map(([tab, picture]) => h('button', { type: 'button', 'aria-pressed': String(this.root.dataset.tab === tab), onclick: () => this.show(tab) },
      icon(picture), h('span', null, this.name(tab)))));
  }

  /** @param {string} tab */
  show(tab) {
    this.root.dataset.tab = tab;
    this.draw();
    this.shown(tab);
    /** @type {HTMLElement|null} */ (this.el.querySelector('[aria-pressed=true]'))?.focus();
  }
}
