// Text inside drawings.

/** For markup. @param {unknown} text */
export const escape = text =>
  String(text).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/**
 * Widths of letters of Lato Heavy in units of its size, by kind; the first that fits counts.
 * @type {[RegExp, number][]}
 */
const WIDTHS = [[/[. ,lijI']/, 0.27], [/[łfrtJ-]/, 0.38], [/[szcśźżć/]/, 0.47], [/[mwMW]/, 0.88], [/\p{Lu}/u, 0.7]];

/** About how wide a line is, to know when it must be squeezed. @param {string} text */
export function roughWidth(text) {
  let width = 0;
  for (const c of text)
    width += WIDTHS.find(([kind]) => kind.test(c))?.[1] ?? 0.57;
  return width;
}

/** Attributes that squeeze a text into a width. @param {number} width */
export const squeezed = width => ` textLength="${Math.round(width * 10) / 10}" lengthAdjust="spacingAndGlyphs"`;
