// The rules reference: every paragraph of a rulebook in our own words, by chapter, to be searched and linked to.

import { battles as askBattles } from '../api.js';
import { announce, h, icon } from '../dom.js';
import { lang, pick, t } from '../words.js';
import { rulesOf } from './index.js';
import { edition } from './paragraph.js';
import { highlighted, matcher } from './search.js';
import '../words/rules.js';

/** @typedef {import('./index.js').Paragraph} Paragraph @typedef {import('./index.js').Chapter} Chapter */

/**
 * @param {HTMLElement} root
 * @param {{path: string[]}} context
 */
export async function open(root, { path: [wanted, id] }) {
  const { battles } = await askBattles(), title = wanted ?? battles[0].id, rules = await rulesOf(title);
  const { paragraphs } = rules, chapters = byChapter(rules);
  const count = h('p', { class: 'small muted', role: 'status' });
  const body = h('div', { class: 'chapters', lang: lang() });
  const search = h('input', { type: 'search', id: 'search', placeholder: t('rules.search.hint'), autocomplete: 'off',
    oninput: () => { draw(search.value); if (scrollY > body.offsetTop) body.scrollIntoView(); } });

  /** @param {string} query */
  function draw(query) {
    const fits = matcher(query);
    let found = 0;
    body.replaceChildren(...chapters.map(([own, list]) => {
      const here = list.filter(fits);
      found += here.length;
      return here.length ? chapter(own, here, title, query) : '';
    }));
    count.textContent = query.trim() ? t('rules.found', { n: found, of: paragraphs.length }) : t('rules.count', { n: paragraphs.length });
    if (!found) body.replaceChildren(h('p', { class: 'quiet' }, t('rules.nothing', { query })));
  }
  draw('');

  root.append(h('main', { class: 'rules', id: 'main', tabindex: '-1' },
    h('div', { class: 'lh' }, h('h1', null, t('nav.rules')), h('p', null, t('rules.about'))),
    h('nav', { class: 'books', 'aria-label': t('rules.books') }, battles.map(b =>
      h('a', { class: 'btn', href: `#/rules/${b.id}`, 'aria-current': b.id === title && 'page' }, pick(b.title)))),
    h('div', { class: 'find' }, h('label', { for: 'search' }, icon('search'), h('span', { class: 'off-screen' }, t('rules.search'))), search, count),
    rules.chapters.length > 0 && h('nav', { class: 'contents', 'aria-label': t('rules.contents') }, h('ol', null, chapters.map(([own]) => own &&
      h('li', null, h('button', { type: 'button', onclick: () => jump(`chapter-${own.id}`) }, nameOf(own)))))),
    body));
  return { close() {}, ...(id && { focus: () => jump(`p-${id}`) }) };
}

/**
 * Goes to a heading or a paragraph; the address is left alone, for it names screens.
 * @param {string} id
 */
function jump(id) {
  const el = document.getElementById(id);
  el?.scrollIntoView({ block: 'start' });
  el?.focus({ preventScroll: true });
  if (el) announce(el.textContent ?? '');
}

/**
 * Chapters in the order of the book, each with its paragraphs: those whose number begins with its own. A rulebook may have no chapters.
 * @param {{paragraphs: Paragraph[], chapters: Chapter[]}} rules
 * @returns {[Chapter|undefined, Paragraph[]][]}
 */
function byChapter({ paragraphs, chapters }) {
  /** @type {Map<Chapter|undefined, Paragraph[]>} */
  const found = new Map();
  for (const p of paragraphs) {
    const own = chapters.find(c => p.id.startsWith(c.id) && !/^[\p{L}\d]/u.test(p.id.slice(c.id.length)));
    found.set(own, [...(found.get(own) ?? []), p]);
  }
  return [...found];
}

/** Numbers are told, other ids are not. @param {Chapter} own */
const nameOf = own => (/^\d/.test(own.id) ? `${own.id}. ` : '') + pick(own.title);

/**
 * @param {Chapter|undefined} own
 * @param {Paragraph[]} list
 * @param {string} title
 * @param {string} query
 */
const chapter = (own, list, title, query) => h('section', own && { 'aria-labelledby': `chapter-${own.id}` },
  own && h('h2', { id: `chapter-${own.id}`, tabindex: '-1' }, nameOf(own)),
  list.map((p, i) => paragraph(p, title, query, list[i - 1]?.id !== p.id)));

/**
 * @param {Paragraph} p
 * @param {string} title
 * @param {string} query
 * @param {boolean} first the other edition's words for the same number come second
 */
function paragraph(p, title, query, first) {
  return h('article', { class: 'paragraph', id: first && `p-${p.id}`, tabindex: '-1' },
    h('h3', null, h('a', { class: 'par', href: `#/rules/${title}/${encodeURIComponent(p.id)}`, title: t('rules.link', { id: p.id }) }, p.id),
      h('span', null, highlighted(pick(p.title), query)),
      edition(p, title)),
    h('p', null, highlighted(pick(p.text), query)),
    p.rulings?.length > 0 && h('p', { class: 'small muted' }, t('rules.rulings', { list: p.rulings.join(', ') })));
}
