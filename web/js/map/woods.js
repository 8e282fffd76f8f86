// Woods: a floor, and trees thrown like darts, none nearer to another than their crowns allow, none on a road.

import { R, centre, f, pt } from './geometry.js';
import { Ink, path } from './ink.js';
import { hash2, sequence } from './noise.js';
import { outline } from './outline.js';

/** @typedef {import('./land.js').Land} Land */
/** @typedef {{x: number, y: number, r: number}} Tree */

const TRIES = 90; // darts for each hex
const CELL = 24; // wider than two crowns
const NONE = /** @type {Tree[]} */ ([]);

/** @param {Land} land */
export const drawWoodFloor = land => path('m-wood', outline(land.map, land.is('w')));

/** @param {Land} land */
export function drawTrees(land) {
  const shadow = new Ink(), crown = new Ink(), shade = new Ink();
  for (const tree of plant(land)) {
    shadow.add(tree.x, tree.y, shadowOf(tree));
    crown.add(tree.x, tree.y, crownOf(tree));
    shade.add(tree.x, tree.y, shadeOf(tree));
  }
  return shadow.paths('class="m-tree-shadow"') + crown.paths('class="m-crown"') + shade.paths('class="m-crown-shade"');
}

/**
 * @param {Land} land
 * @returns {Tree[]}
 */
function plant(land) {
  const chance = sequence(1794), trees = /** @type {Tree[]} */ ([]);
  /** @type {Map<number, Tree[]>} */
  const near = new Map();
  const cell = (/** @type {number} */ i, /** @type {number} */ j) => i * 1024 + j;
  const free = (/** @type {Tree} */ t) => {
    const i = Math.floor(t.x / CELL), j = Math.floor(t.y / CELL);
    for (let u = i - 1; u <= i + 1; u++)
      for (let v = j - 1; v <= j + 1; v++)
        for (const o of near.get(cell(u, v)) ?? NONE)
          if ((o.x - t.x) ** 2 + (o.y - t.y) ** 2 < ((o.r + t.r) * 0.9) ** 2) return false;
    return true;
  };
  for (let r = 0; r <= land.map.rows + 1; r++)
    for (let c = 0; c <= land.map.cols + 1; c++) {
      if (land.letter(c, r) !== 'w') continue;
      const [x, y] = centre(c, r);
      for (let k = 0; k < TRIES; k++) {
        const a = chance() * 2 * Math.PI, q = Math.sqrt(chance()) * R * 0.98;
        const tree = { x: x + Math.cos(a) * q, y: y + Math.sin(a) * q, r: 7.6 + chance() * 4.6 };
        if (!free(tree) || land.nearRoad(tree.x, tree.y) || land.nearWater(tree.x, tree.y)) continue;
        const key = cell(Math.floor(tree.x / CELL), Math.floor(tree.y / CELL)), list = near.get(key);
        if (list) list.push(tree);
        else near.set(key, [tree]);
        trees.push(tree);
      }
    }
  return trees.sort((a, b) => a.y - b.y); // those in front hide those behind
}

/** @param {Tree} tree */
function crownOf({ x, y, r }) {
  const lobes = 5 + Math.floor(hash2(x, y) * 2), turn = hash2(y, x) * 2 * Math.PI, bow = Math.round(r * 0.56);
  let d = '', last = [0, 0];
  for (let i = 0; i <= lobes; i++) {
    const a = turn + i * 2 * Math.PI / lobes;
    const p = [+f(x + Math.cos(a) * r * 0.86), +f(y + Math.sin(a) * r * 0.86)];
    d += i ? `a${bow} ${bow} 0 01${f(p[0] - last[0])} ${f(p[1] - last[1])}` : `M${pt(p)}`;
    last = p;
  }
  return `${d}Z`;
}

/** @param {Tree} tree */
const shadowOf = ({ x, y, r }) =>
  `M${pt([x - r * 0.4, y + r * 0.75])}a${Math.round(r * 1.05)} ${Math.round(r * 0.6)} 0 10${f(r * 1.9)} ${Math.round(r * 0.1)}z`;

/** @param {Tree} tree a crescent at the lower right of its crown */
const shadeOf = ({ x, y, r }) => {
  const inner = Math.round(r * 0.9), outer = Math.round(r * 1.25);
  return `M${pt([x + r * 0.62, y - r * 0.55])}a${inner} ${inner} 0 01${pt([-r * 1.17, r * 1.21])}` +
    `a${outer} ${outer} 0 00${pt([r * 1.17, -r * 1.21])}z`;
};
