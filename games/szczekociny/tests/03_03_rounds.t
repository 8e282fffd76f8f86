# [3.3c] to [3.3j] The draw, the phases of an activation, the end of a turn.

case a chit is drawn, its commander goes through the phases, another chit follows
turn 10
phase draw
pool pl_grochowski ru_rachmanow
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_7pp_1_1 1522 S
unit ru_rachmanow 2030
unit ru_rgt_f_1_1 2030 N
unit pl_kosciuszko 1420
chance 3.3c [3.3c]
expect count draw 2 [3.3c]
legal draw pl_grochowski [3.3c]
legal draw ru_rachmanow [3.3c]
draw pl_grochowski
event CHIT_DRAWN unit pl_grochowski [3.3c]
event IS_ACTIVATED unit pl_grochowski [3.3d]
expect state drawnow pl_grochowski [3.3d]
expect state phase movement [3.3e]
legal move pl_1pp_1_1 [3.3e]
illegal move pl_7pp_1_1 4.1 [3.3d]
illegal lead pl_grochowski 1519 10.4b [3.3f]
do stop
expect state phase commander [3.3f]
illegal move pl_1pp_1_1 3.3f [3.3e]
legal lead pl_grochowski 1519 [3.3f]
illegal lead pl_kosciuszko 1419 3.3f [3.3f]
do lead pl_grochowski 1519
expect unit pl_grochowski hex=1519 [3.3f]
do stop
chance 3.3c [3.3h]
expect count draw 1 [3.3h]
illegal draw pl_grochowski 3.3c [3.3c]
draw ru_rachmanow
legal move ru_rgt_f_1_1 [3.3h]
do stop
do stop
expect over no [3.3i]
event TURN_STARTS a 11 [3.3j]
expect turn 11 [3.3h, 3.3j]
expect prompt ASK_CHIT [3.3j]

case every unit in command may move, or none; fire belongs to the same phase
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1620 S
unit ru_rgt_f_1_1 1920 N shots=4
legal move pl_1pp_1_1 [3.3e]
legal move pl_1pp_1_2 [3.3e]
legal fire pl_1pp_1_2 1920 [3.3e]
legal stop [3.3e]
do move pl_1pp_1_1
do step pl_1pp_1_1 1619
do stop
illegal move pl_1pp_1_1 8.16a [3.3e]
legal move pl_1pp_1_2 [3.3e]

case a charge is fought inside the movement phase
phase movement
active pl_sanguszko
unit pl_sanguszko 1520
unit pl_bkn_1w_1 1420 S
unit ru_rgt_f_1_1 1720 S shots=4              # faces away from the run
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1520
do step pl_bkn_1w_1 1620
do step pl_bkn_1w_1 1720
event CHARGES unit pl_bkn_1w_1 hex 1720 [3.3e]
chance ASK_ATTACKER [3.3e]
expect state phase movement [3.3e]

case a counterattack too
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1720 N
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
do counter ru_rgt_f_1_1
chance ASK_COUNTER_DIE
roll 3
event COUNTERATTACKS unit ru_rgt_f_1_1 hex 1620 [3.3e]
chance ASK_ATTACKER [3.3e]
expect state phase movement [3.3e]

case other melees wait for phase 4, after the commander's move
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1620 S                      # the Poles come from the rear
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
expect unit pl_1pp_1_1 hex=1620 status=melee [3.3g]
expect state phase commander [3.3g]
illegal fight 1620 3.3f [3.3g]
do lead pl_grochowski 1520
do stop
expect state phase melee [3.3g]
event MELEE_BEGINS hex 1620 [3.3g]
chance ASK_ATTACKER [3.3g]

case with an empty pool the victory conditions are looked at: the limit has been reached
turn 6
phase commander
active pl_grochowski
points allied 11
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit ru_rachmanow 3020
do stop
expect over allied [3.3i]
event AUTOMATIC_VICTORY a 11 b 1 [3.3i]

case a point below it the next turn begins
turn 10
phase commander
active pl_grochowski
points allied 10
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit ru_rachmanow 3020
do stop
expect over no [3.3i]
expect turn 11 [3.3i, 3.3j]

case a new turn gives all shots back
turn 10
phase commander
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S shots=4
unit ru_rachmanow 3020
do stop
expect turn 11 [3.3j]
expect unit pl_1pp_1_1 shots=0 [3.3j]
