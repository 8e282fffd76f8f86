# [3.3c] to [3.3j]: the draw, the phases of an activation, the end of a turn.

case 2013: a chit is drawn, its commander goes through the phases, another chit follows
edition 2013-en
turn 4
phase draw
pool pl_zajaczek ru_tomatis
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit pl_6pp_1_1 0515 S
unit ru_tomatis 0420
unit ru_uglicki_1_1 0420 N
chance 3.3c [3.3c]
expect count draw 2 [3.3c]
legal draw pl_zajaczek [3.3c]
legal draw ru_tomatis [3.3c]
draw pl_zajaczek
event CHIT_DRAWN unit pl_zajaczek [3.3c]
event IS_ACTIVATED unit pl_zajaczek [3.3d]
expect state drawnow pl_zajaczek [3.3d]
expect state phase movement [3.3e]
legal move pl_3pp_1_1 [3.3e]
illegal move pl_6pp_1_1 4.1 [3.3d]
illegal lead pl_zajaczek 0414 10.4b [3.3f]
do stop
expect state phase commander [3.3f]
illegal move pl_3pp_1_1 3.3f [3.3e]
legal lead pl_zajaczek 0414 [3.3f]
illegal lead pl_kosciuszko 0414 3.3f [3.3f]
do lead pl_zajaczek 0414
expect unit pl_zajaczek hex=0414 [3.3f]
do stop
chance 3.3c [3.3h]
expect count draw 1 [3.3h]
illegal draw pl_zajaczek 3.3c [3.3c]
draw ru_tomatis
legal move ru_uglicki_1_1 [3.3h]
do stop
expect over no [3.3i]
do stop
event TURN_STARTS a 5 [3.3j]
expect turn 5 [3.3j]
expect prompt ASK_CHIT [3.3j]

case 2010: a chit drawn at random, phases 1 to 4, and again until the pool is empty
edition 2010-pl
turn 4
phase draw
pool pl_zajaczek ru_tomatis
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tomatis 0420
unit ru_uglicki_1_1 0420 N
chance 3.3c [3.3c]
expect count draw 2 [3.3c]
draw ru_tomatis
event CHIT_DRAWN unit ru_tomatis [3.3c]
event IS_ACTIVATED unit ru_tomatis [3.3d]
legal move ru_uglicki_1_1 [3.3e]
do stop
legal lead ru_tomatis 0520 [3.3f]
do stop
chance 3.3c [3.3c]
illegal draw ru_tomatis 3.3c [3.3c]
draw pl_zajaczek
do stop
do stop
expect turn 5 [3.3j]

case every unit in command may move, or none; fire belongs to the same phase
phase movement
active pl_zajaczek
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit pl_3pp_1_2 0515 S
unit ru_uglicki_1_2 0518 N
legal move pl_3pp_1_1 [3.3e]
legal move pl_3pp_1_2 [3.3e]
legal fire pl_3pp_1_2 0518 [3.3e]
legal stop [3.3e]
do move pl_3pp_1_1
do step pl_3pp_1_1 0416
do stop
do pass
illegal move pl_3pp_1_1 8.15a [3.3e]
legal move pl_3pp_1_2 [3.3e]

case a charge is fought inside the phase of movement
phase movement
active pl_madalinski
unit pl_madalinski 0415
unit pl_bkn_1w_1 0514 S
unit ru_uglicki_1_2 0617 SW     # faces away from the run
do move pl_bkn_1w_1
do step pl_bkn_1w_1 0615
do step pl_bkn_1w_1 0616
do step pl_bkn_1w_1 0617
event CHARGES unit pl_bkn_1w_1 hex 0617 [3.3e]
chance ASK_ATTACKER [3.3e]
expect state phase movement [3.3e]

case a counterattack too
phase movement
active pl_zajaczek
unit pl_zajaczek 0415
unit pl_3pp_1_1 0515 S
unit ru_uglicki_1_2 0517 N
do move pl_3pp_1_1
do step pl_3pp_1_1 0516
do counter ru_uglicki_1_2
chance ASK_COUNTER_DIE
roll 3
do counter ru_uglicki_1_2 @2013-en
event COUNTERATTACKS unit ru_uglicki_1_2 hex 0516 [3.3e]
chance ASK_ATTACKER [3.3e]
expect state phase movement [3.3e]

case the melees wait for phase 4, after the commander's move
turn 4
phase movement
active pl_zajaczek
unit pl_zajaczek 0415
unit pl_3pp_1_1 0515 S
unit ru_uglicki_1_2 0516 SE     # the Pole comes through its flank or rear
do move pl_3pp_1_1
do step pl_3pp_1_1 0516
expect unit pl_3pp_1_1 hex=0516 status=melee [3.3g]
expect state phase commander [3.3g]
illegal fight 0516 3.3f [3.3g]
do lead pl_zajaczek 0515
do stop
expect state phase melee [3.3g]
chance ASK_ATTACKER [3.3g]
event MELEE_BEGINS hex 0516 [3.3g]

case 2013: with an empty pool the victory conditions are looked at and the turn is over
edition 2013-en
turn 6
phase commander
active pl_zajaczek
points polish 158
points russian 166
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
expect over no [3.3i]
expect turn 7 [3.3h, 3.3j]

case 2013: an automatic victory ends the game and says nothing of its scale
edition 2013-en
turn 6
phase movement
active ru_tomatis
points polish 158
points russian 165
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_kos_1 0518 S lost=3
do bombard ru_art_1 0518
roll 9
event AUTOMATIC_VICTORY a 169 b 1 [3.3i]
noevent TOTAL_VICTORY
expect over russian [3.3i]

case 2010: it is a rout
edition 2010-pl
turn 6
phase movement
active ru_tomatis
points polish 158
points russian 165
unit ru_tomatis 0520
unit ru_art_1 0520 N
unit pl_kos_1 0518 S lost=3
do bombard ru_art_1 0518
roll 9
event AUTOMATIC_VICTORY a 169 b 1 [3.3i]
event TOTAL_VICTORY b 1 [3.3i]
expect over russian [3.3i]

case 2010: below the limits the turn ends and the next one begins
edition 2010-pl
turn 6
phase commander
active pl_zajaczek
points polish 158
points russian 166
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
expect over no [3.3i]
expect turn 7 [3.3j]
