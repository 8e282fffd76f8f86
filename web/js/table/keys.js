// The keyboard: one table of keys, used by the handler and by the list that K shows.

import { keysOf, markText, term } from '../counters/terms.js';
import { openDialog } from '../dialog.js';
import { h } from '../dom.js';
import { t } from '../words.js';
import { pressHow } from './how-row.js';
import { jumpOn } from './task-row.js';
import { FACINGS, keyOf } from './verbs.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{cursor: import('./cursor.js').Cursor, lenses: import('./lenses.js').Lenses, popovers: import('./popovers.js').Popovers, bar: import('./bar.js').Bar, tray: {open(hex: string): void, close(): boolean}, undo(whole: boolean): void, redo(): void, skip(): boolean, command(): void, list(): void, hint: import('./hint.js').Hint, thinking: import('./thinking.js').Thinking}} Parts */

/** The verbs' keys by the words of the rules; X is told below. @returns {[string, string][]} */
function verbKeys() {
  /** @type {Map<string, Set<string>>} */
  const words = new Map();
  for (const verb of keysOf('verb').filter(v => !['', 'X'].includes(keyOf(v))))
    words.set(keyOf(verb), (words.get(keyOf(verb)) ?? new Set()).add(term('verb', verb).toLowerCase()));
  const aims = t('table.keys_fire'); // what F does with pieces selected
  return [...words].map(([key, all]) => [key, [...all, ...(key === 'F' ? [aims] : [])].join(', ')]);
}

/** @param {string} keys @param {string} word @returns {[string, string]} */
const told = (keys, word) => [keys, t(`table.${word}`)];

/** Keys for the list, with their words: those that the game has. @returns {[string, string][]} */
const help = () => [
  told('← → ↑ ↓', 'keys_arrows'),
  told('Tab', 'keys_tab'),
  told('Enter', 'keys_enter'),
  told('Esc', 'keys_esc'),
  told('Shift Enter', 'keys_go'),
  told('.', 'keys_more'),
  told(',', 'keys_widen'),
  told(';', 'keys_left'),
  told('Ctrl A', 'keys_everyone'),
  told('Shift 1 – 9', 'keys_near'),
  told('Shift S R M L T P C', 'keys_how'),
  told('Ctrl', 'keys_calm'),
  told('V', 'keys_via'),
  told('Shift A', 'keys_always'),
  told('?', 'keys_why'),
  told('1 – 9', 'keys_digits'),
  ...verbKeys(),
  told('X', 'keys_decline'),
  told('A', 'keys_list'),
  told('U', 'keys_hint'),
  told('Z', 'keys_undo'),
  told('Shift Z', 'keys_whole'),
  told('Y', 'keys_redo'),
  told('L', 'keys_sight'),
  told('T', 'keys_threat'),
  told('H', 'keys_hide'),
  ...(markText('tab') ? [told('P', 'keys_stack')] : []),
  told('O', 'keys_mini'),
  told('+ − 0 G', 'keys_zoom'),
  told('Space', 'keys_space'),
  told('/  :', 'keys_command'),
  told('K', 'keys_help'),
];

export class Keys {
  /** @param {Desk} desk  @param {Parts} parts */
  constructor(desk, parts) {
    this.desk = desk;
    this.parts = parts;
    this.handler = (/** @type {KeyboardEvent} */ e) => {
      if (this.press(e)) e.preventDefault();
    };
    document.addEventListener('keydown', this.handler);
  }

  close() {
    document.removeEventListener('keydown', this.handler);
  }

  /** @param {KeyboardEvent} e @returns {boolean} whether the key was meant for the table */
  press(e) {
    if (isAll(e) && this.everyone(e)) return true;
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || isTyping(e.target) || document.querySelector('dialog[open]'))
      return false;
    if (e.key === ' ' && this.desk.playing) return this.parts.skip(); // wherever the focus is
    const onMap = e.target === this.parts.cursor.widget;
    const onControl = e.target instanceof Element && !!e.target.closest('button, a, summary, select');
    if (onMap && this.pressOnMap(e)) return true;
    if (onControl && (e.key === 'Enter' || e.key === ' ' || e.key.startsWith('Arrow'))) return false;
    if (!onMap && e.key.startsWith('Arrow'))
      return e.target === document.body && this.parts.cursor.arrow(e.key) && this.focusMap();
    return this.pressAnywhere(e);
  }

  focusMap() {
    this.parts.cursor.widget.focus({ preventScroll: true });
    return true;
  }

  /** Ctrl A takes up all pieces, as it takes all text elsewhere. @param {KeyboardEvent} e */
  everyone(e) {
    if (isTyping(e.target) || document.querySelector('dialog[open]') || !this.desk.orders.can) return false;
    this.desk.hand.takeAll();
    return true;
  }

  /** @param {KeyboardEvent} e */
  pressOnMap(e) {
    const { cursor } = this.parts;
    if (e.key === 'Tab') return cursor.next(e.shiftKey ? -1 : 1);
    if (e.key === 'Enter' && cursor.hex && this.order(e.shiftKey)) return true;
    if (e.key === 'Enter') {
      if (cursor.hex && !this.parts.lenses.click(cursor.hex)) this.desk.hand.click(cursor.hex);
      return true;
    }
    const moved = cursor.arrow(e.key);
    if (moved) this.parts.lenses.hover(cursor.hex);
    if (moved && this.desk.draft.active) this.desk.draft.aim(cursor.hex);
    return moved;
  }

  /** Enter gives the order that is drawn up; with Shift one is begun: go to the cursor. @param {boolean} shift */
  order(shift) {
    const { draft, hand, orders } = this.desk, { hex } = this.parts.cursor;
    if (!draft.active && !(shift && orders.can && hand.group.list.length > 0)) return false;
    if (!draft.active) draft.begin('march', hand.group.list);
    if (draft.hex === hex && draft.preview) void draft.give();
    else draft.aim(hex);
    return true;
  }

  /** All that bear fire at a target; without pieces in hand, all guns. */
  takeAim() {
    const { draft, hand, orders } = this.desk;
    if (!orders.aims) return false;
    draft.begin('fire', hand.group.list);
    this.desk.say(t(hand.group.list.length > 0 ? 'table.draft_target' : 'table.draft_guns'));
    return true;
  }

  /** @param {KeyboardEvent} e */
  pressAnywhere(e) {
    const key = /^Digit[1-9]$/.test(e.code) ? e.code.slice(-1) : e.key.length === 1 ? e.key.toUpperCase() : e.key;
    if (this.how(key, e.shiftKey)) return true;
    if (/^[1-9]$/.test(key)) return this.digit(Number(key));
    if (key === 'F' && this.takeAim()) return true;
    return this.command(key, e.shiftKey) || this.verb(key);
  }

  /** How the order is to be carried out: plain keys while it is being drawn up, else with Shift. @param {string} key  @param {boolean} shift */
  how(key, shift) {
    const { draft, manner, orders } = this.desk;
    if (!orders.can || !(draft.active || shift)) return false;
    if (key === 'A' && shift) manner.flip('always');
    return (key === 'A' && shift) || pressHow(this.desk, key);
  }

  /** @param {string} key  @param {boolean} shift */
  command(key, shift) {
    const { lenses, cursor, popovers, tray } = this.parts;
    const hand = this.desk.hand;
    /** @type {Object<string, () => void>} */
    const does = {
      Escape: () => void (this.desk.draft.leave() || tray.close() || hand.back() || lenses.off()),
      '.': () => cursor.hex && hand.addStack(cursor.hex),
      ',': () => cursor.hex && hand.widen(cursor.hex),
      ';': () => jumpOn(this.desk),
      ' ': () => void (this.parts.skip() || this.parts.thinking.hurry()),
      '?': () => this.why(cursor.hex),
      Z: () => this.parts.undo(shift),
      Y: () => this.parts.redo(),
      L: () => lenses.toggleSight(cursor.hex),
      T: () => lenses.toggleThreat(),
      H: () => lenses.toggleHidden(),
      O: () => this.desk.board.toggleMinimap(),
      '+': () => this.desk.zoom(1.3),
      '=': () => this.desk.zoom(1.3),
      '-': () => this.desk.zoom(1 / 1.3),
      0: () => this.desk.fitWhole(),
      G: () => this.desk.fitFront(),
      '/': () => this.parts.command(),
      ':': () => this.parts.command(),
      A: () => this.parts.list(),
      U: () => this.parts.hint.press(),
      K: () => showKeys(),
      P: () => {
        const hex = cursor.hex ?? this.desk.model.unit(hand.shown)?.hex;
        if (hex) tray.open(hex);
      },
      Q: () => this.turn(-1),
      E: () => this.turn(1),
    };
    if (!does[key]) return false;
    if (key !== 'Escape' && key !== '?' && popovers.current?.el.isConnected && (key === 'Q' || key === 'E')) return false;
    does[key]();
    return true;
  }

  /** @param {string|null} hex */
  why(hex) {
    const at = hex ?? this.desk.model.unit(this.desk.hand.unit)?.hex;
    if (!at) return;
    const top = this.desk.model.stack(at)[0];
    if (top && this.desk.model.isOwn(top.id)) this.parts.popovers.whyPiece(top.id, at);
    else this.parts.popovers.whyHex(at);
  }

  /** A letter of a verb. @param {string} key */
  verb(key) {
    if (!this.desk.ready) return false;
    const { hand } = this.desk;
    const group = hand.buttons.find(g => keyOf(g.verb) === key);
    if (group) {
      hand.press(group);
      return true;
    }
    return key === 'X' && this.parts.bar.finish();
  }

  /** @param {number} n */
  digit(n) {
    const button = this.parts.bar.el.querySelectorAll('.bar-acts > .btn')[n - 1];
    if (!(button instanceof HTMLElement)) return false;
    button.click();
    return true;
  }

  /** Turns the unit in hand to the next facing it may take, left or right. @param {number} way */
  turn(way) {
    const { draft, hand, model } = this.desk;
    if (draft.active) {
      draft.turn(way);
      return;
    }
    const now = model.unit(hand.unit)?.facing;
    const turns = model.choices.of(hand.unit).filter(c => c.facing && (hand.verb ? c.verb === hand.verb : !c.hex));
    if (!this.desk.ready || turns.length === 0) return;
    const start = now ? FACINGS.indexOf(now) : 0;
    for (let i = 1; i <= FACINGS.length; i++) {
      const facing = FACINGS[(start + way * i + 2 * FACINGS.length) % FACINGS.length];
      const choice = turns.find(c => c.facing === facing);
      if (choice) {
        void hand.choose(choice);
        return;
      }
    }
  }
}

/** @param {KeyboardEvent} e */
const isAll = e => (e.ctrlKey || e.metaKey) && !e.altKey && !e.shiftKey && e.key.toLowerCase() === 'a';

/** @param {EventTarget|null} el */
function isTyping(el) {
  return (
    (el instanceof HTMLInputElement && el.type !== 'checkbox' && el.type !== 'radio') ||
    el instanceof HTMLTextAreaElement ||
    el instanceof HTMLSelectElement
  );
}

export function showKeys() {
  const row = (/** @type {[string, string]} */ [keys, text]) => h('div', null, h('dt', null, keys.split('  ').map(k => h('kbd', null, k))), h('dd', null, text));
  openDialog(() => t('table.keys'), h('dl', { class: 'keys' }, help().map(row)), { class: 'wide' });
}
