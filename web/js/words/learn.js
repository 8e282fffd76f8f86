// Words of the tutorial. What a lesson itself says comes from the server.

import { addWords } from '../words.js';

addWords({
  'learn.title': ['Learn the rules', 'Nauka przepisów'],
  'learn.about': ['{n} short lessons on the fight for Wywła, 6 June 1794. Each takes two or three minutes; every number in brackets opens its paragraph.', '{n} krótkich lekcji na przykładzie walki o Wywłę, 6 czerwca 1794. Każda trwa dwie, trzy minuty; każdy numer w nawiasie otwiera swój paragraf.'],
  'learn.progress': ['{n} of {of} done', 'ukończono {n} z {of}'],
  'learn.done': ['done', 'ukończona'],
  'learn.begin': ['Begin', 'Zacznij'],
  'learn.again': ['Once more', 'Jeszcze raz'],
  'learn.steps': ['{n} {n:step|steps}', '{n} {n:krok|kroki|kroków}'],
  'learn.forget': ['Begin anew', 'Od nowa'],
  'learn.all_done': ['You know the rules that matter. The fight itself waits in the lobby.', 'Znasz już najważniejsze przepisy. Sama walka czeka w poczekalni.'],
  'learn.play': ['Play the fight for Wywła', 'Zagraj walkę o Wywłę'],

  'lesson.of': ['Lesson {n} of {of}', 'Lekcja {n} z {of}'],
  'lesson.step': ['Step {n} of {of}', 'Krok {n} z {of}'],
  'lesson.goal': ['To do', 'Zadanie'],
  'lesson.learned': ['What you have learned', 'Czego się nauczyłeś'],
  'lesson.next': ['Next lesson', 'Następna lekcja'],
  'lesson.list': ['All lessons', 'Wszystkie lekcje'],
  'lesson.show': ['Show me', 'Pokaż'],
  'lesson.do': ['Do it for me', 'Zrób to za mnie'],
  'lesson.wait': ['Wait for the answer.', 'Zaczekaj na odpowiedź.'],
  'lesson.less': ['Show less', 'Zwiń'],
  'lesson.more': ['Show more', 'Rozwiń'],
  'lesson.panel': ['Lesson', 'Lekcja'],
});
