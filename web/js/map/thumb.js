// The whole sheet in little: outlines and washes, a few dozen paths, no trees, furrows or numbers.

import { centre, f, makeGeometry, pt } from './geometry.js';
import { drawHachures } from './hachures.js';
import { path } from './ink.js';
import { surveyLand } from './land.js';
import { curve } from './line.js';
import { hash2 } from './noise.js';
import { outline } from './outline.js';
import { makeRelief, smooth } from './relief.js';
import { roadPath } from './roads.js';

/** @typedef {import('./geometry.js').MapData} MapData */
/** @typedef {import('./land.js').Land} Land */

const PATTERNS = '<defs><pattern id="t-trees" width="56" height="48" patternUnits="userSpaceOnUse">' +
  '<path class="t-crown" d="M4 12a11 11 0 1 1 22 0a11 11 0 1 1-22 0M32 36a11 11 0 1 1 22 0a11 11 0 1 1-22 0"/></pattern>' +
  '<pattern id="t-reeds" width="90" height="60" patternUnits="userSpaceOnUse">' +
  '<path class="t-reed" d="M8 20h40M52 50h32M60 46v-18"/></pattern></defs>';

/** @type {Map<string, string>} by title and kind */
const made = new Map();

/** Width to height of a card's picture. */
const RATIO = 2.9;

/**
 * A picture for a card: the strip of the sheet with the most houses.
 * @param {MapData} map
 */
export function thumbMarkup(map) {
  const { x0, y0, x1, y1 } = makeGeometry(map).bounds, height = (x1 - x0) / RATIO;
  const rows = surveyLand(map).centres('vut').map(([, y]) => y);
  const strips = rows.map(top => rows.filter(y => y >= top && y < top + height));
  const [best = [y0, y1]] = strips.sort((a, b) => b.length - a.length);
  const top = (Math.min(...best) + Math.max(...best) - height) / 2;
  const viewBox = [x0, Math.min(Math.max(top, y0), y1 - height), x1 - x0, height].map(f).join(' ');
  return `<svg class="thumb" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">` +
    `${thumbBody(map, true)}</svg>`;
}

/**
 * The same without the svg element about it. Detail: hachures and the patterns of wood and marsh.
 * @param {MapData} map
 * @param {boolean} [detail]
 */
export function thumbBody(map, detail = false) {
  const key = `${map.title}${detail}`, known = made.get(key) ?? draw(map, detail);
  made.set(key, known);
  return known;
}

/**
 * @param {MapData} map
 * @param {boolean} detail
 */
function draw(map, detail) {
  const land = surveyLand(map), relief = makeRelief(land, 25), { x0, y0, x1, y1 } = land.geometry.bounds;
  const area = (/** @type {string} */ letters) => outline(map, land.is(letters));
  const dressed = (/** @type {string} */ cls, /** @type {string} */ pattern, /** @type {string} */ letters) => {
    const d = area(letters);
    return path(cls, d) + (detail ? path('t-dress', d, `fill="url(#${pattern})"`) : '');
  };
  const stream = land.streams.map(s => curve(s.bends)).join(''), roads = roadPath(land, 'road');
  return (detail ? PATTERNS : '') +
    `<rect class="m-paper" x="${f(x0)}" y="${f(y0)}" width="${f(x1 - x0)}" height="${f(y1 - y0)}"/>` +
    path('m-meadow wide', stream) + heights(relief) + (detail ? drawHachures(relief, { gap: 15, weight: 2.6 }) : '') +
    dressed('t-marsh', 't-reeds', 'mpd') + path('m-pond', outline(map, land.floods)) + dressed('t-wood', 't-trees', 'w') +
    path('m-village', area('vu')) + path('m-town', area('t')) + path('m-orchard', area('g')) +
    water(land) + path('t-track', roadPath(land, 'track')) + path('t-road0', roads) + path('t-road1', roads) +
    path('m-roof1', houses(land)) + path('t-castle', castle(land));
}

/** Brooks, then rivers. @param {Land} land */
const water = land => [false, true].map(river => {
  const d = land.streams.filter(s => s.river === river).map(s => curve(s.bends)).join('');
  return d && `<g class="${river ? 't-river' : 't-stream'}">${path('m-bank', d)}${path('m-water', d)}</g>`;
}).join('');

/** @param {import('./relief.js').Relief} relief */
function heights(relief) {
  return [0.14, 0.4, 0.66].map((level, i) => {
    const d = relief.contours(level).map(smooth).join('');
    return path('m-shade', d, 'transform="translate(14 18)"') + path(`t-height h${i}`, d);
  }).join('');
}

/** @param {Land} land */
const houses = land => land.cells('vut').flatMap(([c, r]) => {
  const [x, y] = centre(c, r), turn = hash2(c, r) * 6;
  return [0, 1, 2, 3, 4].map(i => turn + i * 2 * Math.PI / 5)
    .map(a => `M${pt([x + Math.cos(a) * 27 - 11, y + Math.sin(a) * 27 - 8])}h22v16h-22z`);
}).join('');

/** @param {Land} land */
const castle = land => land.centres('c').map(([x, y]) => `M${pt([x - 40, y - 40])}h80v80h-80z`).join('');
