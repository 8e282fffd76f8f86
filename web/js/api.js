// What the server gives over HTTP: battles, maps, rules. Each is asked for once a visit.

import { t } from './words.js';

/** @type {Map<string, Promise<any>>} */
const asked = new Map();

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
export function getJson(path) {
  let answer = asked.get(path);
  if (!answer) {
    answer = load(path);
    asked.set(path, answer);
    answer.catch(() => asked.delete(path)); // so that the next visitor tries again
  }
  return answer;
}

/** @param {string} path */
async function load(path) {
  const answer = await fetch(path).catch(() => null);
  if (!answer?.ok) throw { code: 'lost', message: answer ? t('api.refused', { path, code: answer.status }) : t('net.lost') };
  return answer.json();
}

/** Everything that can be played. @returns {Promise<import('./types.js').Battles>} */
export const battles = () => getJson('/api/battles');

/**
 * The ground of a battle.
 * @param {string} title
 * @returns {Promise<import('./map/geometry.js').MapData>}
 */
export const mapOf = title => getJson(`/api/map/${title}`);

/**
 * Words and signs of the rules a battle is played by.
 * @param {string} title
 * @returns {Promise<import('./types.js').Terms>}
 */
export const termsOf = title => getJson(`/api/words/${title}`);
