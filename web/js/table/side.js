// The side panel. Wide screens have it beside the map, middle ones as a drawer behind a rail of icons, phones as a
// sheet that comes up from below, one tab at a time.

import { h, icon } from '../dom.js';
import { t } from '../words.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {'map'|'unit'|'army'|'log'|'pool'} Tab */

/** @type {[Tab, 'fit'|'flag'|'army'|'log'|'pool'][]} */
const TABS = [
  ['map', 'fit'],
  ['unit', 'flag'],
  ['army', 'army'],
  ['log', 'log'],
  ['pool', 'pool'],
];

export class Side {
  /** @param {Desk} desk  @param {{pool: HTMLElement[], unit: HTMLElement[], army: HTMLElement[], log: HTMLElement[]}} panels */
  constructor(desk, panels) {
    this.desk = desk;
    this.grip = h('button', { type: 'button', class: 'grip', onclick: () => this.stretch() });
    const group = (/** @type {'pool'|'unit'|'army'|'log'} */ tab) => h('div', { class: 'panel', 'data-panel': tab }, panels[tab]);
    this.el = h('aside', { class: 'tb-side' }, this.grip, group('pool'), group('unit'), group('army'), group('log'));
    this.tabs = h('nav', { class: 'tb-tabs' });
    this.unread = 0;
    desk.on('words', () => this.draw());
    desk.on('position', () => this.draw());
    desk.on('entry', () => {
      if (this.tab !== 'log') {
        this.unread++;
        this.badge();
      }
    });
    desk.on('wipe', () => this.show('map'));
    this.show('map');
  }

  /** @returns {Tab} */
  get tab() {
    return /** @type {Tab} */ (this.desk.root.dataset.tab ?? 'map');
  }

  /** @param {Tab} tab */
  show(tab) {
    this.desk.root.dataset.tab = tab;
    this.desk.root.dataset.sheet = 'half';
    if (tab === 'log') this.unread = 0;
    this.draw();
    this.desk.emit('selection'); // a panel that is seen now may have waited
    if (tab !== 'map') this.el.querySelector(`[data-panel=${tab}]`)?.scrollIntoView({ block: 'nearest' });
  }

  stretch() {
    const { root } = this.desk;
    root.dataset.sheet = root.dataset.sheet === 'full' ? 'half' : 'full';
    this.draw();
  }

  draw() {
    const full = this.desk.root.dataset.sheet === 'full';
    this.el.setAttribute('aria-label', t('table.side'));
    this.grip.setAttribute('aria-label', t(full ? 'table.sheet_half' : 'table.sheet_full'));
    this.grip.setAttribute('aria-expanded', String(full));
    this.tabs.setAttribute('aria-label', t('table.tabs'));
    const focused = this.tabs.contains(document.activeElement)
      ? /** @type {HTMLElement} */ (document.activeElement).dataset.to
      : null;
    this.tabs.replaceChildren(
      ...TABS.map(([tab, picture]) =>
        h(
          'button',
          {
            type: 'button',
            'data-to': tab,
            'aria-pressed': String(tab === this.tab),
            onclick: () => this.show(tab === this.tab ? 'map' : tab),
          },
          icon(picture),
          h('span', null, t(tab === 'pool' && this.desk.model.latest?.standing ? 'table.tab_stands' : `table.tab_${tab}`)),
        ),
      ),
    );
    if (focused) /** @type {HTMLElement|null} */ (this.tabs.querySelector(`[data-to=${focused}]`))?.focus();
    this.badge();
  }

  badge() {
    const tab = this.tabs.querySelector('[data-to=log]');
    tab?.querySelector('b')?.remove();
    if (this.unread > 0) tab?.append(h('b', { 'aria-label': t('table.unread', { n: this.unread }) }, Math.min(this.unread, 99)));
  }
}
