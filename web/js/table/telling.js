// A deed in one line: an own order by its words, what came of it first; what others did as one sees it, who, what, and what
// came of it. The rules say what is told of their events and outcomes (terms of kind tale, result and noun).

import { rollOf } from '../counters/changes.js';
import { keysOf, named, signOf, term } from '../counters/terms.js';
import { fill, t } from '../words.js';
import '../words/tale.js';
import { tailOf } from './group.js';
import { capital } from './sentence.js';
import { LOSS, courseOfAll, factsOf, isIdle, isLeader } from './tale.js';

/** @typedef {import('../types.js').Piece} Piece */
/** @typedef {import('../types.js').Sentence} Sentence */
/** @typedef {import('./tale.js').Blow} Blow */
/** @typedef {import('./tale.js').Deed} Deed */
/** @typedef {import('./tale.js').Facts} Facts */
/** @typedef {import('./tale.js').Field} Field */

/** So many names or hexes are listed; the others are counted. */
const LISTED = 3;

/**
 * text: the line, '' where only the sentences of the rules can tell it: main. rest: what unfolds. die: the last of a roll
 * or two; more say nothing. hurt: dice or shots have left their mark on somebody.
 * @typedef {{text: string, names: string[], main: Sentence[], rest: Sentence[], die: number|null, hurt: boolean}} Told
 */

/** @param {Deed} deed  @param {Field} field  @returns {Told} */
export function tellOf(deed, field) {
  const { entries } = deed, facts = factsOf(deed, field), line = entries[0].turn > 0 ? lineOf(deed, facts, field) : '';
  const ids = [...facts.actors, ...facts.net.keys(), ...[...facts.results.values()].flatMap(units => [...units]), ...facts.replies.flatMap(b => [...b.units])];
  const names = [...new Set(ids)].flatMap(id => field.piece(id)?.name ?? []).sort((a, b) => b.length - a.length);
  const text = names.some(name => line.startsWith(name)) ? line : capital(line); // names keep their own first letter
  const said = entries.filter(e => !isIdle(e)).flatMap(e => e.events), main = text ? [] : mainOf(said);
  const rolls = entries.map(rollOf).filter(r => r !== null);
  return { text, names, main, rest: said.filter(s => !main.includes(s)), die: rolls.length <= 2 ? rolls.at(-1) ?? null : null, hurt: !facts.nothing };
}

/** What came of its dice, else the last thing that happened to a piece or a place. @param {Sentence[]} said */
function mainOf(said) {
  const plain = said.filter(s => !s.modifier), outcomes = plain.filter(s => s.outcome);
  const last = plain.filter(s => s.unit || s.hex).at(-1) ?? plain.at(-1);
  return outcomes.length > 0 ? outcomes.slice(-2) : last ? [last] : [];
}

/** @param {Deed} deed  @param {Facts} facts  @param {Field} field */
function lineOf(deed, facts, field) {
  const words = deed.order === null ? undefined : deed.entries.find(e => e.words)?.words;
  const bare = keysOf('result').length === 0 ? mainOf(deed.entries.flatMap(e => e.events).filter(s => s.outcome)).map(s => s.text) : []; // rules without such words
  const aimed = facts.kind === 'shot' && !!headOf(facts, field); // who fires at what says more than the order
  const result = [resultOf(deed, facts, field, !!words, aimed), ...bare].filter(Boolean).join('; ');
  if (words && !aimed) return result ? t('tale.by_order', { result, words }) : words;
  const shots = shotsOf(facts.blows), head = headOf(facts, field), what = words && shots > facts.actors.length ? t('tale.so_often', { what: head, n: shots }) : head;
  if (!what) return result;
  const struck = facts.kind === 'shot' || facts.kind === 'blow';
  return result ? `${what}${struck ? ':' : ';'} ${result}` : what;
}

/** Who does what. @param {Facts} facts  @param {Field} field */
function headOf(facts, field) {
  const { kind, actors, net } = facts, facings = new Set(actors.map(id => net.get(id)?.facing[1] ?? ''));
  if (kind === 'form') return t('tale.forms', { who: who(actors, field).text, formation: listOf(formations(facts, actors)) });
  /** @type {Stroke[]} */
  const parts = [];
  if (kind === 'way') parts.push({ units: actors, what: n => goingOf(facts, n, field) });
  if (kind === 'turn') parts.push({ units: actors, what: n => (facings.size > 1 ? t('tale.turn', { n }) : t('tale.turns', { n, f: facingText([...facings][0]) })) });
  parts.push(...strokes(facts));
  /** @type {string[]} */
  const told = [];
  let last = '';
  for (const { units, what } of parts) {
    const key = [...units].sort().join(), { text, n } = who(units, field);
    if (told.length > 0 && key === last) told[told.length - 1] += `, ${what(n)}`;
    else told.push(text ? t('tale.does', { who: text, what: what(n) }) : what(n));
    last = key;
  }
  return told.join('; ');
}

/** What some do; the number that their verb goes with is told later. @typedef {{units: string[], what: (n: number) => string}} Stroke */

/** @param {Facts} facts  @param {number} n  @param {Field} field */
function goingOf(facts, n, field) {
  const { actors, net } = facts, h = listOf(actors.map(id => net.get(id)?.hexes?.[1] ?? ''));
  const enters = actors.every(id => net.get(id)?.hexes?.[0] === null), troops = actors.filter(id => !isLeader(field.piece(id)));
  const rides = troops.every(id => signOf('arm', field.piece(id)?.arm ?? '').startsWith('horse')), course = courseOfAll(facts, troops);
  const verb = enters ? 'enters' : course > 0 ? 'advances' : course < 0 ? 'draws_back' : rides ? 'rides' : 'goes';
  const what = t(`tale.${verb}`, { n, h }), as = formations(facts, actors);
  const all = actors.every(id => formations(facts, [id]).length > 0);
  return all && as.length === 1 && !enters ? t('tale.as', { what, formation: as[0] }) : what;
}

/** The formations they have taken. @param {Facts} facts  @param {string[]} units */
const formations = ({ net }, units) => [...new Set(units.flatMap(id => {
  const [was, is] = net.get(id)?.formation ?? ['', ''];
  return was !== is && is ? [term('formation', is)] : [];
}))];

/** Attacks one by one, shots together. @param {Facts} facts @returns {Stroke[]} */
function strokes({ blows, net }) {
  const shots = blows.filter(b => b.sign === 'shot'), attacks = blows.filter(b => b.sign === 'blow'), rides = blows.filter(b => b.sign === 'onset');
  const aimed = new Set(attacks.flatMap(b => [...b.units]));
  const far = rides.filter(b => ![...b.units].some(id => aimed.has(id))).map(b => ({ ...b, hexes: new Set([...b.units].flatMap(id => net.get(id)?.hexes?.[1] ?? [])) }));
  return [...far.filter(b => b.hexes.size > 0), ...attacks, ...joined(shots)].map(b => ({ units: [...b.units], what: n => blowText(b, n) }));
}

/** Several blows as one. @param {Blow[]} blows @returns {Blow[]} */
const joined = blows => (blows.length === 0 ? [] : [{ ...blows[0], units: new Set(blows.flatMap(b => [...b.units])), hexes: new Set(blows.flatMap(b => [...b.hexes])) }]);

/** @param {Blow} blow  @param {number} n */
const blowText = ({ code, hexes }, n) => fill(term('tale', code), { n, h: listOf([...hexes]) });

/**
 * What came of it: what befell the others and then, apart, what befell those who did it, by a reply or otherwise.
 * @param {Deed} deed  @param {Facts} facts  @param {Field} field  @param {boolean} ordered it is an own order  @param {boolean} aimed its head tells who fires at what
 */
function resultOf({ side }, facts, field, ordered, aimed) {
  const { blows, replies } = facts, [first] = blows.flatMap(b => [...b.units]), doer = (first && field.piece(first)?.side) || side; // the rules may let others attack
  const isDoer = (/** @type {string} */ id) => field.piece(id)?.side === doer, [foe, ...more] = [...field.sideNames.keys()].filter(s => s !== doer);
  const shots = shotsOf(blows), answer = answerOf(replies, field), melee = facts.kind === 'blow';
  const brought = befallen(facts, field, id => !isDoer(id), melee), suffered = befallen(facts, field, isDoer, melee && answer !== '');
  const others = more.length === 0 && blows.length === 0 && brought.length > 0 ? sideName(foe, field) : '';
  const own = suffered.length > 0 && (ordered || blows.length > 0) ? sideName(doer, field) : '';
  return [
    ordered && aimed ? effectOf(brought, shots).join(', ') : led(!ordered ? '' : shots > 0 ? t('tale.shots', { n: shots }) : others, effectOf(brought, shots)),
    led(answer || own, effectOf(suffered, shotsOf(replies))),
  ].filter(Boolean).join('; ');
}

/** @param {string} lead  @param {string[]} results */
const led = (lead, results) => (lead && results.length > 0 ? t('tale.led', { lead, results: results.join(', ') }) : lead || results.join('; '));

/** A shot that nothing came of is told too, where the rules have words for what might have. @param {string[]} results  @param {number} shots */
const effectOf = (results, shots) => (results.length === 0 && shots > 0 && keysOf('result').length > 0 ? [t('tale.no_effect')] : results);

/** @param {Blow[]} blows */
const shotsOf = blows => blows.filter(b => b.sign === 'shot').length;

/** What the others did meanwhile. @param {Blow[]} replies  @param {Field} field */
function answerOf(replies, field) {
  const said = replies.filter(b => b.sign === 'blow').map(b => {
    const { text, n } = who([...b.units], field);
    return t('tale.does', { who: text, what: blowText(b, n) });
  });
  const n = shotsOf(replies);
  return [...said, ...(n > 0 ? [t('tale.reply', { n })] : [])].join(', ');
}

/** What the dice brought some pieces, each in a few words, and their losses. @param {Facts} facts  @param {Field} field  @param {(id: string) => boolean} are  @param {boolean} sided with whose they are  @returns {string[]} */
function befallen(facts, field, are, sided) {
  const lost = [...field.sideNames].map(([side, name]) => ({ name, n: lossOf(facts.net, id => field.piece(id)?.side === side && are(id)) })).filter(({ n }) => n > 0);
  const losses = lost.map(({ name, n }) => (sided || lost.length > 1 ? t('tale.loss_of', { side: name, loss: lossText(n) }) : lossText(n)));
  return [...outcomes(facts, field, are), ...losses];
}

/** What the dice brought, the gravest first; of each piece the gravest alone. @param {Facts} facts  @param {Field} field  @param {(id: string) => boolean} are @returns {string[]} */
function outcomes({ results }, field, are) {
  const told = new Set();
  return keysOf('result').flatMap(key => {
    const all = results.get(key), units = [...(all ?? [])].filter(id => are(id) && !told.has(id));
    if (!all || (units.length === 0 && (all.size > 0 || !are('')))) return []; // what befell no piece is told with the others
    for (const id of units) told.add(id);
    return [fill(term('result', key), { u: listOf(units.map(id => nameOf(id, field))), n: Math.min(2, units.length) })];
  });
}

/** Steps that some lost, those of pieces that are gone apart. @param {Facts['net']} net  @param {(id: string) => boolean} are */
const lossOf = (net, are) => [...net].filter(([id, n]) => are(id) && !n.eliminated).reduce((sum, [, n]) => sum + n.lost, 0);

/** @param {string} side  @param {Field} field */
const sideName = (side, field) => field.sideNames.get(side) ?? side;

/** @param {number} n */
const lossText = n => (named('result', LOSS) ? fill(term('result', LOSS), { n }) : t('tale.loss', { n }));

/** Those who did it: by name, or so many of a battalion, a command, a side; and the number for the verb. @param {string[]} units  @param {Field} field */
function who(units, field) {
  const ids = [...new Set(units)], troops = ids.filter(id => !isLeader(field.piece(id))), some = troops.length > 0 ? troops : ids;
  if (some.length <= 2) return { text: andOf(some.map(id => nameOf(id, field))), n: Math.max(1, some.length) };
  const pieces = some.map(id => field.piece(id)), n = some.length, what = nounOf(pieces, n);
  const only = (/** @type {(p: Piece|null) => string} */ of) => {
    const all = new Set(pieces.map(of));
    return all.size === 1 ? [...all][0] : '';
  };
  const whose = only(p => tailOf(p?.name ?? '')) || field.piece(only(p => p?.commander ?? ''))?.name;
  if (whose) return { text: t('tale.of', { n, what, whose }), n };
  const side = only(p => p?.side ?? '');
  return { text: t('tale.of_side', { n, what, whose: sideName(side, field) }), n };
}

/** @param {(Piece|null)[]} pieces  @param {number} n */
function nounOf(pieces, n) {
  const branches = new Set(pieces.map(p => signOf('arm', p?.arm ?? '').split(':')[0])), [branch] = branches;
  return branches.size === 1 && named('noun', branch) ? fill(term('noun', branch), { n }) : t('tale.units', { n });
}

/** Where both sides have a piece of that name its side is told too. @param {string} id  @param {Field} field */
function nameOf(id, field) {
  const piece = field.piece(id);
  if (!piece) return id;
  return field.isTwin(piece) ? t('tale.twin', { name: piece.name, side: sideName(piece.side, field) }) : piece.name;
}

/** @param {string} facing */
const facingText = facing => (facing.startsWith('side-') ? t('tale.hexside', { f: facing.slice('side-'.length) }) : facing);

/** @param {string[]} words */
const andOf = words => (words.length < 2 ? words.join() : t('tale.and', { list: words.slice(0, -1).join(', '), last: words[words.length - 1] }));

/** The first of them, each once, and how many more. @param {string[]} words */
function listOf(words) {
  const all = [...new Set(words)].filter(Boolean);
  return all.length <= LISTED + 1 ? andOf(all) : t('tale.more', { list: all.slice(0, LISTED).join(', '), n: all.length - LISTED });
}
