// Towns: blocks of houses along lanes, denser than a village, with one church. Gardens: rows of trees behind a hedge.

import { centre, pt } from './geometry.js';
import { Ink, path } from './ink.js';
import { sequence } from './noise.js';
import { outline } from './outline.js';
import { church, churchSpot, dry, rectangle } from './villages.js';

/** @typedef {import('./land.js').Land} Land */
/** @typedef {import('./villages.js').Box} Box */

/** @param {Land} land */
export const drawTownGround = land =>
  path('m-town', outline(land.map, land.is('t'))) + path('m-orchard', outline(land.map, land.is('g')));

/** @param {Land} land */
export function drawTowns(land) {
  const chance = sequence(505), hexes = land.cells('t');
  const shadow = new Ink(), light = new Ink(), dark = new Ink();
  const spot = hexes.length ? churchSpot(land, hexes) : null;
  for (const cell of hexes)
    for (const house of block(centre(...cell), chance)) {
      const inTown = land.letterAt(house.x, house.y) === 't';
      if (!inTown || !dry(land, house) || (spot && Math.hypot(spot[0] - house.x, spot[1] - house.y) < 24)) continue;
      shadow.add(house.x, house.y, rectangle(house));
      light.add(house.x, house.y, rectangle(house, -1, 0));
      dark.add(house.x, house.y, rectangle(house, 0, 1));
    }
  return trees(land) + shadow.paths('class="m-house-shadow" transform="translate(2 2.6)"') +
    light.paths('class="m-roof0"') + dark.paths('class="m-roof1"') + (spot ? church(spot) : '');
}

/**
 * Houses in rows; the middle is left to counters only as far as a street leaves it.
 * @param {import('./geometry.js').Point} hex
 * @param {() => number} chance
 */
function block([x, y], chance) {
  const list = /** @type {Box[]} */ ([]), turn = (chance() - 0.5) * 0.3;
  for (let i = -2; i <= 2; i++)
    for (let k = -2; k <= 2; k++) {
      const w = 7 + chance() * 2.4, h = 5.4 + chance() * 1.6, across = chance() > 0.7;
      const u = i * 20, v = k * 18;
      if (Math.hypot(u, v) > 48) continue;
      const a = turn + (across ? Math.PI / 2 : 0);
      list.push({ x: x + u * Math.cos(turn) - v * Math.sin(turn), y: y + u * Math.sin(turn) + v * Math.cos(turn), w, h, a });
    }
  return list;
}

/** @param {Land} land */
function trees(land) {
  const ink = new Ink();
  for (const cell of land.cells('g')) {
    const [x, y] = centre(...cell);
    for (let i = -2; i <= 2; i++)
      for (let k = -2; k <= 2; k++) {
        const p = [x + i * 17 - k * 3.4, y + i * 3.4 + k * 17];
        if (Math.hypot(p[0] - x, p[1] - y) > 44 || land.onRoad(p[0], p[1])) continue;
        ink.add(p[0], p[1], `M${pt([p[0] - 5.2, p[1]])}a5.2 5.2 0 1 1 10.4 0a5.2 5.2 0 1 1-10.4 0Z`);
      }
  }
  return ink.paths('class="m-crown"');
}
