# [2.2] One die with ten faces, 0 to 9; 0 is nought.

case ten faces and no other
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N
do bombard pl_art_1 2720
chance 10.9.7-missing [2.2]
expect count roll 10 [2.2]
legal roll 0 [2.2]
legal roll 9 [2.2]
illegal roll 10 2.2 [2.2]
illegal pass 2.2 [2.2]

case a 0 is the lowest result, not ten
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N
do bombard pl_art_1 2720
roll 0
event STANDS_FIRE unit ru_muszf_1_1 a 3 b 6 [2.2]     # two stars and 1M

case a 9 is the highest
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N
do bombard pl_art_1 2720
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_muszf_1_1 a 12 b 6 [2.2]

case chances are tenths
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_art_1 2320 S
unit ru_muszf_1_1 2720 N
odds 4/10 bombard pl_art_1 2720 = stands [2.2]

case in melee a 0 loses to a 1
phase melee
active ru_rachmanow
unit ru_rachmanow 2620
unit ru_muszf_1_1 2520 N from=2620
unit pl_2pp_2_1 2520 S
roll 0
roll 1
event DEFENDER_WINS a 0 b 1 [2.2]
