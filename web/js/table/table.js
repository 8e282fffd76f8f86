// The table: joins a game, lays out its parts and keeps them to what the server says.

import { mapOf, termsOf } from '../api.js';
import { Pieces } from '../counters/pieces.js';
import { setTerms } from '../counters/terms.js';
import { Tray } from '../counters/tray.js';
import { h } from '../dom.js';
import { Guide } from '../guide/guide.js';
import { Board } from '../map/board.js';
import { makeGeometry } from '../map/geometry.js';
import { onLang, t } from '../words.js';
import '../words/table.js';
import { Aim } from './aim.js';
import { Bar } from './bar.js';
import { Carry } from './carry.js';
import { Card } from './card.js';
import { openChoiceList, openCommandLine } from './commandline.js';
import { Cursor } from './cursor.js';
import { Curtain } from './curtain.js';
import { Desk } from './desk.js';
import { Dice } from './dice.js';
import { Draft } from './draft.js';
import { DraftCard } from './draft-card.js';
import { Hand } from './hand.js';
import { Header } from './header.js';
import { Hint } from './hint.js';
import { Keys } from './keys.js';
import { Lenses } from './lenses.js';
import { Log } from './log.js';
import { Manner } from './manner.js';
import { openMenu } from './menu.js';
import { Model } from './model.js';
import { Notice } from './notice.js';
import { Offer } from './offer.js';
import { Opening } from './opening.js';
import { Orders } from './orders.js';
import { OrderList } from './order-list.js';
import { Overlay } from './overlay.js';
import { Plan } from './plan.js';
import { Pool } from './pool.js';
import { costText } from './points.js';
import { Popovers } from './popovers.js';
import { Recap } from './recap.js';
import { Result } from './result.js';
import { Roster } from './roster.js';
import { Side } from './side.js';
import { Sign } from './sign.js';
import { StandingList } from './standing.js';
import { Tally } from './tally.js';
import { Thinking } from './thinking.js';
import { Course } from './course.js';

/** @typedef {import('../net.js').Net} Net */

/**
 * @param {HTMLElement} root
 * @param {{game: string, tokens: string[], net: Net, lesson?: {battle: string, n: number}}} context a lesson has a table of its own
 */
export async function open(root, { game, tokens, net, lesson }) {
  /** @type {any[]} messages that come before the table stands */
  const early = [];
  const waiting = [net.on('now', m => early.push(m)), net.on('curtain', m => early.push(m))];
  const join = () => (lesson === undefined ? net.call('join', { game, tokens }) : net.call('lesson', lesson));
  try {
    const table = await join();
    const [map, terms] = await Promise.all([mapOf(table.battle), termsOf(table.battle)]);
    setTerms(terms);
    const screen = new Screen(root, net, table, map, join);
    screen.catchUp(early);
    return screen;
  } finally {
    for (const off of waiting) off();
  }
}

/** Milliseconds and pixels within which a second click makes it a double one. */
const TWICE = 400, NEAR = 8;

class Screen {
  first = { hex: '', at: -TWICE, x: 0, y: 0 };

  /**
   * @param {HTMLElement} root  @param {Net} net  @param {import('../types.js').Table} table
   * @param {import('../map/geometry.js').MapData} map  @param {() => Promise<import('../types.js').Table>} join
   */
  constructor(root, net, table, map, join) {
    this.net = net;
    this.join = join;
    this.root = h('div', { class: 'tb' });
    this.host = h('div', { class: 'tb-map', tabindex: '0', role: 'application' });
    this.stage = h('main', { class: 'tb-main', id: 'main', tabindex: '-1' }, this.host);
    root.append(this.root);
    this.root.append(this.stage);
    const geometry = makeGeometry(map);
    this.board = new Board(this.host, map, { lastRow: table.last_row ?? 0 });
    this.model = new Model(table);
    this.pieces = new Pieces(this.board, geometry, table.pieces);
    this.pieces.dieFaces = table.die_faces;
    const desk = (this.desk = new Desk({
      net,
      model: this.model,
      root: this.root,
      stage: this.stage,
      board: this.board,
      geometry,
      pieces: this.pieces,
      map,
    }));
    desk.notice = new Notice(desk);
    desk.hand = new Hand(desk);
    desk.overlay = new Overlay(desk);
    desk.manner = new Manner(desk);
    desk.orders = new Orders(desk);
    desk.draft = new Draft(desk);
    new Aim(desk);
    this.popovers = desk.hand.popovers = new Popovers(desk);
    this.course = new Course(desk);
    this.recap = new Recap(desk, (first, last) => this.course.see(first, last));
    this.draftCard = new DraftCard(desk);
    this.hint = new Hint(desk, this.popovers);
    this.thinking = new Thinking(desk);
    this.plan = new Plan(desk);
    this.tray = this.makeTray();
    this.lenses = new Lenses(desk, desk.overlay);
    this.carry = new Carry(desk, this.lenses, this.tray);
    this.sign = new Sign(desk);
    this.cursor = new Cursor(desk, desk.overlay, this.host);
    this.opening = new Opening(desk);
    this.opening.begin();
    this.keys = this.layOut();
    this.guide = new Guide(desk);
    this.ends = this.listen();
    this.name();
  }

  /** What buttons, keys and the menu have in common. */
  does() {
    const { desk, course } = this;
    const does = {
      undo: (/** @type {boolean} */ whole) => void course.undo(whole),
      redo: () => void course.redo(),
      undoTo: (/** @type {number} */ n) => void course.undoTo(n),
      skip: () => course.skip(),
      replay: () => void course.replay(),
      list: () => {
        if (desk.ready) openChoiceList(desk);
      },
      command: () => {
        if (desk.ready) openCommandLine(desk);
      },
      why: (/** @type {string} */ action, /** @type {string} */ title, /** @type {string} */ hex) =>
        this.popovers.whyAction(action, title, hex ? [hex] : []),
      sight: () => this.lenses.toggleSight(),
      threat: () => this.lenses.toggleThreat(),
      hide: () => this.lenses.toggleHidden(),
      hint: this.hint,
      recap: this.recap,
      draftCard: this.draftCard,
      thinking: this.thinking,
      plan: () => {
        this.side?.show('pool');
        this.plan.open();
      },
      card: () => void this.opening.show(),
      points: (/** @type {HTMLElement} */ anchor) => void this.opening.explain(anchor),
      menu: () => openMenu(desk, does),
    };
    return does;
  }

  /** Puts the parts in their places. */
  layOut() {
    const { desk, lenses, cursor, tray, popovers } = this;
    const does = this.does(),
      bar = new Bar(desk, does);
    const side = (this.side = new Side(desk, {
      pool: [new Pool(desk).el, this.plan.el],
      unit: [new Card(desk).el, new OrderList(desk).el, new Dice(desk).el, new StandingList(desk).el, new Tally(desk).el],
      army: [new Roster(desk).el],
      log: [new Log(desk, does).el],
    }));
    this.root.prepend(new Header(desk, does).el);
    this.stage.append(
      this.board.minimap,
      lenses.el,
      lenses.caption,
      new Offer(desk).el,
      bar.el,
      desk.notice.el,
      (this.result = new Result(desk)).el,
    );
    this.root.append(side.el, side.tabs, new Curtain(desk).el);
    const stack = {
      open: (/** @type {string} */ hex) => tray.show(hex, { focus: true }),
      close: () => {
        const was = tray.open;
        tray.hide();
        return was;
      },
    };
    return new Keys(desk, { ...does, cursor, lenses, popovers, bar, tray: stack });
  }

  makeTray() {
    const { desk } = this;
    const raises = () => (desk.ready ? desk.model.choices.list.filter(c => c.role === 'raises') : []);
    return new Tray(this.stage, this.board, this.pieces, {
      pick: (id, _hex, more) => (more ? desk.hand.addPiece(id) : desk.ready && desk.model.choices.byUnit.has(id) ? desk.hand.pickUnit(id) : desk.hand.select(id)),
      tops: () => new Map(raises().map(c => [c.unit ?? '', costText(desk.model.table, c)])),
      top: id => void desk.act(raises().find(c => c.unit === id)?.action ?? ''),
      chosen: id => desk.hand.shown === id || desk.hand.group.has(id),
      held: () => desk.hand.group.hexes,
      busy: () => desk.draft.active,
    });
  }

  listen() {
    const { desk, board, net, course } = this;
    // Not before the bar has its final height: what it covers is left free.
    const first = desk.on('decision', () => {
      first();
      this.fitWhenSeen();
    });
    const bar = this.stage.querySelector('.tb-bar'), covers = new ResizeObserver(() => desk.clear()); // the small map steps aside
    if (bar) covers.observe(bar);
    for (const news of /** @type {const} */ (['position', 'decision'])) desk.on(news, () => this.showDots());
    desk.on('wipe', () => {
      this.pieces.clear();
      this.tray.hide();
      this.showDots();
    });
    net.onagain = () =>
      void this.join().then(
        table => this.model.setTable(table),
        error => desk.refused(error),
      );
    return [
      () => covers.disconnect(),
      board.onhex('click', (hex, ev) => this.click(hex, ev)),
      board.onhex('long', hex => this.explain(hex)),
      board.onhex('hover', hex => {
        if (hex && desk.draft.active && !desk.draft.dragged) desk.draft.aim(hex);
        desk.overlay.hover(hex);
        this.lenses.hover(hex);
      }),
      onLang(() => void this.translate()),
      net.on('now', m => {
        course.take(m);
        this.sign.draw();
      }),
      net.on('curtain', m => course.curtain(m.side)),
      net.on('gone', m => desk.notice.show(m.message, { tone: 'bad' })),
    ];
  }

  /** The first view, as soon as the board knows how large it is. */
  fitWhenSeen() {
    const { board, desk } = this;
    if (board.seen.x1 > board.seen.x0) {
      desk.fitAction();
      return;
    }
    const off = board.onview(() => {
      off();
      desk.fitAction();
    });
  }

  /** @param {string|null} hex  @param {MouseEvent|null} ev */
  click(hex, ev) {
    const { hand } = this.desk, touch = /** @type {PointerEvent|null} */ (ev)?.pointerType === 'touch';
    this.tray.hide();
    if (!hex) {
      hand.select(null);
      return;
    }
    this.cursor.put(hex);
    const twice = this.twice(hex, ev);
    if (this.lenses.click(hex) || this.drawUp(hex, touch)) return;
    if (ev?.shiftKey || this.lenses.boxing) hand.addStack(hex);
    else if (twice && hand.group.ownAt(twice).length > 0) hand.widen(twice);
    else hand.click(hex);
  }

  /** The hex of the first of two clicks in one place and moment: the map may have moved in between. @param {string} hex  @param {MouseEvent|null} ev */
  twice(hex, ev) {
    const { first } = this, at = ev?.timeStamp ?? 0, x = ev?.clientX ?? 0, y = ev?.clientY ?? 0;
    const again = at - first.at < TWICE && Math.hypot(x - first.x, y - first.y) < NEAR;
    this.first = { hex: again ? first.hex : hex, at, x, y };
    return again && this.desk.orders.can ? first.hex : null;
  }

  /**
   * A click means the goal of the order that is being drawn up. A finger shows the goal first, a mouse has shown it; a
   * finger also begins one where the pieces in hand cannot simply step.
   * @param {string} hex  @param {boolean} touch  @returns {boolean} whether it was meant so
   */
  drawUp(hex, touch) {
    const { draft, hand, orders } = this.desk, ids = hand.group.list;
    const far = touch && orders.can && ids.length > 0 && !hand.verb && !hand.targets.some(c => c.hex === hex) && hand.group.ownAt(hex).length === 0;
    if (!draft.active && far) draft.begin('march', ids);
    if (!draft.active) return false;
    const given = draft.hex === hex || !touch;
    draft.aim(hex);
    if (given && draft.text) void draft.give();
    return true;
  }

  /** A long press shows what lies there (the tray does it); where nothing lies, why the hex cannot be chosen. @param {string|null} hex */
  explain(hex) {
    const { draft } = this.desk;
    if (hex && draft.active && draft.hex === hex) void draft.give();
    else if (hex && this.desk.ready && this.model.stack(hex).length === 0) this.popovers.whyHex(hex);
  }

  showDots() {
    this.board.minimapPieces(this.pieces.dots());
  }

  /** Names of the sides come with the table: it is asked for again in the new language, and a full position follows. */
  async translate() {
    this.name();
    try {
      this.model.setTable(await this.join());
    } catch {
      /* the connection is lost; the table is joined again when it is back */
    }
    this.desk.emit('words');
  }

  name() {
    this.host.setAttribute('aria-label', t('table.map'));
  }

  /** What came while the table was being laid. @param {any[]} early */
  catchUp(early) {
    for (const m of early)
      if (m.push === 'now') this.course.take(m);
      else this.course.curtain(m.side);
    this.sign.draw();
  }

  close() {
    for (const end of this.ends) end();
    this.keys.close();
    this.course.close();
    this.hint.close();
    this.thinking.close();
    this.sign.close();
    this.guide.close();
    this.recap.close();
    this.result?.close();
    this.desk.orders.close();
    this.carry.end();
    this.tray.destroy();
    this.pieces.destroy();
    this.board.destroy();
    this.net.call('leave').catch(() => {});
    this.root.remove();
  }
}
