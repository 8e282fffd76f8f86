// Words of the screen about the data.

import { addWords } from '../words.js';

addWords({
  'about.version': ['kosynier {version}', 'kosynier {version}'],
  'about.certainty': ['How certain the figures are', 'Na ile pewne są liczby'],
  'about.certainty.text': ['Every figure in these games shows its source. Figures that our rulebooks do not print are worked out from them or from history and marked as our own.',
    'Przy każdej liczbie podajemy, skąd pochodzi. Liczby, których nie ma w posiadanych przez nas instrukcjach, wyprowadziliśmy z nich lub z historii i oznaczyliśmy jako własne.'],
  'about.printed': ['Printed in a rulebook.', 'Wydrukowane w instrukcji.'],
  'about.inferred': ['Follows from what is printed.', 'Wynika z tego, co wydrukowano.'],
  'about.reconstructed': ['Not printed in our sources: our own judgement, open to correction.', 'Nie ma tego w naszych źródłach: to nasza ocena, otwarta na poprawki.'],
  'about.dice': ['The dice', 'Kostki'],
  'about.dice.text': ['Before the first roll of a game the program draws a secret and shows its hash, the seal. Each roll is computed from the secret. When the game is over the secret is revealed, and “kosynier verify” recomputes every roll of the saved game.',
    'Przed pierwszym rzutem w partii program losuje sekret i pokazuje jego skrót, czyli pieczęć. Każdy rzut jest wyliczany z sekretu. Po zakończeniu partii sekret zostaje ujawniony, a „kosynier verify” przelicza wszystkie rzuty zapisanej partii.'],
  'about.licences': ['Licences', 'Licencje'],
  'about.program': ['Program and page.', 'Program i strona.'],
  'about.program.licence': ['MIT licence; file LICENSE.', 'Licencja MIT; plik LICENSE.'],
  'about.data': ['Maps, counters, rules summaries.', 'Plansze, żetony, streszczenia przepisów.'],
  'about.data.licence': ['Creative Commons Attribution 4.0 International; file LICENSE-DATA.', 'Creative Commons Uznanie autorstwa 4.0 Międzynarodowe; plik LICENSE-DATA.'],
  'about.garamond': ['EB Garamond.', 'EB Garamond.'],
  'about.garamond.licence': ['SIL Open Font License 1.1.', 'SIL Open Font License 1.1.'],
  'about.lato': ['Lato.', 'Lato.'],
  'about.lato.licence': ['SIL Open Font License 1.1.', 'SIL Open Font License 1.1.'],
  'about.read': ['Read it', 'Przeczytaj'],
  'about.rights': ['The program contains no text, map art or counter art of the publishers; it grants no rights to the games themselves or to their names.',
    'Program nie zawiera tekstów, plansz ani grafiki żetonów wydawców; nie daje żadnych praw do samych gier ani do ich nazw.'],
});
