// Rows of the decision bar about orders: one that has stopped and waits for a word, what is left worth doing, and what
// the pieces in hand can be told.

import { h, icon } from '../dom.js';
import { pref, setPref } from '../prefs.js';
import { t } from '../words.js';
import { howRow } from './how-row.js';
import { assault, fire, follow, hold } from './orders.js';
import { capital, paragraphTag } from './sentence.js';
import { drawing, isGoing } from './verbs.js';

/** @typedef {import('../types.js').Order} Order */
/** @typedef {import('./desk.js').Desk} Desk */

/** @param {string} act  @param {import('../dom.js').Child} words  @param {() => void} onclick  @param {string} [more] */
const button = (act, words, onclick, more = '') => h('button', { type: 'button', class: `btn ${more}`, 'data-act': act, onclick }, words);

/** The order that has stopped: go on, change it, leave it. @param {Desk} desk */
export function stoppedRow(desk) {
  const order = desk.orders.stopped;
  if (!order || !desk.orders.can) return null;
  const change = () => {
    desk.hand.takeGroup(order.units);
    desk.draft.begin(order.kind === 'fire' ? 'fire' : 'march', order.units.filter(id => desk.model.unit(id)?.hex));
  };
  return h('div', { class: 'bar-stopped', role: 'status' },
    icon('threat'),
    h('span', null, h('b', null, capital(order.words)), order.stop ? ` – ${order.stop.text}` : '', ' ', paragraphTag(desk, order.stop?.paragraph)),
    button('order-resume', t('table.order_resume'), () => void desk.orders.resume(order.number), 'pri'),
    button('order-change', t('table.order_change'), change),
    button('order-leave', t('table.order_leave'), () => void desk.orders.drop(order.number)));
}

/** What is left worth doing; each part leads there, piece by piece. @param {Desk} desk */
export function leftRow(desk) {
  const left = desk.model.latest?.left;
  if (!left || !desk.orders.can) return null;
  const { model } = desk, parts = leftParts(desk), moves = parts.filter(part => part.act === 'move');
  if (parts.length === 0) return model.choices.plain.some(c => c.hex) ? null : h('span', { class: 'bar-left' }, t('table.left_nothing'));
  const nameOf = (/** @type {typeof parts[0]} */ { commander, units }) => (commander ? model.name(commander) : t(whoseLeft(desk, units, moves.length > 1)));
  const link = (/** @type {typeof parts[0]} */ { act, units }, /** @type {import('../dom.js').Child} */ words) =>
    h('button', { type: 'button', class: 'left-part', 'data-act': `left-${act}`, onclick: () => jump(desk, units) }, words);
  return h('span', { class: 'bar-left' },
    parts.filter(part => part.act === 'fire').map(part => link(part, [drawing('cannon'), h('span', { class: 'word' }, t('table.left_fire', { n: part.units.length })), h('span', { class: 'number', 'aria-hidden': 'true' }, part.units.length)])),
    moves.length > 0 && h('span', null, drawing('arrow'), h('span', { class: 'word' }, t('table.left_move'))),
    moves.map(part => link(part, `${nameOf(part)} ${part.units.length}`)));
}

/** Pieces without a commander by what they are. @param {Desk} desk  @param {string[]} units  @param {boolean} others there are some with one */
const whoseLeft = (desk, units, others) => (onlyGuns(desk, units) ? 'table.left_guns' : others ? 'table.left_others' : 'table.left_units');

/** @param {Desk} desk  @param {string[]} units */
const onlyGuns = ({ model }, units) => units.every(id => model.piece(id)?.kind === 'guns');

/** @param {Desk} desk @returns {{act: 'fire'|'move', units: string[], commander: string|null}[]} */
function leftParts(desk) {
  const { left } = desk.model.latest ?? {};
  if (!left) return [];
  const moves = left.move.filter(m => m.units.length > 0).map(m => ({ act: /** @type {const} */ ('move'), units: m.units, commander: m.commander }));
  return [...(left.fire.length > 0 ? [{ act: /** @type {const} */ ('fire'), units: left.fire, commander: null }] : []), ...moves];
}

/** The next of these pieces after the one in hand. @param {Desk} desk  @param {string[]} units */
function jump(desk, units) {
  const now = units.findIndex(id => desk.hand.group.has(id)), id = units[(now + 1) % units.length], hex = desk.model.unit(id)?.hex;
  if (hex) desk.reveal(hex);
  desk.hand.select(id);
  if (hex) desk.hand.takeStack(hex);
  desk.hand.sayGroup();
}

/** The next piece of all that is left. @param {Desk} desk @returns {boolean} */
export function jumpOn(desk) {
  const units = leftParts(desk).flatMap(part => part.units);
  if (units.length > 0) jump(desk, units);
  return units.length > 0;
}

/** What the pieces in hand can be told, and how; without any, when to be asked again after being done. @param {Desk} desk */
export function orderRow(desk) {
  const { draft, hand, manner, orders } = desk, { group } = hand, ids = group.list;
  if (!orders.can || !isForOrders(desk)) return null;
  if (ids.length === 0) return doneRow(desk);
  const names = group.named(ids), give = (/** @type {string} */ text) => void orders.give(text);
  const leaders = ids.filter(id => desk.isCommander(id)), armed = leaders.length < ids.length;
  const free = group.isNew || !isShooting(desk), goes = free || leaders.length > 0;
  return h('div', { class: 'bar-orders' },
    pickedNote(desk),
    goes && button('order-go', [drawing('arrow'), t('table.order_go')], () => draft.begin('march', ids), 'mini'),
    armed && button('order-fire', [drawing('cannon'), t('table.order_fire'), h('kbd', { 'aria-hidden': 'true' }, 'F')], () => draft.begin('fire', ids), 'mini'),
    armed && button('order-will', t('table.order_will'), () => give(fire({ ids: names }, manner.words('fire'))), 'mini'),
    armed && free && button('order-attack', [drawing('sabres'), t('table.order_attack')], () => give(assault({ ids: names }, manner.words('assault'))), 'mini'),
    goes && button('order-hold', [drawing('fence'), t('table.order_hold')], () => give(hold(names, manner.words('hold'))), 'mini'),
    (group.everybody || leaders.length > 0) && button('order-follow', [drawing('banner'), t('table.order_follow')], () => give(follow(names)), 'mini'),
    howFold(desk), pref('how') && howRow(desk, ['march', 'fire']));
}

/** All that is asked is whether to shoot. @param {Desk} desk */
const isShooting = ({ model: { latest } }) => !!latest?.question && latest.left?.move.length === 0;

/** Who acts next, how a piece goes on, or pieces that the player has just taken: elsewhere orders would only be in the way. @param {Desk} desk */
function isForOrders({ hand: { group }, model: { choices, latest } }) {
  if (latest?.left) return true;
  return latest?.question ? group.everybody : group.isNew || group.list.some(id => choices.of(id).some(isGoing));
}

/** Who is in hand, where the question is not about him, and how to put him down. @param {Desk} desk */
function pickedNote({ hand, model }) {
  const { group } = hand, ids = group.list;
  if (ids.length === 1 && ids[0] === model.latest?.prompt?.unit) return null;
  const who = group.everybody ? t('table.everyone') : ids.length > 1 ? t('table.group', { n: ids.length }) : model.name(ids[0]);
  return h('span', { class: 'in-hand' }, who, h('button', { type: 'button', class: 'ib', 'data-act': 'unpick', title: t('table.unpick'), 'aria-label': t('table.unpick'), onclick: () => hand.select(null) }, icon('close')));
}

/** The switches stay away, or stay in sight, as the player likes. @param {Desk} desk */
function howFold({ manner }) {
  const open = pref('how');
  return h('button', { type: 'button', class: 'btn mini quiet-btn how-fold', 'data-act': 'how', 'aria-expanded': String(open), title: t('table.how_about'), onclick: () => { setPref('how', !open); manner.tell(); } },
    t('table.how'), open ? ' ▴' : ' ▾');
}

/** Nothing lies in the hand: what ends being done can be said. @param {Desk} desk */
function doneRow(desk) {
  if (!desk.model.latest?.left || !(pref('how') || desk.manner.said)) return null;
  return h('div', { class: 'bar-orders' }, h('span', null, t('table.done_unless')), howRow(desk, ['done']));
}

/** Whether nothing lies in the hand where pieces could. @param {Desk} desk */
const isFree = ({ hand, model, orders }) => orders.can && !!model.latest?.left && !hand.unit && hand.group.list.length === 0;

/** Everybody is taken up. @param {Desk} desk */
export const everyoneButton = desk => (isFree(desk)
  ? h('button', { type: 'button', class: 'btn quiet-btn', 'data-act': 'order-everyone', title: `${t('table.everyone')} (Ctrl A)`, onclick: () => desk.hand.takeAll() }, drawing('flag'), h('span', { class: 'word' }, t('table.everyone')))
  : null);

/** Nothing lies in the hand: all guns fire. @param {Desk} desk */
export function freeRow(desk) {
  const { draft, model } = desk, guns = model.latest?.left?.fire.some(id => model.piece(id)?.kind === 'guns');
  if (!guns || !isFree(desk)) return null;
  return button('order-guns', [drawing('cannon'), t('table.order_guns'), h('kbd', { 'aria-hidden': 'true' }, 'F')], () => draft.begin('fire', []));
}

/** Nothing lies in the hand, and nothing has been ordered yet: how pieces are taken up. @param {Desk} desk */
export function tipRow(desk) {
  if (!desk.model.latest?.left?.move.length || desk.orders.given || !isFree(desk)) return null;
  return h('p', { class: 'bar-tip' }, t(matchMedia('(pointer: coarse)').matches ? 'table.tip_touch' : 'table.tip_mouse'));
}

/** The next choice is made whenever it is offered again. @param {Desk} desk */
export function alwaysSwitch({ manner, model, orders }) {
  if (!orders.can || model.latest?.left || model.latest?.question || model.choices.list.length < 2 || model.choices.list.every(c => c.hex)) return null;
  return h('button', { type: 'button', class: 'chip', 'data-act': 'how-always', 'aria-pressed': String(manner.always), title: t('table.always_about'), 'aria-keyshortcuts': 'Shift+A', onclick: () => manner.flip('always') }, t('table.always'));
}
