// How much room there is, counted in text: a large window with large text is a small one. Styles ask for it as
// [data-size=narrow], [data-size=middle], [data-size=wide] of the root element; a media query knows nothing of the
// text size chosen in the settings.

import { onPref } from './prefs.js';

const NARROW = 45, MIDDLE = 68.75; // rem
const TABLE = 75; // below this the table's side panel is a drawer: [data-table=middle]

/** Keeps data-size of the root element true. */
export function watchSize() {
  const root = document.documentElement;
  const measure = () => {
    const width = innerWidth / parseFloat(getComputedStyle(root).fontSize);
    root.dataset.size = width < NARROW ? 'narrow' : width < MIDDLE ? 'middle' : 'wide';
    root.dataset.table = width < NARROW ? 'narrow' : width < TABLE ? 'middle' : 'wide';
    root.toggleAttribute('data-tiny', width < 21);
  };
  measure();
  addEventListener('resize', measure);
  onPref('textScale', measure);
}
