// How armies and sides look, as games name it: the classes of a dress (theme.css) and of an outline.

/** @typedef {{dress: string, shape: 'round'|'cut'|'hollow'}} Livery */
/** @typedef {import('./types.js').Army} Army */

/** Hollow corners are drawn as cut ones; a round outline is a solid colour, a cut one is hatched. @param {Livery|undefined} of */
export const livery = of => (of ? `d-${of.dress} ${of.shape === 'round' ? 'round' : 'cut'}` : '');

/** Classes of the sides of the table that is open. @type {Map<string, string>} */
let sides = new Map();
/** @type {Record<string, Army>} */
let armies = {};

/** Those of the table that is open. @param {{sides: (Livery & {id: string})[], armies: Record<string, Army>}} table */
export function wear(table) {
  sides = new Map(table.sides.map(s => [s.id, `side ${livery(s)}`]));
  armies = table.armies;
}

/** @param {string} id */
export const sideClass = id => sides.get(id) ?? '';

/** @param {string} id @returns {Army|undefined} */
export const armyOf = id => armies[id];
