// Which lessons are done, kept in this browser.

import { pref, setPref } from '../prefs.js';

/** @returns {Set<number>} */
export const lessonsDone = () => new Set(pref('lessons').split(',').map(Number).filter(n => n > 0));

/** @param {number} n */
export function keepDone(n) {
  setPref('lessons', [...lessonsDone().add(n)].sort((a, b) => a - b).join(','));
}

export const forgetDone = () => setPref('lessons', '');
