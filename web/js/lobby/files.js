// Games as files: taking one out, putting one in.

import { announce, h, icon } from '../dom.js';
import { toast, toastError } from '../toast.js';
import { t } from '../words.js';

const LARGEST = 16 * 1024 * 1024; // what the server takes in one message

/**
 * Saves a game as a file: a replay of a finished one, else a save. The owner may take all seats, and sits down for it.
 * @param {import('../net.js').Net} net
 * @param {string} game
 */
export async function exportGame(net, game) {
  try {
    const { seats, watch } = await net.call('seats', { game }), tokens = Object.values(seats);
    await net.call('join', { game, tokens: tokens.length ? tokens : [watch] });
    const { name, data } = await net.call('export').finally(() => net.call('leave'));
    download(name, data);
    toast(t('files.saved', { name }));
  } catch (error) {
    toastError(error);
  }
}

/**
 * @param {string} name
 * @param {string} data
 */
export function download(name, data) {
  const url = URL.createObjectURL(new Blob([data], { type: 'text/plain' }));
  h('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * A drop target for a file, with a button as the alternative.
 * @param {import('../net.js').Net} net
 * @param {(game: any) => void} done
 */
export function importField(net, done) {
  const fault = h('p', { class: 'fault', role: 'alert' });
  const input = h('input', { type: 'file', class: 'off-screen', id: 'import-file', tabindex: '-1', 'aria-label': t('files.choose'),
    onchange: () => { take(input.files?.[0]); input.value = ''; } });
  const el = h('div', { class: 'drop' }, icon('load'), h('p', null, t('files.drop')),
    h('button', { class: 'btn', type: 'button', onclick: () => input.click() }, t('files.choose')), input, fault);

  /** @param {File|undefined} file */
  async function take(file) {
    fault.textContent = '';
    if (!file) return;
    if (file.size > LARGEST) {
      fault.textContent = t('files.large', { name: file.name });
      return;
    }
    el.classList.add('busy');
    try {
      const { game } = await net.call('import', { data: await file.text(), name: file.name });
      announce(t('files.taken', { name: file.name }));
      done(game);
    } catch (error) {
      fault.textContent = t('files.refused', { name: file.name, why: error.message });
    } finally {
      el.classList.remove('busy');
    }
  }
  for (const event of ['dragover', 'dragleave', 'drop'])
    el.addEventListener(event, e => {
      e.preventDefault();
      el.classList.toggle('over', event === 'dragover');
      if (event === 'drop') take(/** @type {DragEvent} */ (e).dataTransfer?.files[0]);
    });
  return el;
}
