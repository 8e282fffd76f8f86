// "Play now": one click from the first screen to a guided first game.

import { h, icon } from '../dom.js';
import { remember } from '../memory.js';
import { pref } from '../prefs.js';
import { keepSeats, tableLink } from '../seats.js';
import { pick, t } from '../words.js';
import '../words/guide.js';

/** @typedef {import('../types.js').Guide} Guide */
/** @typedef {import('../types.js').Battle} Battle */

/**
 * The band above the battles; nothing where there is no guide, or for a guest, who starts no games.
 * @param {import('../net.js').Net} net
 * @param {Guide[]} guides
 * @param {Battle[]} battles
 */
export function playNow(net, guides, battles) {
  const [guide] = guides, battle = battles.find(b => b.id === guide?.battle), scenario = battle?.scenarios.find(s => s.id === guide?.scenario);
  if (!guide || !battle || !scenario || (net.hello && !net.hello.owner)) return '';
  const fault = h('p', { class: 'fault', role: 'alert' });
  const go = h('button', { type: 'button', class: 'btn pri now', 'data-act': 'play-now', onclick: () => start(net, guide, battle, go, fault) },
    icon('play'), t('guide.now'));
  return h('section', { class: 'first', 'aria-labelledby': 'first' },
    h('div', null, h('h2', { id: 'first' }, t('guide.title')),
      h('p', null, t('guide.about', { scenario: pick(scenario.title), length: pick(scenario.length) }))),
    h('div', { class: 'row' }, go, h('a', { class: 'btn', href: '#/learn' }, icon('rules'), t('guide.lessons'))), fault);
}

/**
 * @param {import('../net.js').Net} net
 * @param {Guide} guide
 * @param {Battle} battle
 * @param {HTMLButtonElement} go
 * @param {HTMLElement} fault
 */
async function start(net, guide, battle, go, fault) {
  go.disabled = true;
  fault.textContent = '';
  try {
    const players = Object.fromEntries(battle.sides.map(({ id }) => [id, id === guide.side ? 'human' : guide.opponent]));
    const { game } = await net.call('create', { scenario: guide.scenario, options: guide.options ?? {}, players,
      names: { [guide.side]: pref('name') }, curtain: false, hints: true, open_plans: false, lesson: false });
    const held = { seats: [game.seats[guide.side]], sides: [guide.side], watch: game.watch };
    keepSeats(game.game, held);
    remember(game.game, { guided: true });
    location.hash = tableLink(game.game, held);
  } catch (error) {
    fault.textContent = error.message;
    go.disabled = false;
  }
}
