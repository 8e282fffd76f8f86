// The amber strip: the connection is lost, what is safe, and when the page tries again.

import { h } from './dom.js';
import { lang, onLang, t } from './words.js';

/** A break shorter than this is not worth a word, in milliseconds. */
const PATIENCE = 700;

/**
 * @param {import('./net.js').Net} net
 * @param {HTMLElement} strip
 */
export function watchConnection(net, strip) {
  let until = 0, timer = 0, since = 0;

  function draw() {
    const open = net.state !== 'lost' || Date.now() - since < PATIENCE;
    strip.hidden = open;
    if (open) return;
    const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
    const text = seconds ? t('net.strip', { n: seconds }) : t('net.trying');
    if (!strip.firstChild) {
      const again = h('button', { class: 'btn', onclick: () => net.retry() });
      strip.append(h('span', { class: 'what', role: 'alert' }), h('span', { class: 'wait', 'aria-hidden': 'true' }), again);
    }
    const [what, wait, again] = strip.children;
    const why = net.full?.[lang()] ?? t('net.safe');
    if (what.textContent !== why) what.textContent = why; // said once, not every second
    wait.textContent = text;
    again.textContent = t('net.retry');
  }

  net.onstate((state, retryIn) => {
    clearInterval(timer);
    if (state === 'lost') {
      if (strip.hidden && !since) since = Date.now();
      until = Date.now() + retryIn * 1000;
      timer = setInterval(draw, 250);
    } else {
      since = 0;
      strip.replaceChildren();
    }
    draw();
  });
  onLang(() => draw());
}
