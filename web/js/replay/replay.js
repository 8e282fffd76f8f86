// The replay of a game, `#/replay/GAME?at=N&side=S`: the map as it was at any moment, with log, pool and points.

import { mapOf, termsOf } from '../api.js';
import { setTerms } from '../counters/terms.js';
import { Pieces } from '../counters/pieces.js';
import { Marks } from '../counters/marks.js';
import { openDialog } from '../dialog.js';
import { h, icon } from '../dom.js';
import { Board } from '../map/board.js';
import { makeGeometry } from '../map/geometry.js';
import { openSettings } from '../settings.js';
import { Card } from '../table/card.js';
import { Desk } from '../table/desk.js';
import { Dice } from '../table/dice.js';
import { Header } from '../table/header.js';
import { Model } from '../table/model.js';
import { Notice } from '../table/notice.js';
import { Pool } from '../table/pool.js';
import { Tally } from '../table/tally.js';
import { onLang, t } from '../words.js';
import '../words/replay.js';
import '../words/replay-review.js';
import '../words/table.js';
import { Controls } from './controls.js';
import { Film } from './film.js';
import { Graph } from './graph.js';
import { Journal } from './journal.js';
import { Opening } from '../table/opening.js';
import { listenToKeys } from './keys.js';
import { momentLink } from './link.js';
import { Panel } from './panel.js';
import { Projector } from './projector.js';
import { Review, mayReview } from './review.js';
import { Tabs } from './tabs.js';

/** @typedef {import('../net.js').Net} Net */
/** @typedef {import('../types.js').Table} Table */

/** While pages of the game come in, the graph is redrawn only after a pause like this. */
const MORE = 120;

/**
 * @param {HTMLElement} root
 * @param {{net: Net, game: string, tokens: string[], at: number|null, query: URLSearchParams}} context
 */
export async function open(root, context) {
  const join = () => context.net.call('join', { game: context.game, tokens: context.tokens });
  const table = await join();
  const [map, terms] = await Promise.all([mapOf(table.battle), termsOf(table.battle)]);
  setTerms(terms);
  const replay = new Replay(root, context, table, map, join);
  await replay.begin();
  return replay;
}

class Replay {
  /**
   * @param {HTMLElement} root @param {{net: Net, game: string, at: number|null, query: URLSearchParams}} context
   * @param {Table} table @param {any} map @param {() => Promise<Table>} join
   */
  constructor(root, context, table, map, join) {
    this.context = context;
    this.join = join;
    this.drawing = 0;
    this.host = h('div', { class: 'tb-map', id: 'map', role: 'img' });
    this.stage = h('main', { class: 'rp-main', id: 'main', tabindex: '-1' }, this.host);
    this.root = h('div', { class: 'rp', dataset: { tab: 'map' } }, this.stage);
    root.append(this.root);
    const geometry = makeGeometry(map);
    this.board = new Board(this.host, map);
    this.model = new Model(table);
    this.pieces = new Pieces(this.board, geometry, table.pieces);
    this.pieces.dieFaces = table.die_faces;
    this.desk = new Desk({ net: context.net, model: this.model, root: this.root, stage: this.stage, board: this.board, geometry, pieces: this.pieces, map });
    this.projector = new Projector(this.desk, this.film(this.firstView()));
    this.lend();
    this.build();
    this.listen();
  }

  /** Views that may be chosen: all of them once the game is over. */
  get views() {
    return this.model.table.game.over ? ['all', ...this.model.table.sides.map(s => s.id)] : [];
  }

  firstView() {
    const wish = this.context.query.get('side') ?? 'all';
    return this.views.includes(wish) ? wish : this.views[0] ?? null;
  }

  /** @param {string|null} side */
  film(side) {
    const film = new Film(this.context.net, this.model.table.game.entries, side);
    film.onmore(() => {
      clearTimeout(this.drawing);
      this.drawing = setTimeout(() => this.more(), MORE);
    });
    return film;
  }

  /** What parts of the table ask their desk for: a piece in hand to look at, a hex to point at, room for a notice. */
  lend() {
    const { desk } = this, marks = new Marks(this.board, desk.geometry);
    const select = (/** @type {string|null} */ id) => {
      hand.unit = id;
      marks.selection(this.model.hexesOf(id));
      this.pieces.select(id);
      desk.emit('selection');
    };
    const hand = { unit: /** @type {string|null} */ (null), select, pickUnit: select };
    desk.hand = /** @type {any} */ (hand);
    desk.overlay = /** @type {any} */ ({ focus: (/** @type {string|null} */ hex) => marks.focus(hex), hover: (/** @type {string|null} */ hex) => marks.hover(hex) });
    desk.notice = new Notice(desk);
    desk.on('position', () => marks.selection(this.model.hexesOf(hand.unit)));
  }

  build() {
    const { desk, projector } = this;
    const open = mayReview(this.model.table);
    this.review = new Review(this.context.net);
    this.graph = new Graph(desk, projector, this.review);
    this.controls = new Controls(desk, projector, { views: this.views, view: side => void this.look(side), link: () => void this.copyLink(),
      graph: 'points', draw: open ? kind => this.draw(kind) : null });
    this.journal = new Journal(desk, projector);
    const state = h('div', { class: 'panel', dataset: { panel: 'state' } }, new Pool(desk).el, new Card(desk).el, new Dice(desk).el, new Tally(desk).el);
    const log = h('div', { class: 'panel', dataset: { panel: 'log' } }, this.journal.el);
    const review = h('div', { class: 'panel', dataset: { panel: 'review' } }, new Panel(desk, projector, this.review).el);
    this.side = h('aside', { class: 'rp-side' }, state, review, log);
    this.foot = h('section', { class: 'rp-foot' }, this.controls.el, this.graph.el);
    this.stage.append(this.board.minimap, this.mapTools(), desk.notice.el);
    this.root.prepend(new Header(desk, { menu: () => this.menu(), points: anchor => void new Opening(desk).explain(anchor) }).el);
    this.tabs = new Tabs(this.root, desk, tab => this.shown(tab), open);
    this.root.append(this.foot, this.side, this.tabs.el);
    this.name();
  }

  /** Points or win chance below the map; with the chance goes what was found. @param {'points'|'chance'} kind */
  draw(kind) {
    if (!this.graph) return;
    this.graph.kind = kind;
    this.root.dataset.graph = kind;
    if (kind === 'chance' && !this.review?.analysis) void this.review?.ask();
    this.graph.draw();
    this.graph.place();
  }

  /** A part of the phone's screen is seen. @param {string} tab */
  shown(tab) {
    this.journal?.mark();
    if (tab === 'review') this.controls?.choose('chance');
  }

  /** The analysis was asked for by the way here. */
  showReview() {
    this.context.query.delete('show');
    if (this.tabs?.el.offsetWidth) this.tabs.show('review'); // a phone shows one part at a time
    else this.controls?.choose('chance');
  }

  mapTools() {
    const tool = (/** @type {any} */ picture, /** @type {string} */ key, /** @type {() => void} */ fn) =>
      h('button', { type: 'button', class: 'ib', title: t(key), 'aria-label': t(key), onclick: fn }, icon(picture));
    return h('div', { class: 'rp-tools', role: 'group', 'aria-label': t('replay.tab_map') }, tool('plus', 'table.nearer', () => this.desk.zoom(1.3)), tool('minus', 'table.farther', () => this.desk.zoom(1 / 1.3)),
      tool('fit', 'table.fit_front', () => this.desk.fitFront()), tool('hide', 'table.hide_counters', () => this.pieces.hide(!this.pieces.hidden)));
  }

  listen() {
    const { desk, board, context } = this;
    this.ends = [
      listenToKeys(this.projector),
      board.onhex('click', hex => desk.hand.select(hex ? this.model.stack(hex)[0]?.id ?? null : null)),
      board.onhex('hover', hex => desk.overlay.hover(hex)),
      context.net.on('now', m => this.projector.film.grow(m.n)),
      context.net.on('gone', m => desk.notice.show(m.message, { tone: 'bad' })),
      onLang(() => void this.translate()),
    ];
    context.net.onagain = () => void this.join().catch(error => desk.refused(error));
    desk.on('position', () => this.remember());
  }

  async begin() {
    const { projector } = this;
    await projector.go(this.context.at ?? 0);
    this.model.latest = await projector.film.look(projector.n);
    this.desk.fitAction();
    this.desk.emit('decision');
    this.graph?.draw();
    this.graph?.place();
    if (this.context.query.get('show') === 'chance' && mayReview(this.model.table)) this.showReview();
    void projector.film.loadAll(projector.n).catch(() => {}); // what is missing is asked for again when it is wanted
  }

  /** Another side's view of the same moment, and of the rest. @param {string|null} side */
  async look(side) {
    const film = this.film(side);
    await this.projector.insert(film);
    await film.loadAll(this.projector.n).catch(() => {});
  }

  /** More of the game is known. */
  more() {
    this.graph?.draw();
    this.graph?.place();
    this.journal?.draw();
    this.controls?.tell();
  }

  /** Keeps the moment in the address, so that loading the page again comes back to it. */
  remember() {
    const { projector, context } = this;
    context.query.set('at', String(projector.n));
    if (projector.film.view.side) context.query.set('side', projector.film.view.side);
    history.replaceState(null, '', `#/replay/${context.game}?${context.query}`);
    this.board.minimapPieces(this.pieces.dots());
    this.host.setAttribute('aria-label', t('replay.map', { n: projector.n }));
  }

  async copyLink() {
    const { n, film } = this.projector;
    const url = await momentLink(this.context, n, film.view.side ?? null);
    try {
      await navigator.clipboard.writeText(url);
      this.desk.notice.show(t('replay.copied', { n }));
    } catch { // no clipboard without a secure context: the link is shown to be copied
      openDialog(() => t('replay.link'), [h('p', null, t('replay.copy_this', { n })), h('input', { type: 'text', readonly: true, value: url, 'aria-label': t('replay.link') })]);
    }
  }

  menu() {
    const { game } = this.model.table;
    openDialog(() => t('table.menu'), h('ul', { class: 'menu' },
      h('li', null, h('button', { type: 'button', class: 'btn', onclick: () => openSettings() }, icon('settings'), t('settings.title'))),
      !game.over && h('li', null, h('a', { class: 'btn', href: `#/table/${game.game}` }, icon('flag'), t('replay.go_on'))),
      h('li', null, h('a', { class: 'btn', href: '#/' }, icon('door'), t('table.leave'))),
      h('li', null, h('p', { class: 'muted small' }, this.controls?.keys()))), { class: 'narrow' });
  }

  name() {
    this.side?.setAttribute('aria-label', t('replay.side'));
    this.foot?.setAttribute('aria-label', t('replay.controls'));
  }

  /** Texts of the game come in the language of the request: it is read again. */
  async translate() {
    this.name();
    this.model.setTable(await this.join());
    if (this.review?.analysis) void this.review.ask();
    void this.look(this.projector.film.view.side ?? null);
    this.desk.emit('words');
  }

  close() {
    for (const end of this.ends ?? []) end();
    clearTimeout(this.drawing);
    this.projector.pause();
    this.review?.end();
    this.pieces.destroy();
    this.board.destroy();
    this.context.net.call('leave').catch(() => {});
    this.root.remove();
  }
}
