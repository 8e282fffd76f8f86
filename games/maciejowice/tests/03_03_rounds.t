# [3.3c] to [3.3j] The draw, the phases of an activation, the end of a turn.

case a chit is drawn, its commander goes through the phases, another chit follows
turn 10
late never 0
phase draw
pool pl_kamienski ru_rachmanow
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_7pp_1_1 2322 S
unit ru_rachmanow 2830
unit ru_muszf_1_1 2830 N
unit pl_kosciuszko 2220
chance 3.3c [3.3c]
expect count draw 2 [3.3c]
legal draw pl_kamienski [3.3c]
legal draw ru_rachmanow [3.3c]
draw pl_kamienski
event CHIT_DRAWN unit pl_kamienski [3.3c]
event IS_ACTIVATED unit pl_kamienski [3.3d]
expect state drawnow pl_kamienski [3.3d]
expect state phase movement [3.3e]
legal move pl_2pp_2_1 [3.3e]
illegal move pl_7pp_1_1 4.1 [3.3d]
illegal lead pl_kamienski 2319 10.4b [3.3f]
do stop
expect state phase commander [3.3f]
illegal move pl_2pp_2_1 3.3f [3.3e]
legal lead pl_kamienski 2319 [3.3f]
illegal lead pl_kosciuszko 2219 3.3f [3.3f]
do lead pl_kamienski 2319
expect unit pl_kamienski hex=2319 [3.3f]
do stop
chance 3.3c [3.3h]
expect count draw 1 [3.3h]
illegal draw pl_kamienski 3.3c [3.3c]
draw ru_rachmanow
legal move ru_muszf_1_1 [3.3h]
do stop
do stop
expect over no [3.3i]
event TURN_STARTS a 11 [3.3j]
expect turn 11 [3.3h, 3.3j]
expect prompt ASK_CHIT [3.3j]

case every unit in command may move, or none; fire belongs to the same phase
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2420 S
unit ru_muszf_1_1 2720 N shots=4
legal move pl_2pp_2_1 [3.3e]
legal move pl_2pp_2_2 [3.3e]
legal fire pl_2pp_2_2 2720 [3.3e]
legal stop [3.3e]
do move pl_2pp_2_1
do step pl_2pp_2_1 2419
do stop
illegal move pl_2pp_2_1 8.16a [3.3e]
legal move pl_2pp_2_2 [3.3e]

case a charge is fought inside the movement phase
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2320
unit pl_wojciechowski_1 2220 S
unit ru_muszf_1_1 2520 S shots=4              # faces away from the run
do move pl_wojciechowski_1
do step pl_wojciechowski_1 2320
do step pl_wojciechowski_1 2420
do step pl_wojciechowski_1 2520
event CHARGES unit pl_wojciechowski_1 hex 2520 [3.3e]
chance ASK_ATTACKER [3.3e]
expect state phase movement [3.3e]

case a counterattack too
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit ru_muszf_1_1 2520 N
do move pl_2pp_2_1
do step pl_2pp_2_1 2420
do counter ru_muszf_1_1
chance ASK_COUNTER_DIE
roll 3
event COUNTERATTACKS unit ru_muszf_1_1 hex 2420 [3.3e]
chance ASK_ATTACKER [3.3e]
expect state phase movement [3.3e]

case other melees wait for phase 4, after the commander's move
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit ru_muszf_1_1 2420 S                      # the Poles come from the rear
do move pl_2pp_2_1
do step pl_2pp_2_1 2420
expect unit pl_2pp_2_1 hex=2420 status=melee [3.3g]
expect state phase commander [3.3g]
illegal fight 2420 3.3f [3.3g]
do lead pl_kamienski 2320
do stop
expect state phase melee [3.3g]
event MELEE_BEGINS hex 2420 [3.3g]
chance ASK_ATTACKER [3.3g]

case with an empty pool the victory conditions are looked at: the limit has been reached
turn 6
phase commander
active pl_kamienski
points russian 15
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 3820
do stop
expect over russian [3.3i]
event AUTOMATIC_VICTORY a 15 b 1 [3.3i]

case a point below it the next turn begins
turn 10
late never 0
phase commander
active pl_kamienski
points russian 14
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 3820
do stop
expect over no [3.3i]
expect turn 11 [3.3i, 3.3j]

case in the same round Fire markers are changed: who has fired keeps one
turn 10
late never 0
phase commander
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S shots=3
unit pl_2pp_2_2 2320 S
unit ru_rachmanow 3820
unit ru_muszf_1_1 3820 N shots=1
do stop
expect turn 11
expect unit pl_2pp_2_1 shots=1 [3.3i]
expect unit pl_2pp_2_2 shots=0 [3.3i]
expect unit ru_muszf_1_1 shots=1 [3.3i]
