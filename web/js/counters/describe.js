// Pieces in words, for screen readers, tooltips and the tray.

import { armyOf } from '../livery.js';
import { lang, t } from '../words.js';
import '../words/counters.js';
import { lookOf } from './look.js';
import { bySide, inOrder } from './stack.js';
import { badgeOf, figuresOf, markText, named, signOf, stepsText, term } from './terms.js';

/** @typedef {import('./look.js').Counter} Counter */

/** @param {(string|false|null|undefined)[]} parts */
const list = parts => parts.filter(Boolean).join(', ');

/** What it can do: figures by the words of the rules, those that are hidden left out, and stars. @param {Counter} counter */
function abilities({ piece, unit }) {
  if (lookOf(piece).branch === 'commander')
    return unit.wounded && t('piece.wounded');
  return list([
    piece.steps > 1 && stepsText({ piece, unit }),
    ...figuresOf(unit).map(([key, value]) => value > 0 && `${term('figure', key)} ${value}`),
    piece.stars > 0 && t(piece.white ? 'piece.white' : 'piece.stars', { n: piece.stars }),
  ]);
}

/** What has no sign is taken for granted. @param {string} formation */
const isTold = formation => signOf('formation', formation) !== '';

/** What it has done and how it stands. @param {Counter} counter */
function condition({ unit }) {
  return list([
    unit.formation && isTold(unit.formation) && term('formation', unit.formation),
    unit.facing && badgeOf(unit) !== 'ring' && t('piece.facing', { to: t(`facing.${unit.facing}`) }),
    unit.silent ? markText('silent') : unit.shots > 0 && t('piece.shots', { n: unit.shots }),
    unit.carried && markText('old_smoke'),
    unit.condition && term('condition', unit.condition),
    unit.readiness && term('readiness', unit.readiness),
    unit.status && term('status', unit.status),
    !unit.in_command && markText('cross'),
  ]);
}

/** The name spelled out, if that says more than the printed one. @param {import('./look.js').Piece} piece */
export function fullName(piece) {
  const full = piece.full_name?.[lang()];
  return full !== piece.name ? full : undefined;
}

/** One piece in full. @param {Counter} counter */
export function describePiece(counter) {
  const { piece } = counter;
  return list([piece.name, fullName(piece), term('arm', piece.arm), armyOf(piece.army)?.[lang()], abilities(counter), condition(counter)]);
}

/** The pieces of one side: the top one in full, then what lies below. @param {Counter[]} pile */
function describePile(pile) {
  const [top, ...rest] = inOrder(pile);
  const leaders = rest.filter(c => lookOf(c.piece).branch === 'commander');
  const below = rest.length - leaders.length;
  return list([
    describePiece(top),
    below > 0 && t('stack.below', { n: below }),
    leaders.length > 0 && t('stack.with', { who: leaders.map(c => c.piece.name).join(', ') }),
  ]);
}

/** Everything in a hex in one sentence. @param {Counter[]} counters @param {string} hex */
export function describeStack(counters, hex) {
  const piles = bySide(counters);
  return list([
    piles.length > 1 && t('stack.melee'),
    piles.map(describePile).join('; '),
    t('stack.hex', { hex }),
  ]);
}

/** A short heading: "Stack in 1117 · square · strength 24". @param {Counter[]} counters @param {string} hex */
export function stackTitle(counters, hex) {
  const melee = bySide(counters).length > 1;
  const strength = counters.reduce((sum, c) => sum + c.unit.strength, 0);
  const formation = inOrder(counters)[0]?.unit.formation;
  return [
    t(melee ? 'stack.melee-title' : counters.length > 1 ? 'stack.title' : 'stack.piece-title', { hex }),
    !melee && formation && isTold(formation) && term('formation', formation),
    !melee && strength > 0 && named('figure', 'strength') && `${term('figure', 'strength')} ${strength}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
