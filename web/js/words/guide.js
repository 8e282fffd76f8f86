// Words of the guided first game. What its notes say comes from the server.

import { addWords } from '../words.js';

addWords({
  'guide.now': ['Play now', 'Zagraj teraz'],
  'guide.title': ['Your first battle', 'Twoja pierwsza bitwa'],
  'guide.about': ['{scenario}, {length}, against an officer who makes mistakes. Everything is explained as it comes up.', '{scenario}, {length}, przeciw oficerowi, który często się myli. Wszystko wyjaśniamy po drodze.'],
  'guide.lessons': ['Lessons', 'Lekcje'],
  'guide.ok': ['Got it', 'Rozumiem'],
  'guide.unfold': ['Read the note', 'Przeczytaj wskazówkę'],
  'guide.fold': ['Fold the note', 'Zwiń wskazówkę'],
  'guide.off': ['No more notes', 'Bez wskazówek'],
  'guide.is_off': ['Notes are off. Switch them on again in the menu.', 'Wskazówki są wyłączone. Włączysz je znów w menu.'],
  'guide.switch': ['Explain new things as they come up', 'Wyjaśniaj nowe rzeczy na bieżąco'],
  'guide.menu_on': ['Switch the notes on', 'Włącz wskazówki'],
  'guide.menu_off': ['Switch the notes off', 'Wyłącz wskazówki'],
});
