# [2.2] One die with ten faces, 0 to 9; 0 is nought.

case ten faces and no other
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N
do bombard pl_art_2 1920
chance 10.9.7-missing [2.2]
expect count roll 10 [2.2]
legal roll 0 [2.2]
legal roll 9 [2.2]
illegal roll 10 2.2 [2.2]
illegal pass 2.2 [2.2]

case a 0 is the lowest result, not ten
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N
do bombard pl_art_2 1920
roll 0
event STANDS_FIRE unit ru_rgt_f_1_1 a 3 b 6 [2.2]     # two stars and 1M

case a 9 is the highest
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N
do bombard pl_art_2 1920
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_rgt_f_1_1 a 12 b 6 [2.2]

case chances are tenths
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N
odds 4/10 bombard pl_art_2 1920 = stands [2.2]

case in melee a 0 loses to a 1
phase melee
active ru_rachmanow
unit ru_rachmanow 1820
unit ru_rgt_f_1_1 1720 N from=1820
unit pl_1pp_1_1 1720 S
roll 0
roll 1
event DEFENDER_WINS a 0 b 1 [2.2]

case the die of Pistor's return: a 0 is the third turn from now
turn 3
phase activation
active ru_pistor
unit ru_pistor 1520
unit pl_grochowski 3020
do stop
chance 4.5b
roll 0
event PLANNER_RETURNS a 6 b 0 [2.2]
