// The lobby.

import { h } from '../dom.js';
import { t } from '../words.js';

/** @param {HTMLElement} root */
export function open(root) {
  root.append(h('main', { id: 'main', tabindex: '-1' }, h('h1', null, t('nav.play'))));
  return { close() {} };
}
