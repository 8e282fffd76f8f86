// Paper: a tile of clouds and fibres, painted once into a picture of 256 pixels and repeated by the browser.

import { hash2, noise } from './noise.js';

const SIZE = 256;

/** @type {string|undefined} */
let tile;

/** The tile as a data: address, or '' where there is no canvas. */
export function grainTile() {
  tile ??= paint();
  return tile;
}

function paint() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  const picture = pen.createImageData(SIZE, SIZE);
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const value = clouds(x, y) * 0.8 + hash2(x * 7 + 3, y * 13) * 0.2;
      picture.data.set([112 + 20 * value, 84 + 16 * value, 46, Math.round(54 * value * value)], (y * SIZE + x) * 4);
    }
  pen.putImageData(picture, 0, 0);
  return canvas.toDataURL();
}

/**
 * Four octaves of noise, woven so that the tile repeats without a seam.
 * @param {number} x
 * @param {number} y
 */
function clouds(x, y) {
  let sum = 0, weight = 0;
  for (let octave = 0, cells = 4; octave < 4; octave++, cells *= 2) {
    const w = 1 / (octave + 1), u = x / SIZE * cells, v = y / SIZE * cells, s = x / SIZE, t = y / SIZE;
    const wrapped = noise(u, v) * (1 - s) * (1 - t) + noise(u - cells, v) * s * (1 - t) +
      noise(u, v - cells) * (1 - s) * t + noise(u - cells, v - cells) * s * t;
    sum += w * wrapped;
    weight += w;
  }
  return Math.min(1, Math.max(0, (sum / weight - 0.25) * 2));
}
