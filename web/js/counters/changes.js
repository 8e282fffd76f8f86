// What an entry changed, as far as it can be shown: read off the pieces before and after, and off the
// units and hexes that its events name.

import { signOf } from './terms.js';

/**
 * @typedef {import('../types.js').Entry} Entry
 * @typedef {import('./look.js').Counter} Counter
 * @typedef {import('./look.js').Unit} Unit
 * @typedef {import('./pieces.js').Pieces} Pieces
 *
 * @typedef {object} Changes
 * @property {number|null} roll  the die
 * @property {Counter|null} drawn  the commander whose chit was drawn
 * @property {string|null} place  where die or chit is shown
 * @property {{from: string, to: string|null}[]} shots
 * @property {string[]} hurt  hexes where a step was lost
 * @property {string[]} gone  hexes from which a piece disappeared
 * @property {{path: string[], counters: Counter[]}[]} ways  pieces that go together
 * @property {{hex: string, from: string, to: string}[]} turns
 * @property {string[]} touched  all hexes concerned
 */

/** @param {Entry} entry @param {Pieces} pieces @returns {Changes} */
export function changesOf(entry, pieces) {
  const pairs = (entry.units ?? []).flatMap(after => {
    const before = pieces.units.get(after.id);
    return before ? [{ before, after }] : [];
  });
  return {
    roll: rollOf(entry),
    drawn: drawnOf(entry, pieces),
    place: placeOf(entry, pieces),
    shots: shotsOf(entry, pairs),
    hurt: hexes(pairs.filter(p => p.after.lost > p.before.lost && p.after.hex)),
    gone: hexes(pairs.filter(p => p.before.hex && !p.after.hex)),
    ways: waysOf(entry, pairs, pieces),
    turns: turnsOf(pairs),
    touched: [...new Set(pairs.flatMap(p => [p.before.hex, p.after.hex]).filter(hex => hex !== null))],
  };
}

/** @typedef {{before: Unit, after: Unit}} Pair */

/** Where they stood, each hex once. @param {Pair[]} pairs @returns {string[]} */
const hexes = pairs => [...new Set(pairs.flatMap(p => (p.before.hex ? [p.before.hex] : [])))];

/** The number an entry's dice show, or null. @param {Entry} entry */
export const rollOf = entry => entry.roll ?? null;

/** @param {Entry} entry @param {Pieces} pieces @returns {Counter|null} */
function drawnOf(entry, pieces) {
  const piece = pieces.pieces.get(entry.drawn ?? ''), unit = pieces.units.get(entry.drawn ?? '');
  return piece && unit ? { piece, unit } : null;
}

/**
 * The hex a sentence speaks of.
 * @param {import('../types.js').Sentence|null|undefined} sentence
 * @param {Pieces} pieces
 */
const hexOf = (sentence, pieces) => pieces.units.get(sentence?.unit ?? '')?.hex ?? sentence?.hex ?? null;

/** What was rolled or drawn for, or else what it did first. @param {Entry} entry @param {Pieces} pieces */
function placeOf(entry, pieces) {
  for (const sentence of [entry.for, ...entry.events]) {
    const hex = hexOf(sentence, pieces);
    if (hex)
      return hex;
  }
  return null;
}

/** @param {Unit} unit */
const hasFired = unit => signOf('status', unit.status) === 'smoke';

/**
 * Shots are counted of units; a gun has status and a target instead.
 * @param {Entry} entry
 * @param {Pair[]} pairs
 */
function shotsOf(entry, pairs) {
  const aimAt = (/** @type {Pair} */ { before, after }) =>
    entry.events.find(e => e.unit === after.id && e.hex && e.hex !== before.hex)?.hex ?? null;
  const firers = pairs.filter(
    p => p.after.shots > p.before.shots || (hasFired(p.after) && !hasFired(p.before) && aimAt(p)),
  );
  const target = firers.map(aimAt).find(Boolean) ?? null, aimed = new Map(firers.map(p => [p.before.hex, aimAt(p)]));
  return hexes(firers).map(from => ({ from, to: aimed.get(from) ?? target }));
}

/**
 * Pieces with the same way go as one stack.
 * @param {Entry} entry
 * @param {Pair[]} pairs
 * @param {Pieces} pieces
 */
function waysOf(entry, pairs, pieces) {
  /** @type {Map<string, {path: string[], counters: Counter[]}>} */
  const ways = new Map();
  for (const { before, after } of pairs) {
    const piece = pieces.pieces.get(after.id);
    if (!piece || !before.hex || !after.hex || before.hex === after.hex)
      continue;
    const path = pathOf(entry, after, before.hex, after.hex);
    const key = path.join();
    const way = ways.get(key) ?? { path, counters: [] };
    way.counters.push({ piece, unit: after });
    ways.set(key, way);
  }
  return [...ways.values()];
}

/**
 * The hexes it has come through, or those its events name, in order, between where it stood and where it stands.
 * @param {Entry} entry
 * @param {Unit} unit
 * @param {string} from
 * @param {string} to
 */
function pathOf(entry, unit, from, to) {
  const named = entry.via?.[unit.id] ?? entry.events.flatMap(e => (e.unit === unit.id && e.hex ? [e.hex] : []));
  const last = named.lastIndexOf(to);
  const path = [from, ...named.slice(0, last < 0 ? 0 : last), to];
  return path.filter((hex, i) => hex !== path[i - 1]);
}

/** Stacks that stay where they are and face elsewhere. @param {Pair[]} pairs */
function turnsOf(pairs) {
  /** @type {Map<string, {hex: string, from: string, to: string}>} */
  const turns = new Map();
  for (const { before, after } of pairs)
    if (after.hex && before.hex === after.hex && before.facing && after.facing && before.facing !== after.facing)
      turns.set(after.hex, { hex: after.hex, from: before.facing, to: after.facing });
  return [...turns.values()];
}
