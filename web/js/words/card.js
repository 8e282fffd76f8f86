// Words of a battle's card and of what explains the points.

import { addWords } from '../words.js';

addWords({
  'card.title': ['The battle in brief', 'Bitwa w skrócie'],
  'card.you': ['your side', 'twoja strona'],
  'card.points': ['What scores', 'Za co są punkty'],
  'card.length': ['How long', 'Jak długo'],
  'card.from': ['from {clock}', 'od {clock}'],
  'card.forces': ['Forces, in counters', 'Siły, w żetonach'],
  'card.foot': ['on foot', 'piesze'],
  'card.mounted': ['mounted', 'konne'],
  'card.guns': ['guns', 'działa'],
  'card.commanders': ['commanders', 'dowódcy'],
  'card.special': ['What is special', 'Co jest szczególnego'],
  'card.strength': ['Who wins', 'Kto wygrywa'],
  'card.measured': ['Measured in {games} {n:game|games} between equal computer players (level: {level}). In brackets: 95 % confidence interval.', 'Zmierzono w {games} {n:partii|partiach|partiach} między równymi graczami komputerowymi (poziom: {level}). W nawiasach 95-procentowy przedział ufności.'],
  'card.wins': ['wins {n} % of test games ({between})', 'wygrywa {n} % partii próbnych ({between})'],
  'card.draw': ['Draw', 'Remis'],
  'card.wins_or_draws': ['{wins}, draw {n} % ({between})', '{wins}, remis {n} % ({between})'],
  'card.start': ['To the battle', 'Do bitwy'],
  'card.again': ['You can open this card again from the menu.', 'Tę kartę otworzysz ponownie z menu.'],
  'card.ask_points': ['Points: what do they mean?', 'Punkty: co oznaczają?'],
  'card.now_points': ['{side}: {n} {n:point|points} now.', '{side}: punkty teraz: {n}.'],
  'card.now_lead': ['{side}: ahead now by {n}.', '{side}: przewaga teraz: {n}.'],
  'card.now_level': ['The score is level now.', 'Teraz jest równo.'],
  'card.ends_points': ['{n} {n:point|points} end the battle at once.', 'Bitwę kończy od razu {n} {n:punkt|punkty|punktów}.'],
  'card.ends_lead': ['The battle ends at once with a lead of {n}.', 'Bitwa kończy się od razu przy przewadze {n}.'],
  'card.ends_turn': ['Nothing ends the battle before turn {n}.', 'Nic nie kończy bitwy przed etapem {n}.'],
  'card.last_turn': ['The last turn is {n}.', 'Ostatni etap: {n}.'],
});
