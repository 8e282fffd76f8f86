// My games: running, finished, and those that come as files.

import { battles as askBattles } from '../api.js';
import { h } from '../dom.js';
import { toastError } from '../toast.js';
import { t } from '../words.js';
import { importField } from './files.js';
import { gameRows } from './rows.js';
import { openReplay } from './sit.js';
import '../words/lobby.js';

/**
 * @param {HTMLElement} root
 * @param {{net: import('../net.js').Net}} context
 */
export function open(root, { net }) {
  const lists = h('div', { class: 'lists' }, h('p', { class: 'quiet' }, t('shell.loading')));
  const files = h('aside', { class: 'new', 'aria-labelledby': 'files' }, h('h2', { id: 'files' }, t('files.title')),
    h('p', { class: 'sub' }, t('files.about')), importField(net, game => { if (game.over) openReplay(net, game).catch(toastError); else draw(); }));
  root.append(h('main', { class: 'lobby', id: 'main', tabindex: '-1' }, h('section', { class: 'battles' },
    h('div', { class: 'lh' }, h('h1', null, t('nav.games'))), lists), files));

  async function draw() {
    try {
      const [{ battles }, { games }] = await Promise.all([askBattles(), net.call('games')]);
      lists.replaceChildren(...sections(games, { net, battles }));
    } catch (error) {
      lists.replaceChildren(h('p', { class: 'fault', role: 'alert' }, error.message));
    }
  }
  draw();
  const off = net.on('games', draw);
  net.onagain = draw;
  return { close: off };
}

/**
 * @param {import('../types.js').Game[]} games
 * @param {import('./rows.js').Lists} lists
 * @returns {HTMLElement[]}
 */
function sections(games, lists) {
  if (!games.length)
    return [h('p', { class: 'quiet' }, t('lobby.no-games')), h('p', null, h('a', { class: 'btn pri', href: '#/' }, t('games.first')))];
  const running = games.filter(g => !g.over), over = games.filter(g => g.over);
  return [
    h('h2', null, t('games.running')), running.length ? gameRows(running, lists) : h('p', { class: 'muted' }, t('games.none-running')),
    h('h2', null, t('games.finished')), over.length ? gameRows(over, lists) : h('p', { class: 'muted' }, t('games.none-finished')),
  ];
}
