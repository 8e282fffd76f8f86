// The whole sheet as text: what is painted, and in which order. Colours are custom properties of the page, so a change
// of theme redraws nothing.

import { f } from './geometry.js';
import { drawFields } from './fields.js';
import { drawGrid, drawNumbers } from './grid.js';
import { drawHachures } from './hachures.js';
import { drawLabels } from './labels.js';
import { surveyLand } from './land.js';
import { drawRelief, makeRelief } from './relief.js';
import { drawCrossings, drawRoads } from './roads.js';
import { drawRose } from './rose.js';
import { drawOrchards, drawVillageGround, drawVillages } from './villages.js';
import { drawBankTufts, drawMarsh, drawMeadow, drawPonds, drawStream } from './water.js';
import { drawTrees, drawWoodFloor } from './woods.js';
import { drawWorks } from './works.js';

/** @typedef {import('./geometry.js').MapData} MapData */

const DEFS = '<defs><pattern id="m-waves" width="52" height="16" patternUnits="userSpaceOnUse">' +
  '<path class="m-wave" d="M2 5q7-4 14 0t14 0M26 13q7-4 14 0t14 0"/></pattern>' +
  '<pattern id="m-garden" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">' +
  '<circle class="m-garden-dot" cx="2" cy="2" r="1.1"/></pattern></defs>';

/**
 * The drawing, in pieces that can be put into the document one after the other.
 * @param {MapData} map
 * @returns {string[]}
 */
export function drawGround(map) {
  const land = surveyLand(map), relief = makeRelief(land), { gardens, houses } = drawVillages(land);
  return [
    DEFS + paper(land),
    drawFields(land),
    drawMeadow(land) + drawRelief(land, relief),
    drawHachures(relief),
    drawMarsh(land) + drawPonds(land) + drawVillageGround(land) + drawWoodFloor(land) + drawBankTufts(land) +
      drawStream(land) + gardens + drawRoads(land) + drawCrossings(land) + drawWorks(land) + drawOrchards(land) + houses,
    drawTrees(land),
    drawRose(land) + drawGrid(land) + drawNumbers(land),
    drawLabels(land),
  ];
}

/** @param {import('./land.js').Land} land */
function paper({ geometry: { bounds: { x0, y0, x1, y1 } } }) {
  return `<rect class="m-paper" x="${f(x0)}" y="${f(y0)}" width="${f(x1 - x0)}" height="${f(y1 - y0)}"/>`;
}
