// Text inside drawings.

/** For markup. @param {unknown} text */
export const escape = text =>
  String(text).replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** How wide a line of Lato is, in units of its size; good enough to know when to squeeze it. @param {string} text */
export function roughWidth(text) {
  let width = 0;
  for (const c of text)
    width += /[.,:/' IJijlłrtf1]/u.test(c) ? 0.36 : /[MWmw]/.test(c) ? 0.86 : /\p{Lu}/u.test(c) ? 0.66 : 0.56;
  return width;
}

/** Attributes that squeeze a text into a width. @param {number} width */
export const squeezed = width => ` textLength="${Math.round(width * 10) / 10}" lengthAdjust="spacingAndGlyphs"`;
