// Definitions that all counters and marks of the page refer to, kept once in the document: the signs
// of the arms in the set the player likes, and hatchings.

import { onPref, pref } from '../prefs.js';
import { symbolsMarkup } from './symbols.js';

/**
 * @param {string} id
 * @param {number} size
 * @param {number} turn
 * @param {string} part
 */
const pattern = (id, size, turn, part) =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" ` +
  `patternTransform="rotate(${turn})">${part}</pattern>`;

const PATTERNS =
  pattern('ct-astray', 5, 45, '<rect width="5" height="5" fill="#f4efe2"/><rect width="2.4" height="5" fill="#333"/>') +
  pattern('mk-threat', 13, 45, '<rect class="hatch threat" width="3.2" height="13"/>') +
  pattern('mk-flank', 12, -45, '<rect class="hatch flank" width="2.4" height="12"/>') +
  pattern('mk-rear', 13, 0, '<path class="hatch rear" d="M4 4h.01M10.5 10.5h.01"/>') +
  pattern('mk-hidden', 9, 45, '<rect class="hatch hidden" width="4" height="9"/>');

/** The contents of a `<defs>`. @param {'period'|'nato'} [set] */
export const defsMarkup = (set = 'period') => symbolsMarkup(set) + PATTERNS;

let installed = false;

/** Puts the definitions into the document; a change of the set redraws every counter by itself. */
export function installDefs() {
  if (installed)
    return;
  installed = true;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', 'pieces-defs');
  svg.setAttribute('aria-hidden', 'true');
  const draw = () => {
    const set = pref('symbols');
    svg.innerHTML = `<defs>${defsMarkup(set)}</defs>`;
    document.documentElement.dataset.symbols = set;
  };
  draw();
  onPref('symbols', draw);
  document.body.prepend(svg);
}
