// The tab's title and icon: whether a decision waits for this player, visible from any other tab. They follow the
// server's word, not what is being shown: a page in the background shows nothing.

import { pick, t } from '../words.js';

/** @typedef {import('./desk.js').Desk} Desk */

const ICON = '/icon.svg', CALLING = '/icon-move.svg';

export class Sign {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    desk.on('wipe', () => this.draw());
    desk.on('words', () => this.draw());
    this.draw();
  }

  draw() {
    const { model } = this.desk;
    const [battle] = pick(model.table.game.title).split(': ');
    document.title = [this.news(), battle, 'kosynier'].filter(Boolean).join(' · ');
    setIcon(this.calls ? CALLING : ICON);
  }

  /** A decision for the only player here. If both sides are here, one of them is always asked: the title says which. */
  get calls() {
    const { latest, table, mine } = this.desk.model;
    return mine && !latest?.over && !table.game.lesson && table.seat.sides.length === 1;
  }

  /** What there is to say before the name of the battle. */
  news() {
    const { model } = this.desk, { latest, curtain, table } = model;
    if (table.game.lesson) return t('nav.learn');
    if (curtain) return t('table.curtain', { side: model.sideName(curtain) });
    if (latest?.over) return latest.result === 'draw' ? t('table.draw') : t('table.won', { side: model.sideName(latest.result) });
    if (this.calls) return `● ${t('table.your_move')}`;
    return table.seat.sides.length > 1 && latest && model.sideNames.has(latest.actor) ? t('table.side_decides', { side: model.sideName(latest.actor) }) : '';
  }

  close() {
    setIcon(ICON);
  }
}

/** @param {string} href */
function setIcon(href) {
  const link = document.querySelector('link[rel=icon]');
  if (link?.getAttribute('href') !== href) link?.setAttribute('href', href);
}
