// One paragraph, opened beside the number that cites it. Used wherever a number of a rule stands.

import { h, icon } from '../dom.js';
import { openPopover } from '../popover.js';
import { pick, t } from '../words.js';
import { cited, rulesOf } from './index.js';
import '../words/rules.js';

/**
 * The tag of a paragraph; it opens what it says.
 * @param {string} title of the battle: raclawice, szczekociny, maciejowice
 * @param {string} id
 */
export function parTag(title, id) {
  return h('button', { class: 'par', type: 'button', 'aria-label': t('rules.open', { id: readable(id) }), 'aria-haspopup': 'dialog',
    onclick: (/** @type {any} */ e) => { e.stopPropagation(); showParagraph(title, id, e.currentTarget); } }, readable(id));
}

/** Parts of ids that tell readers nothing: a rule that a book uses but does not print is "10.9.7-missing"; they know which scenario they play. */
const UNSAID = ['missing', 'historical', 'hypothetical'];

/** Parts of ids that have a word, with a number or a letter where one follows. */
const SAID = /^(note|autovictory|setup|situation|turn|entry|example|hidden|force|errata|credits|reason|rest|facing)(\d*[a-z]?)$/;

/** An id of the index as people would write it: "13-historical-note2b" is "13, note 2b". @param {string} id */
export function readable(id) {
  const parts = id.split('-').filter(part => !UNSAID.includes(part)), found = parts.map(part => SAID.exec(part));
  if (!found.some(Boolean)) return parts.join('-');
  const words = parts.map((part, i) => (found[i] ? t(`rules.id.${found[i][1]}`, { n: found[i][2] }).trim() : part));
  return words.slice(1).reduce((all, word, i) => `${all}${(i === 0 && !found[0]) || found[i + 1] ? ', ' : ' '}${word}`, words[0]);
}

/**
 * Opens what a paragraph says, beside the element that cites it.
 * @param {string} title
 * @param {string} id
 * @param {Element} anchor
 */
export async function showParagraph(title, id, anchor) {
  const body = h('div', { class: 'in' }, h('p', { class: 'muted' }, t('rules.loading')));
  openPopover(anchor, [h('h3', null, t('rules.paragraph', { id: readable(id) })), body], t('rules.paragraph', { id: readable(id) }));
  try {
    const found = cited((await rulesOf(title)).paragraphs, id);
    body.replaceChildren(...(found.length ? found.map(p => entry(p, title)) : [h('p', null, t('rules.unknown', { id: readable(id) }))]),
      h('p', { class: 'more' }, h('a', { href: `#/rules/${title}/${encodeURIComponent(found[0]?.id ?? id)}`, target: '_blank' },
        icon('rules'), t('rules.all'))));
  } catch (error) {
    body.replaceChildren(h('p', { class: 'fault' }, error.message));
  }
}

/**
 * Number, title and words of a paragraph.
 * @param {import('./index.js').Paragraph} p
 * @param {string} title
 */
function entry(p, title) {
  return h('div', { class: 'para' },
    h('h4', null, h('span', { class: 'par-no' }, readable(p.id)), ' ', pick(p.title), edition(p, title)),
    h('p', null, pick(p.text)),
    p.rulings?.length > 0 && h('p', { class: 'muted small' }, t('rules.rulings', { list: p.rulings.join(', ') })));
}

/**
 * Says which edition of a rulebook an entry belongs to, where the book has several and not all have it.
 * @param {import('./index.js').Paragraph} p
 * @param {string} title of the book
 */
export function edition(p, title) {
  const editions = (p.set ?? []).filter(s => s.startsWith(`${title}-`));
  return editions.length === 1 && h('small', null, t('rules.edition', { year: editions[0].slice(title.length + 1) }));
}
