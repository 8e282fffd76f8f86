// What is told as one thing. A part is what a player decided as one, with the dice and answers it led to; a deed is one
// part or several: all that an own order did, with the enemy's answers between, or what pieces of one command did alike
// one after the other; what others merely turn in an activation is one deed, a quiet one. The log has a line for each deed,
// the strip a part, the playback shows shots of one in one go.
// What an entry does is read off its role, its changes and the signs of its events (struct ks_term): no rule is known.

import { named, signOf } from '../counters/terms.js';

/** @typedef {import('../types.js').Entry} Entry */
/** @typedef {import('../types.js').Piece} Piece */
/** @typedef {import('../types.js').Sentence} Sentence */

/** Whose table it is, and the pieces on it: the model. @typedef {{side: string, sideNames: Map<string, string>, piece: (id: string|null|undefined) => Piece|null, isTwin: (piece: Piece) => boolean}} Field */

/**
 * side: whose decision it was, '' for chance alone. key: of parts with the same one, that are not '', several are told
 * together. quiet: others turn, and nothing comes of it.
 * @typedef {{side: string, entries: Entry[], known?: {n: number, key: string, told: boolean, quiet: boolean}}} Part
 * @typedef {{side: string, entries: Entry[], order: number|null, told: boolean, quiet?: boolean}} Deed
 */

/** How a piece came out of it. near: hexes to the enemy, gained: so many nearer than before; thrown: the dice moved it. @typedef {{hexes: [string|null, string|null]|null, near: number, gained: number, thrown: boolean, facing: [string, string], formation: [string, string], lost: number, eliminated: boolean}} Net */

/** An attack or a shot: its sentence, those who make it, and where. @typedef {{sign: string, code: string, units: Set<string>, hexes: Set<string>}} Blow */

/** Whether an entry left things as they were and is not worth a line. @param {Entry} entry */
export const isIdle = entry => !!entry.declined || !!entry.idle || (entry.standing === true && entry.events.length === 0);

/** Whether an event tells of a shot. @param {Sentence} event */
export const tellsShot = event => signOf('tale', event.code) === 'shot';

/** @param {Iterable<Entry>} entries in order  @param {Field} field  @returns {Part[]} */
export function partsOf(entries, field) {
  /** @type {Part[]} */
  const parts = [];
  for (const entry of entries) addTo(parts, entry, field);
  return parts;
}

/** Adds an entry to the last part, or begins the next one. @param {Part[]} parts  @param {Entry} entry  @param {Field} field */
export function addTo(parts, entry, field) {
  const last = parts.at(-1), side = field.sideNames.has(entry.actor) ? entry.actor : '';
  const goesOn = !entry.begins && entry.drawn === undefined && entry.turn > 0 && last && last.entries[0].turn > 0; // in the set-up each stands for itself
  if (goesOn && (side || last.entries[0].turn === entry.turn)) {
    last.entries.push(entry);
    last.side ||= side;
  } else parts.push({ side, entries: [entry] });
}

/** Parts as they are told. @param {Part[]} parts in order  @param {Field} field  @returns {Deed[]} */
export function deedsOf(parts, field) {
  /** @type {(Part & {order: number|null, told: boolean, key: string, answer: boolean})[]} */
  const deeds = [], merged = new Set();
  /** @type {Map<string, Part>} by side and activation */
  const turns = new Map();
  let activation = 0, last = '';
  for (const part of parts) {
    const [first] = part.entries, { key, told, quiet } = about(part, field);
    const now = [first.turn, first.active ?? first.phase].join('|');
    if (now !== last || first.drawn !== undefined) activation++;
    last = now;
    if (quiet) {
      const at = `${part.side}|${activation}`;
      turns.set(at, { side: part.side, entries: [...(turns.get(at)?.entries ?? []), ...part.entries] });
      continue;
    }
    const next = { side: part.side, entries: [...part.entries], order: first.order ?? null, told, key, answer: !!first.answer };
    const at = place(deeds, next, field);
    if (at < 0) {
      deeds.push(next);
      continue;
    }
    const deed = deeds[at], rest = deeds.splice(at + 1);
    deed.entries = [deed, ...rest, next].flatMap(d => d.entries);
    deed.told ||= told;
    if (deed.order === null) merged.add(deed);
  }
  for (const deed of merged) deed.told = about({ side: deed.side, entries: deed.entries }, field).told; // who rode in a circle is where he was
  return withTurns(deeds, [...turns.values()], field);
}

/** Those of each activation stand where the last of them was made. @param {Deed[]} deeds  @param {Part[]} turns  @param {Field} field @returns {Deed[]} */
function withTurns(deeds, turns, field) {
  const all = [...deeds];
  for (const { side, entries } of turns) {
    const last = entries[entries.length - 1].n, at = all.findIndex(d => d.entries[0].n > last);
    const told = factsOf({ side, entries }, field).kind === 'turn'; // else they face where they faced
    all.splice(at < 0 ? all.length : at, 0, { side, entries, order: null, told, quiet: true });
  }
  return all;
}

/**
 * The deed a part goes on with, or -1: the same order or the like, with nothing between that is told for itself.
 * @param {(Deed & {key: string, answer: boolean})[]} deeds  @param {Deed & {key: string, answer: boolean}} next  @param {Field} field
 */
function place(deeds, next, field) {
  for (let at = deeds.length - 1; at >= 0; at--) {
    const deed = deeds[at];
    if (deed.entries[0].turn !== next.entries[0].turn) return -1;
    if (next.order !== null && deed.side === next.side && deed.order === next.order) return at;
    if (next.key !== '' && deed.key === next.key) return at;
    if (deed.told && !isBetween(deed, next, field)) return -1;
  }
  return -1;
}

/**
 * The enemy's answers are told with an own order, and what own orders answer with the enemy's deed.
 * @param {Deed & {answer: boolean}} deed  @param {Deed} next  @param {Field} field
 */
const isBetween = (deed, next, field) => deed.answer && (next.order !== null ? deed.side !== field.side : deed.side === field.side && deed.order !== null);

/** Whether there is anything to tell of a part, and with which others. @param {Part} part  @param {Field} field */
function about(part, field) {
  if (part.known?.n === part.entries.length) return part.known;
  const facts = factsOf(part, field), [first] = part.entries, own = part.side === field.side, ends = first.role === 'declines' && facts.nothing;
  const harmless = facts.kind === 'shot' && !part.entries.some(e => e.roll !== undefined) && facts.nothing;
  const vain = facts.kind === '' && (first.role === 'goes' || first.role === 'attacks') && facts.nothing;
  const told = part.entries.some(e => !isIdle(e)) && !vain && (own || !harmless);
  const alone = own && first.order === undefined && !harmless; // a player finds what he did by hand as he did it
  const key = facts.kind === '' ? (ends ? 'end' : '') : (alone && !isRide(facts, field)) ? '' : keyOf(part, facts, field);
  const quiet = facts.kind === 'turn' && !own && facts.nothing && facts.replies.length === 0;
  part.known = { n: part.entries.length, key, told, quiet };
  return part.known;
}

/** A single commander on his way. @param {Facts} facts  @param {Field} field */
const isRide = ({ kind, actors }, field) => kind === 'way' && actors.length === 1 && isLeader(field.piece(actors[0]));

/** @param {Part} part  @param {Facts} facts  @param {Field} field */
function keyOf({ side, entries }, { kind, actors }, field) {
  const pieces = actors.map(id => field.piece(id)), troops = pieces.filter(p => !isLeader(p));
  const bands = new Set((troops.length > 0 ? troops : pieces).map(p => (isLeader(p) ? p?.id : `${p?.commander ?? ''} ${p?.kind}`)));
  return bands.size === 1 ? [kind, side, ...bands, entries[0].active ?? ''].join('|') : '';
}

/** @param {Piece|null} piece */
export const isLeader = piece => piece?.kind === 'leader' || piece?.kind === 'overall_leader';

/**
 * kind: what it is told as, '' for what has no sentence of its own. actors: who did it. nothing: nobody was hurt
 * and no die says more.
 * @typedef {{kind: 'shot'|'blow'|'way'|'turn'|'form'|'', actors: string[], goers: string[], blows: Blow[], replies: Blow[], net: Map<string, Net>, results: Map<string, Set<string>>, nothing: boolean}} Facts
 */

/** @param {{side: string, entries: Entry[]}} deed  @param {Field} field  @returns {Facts} */
export function factsOf({ side, entries }, field) {
  const of = (/** @type {string} */ id) => field.piece(id)?.side;
  const net = netOf(entries), results = resultsOf(entries), all = blowsOf(entries);
  const isOwn = (/** @type {Blow} */ b) => [...b.units].every(id => of(id) === side);
  const own = all.filter(isOwn), foreign = all.filter(b => !isOwn(b));
  const blows = own.length > 0 || entries[0].role !== 'attacks' ? own : foreign; // the rules may let others attack
  const fights = blows.filter(b => b.sign !== 'shot'), fighters = new Set(fights.flatMap(b => [...b.units]));
  const driven = new Set(['goes', 'attacks'].includes(entries[0].role ?? '') ? [] : [...results.values()].flatMap(units => [...units]));
  const mine = [...net].filter(([id]) => of(id) === side && !fighters.has(id) && !driven.has(id));
  const those = (/** @type {(n: Net) => boolean} */ fits) => mine.filter(([, n]) => n.hexes?.[1] !== null && fits(n)).map(([id]) => id);
  const goers = those(hasMoved), turners = those(n => n.facing[0] !== n.facing[1]), formers = those(n => n.formation[0] !== n.formation[1]);
  const nothing = results.size === 0 && [...net.values()].every(n => n.lost === 0 && !n.eliminated);
  const known = { goers, blows, replies: blows === own ? foreign : [], net, results, nothing };
  if (entries[0].role === 'attacks' || (goers.length === 0 && blows.length > 0) || fights.length > 0) {
    const units = [...new Set(blows.flatMap(b => [...b.units]))];
    if (blows.length > 0) return { ...known, kind: fights.length > 0 ? 'blow' : 'shot', actors: units, goers: [] };
  }
  if (entries[0].role === 'declines') return { ...known, kind: '', actors: [] };
  if (goers.length > 0) return { ...known, kind: 'way', actors: goers };
  if (formers.length > 0) return { ...known, kind: 'form', actors: formers };
  return turners.length > 0 ? { ...known, kind: 'turn', actors: turners } : { ...known, kind: '', actors: [] };
}

/** Each piece as it stood before and stands after them. @param {Entry[]} entries @returns {Map<string, Net>} */
function netOf(entries) {
  /** @type {Map<string, Net>} */
  const net = new Map();
  for (const { c, role } of entries.flatMap(e => (e.changes ?? []).map(c => ({ c, role: e.role })))) {
    const was = net.get(c.unit) ?? { hexes: null, near: Infinity, gained: 0, thrown: false, facing: ['', ''], formation: ['', ''], lost: 0, eliminated: false };
    if (c.hex) was.hexes = [was.hexes ? was.hexes[0] : c.hex[0], c.hex[1]];
    if (c.near) {
      was.near = c.near[1];
      was.gained += c.near[0] - c.near[1];
      was.thrown ||= role === 'rolls';
    }
    if (c.facing) was.facing = [was.facing[0] || c.facing[0], c.facing[1]];
    if (c.formation) was.formation = [was.formation[0] || c.formation[0], c.formation[1]];
    was.lost += c.lost ?? 0;
    was.eliminated ||= !!c.eliminated;
    net.set(c.unit, was);
  }
  return net;
}

/** Whether it has come to another hex. @param {Net} net */
const hasMoved = ({ hexes }) => !!hexes?.[1] && hexes[0] !== hexes[1];

/** Hexes to the enemy: beyond the first number a move is just a move; within the second one hex makes a difference, farther off two do. */
const FAR = 8, CLOSE = 3;

/** Whether a move clearly led nearer to the enemy, 1, or away from him, -1. @param {Net|undefined} net */
function courseOf(net) {
  if (!net?.hexes?.[0] || net.thrown) return 0;
  const { near, gained } = net, closest = Math.min(near, near + gained);
  return closest <= CLOSE || (closest <= FAR && Math.abs(gained) > 1) ? Math.sign(gained) : 0;
}

/**
 * The same of several: where most of them went, if none went the other way. A piece that took a result of the dice is not said to draw back.
 * @param {Facts} facts  @param {string[]} units
 */
export function courseOfAll({ net, results }, units) {
  const struck = new Set([...results.values()].flatMap(all => [...all]));
  const courses = units.map(id => Math.max(courseOf(net.get(id)), struck.has(id) ? 0 : -1));
  const [ahead, back] = [1, -1].map(way => courses.filter(course => course === way).length);
  if (ahead > 0 && back > 0) return 0;
  return 2 * (ahead + back) > units.length ? Math.sign(ahead - back) : 0;
}

/** The word for steps that are lost, whatever the rules call them. */
export const LOSS = 'loss';

/** Pieces by what the dice brought them. @param {Entry[]} entries @returns {Map<string, Set<string>>} */
function resultsOf(entries) {
  /** @type {Map<string, Set<string>>} */
  const results = new Map();
  for (const event of entries.flatMap(e => e.events))
    for (const name of event.results ?? []) {
      if (!named('result', name) || name === LOSS) continue; // losses are counted piece by piece
      const units = results.get(name) ?? new Set();
      if (event.unit) units.add(event.unit);
      results.set(name, units);
    }
  return results;
}

/** Attacks and shots in their order. @param {Entry[]} entries @returns {Blow[]} */
function blowsOf(entries) {
  /** @type {Blow[]} */
  const blows = [];
  for (const event of entries.flatMap(e => e.events)) {
    const sign = signOf('tale', event.code), { code, unit, hex } = event;
    if (sign === '') continue;
    if (sign === 'joins') {
      if (unit) blows.at(-1)?.units.add(unit);
      continue;
    }
    blows.push({ sign, code, units: new Set(unit ? [unit] : []), hexes: new Set(hex ? [hex] : []) });
  }
  return blows;
}
