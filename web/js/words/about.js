// Words of the screen about the data.

import { addWords } from '../words.js';

addWords({
  'about.version': ['kosynier {version}', 'kosynier {version}'],
  'about.certainty': ['How sure the figures are', 'Na ile pewne są liczby'],
  'about.certainty.text': ['Every figure of the games says where it comes from. What is not printed in the rulebooks we have is worked out from them or from history, and is marked as our own.',
    'Każda liczba w grach mówi, skąd pochodzi. Czego nie ma w instrukcjach, którymi dysponujemy, to wyprowadzono z nich lub z historii i oznaczono jako własne.'],
  'about.printed': ['It stands so in a rulebook.', 'Tak stoi w instrukcji.'],
  'about.inferred': ['It follows from what is printed.', 'Wynika z tego, co wydrukowano.'],
  'about.reconstructed': ['It is not printed in our sources: our own judgement, open to correction.', 'Nie ma tego w naszych źródłach: to nasz osąd, otwarty na poprawki.'],
  'about.dice': ['The dice', 'Kości'],
  'about.dice.text': ['Before the first roll of a game the program draws a secret and shows its hash, the seal. Each roll is computed from the secret. When the game is over the secret is opened, and “kosynier verify” recomputes every roll of a saved game.',
    'Przed pierwszym rzutem w partii program losuje sekret i pokazuje jego skrót, czyli pieczęć. Każdy rzut jest wyliczany z sekretu. Po zakończeniu partii sekret jest jawny, a „kosynier verify” przelicza wszystkie rzuty zapisanej partii.'],
  'about.licences': ['Licences', 'Licencje'],
  'about.program': ['Program and page.', 'Program i strona.'],
  'about.program.licence': ['MIT licence; file LICENSE.', 'Licencja MIT; plik LICENSE.'],
  'about.data': ['Maps, counters, summaries of rules.', 'Mapy, żetony, streszczenia przepisów.'],
  'about.data.licence': ['Creative Commons Attribution 4.0 International; file LICENSE-DATA.', 'Creative Commons Uznanie autorstwa 4.0 Międzynarodowe; plik LICENSE-DATA.'],
  'about.garamond': ['EB Garamond.', 'EB Garamond.'],
  'about.garamond.licence': ['SIL Open Font License 1.1.', 'SIL Open Font License 1.1.'],
  'about.lato': ['Lato.', 'Lato.'],
  'about.lato.licence': ['SIL Open Font License 1.1.', 'SIL Open Font License 1.1.'],
  'about.read': ['Read it', 'Przeczytaj'],
  'about.rights': ['The program holds no text, map or counter art of the publishers; it gives no right to the games themselves or to their names.',
    'Program nie zawiera tekstów, map ani grafiki żetonów wydawców; nie daje żadnych praw do samych gier ani do ich nazw.'],
});
