// Words of the tutorial. What a lesson itself says comes from the server.

import { addWords } from '../words.js';

addWords({
  'learn.title': ['Learn the rules', 'Nauka przepisów'],
  'learn.about': ['{n} short {n:lesson|lessons} to look things up. Each takes two or three minutes; click a number in brackets to read its paragraph.', '{n} {n:krótka lekcja|krótkie lekcje|krótkich lekcji}, do których można zajrzeć w każdej chwili. Każda trwa dwie lub trzy minuty; kliknij numer w nawiasie, by przeczytać paragraf.'],
  'learn.progress': ['{n} of {of} done', 'ukończono {n} z {of}'],
  'learn.done': ['done', 'ukończona'],
  'learn.begin': ['Begin', 'Zacznij'],
  'learn.again': ['Play again', 'Jeszcze raz'],
  'learn.steps': ['{n} {n:step|steps}', '{n} {n:krok|kroki|kroków}'],
  'learn.forget': ['Start over', 'Zacznij od nowa'],
  'learn.all_done': ['You know the rules that matter most. Now play the whole battle.', 'Znasz już najważniejsze przepisy. Teraz rozegraj całą bitwę.'],
  'learn.play': ['Choose a battle', 'Wybierz bitwę'],

  'lesson.of': ['Lesson {n} of {of}', 'Lekcja {n} z {of}'],
  'lesson.step': ['Step {n} of {of}', 'Krok {n} z {of}'],
  'lesson.goal': ['To do', 'Zadanie'],
  'lesson.learned': ['What you have learned', 'Co już umiesz'],
  'lesson.next': ['Next lesson', 'Następna lekcja'],
  'lesson.list': ['All lessons', 'Wszystkie lekcje'],
  'lesson.show': ['Show me', 'Pokaż'],
  'lesson.do': ['Do it for me', 'Zrób to za mnie'],
  'lesson.wait': ['Wait for the enemy’s reply.', 'Zaczekaj na odpowiedź przeciwnika.'],
  'lesson.less': ['Show less', 'Zwiń'],
  'lesson.more': ['Show more', 'Rozwiń'],
  'lesson.panel': ['Lesson', 'Lekcja'],
});
