// Villages: houses along the roads and round the rim of the hex, so that a counter never hides all of them; gardens; a
// church in each village.

import { centre, pt, step } from './geometry.js';
import { Ink, path } from './ink.js';
import { sequence } from './noise.js';
import { outline } from './outline.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./land.js').Land} Land */
/** @typedef {{x: number, y: number, w: number, h: number, a: number}} Box half width and height, turned by a */

const CLEAR = 34; // the counter's half width

/** @param {Land} land */
export const drawVillageGround = land => path('m-village', outline(land.map, land.is(BUILT))) +
  path('m-town', outline(land.map, land.is('t'))) + path('m-orchard', outline(land.map, land.is('g')));

const BUILT = 'vu'; // villages and hamlets
const ANY = `${BUILT}t`;

/**
 * @param {Land} land
 * @returns {{gardens: string, houses: string}} gardens lie below the roads, houses stand above them
 */
export function drawVillages(land) {
  const chance = sequence(404);
  const plots = new Ink(), shadow = new Ink(), light = new Ink(), dark = new Ink();
  let churches = '';
  for (const village of villages(land)) {
    const built = /** @type {Box[]} */ ([]);
    const spot = land.letter(...village[0]) === 'u' ? null : churchSpot(land, village);
    if (spot) {
      built.push({ x: spot[0], y: spot[1], w: 14, h: 14, a: 0 });
      churches += church(spot);
    }
    for (const cell of village) {
      const hex = centre(...cell), town = land.letter(...cell) === 't';
      for (const house of [...alongRoads(land, hex, chance), ...roundRim(hex, chance), ...town ? rows(hex, chance) : []]) {
        if (!roomFor(land, house, built)) continue;
        built.push(house);
        shadow.add(house.x, house.y, rectangle(house));
        light.add(house.x, house.y, rectangle(house, -1, 0));
        dark.add(house.x, house.y, rectangle(house, 0, 1));
      }
      for (const plot of gardens(hex, chance)) if (dry(land, plot)) plots.add(plot.x, plot.y, rectangle(plot));
    }
  }
  return {
    gardens: plots.paths('class="m-plot"') + plots.paths('fill="url(#m-garden)"'),
    houses: shadow.paths('class="m-house-shadow" transform="translate(2 2.6)"') + light.paths('class="m-roof0"') +
      dark.paths('class="m-roof1"') + churches,
  };
}

/**
 * Hexes of villages, those together that touch.
 * @param {Land} land
 */
function villages(land) {
  const left = new Map(land.cells(ANY).map(cell => [String(cell), cell]));
  const list = /** @type {Point[][]} */ ([]);
  for (const [key, first] of left) {
    const village = [first];
    left.delete(key);
    for (const [c, r] of village)
      for (let d = 1; d <= 6; d++) {
        const next = step(c, r, d);
        if (left.delete(String(next))) village.push(next);
      }
    list.push(village);
  }
  return list;
}

/**
 * A place at the rim of the middlemost hex, off the roads.
 * @param {Land} land
 * @param {Point[]} village
 * @returns {Point|null}
 */
function churchSpot(land, village) {
  const hexes = village.map(cell => centre(...cell));
  const mean = [0, 1].map(k => hexes.reduce((sum, p) => sum + p[k], 0) / hexes.length);
  hexes.sort((p, q) => Math.hypot(p[0] - mean[0], p[1] - mean[1]) - Math.hypot(q[0] - mean[0], q[1] - mean[1]));
  for (const [x, y] of hexes)
    for (const a of [-1.57, 1.57, -0.5, 0.5, 2.6, -2.6]) {
      const p = /** @type {Point} */ ([x + Math.cos(a) * 44, y + Math.sin(a) * 44]);
      if (dry(land, { x: p[0], y: p[1], w: 12, h: 12, a: 0 })) return p;
    }
  return null;
}

/** @param {Point} at nave, apse, tower with its cross */
const church = ([x, y]) => `<g class="m-church" transform="translate(${pt([x, y])})">` +
  '<path class="m-house-shadow" transform="translate(2.4 3)" d="M-12-5H8V5H-12ZM8-3.6A3.6 3.6 0 018 3.6"/>' +
  '<path class="m-roof0" d="M-12-5H8L9 0H-12Z"/><path class="m-roof1" d="M-12 0H9L8 5H-12Z"/>' +
  '<path class="tower" d="M-15-4.6H-6V4.6H-15Z"/><path class="cross" d="M-10.5-4.6V-15M-14-11.6H-7"/></g>';

/**
 * Houses on both sides of the roads through a hex, gable to gable along them.
 * @param {Land} land
 * @param {Point} hex
 * @param {() => number} chance
 */
function alongRoads(land, hex, chance) {
  const list = /** @type {Box[]} */ ([]);
  for (const { line: { points } } of land.roads) {
    let way = 0;
    for (let i = 1; i < points.length; i++) {
      const [p, q] = [points[i - 1], points[i]];
      if (Math.hypot(q[0] - hex[0], q[1] - hex[1]) > 56) { way = 0; continue; }
      way += Math.hypot(q[0] - p[0], q[1] - p[1]);
      if (way < 19) continue;
      way = chance() * 5;
      const a = Math.atan2(q[1] - p[1], q[0] - p[0]);
      for (const side of [-1, 1]) {
        const away = (13.5 + chance() * 2.5) * side, w = 5.4 + chance() * 2.6;
        list.push({ x: q[0] - Math.sin(a) * away, y: q[1] + Math.cos(a) * away, w, h: 3.9, a: a + (chance() - 0.5) * 0.12 });
      }
    }
  }
  return list.filter(b => Math.max(Math.abs(b.x - hex[0]), Math.abs(b.y - hex[1])) > CLEAR);
}

/**
 * Farmsteads round the rim, turned along it.
 * @param {Point} hex
 * @param {() => number} chance
 */
function roundRim(hex, chance) {
  const turn = chance() * 0.8;
  return Array.from({ length: 9 }, (_, i) => {
    const a = turn + i * 2 * Math.PI / 9 + chance() * 0.25, q = 39 + chance() * 8, big = chance() > 0.72;
    return {
      x: hex[0] + Math.cos(a) * q, y: hex[1] + Math.sin(a) * q,
      w: big ? 8.4 : 5.6, h: big ? 4.7 : 3.7, a: a + Math.PI / 2 + (chance() - 0.5) * 0.5,
    };
  });
}

/**
 * A town is built up between its farmsteads too: rows of houses with the gable to the street.
 * @param {Point} hex
 * @param {() => number} chance
 */
function rows(hex, chance) {
  return Array.from({ length: 14 }, (_, i) => ({
    x: hex[0] - 36 + (i % 5) * 18 + chance() * 3, y: hex[1] - 50 + Math.floor(i / 5) * 50 + chance() * 4,
    w: 6.4 + chance() * 2, h: 5.4, a: (chance() - 0.5) * 0.1,
  }));
}

/**
 * Orchards: fruit trees in rows, off roads and water.
 * @param {Land} land
 */
export function drawOrchards(land) {
  const shadow = new Ink(), crown = new Ink();
  for (const [c, r] of land.cells('g')) {
    const [x, y] = centre(c, r);
    for (let i = 0; i < 25; i++) {
      const u = x - 38 + (i % 5) * 19, v = y - 40 + Math.floor(i / 5) * 20;
      if (land.letterAt(u, v) !== 'g' || land.nearRoad(u, v) || land.nearWater(u, v)) continue;
      shadow.add(u, v, round(u + 2, v + 3, 5.4));
      crown.add(u, v, round(u, v, 5.4));
    }
  }
  return shadow.paths('class="m-tree-shadow"') + crown.paths('class="m-fruit"');
}

/** @param {number} x @param {number} y @param {number} r */
const round = (x, y, r) => `M${pt([x - r, y])}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/**
 * @param {Point} hex
 * @param {() => number} chance
 * @returns {Box[]}
 */
function gardens(hex, chance) {
  return Array.from({ length: 4 }, () => {
    const a = chance() * 2 * Math.PI, q = 12 + chance() * 14;
    return { x: hex[0] + Math.cos(a) * q, y: hex[1] + Math.sin(a) * q, w: 10 + chance() * 6, h: 6 + chance() * 3, a };
  });
}

/**
 * @param {Land} land
 * @param {Box} box
 * @param {Box[]} built
 */
function roomFor(land, box, built) {
  if (!ANY.includes(land.letterAt(box.x, box.y)) || !dry(land, box)) return false;
  return built.every(o => Math.hypot(o.x - box.x, o.y - box.y) > (o.w + box.w) * 0.62 + 5);
}

/**
 * Neither on a road nor in water.
 * @param {Land} land
 * @param {Box} box
 */
function dry(land, box) {
  return corners(box, -1, 1).concat([[box.x, box.y]])
    .every(([x, y]) => !land.onRoad(x, y) && !land.nearWater(x, y));
}

/**
 * @param {Box} box
 * @param {number} from
 * @param {number} to
 * @returns {Point[]}
 */
function corners({ x, y, w, h, a }, from, to) {
  const c = Math.cos(a), s = Math.sin(a);
  return [[-w, h * from], [w, h * from], [w, h * to], [-w, h * to]].map(([u, v]) => [x + u * c - v * s, y + u * s + v * c]);
}

/**
 * A turned rectangle, or the part of it between two heights.
 * @param {Box} box
 * @param {number} [from]
 * @param {number} [to]
 */
const rectangle = (box, from = -1, to = 1) => `M${corners(box, from, to).map(pt).join('L')}Z`;
