// The invitation: a link for each seat, to be opened in a browser on the same network.

import { openDialog } from '../dialog.js';
import { announce, h, icon } from '../dom.js';
import { heldSeats, tableLink } from '../seats.js';
import { livery } from '../livery.js';
import { pick, t } from '../words.js';

/** @typedef {import('../types.js').Side} Side */

/** @typedef {{links: Record<string, string>, reachable?: boolean}} Seats */

/**
 * Shows the links of a game; with `mine` (the side just taken) only those for others, and the way to the table. Links
 * that lead nowhere from elsewhere say so first, and one click mends it.
 * @param {import('../net.js').Net} net
 * @param {{game: string, commit?: string}} game
 * @param {{sides: Side[]}} battle a battle, or the table itself
 * @param {{mine?: string}} options
 */
export async function openInvitation(net, game, battle, { mine }) {
  const ask = () => net.call('seats', { game: game.game }), body = h('div');
  /** @type {(seats: Seats, opened?: boolean) => void} */
  const draw = ({ links, reachable }, opened = false) => {
    const news = opened && t('invite.opened', { port: new URL(links.watch).port });
    body.replaceChildren(
      reachable === false ? closed(net, async () => draw(await ask(), true)) : h('p', { class: 'reached', role: 'status' }, news),
      h('p', null, t(reachable === false ? 'invite.text_here' : 'invite.text')),
      ...Object.keys(links).filter(side => side !== mine).map(side =>
        linkField(battle.sides.find(s => s.id === side), links[side])));
  };
  draw(await ask());
  const dialog = openDialog(() => t('invite.title'), [
    body,
    game.commit && h('p', { class: 'small muted' }, t('invite.commit'), ' ', h('code', null, game.commit)),
    mine && h('div', { class: 'row end' }, h('button', { class: 'btn pri', onclick: () => {
      dialog.close();
      location.hash = tableLink(game.game, heldSeats(game.game));
    } }, t('invite.go'))),
  ]);
}

/**
 * The table is closed to everybody but this machine: what that means, and the button that opens it.
 * @param {import('../net.js').Net} net
 * @param {() => Promise<void>} opened
 */
function closed(net, opened) {
  const fault = h('p', { class: 'fault', role: 'alert' });
  const button = h('button', { type: 'button', class: 'btn', 'data-act': 'listen', onclick: async () => {
    button.disabled = true;
    try {
      await net.call('listen');
      await opened();
    } catch (error) {
      fault.textContent = error.message;
      button.disabled = false;
    }
  } }, icon('link'), t('invite.open'));
  return h('div', { class: 'shut' }, h('p', { class: 'warn' }, t('invite.local')), h('p', null, button), h('p', { class: 'small muted' }, t('invite.open.about')), fault);
}

/**
 * A link that can be read, selected and copied.
 * @param {Side|undefined} of whose it is; nobody's: for those who watch
 * @param {string} link
 */
function linkField(of, link) {
  const name = of ? pick(of.name) : t('invite.watch');
  const text = h('input', { type: 'text', readonly: true, value: link, 'aria-label': t('invite.link', { name }),
    onfocus: (/** @type {any} */ e) => e.target.select() });
  const copy = h('button', { class: 'btn', onclick: () => copyText(text, copy) }, icon('copy'), t('invite.copy'));
  return h('div', { class: 'link' }, h('span', { class: of ? `tag ${livery(of)}` : 'tag-less' }, name), text, copy);
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
