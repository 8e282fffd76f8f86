// Words of the map.

import { addWords } from '../words.js';

addWords({
  'map.mini': ['Small map: the whole sheet, with a frame around the visible part', 'Podgląd planszy: całość z ramką wokół widocznej części'],
  'map.mini_fold': ['Hide the small map (O)', 'Zwiń podgląd planszy (O)'],
  'map.mini_show': ['Show the small map (O)', 'Pokaż podgląd planszy (O)'],
});
