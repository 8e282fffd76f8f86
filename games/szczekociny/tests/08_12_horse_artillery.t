# [8.12] Horse artillery turns or goes a hex and fires all the same.

case it turns by any angle and fires in this round
phase movement
active pr_elsner
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 S
unit pl_7pp_1_1 1237 N
legal traverse pr_scheffer_2 N [8.12a]
legal traverse pr_scheffer_2 NE [8.12a]
legal traverse pr_scheffer_2 SW [8.12a]
do traverse pr_scheffer_2 N
expect unit pr_scheffer_2 facing=N hex=1637 [8.12a]
legal bombard pr_scheffer_2 1237 [8.12a]
do bombard pr_scheffer_2 1237
event BOMBARDS unit pr_scheffer_2 hex 1237 [8.12a]

case it fires first and turns then
phase movement
active pr_elsner
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 N
unit pl_7pp_1_1 1237 N
do bombard pr_scheffer_2 1237
roll 0
legal traverse pr_scheffer_2 S [8.12a]
legal shift pr_scheffer_2 1537 [8.12b]

case it goes to the next hex, faces any way and fires
phase movement
active pr_elsner
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 S
unit pl_7pp_1_1 1237 N
legal shift pr_scheffer_2 1537 [8.12b]
legal shift pr_scheffer_2 1638 [8.12b]
legal shift pr_scheffer_2 1737 [8.12b]
illegal shift pr_scheffer_2 1437 8.1 [8.12b]
do shift pr_scheffer_2 1537
expect count face 6 [8.12b]
do face pr_scheffer_2 N
expect unit pr_scheffer_2 hex=1537 facing=N [8.12b]
legal bombard pr_scheffer_2 1237 [8.12b]

case one hex in a movement phase
phase movement
active pr_elsner
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 N
do shift pr_scheffer_2 1537
do face pr_scheffer_2 N
illegal shift pr_scheffer_2 1437 HAS_MOVED [8.12b]
illegal traverse pr_scheffer_2 S HAS_MOVED [8.12b]

case having fired or moved in this turn is no bar
phase movement
active pr_elsner
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 N used
legal shift pr_scheffer_2 1537 [8.12b]
legal traverse pr_scheffer_2 S [8.12a]

case it moves again in the next activation of the turn, and fires again
phase activation
active pr_frederick_william
unit pr_frederick_william 1635
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 N
unit pl_7pp_1_1 1037 N
pool pr_elsner
do activate pr_elsner
do shift pr_scheffer_2 1537
do face pr_scheffer_2 N
do bombard pr_scheffer_2 1037
roll 0
do stop
do stop
do stop
draw pr_elsner
legal shift pr_scheffer_2 1437 [8.12b]
legal bombard pr_scheffer_2 1037 [8.12b]
do shift pr_scheffer_2 1437
do face pr_scheffer_2 N
expect unit pr_scheffer_2 hex=1437 [8.12b]
legal bombard pr_scheffer_2 1037 [8.12b]

case it fires in the enemy's activation after it has moved
phase movement
active pl_wodzicki
actor allied
unit pl_wodzicki 1032
unit pl_7pp_1_1 1032 N
unit pl_7pp_1_2 1237 N
unit pr_scheffer_2 1637 N used
legal bombard pr_scheffer_2 1237 [8.12b]

case it serves its own commander only, within his reach
phase movement
active pr_favrat
unit pr_favrat 1636
unit pr_elsner 1636
unit pr_22pp_1_1 1635 N
unit pr_scheffer_2 1637 N
illegal traverse pr_scheffer_2 S 4.1 [8.12a]
illegal shift pr_scheffer_2 1537 4.1 [8.12b]

case beyond four hexes it stays
phase movement
active pr_elsner
unit pr_elsner 1632
unit pr_fus_8_1 1632 N
unit pr_scheffer_2 1637 N
illegal traverse pr_scheffer_2 S 4.2a [8.12a]
illegal shift pr_scheffer_2 1537 4.2a [8.12b]

case foot guns beside it have no such ease
phase movement
active pr_louis_charles
unit pr_louis_charles 1636
unit pr_rgt_a_1_1 1635 N
unit pr_bat_7 1637 S
unit pl_7pp_1_1 1237 N
do traverse pr_bat_7 N
illegal bombard pr_bat_7 1237 8.11b [8.12a]

case enemies are not entered
phase movement
active pr_elsner
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 N
unit pl_7pp_1_1 1537 N
illegal shift pr_scheffer_2 1537 NO_GUNS_AMONG_ENEMIES [8.12b]

case the enemy answers it
phase movement
active pr_elsner
unit pr_elsner 1636
unit pr_fus_8_1 1635 N
unit pr_scheffer_2 1637 N
unit pl_7pp_1_1 1437 S
do shift pr_scheffer_2 1537
do face pr_scheffer_2 N
expect prompt ASK_REACTION [8.12b]
