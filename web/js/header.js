// The header of the lobby's screens: name, ways, theme, language, settings.

import { h, icon, svg } from './dom.js';
import { EMBLEM } from './icons.js';
import { setPref, theme } from './prefs.js';
import { openSettings } from './settings.js';
import { lang, setLang, t } from './words.js';

/** @type {[string, string, string][]} name of the screen, address, words */
const WAYS = [
  ['', '#/', 'nav.play'],
  ['games', '#/games', 'nav.games'],
  ['learn', '#/learn', 'nav.learn'],
  ['rules', '#/rules', 'nav.rules'],
  ['about', '#/about', 'nav.about'],
];

/** The two crossed scythes. */
export function emblem() {
  const el = svg('svg', { class: 'emblem', viewBox: '-21 -22 42 43', 'aria-hidden': 'true' });
  el.innerHTML = EMBLEM;
  return el;
}

/**
 * Draws the header, or takes it away for screens that bring their own (null).
 * @param {HTMLElement} root
 * @param {string|null} here
 * @param {import('./net.js').Net} net
 */
export function drawHeader(root, here, net) {
  root.replaceChildren();
  if (here === null) return;
  root.append(h('header', { class: 'lobby-top' },
    h('a', { class: 'brand', href: '#/' }, emblem(), h('span', null, h('b', null, 'kosynier'), h('small', null, t('shell.motto')))),
    h('nav', { 'aria-label': t('nav.name') }, WAYS.map(([name, href, words]) =>
      h('a', { href, 'aria-current': name === here && 'page', dataset: { way: name || 'play' } }, t(words)))),
    h('div', { class: 'tools' }, tools())));
  countGames(root, net);
}

/** Theme, language, settings: the same three on every screen. */
export function tools() {
  const other = lang() === 'pl' ? 'en' : 'pl';
  return [
    h('button', { class: 'ib', title: t('shell.theme'), 'aria-label': t('shell.theme'),
      onclick: () => setPref('theme', theme() === 'dark' ? 'light' : 'dark') }, icon('theme')),
    h('button', { class: 'ib txt', lang: other, title: t('shell.other-language'), 'aria-label': t('shell.other-language'),
      onclick: () => setLang(other) }, other.toUpperCase()),
    h('button', { class: 'ib', title: t('settings.title'), 'aria-label': t('settings.title'), onclick: () => openSettings() },
      icon('settings')),
  ];
}

/**
 * Says at "My games" in how many the player is to decide.
 * @param {HTMLElement} root
 * @param {import('./net.js').Net} net
 */
export async function countGames(root, net) {
  if (net.state === 'open' && !net.hello.owner) return;
  const { games } = await net.call('games').catch(() => ({ games: [] }));
  const n = games.filter((/** @type {any} */ g) => !g.over && g.players[g.actor]?.kind === 'human').length;
  const way = root.querySelector('[data-way=games]');
  way?.querySelector('.count')?.remove();
  if (n && way) way.append(h('b', { class: 'count', title: t('nav.waiting', { n }) }, n));
}
