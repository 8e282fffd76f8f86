// The signs of the arms, drawn in a box 42 x 43 round the origin. They take the colour of their
// surroundings; parts of class "cut" take the colour of the panel. Two sets: period weapons, and
// the boxes of staff maps with the weapon as a small mark.

import { f as fix } from '../map/geometry.js';
import { escape } from './text.js';

const MUSKET =
  '<path d="M-1-24L1.1-24L1.3-14.6L2.5-14.6L2.7 2L3.9 4.2C5.4 8.6 6 14 7.8 19.6L1 22C.4 16.4-.4 12-2.2 9.2L-2.7 5L-2.5-14.6L-1.3-14.6Z"/>';
const CARBINE =
  '<path d="M-1.2-17L1.4-17L1.6-9L2.7-9L2.9 2L4 4.2C5.6 8.6 6.2 13 8 18.4L1.2 20.8C.6 15.6-.4 12-2.2 9.2L-2.7 5L-2.5-9L-1.4-9Z"/>';
const SCYTHE =
  '<path d="M-1.6-4L1.7-4L1.9 21L-1.7 21Z"/><path d="M-3-1.6L2.9-1.6L3.3-5.6C8.4-10 11.4-16 11.6-23.6C7.6-18.6 1-16.4-2-11.6C-3.8-8.8-3.6-4.6-3-1.6Z"/>';
const SABRE =
  '<path d="M11.4 19L13.6 12.2L11.2 11.4L11.8 9.8L14 10.4C17.6-.6 17.4-11 11.8-20.6C20-12.4 21 0 16 11L18.4 11.8L17.8 13.4L15.6 12.8L13.4 19.6Z"/>';
const HORSE =
  '<path d="M-14.6 3.6C-15.3 1-13.4-1.4-10.8-4.2C-8.9-8.6-6.4-11.7-2.2-13.4L-2.6-18.6L1.4-15L5-17.6L5.6-12.6C12.8-8.6 15.4 1 14.6 18.5L-5.6 18.5C-6 12-1.6 8.6-1 3.2C-4 5-7 5-8.6 7.2C-10.4 9.6-13.9 8-14.6 3.6Z"/>' +
  '<path class="cut" d="M-5.8-6.8a1.5 1.5 0 1 0 .1 0ZM5.2-12.4C10.6-6.4 12 3 11 18.5L9.7 18.5C10.4 5 9.4-4.4 4.2-11.2Z"/>';
const HORN =
  '<path class="line" d="M-15.6-3L-1-17.4L12-4"/><path d="M-4.4-18.4a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0Z"/>' +
  '<path d="M-20.4-9.4L-15.8-10.2C-15.4.6-9 6.2-1.6 5.4C5.8 4.6 8.8-2.4 8-12.6L21.6-8.4C21.4 7.6 12.6 17.2.4 17.4C-11.6 17.6-20 8-20.4-9.4Z"/>' +
  '<path d="M-21.6-8.6L-14.6-9.8L-15-13L-22-11.8ZM6.2-11.6L23-6.4L23.6-9.6L6.8-14.8Z"/><path class="cut" d="M7.4-3.6L20.4 1.6L19.8 3.6L6.6-1.6ZM-12.4 2.6L-17.2 5.6L-16.2 7.4L-11.2 4.2Z"/>';
const GRENADE =
  '<path d="M-10.4 8.4a10.4 10.4 0 1 0 20.8 0a10.4 10.4 0 1 0-20.8 0ZM-4.6-3.4L4.6-3.4L4.2-.6L-4.2-.6Z"/>' +
  '<path d="M-5-4.4C-11.4-9.6-6.6-13-8.2-18.4C-4.4-16.6-3.4-14.4-3-12C-1.4-15-2-17.6-.4-21.4C3-18 3.2-15 3.6-12.2C5-13.6 5.6-15.4 8-16.8C7-12 11.6-9.4 5-4.4Z"/>' +
  '<path class="cut" d="M-6.6 5.6A7 7 0 0 1-.6 1.8L-.5 3.4A5.4 5.4 0 0 0-5 6.3Z"/>';
const LANCE = '<path d="M9.4 19.6L15.3-20.8L16.8-20.6L11.2 19.8Z"/>';
const PENNON = '<path d="M15.2-20L14.2-12.4L2.6-14.4L6-17.6L3.6-21Z"/>';
const BARE_LANCE = '<path d="M-19.4 19.4L16.6-18.2L15.4-19.6L20-20.8L19-16.2L17.8-17L-18.2 20.6Z"/>';
const COCKADE =
  '<path fill-rule="evenodd" d="M8 11a6.6 6.6 0 1 0 13.2 0a6.6 6.6 0 1 0-13.2 0ZM10.6 11a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z"/><circle cx="14.6" cy="11" r="1.9"/>';
const GUN =
  '<path d="M-20.6-8.6L-19.4-12.8L-17-12.2L12.6-5.4C15.6-4.6 16.6-2.4 16.2-.2C15.8 1.8 13.6 2.8 11.2 2.2L-18-6.6L-18.6-8.1Z"/>' +
  '<path fill-rule="evenodd" d="M-9.6 8a10.6 10.6 0 1 0 21.2 0a10.6 10.6 0 1 0-21.2 0ZM-7 8a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z"/>' +
  '<path d="M.1 0L1.9 0L1.9 16L.1 16ZM-7 7.1L9 7.1L9 8.9L-7 8.9ZM-5.3 1.7L7.3 14.3L6.1 15.5L-6.5 2.9ZM7.3 1.7L8.5 2.9L-4.1 15.5L-5.3 14.3Z"/><path d="M4 2.6L20.8 17L19.4 19L1 8Z"/>';
const BUST =
  '<path d="M-20.6 1.2C-18-2.4-15.4-8.6-9.6-12.4C-4.4-15.6 4.4-15.6 9.6-12.4C15.4-8.6 18-2.4 20.6 1.2C13.6-2.4 7-3.4 0-3.4C-7-3.4-13.6-2.4-20.6 1.2Z"/>' +
  '<path d="M-7.2-1.6C-3.4-2.4 3.4-2.4 7.2-1.6C8 6.6 4.8 11.2 0 11.2C-4.8 11.2-8 6.6-7.2-1.6Z"/><path d="M-1.8-15C-4.4-19.6-2.6-23.6 1.2-24.6C4.4-22 4-18 2.2-15Z"/>' +
  '<path d="M-18 21.6C-18.4 15-12.6 12.4-7 11.8L0 16.8L7 11.8C12.6 12.4 18.4 15 18 21.6Z"/>' +
  '<path class="cut" d="M-2.4-10.4a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0ZM-18 17.6L-11.4 16L-11 17.8L-18.2 19.6ZM18 17.6L11.4 16L11 17.8L18.2 19.6Z"/>';

/** @param {string} how @param {string} part */
const at = (how, part) => `<g transform="${how}">${part}</g>`;
/** The same thing twice, crossed. @param {string} how @param {number} angle @param {string} part */
const crossed = (how, angle, part) =>
  at(`${how} rotate(${angle})`, part) + at(`${how} rotate(${-angle}) scale(-1 1)`, part);
/** A horse's head leaves room for a weapon on its right. @param {string} weapon */
const mounted = weapon => at('translate(-4 1) scale(.95)', HORSE) + weapon;

/** @type {Record<string, string>} */
const PERIOD = {
  muskets: crossed('scale(1.2)', 47, MUSKET),
  musket_sword: crossed('scale(1.2)', 47, MUSKET),
  horn: HORN,
  musket_horn: HORN,
  grenade: GRENADE,
  scythes: crossed('translate(0 1) scale(1.14)', 36, SCYTHE),
  pennon: mounted(LANCE + PENNON),
  musket: mounted(at('translate(14.4 -1) rotate(9) scale(.96)', MUSKET)),
  carbine: mounted(at('translate(14 0) rotate(9)', CARBINE)),
  sabre: mounted(SABRE),
  pike: BARE_LANCE + at('translate(-1 1.4) scale(.9)', HORSE),
  horse_horn: mounted(at('translate(12 11) rotate(-14) scale(.44)', HORN)),
  cockade: mounted(COCKADE),
  gun: GUN,
  horse_gun: at('translate(-2 3) scale(.86)', GUN) + at('translate(11 -11) scale(.52)', HORSE),
  bust: BUST,
};

// Staff boxes: foot a cross, horse one diagonal, guns a disc; the mark in the middle says which kind.
const FRAME = '<path class="line" d="M-20.4-14.6H20.4V14.6H-20.4Z"/>';
const CROSS = FRAME + '<path class="line" d="M-20.4-14.6L20.4 14.6M-20.4 14.6L20.4-14.6"/>';
const SLASH = FRAME + '<path class="line" d="M-20.4 14.6L20.4-14.6"/>';
const DISC = '<circle r="6.4"/>';
/** @param {string} box @param {string} part @param {number} [size] */
const marked = (box, part, size = 0.42) => `${box}<circle class="cut" r="11"/>${at(`scale(${size})`, part)}`;

/** @type {Record<string, string>} */
const STAFF = {
  muskets: CROSS,
  musket_sword: CROSS,
  horn: marked(CROSS, HORN),
  musket_horn: marked(CROSS, HORN),
  grenade: marked(CROSS, GRENADE, 0.46),
  scythes: marked(CROSS, crossed('', 36, SCYTHE), 0.48),
  pennon: SLASH,
  musket: marked(SLASH, at('rotate(-56) scale(-1 1)', MUSKET), 0.46),
  carbine: marked(SLASH, crossed('', 60, CARBINE), 0.46),
  sabre: marked(SLASH, at('rotate(40) translate(-15 0)', SABRE), 0.5),
  pike: marked(SLASH, at('rotate(80)', BARE_LANCE), 0.46),
  horse_horn: marked(SLASH, HORN),
  cockade: marked(SLASH, at('translate(-14.6 -11)', COCKADE), 1.2),
  gun: FRAME + DISC,
  horse_gun: SLASH + DISC,
  bust: BUST,
};

/**
 * All signs of one set as symbols `arm-…`. A staff box is wider than high and may reach over the sides of its square.
 * @param {'period'|'nato'} set
 */
export function symbolsMarkup(set) {
  const signs = set === 'nato' ? STAFF : PERIOD;
  return Object.entries(signs)
    .map(([id, part]) => {
      const wide = set === 'nato' && !/gun|bust/.test(id);
      const box = wide ? 'viewBox="-21 -15.6 42 31.2" preserveAspectRatio="xMidYMid slice"' : 'viewBox="-21 -22 42 43"';
      return `<symbol id="arm-${id}" ${box} overflow="visible">${part}</symbol>`;
    })
    .join('');
}

/**
 * The sign of an arm: one of the set, or a path in the same box that the rules have drawn themselves.
 * @param {string} symbol @param {number} middle @param {number} top @param {number} height
 */
export function symbolMarkup(symbol, middle, top, height) {
  const width = (height * 42) / 43;
  const place = `class="ct-sym" x="${fix(middle - width / 2)}" y="${fix(top)}" width="${fix(width)}" height="${fix(height)}"`;
  return symbol.startsWith('M')
    ? `<svg ${place} viewBox="-21 -22 42 43" overflow="visible"><path d="${escape(symbol)}"/></svg>`
    : `<use ${place} href="#arm-${symbol}"/>`;
}
