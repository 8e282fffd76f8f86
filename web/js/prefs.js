// What one player likes, kept in this browser. One table of names and defaults; nothing here is known to the server.

/** Every setting with its default. 'auto' follows the system. */
const DEFAULTS = {
  theme: /** @type {'auto'|'light'|'dark'} */ ('auto'),
  lang: /** @type {'auto'|'en'|'pl'} */ ('auto'),
  textScale: 100, // per cent of the browser's own text size
  motion: /** @type {'auto'|'reduced'} */ ('auto'),
  speed: /** @type {'1'|'2'|'4'|'list'} */ ('1'), // how the enemy's actions are shown
  replaySpeed: /** @type {'0.5'|'1'|'2'|'4'} */ ('1'),
  lessons: '', // numbers of the lessons done, with commas between
  sound: false,
  volume: 60, // per cent
  symbols: /** @type {'period'|'nato'} */ ('period'),
  hexNumbers: true,
  minimap: true,
  askBeforeRoll: true,
  cards: true, // a new game opens with the card of its battle
  guide: true, // a guided game explains what comes up
  how: false, // the decision bar shows how an order may be carried out
  asks: '', // matters that are not done by custom, with commas between
  name: '', // the player's own name, offered in the new game form
};

/** @typedef {typeof DEFAULTS} Prefs */

const KEY = 'kosynier.prefs';
/** @type {Map<string, Set<(value: any) => void>>} */
const listeners = new Map();
/** @type {Partial<Prefs>} */
let kept = read();

/** @returns {Partial<Prefs>} */
function read() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {}; // storage forbidden or spoilt: defaults for this visit
  }
}

/**
 * @template {keyof Prefs} K
 * @param {K} name
 * @returns {Prefs[K]}
 */
export function pref(name) {
  const value = kept[name];
  return /** @type {Prefs[K]} */ (typeof value === typeof DEFAULTS[name] ? value : DEFAULTS[name]);
}

/**
 * @template {keyof Prefs} K
 * @param {K} name
 * @param {Prefs[K]} value
 */
export function setPref(name, value) {
  if (pref(name) === value) return;
  kept = { ...kept, [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch { /* holds for this visit only */ }
  tell(name);
}

/**
 * Calls fn whenever the setting changes, here or in another tab; the result ends it.
 * @template {keyof Prefs} K
 * @param {K} name
 * @param {(value: Prefs[K]) => void} fn
 * @returns {() => void}
 */
export function onPref(name, fn) {
  const set = listeners.get(name) ?? new Set();
  listeners.set(name, set.add(fn));
  return () => void set.delete(fn);
}

/** @param {keyof Prefs} name */
function tell(name) {
  for (const fn of [...(listeners.get(name) ?? [])]) fn(pref(name));
}

addEventListener('storage', e => {
  if (e.key !== KEY) return;
  const before = kept;
  kept = read();
  for (const name of /** @type {(keyof Prefs)[]} */ (Object.keys(DEFAULTS)))
    if (before[name] !== kept[name]) tell(name);
});

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)');

/** The theme in use. @returns {'light'|'dark'} */
export function theme() {
  const t = pref('theme');
  return t === 'auto' ? (darkSystem.matches ? 'dark' : 'light') : t;
}

/** True if nothing should move. */
export const reducedMotion = () => pref('motion') === 'reduced' || calmSystem.matches;

/** Puts what concerns the whole document on its root element, now and at every change. */
export function applyPrefs() {
  const root = document.documentElement;
  const apply = () => {
    root.dataset.theme = theme();
    root.dataset.motion = reducedMotion() ? 'reduced' : 'full';
    root.style.fontSize = `${pref('textScale')}%`;
  };
  apply();
  for (const name of /** @type {const} */ (['theme', 'motion', 'textScale'])) onPref(name, apply);
  for (const query of [darkSystem, calmSystem])
    query.addEventListener('change', () => { tell('theme'); tell('motion'); });
}
