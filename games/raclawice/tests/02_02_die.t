# [2.2] One die with ten faces, 0 to 9; 0 is nought.

case ten faces and no other
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0520 N
do bombard pl_art_1 0520
chance 10.9.7b [2.2]
expect count roll 10 [2.2]
legal roll 0 [2.2]
legal roll 9 [2.2]
illegal roll 10 2.2 [2.2]
illegal pass 2.2 [2.2]

case a 0 is the lowest result, not ten
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0520 N
do bombard pl_art_1 0520
roll 0
event STANDS_FIRE unit ru_uglicki_1_2 a 1 b 6 [2.2]

case a 9 is the highest
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0520 N
do bombard pl_art_1 0520
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_uglicki_1_2 a 10 [2.2]

case chances are tenths
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0520 N
odds 6/10 bombard pl_art_1 0520 = stands [2.2]

case in melee a 0 loses to a 1
turn 9
phase melee
active ru_f_denisow
unit ru_f_denisow 0418
unit ru_uglicki_1_2 0516 N from=0517
unit pl_6pp_1_1 0516 S
roll 0
roll 1
event DEFENDER_WINS a 0 b 1 [2.2]
