// Dialogs: the browser's own <dialog>, which keeps the focus inside and closes by Escape.

import { h, icon, on } from './dom.js';
import { t } from './words.js';

/**
 * Opens a dialog with a title and a cross. `retitle` asks for the title again, in another language perhaps.
 * @param {() => string} title
 * @param {import('./dom.js').Child} body
 * @param {{class?: string, onclose?: () => void}} [options]
 */
export function openDialog(title, body, options = {}) {
  const name = h('h2', { id: `dialog-${Math.random().toString(36).slice(2)}` }, title());
  const cross = h('button', { class: 'ib', 'aria-label': t('shell.close'), title: t('shell.close'), onclick: () => close() }, icon('close'));
  const el = h('dialog', { class: `dialog ${options.class ?? ''}`, 'aria-labelledby': name.id },
    h('div', { class: 'top' }, name, cross), h('div', { class: 'in' }, body));
  let open = true;
  const close = () => { // gone at once: the event comes later, and the next key may open another
    if (!open) return;
    open = false;
    off();
    el.close();
    el.remove();
    options.onclose?.();
  };
  const off = on(window, 'hashchange', close); // it belongs to the screen below it
  for (const news of ['cancel', 'close']) el.addEventListener(news, e => { if (e.target === el) close(); });
  el.addEventListener('click', e => { if (e.target === el) close(); }); // the backdrop belongs to the dialog itself
  document.body.append(el);
  el.showModal();
  return {
    el,
    close,
    retitle: () => {
      name.textContent = title();
      cross.title = t('shell.close');
      cross.setAttribute('aria-label', t('shell.close'));
    },
  };
}

/**
 * Asks before something that cannot be taken back. True: do it.
 * @param {string} title
 * @param {string} text
 * @param {string} doIt words of the button
 * @returns {Promise<boolean>}
 */
export function confirmDialog(title, text, doIt) {
  return new Promise(answer => {
    let yes = false;
    const dialog = openDialog(() => title, [h('p', null, text), h('div', { class: 'row end' },
      h('button', { class: 'btn', onclick: () => dialog.close() }, t('shell.cancel')),
      h('button', { class: 'btn fire', onclick: () => { yes = true; dialog.close(); } }, doIt))],
    { onclose: () => answer(yes) });
  });
}
