// Words of the seal of the dice, and of checking them.

import { addWords } from '../words.js';

addWords({
  'seal.about': ['All dice in this game follow from a secret chosen before the first roll. Its fingerprint, the seal, is shown from the start; at the end the secret is revealed and anyone can check every roll.', 'Wszystkie rzuty tej partii wynikają z sekretu wybranego przed pierwszym rzutem. Jego skrót, czyli pieczęć, jest znany od początku; na końcu sekret zostaje ujawniony i każdy może sprawdzić każdy rzut.'],
  'seal.note': ['Another secret would have another seal. Write the seal down if you want to be sure that it stays the same.', 'Inny sekret miałby inną pieczęć. Zapisz pieczęć, jeśli chcesz mieć pewność, że się nie zmieni.'],
  'seal.seeded': ['The secret of this game was made from a seed, so that the game can be repeated: anyone who knows the seed knows the dice.', 'Sekret tej partii utworzono z podanego ziarna, aby partię można było powtórzyć: kto zna ziarno, zna wyniki rzutów.'],
  'seal.none_given': ['The rolls in this game were typed in, not computed from a sealed secret. There is nothing to check.', 'Wyniki rzutów w tej partii wpisano; nie wynikają z zapieczętowanego sekretu. Nie ma czego sprawdzać.'],
  'seal.none_simulated': ['The dice in this game come from a known number, not from a sealed secret.', 'Rzuty w tej partii wynikają z podanej liczby, nie z zapieczętowanego sekretu.'],
  'seal.seal': ['Seal', 'Pieczęć'],
  'seal.secret': ['Secret', 'Sekret'],
  'seal.opened': ['The secret of the dice is now revealed: anyone can recompute every roll from it.', 'Sekret jest już ujawniony: każdy może przeliczyć z niego wszystkie rzuty.'],
  'seal.check': ['Check the dice here', 'Sprawdź rzuty tutaj'],
  'seal.elsewhere': ['Your browser does the computing. To check with another program, export the replay and run kosynier verify on it.', 'Oblicza to twoja przeglądarka. Aby sprawdzić innym programem, zapisz powtórkę i uruchom na niej kosynier verify.'],
  'seal.checking': ['Recomputing every roll …', 'Trwa ponowne obliczanie rzutów …'],

  'seal.right_0': ['The secret is the one that was sealed. Nothing was rolled or drawn in this game.', 'To ten sam sekret, który zapieczętowano. W tej partii nie było rzutów ani losowań.'],
  'seal.right_1': ['The only outcome follows from the secret sealed before it.', 'Jedyny rzut wynika z sekretu zapieczętowanego przed nim.'],
  'seal.right_all': ['Outcomes checked: {n}. All follow from the secret sealed before the first roll.', 'Wszystkie rzuty i losowania ({n}) wynikają z sekretu zapieczętowanego przed pierwszym rzutem.'],
  'seal.wrong_commit': ['The seal is not the one this table showed before.', 'Pieczęć nie jest tą, którą pokazywano wcześniej przy tym stole.'],
  'seal.wrong_secret': ['The secret does not match the seal: it is not the one sealed before the first roll.', 'Sekret nie pasuje do pieczęci: nie jest tym, który zapieczętowano przed pierwszym rzutem.'],
  'seal.wrong_missing': ['A roll is missing before entry {entry}.', 'Przed wpisem {entry} brakuje rzutu.'],
  'seal.wrong_outcome': ['Entry {entry} does not follow from the secret: it gives outcome {due}, counted from 0, and the game has {came}.', 'Wpis {entry} nie wynika z sekretu: daje on wynik nr {due}, licząc od 0, a w partii jest {came}.'],
  'seal.wrong_shown': ['The outcome in entry {entry} is not the one shown when it was rolled.', 'Wynik we wpisie {entry} jest inny niż pokazany w chwili rzutu.'],
});
