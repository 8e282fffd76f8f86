// The buttons of the decision bar: one for each verb, the places of the verb in hand, and orders that cannot be given now.

import { lookOf } from '../counters/look.js';
import { keysOf, signOf, term } from '../counters/terms.js';
import { h } from '../dom.js';
import { t } from '../words.js';
import { wants } from './choices.js';
import { openChoiceList } from './commandline.js';
import { costText, costsText } from './points.js';
import { keyOf, verbIcon } from './verbs.js';

/** @typedef {import('./choices.js').Group} Group */
/** @typedef {import('../types.js').Choice} Choice */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./hand.js').Hand} Hand */

/** Of more targets than this the bar names some; the list has them all. */
const ROOM = 14, SOME = 8;

/** A letter that two verbs share belongs to the first; the other has its number. @param {Hand} hand */
export function verbButtons(hand) {
  const taken = new Set(hand.desk.orders.aims ? ['F'] : []);
  return shownGroups(hand).map((group, i) => {
    const own = keyOf(group.verb);
    const key = own && !taken.has(own) ? own : i < 9 ? String(i + 1) : '';
    taken.add(own);
    return verbButton(hand, group, key);
  });
}

/** Where pieces are selected freely, what a piece can do is offered when it lies in the hand. @param {Hand} hand */
const shownGroups = hand => (hand.freely && !hand.unit ? hand.buttons.filter(g => !g.list[0].unit || g.verb === hand.verb) : hand.buttons);

/** One verb: whose it is if not that of the unit in hand, what it costs, and its key. @param {Hand} hand  @param {Group} group  @param {string} key */
function verbButton(hand, { verb, label, list, named = false }, key) {
  const { model } = hand.desk;
  const open = wants(list) !== 'nothing',
    inHand = hand.verb === verb;
  const attrs = {
    type: 'button',
    class: inHand ? 'btn on' : 'btn',
    'data-act': named && model.choices.of(hand.unit).some(c => c.verb === verb) ? list[0].action : `verb-${verb}`,
    'aria-pressed': open ? String(inHand) : null,
    'aria-keyshortcuts': key || null,
    title: list.length === 1 ? list[0].text : null,
    onclick: () => hand.press({ verb, label, list }),
  };
  const whose = open ? `×${list.length}` : named ? model.name(list[0].unit) : '';
  const note = [whose, costsText(model.table, list)].filter(Boolean).join(' · ');
  return h(
    'button',
    attrs,
    verbIcon(verb),
    label,
    note && h('small', null, note),
    key && h('kbd', { 'aria-hidden': 'true' }, key),
  );
}

/** The places or facings of the verb in hand, as buttons too. @param {Desk} desk */
export function targetButtons(desk) {
  const { hand } = desk;
  if (!hand.verb) return null;
  const list = hand.list.filter(c => c.verb === hand.verb && (!hand.place || c.hex === hand.place));
  const units = new Set(list.map(c => c.unit));
  const hint =
    units.size > 1 && !hand.unit ? 'table.pick_unit' : wants(list) === 'facing' ? 'table.pick_facing' : 'table.pick_hex';
  const marked = wants(list) === 'hex'; // hexes are marked on the map
  const shown = marked ? [] : list.length > ROOM ? list.slice(0, SOME) : list, more = marked ? 0 : list.length - shown.length;
  if (marked && hand.buttons.length === 1) return null;
  return h(
    'div',
    { class: 'bar-targets' },
    h('span', null, t(hint)),
    shown.map(c => targetButton(desk, c, units.size > 1)),
    more > 0 && h('button', { type: 'button', class: 'btn mini quiet-btn', 'data-act': 'list-more', title: t('table.choice_list'), onclick: () => openChoiceList(desk) }, t('table.and_more', { n: more })),
  );
}

/** @param {Desk} desk  @param {Choice} c  @param {boolean} named several units have this verb */
function targetButton(desk, c, named) {
  const whither = c.facing ? t(`facing.${c.facing}`) : '';
  const what = [desk.hand.place ? '' : c.hex, whither].filter(Boolean).join(' · ');
  const words = [named || !what ? desk.model.name(c.unit) : '', what].filter(Boolean).join(' ');
  const cost = costText(desk.model.table, c);
  const attrs = { type: 'button', class: 'btn mini', 'data-act': c.action, title: c.text, 'aria-label': cost ? `${c.text}, ${cost}` : c.text };
  return h('button', { ...attrs, onclick: () => void desk.hand.choose(c) }, words, cost && h('small', null, cost));
}

/**
 * Orders that a player might look for now, as the rules name them, but cannot give to the piece.
 * @param {import('./model.js').Model} model  @param {string} id
 * @returns {{verb: string, word: string, action: string}[]}
 */
function missed(model, id) {
  const unit = model.unit(id), piece = model.piece(id), can = new Set(model.choices.of(id).map(c => c.verb));
  if (!unit || !piece) return [];
  const { branch } = lookOf(piece), fill = { '{u}': id, '{h}': unit.hex ?? '', '{f}': unit.facing ?? '' };
  return keysOf('order').flatMap(verb => {
    const [prompt, who, formation, action] = signOf('order', verb).split(':');
    if (prompt !== model.latest?.prompt?.code || who !== branch || formation === unit.formation || can.has(verb)) return [];
    return { verb, word: term('order', verb), action: action.replace(/\{.\}/g, name => fill[/** @type {keyof fill} */ (name)]) };
  });
}

/**
 * What a piece on the move might want and cannot do now: dashed, and it answers why not.
 * @param {Desk} desk  @param {(action: string, title: string, hex: string) => void} why
 */
export function absentButtons({ hand, model }, why) {
  const { unit } = hand;
  if (!unit) return [];
  return missed(model, unit).map(({ verb, word, action }) => {
    const attrs = {
      type: 'button',
      class: 'btn off',
      'data-act': `no-${verb}`,
      onclick: () => why(action, word, model.unit(unit)?.hex ?? ''),
    };
    const mark = [h('kbd', { 'aria-hidden': 'true' }, '?'), h('span', { class: 'off-screen' }, t('table.not_now'))];
    return h('button', attrs, verbIcon(verb), word, mark);
  });
}
