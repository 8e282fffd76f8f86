// The lobby: the battles, what happened there, a new game, and the games that wait for the player.

import { battles as askBattles } from '../api.js';
import { h } from '../dom.js';
import { pick, t } from '../words.js';
import { cards } from './cards.js';
import { chooseBattle, chosen, draft } from './draft.js';
import { gameRows } from './rows.js';
import { newGame } from './new-game.js';
import { story } from './story.js';
import '../words/lobby.js';

/** @typedef {import('../types.js').Battle} Battle */

/**
 * @param {HTMLElement} root
 * @param {{net: import('../net.js').Net}} context
 */
export function open(root, { net }) {
  const list = h('div', { class: 'cards' }, [1, 2, 3].map(() => h('div', { class: 'card empty', 'aria-hidden': 'true' })));
  const told = h('div'), waiting = h('section', { class: 'waiting', 'aria-labelledby': 'your-move' });
  const form = h('aside', { class: 'new', 'aria-labelledby': 'new' }, h('h2', { id: 'new' }, t('new.title')));
  root.append(h('main', { class: 'lobby', id: 'main', tabindex: '-1' },
    h('section', { class: 'battles', 'aria-labelledby': 'choose' },
      h('div', { class: 'lh' }, h('h1', { id: 'choose' }, t('lobby.choose')), h('p', null, t('lobby.choose.about'))), list, told),
    form, waiting));

  let refresh = () => {};
  askBattles().then(({ battles, players, tempers }) => {
    const draw = () => {
      told.replaceChildren(story(chosen(battles).battle));
      form.replaceChildren(...newGame({ net, battles, players, tempers }));
    };
    const choose = (/** @type {Battle} */ battle) => {
      chooseBattle(battle);
      mark(battle);
      draw();
    };
    const mark = cards(list, battles, chosen(battles).battle, choose);
    draw();
    refresh = () => { showWaiting(net, waiting, battles, battle => { choose(battle); form.scrollIntoView(); }); };
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
 * @param {(battle: Battle) => void} choose
 */
async function showWaiting(net, section, battles, choose) {
  const answer = await net.call('games').catch(() => null);
  if (!answer) return;
  const games = answer.games.filter((/** @type {import('../types.js').Game} */ g) => !g.over);
  section.classList.toggle('some', games.length > 0);
  section.replaceChildren(
    h('div', { class: 'lh' }, h('h2', { id: 'your-move' }, t('lobby.your-move')),
      answer.games.length > 0 && h('a', { href: '#/games' }, t('lobby.all-games'))),
    games.length ? gameRows(games.slice(0, 5), { net, battles }) : beginning(battles, choose));
}

/**
 * Nothing is being played: one line, and where to begin.
 * @param {Battle[]} battles
 * @param {(battle: Battle) => void} choose
 */
function beginning(battles, choose) {
  const fights = battles.flatMap(battle => battle.scenarios.map(first => ({ battle, first })));
  const { battle, first } = fights.reduce((a, b) => (b.first.turns < a.first.turns ? b : a)); // a newcomer begins with the shortest
  return h('div', { class: 'beginning' }, h('p', { class: 'quiet' }, t('lobby.no-games')), h('p', { class: 'row' },
    h('a', { class: 'btn pri', href: '#/learn' }, t('lobby.learn')),
    h('button', { class: 'btn', onclick: () => {
      chooseBattle(battle);
      draft.scenario = first.id;
      choose(battle);
    } }, pick(first.title))));
}
