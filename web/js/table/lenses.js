// Ways to look at the ground: line of sight and field of view, threatened hexes, zones of a unit, command radius, and
// the ground without counters. What is seen is the server's word; here it is only asked for and drawn.

import { h, icon } from '../dom.js';
import { t } from '../words.js';
import { capital } from './sentence.js';
import { isGoing, isHostile } from './verbs.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {'sight'|'threat'|'hidden'} Lens */

const HOVER = 120;
/** The pointer rests on a stack so long before its zones are shown. */
const REST = 400;

export class Lenses {
  /** @param {Desk} desk  @param {import('./overlay.js').Overlay} overlay */
  constructor(desk, overlay) {
    this.desk = desk;
    this.overlay = overlay;
    /** @type {string|null} the hex the line of sight begins in */
    this.from = null;
    this.sighting = false;
    this.threat = false;
    /** A drag draws a box about pieces, a click adds a stack. */
    this.boxing = false;
    this.timer = 0;
    this.asked = 0;
    this.peeking = false;
    this.el = h('div', { class: 'rail', role: 'toolbar', 'aria-label': t('table.map_tools'), 'aria-orientation': 'vertical' });
    this.caption = h('p', { class: 'lens-caption', hidden: true, role: 'status' });
    desk.on('words', () => this.draw());
    desk.on('wipe', () => this.off());
    desk.on('selection', () => void this.showUnit());
    desk.on('decision', () => {
      if (this.threat) void this.showThreat();
    });
    this.draw();
  }

  draw() {
    const tool = (
      /** @type {any} */ name,
      /** @type {string} */ key,
      /** @type {string} */ word,
      /** @type {() => void} */ fn,
      /** @type {boolean|null} */ pressed = null,
    ) =>
      h(
        'button',
        {
          type: 'button',
          class: 'ib',
          title: `${t(word)} (${key})`,
          'aria-label': t(word),
          'data-tool': name,
          'aria-pressed': pressed === null ? null : String(pressed),
          onclick: fn,
        },
        icon(name),
      );
    this.el.setAttribute('aria-label', t('table.map_tools'));
    this.el.replaceChildren(
      tool('plus', '+', 'table.nearer', () => this.desk.zoom(1.3)),
      tool('minus', '−', 'table.farther', () => this.desk.zoom(1 / 1.3)),
      tool('fit', '0', 'table.whole_map', () => this.desk.fitWhole()),
      tool('front', 'G', 'table.fit_front', () => this.desk.fitFront()),
      tool('eye', 'L', 'table.sight', () => this.toggleSight(), this.sighting),
      tool('threat', 'T', 'table.threat', () => this.toggleThreat(), this.threat),
      tool('hide', 'H', 'table.hide_counters', () => this.toggleHidden(), this.hidden),
      this.mayBox ? tool('box', 'Shift', 'table.select_box', () => this.toggleBox(), this.boxing) : '',
    );
  }

  /** Several pieces are selected only to give them an order. */
  get mayBox() {
    const { seat, game } = this.desk.model.table;
    return seat.sides.length > 0 && !game.lesson;
  }

  toggleBox() {
    this.boxing = !this.boxing;
    this.desk.board.host.classList.toggle('boxing', this.boxing);
    if (this.boxing) this.desk.say(t('table.select_about'));
    this.draw();
  }

  get hidden() {
    return this.desk.pieces.hidden;
  }

  toggleHidden() {
    this.desk.pieces.hide(!this.hidden);
    this.desk.say(t(this.hidden ? 'table.counters_hidden' : 'table.counters_shown'));
    this.draw();
  }

  /** From the selected unit if there is one, else from the next hex clicked. @param {string|null} [hex] the cursor */
  toggleSight(hex = null) {
    this.sighting = !this.sighting;
    this.from = this.sighting ? (this.desk.model.unit(this.desk.hand.shown)?.hex ?? hex) : null;
    this.overlay.sight(null);
    this.overlay.field(null);
    this.say(this.sighting ? t(this.from ? 'table.sight_to' : 'table.sight_from') : '');
    if (this.from) void this.showField();
    void this.showUnit();
    this.draw();
  }

  /** A click while the lens is on. @param {string} hex @returns {boolean} whether it was meant for the lens */
  click(hex) {
    if (!this.sighting) return false;
    this.from = hex;
    void this.showField();
    return true;
  }

  /** The pointer has come to a hex: the line of sight goes there, or the stack shows its zones. @param {string|null} hex */
  hover(hex) {
    clearTimeout(this.timer);
    if (this.peeking) {
      this.peeking = false;
      this.overlay.field(null);
      this.overlay.draw();
      void this.showUnit();
    }
    if (!hex) return;
    if (this.sighting) this.timer = window.setTimeout(() => void this.look(hex), HOVER);
    else if (this.desk.model.stack(hex).length > 0) this.timer = window.setTimeout(() => void this.peek(hex), REST);
  }

  /** Zones of a stack the pointer rests on, and what it could fire at from where it stands. @param {string} hex */
  async peek(hex) {
    const { model, hand, playing, sending } = this.desk;
    const top = model.stack(hex)[0];
    if (!top || top.id === hand.shown || playing || sending || this.desk.isCommander(top.id)) return;
    const asked = ++this.asked;
    const answer = await this.desk.ask('zones', { unit: top.id });
    if (!answer || asked !== this.asked) return;
    this.peeking = true;
    this.overlay.zones(answer, hex);
    if (!hand.unit)
      this.overlay.arc(
        answer.fire.map((/** @type {{hex: string}} */ f) => f.hex),
        top.id,
      );
  }

  /** @param {string} hex */
  async look(hex) {
    if (!this.sighting || !this.from || hex === this.from) return;
    const from = this.from,
      asked = ++this.asked;
    const answer = await this.desk.ask('sight', { from, to: hex });
    if (!answer || asked !== this.asked || !this.sighting) return;
    this.overlay.sight({ from, to: hex, visible: answer.visible, at: answer.at });
    const far = t('table.distance', { n: answer.distance });
    this.say(
      answer.visible
        ? t('table.sees', { from, to: hex, far })
        : t('table.sees_not', {
            from,
            to: hex,
            far,
            why: answer.blocked_by ? `${capital(answer.blocked_by.text)} [${answer.blocked_by.paragraph}]` : '',
          }),
    );
  }

  async showField() {
    const from = this.from;
    const answer = from && (await this.desk.ask('field', { from }));
    if (answer && from === this.from) this.overlay.field({ from, hidden: answer.hidden });
  }

  toggleThreat() {
    this.threat = !this.threat;
    if (this.threat) void this.showThreat();
    else this.overlay.threat(null);
    this.draw();
  }

  async showThreat() {
    const answer = await this.desk.ask('threat');
    if (!this.threat || !answer) return;
    this.overlay.threat(answer.hexes);
    this.desk.say(t('table.threatened', { n: answer.hexes.length }));
  }

  /** The piece that is looked at; while none is, the own commander whose units are to be ordered. */
  get subject() {
    const { model, hand, ready } = this.desk,
      { active, prompt } = model.latest ?? {};
    return hand.shown ?? (ready && active && active === prompt?.unit && model.isOwn(active) ? active : null);
  }

  /** A unit that is to leave its hex: where to is all that matters, its zones would hide it. */
  isLeaving() {
    const { verb, targets } = this.desk.hand;
    return !!verb && targets.length > 0 && targets.every(c => !isGoing(c) && !isHostile(c));
  }

  /** Zones of a unit; of a commander the hexes he commands. */
  async showUnit() {
    const id = this.subject,
      asked = ++this.asked;
    this.overlay.zones(null);
    this.overlay.command(null);
    if (!id || !this.desk.model.unit(id)?.hex || this.desk.playing || this.desk.sending) return; // it is asked when all stands still
    const isCommander = this.desk.isCommander(id);
    if (!isCommander && (this.sighting || this.isLeaving())) return;
    const answer = await this.desk.ask(isCommander ? 'command' : 'zones', { unit: id });
    if (!answer || asked !== this.asked || this.subject !== id) return;
    if (isCommander) this.overlay.command({ unit: id, hexes: answer.hexes });
    else this.overlay.zones(answer);
  }

  /** @param {string} text */
  say(text) {
    this.caption.textContent = text;
    this.caption.hidden = !text;
  }

  /** @returns {boolean} whether a lens was on */
  off() {
    const was = this.sighting || this.threat;
    if (this.sighting) this.toggleSight();
    if (this.threat) this.toggleThreat();
    return was;
  }
}
