// Streams and rivers along hexsides, ponds, marsh.

import { R, VERT, centre, pt } from './geometry.js';
import { Ink, path } from './ink.js';
import { curve, flatten, half } from './line.js';
import { sequence, sway } from './noise.js';
import { outline } from './outline.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').MapData} MapData */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./land.js').Land} Land */
/** @typedef {{bends: Point[], points: Point[], river: boolean}} Stream */

/**
 * The watercourses, put together from their hexsides; one that reaches the edge runs on beyond it.
 * @param {MapData} map
 * @param {Geometry} geometry
 * @returns {Stream[]}
 */
export function streamLines(map, geometry) {
  const deep = new Set(map.river ? map.stream : map.deep);
  return [true, false].flatMap(river => {
    const sides = map.stream.filter(side => deep.has(side) === river);
    return chains(sides.map(side => ends(side, geometry))).map(corners => {
      const line = beyondEdge(corners, geometry);
      const middles = line.slice(1).map((p, i) => sway(half(line[i], p), 52, 24));
      const bends = meander(line, middles);
      return { bends, points: flatten(bends), river };
    });
  });
}

/**
 * The corners at the ends of a hexside, "2023/2024".
 * @param {string} side
 * @param {Geometry} geometry
 * @returns {[Point, Point]}
 */
function ends(side, geometry) {
  const [a, b] = side.split('/'), [x, y] = geometry.at(a);
  let d = 1;
  while (d < 6 && geometry.neighbour(a, d) !== b) d++;
  const u = VERT[d - 1], v = VERT[d % 6];
  return [[x + u[0], y + u[1]], [x + v[0], y + v[1]]];
}

/**
 * Hexsides as lines from end to end; a fork begins another line.
 * @param {[Point, Point][]} sides
 */
function chains(sides) {
  const key = (/** @type {Point} */ p) => `${Math.round(p[0])},${Math.round(p[1])}`;
  /** @type {Map<string, Set<[Point, Point]>>} */
  const at = new Map();
  for (const side of sides)
    for (const p of side) at.set(key(p), (at.get(key(p)) ?? new Set()).add(side));
  const left = new Set(sides), lines = /** @type {Point[][]} */ ([]);
  const follow = (/** @type {Point} */ p) => {
    const line = [p];
    for (;;) {
      const side = [...at.get(key(p)) ?? []].find(s => left.has(s));
      if (!side) return line;
      left.delete(side);
      p = key(side[0]) === key(p) ? side[1] : side[0];
      line.push(p);
    }
  };
  for (const alone of [true, false]) // springs and mouths first, then what is left of closed rounds
    for (const side of sides)
      for (const p of side)
        if (left.has(side) && (!alone || at.get(key(p))?.size === 1)) lines.push(follow(p));
  return lines;
}

/**
 * @param {Point[]} line
 * @param {Geometry} geometry
 */
function beyondEdge(line, { bounds }) {
  const on = (/** @type {Point} */ p) => /** @type {Point} */ (
    p[0] < bounds.x0 + 130 ? [bounds.x0 - 60, p[1] + 8] : p[0] > bounds.x1 - 130 ? [bounds.x1 + 60, p[1] - 12] :
      p[1] < bounds.y0 + 100 ? [p[0], bounds.y0 - 60] : [p[0], bounds.y1 + 60]);
  const near = (/** @type {Point} */ p) => p[0] < bounds.x0 + 130 || p[0] > bounds.x1 - 130 ||
    p[1] < bounds.y0 + 100 || p[1] > bounds.y1 - 100;
  const [first, last] = [line[0], line[line.length - 1]];
  return [...near(first) ? [on(first)] : [], ...line, ...near(last) ? [on(last)] : []];
}

/**
 * The bends: corners of the hexes drawn well towards the swayed middles of the sides, so that water meanders instead of
 * zigzagging.
 * @param {Point[]} corners
 * @param {Point[]} middles
 */
function meander(corners, middles) {
  return corners.map((p, i) => {
    if (!i || i === corners.length - 1) return p;
    const m = half(middles[i - 1], middles[i]);
    return /** @type {Point} */ ([p[0] * 0.36 + m[0] * 0.64, p[1] * 0.36 + m[1] * 0.64]);
  });
}

/** @param {Land} land */
const course = land => land.streams.map(s => curve(s.bends)).join('');

/** @param {Land} land */
export function drawMeadow(land) {
  const d = course(land);
  return path('m-meadow wide', d) + path('m-meadow', d);
}

/** Brooks first: where they end in a river its water lies over theirs. @param {Land} land */
export function drawStream(land) {
  return [false, true].map(river => {
    const d = land.streams.filter(s => s.river === river).map(s => curve(s.bends)).join('');
    return d && `<g class="${river ? 'm-river' : 'm-stream'}">${path('m-bank', d)}${path('m-water', d)}${path('m-glint', d)}</g>`;
  }).join('');
}

/**
 * Tufts on both banks.
 * @param {Land} land
 */
export function drawBankTufts(land) {
  const chance = sequence(77), ink = new Ink();
  for (const { points } of land.streams)
    for (let i = 8; i < points.length; i += 8)
      for (let k = 0; k < 3; k++) {
        const away = (chance() < 0.5 ? -1 : 1) * (24 + chance() * 26);
        const x = points[i][0] + (chance() - 0.5) * 110, y = points[i][1] + away;
        if (land.letterAt(x, y) === '.' && !land.nearRoad(x, y) && !land.nearWater(x, y))
          ink.add(x, y, `M${pt([x - 7, y])}h14m-9.5-2l-2-5m5 5v-7m2.5 7l2.4-5`);
      }
  return ink.paths('class="m-tuft"');
}

/** @param {Land} land */
export function drawPonds(land) {
  const d = outline(land.map, land.floods);
  return path('m-pond', d) + path('m-waves', d, 'fill="url(#m-waves)"');
}

/**
 * Marsh has no line round it: bluish ground, tufts of reed and short lines of water.
 * @param {Land} land
 */
export function drawMarsh(land) {
  const chance = sequence(1010), reeds = new Ink(), lines = new Ink();
  for (const [c, r] of land.cells('m')) {
    const [x, y] = centre(c, r);
    for (let k = 0; k < 15; k++) {
      const a = chance() * 2 * Math.PI, q = Math.sqrt(0.12 + chance() * 0.88) * R * 0.9;
      const px = x + Math.cos(a) * q, py = y + Math.sin(a) * q;
      if (land.nearRoad(px, py) || land.nearWater(px, py)) continue;
      if (k % 2) lines.add(px, py, `M${pt([px - 9, py])}h18m-13 4h13`);
      else reeds.add(px, py, `M${pt([px - 2.5, py])}l-3-7m5.5 7v-10m2.5 10l3-7m-12.5 7.8h14`);
    }
  }
  return path('m-marsh', outline(land.map, land.is('mpd'))) + lines.paths('class="m-marsh-line"') +
    reeds.paths('class="m-reed"');
}
