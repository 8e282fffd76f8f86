// Words of the map.

import { addWords } from '../words.js';

addWords({
  'map.mini': ['Small map: the whole sheet, with a frame round what is seen', 'Mała mapa: cały arkusz z ramką wokół widocznej części'],
  'map.mini_fold': ['Fold the small map (O)', 'Zwiń małą mapę (O)'],
  'map.mini_show': ['Show the small map (O)', 'Pokaż małą mapę (O)'],
});
