// The new game form. What can be chosen comes from the server; the form only asks.

import { shareText } from '../card/card.js';
import { h } from '../dom.js';
import { setPref } from '../prefs.js';
import { heldGames, heldSeats, keepSeats, tableLink } from '../seats.js';
import { livery } from '../livery.js';
import { pick, t } from '../words.js';
import { chosen, draft, hints, openPlans, players as whoPlays } from './draft.js';
import { choices, fold } from './fields.js';
import { openInvitation } from './invite.js';
import { optionFields } from './options.js';
import { helpFields, pairFields, programFields } from './program.js';

/** @typedef {import('../types.js').Battle} Battle */
/** @typedef {import('../types.js').Battles} Battles */
/** @typedef {{net: import('../net.js').Net, battles: Battle[], players: Battles['players'], tempers: Battles['tempers'], tell: () => void}} Form `tell`: another scenario is chosen */

/**
 * The children of the form's panel, for the battle chosen.
 * @param {Form} form
 * @returns {HTMLElement[]}
 */
export function newGame(form) {
  const { battle } = chosen(form.battles);
  const title = h('h2', { id: 'new' }, t('new.title')), sub = h('p', { class: 'sub' }, `${pick(battle.title)}, ${pick(battle.date)}`);
  if (form.net.hello && !form.net.hello.owner) return [title, ...guest()];
  const details = h('div'), fault = h('p', { class: 'fault', role: 'alert' });
  const redraw = () => { // what hangs on the choices above it
    side.replaceChildren(draft.opponent === 'watch' ? '' : sideField(battle, chosen(form.battles).scenario, redraw));
    details.replaceChildren(...dependent(form));
  };
  const side = h('div');
  redraw();
  const go = h('button', { class: 'btn pri go', type: 'submit' }, t('new.start'));
  return [title, sub, h('form', { onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); start(form, battle, go, fault); } },
    scenarioField(battle, () => { form.tell(); redraw(); }), side, opponentField(redraw), details, h('div', { class: 'start' }, fault, go))];
}

/** An invited guest cannot start games, but finds the way back to his seat. */
const guest = () => [h('p', null, t('new.guest')), h('p', { class: 'column' }, heldGames().map(game =>
  h('a', { class: 'btn pri', href: tableLink(game, heldSeats(game)) }, t('new.guest.back', { game: game.slice(0, 6) }))))];

/**
 * @param {Form} form
 * @returns {HTMLElement[]}
 */
function dependent(form) {
  const { battle, scenario } = chosen(form.battles);
  /** @type {Record<import('./draft.js').Opponent, () => HTMLElement[]>} */
  const fields = { program: () => programFields(form), watch: () => pairFields(battle, form), table: () => [curtainField()], friend: () => [] };
  return [
    h('p', { class: 'hint' }, t(`new.opponent.${draft.opponent}.about`)), ...fields[draft.opponent](), optionFields(scenario),
    helpFields(), ...(draft.opponent === 'watch' ? [] : [nameFields(battle)]), sealed(),
  ];
}

/**
 * @param {Battle} battle
 * @param {() => void} redraw
 */
const scenarioField = (battle, redraw) => choices({
  legend: t('new.scenario'), name: 'scenario', value: draft.scenario,
  list: battle.scenarios.map(s => ({ value: s.id, label: pick(s.title),
    about: `${s.start ? `${s.start}, ` : ''}${t('lobby.turns', { n: s.turns })}. ${pick(s.about)}` })),
  onpick: value => { draft.scenario = value; redraw(); },
});

/**
 * @param {Battle} battle
 * @param {import('../types.js').Scenario} scenario
 * @param {() => void} redraw
 */
const sideField = (battle, scenario, redraw) => choices({
  legend: t('new.side'), name: 'side', value: draft.side, columns: 2,
  list: battle.sides.map(s => ({ value: s.id, label: pick(s.name), tag: livery(s), about: shareText(scenario, s.id) })),
  onpick: value => {
    draft.names = { [value]: draft.names[draft.side] ?? '' };
    draft.side = value;
    redraw();
  },
});

/** @param {() => void} redraw */
const opponentField = redraw => choices({
  legend: t('new.opponent'), name: 'opponent', value: draft.opponent, columns: 2,
  list: ['program', 'friend', 'table', 'watch'].map(value => ({ value, label: t(`new.opponent.${value}`) })),
  onpick: value => { draft.opponent = value; redraw(); },
});

const curtainField = () => h('label', { class: 'chk' },
  h('input', { type: 'checkbox', checked: draft.curtain, onchange: (/** @type {any} */ e) => { draft.curtain = e.target.checked; } }),
  h('span', null, t('new.curtain'), h('small', null, t('new.curtain.about'))));

/**
 * A name for each side that people play, none needed.
 * @param {Battle} battle
 */
function nameFields(battle) {
  const who = whoPlays(battle), people = battle.sides.filter(s => who[s.id] === 'human');
  return fold('names', 'people', () => people.map(s => draft.names[s.id]).filter(Boolean).join(', ') || t('new.names'), changed =>
    people.map(side => h('label', { class: 'field' }, h('span', { class: `tag ${livery(side)}` }, pick(side.name)),
      h('input', { type: 'text', maxlength: '40', autocomplete: 'off', value: draft.names[side.id] ?? '', placeholder: t('new.names.none'),
        oninput: (/** @type {any} */ e) => { draft.names[side.id] = e.target.value; changed(); } }))));
}

/** How the dice are kept honest, said before the first one falls. */
const sealed = () => fold('sealed', 'seal', () => t('new.sealed'), () => h('p', null, t('new.sealed.about')));

/**
 * Asks the server for the game, keeps the player's seats, and goes to the table; a friend is invited first.
 * @param {Form} form
 * @param {Battle} battle
 * @param {HTMLButtonElement} go
 * @param {HTMLElement} fault
 */
async function start({ net }, battle, go, fault) {
  const friend = draft.opponent === 'friend';
  go.disabled = true;
  fault.textContent = '';
  try {
    const { game } = await net.call('create', { scenario: draft.scenario, options: draft.options, players: whoPlays(battle),
      names: draft.names, curtain: draft.opponent === 'table' && draft.curtain, hints: hints(), open_plans: openPlans(),
      lesson: false });
    const sides = Object.keys(game.seats).filter(side => !friend || side === draft.side);
    const held = { seats: sides.map(side => game.seats[side]), sides, watch: game.watch };
    keepSeats(game.game, held);
    setPref('name', draft.names[draft.side] ?? '');
    if (friend) await openInvitation(net, game, battle, { mine: draft.side });
    else location.hash = tableLink(game.game, held);
  } catch (error) {
    fault.textContent = error.message;
  } finally {
    go.disabled = false;
  }
}
