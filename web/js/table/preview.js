// What the server foresees of an order, in words: for the card on the map and for the screen reader.

import { readable } from '../rules/paragraph.js';
import { t } from '../words.js';
import { pointsText } from './points.js';
import { capital } from './sentence.js';

/** @typedef {import('../types.js').Preview} Preview */
/** @typedef {import('../types.js').PreviewPiece} PreviewPiece */
/** @typedef {{text: string, paragraph?: string|null}} Reason */
/** @typedef {import('./desk.js').Desk} Desk */

/** @param {number} part of one */
export const percentText = part => `${Math.round(part * 100)} %`;

/** So many pieces that cannot go, and so many outcomes, are told one by one. */
const FEW = 3;

/** @param {Desk} desk  @param {Preview} p @returns {string[]} sentences without a full stop, the order first */
export function previewText(desk, p) {
  return [capital(p.words), ...going(desk, p), ...danger(desk, p), ...odds(p), ...fireOf(p), ...stops(desk, p)].filter(Boolean);
}

/** What it costs and whether it is there at the end of this activation. @param {Desk} desk  @param {Preview} p */
function going(desk, { kind, pieces, stop }) {
  const gone = pieces.filter(q => q.path.length > 0), cost = Math.max(0, ...gone.map(q => q.cost ?? 0));
  const waits = kind === 'march' && !stop && pieces.every(q => !q.stop && !q.arrives);
  if (gone.length === 0) return waits ? [t('table.pre_waits')] : [];
  const alike = gone.every(q => (q.cost ?? 0) === cost), key = gone.length === 1 ? 'table.mp' : alike ? 'table.mp_each' : 'table.mp_most';
  const there = gone.filter(q => q.arrives).length;
  return [
    cost > 0 ? t(key, { n: pointsText(desk.model.table, cost) }) : '',
    there === gone.length ? t('table.pre_arrives') : there > 0 ? t('table.pre_some', { n: there, of: gone.length }) : gone.some(q => q.rolls) ? '' : t('table.pre_later'),
  ];
}

/** Who could react, and the chance to get through. @param {Desk} desk  @param {Preview} p */
function danger(desk, { reactors, unhurt, policy }) {
  const names = (reactors ?? []).map(id => desk.model.name(id));
  return [
    names.length > FEW ? t('table.pre_reactors', { n: names.length }) : names.length > 0 ? t('table.pre_react', { names: names.join(', ') }) : '',
    unhurt === null || unhurt === undefined ? '' : t('table.pre_unhurt', { chance: percentText(unhurt / 1000), policy: policy ?? '' }),
  ];
}

/** The likeliest outcomes of its fight; of several shots they would be those of the first. @param {Preview} p */
function odds({ odds: forecast, shots }) {
  if (!forecast?.outcomes?.length || (shots?.length ?? 0) > 1) return [];
  const list = forecast.outcomes.map(({ text, percent }) => ({ text, percent })).sort((a, b) => b.percent - a.percent), others = list.length > FEW + 1 ? list.splice(FEW) : [];
  if (others.length > 0) list.push({ text: t('table.other_outcomes', { n: others.length }), percent: others.reduce((sum, o) => sum + o.percent, 0) });
  return [list.map(o => `${percentText(o.percent / 100)} ${o.text}`).join('; ')];
}

/** The chance of an effect, of one: the mean of its shots. @param {Preview} p */
export const meanOf = ({ shots }) => shots.reduce((sum, s) => sum + (s.chance ?? 0), 0) / shots.length / 1000;

/** Hardly anything can come of it. @param {number} chance of one */
export const hopeless = chance => chance < 0.02;

/** One shot has its outcomes told already; without any it waits, unless it is told why. What is in vain is a warning. @param {Preview} p */
function fireOf(p) {
  const { kind, pieces, stop, shots, odds: forecast } = p;
  if (!shots?.length) return kind === 'fire' && !stop && pieces.every(q => !q.stop) ? [t('table.pre_no_shot')] : [];
  const mean = meanOf(p), vain = hopeless(mean);
  if (shots.length === 1 && forecast?.outcomes?.length) return vain ? [t('table.pre_vain')] : [];
  return [t(vain ? 'table.pre_shots_vain' : shots.length > 1 ? 'table.pre_shots' : 'table.pre_shot', { n: shots.length, chance: percentText(mean) })];
}

/** Whether an order to fire is in vain. @param {Preview} p */
export const isVain = p => p.kind === 'fire' && p.shots?.length > 0 && hopeless(meanOf(p));

/** A reason with its paragraph. @param {Reason|null|undefined} why */
const reasonText = why => (why?.paragraph ? `${why.text} [${readable(why.paragraph)}]` : why?.text ?? '');

/** Those that cannot, and why; of many the commonest reason first. @param {Desk} desk  @param {Preview} p */
function stops(desk, { pieces, stop }) {
  const stopped = pieces.filter(p => p.stop);
  const common = (/** @type {PreviewPiece} */ p) => stopped.filter(q => q.stop?.text === p.stop?.text).length;
  if (stopped.length > FEW) stopped.sort((p, q) => common(q) - common(p));
  const told = stopped.slice(0, FEW).map(p => {
    const name = desk.model.name(p.unit), why = reasonText(p.stop);
    return why.includes(name) ? why : `${name}: ${why}`;
  });
  if (stopped.length === 0 && stop) return [capital(reasonText(stop))];
  return stopped.length > FEW ? [...told, t('table.pre_stopped', { n: stopped.length - FEW })] : told;
}
