// Words of the rules reference.

import { addWords } from '../words.js';

addWords({
  'api.refused': ['The server did not return {path} ({code}).', 'Serwer nie zwrócił {path} ({code}).'],
  'rules.open': ['Read paragraph {id}', 'Przeczytaj paragraf {id}'],
  'rules.paragraph': ['Paragraph {id}', 'Paragraf {id}'],
  'rules.id.note': ['note {n}', 'przyp. {n}'],
  'rules.id.autovictory': ['automatic victory', 'zwycięstwo automatyczne'],
  'rules.id.setup': ['set-up', 'ustawienie'],
  'rules.id.situation': ['situation', 'sytuacja'],
  'rules.id.turn': ['turn {n}', 'etap {n}'],
  'rules.id.entry': ['entry', 'wejście'],
  'rules.id.example': ['example', 'przykład'],
  'rules.id.hidden': ['hidden', 'ukryte'],
  'rules.id.force': ['forces', 'siły'],
  'rules.id.errata': ['errata {n}', 'errata {n}'],
  'rules.id.credits': ['credits', 'autorzy'],
  'rules.id.reason': ['reason', 'powód'],
  'rules.id.rest': ['others', 'pozostali'],
  'rules.id.facing': ['facing', 'ukierunkowanie'],
  'rules.loading': ['Looking it up …', 'Szukam …'],
  'rules.unknown': ['There is no paragraph {id} in this rulebook.', 'W tej instrukcji nie ma paragrafu {id}.'],
  'rules.all': ['Show in the rulebook', 'Pokaż w instrukcji'],
  'rules.rulings': ['Rulings: {list}', 'Rozstrzygnięcia: {list}'],
  'rules.edition': ['{year} edition', 'wydanie z {year}'],

  'rules.about': ['Every paragraph in our own words, in both languages.', 'Każdy paragraf własnymi słowami, w obu językach.'],
  'rules.books': ['Rulebooks', 'Instrukcje'],
  'rules.contents': ['Chapters', 'Rozdziały'],
  'rules.search': ['Search the rules', 'Szukaj w przepisach'],
  'rules.search.hint': ['Words or a number', 'Słowa lub numer'],
  'rules.count': ['{n} {n:paragraph|paragraphs}', '{n} {n:paragraf|paragrafy|paragrafów}'],
  'rules.found': ['{n} of {of} {of:paragraph|paragraphs}', '{n} z {of} {of:paragrafu|paragrafów|paragrafów}'],
  'rules.nothing': ['Nothing found for “{query}”.', 'Nic nie znaleziono: „{query}”.'],
  'rules.link': ['Link to paragraph {id}', 'Link do paragrafu {id}'],
});
