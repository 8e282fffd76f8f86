// Which lessons are done, kept in this browser: "BATTLE/N" with commas between.

import { pref, setPref } from '../prefs.js';

/** @param {string} battle @param {number} n */
const key = (battle, n) => `${battle}/${n}`;

const all = () => pref('lessons').split(',').filter(Boolean);

/** Numbers without a battle are of the time when one battle alone had lessons: the first. @param {string} battle @param {boolean} first @returns {Set<number>} */
export const lessonsDone = (battle, first) => new Set(all().flatMap(done => {
  const [name, n] = done.includes('/') ? done.split('/') : [first ? battle : '', done];
  return name === battle ? Number(n) : [];
}));

/** @param {string} battle @param {number} n */
export function keepDone(battle, n) {
  setPref('lessons', [...new Set([...all(), key(battle, n)])].join(','));
}

export const forgetDone = () => setPref('lessons', '');
