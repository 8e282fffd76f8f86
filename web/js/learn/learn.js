// The list of lessons, `#/learn`: what each is about, which are done, which is next.

import { getJson } from '../api.js';
import { h, icon } from '../dom.js';
import { pick, t } from '../words.js';
import { plainText } from './cite.js';
import { forgetDone, lessonsDone } from './progress.js';
import '../words/learn.js';

/** @typedef {import('../words.js').Text} Text */
/** @typedef {{title: Text, intro: Text, side: string, steps: number}} Lesson */
/** @typedef {{battle: string, scenario: string, title: Text, lessons: Lesson[]}} Lessons */

/** @returns {Promise<Lessons>} */
export const askLessons = () => getJson('/api/lessons');

/** @param {HTMLElement} root */
export async function open(root) {
  const asked = await askLessons();
  const main = h('main', { class: 'learn', id: 'main', tabindex: '-1' });
  const draw = () => main.replaceChildren(...content(asked, draw));
  draw();
  root.append(main);
  return { close: () => main.remove() };
}

/** @param {Lessons} asked @param {() => void} again */
function content({ lessons, title }, again) {
  const done = lessonsDone();
  const next = lessons.findIndex((_, i) => !done.has(i + 1));
  const count = lessons.filter((_, i) => done.has(i + 1)).length;
  return [
    h('header', null, h('h1', null, t('learn.title')), h('p', null, t('learn.about', { n: lessons.length, battle: pick(title) })), bar(count, lessons.length),
      count > 0 && h('button', { type: 'button', class: 'btn', onclick: () => { forgetDone(); again(); } }, icon('undo'), t('learn.forget'))),
    next < 0 && h('p', { class: 'quiet' }, t('learn.all_done'), ' ', h('a', { class: 'btn pri', href: '#/' }, t('learn.play', { battle: pick(title) }))),
    h('ol', { class: 'lessons' }, lessons.map((lesson, i) => row(lesson, i + 1, done.has(i + 1), i === next))),
  ].filter(e => e !== false);
}

/** @param {number} n @param {number} of */
function bar(n, of) {
  const fill = h('i', null);
  fill.style.width = `${100 * n / of}%`;
  return h('div', { class: 'progress' }, h('div', { class: 'meter', 'aria-hidden': 'true' }, fill), h('span', null, t('learn.progress', { n, of })));
}

/** @param {Lesson} lesson @param {number} n @param {boolean} done @param {boolean} next */
function row(lesson, n, done, next) {
  return h('li', { class: [done && 'done', next && 'next'].filter(Boolean).join(' ') },
    h('span', { class: 'no', 'aria-hidden': 'true' }, done ? icon('check') : n),
    h('div', null, h('h2', null, pick(lesson.title), done && h('span', { class: 'off-screen' }, `, ${t('learn.done')}`)), h('p', null, plainText(pick(lesson.intro)))),
    h('p', { class: 'muted steps' }, t('learn.steps', { n: lesson.steps })),
    h('a', { class: `btn${next ? ' pri' : ''}`, href: `#/lesson/${n}`, 'aria-label': `${t(done ? 'learn.again' : 'learn.begin')}: ${pick(lesson.title)}` }, t(done ? 'learn.again' : 'learn.begin')));
}
