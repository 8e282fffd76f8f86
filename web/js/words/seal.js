// Words of the seal of the dice, and of checking them.

import { addWords } from '../words.js';

addWords({
  'seal.about': ['All dice of this game follow from a secret that was chosen before the first roll. Its fingerprint, the seal, is shown from the start; at the end the secret is opened and anyone can check every roll.', 'Wszystkie rzuty tej partii wynikają z tajnej liczby wybranej przed pierwszym rzutem. Jej odcisk, pieczęć, jest znany od początku; na końcu tajemnica zostaje ujawniona i każdy może sprawdzić każdy rzut.'],
  'seal.note': ['Another secret would have another seal. Write the seal down if you want to be sure that it stays the same.', 'Inna tajemnica miałaby inną pieczęć. Zapisz pieczęć, jeśli chcesz mieć pewność, że się nie zmieni.'],
  'seal.seeded': ['The secret of this game was made from a seed, so that the game can be repeated: who knows the seed knows the dice.', 'Tajemnicę tej partii utworzono z podanego ziarna, aby partię można było powtórzyć: kto zna ziarno, zna rzuty.'],
  'seal.none_given': ['The outcomes of this game were given, not rolled from a sealed secret. There is nothing to check.', 'Wyniki rzutów w tej partii zostały podane, nie wynikają z zapieczętowanej tajemnicy. Nie ma czego sprawdzać.'],
  'seal.none_simulated': ['The dice of this game come from a number that was given, not from a sealed secret.', 'Kości tej partii wynikają z podanej liczby, nie z zapieczętowanej tajemnicy.'],
  'seal.seal': ['Seal', 'Pieczęć'],
  'seal.secret': ['Secret', 'Tajemnica'],
  'seal.opened': ['The secret of the dice is open now, and every roll can be computed again from it.', 'Tajemnica kości jest już ujawniona i każdy rzut można z niej obliczyć ponownie.'],
  'seal.check': ['Check the dice here', 'Sprawdź kości tutaj'],
  'seal.elsewhere': ['This browser computes it. To check with another program: export the replay and run kosynier verify on it.', 'Oblicza to ta przeglądarka. Sprawdzenie innym programem: zapisz powtórkę i uruchom na niej kosynier verify.'],
  'seal.checking': ['Computing every roll again …', 'Trwa ponowne obliczanie rzutów …'],

  'seal.right_0': ['The secret is the one that was sealed. Nothing was rolled or drawn in this game.', 'Tajemnica jest tą, którą zapieczętowano. W tej partii nie było rzutów ani losowań.'],
  'seal.right_1': ['The only outcome follows from the secret that was sealed before it.', 'Jedyny rzut wynika z tajemnicy zapieczętowanej przed nim.'],
  'seal.right_all': ['All {n} outcomes follow from the secret that was sealed before the first roll.', 'Wszystkie rzuty i losowania ({n}) wynikają z tajemnicy zapieczętowanej przed pierwszym rzutem.'],
  'seal.wrong_commit': ['The seal is not the one that was shown at this table before.', 'Pieczęć nie jest tą, którą pokazywano wcześniej przy tym stole.'],
  'seal.wrong_secret': ['The secret does not fit the seal: it is not the one that was sealed before the first roll.', 'Tajemnica nie pasuje do pieczęci: nie jest tą, którą zapieczętowano przed pierwszym rzutem.'],
  'seal.wrong_missing': ['A roll is left out before entry {entry}.', 'Przed wpisem {entry} pominięto rzut.'],
  'seal.wrong_outcome': ['Entry {entry} does not follow from the secret, which gives outcome {due}, counted from 0; the game has {came}.', 'Wpis {entry} nie wynika z tajemnicy: daje ona wynik nr {due}, licząc od 0, a w partii jest {came}.'],
  'seal.wrong_shown': ['The outcome in entry {entry} is not the one that was shown when it fell.', 'Wynik we wpisie {entry} jest inny niż pokazany w chwili rzutu.'],
});
