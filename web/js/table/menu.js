// The menu of the table: taking back, ending the game, files, links, settings.

import { confirmDialog, openDialog } from '../dialog.js';
import { h, icon } from '../dom.js';
import { openInvitation } from '../lobby/invite.js';
import { openSettings } from '../settings.js';
import { recall } from '../memory.js';
import { pref, setPref } from '../prefs.js';
import { t } from '../words.js';
import '../words/lobby.js';
import { showKeys } from './keys.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{undo: (whole: boolean) => void, redo: () => void, command: () => void, list: () => void, sight: () => void, threat: () => void, hide: () => void, hint: import('./hint.js').Hint, plan: () => void, card: () => void}} Does */

/** What can be done now; the ways to look at the map too, for phones have no room for all of them beside it. @param {Desk} desk  @param {Does} does */
export function openMenu(desk, does) {
  const { latest, table } = desk.model;
  const seated = table.seat.sides.length > 0 && !latest?.over,
    undo = latest?.undo;
  const item = (/** @type {any} */ picture, /** @type {string} */ word, /** @type {() => void} */ fn) =>
    h(
      'li',
      null,
      h(
        'button',
        {
          type: 'button',
          class: 'btn',
          onclick: () => {
            dialog.close();
            fn();
          },
        },
        icon(picture),
        t(word),
      ),
    );
  const items = [
    seated && undo?.can && item('undo', 'table.undo', () => does.undo(false)),
    seated && undo?.whole && item('prev', 'table.undo_whole', () => does.undo(true)),
    seated && undo?.redo && item('redo', 'table.redo', () => does.redo()),
    latest?.mine && item('log', 'table.choice_list', () => does.list()),
    latest?.mine && item('command', 'table.command', () => does.command()),
    latest?.hint && item('lamp', 'table.hint', () => does.hint.press()),
    (latest?.plans ?? []).length > 0 && item('plan', 'table.plan', () => does.plan()),
    item('eye', 'table.sight', () => does.sight()),
    item('threat', 'table.threat', () => does.threat()),
    item('hide', 'table.hide_counters', () => does.hide()),
    !table.game.lesson && item('flag', 'card.title', () => does.card()),
    recall(table.game.game).guided && item('lamp', pref('guide') ? 'guide.menu_off' : 'guide.menu_on', () => setPref('guide', !pref('guide'))),
    item('question', 'table.keys', () => showKeys()),
    item('settings', 'settings.title', () => openSettings()),
    desk.net.hello?.owner && !table.game.lesson && item('link', 'invite.title', () => void openInvitation(desk.net, table.game, table, {})),
    !table.game.lesson && item('save', 'table.export', () => void exportGame(desk)),
    seated && !table.game.lesson && item('hand', 'table.offer_draw', () => void desk.order('draw', { answer: 'offer' })),
    seated && !table.game.lesson && item('flag', 'table.resign', () => void resign(desk)),
    item('door', 'table.leave', () => {
      location.hash = '#/';
    }),
  ];
  const dialog = openDialog(() => t('table.menu'), h('ul', { class: 'menu' }, items.filter(Boolean)), { class: 'narrow' });
}

/** @param {Desk} desk */
async function resign(desk) {
  if (
    await confirmDialog(
      t('table.resign'),
      t('table.resign_sure', { side: desk.model.sideName(desk.model.side) }),
      t('table.resign'),
    )
  )
    await desk.order('resign', {});
}


/** A replay of a finished game, else a save. @param {Desk} desk */
export async function exportGame(desk) {
  try {
    const { name, data } = await desk.net.call('export');
    const url = URL.createObjectURL(new Blob([data], { type: 'text/plain' }));
    const link = h('a', { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  } catch (error) {
    desk.refused(/** @type {any} */ (error));
  }
}
