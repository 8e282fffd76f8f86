// Where hexes lie. Units: a hex is 100 wide, has a corner up, and even rows stand half a hex to the right.

/** @typedef {[number, number]} Point */

/** @typedef {import('../types.js').GroundMap} MapData */
/** @typedef {import('../types.js').Label} Label */
/** @typedef {ReturnType<typeof makeGeometry>} Geometry */

export const W = 100; // width of a hex
export const R = W / Math.sqrt(3); // from the centre to a corner
export const P = R * 1.5; // from row to row

/** Corners in the order of facings: N NE SE S SW NW. Side d (1 … 6: NE E SE SW W NW) joins corners d - 1 and d. */
export const VERT = [0, 1, 2, 3, 4, 5].map(i =>
  /** @type {Point} */ ([R * Math.sin(i * Math.PI / 3), -R * Math.cos(i * Math.PI / 3)]));

/**
 * One decimal is plenty: a tenth of a unit is a tenth of a pixel on a hex 100 pixels wide.
 * @param {number} n
 */
export const f = n => String(Math.round(n * 10) / 10);

/** @param {readonly number[]} p */
export const pt = p => `${f(p[0])} ${f(p[1])}`;

/** @param {number} r */
const shift = r => (r % 2 === 0 ? 0.5 : 0);

/**
 * @param {number} c
 * @param {number} r
 * @returns {Point}
 */
export const centre = (c, r) => [(c + shift(r)) * W, r * P];

/**
 * The neighbour of a hex on a side 1 … 6.
 * @param {number} c
 * @param {number} r
 * @param {number} side
 * @returns {Point}
 */
export function step(c, r, side) {
  const e = r % 2 === 0 ? 1 : 0;
  switch (side) {
    case 1: return [c + e, r - 1];
    case 2: return [c + 1, r];
    case 3: return [c + e, r + 1];
    case 4: return [c + e - 1, r + 1];
    case 5: return [c - 1, r];
    default: return [c + e - 1, r - 1];
  }
}

/**
 * Column and row of the hex that holds a point, on the map or beside it.
 * @param {number} x
 * @param {number} y
 * @returns {Point}
 */
export function cellAt(x, y) {
  const near = Math.round(y / P);
  let best = /** @type {Point} */ ([0, 0]), least = Infinity;
  for (let r = near - 1; r <= near + 1; r++) { // the nearest centre is that of the hex
    const c = Math.round(x / W - shift(r)), [cx, cy] = centre(c, r);
    const d = (cx - x) ** 2 + (cy - y) ** 2;
    if (d < least) [best, least] = [[c, r], d];
  }
  return best;
}

/**
 * A hex, k times its size, about a point.
 * @param {readonly number[]} p
 * @param {number} [k]
 */
export const hexPath = (p, k = 1) =>
  `M${VERT.map(v => pt([p[0] + v[0] * k, p[1] + v[1] * k])).join('L')}Z`;

/**
 * The geometry of one map: numbers, places and distances of its hexes.
 * @param {Pick<MapData, 'cols'|'rows'|'row_first'>} map
 */
export function makeGeometry(map) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  /** @type {(c: number, r: number) => string} */
  const number = (c, r) => (map.row_first ? two(r) + two(c) : two(c) + two(r));
  /** @type {(n: string) => Point} */
  const parse = n => (map.row_first ? [+n.slice(2), +n.slice(0, 2)] : [+n.slice(0, 2), +n.slice(2)]);
  /** @type {(c: number, r: number) => boolean} */
  const inside = (c, r) => c >= 1 && r >= 1 && c <= map.cols && r <= map.rows;
  const doubled = (/** @type {string} */ n) => { const [c, r] = parse(n); return [2 * (c + shift(r)), r]; };
  return {
    W, R, P, VERT, centre, number, parse, inside, hexPath,
    cols: map.cols, rows: map.rows,
    /** The sheet, cut through the middle of the outermost half hexes. */
    bounds: { x0: W / 2, y0: P - R, x1: (map.cols + 1) * W, y1: map.rows * P + R },
    /** @param {string} n */
    at: n => centre(...parse(n)),
    /**
     * The hex on a side 1 … 6 of another, perhaps beyond the edge.
     * @param {string} n
     * @param {number} side
     */
    neighbour: (n, side) => number(...step(...parse(n), side)),
    /**
     * @param {number} x
     * @param {number} y
     */
    hexAt(x, y) {
      const [c, r] = cellAt(x, y);
      return inside(c, r) ? number(c, r) : null;
    },
    /**
     * @param {string} a
     * @param {string} b
     */
    distance(a, b) {
      const [x1, y1] = doubled(a), [x2, y2] = doubled(b);
      const dx = Math.abs(x1 - x2), dy = Math.abs(y1 - y2);
      return dy + Math.max(0, (dx - dy) / 2);
    },
  };
}
