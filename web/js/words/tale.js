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
  'tale.advances': ['{n:advances|advance} to {h}', '{n:podchodzi|podchodzą|podchodzi} na {h}'],
  'tale.draws_back': ['{n:draws|draw} back to {h}', '{n:cofa|cofają|cofa} się na {h}'],
  'tale.rides': ['{n:rides|ride} to {h}', '{n:jedzie|jadą|jedzie} na {h}'],
  'tale.enters': ['{n:enters|enter} the map as far as {h}', '{n:wchodzi|wchodzą|wchodzi} na planszę, aż na {h}'],
  'tale.as': ['{what}, {formation}', '{what}, {formation}'],
  'tale.turn': ['{n:turns|turn}', '{n:obraca|obracają|obraca} się'],
  'tale.turns': ['{n:turns|turn} to {f}', '{n:obraca|obracają|obraca} się na {f}'],
  'tale.forms': ['{who}: {formation}', '{who}: {formation}'],
  'tale.hexside': ['hexside {f}', 'bok {f}'],
  'tale.does': ['{who} {what}', '{who} {what}'],
  'tale.loss': ['{n:one loss|# losses}', '{n:jedna strata|# straty|# strat}'],
  'tale.loss_of': ['{loss} ({side})', '{loss} ({side})'],
  'tale.shots': ['{n:one shot|# shots}', '{n:jeden strzał|# strzały|# strzałów}'],
  'tale.so_often': ['{what}, {n:one shot|# shots}', '{what}, {n:jeden strzał|# strzały|# strzałów}'],
  'tale.reply': ['in reply {n:one shot|# shots}', 'w odpowiedzi {n:jeden strzał|# strzały|# strzałów}'],
  'tale.led': ['{lead}: {results}', '{lead}: {results}'],
  'tale.no_effect': ['no effect', 'bez skutku'],
  'tale.by_order': ['{result} – {words}', '{result} – {words}'],
});
