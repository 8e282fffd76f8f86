// Movement points in words: rules that count in parts of a point show halves.

/**
 * @param {import('../types.js').Table} table
 * @param {number|null} n in the parts the table counts
 * @returns {string} "3", "2½"; nothing for nothing
 */
export function pointsText({ point_parts: parts }, n) {
  if (!n) return '';
  if (!parts || parts === 1) return String(n);
  const whole = Math.floor(n / parts), rest = n % parts;
  return `${whole || (rest ? '' : 0)}${rest ? (parts === 2 ? '½' : `${whole ? ' ' : ''}${rest}/${parts}`) : ''}`;
}
