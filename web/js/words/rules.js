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
});
