// Definitions that all counters and marks of the page refer to, kept once in the document: the signs
// of the arms in the set the player likes, and hatchings.

import { onPref, pref } from '../prefs.js';
import { symbolsMarkup } from './symbols.js';

const PATTERNS =
  '<pattern id="ct-astray" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="#f4efe2"/><rect width="2.4" height="5" fill="#333"/></pattern>' +
  '<pattern id="mk-threat" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch threat" width="3.2" height="13"/></pattern>' +
  '<pattern id="mk-flank" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><rect class="hatch flank" width="2.4" height="12"/></pattern>' +
  '<pattern id="mk-rear" width="13" height="13" patternUnits="userSpaceOnUse"><circle class="hatch rear" cx="4" cy="4" r="1.9"/><circle class="hatch rear" cx="10.5" cy="10.5" r="1.9"/></pattern>' +
  '<pattern id="mk-hidden" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="hatch hidden" width="4" height="9"/></pattern>';

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
    const set = pref('symbols') === 'nato' ? 'nato' : 'period';
    svg.innerHTML = `<defs>${defsMarkup(set)}</defs>`;
    document.documentElement.dataset.symbols = set;
  };
  draw();
  onPref('symbols', draw);
  document.body.prepend(svg);
}
