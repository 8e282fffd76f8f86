// Where to look first through a window too small for all that stands on the map. Knows no document.

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./view.js').Box} Box */

/** @param {Point[]} points @returns {Box} */
export function boxOf(points) {
  const xs = points.map(p => p[0]), ys = points.map(p => p[1]);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

/**
 * A box no larger than the window, about the place where most is going on: as many as can be of the first list that is not
 * empty, then of the second and so on, the nearer ones first.
 * @param {Point[][]} lists what matters most first
 * @param {number} width of the window
 * @param {number} height
 * @returns {Box}
 */
export function densest(lists, width, height) {
  const all = lists.flat(), first = lists.find(list => list.length) ?? [];
  const about = (/** @type {Point[]} */ list, /** @type {Point} */ [x, y]) =>
    list.filter(p => Math.abs(p[0] - x) <= width / 2 && Math.abs(p[1] - y) <= height / 2).length;
  const worth = (/** @type {Point} */ p) => 2 * about(first, p) + about(all, p);
  const best = first.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  const away = (/** @type {Point} */ p) => Math.hypot(p[0] - best[0], p[1] - best[1]);
  let box = boxOf([best]);
  for (const p of lists.flatMap(list => [...list].sort((a, b) => away(a) - away(b)))) {
    const more = boxOf([[box.x0, box.y0], [box.x1, box.y1], p]);
    if (more.x1 - more.x0 <= width && more.y1 - more.y0 <= height) box = more;
  }
  return box;
}
