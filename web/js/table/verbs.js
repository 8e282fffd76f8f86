// Pictures and keys of the verbs. Words for them come from the server.

import { svg } from '../dom.js';

/** @type {Object<string, string>} paths in a box of 24, drawn as lines */
const DRAWINGS = {
  fire: 'M3 14h9l5-2V9l-5-2H6L3 9zM20 6l2-2M20.5 11H23M20 16l2 2',
  bombard: 'M3 13l12-6 2 4-12 6zM7 19a3 3 0 1 0 .1 0M20 4l1.5-1.5M21 8h2',
  move: 'M4 12h14M12 6l6 6-6 6',
  line: 'M5 19V8M12 19V8M19 19V8M3 5h18',
  with: 'M12 5v14M5 12h14',
  drop: 'M5 12h14',
  double: 'M4 6l7 6-7 6M13 6l7 6-7 6',
  enter: 'M3 4v16M8 12h12M15 7l5 5-5 5',
  step: 'M12 3l8 4.6v8.8L12 21l-8-4.6V7.6z',
  turn: 'M4 12a8 8 0 1 1 3 6.2M3 20l4.4-1.6L6 14',
  skirmish: 'M6 15a1.4 1.4 0 1 0 .1 0zM12 6a1.4 1.4 0 1 0 .1 0zM18 15a1.4 1.4 0 1 0 .1 0z',
  close: 'M4 8h16M4 12h16M4 16h16',
  square: 'M5 5h14v14H5zM10 10h4v4h-4z',
  top: 'M5 20h14M5 16h14M12 12V3M8 7l4-4 4 4',
  limber: 'M5 19a4 4 0 1 0 .1 0M9 15l12-8M15 7h6v5',
  reload: 'M5 20h14M8 20V9l4-5 4 5v11',
  hold: 'M6 4v16M18 4v16M6 8h12M6 16h12',
  counter: 'M5 19L19 5M5 5l14 14M3 17l4 4M21 17l-4 4',
  fallback: 'M20 12H6M12 6l-6 6 6 6',
  place: 'M12 21s7-6.4 7-12a7 7 0 0 0-14 0c0 5.6 7 12 7 12zM12 11.5v0',
  chit: 'M12 3a9 9 0 1 0 .1 0M12 8l1.3 2.7 3 .4-2.2 2.1.5 3-2.6-1.4-2.6 1.4.5-3-2.2-2.1 3-.4z',
  column: 'M8 4h8v4H8zM8 10h8v4H8zM8 16h8v4H8z',
  masse: 'M5 5h14v14H5zM5 9.6h14M5 14.2h14',
  road: 'M8 21C10 15 6 10 9 3M15 21c2-6-2-11 1-18M12 8v2M12 14v2',
  lance: 'M3 21L20 4M20 4l-6 1 5 5z',
  flag: 'M6 21V4M6 4c5-2 7 3 12 0v9c-5 3-7-2-12 0',
  lose: 'M6 6l12 12M18 6L6 18',
  lead: 'M6 21V4h12l-3 4 3 4H6',
  stop: 'M5 12h14M13 6l6 6-6 6',
};

/** @typedef {{icon: string, key?: string, tone?: 'fire'|'melee'}} Look */
/** @type {Object<string, Look>} */
const LOOKS = {
  fire: { icon: 'fire', key: 'F', tone: 'fire' },
  shoot: { icon: 'fire', key: 'F', tone: 'fire' },
  volley: { icon: 'fire', key: 'F', tone: 'fire' },
  bombard: { icon: 'bombard', key: 'F', tone: 'fire' },
  harry: { icon: 'skirmish', key: 'J', tone: 'fire' },
  move: { icon: 'move', key: 'M' },
  line: { icon: 'line', key: 'N' },
  with: { icon: 'with', key: 'W' },
  drop: { icon: 'drop' },
  double: { icon: 'double', key: 'D' },
  enter: { icon: 'enter', key: 'I' },
  step: { icon: 'step' },
  shift: { icon: 'step', key: 'M' },
  turn: { icon: 'turn', key: 'Q E' },
  traverse: { icon: 'turn', key: 'Q E' },
  face: { icon: 'turn', key: 'Q E' },
  skirmish: { icon: 'skirmish', key: 'S' },
  close: { icon: 'close', key: 'S' },
  open: { icon: 'skirmish', key: 'S' },
  square: { icon: 'square', key: 'R' },
  unsquare: { icon: 'close', key: 'R' },
  form: { icon: 'square', key: 'R' },
  rank: { icon: 'line', key: 'R' },
  top: { icon: 'top' },
  limber: { icon: 'limber', key: 'B' },
  unlimber: { icon: 'bombard', key: 'B' },
  reload: { icon: 'reload' },
  hold: { icon: 'hold', key: 'X' },
  counter: { icon: 'counter', key: 'C', tone: 'melee' },
  fallback: { icon: 'fallback', key: 'V' },
  fight: { icon: 'counter', tone: 'melee' },
  retreat: { icon: 'fallback' },
  withdraw: { icon: 'fallback' },
  back: { icon: 'fallback' },
  place: { icon: 'place' },
  return: { icon: 'enter' },
  chit: { icon: 'chit' },
  activate: { icon: 'chit' },
  command: { icon: 'chit' },
  name: { icon: 'chit' },
  call: { icon: 'enter' },
  wait: { icon: 'hold' },
  lose: { icon: 'lose' },
  lead: { icon: 'lead' },
  follow: { icon: 'lead' },
  stay: { icon: 'hold', key: 'X' },
  stop: { icon: 'stop', key: 'X' },
  pass: { icon: 'stop', key: 'X' },
  skip: { icon: 'stop', key: 'X' },
  done: { icon: 'stop', key: 'X' },
  none: { icon: 'stop', key: 'X' },
  end: { icon: 'stop', key: 'X' },
  full: { icon: 'stop', key: 'X' },
  charge: { icon: 'lance', key: 'C', tone: 'melee' },
  declare: { icon: 'lance', tone: 'melee' },
  react: { icon: 'lance', key: 'C', tone: 'melee' },
  ride: { icon: 'double' },
  try: { icon: 'square', key: 'R' },
  run: { icon: 'fallback' },
  trample: { icon: 'lose' },
  force: { icon: 'double', key: 'D' },
  oblique: { icon: 'step' },
  wheel: { icon: 'turn' },
  about: { icon: 'turn' },
  column: { icon: 'column', key: 'K' },
  deploy: { icon: 'line' },
  screen: { icon: 'skirmish' },
  carre: { icon: 'square', key: 'R' },
  masse: { icon: 'masse' },
  road: { icon: 'road' },
  limbered: { icon: 'limber' },
  prolong: { icon: 'bombard' },
  man: { icon: 'bombard' },
  displace: { icon: 'fallback' },
  aim: { icon: 'fire', tone: 'fire' },
  victim: { icon: 'lose' },
  flee: { icon: 'fallback' },
  keep: { icon: 'close' },
  assault: { icon: 'counter', tone: 'melee' },
  attack: { icon: 'counter', tone: 'melee' },
  go: { icon: 'counter', key: 'F', tone: 'melee' },
  save: { icon: 'hold' },
  advance: { icon: 'lead' },
  rally: { icon: 'flag' },
};

/** @param {string} verb @returns {Look} */
export function lookOf(verb) {
  return LOOKS[verb] ?? { icon: 'stop' };
}

/** @param {string} verb */
export function verbIcon(verb) {
  return svg(
    'svg',
    { viewBox: '0 0 24 24', class: 'verb-icon', 'aria-hidden': 'true' },
    svg('path', { d: DRAWINGS[lookOf(verb).icon] }),
  );
}

/** Verbs that take a piece to other hexes: the map shows how far. @param {string} verb */
export const isGoing = verb => verb === 'move' || verb === 'step' || verb === 'lead';

/** The facings, clockwise: corners and hexsides. */
export const FACINGS = ['N', 'side-NE', 'NE', 'side-E', 'SE', 'side-SE', 'S', 'side-SW', 'SW', 'side-W', 'NW', 'side-NW'];
