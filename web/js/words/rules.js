// Words of the rules reference.

import { addWords } from '../words.js';

addWords({
  'api.refused': ['The server did not give {path} ({code}).', 'Serwer nie podał {path} ({code}).'],
  'rules.open': ['Paragraph {id}: read it', 'Paragraf {id}: przeczytaj'],
  'rules.paragraph': ['Paragraph {id}', 'Paragraf {id}'],
  'rules.loading': ['Looking it up …', 'Szukam …'],
  'rules.unknown': ['There is no paragraph {id} in this rulebook.', 'W tej instrukcji nie ma paragrafu {id}.'],
  'rules.all': ['In the whole rulebook', 'W całej instrukcji'],
  'rules.rulings': ['Rulings: {list}', 'Rozstrzygnięcia: {list}'],
  'rules.edition': ['edition of {year}', 'wydanie z {year}'],

  'rules.about': ['Every paragraph in our own words, in both languages.', 'Każdy paragraf własnymi słowami, w obu językach.'],
  'rules.books': ['Rulebooks', 'Instrukcje'],
  'rules.contents': ['Chapters', 'Rozdziały'],
  'rules.search': ['Search the rules', 'Szukaj w przepisach'],
  'rules.search.hint': ['Words or a number: square, 10.9', 'Słowa lub numer: czworobok, 10.9'],
  'rules.count': ['{n} {n:paragraph|paragraphs}', '{n} {n:paragraf|paragrafy|paragrafów}'],
  'rules.found': ['{n} of {of} {of:paragraph|paragraphs}', '{n} z {of} {of:paragrafu|paragrafów|paragrafów}'],
  'rules.nothing': ['Nothing about “{query}”.', 'Nic o „{query}”.'],
  'rules.link': ['Link to paragraph {id}', 'Link do paragrafu {id}'],

  'chapter.1': ['Introduction', 'Wstęp'],
  'chapter.2': ['Components', 'Rekwizyty'],
  'chapter.3': ['Course of the game', 'Rozgrywka'],
  'chapter.4': ['Commanders', 'Dowódcy'],
  'chapter.5': ['Facing', 'Ukierunkowanie'],
  'chapter.6': ['Stacks', 'Stosy'],
  'chapter.7': ['Formations', 'Szyki'],
  'chapter.8': ['Movement', 'Ruch'],
  'chapter.9': ['Reaction to enemy movement', 'Reakcja na ruch przeciwnika'],
  'chapter.10': ['Fire', 'Ostrzał'],
  'chapter.11': ['Melee', 'Walka wręcz'],
  'chapter.12': ['Victory', 'Zwycięstwo'],
  'chapter.13': ['Scenarios', 'Scenariusze'],
  'chapter.TAB': ['Tables', 'Tabele'],
  'chapter.manifest': ['Counters', 'Żetony'],
  'chapter.errata': ['Errata', 'Errata'],
  'chapter.credits': ['Credits', 'Autorzy'],
});
