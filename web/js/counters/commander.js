// A commander is a round medal: ring in his colour, bust with bicorne, his name on a ribbon. An
// overall commander has a star; medals of armies with cut counters have four notches.

import { f as fix } from '../map/geometry.js';
import { lookOf } from './look.js';
import { escape, roughWidth, squeezed } from './text.js';

const NOTCHES = 'M0-31L5-25.4H-5ZM0 31L5 25.4H-5ZM-31 0L-25.4 5V-5ZM31 0L25.4 5V-5Z';
const STAR = 'M0-43L2.7-36.6L9.5-36L4.3-31.6L5.9-24.9L0-28.5L-5.9-24.9L-4.3-31.6L-9.5-36L-2.7-36.6Z';
const WOUND =
  '<g class="bd wound" transform="translate(24 -21)"><circle class="disc" r="9.5"/>' +
  '<path class="ln bad" d="M0-5.4V5.4M-5.4 0H5.4"/></g>';

/** The name under the medal; a long one is squeezed into the hex. @param {string} label */
function ribbonMarkup(label) {
  const natural = roughWidth(label) * 12;
  const text = Math.min(natural, 78);
  const width = text + 11;
  const squeeze = natural > 78 ? squeezed(text) : '';
  return (
    `<g class="cm-name"><rect x="${fix(-width / 2)}" y="19" width="${fix(width)}" height="15.5" rx="3"/>` +
    `<text y="30.4"${squeeze}>${escape(label)}</text></g>`
  );
}

/**
 * @param {import('./look.js').Piece} piece
 * @param {import('./look.js').Unit} unit
 * @param {number} [lod] the ribbon is left out when far away
 */
export function commanderMarkup(piece, unit, lod = 2) {
  const look = lookOf(piece);
  return (
    `<g class="ct cm ${look.dress} ${look.chief ? 'k-chief' : look.strip}${unit.wounded ? ' hurt' : ''}">` +
    '<circle class="ct-shadow" cx="1.6" cy="3" r="31"/><circle class="cm-ring" r="31"/><circle class="cm-in" r="25.4"/>' +
    (look.shape === 'cut' ? `<path class="cm-notch" d="${NOTCHES}"/>` : '') +
    '<use class="cm-sym" href="#arm-bust" x="-19" y="-21" width="38" height="38.9"/>' +
    (look.chief ? `<path class="cm-star" d="${STAR}"/>` : '') +
    (lod > 0 ? ribbonMarkup(look.label) : '') +
    (unit.wounded ? WOUND : '') +
    '</g>'
  );
}
