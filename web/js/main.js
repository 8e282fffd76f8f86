// The shell: one socket, one header, and the screen that the address names.
//
// A screen is a module, loaded when it is first needed, with `open(root, context) -> {close()}`. It fills `root` with
// its own <main id="main" tabindex="-1">. Screens of the lobby are reopened when the language changes; the table,
// the replay and the lessons keep their place and listen to the language themselves.

import { announce, byId, h } from './dom.js';
import { Net } from './net.js';
import { applyPrefs } from './prefs.js';
import { countGames, drawHeader } from './header.js';
import { heldSeats, keepSeats, tokensOf } from './seats.js';
import { watchSize } from './size.js';
import { watchConnection } from './strip.js';
import { onLang, t } from './words.js';
import './words/shell.js';

/** @typedef {{name: string, path: string[], query: URLSearchParams}} Route */
/** @typedef {{net: Net, path: string[], query: URLSearchParams, game: string, tokens: string[], at: number|null}} Context */
/** @typedef {{close(): void, focus?: () => void}} Screen `focus`: where to begin, if not at the top */
/** @typedef {{open(root: HTMLElement, context: Context): Screen|Promise<Screen>}} ScreenModule */

/** @type {Record<string, {load: () => Promise<ScreenModule>, title: string, wide?: boolean}>} */
const SCREENS = {
  '': { load: () => import('./lobby/lobby.js'), title: 'nav.play' },
  games: { load: () => import('./lobby/games.js'), title: 'nav.games' },
  learn: { load: () => import('./learn/learn.js'), title: 'nav.learn' },
  rules: { load: () => import('./rules/rules.js'), title: 'nav.rules' },
  about: { load: () => import('./about/about.js'), title: 'nav.about' },
  table: { load: () => import('./table/table.js'), title: 'nav.table', wide: true },
  replay: { load: () => import('./replay/replay.js'), title: 'nav.replay', wide: true },
  lesson: { load: () => import('./learn/lesson.js'), title: 'nav.learn', wide: true },
};

const net = new Net();
/** @type {Screen|null} */
let screen = null;
let opening = 0;

/** @returns {Route} */
function route() {
  const [path, query] = location.hash.replace(/^#\/?/, '').split('?');
  const [name, ...rest] = path.split('/').map(decodeURIComponent);
  return { name: name in SCREENS ? name : '', path: rest, query: new URLSearchParams(query ?? '') };
}

/**
 * What a screen is given. Seats named in the address win over those kept, and are kept for the next plain link.
 * @param {Route} r
 * @returns {Context}
 */
function context({ path, query }) {
  const game = path[0] ?? '';
  const named = { seats: query.getAll('seat'), watch: query.get('watch') };
  const tokens = tokensOf(named);
  if (tokens.length) keepSeats(game, named);
  const at = query.has('at') ? Number(query.get('at')) : null;
  return { net, path, query, game, tokens: tokens.length ? tokens : tokensOf(heldSeats(game)), at };
}

async function show() {
  const turn = ++opening, r = route(), { load, title, wide } = SCREENS[r.name], root = byId('screen');
  screen?.close();
  screen = null;
  net.onagain = () => {};
  document.body.dataset.screen = r.name || 'lobby';
  document.title = `${t(title)} · kosynier`;
  drawHeader(byId('head'), wide ? null : r.name, net);
  root.replaceChildren(message(t('shell.loading')));
  try {
    const module = await load();
    if (turn !== opening) return;
    root.replaceChildren();
    const opened = await module.open(root, context(r));
    if (turn === opening) screen = opened;
    else opened.close();
  } catch (error) {
    console.error(error);
    if (turn === opening) root.replaceChildren(failure(error));
  }
}

/** @param {string} text */
const message = text => h('main', { class: 'message', id: 'main', tabindex: '-1' }, h('p', { class: 'quiet' }, text));

/** @param {any} error */
function failure(error) {
  const el = message(t('shell.failed'));
  el.append(h('p', { class: 'quiet' }, error?.message ?? ''), h('p', null,
    h('button', { class: 'btn pri', onclick: () => location.reload() }, t('shell.reload')), ' ',
    h('a', { class: 'btn', href: '#/' }, t('shell.lobby'))));
  return el;
}

/** A new screen begins at its top, or where it says itself, for eyes and for screen readers. */
async function go() {
  await show();
  announce(document.title);
  if (screen?.focus) return screen.focus();
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}

applyPrefs();
watchSize();
watchConnection(net, byId('strip'));
byId('skip').textContent = t('shell.skip');
byId('skip').addEventListener('click', e => { // the address names screens: the link must not change it
  e.preventDefault();
  document.getElementById('main')?.focus();
});
addEventListener('hashchange', go);
onLang(l => {
  byId('skip').textContent = t('shell.skip');
  if (net.state === 'open') net.call('lang', { lang: l }).catch(() => {});
  const { name } = route();
  if (!SCREENS[name].wide) show();
});
net.on('games', () => countGames(byId('head'), net));
net.open();
show().then(() => screen?.focus?.());
