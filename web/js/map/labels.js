// Names on the map, each along the curve the map gives it.

import { P, W, f, pt } from './geometry.js';

/** @typedef {import('./geometry.js').Label} Label */
/** @typedef {import('./geometry.js').Point} Point */
/** @typedef {import('./land.js').Land} Land */

const SIZE = { place: 46, hill: 32, wood: 46, water: 38, exit: 28 };

/** @param {Land} land */
export function drawLabels(land) {
  return `<g class="m-labels">${land.map.labels.map((label, i) => {
    const kind = label.kind || guess(label), size = label.size || SIZE[kind];
    const [a, b, c] = (label.curve ?? straight(land, label, size)).map(([col, row]) => [col * W, row * P]);
    const id = `m-${land.map.title}-${i}`;
    return `<path id="${id}" class="m-way" d="M${pt(a)}Q${pt(b)} ${pt(c)}"/>` +
      `<text class="m-label ${kind}" font-size="${f(size)}"><textPath href="#${id}" startOffset="50%">` +
      `${escape(capital(label.text))}</textPath></text>`;
  }).join('')}</g>`;
}

/**
 * The kind of a name that does not say it.
 * @param {Label} label
 */
const guess = label => (/[←→↑↓]/.test(label.text) ? 'exit' : 'place');

/**
 * A name without a curve stands straight above its hex.
 * @param {Land} land
 * @param {Label} label
 * @param {number} size
 * @returns {Point[]}
 */
function straight(land, label, size) {
  const [x, y] = land.geometry.at(label.hex), reach = label.text.length * size * 0.4;
  return [[x - reach, y], [x, y], [x + reach, y]].map(([u, v]) => [u / W, v / P]);
}

/** @param {string} text */
const capital = text => text[0].toLocaleUpperCase('pl') + text.slice(1);

/** @param {string} text */
const escape = text => text.replace(/[&<>"]/g, c => `&#${c.charCodeAt(0)};`);
