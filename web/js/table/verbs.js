// Icons, keys and sounds of the verbs, as the rules name them in their signs (counters/terms.js). What a verb does is the
// role of its choices.

import { signOf } from '../counters/terms.js';
import { svg } from '../dom.js';

/** @typedef {import('../types.js').Choice} Choice */

/** @type {Object<string, string>} paths in a box of 24, drawn as lines */
const DRAWINGS = {
  musket: 'M3 14h9l5-2V9l-5-2H6L3 9zM20 6l2-2M20.5 11H23M20 16l2 2',
  cannon: 'M3 13l12-6 2 4-12 6zM7 19a3 3 0 1 0 .1 0M20 4l1.5-1.5M21 8h2',
  arrow: 'M4 12h14M12 6l6 6-6 6',
  ranks: 'M5 19V8M12 19V8M19 19V8M3 5h18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  chevrons: 'M4 6l7 6-7 6M13 6l7 6-7 6',
  inward: 'M3 4v16M8 12h12M15 7l5 5-5 5',
  hex: 'M12 3l8 4.6v8.8L12 21l-8-4.6V7.6z',
  turning: 'M4 12a8 8 0 1 1 3 6.2M3 20l4.4-1.6L6 14',
  dots: 'M6 15a1.4 1.4 0 1 0 .1 0zM12 6a1.4 1.4 0 1 0 .1 0zM18 15a1.4 1.4 0 1 0 .1 0z',
  rows: 'M4 8h16M4 12h16M4 16h16',
  box: 'M5 5h14v14H5zM10 10h4v4h-4z',
  upward: 'M5 20h14M5 16h14M12 12V3M8 7l4-4 4 4',
  wheel: 'M5 19a4 4 0 1 0 .1 0M9 15l12-8M15 7h6v5',
  cartridge: 'M5 20h14M8 20V9l4-5 4 5v11',
  fence: 'M6 4v16M18 4v16M6 8h12M6 16h12',
  sabres: 'M5 19L19 5M5 5l14 14M3 17l4 4M21 17l-4 4',
  backward: 'M20 12H6M12 6l-6 6 6 6',
  pin: 'M12 21s7-6.4 7-12a7 7 0 0 0-14 0c0 5.6 7 12 7 12zM12 11.5v0',
  token: 'M12 3a9 9 0 1 0 .1 0M12 8l1.3 2.7 3 .4-2.2 2.1.5 3-2.6-1.4-2.6 1.4.5-3-2.2-2.1 3-.4z',
  blocks: 'M8 4h8v4H8zM8 10h8v4H8zM8 16h8v4H8z',
  mass: 'M5 5h14v14H5zM5 9.6h14M5 14.2h14',
  track: 'M8 21C10 15 6 10 9 3M15 21c2-6-2-11 1-18M12 8v2M12 14v2',
  spear: 'M3 21L20 4M20 4l-6 1 5 5z',
  flag: 'M6 21V4M6 4c5-2 7 3 12 0v9c-5 3-7-2-12 0',
  cross: 'M6 6l12 12M18 6L6 18',
  banner: 'M6 21V4h12l-3 4 3 4H6',
  onward: 'M5 12h14M13 6l6 6-6 6',
};

/** Parts of a verb's sign: icon, key, sound, branches that shoot at a hex by it, and what part it has in a fight. @param {string} verb */
const parts = verb => signOf('verb', verb).split(':');

/** @param {string} verb */
export const keyOf = verb => parts(verb)[1] ?? '';

/** @param {string} verb */
export const soundOf = verb => parts(verb)[2] ?? '';

/** Whether pieces of that branch shoot at a hex by the verb. @param {string} verb @param {string} branch */
export const shootsBy = (verb, branch) => (parts(verb)[3] ?? '').split(' ').includes(branch);

/** @param {string} verb */
export const isFight = verb => ['combat', 'shot'].includes(parts(verb)[4]);

/** @param {string} name */
export const drawing = name =>
  svg('svg', { viewBox: '0 0 24 24', class: 'verb-icon', 'aria-hidden': 'true' }, svg('path', { d: DRAWINGS[name] ?? (name.startsWith('M') ? name : DRAWINGS.onward) }));

/** @param {string} verb */
export const verbIcon = verb => drawing(parts(verb)[0]);

/** Takes a piece to other hexes: the map shows how far. @param {Choice} choice */
export const isGoing = choice => choice.role === 'goes';

/** Aimed at the enemy: red, and its chances are shown first. @param {Choice} choice */
export const isHostile = choice => choice.role === 'attacks' || choice.role === 'commits';

/** The facings, clockwise: corners and hexsides. */
export const FACINGS = ['N', 'side-NE', 'NE', 'side-E', 'SE', 'side-SE', 'S', 'side-SW', 'SW', 'side-W', 'NW', 'side-NW'];
