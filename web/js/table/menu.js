// The menu of the table: taking back, ending the game, files, links, settings.

import { confirmDialog, openDialog } from '../dialog.js';
import { h, icon } from '../dom.js';
import { openSettings } from '../settings.js';
import { t } from '../words.js';
import { showKeys } from './keys.js';

/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{undo: (whole: boolean) => void, redo: () => void, command: () => void, list: () => void}} Does */

/** @param {Desk} desk  @param {Does} does */
export function openMenu(desk, does) {
  const { latest, table } = desk.model;
  const seated = table.seat.sides.length > 0 && !latest?.over,
    undo = latest?.undo;
  const item = (/** @type {any} */ picture, /** @type {string} */ word, /** @type {() => void} */ fn, able = true) =>
    h(
      'li',
      null,
      h(
        'button',
        {
          type: 'button',
          class: `btn${able ? '' : ' off'}`,
          disabled: !able,
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
    seated && item('undo', 'table.undo', () => does.undo(false), undo?.can),
    seated && item('prev', 'table.undo_whole', () => does.undo(true), undo?.whole),
    seated && item('redo', 'table.redo', () => does.redo(), undo?.redo),
    item('log', 'table.choice_list', () => does.list(), !!latest?.mine),
    item('command', 'table.command', () => does.command(), !!latest?.mine),
    item('question', 'table.keys', () => showKeys()),
    item('settings', 'settings.title', () => openSettings()),
    desk.net.hello?.owner && !table.game.lesson && item('link', 'table.invite', () => void invite(desk)),
    !table.game.lesson && item('save', 'table.export', () => void exportGame(desk)),
    seated && !table.game.lesson && item('hand', 'table.offer_draw', () => void offerDraw(desk)),
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

/** @param {Desk} desk */
async function offerDraw(desk) {
  if (await desk.order('draw', { answer: 'offer' })) desk.notice.show(t('table.draw_offered'));
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

/** Links for the other seats and for watchers. @param {Desk} desk */
async function invite(desk) {
  const answer = await desk.ask('seats', { game: desk.model.table.game.game });
  if (!answer?.links) {
    desk.notice.show(t('table.no_links'));
    return;
  }
  const rows = Object.entries(answer.links).map(([who, url]) => {
    const name = who === 'watch' ? t('table.watcher') : desk.model.sideName(who);
    const field = h('input', { type: 'text', readonly: true, value: url, 'aria-label': t('table.link_for', { name }) });
    const copy = h(
      'button',
      { type: 'button', class: 'btn', onclick: () => void copyText(desk, field) },
      icon('copy'),
      t('table.copy'),
    );
    return h('div', { class: 'link-row' }, h('b', null, name), field, copy);
  });
  openDialog(() => t('table.invite'), [h('p', null, t('table.invite_about')), rows]);
}

/** @param {Desk} desk  @param {HTMLInputElement} field */
async function copyText(desk, field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand('copy'); // without a secure context there is no clipboard
  }
  desk.notice.show(t('table.copied'));
}
