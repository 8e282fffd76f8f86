// The lessons, `#/learn`: a book for each battle that has some; what each is about, which are done, which is next.

import { getJson } from '../api.js';
import { h, icon } from '../dom.js';
import { pick, t } from '../words.js';
import { plainText } from './cite.js';
import { forgetDone, lessonsDone } from './progress.js';
import '../words/learn.js';

/** @typedef {import('../words.js').Text} Text */
/** @typedef {{title: Text, intro: Text, side: string, steps: number}} Lesson */
/** @typedef {{battle: string, scenario: string, title: Text, lessons: Lesson[]}} Book */

/** @returns {Promise<{books: Book[]}>} */
export const askLessons = () => getJson('/api/lessons');

/** @param {HTMLElement} root */
export async function open(root) {
  const { books } = await askLessons();
  const main = h('main', { class: 'learn', id: 'main', tabindex: '-1' });
  const draw = () => main.replaceChildren(...content(books, draw));
  draw();
  root.append(main);
  return { close: () => main.remove() };
}

/** @param {Book[]} books @param {() => void} again */
function content(books, again) {
  const done = books.map((book, i) => lessonsDone(book.battle, i === 0)), all = books.reduce((n, book) => n + book.lessons.length, 0);
  const count = done.reduce((n, set) => n + set.size, 0);
  return [
    h('header', null, h('h1', null, t('learn.title')), h('p', null, t('learn.about', { n: all })), bar(count, all),
      count > 0 && h('button', { type: 'button', class: 'btn', onclick: () => { forgetDone(); again(); } }, icon('undo'), t('learn.forget'))),
    count >= all && h('p', { class: 'quiet' }, t('learn.all_done'), ' ', h('a', { class: 'btn pri', href: '#/' }, t('learn.play'))),
    ...books.map((book, i) => shelf(book, done[i])),
  ].filter(e => e !== false);
}

/** The lessons of one battle. @param {Book} book @param {Set<number>} done */
function shelf({ battle, title, lessons }, done) {
  const next = lessons.findIndex((_, i) => !done.has(i + 1));
  return h('section', { class: 'book', dataset: { battle } }, h('h2', null, pick(title)),
    h('ol', { class: 'lessons' }, lessons.map((lesson, i) => row(battle, lesson, i + 1, done.has(i + 1), i === next))));
}

/** @param {number} n @param {number} of */
function bar(n, of) {
  const fill = h('i', null);
  fill.style.width = `${100 * n / of}%`;
  return h('div', { class: 'progress' }, h('div', { class: 'meter', 'aria-hidden': 'true' }, fill), h('span', null, t('learn.progress', { n, of })));
}

/** @param {string} battle @param {Lesson} lesson @param {number} n @param {boolean} done @param {boolean} next */
function row(battle, lesson, n, done, next) {
  return h('li', { class: [done && 'done', next && 'next'].filter(Boolean).join(' ') },
    h('span', { class: 'no', 'aria-hidden': 'true' }, done ? icon('check') : n),
    h('div', null, h('h3', null, pick(lesson.title), done && h('span', { class: 'off-screen' }, `, ${t('learn.done')}`)), h('p', null, plainText(pick(lesson.intro)))),
    h('p', { class: 'muted steps' }, t('learn.steps', { n: lesson.steps })),
    h('a', { class: `btn${next ? ' pri' : ''}`, href: `#/lesson/${battle}/${n}`, 'aria-label': `${t(done ? 'learn.again' : 'learn.begin')}: ${pick(lesson.title)}` }, t(done ? 'learn.again' : 'learn.begin')));
}
