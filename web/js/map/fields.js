// Ploughland: round every village lie furlongs of long strips, ending where woods, slopes, roads or wet ground begin;
// grass elsewhere.

import { pt } from './geometry.js';
import { Ink } from './ink.js';
import { hash2, noise, sequence } from './noise.js';

/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./land.js').Land} Land */

const REACH = 560; // from the village to its last field
const LONG = 190, BROAD = 150; // a furlong
const STEP = 11; // along a strip, between looks at the ground
const CELL = 30; // of the raster that keeps grass out of fields

/**
 * @param {Land} land
 */
export function drawFields(land) {
  const strips = [new Ink(), new Ink(), new Ink()], furrows = new Ink(), tilled = new Set();
  const homes = land.centres('vtu'), laid = farms(homes);
  for (const home of laid)
    for (const furlong of furlongs(home).filter(({ at }) => nearest(laid, at) === home))
      for (const strip of plough(land, furlong, homes)) {
        const { tint, from, to, width } = strip, [x, y] = from;
        const along = [to[0] - from[0], to[1] - from[1]], length = Math.hypot(along[0], along[1]);
        const across = [-along[1] / length * width, along[0] / length * width];
        strips[tint].add(x, y, `M${pt(from)}l${pt(along)}l${pt(across)}l${pt([-along[0], -along[1]])}z`);
        for (const t of tint === 1 ? [0] : [0, 0.33, 0.66])
          furrows.add(x, y, `M${pt([x + across[0] * t, y + across[1] * t])}l${pt(along)}`);
        for (let s = 0; s <= length; s += CELL / 2)
          tilled.add(cell(x + along[0] * s / length + across[0] / 2, y + along[1] * s / length + across[1] / 2));
      }
  return strips.map((ink, i) => ink.paths(`class="m-field f${i}"`)).join('') + furrows.paths('class="m-furrow"') +
    drawGrass(land, (x, y) => tilled.has(cell(x, y)));
}

/**
 * @param {number} x
 * @param {number} y
 */
const cell = (x, y) => Math.round(x / CELL) * 1024 + Math.round(y / CELL);

/**
 * One hex of every village, from which its fields are laid out.
 * @param {Point[]} homes
 */
function farms(homes) {
  const list = /** @type {Point[]} */ ([]);
  for (const p of homes) if (!list.some(q => Math.hypot(p[0] - q[0], p[1] - q[1]) < 420)) list.push(p);
  return list;
}

/** @typedef {{at: Point, turn: number, long: number, broad: number}} Furlong */

/**
 * The furlongs about a village: a crooked chequer, strips one way or the other.
 * @param {Point} home
 * @returns {Furlong[]}
 */
function furlongs(home) {
  const turn = hash2(home[0], home[1]) * Math.PI, list = /** @type {Furlong[]} */ ([]);
  const c = Math.cos(turn), s = Math.sin(turn), n = Math.ceil(REACH / BROAD) + 1;
  for (let j = -n; j <= n; j++)
    for (let i = -n; i <= n; i++) {
      const u = (i + (j % 2) * 0.4) * LONG, v = j * BROAD;
      const at = /** @type {Point} */ ([home[0] + u * c - v * s, home[1] + u * s + v * c]);
      const over = hash2(i * 31 + home[0], j * 17 + home[1]) < 0.4; // this one lies across
      list.push({
        at, turn: turn + (over ? Math.PI / 2 : 0) + (noise(at[0] / 300, at[1] / 300) - 0.5) * 0.3,
        long: (over ? BROAD : LONG) - 8, broad: (over ? LONG : BROAD) - 8,
      });
    }
  return list;
}

/**
 * @param {Point[]} list
 * @param {Point} p
 */
const nearest = (list, p) => list.reduce((best, q) => (away(q, p) < away(best, p) ? q : best));

/**
 * @param {Point} p
 * @param {Point} q
 */
const away = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);

/** @typedef {{tint: number, width: number, from: Point, to: Point}} Strip */

/**
 * The strips of a furlong, each as long as the ground allows. The farther from the village, the more lie fallow; two
 * or three alone do not make a furlong.
 * @param {Land} land
 * @param {Furlong} furlong
 * @param {Point[]} homes
 * @returns {Strip[]}
 */
function plough(land, { at, turn, long, broad }, homes) {
  const far = away(nearest(homes, at), at), strips = /** @type {Strip[]} */ ([]);
  if (far > REACH || hash2(at[0] * 3, at[1] * 3) > 1.15 - far / REACH) return [];
  const chance = sequence(Math.round(at[0] * 13 + at[1])), c = Math.cos(turn), s = Math.sin(turn);
  /** @type {(u: number, v: number) => Point} */
  const place = (u, v) => [at[0] + u * c - v * s, at[1] + u * s + v * c];
  for (let v = -broad / 2; v < broad / 2;) {
    const width = Math.min(13 + chance() * 9, broad / 2 - v), tint = Math.floor(chance() * 3.5), ends = chance() * 8;
    const good = (/** @type {number} */ u) => ploughed(land, place(u, v)) && ploughed(land, place(u, v + width));
    const run = longest(good, -long / 2 + ends, long / 2 - ends);
    if (tint < 3 && width > 7 && run && run[1] - run[0] > 52)
      strips.push({ tint, width, from: place(run[0], v), to: place(run[1], v) });
    v += width;
  }
  return strips.length > 3 ? strips : [];
}

/**
 * The longest stretch of a line on which the test holds.
 * @param {(u: number) => boolean} test
 * @param {number} from
 * @param {number} to
 * @returns {[number, number]|null}
 */
function longest(test, from, to) {
  /** @type {[number, number]|null} */
  let best = null;
  let start = NaN;
  for (let u = from; u <= to + STEP; u += STEP) {
    const good = u <= to && test(u);
    if (good && Number.isNaN(start)) start = u;
    if (good || Number.isNaN(start)) continue;
    if (!best || u - STEP - start > best[1] - best[0]) best = [start, u - STEP];
    start = NaN;
  }
  return best;
}

/**
 * @param {Land} land
 * @param {Point} p
 */
const ploughed = (land, [x, y]) => land.letterAt(x, y) === '.' && !land.nearRoad(x, y) && !land.wet(x, y);

/**
 * @param {Land} land
 * @param {(x: number, y: number) => boolean} tilled
 */
function drawGrass(land, tilled) {
  const { x0, y0, x1, y1 } = land.geometry.bounds, chance = sequence(1618), ink = new Ink();
  for (let k = (x1 - x0) * (y1 - y0) / 5400; k > 0; k--) {
    const x = x0 + chance() * (x1 - x0), y = y0 + chance() * (y1 - y0);
    if (land.letterAt(x, y) === '.' && !tilled(x, y) && !land.nearRoad(x, y) && !land.nearWater(x, y))
      ink.add(x, y, `M${pt([x - 3.4, y - 4])}l1.8 4m1.6-5.4v5.4m3.4-4l-1.8 4`);
  }
  return ink.paths('class="m-grass"');
}
