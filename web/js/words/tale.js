// Words by which a deed is told: who, what, and what came of it.

import { addWords } from '../words.js';

addWords({
  'tale.and': ['{list} and {last}', '{list} i {last}'],
  'tale.more': ['{list} and {n} more', '{list} i jeszcze {n}'],
  'tale.units': ['{n:unit|units}', '{n:oddział|oddziały|oddziałów}'],
  'tale.of': ['{n} {what} of {whose}', '{whose}: {n} {what}'],
  'tale.of_side': ['{n} {what} ({whose})', '{n} {what} ({whose})'],
  'tale.twin': ['{name} ({side})', '{name} ({side})'],
  'tale.goes': ['{n:moves|move} to {h}', '{n:przechodzi|przechodzą|przechodzi} na {h}'],
  'tale.rides': ['{n:rides|ride} to {h}', '{n:jedzie|jadą|jedzie} na {h}'],
  'tale.enters': ['{n:enters|enter} the map as far as {h}', '{n:wchodzi|wchodzą|wchodzi} na planszę, aż na {h}'],
  'tale.as': ['{what}, {formation}', '{what}, {formation}'],
  'tale.turns': ['{n:turns|turn} to {f}', '{n:obraca|obracają|obraca} się na {f}'],
  'tale.forms': ['{who}: {formation}', '{who}: {formation}'],
  'tale.hexside': ['hexside {f}', 'bok {f}'],
  'tale.does': ['{who} {what}', '{who} {what}'],
  'tale.loss': ['{n:one loss|# losses}', '{n:jedna strata|# straty|# strat}'],
  'tale.loss_of': ['{loss} ({side})', '{loss} ({side})'],
  'tale.shots': ['{n:one shot|# shots} in reply', '{n:jeden strzał|# strzały|# strzałów} w odpowiedzi'],
  'tale.no_effect': ['no effect', 'bez skutku'],
  'tale.by_order': ['{result} – {words}', '{result} – {words}'],
});
