// The lobby: the battles, what happened there, a new game, and the games that wait for the player.

import { battles as askBattles, getJson } from '../api.js';
import { battleCard } from '../card/card.js';
import { h } from '../dom.js';
import { t } from '../words.js';
import { cards } from './cards.js';
import { chooseBattle, chosen } from './draft.js';
import { gameRows } from './rows.js';
import { newGame } from './new-game.js';
import { playNow } from './now.js';
import { story } from './story.js';
import '../words/lobby.js';

/** @typedef {import('../types.js').Battle} Battle */

/**
 * @param {HTMLElement} root
 * @param {{net: import('../net.js').Net}} context
 */
export function open(root, { net }) {
  const list = h('div', { class: 'cards' }, [1, 2, 3].map(() => h('div', { class: 'card empty', 'aria-hidden': 'true' })));
  const first = h('div', { class: 'first-row' }), told = h('div'), waiting = h('section', { class: 'waiting', 'aria-labelledby': 'your-move' });
  const form = h('aside', { class: 'new', 'aria-labelledby': 'new' }, h('h2', { id: 'new' }, t('new.title')));
  root.append(h('main', { class: 'lobby', id: 'main', tabindex: '-1' }, first,
    h('section', { class: 'battles', 'aria-labelledby': 'choose' },
      h('div', { class: 'lh' }, h('h1', { id: 'choose' }, t('lobby.choose')), h('p', null, t('lobby.choose.about'))), list, told),
    form, waiting));

  let refresh = () => {};
  Promise.all([askBattles(), getJson('/api/guides')]).then(([{ battles, players, tempers }, { guides }]) => {
    const tell = () => {
      const { battle, scenario } = chosen(battles);
      told.replaceChildren(h('section', { class: 'brief' }, battleCard(battle, scenario, { players })), story(battle));
    };
    const draw = () => {
      tell();
      first.replaceChildren(playNow(net, guides, battles));
      form.replaceChildren(...newGame({ net, battles, players, tempers, tell }));
    };
    const choose = (/** @type {Battle} */ battle) => {
      chooseBattle(battle);
      mark(battle);
      draw();
    };
    const mark = cards(list, battles, chosen(battles).battle, choose);
    draw();
    refresh = () => { showWaiting(net, waiting, battles); };
    refresh();
    if (!net.hello) net.call('ping').then(draw, () => {}); // only now it is known whether this is the owner
  }).catch(error => {
    list.replaceChildren(h('p', { class: 'fault', role: 'alert' }, error.message));
    form.remove();
  });

  const off = net.on('games', () => refresh());
  net.onagain = () => refresh();
  return { close: off };
}

/**
 * The games that are not over, those waiting for the player first; or where to begin.
 * @param {import('../net.js').Net} net
 * @param {HTMLElement} section
 * @param {Battle[]} battles
 */
async function showWaiting(net, section, battles) {
  const answer = await net.call('games').catch(() => null);
  if (!answer) return;
  const games = answer.games.filter((/** @type {import('../types.js').Game} */ g) => !g.over);
  section.classList.toggle('some', games.length > 0);
  section.replaceChildren(
    h('div', { class: 'lh' }, h('h2', { id: 'your-move' }, t('lobby.your-move')),
      answer.games.length > 0 && h('a', { href: '#/games' }, t('lobby.all-games'))),
    games.length ? gameRows(games.slice(0, 5), { net, battles }) : beginning());
}

/** Nothing is being played: one line, and where to begin. */
const beginning = () => h('div', { class: 'beginning' }, h('p', { class: 'quiet' }, t('lobby.no-games')),
  h('p', { class: 'row' }, h('a', { class: 'btn', href: '#/learn' }, t('lobby.learn'))));
