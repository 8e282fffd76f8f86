// Words for pieces and marks: what a counter is, and what a screen reader says of it.

import { addWords } from '../words.js';

addWords({
  'facing.N': ['N, up', 'N, w górę'],
  'facing.NE': ['NE, up right', 'NE, w prawo w górę'],
  'facing.SE': ['SE, down right', 'SE, w prawo w dół'],
  'facing.S': ['S, down', 'S, w dół'],
  'facing.SW': ['SW, down left', 'SW, w lewo w dół'],
  'facing.NW': ['NW, up left', 'NW, w lewo w górę'],
  'facing.side-NE': ['hexside NE', 'bok NE'],
  'facing.side-E': ['hexside E, right', 'bok E, w prawo'],
  'facing.side-SE': ['hexside SE', 'bok SE'],
  'facing.side-SW': ['hexside SW', 'bok SW'],
  'facing.side-W': ['hexside W, left', 'bok W, w lewo'],
  'facing.side-NW': ['hexside NW', 'bok NW'],

  'piece.facing': ['facing {to}', 'przodem na {to}'],
  'piece.shots': ['{n} {n:shot|shots} fired', '{n} {n:strzał|strzały|strzałów}'],
  'piece.wounded': ['wounded', 'kontuzjowany'],
  'piece.stars': ['{n} {n:star|stars}', '{n} {n:gwiazdka|gwiazdki|gwiazdek}'],
  'piece.white': ['{n} white {n:star|stars}', '{n} {n:biała gwiazdka|białe gwiazdki|białych gwiazdek}'],
  'stack.hex': ['hex {hex}', 'pole {hex}'],
  'stack.below': ['{n} more below', 'pod spodem jeszcze {n}'],
  'stack.with': ['with {who}', 'dowódca: {who}'],
  'stack.melee': ['melee', 'starcie'],
  'stack.title': ['Stack in {hex}', 'Stos na polu {hex}'],
  'stack.melee-title': ['Melee in {hex}', 'Starcie na polu {hex}'],
  'stack.piece-title': ['Hex {hex}', 'Pole {hex}'],
  'tray.top': ['on top', 'na wierzchu'],
  'tray.to-top': ['to the top', 'na wierzch'],
  'tray.to-top-of': ['Put {name} on top', 'Przenieś na wierzch: {name}'],

  'mark.front': ['front', 'przód'],
  'mark.flank': ['flank', 'bok'],
  'mark.rear': ['rear', 'tył'],
  'mark.face': ['Face {to}', 'Ustaw przodem na {to}'],
});
