// Roads and tracks through hex centres, softened; bridges, fords and causeways.

import { pt } from './geometry.js';
import { path } from './ink.js';
import { crossing, curve, degrees, flatten, half, onBend, placed } from './line.js';
import { sway } from './noise.js';

/** @typedef {import('./geometry.js').Geometry} Geometry */
/** @typedef {import('./geometry.js').MapData} MapData */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./land.js').Land} Land */
/** @typedef {MapData['roads'][number]} Road */
/**
 * Bends and the hexes they belong to ('' beyond the edge), and the same line as points.
 * @typedef {{bends: Point[], hexes: string[], points: Point[]}} RoadLine
 */

/**
 * The line of a road. Roads that share hexes share their bends, so that they fork and join instead of running side by
 * side; one that ends on another ends on its line.
 * @param {Road} road
 * @param {MapData} map
 * @param {Geometry} geometry
 * @returns {RoadLine}
 */
export function roadLine(road, map, geometry) {
  const hexes = [...road.hexes];
  const bends = hexes.map(n => bendAt(n, map, geometry));
  const last = hexes.length - 1;
  bends[0] = joinAt(road, hexes[0], map, geometry) ?? bends[0];
  bends[last] = joinAt(road, hexes[last], map, geometry) ?? bends[last];
  if (atEdge(hexes[last], geometry)) add(bends.push.bind(bends), hexes.push.bind(hexes), bends[last], bends[last - 1]);
  if (atEdge(hexes[0], geometry)) add(bends.unshift.bind(bends), hexes.unshift.bind(hexes), bends[0], bends[1]);
  return { bends, hexes, points: flatten(bends) };
}

/**
 * One bend more, beyond the edge.
 * @param {(p: Point) => unknown} toBends
 * @param {(n: string) => unknown} toHexes
 * @param {Point} end
 * @param {Point} before
 */
function add(toBends, toHexes, end, before) {
  toBends([2 * end[0] - before[0], 2 * end[1] - before[1]]);
  toHexes('');
}

/**
 * @param {string} n
 * @param {Geometry} geometry
 */
function atEdge(n, geometry) {
  const [c, r] = geometry.parse(n);
  return c === 1 || r === 1 || c === geometry.cols || r === geometry.rows;
}

/**
 * Where roads bend in a hex: its centre drawn towards the hexes before and after, of all roads through it.
 * @param {string} n
 * @param {MapData} map
 * @param {Geometry} geometry
 * @returns {Point}
 */
function bendAt(n, map, geometry) {
  const beside = new Set();
  for (const { hexes } of map.roads)
    hexes.forEach((x, i) => { if (x === n) for (const y of [hexes[i - 1], hexes[i + 1]]) if (y) beside.add(y); });
  const at = geometry.at(n);
  if (beside.size < 2) return at;
  const mean = [0, 1].map(k => [...beside].reduce((sum, y) => sum + geometry.at(y)[k], 0) / beside.size);
  return sway(half(at, mean), 60, 16);
}

/**
 * The point of another road's line in the hex where this one ends, or null.
 * @param {Road} road
 * @param {string} n
 * @param {MapData} map
 * @param {Geometry} geometry
 * @returns {Point|null}
 */
function joinAt(road, n, map, geometry) {
  for (const other of map.roads) {
    const i = other.hexes.indexOf(n);
    if (other === road || i < 1 || i > other.hexes.length - 2) continue;
    const [a, b, c] = [i - 1, i, i + 1].map(k => bendAt(other.hexes[k], map, geometry));
    return onBend(half(a, b), b, half(b, c), 0.5);
  }
  return null;
}

/**
 * @param {Land} land
 * @param {'road'|'track'} kind
 */
export const roadPath = (land, kind) =>
  land.roads.filter(r => r.kind === kind).map(r => curve(r.line.bends)).join('');

/**
 * The parts of roads through some kinds of ground.
 * @param {Land} land
 * @param {string} letters
 */
const roadsIn = (land, letters) => land.roads.filter(r => r.kind === 'road').map(({ line }) => curve(line.bends,
  i => line.hexes[i] !== '' && letters.includes(land.letter(...land.geometry.parse(line.hexes[i]))))).join('');

/**
 * A dike without a road leads to a dike beside it, or to a road.
 * @param {Land} land
 */
function bareDikes(land) {
  const { geometry } = land, onRoad = new Set(land.map.roads.flatMap(r => r.hexes));
  const isDike = (/** @type {string} */ n) => land.letter(...geometry.parse(n)) === 'd';
  return land.cells('d').map(cell => geometry.number(...cell)).filter(n => !onRoad.has(n)).map(n => {
    const beside = [1, 2, 3, 4, 5, 6].map(d => geometry.neighbour(n, d)).filter(m => geometry.inside(...geometry.parse(m)));
    const to = beside.find(isDike) ?? beside.find(m => onRoad.has(m)) ?? n;
    return `M${pt(geometry.at(n))}L${pt(towards(geometry.at(n), geometry.at(to), 0.7))}`;
  }).join('');
}

/**
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 * @param {number} t
 * @returns {Point}
 */
const towards = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/**
 * Tracks, then causeways (a wide stroke of short dashes below the road gives the ticks of both banks) and dikes, the same on
 * a bank of earth, then roads.
 * @param {Land} land
 */
export function drawRoads(land) {
  const main = roadPath(land, 'road'), bare = bareDikes(land);
  return path('m-track', roadPath(land, 'track')) + path('m-dam', roadsIn(land, 'd') + bare) + path('m-dike', roadsIn(land, 'mpd') + bare) +
    path('m-road0', main) + path('m-road1', main);
}

/** @param {Land} land */
export const drawCrossings = land =>
  land.map.bridges.map(b => (land.map.stone?.includes(b) ? stone : bridge)(place(land, b))).join('') + land.map.fords.map(b => ford(place(land, b))).join('');

/**
 * Where a hexside is crossed: where road and water meet, or the middle of the side, and the way across.
 * @param {Land} land
 * @param {string} side
 */
function place(land, side) {
  const [a, b] = side.split('/'), p = land.geometry.at(a), q = land.geometry.at(b), middle = half(p, q);
  for (const { line } of land.roads) {
    const i = line.hexes.indexOf(a);
    if (i < 0 || (line.hexes[i + 1] !== b && line.hexes[i - 1] !== b)) continue;
    for (const stream of land.streams) {
      const met = crossing(line.points, stream.points, middle);
      if (met) return met;
    }
  }
  for (const stream of land.streams) {
    const met = crossing([p, q], stream.points, middle);
    if (met) return met;
  }
  return { at: middle, angle: degrees(p, q) };
}

/** @param {{at: Point, angle: number}} where */
const bridge = ({ at, angle }) => `<g class="m-bridge" ${placed(at, angle)}>` +
  '<rect x="-19" y="-8.5" width="38" height="17" class="deck"/><path class="plank" d="M-14-8V8M-8-8V8M-2-8V8M4-8V8M10-8V8M16-8V8"/>' +
  '<path class="rail" d="M-25-14L-19-9.5H19L25-14M-25 14L-19 9.5H19L25 14"/></g>';

/** Of stone: three arches, piers in the water and a parapet. @param {{at: Point, angle: number}} where */
const stone = ({ at, angle }) => `<g class="m-bridge stone" ${placed(at, angle)}>` +
  '<path class="pier" d="M-16-20L-11-13H-21ZM0-20L5-13H-5ZM16-20L21-13H11ZM-16 20L-11 13H-21ZM0 20L5 13H-5ZM16 20L21 13H11Z"/>' +
  '<rect x="-27" y="-12" width="54" height="24" class="deck"/><path class="plank" d="M-18-11V11M-9-11V11M0-11V11M9-11V11M18-11V11"/>' +
  '<path class="rail" d="M-34-18L-27-13H27L34-18M-34 18L-27 13H27L34 18"/></g>';

/** @param {{at: Point, angle: number}} where */
const ford = ({ at, angle }) => `<g class="m-ford" ${placed(at, angle)}><rect x="-15" y="-12" width="30" height="24" rx="6"/>` +
  [-12, -4, 4, 12].map(x => `<circle cx="${x}" cy="-5" r="2.4"/><circle cx="${x + 2}" cy="4" r="2.4"/>`).join('') + '</g>';
