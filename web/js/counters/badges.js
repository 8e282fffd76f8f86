// Small signs on a counter: what it has done and how it is formed. Status sits on the counter;
// there are no piles of markers.

import { shapeOf } from './formed.js';
import { badgeOf, signOf } from './terms.js';

/** Formations in a disc of radius 11.5, by the badges of their signs. @type {Record<string, string>} */
const FORMATIONS = {
  loose:
    '<circle class="dt" cx="-4.6" cy="2.8" r="2"/><circle class="dt" cx="0" cy="-3.8" r="2"/>' +
    '<circle class="dt" cx="4.6" cy="2.8" r="2"/>',
  ring: '<path class="ln" d="M-5-5H5V5H-5Z"/><circle class="dt" r="1.7"/>',
  ranks: '<path class="ln" d="M-7.2-3.4H7.2M-7.2 3.4H7.2"/><path class="dt" d="M-1.2-7.4H1.2V-5H-1.2Z"/>',
  train:
    '<circle class="ln" cx="-4.6" cy="2" r="3"/><circle class="ln" cx="4.6" cy="2" r="3"/>' +
    '<path class="ln" d="M-4.6 2H4.6M-1.6-3.4L5.4 .4"/>',
};

/** @param {string} badge */
function formationBadge(badge) {
  const sign = FORMATIONS[badge];
  return sign ? `<g class="bd form" transform="translate(-35 -6)"><circle class="disc" r="11.5"/>${sign}</g>` : '';
}

const CLOUD = 'M-12 5C-16 0-11-6-6-5C-5-11 4-12 6-7C12-9 16-2 12 2C14 7 8 10 4 8C1 12-5 11-6 8C-9 9-12 8-12 5Z';

/**
 * Smoke with the shots of this turn, which are not counted of guns; dashed where the first is left from the turn before.
 * @param {import('./look.js').Unit} unit
 */
const smokeBadge = unit =>
  `<g class="bd smoke${unit.carried ? ' old' : ''}" transform="translate(33 -31) scale(.86)">` +
  `<path d="${CLOUD}"/><text y="4.8">${unit.shots || ''}</text></g>`;

/** A gun that has misfired. */
const SILENT =
  `<g class="bd smoke" transform="translate(33 -31) scale(.86)"><path d="${CLOUD}"/>` +
  '<path class="ln bad" d="M-5-4L5 6M5-4L-5 6"/></g>';

/** Out of command. */
const ASTRAY =
  '<g class="bd" transform="translate(-30 24)"><circle class="disc" r="9.5"/>' +
  '<path class="ln bad" d="M-4.6-4.6L4.6 4.6M-4.6 4.6L4.6-4.6"/></g>';

/** What it has done, lower right, by the sign of its status. @type {Record<string, string>} */
const DONE = {
  tick: '<path class="ln" d="M-4.4.4L-1.2 3.8L4.6-3.6"/>',
  pause: '<path class="ln" d="M-2.6-4.4V4.4M2.6-4.4V4.4"/>',
  arrow: '<path class="ln" d="M-4.8 0H4.4M1-3.8L4.8 0L1 3.8"/>',
  chevrons: '<path class="ln" d="M-5 0H1M-1-4L3 0L-1 4M2.4-4L6.4 0L2.4 4"/>',
  cross: '<path class="ln bad" d="M-4.6-4.6L4.6 4.6M-4.6 4.6L4.6-4.6"/>',
};

/** @param {import('./look.js').Unit} unit */
function doneBadge(unit) {
  const drawn = DONE[signOf('status', unit.status)];
  return drawn ? `<g class="bd" transform="translate(34 33)"><circle class="disc" r="9.5"/>${drawn}</g>` : '';
}

/** Troops out of order, horses that want rest, guns without crew, by their signs. @type {Record<string, string>} */
const STATES = {
  ragged: '<path class="ln bad" d="M-6.4-3.4L-2-.6L-4 2.4L6.4 4.6M-2-.6L6.4-5"/>',
  flight: '<path class="ln" d="M-4.6 7.6V-7.4"/><path class="dt flag" d="M-4.6-7.4C-1-9.4 2-4.6 6.6-6.8V1C2 3.2-1-1.6-4.6.4Z"/>',
  half: '<circle class="ln" r="5.8"/><path class="dt" d="M0-5.8A5.8 5.8 0 0 1 0 5.8Z"/>',
  empty: '<circle class="ln" r="5.8"/><path class="ln" d="M-4.2-4.2L4.2 4.2"/>',
  lone: '<circle class="ln bad" r="5.8"/><path class="ln bad" d="M-5.8 0H5.8M0-5.8V5.8"/>',
};

/** @param {string} sign @param {number} x @param {number} y */
const stateBadge = (sign, x, y) =>
  STATES[sign] ? `<g class="bd state" transform="translate(${x} ${y})"><circle class="disc" r="11.5"/>${STATES[sign]}</g>` : '';

/** Badges of a unit whose formation is seen on the ground. @param {import('./look.js').Unit} unit */
const formedBadges = unit =>
  stateBadge(signOf('condition', unit.condition ?? ''), -27, -29) +
  stateBadge(signOf('readiness', unit.readiness ?? ''), -29, 29) +
  stateBadge(signOf('status', unit.status), 29, -29) +
  doneBadge(unit);

/** All badges of a counter. @param {import('./look.js').Unit} unit */
export function badgesMarkup(unit) {
  if (shapeOf(unit))
    return formedBadges(unit);
  return (
    (unit.silent ? SILENT : unit.shots > 0 || signOf('status', unit.status) === 'smoke' ? smokeBadge(unit) : '') +
    formationBadge(badgeOf(unit)) +
    (unit.in_command ? '' : ASTRAY) +
    doneBadge(unit)
  );
}

/** The tab that counts a stack. @param {number} n @param {string} place */
export const countBadge = (n, place) =>
  `<g class="bd cnt" transform="${place}"><rect x="-12" y="-7.5" width="24" height="15" rx="7.5"/>` +
  `<text y="4.6">×${n}</text></g>`;

const SABRE = 'M-16 15L-12 9L-15 6.5L-13.8 5L-11 7C-3-1 6-8 16-17C9-6 1 2-7.4 10L-5 12.6L-6.6 14L-9 11.6L-14 17Z';

/** Crossed sabres of a melee. */
export const MELEE_MEDAL =
  '<g class="melee-medal" transform="translate(27 -27)"><circle r="14.5"/>' +
  `<path transform="scale(.62)" d="${SABRE}"/><path transform="scale(-.62 .62)" d="${SABRE}"/></g>`;
