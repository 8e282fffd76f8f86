// The invitation: a link for each seat, to be opened in a browser on the same network.

import { openDialog } from '../dialog.js';
import { announce, h, icon } from '../dom.js';
import { heldSeats, tableLink } from '../seats.js';
import { pick, t } from '../words.js';

/**
 * Shows the links of a game; with `mine` (the side just taken) only those for others, and the way to the table.
 * @param {import('../net.js').Net} net
 * @param {{game: string, commit?: string}} game
 * @param {{sides: {id: string, name: import('../types.js').Both|string}[]}} battle a battle, or the table itself
 * @param {{mine?: string}} options
 */
export async function openInvitation(net, game, battle, { mine }) {
  const { links } = await net.call('seats', { game: game.game });
  const sides = Object.keys(links).filter(side => side !== mine);
  const local = Object.values(links).every(link => /^https?:\/\/(127\.|localhost|\[::1\])/.test(String(link)));
  const dialog = openDialog(() => t('invite.title'), [
    h('p', null, t('invite.text')),
    local && h('p', { class: 'warn' }, t('invite.local')),
    sides.map(side => linkField(side === 'watch' ? t('invite.watch') : pick(battle.sides.find(s => s.id === side)?.name), side, links[side])),
    game.commit && h('p', { class: 'small muted' }, t('invite.commit'), ' ', h('code', null, game.commit)),
    mine && h('div', { class: 'row end' }, h('button', { class: 'btn pri', onclick: () => {
      dialog.close();
      location.hash = tableLink(game.game, heldSeats(game.game));
    } }, t('invite.go'))),
  ]);
}

/**
 * A link that can be read, selected and copied.
 * @param {string} name
 * @param {string} side
 * @param {string} link
 */
function linkField(name, side, link) {
  const text = h('input', { type: 'text', readonly: true, value: link, 'aria-label': t('invite.link', { name }),
    onfocus: (/** @type {any} */ e) => e.target.select() });
  const copy = h('button', { class: 'btn', onclick: () => copyText(text, copy) }, icon('copy'), t('invite.copy'));
  return h('div', { class: 'link' }, h('span', { class: side === 'watch' ? 'tag-less' : `tag ${side}` }, name), text, copy);
}

/**
 * The clipboard is forbidden to pages that do not come from this machine: then the text is selected at least.
 * @param {HTMLInputElement} text
 * @param {HTMLElement} button
 */
async function copyText(text, button) {
  text.select();
  const done = await (navigator.clipboard?.writeText(text.value).then(() => true, () => false)) ?? document.execCommand('copy');
  button.lastChild?.replaceWith(done ? t('invite.copied') : t('invite.selected'));
  announce(done ? t('invite.copied') : t('invite.selected'));
}
