// How a piece looks apart from what befalls it: its army's dress, its silhouette, its sign, the
// colour of its commander. Worked out once for each piece.

import { armyOf } from '../livery.js';
import { signOf } from './terms.js';
import { roughWidth } from './text.js';

/**
 * @typedef {import('../types.js').Piece} Piece
 * @typedef {import('../types.js').Unit} Unit
 * @typedef {{piece: Piece, unit: Unit}} Counter  a piece as it stands on the map
 *
 * @typedef {object} Look
 * @property {string} dress  its class
 * @property {'round'|'cut'} shape
 * @property {'foot'|'horse'|'gun'|'commander'} branch
 * @property {string} symbol
 * @property {boolean} chief  an overall commander
 * @property {string} strip  class of the commander's colour
 * @property {string} label  the name, short enough for the counter
 */

const COLOURS = 13;

/** Looks of the pieces of the table that is open, by id. @type {Map<string, Look>} */
let looks = new Map();

/**
 * Cuts a long word so that it ends in a consonant, as abbreviations do.
 * @param {string} word
 * @param {number} n
 */
function cutWord(word, n) {
  if (word.length <= n + 2)
    return word;
  let end = n;
  while (end > 2 && /[aąeęioóuyöü]/u.test(word[end - 1]))
    end--;
  return word.slice(0, end) + '.';
}

/**
 * A name whose words are cut until it is at most `room` sizes wide.
 * @param {string} name
 * @param {number} room
 */
export function shorten(name, room) {
  const whole = name.replace(/^(\S+\/[IVX]+)\/(?=\p{L}{4})/u, '$1 ');
  let text = whole;
  for (let n = 8; n >= 3 && roughWidth(text) > room; n--)
    text = whole.replace(/\p{L}{4,}/gu, word => (/^[IVX]+$/.test(word) ? word : cutWord(word, n)));
  return text;
}

/** A leader's name without his rank, which is written small and in at least three letters. @param {string} name */
export const surname = name => name.replace(/^\p{Ll}\S{2,} /u, '');

/** @param {Piece} piece */
const isChief = piece => piece.kind === 'overall_leader';

/** @param {Piece} piece @param {Piece|undefined} leader the commander whose colour it carries */
function makeLook(piece, leader) {
  const [branch = '', symbol = ''] = signOf('arm', piece.arm).split(':'), army = armyOf(piece.army);
  const colour = leader?.colour ?? piece.colour ?? null;
  return {
    dress: `d-${army?.dress}`,
    shape: /** @type {Look['shape']} */ (army?.shape === 'round' ? 'round' : 'cut'),
    branch: /** @type {Look['branch']} */ (branch),
    symbol,
    chief: isChief(piece),
    strip: leader && isChief(leader) ? 'k-chief' : colour === null ? 'k-none' : `k${colour % COLOURS}`,
    label: branch === 'commander' ? shorten(surname(piece.name), 7) : shorten(piece.name, 5.6),
  };
}

/**
 * Works out the looks of all pieces of a table; only together are the colours of overall commanders known.
 * @param {Piece[]} pieces
 */
export function dress(pieces) {
  const byId = new Map(pieces.map(p => [p.id, p]));
  looks = new Map(pieces.map(p => [p.id, makeLook(p, byId.get(p.commander ?? ''))]));
}

/** @param {Piece} piece @returns {Look} */
export const lookOf = piece =>
  looks.get(piece.id) ?? makeLook(piece, isChief(piece) ? piece : undefined);

/**
 * Detail by the size of a hex on the screen: 0 far, 1 table, 2 near. Larger letters ask for it later.
 * @param {number} px
 * @param {number} [textScale]
 */
export function detailFor(px, textScale = 1) {
  const size = px / textScale;
  return size < 44 ? 0 : size < 84 ? 1 : 2;
}
