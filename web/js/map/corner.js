// Where something small may stand over the map without hiding what matters: in a corner of the window. Knows no document.

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./view.js').Box} Box */
/** @typedef {'nw'|'sw'|'ne'|'se'} Corner */

const CORNERS = /** @type {const} */ (['nw', 'sw', 'ne', 'se']);

/**
 * The upper left point of a box of that size in a corner of the room.
 * @param {Corner} corner
 * @param {{width: number, height: number}} size
 * @param {Box} room
 * @returns {Point}
 */
export const inCorner = (corner, { width, height }, room) =>
  [corner.endsWith('e') ? room.x1 - width : room.x0, corner.startsWith('s') ? room.y1 - height : room.y0];

/**
 * The corner where the box hides none of the points with so much round them: the one it stands in, if it can stay there;
 * null where every corner is taken.
 * @param {{width: number, height: number}} size
 * @param {Box} room
 * @param {Point[]} points
 * @param {number} round
 * @param {Corner} now
 * @returns {Corner|null}
 */
export function freeCorner(size, room, points, round, now) {
  const isFree = (/** @type {Corner} */ corner) => {
    const [x, y] = inCorner(corner, size, room);
    return !points.some(p => p[0] > x - round && p[0] < x + size.width + round && p[1] > y - round && p[1] < y + size.height + round);
  };
  return [now, ...CORNERS].find(isFree) ?? null;
}
