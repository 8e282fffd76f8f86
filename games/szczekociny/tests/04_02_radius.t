# [4.2a] Four hexes from the commander; [4.2b] what that allows.

case four hexes, not five
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1524 S
unit pl_1pp_1_2 1525 S
unit pl_1pp_1_3 1922 S
unit pl_1pp_1_4 1923 S
legal move pl_1pp_1_1 [4.2a]
illegal move pl_1pp_1_2 4.2a [4.2a, 4.2b]
legal move pl_1pp_1_3 [4.2a]
illegal move pl_1pp_1_4 4.2a [4.2a]
expect unit pl_1pp_1_1 command=yes [4.2a]
expect unit pl_1pp_1_2 command=no [4.2a]

case in the same hex
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
legal move pl_1pp_1_1 [4.2a]

case batteries too are moved within the radius only, but fire beyond it
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_art_2 1525 S
unit ru_rgt_f_1_1 1925 N shots=4
illegal traverse pl_art_2 N 4.2a [4.2b]
legal bombard pl_art_2 1925 [4.2b]

case the melee phase asks again
phase commander
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
unit pl_1pp_1_2 1526 S from=1426
unit ru_rgt_f_1_2 1526 N
do stop
event MELEE_BEGINS hex 1520 [4.2b]
roll 9
roll 0
do face pl_1pp_1_1 S
noevent MELEE_BEGINS [4.2b]            # nobody attacks at 1526
expect unit pl_1pp_1_2 hex=1526 status=melee [4.2b]

case a unit out of command fires and reacts all the same
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1820 N
unit pl_grochowski 1430
unit pl_1pp_1_1 1620 S
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1720
legal volley pl_1pp_1_1 [4.2b]
legal counter pl_1pp_1_1 [4.2b]

case who begins within it goes as far as he can
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1922 S
unit pl_1pp_1_2 1520 S
do move pl_1pp_1_1
do step pl_1pp_1_1 2021
do step pl_1pp_1_1 2122
legal stop [4.2b]

case here enemies do not shut the way
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1524 S
unit ru_rgt_f_1_1 1522 N shots=4
legal move pl_1pp_1_1 [4.2a]
