// The chances of a choice before it is made: every modifier with its paragraph, the outcomes as one bar.

import { h } from '../dom.js';
import { pref } from '../prefs.js';
import { t } from '../words.js';
import { Popover } from './popover.js';
import { lookOf, verbIcon } from './verbs.js';
import { capital, paragraphTag, sentenceNodes } from './sentence.js';
import { counterPicture } from './picture.js';

/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{text: string, percent: number, chance: string, key: number}} Outcome */
/** @typedef {{outcomes: Outcome[], modifiers: import('../types.js').Sentence[], complete: boolean, shape: 'fire'|'melee'|'check'}} Odds */

/** Bits of an outcome's key that change its dress, see `odds` in docs/protocol.md. */
const RETREAT = 1 << 2,
  LOSS = 1 << 3,
  GONE = 1 << 4,
  ATTACKER = 1 << 5,
  DEFENDER = 1 << 6,
  DEAD = 1 << 11,
  FAILED = 1 << 16,
  GUN = 1 << 17,
  TAKEN = 1 << 19;
/** No effect, an answer of the enemy, a chit: nothing that wants a thought beforehand. */
const HARMLESS = 1 | (1 << 20) | (1 << 21);
const NO_EFFECT = 1;

/** The number stands in a column of its own. */
const NUMBER = /^[+−-]?\d+ /;

/**
 * Shows the chances and waits for "do it"; where the choice leads to no die yet, or the player does not want to be
 * asked, it is done at once.
 * @param {Desk} desk  @param {Choice} choice  @param {(p: Popover) => void} opened
 * @param {boolean} unasked shown by itself: without chances worth a look nothing is done
 */
export async function forecast(desk, choice, opened, unasked) {
  const odds = pref('askBeforeRoll') ? /** @type {Odds|null} */ (await desk.ask('odds', { action: choice.action })) : null;
  if (!odds || !isWorthALook(choice, odds)) {
    if (!unasked) await desk.act(choice.action);
    return;
  }
  const target = targetOf(desk, choice);
  const go = h(
    'button',
    {
      type: 'button',
      class: `btn ${lookOf(choice.verb).tone ? 'fire' : 'pri'}`,
      onclick: () => {
        pop.close();
        void desk.act(choice.action);
      },
    },
    verbIcon(choice.verb),
    choice.label,
  );
  const pop = new Popover(
    desk,
    hexesOf(desk, choice),
    { label: t('table.forecast', { what: titleOf(desk, choice) }), class: 'forecast', onclose: () => desk.overlay.aim(null) },
    header(desk, choice, target),
    h(
      'div',
      { class: 'in' },
      modifiers(desk, odds),
      outcomeBar(desk, odds, choice),
      legend(odds),
      odds.complete ? null : h('p', { class: 'note' }, t('table.incomplete')),
      companions(desk, choice),
      h(
        'div',
        { class: 'row' },
        go,
        h('button', { type: 'button', class: 'btn', onclick: () => pop.close() }, t('table.cancel')),
      ),
    ),
  );
  opened(pop);
  desk.overlay.aim(choice);
  desk.say(`${choice.text}. ${odds.outcomes.map(o => `${percent(o)} ${o.text}`).join(', ')}.`);
  go.focus({ preventScroll: true });
}

/** Chances before a die, and fire that is in vain from the start. @param {Choice} choice  @param {Odds} odds */
function isWorthALook(choice, odds) {
  if (lookOf(choice.verb).tone && odds.outcomes.every(o => o.key === NO_EFFECT)) return true;
  return choice.rolls && odds.outcomes.some(o => (o.key & ~HARMLESS) !== 0);
}

/** Who could join in the fire or be left out of it; the chances follow. @param {Desk} desk  @param {Choice} choice */
function companions(desk, choice) {
  if (choice !== desk.hand.shot) return null;
  const list = desk.model.choices.list.filter(c => c.verb === 'with' || c.verb === 'drop');
  if (list.length === 0) return null;
  const button = (/** @type {Choice} */ c) =>
    h(
      'button',
      {
        type: 'button',
        class: `btn mini${c.verb === 'drop' ? ' on' : ''}`,
        title: c.text,
        'aria-label': c.text,
        onclick: () => void desk.act(c.action),
      },
      verbIcon(c.verb),
      desk.model.name(c.unit),
    );
  return h('div', { class: 'companions' }, h('span', null, t('table.companions')), list.map(button));
}

/** @param {Desk} desk  @param {Choice} choice */
function titleOf(desk, choice) {
  if (choice !== desk.hand.shot) return choice.text;
  const [first, ...others] = desk.hand.firers;
  const unit = desk.model.name(first),
    hex = desk.model.latest?.prompt?.hex ?? '';
  return others.length > 0 ? t('table.fire_together', { unit, n: others.length, hex }) : t('table.fires_at', { unit, hex });
}

/** The unit that is at the other end: the top enemy in the hex. @param {Desk} desk  @param {Choice} choice */
function targetOf(desk, choice) {
  const hex = choice.hex ?? desk.model.latest?.prompt?.hex;
  const there = hex ? desk.model.stack(hex) : [];
  return there.find(u => !desk.model.isOwn(u.id))?.id ?? choice.unit ?? there[0]?.id ?? null;
}

/** @param {Desk} desk  @param {Choice} choice @returns {string[]} */
export function hexesOf(desk, choice) {
  const from = choice === desk.hand.shot ? desk.hand.firers : [choice.unit];
  const hexes = [...from.map(id => desk.model.unit(id)?.hex), choice.hex ?? desk.model.latest?.prompt?.hex];
  return /** @type {string[]} */ (hexes.filter(Boolean));
}

/** @param {Desk} desk  @param {Choice} choice  @param {string|null} target */
function header(desk, choice, target) {
  const hexes = hexesOf(desk, choice);
  const far = hexes.length === 2 ? t('table.distance', { n: desk.geometry.distance(hexes[0], hexes[1]) }) : '';
  return h(
    'header',
    null,
    target ? counterPicture(desk, target) : null,
    h(
      'div',
      null,
      h('h2', null, titleOf(desk, choice)),
      h(
        'p',
        null,
        [target ? desk.model.name(target) : '', hexes.at(-1) ? t('table.hex', { hex: hexes.at(-1) ?? '' }) : '', far]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
  );
}

/** @param {Desk} desk  @param {Odds} odds */
function modifiers(desk, odds) {
  if (odds.modifiers.length === 0) return null;
  return h(
    'table',
    { class: 'mods' },
    h('caption', { class: 'off-screen' }, t('table.modifiers')),
    h(
      'tbody',
      null,
      odds.modifiers.map(m =>
        h(
          'tr',
          null,
          h('td', null, sentenceNodes(desk, { ...m, text: capital(m.text.replace(NUMBER, '')) })),
          h('td', null, signed(m.value)),
          h('td', null, paragraphTag(desk, m.paragraph)),
        ),
      ),
    ),
  );
}

/** @param {number|undefined} n */
function signed(n) {
  if (n === undefined || n === null) return '';
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** Stands, goes back, loses: always in this order. @param {Outcome} o  @param {Odds} odds */
function dress(o, odds) {
  if (odds.shape === 'melee') return o.key & ATTACKER ? 'att' : o.key & DEFENDER ? 'def' : 'a';
  if (o.key & (LOSS | GONE | DEAD | GUN | TAKEN)) return 'c';
  return o.key & (RETREAT | FAILED) ? 'b' : 'a';
}

/** @param {Odds} odds */
function inOrder(odds) {
  const rank = ['att', 'a', 'b', 'c', 'def'];
  return odds.outcomes.slice().sort((x, y) => rank.indexOf(dress(x, odds)) - rank.indexOf(dress(y, odds)));
}

/** @param {Outcome} o */
function percent(o) {
  const p = o.percent;
  return `${p >= 10 || Number.isInteger(p) ? Math.round(p) : p.toFixed(1)} %`;
}

/** The side that attacks wears its own colours in the bar. @param {Desk} desk  @param {Odds} odds  @param {Choice} choice */
function outcomeBar(desk, odds, choice) {
  const own = desk.model.side,
    other = desk.model.table.sides.find(s => s.id !== own)?.id ?? '';
  const [att, def] = choice.verb === 'form' ? [other, own] : [own, other];
  const said = odds.outcomes.map(o => `${percent(o)} ${o.text}`).join(', ');
  return h(
    'div',
    { class: 'out', role: 'img', 'aria-label': said },
    inOrder(odds).map(o => {
      const kind = dress(o, odds);
      const part = h(
        'i',
        { class: kind === 'att' ? `side-${att}` : kind === 'def' ? `side-${def}` : kind },
        o.percent >= 18 ? percent(o) : o.percent >= 7 ? String(Math.round(o.percent)) : '',
      );
      part.style.flexGrow = String(o.percent);
      return part;
    }),
  );
}

/** @param {Odds} odds */
function legend(odds) {
  return h(
    'dl',
    { class: 'legend' },
    inOrder(odds).map(o =>
      h(
        'div',
        null,
        h('i', { class: dress(o, odds), 'aria-hidden': 'true' }),
        h('dt', null, o.text),
        h('dd', null, percent(o), h('small', null, o.chance)),
      ),
    ),
  );
}
