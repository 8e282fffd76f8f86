// Refusals that explain themselves: the reason, its paragraph, what would help, and where it can be seen the line.

import { lookOf } from '../counters/look.js';
import { keysOf } from '../counters/terms.js';
import { h } from '../dom.js';
import { t } from '../words.js';
import { Popover } from './popover.js';
import { asLine, paragraphTag, sentenceNodes } from './sentence.js';
import { counterPicture } from './picture.js';
import { shootsBy } from './verbs.js';

/** @typedef {import('../types.js').Sentence} Sentence */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {{reason: Sentence|null, help?: Sentence[]}} Answer */

/** @param {Desk} desk  @param {string} hex  @param {(p: Popover) => void} opened */
export async function whyHex(desk, hex, opened) {
  const unit = desk.hand.unit;
  const top = desk.model.stack(hex)[0];
  const [answer, fire] = await Promise.all([
    desk.ask('why_hex', unit ? { hex, unit } : { hex }),
    unit && top && !desk.model.isOwn(top.id) ? whyNoFire(desk, unit, hex) : null,
  ]);
  const from = desk.model.unit(unit)?.hex;
  const title = top ? desk.model.name(top.id) : t('table.hex', { hex });
  const where = from
    ? t('table.hex_from', { hex, n: desk.geometry.distance(from, hex), name: desk.model.name(unit) })
    : t('table.hex', { hex });
  const about = { title, where, picture: top?.id ?? null, hexes: from ? [hex, from] : [hex], plain: t('table.why_hex') };
  show(desk, answer, about, opened, fire?.reason);
  if (from && top && !desk.model.isOwn(top.id)) await showLine(desk, from, hex);
}

/** An enemy was pointed at: above all he should be shot. @param {Desk} desk  @param {string} unit  @param {string} hex @returns {Promise<Answer|null>} */
function whyNoFire(desk, unit, hex) {
  const piece = desk.model.piece(unit), verb = piece && keysOf('verb').find(v => shootsBy(v, lookOf(piece).branch));
  return verb ? desk.ask('why', { action: `${verb} ${unit} ${hex}` }) : Promise.resolve(null);
}

/** Whether the enemy can be seen at all is drawn on the map. @param {Desk} desk  @param {string} from  @param {string} to */
async function showLine(desk, from, to) {
  const sight = await desk.ask('sight', { from, to });
  if (sight && desk.stage.querySelector('.tb-pop.why')) desk.overlay.sight({ from, to, visible: sight.visible, at: sight.at });
}

/** @param {Desk} desk  @param {string} id  @param {string} hex  @param {(p: Popover) => void} opened */
export async function whyPiece(desk, id, hex, opened) {
  const answer = /** @type {Answer|null} */ (await desk.ask('why_piece', { unit: id }));
  const name = desk.model.name(id);
  show(desk, answer, { title: name, where: t('table.hex', { hex }), picture: id, hexes: [hex], plain: t('table.why_piece', { name }) }, opened);
}

/**
 * Why an action that was typed or a dashed button is not possible.
 * @param {Desk} desk  @param {string} action  @param {string} title  @param {string[]} hexes  @param {(p: Popover) => void} opened
 */
export async function whyAction(desk, action, title, hexes, opened) {
  const answer = /** @type {Answer|null} */ (await desk.ask('why', { action }));
  show(desk, answer, { title, where: t('table.not_now'), picture: null, hexes, plain: t('table.why_other') }, opened);
}

/**
 * @param {Desk} desk  @param {Answer|null} answer
 * @param {{title: string, where: string, picture: string|null, hexes: string[], plain: string}} about plain: what is said
 * where the server has no other reason than that it asks something else  @param {(p: Popover) => void} opened
 * @param {Sentence|null} [first] a reason that comes before the others
 */
function show(desk, answer, about, opened, first = null) {
  if (!answer?.reason) return;
  const { help = [] } = answer, asks = answer.reason.code === desk.model.latest?.prompt?.code;
  const reason = asks ? { ...answer.reason, unit: about.picture ?? undefined, other: undefined, text: about.plain } : answer.reason;
  const reasons = first && first.code !== reason.code ? [first, reason] : [reason];
  const pop = new Popover(
    desk,
    about.hexes,
    { label: t('table.why_not_of', { what: about.title }), class: 'why', onclose: () => desk.overlay.sight(null) },
    h(
      'header',
      null,
      about.picture ? counterPicture(desk, about.picture) : null,
      h('div', null, h('h2', null, about.title), h('p', null, about.where)),
    ),
    h(
      'div',
      { class: 'in' },
      reasons.map(r =>
        h('p', { class: 'because' }, sentenceNodes(desk, asLine(desk, r)), ' ', paragraphTag(desk, r.paragraph)),
      ),
      help.length > 0
        ? h(
            'div',
            { class: 'help' },
            h('b', null, t('table.would_help')),
            h(
              'ul',
              null,
              help.map(s => h('li', null, sentenceNodes(desk, s), ' ', paragraphTag(desk, s.paragraph))),
            ),
          )
        : null,
    ),
  );
  desk.say(`${about.title}: ${reasons.map(r => `${r.text} ${r.paragraph ? `[${r.paragraph}]` : ''}`).join('; ')}`);
  opened(pop);
}
