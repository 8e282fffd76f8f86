// The lobby: the battles, what happened there, a new game, and the games that wait for the player.

import { battles as askBattles } from '../api.js';
import { h } from '../dom.js';
import { t } from '../words.js';
import { cards } from './cards.js';
import { chooseBattle, chosen } from './draft.js';
import { gameRows } from './rows.js';
import { newGame } from './new-game.js';
import { story } from './story.js';
import '../words/lobby.js';

/**
 * @param {HTMLElement} root
 * @param {{net: import('../net.js').Net}} context
 */
export function open(root, { net }) {
  const stage = h('section', { class: 'battles', 'aria-labelledby': 'choose' },
    h('div', { class: 'lh' }, h('h1', { id: 'choose' }, t('lobby.choose')), h('p', null, t('lobby.choose.about'))));
  const list = h('div', { class: 'cards' }, [1, 2, 3].map(() => h('div', { class: 'card empty', 'aria-hidden': 'true' })));
  const told = h('div'), form = h('aside', { class: 'new', 'aria-labelledby': 'new' }, h('p', { class: 'quiet' }, t('shell.loading')));
  const waiting = h('section', { class: 'waiting', 'aria-labelledby': 'your-move' });
  stage.append(list, told);
  root.append(h('main', { class: 'lobby', id: 'main', tabindex: '-1' }, stage, form, waiting));

  askBattles().then(({ battles, players }) => {
    const draw = () => {
      const { battle } = chosen(battles);
      told.replaceChildren(story(battle));
      form.replaceChildren(...newGame({ net, battles, players }));
    };
    const pickCard = cards(list, battles, chosen(battles).battle, battle => {
      chooseBattle(battle);
      pickCard(battle);
      draw();
    });
    draw();
    showWaiting(net, waiting, battles);
  }).catch(error => {
    list.replaceChildren(h('p', { class: 'fault', role: 'alert' }, error.message));
    form.remove();
  });

  const off = net.on('games', () => askBattles().then(({ battles }) => showWaiting(net, waiting, battles)));
  net.onagain = () => { askBattles().then(({ battles }) => showWaiting(net, waiting, battles)); };
  return { close: off };
}

/**
 * The games that are not over, those waiting for the player first.
 * @param {import('../net.js').Net} net
 * @param {HTMLElement} section
 * @param {import('../types.js').Battle[]} battles
 */
async function showWaiting(net, section, battles) {
  const answer = await net.call('games').catch(() => null);
  if (!answer) return;
  const games = answer.games.filter((/** @type {import('../types.js').Game} */ g) => !g.over);
  section.classList.toggle('some', games.length > 0);
  section.replaceChildren(
    h('div', { class: 'lh' }, h('h2', { id: 'your-move' }, t('lobby.your-move')),
      games.length > 0 && h('a', { href: '#/games' }, t('lobby.all-games'))),
    games.length ? gameRows(games.slice(0, 5), { net, battles }) : h('p', { class: 'quiet' }, t('lobby.no-games')));
}
