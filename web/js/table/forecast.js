// The chances of a choice before it is made: every modifier with its paragraph, the outcomes as one bar.

import { h } from '../dom.js';
import { sideClass } from '../livery.js';
import { pref } from '../prefs.js';
import { shares } from '../shares.js';
import { lang, t } from '../words.js';
import { Popover } from './popover.js';
import { isHostile, verbIcon } from './verbs.js';
import { asLine, asText, lineText, paragraphTag, sentenceNodes } from './sentence.js';
import { counterPicture } from './picture.js';

/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('../types.js').Outcome & {shown?: string}} Outcome shown: its per cent as it is written */
/** @typedef {import('../types.js').Sentence} Sentence */
/** @typedef {{outcomes: Outcome[], modifiers: Sentence[], basis: Sentence[], die: Sentence|null, complete: boolean}} Odds */

/** How outcomes are drawn by their effect; the bar has them in this order. @type {Record<Outcome['effect'], string>} */
const EFFECTS = { attacker_wins: 'att', nothing: 'a', undecided: 'a', good: 'a', back: 'b', loss: 'c', defender_wins: 'def' };
const RANK = ['att', 'a', 'b', 'c', 'def'];

/** Beyond this many outcomes the least likely are told together; a fraction longer than this is left to its percentage. */
const MANY = 8,
  LONG = 11;

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
  fold(odds);
  round(odds);
  const target = targetOf(desk, choice);
  const go = h(
    'button',
    {
      type: 'button',
      class: `btn ${isHostile(choice) ? 'fire' : 'pri'}`,
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
      legend(desk, odds, choice),
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
  desk.say(asText([choice.text, `${odds.outcomes.map(o => `${percent(o)} ${o.text}`).join(', ')}.`]));
  go.focus({ preventScroll: true });
}

/** The likeliest outcomes; what is left stands together at the end. @param {Odds} odds */
function fold(odds) {
  const list = odds.outcomes.slice().sort((a, b) => b.percent - a.percent);
  if (list.length <= MANY + 1) return;
  const rest = list.slice(MANY).reduce((sum, o) => sum + o.percent, 0);
  odds.outcomes = [...list.slice(0, MANY), { text: t('table.other_outcomes', { n: list.length - MANY }), percent: rest, chance: '', effect: 'good' }];
}

/** Chances before a die, and fire that is in vain from the start. @param {Choice} choice  @param {Odds} odds */
function isWorthALook(choice, odds) {
  if (isHostile(choice) && odds.outcomes.every(o => o.effect === 'nothing')) return true;
  return choice.rolls && odds.outcomes.some(o => o.effect !== 'nothing' && o.effect !== 'undecided');
}

/** Units that could join the fire or be left out; the odds follow. @param {Desk} desk  @param {Choice} choice */
function companions(desk, choice) {
  if (choice !== desk.model.choices.shot) return null;
  const list = desk.model.choices.list.filter(c => c.role === 'joins' || c.role === 'leaves');
  if (list.length === 0) return null;
  const button = (/** @type {Choice} */ c) =>
    h(
      'button',
      {
        type: 'button',
        class: `btn mini${c.role === 'leaves' ? ' on' : ''}`,
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
  const { choices, latest } = desk.model;
  if (choice !== choices.shot) return choice.text;
  const [first, ...others] = choices.firers(latest?.prompt?.unit);
  if (!first) return choice.text;
  const unit = desk.model.name(first),
    hex = latest?.prompt?.hex ?? '';
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
  const { choices, latest } = desk.model;
  const from = choice === choices.shot ? choices.firers(latest?.prompt?.unit) : [choice.unit];
  const hexes = [...from.map(id => desk.model.unit(id)?.hex), choice.hex ?? latest?.prompt?.hex];
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
      h('h2', null, lineText(desk, titleOf(desk, choice))),
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

/** What is told before the die falls, what is added to it, and what it is for. @param {Desk} desk  @param {Odds} odds */
function modifiers(desk, odds) {
  const lines = [...odds.basis, ...odds.modifiers, ...(odds.die ? [odds.die] : [])];
  if (lines.length === 0) return null;
  const several = new Set(odds.modifiers.map(m => m.unit ?? '')).size > 1;
  return h(
    'table',
    { class: 'mods' },
    h('caption', { class: 'off-screen' }, t('table.modifiers')),
    h(
      'tbody',
      null,
      lines.map(m =>
        h(
          'tr',
          { class: m === odds.die ? 'die' : null },
          h('td', null, sentenceNodes(desk, { ...m, text: modifierText(desk, m, several) })),
          h('td', null, signed(m.value)),
          h('td', null, paragraphTag(desk, m.paragraph)),
        ),
      ),
    ),
  );
}

/** Without its number; where it is not the same piece's all through, with the piece it holds for. @param {Desk} desk  @param {Sentence} m  @param {boolean} several */
function modifierText(desk, m, several) {
  const bare = m.value === undefined ? m.text : m.text.replace(NUMBER, ''), name = desk.model.name(m.unit);
  const text = asLine(desk, { ...m, text: bare }).text;
  return several && m.unit && name && !text.includes(name) ? t('table.modifier_of', { text, unit: name }) : text;
}

/** @param {number|undefined} n */
function signed(n) {
  if (n === undefined || n === null) return '';
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** Stands, retreats, loses; in a melee the winner. @param {Outcome} o */
const dress = o => EFFECTS[o.effect];

/** Always in the same order. @param {Odds} odds */
function inOrder(odds) {
  return odds.outcomes.slice().sort((x, y) => RANK.indexOf(dress(x)) - RANK.indexOf(dress(y)));
}

/** The winner of a melee with this outcome: a piece attacks for its own side, else the acting side is the attacker. @param {Desk} desk  @param {Outcome} o  @param {Choice} choice @returns {string} */
function winner(desk, o, choice) {
  const kind = dress(o);
  if (kind !== 'att' && kind !== 'def') return '';
  const { side, table, latest } = desk.model;
  const other = table.sides.find(s => s.id !== side)?.id ?? '';
  const acting = desk.model.piece(latest?.active)?.side ?? side;
  const attacker = choice.unit && isHostile(choice) ? side : acting;
  return (attacker === side) === (kind === 'att') ? side : other;
}

/** Rounds all chances of a forecast, so that they add up: whole per cents, with a decimal where a small one needs it. @param {Odds} odds */
function round({ outcomes }) {
  const decimals = outcomes.some(({ percent: p }) => p < 10 && Math.abs(p - Math.round(p)) > 0.05) ? 1 : 0;
  const shown = shares(outcomes.map(o => o.percent), decimals);
  for (const [i, o] of outcomes.entries()) o.shown = shown[i].toLocaleString(lang(), { minimumFractionDigits: decimals });
}

/** @param {Outcome} o */
const percent = o => `${o.shown} %`;

/** The side that wins wears its own colours in the bar. @param {Desk} desk  @param {Odds} odds  @param {Choice} choice */
function outcomeBar(desk, odds, choice) {
  const said = odds.outcomes.map(o => `${percent(o)} ${o.text}`).join(', ');
  return h(
    'div',
    { class: 'out', role: 'img', 'aria-label': said },
    inOrder(odds).map(o => {
      const side = winner(desk, o, choice);
      const part = h(
        'i',
        { class: side ? sideClass(side) : dress(o) },
        o.percent >= 14 ? percent(o) : '',
      );
      part.style.flexGrow = String(o.percent);
      return part;
    }),
  );
}

/** @param {Desk} desk  @param {Odds} odds  @param {Choice} choice */
function legend(desk, odds, choice) {
  return h(
    'dl',
    { class: 'legend' },
    inOrder(odds).map(o => {
      const side = winner(desk, o, choice);
      return h(
        'div',
        null,
        h('i', { class: side ? sideClass(side) : dress(o), 'aria-hidden': 'true' }),
        h('dt', null, side && h('b', null, `${desk.model.sideName(side)}: `), o.text),
        h('dd', null, percent(o), ' ', h('small', null, o.chance.length > LONG ? '' : o.chance)),
      );
    }),
  );
}
