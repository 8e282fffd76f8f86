# [9.1A, 9.1B, 9.3] Infantry meets infantry and cavalry.

case infantry stands and fires at infantry
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N shots=1
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do volley ru_uglicki_1_2
illegal fire ru_uglicki_1_2 1136 9.1
do fire ru_uglicki_1_2 1236
event FIRES unit ru_uglicki_1_2 hex 1236 a 2 [9.1A-1]
chance 10.9.7-missing [9.1A-1]
roll 5                   # size 4: 1M
event STANDS_FIRE unit pl_7pp_1_1 a 6 b 6 [9.1A-1]
expect unit ru_uglicki_1_2 hex=1336 shots=2 mp=0 [9.1A-1]
expect prompt ASK_MOVE [9.1A-1]

case a unit that has fired four times cannot (r14)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
illegal volley ru_uglicki_1_2 10.9.1a [9.1A-1]
legal counter ru_uglicki_1_2 [9.1A-2]

case units side by side fire together (r75)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
unit ru_uglicki_1_3 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do volley ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 1236
legal with ru_uglicki_1_3 [9.1A-1]
do with ru_uglicki_1_3
event FIRE_ROW a 4 [9.1A-1]
expect unit ru_uglicki_1_3 shots=1 [9.1A-1]

case who did not announce fire does not join (r75)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
unit ru_uglicki_1_3 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do hold ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 1236
event FIRE_ROW a 3 [9.1A-1]
expect unit ru_uglicki_1_3 shots=0 [9.1A-1]

case a passed check sends infantry into the counterattack
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N       # morale 6
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
chance 9.1A-2 [9.1A-2]
roll 6
event WILL_COUNTERATTACK unit ru_uglicki_1_2 a 6 b 6 [9.1A-2]
event COUNTERATTACKS unit ru_uglicki_1_2 hex 1236 [9.1A-2]
expect unit ru_uglicki_1_2 hex=1236 [9.1A-2]

case the chance of the check
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236

odds 3/10 counter ru_uglicki_1_2 = check failed [9.1A-2, 9.1A-3]

case a failed one sends it back two hexes by its rear, facing as before
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 7
event SHRINKS_BACK unit ru_uglicki_1_2 a 7 b 6 [9.1A-3]
expect unit ru_uglicki_1_2 lost=0 [9.1A-3]
illegal retreat ru_uglicki_1_2 1337 10.11 [9.1A-3]
legal retreat ru_uglicki_1_2 1435 [9.1A-3]
do retreat ru_uglicki_1_2 1436
do retreat ru_uglicki_1_2 1536
expect unit ru_uglicki_1_2 hex=1536 facing=N lost=0 [9.1A-3]
expect unit pl_7pp_1_1 hex=1236 mp=1 [9.1A-3]
expect prompt ASK_MOVE [9.1A-3]

case the losses of the retreat are taken on the way (r15)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1434 NE          # front 1335 and 1435
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 7
do retreat ru_uglicki_1_2 1435
event LOSS_IN_ENEMY_FRONT unit ru_uglicki_1_2 hex 1435 [9.1A-3]
do retreat ru_uglicki_1_2 1536
expect unit ru_uglicki_1_2 hex=1536 lost=1 [9.1A-3]

case a unit with one step left goes back unharmed
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N lost=3         # morale 5
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
roll 6
event SHRINKS_BACK unit ru_uglicki_1_2 a 6 b 5 [9.1A-3]
do retreat ru_uglicki_1_2 1436
do retreat ru_uglicki_1_2 1536
expect unit ru_uglicki_1_2 hex=1536 lost=3 [9.1A-3]

case without a way it is eliminated (r15)
phase movement
active pl_wodzicki
unit pl_wodzicki 3621
unit pl_7pp_1_1 3721 S
unit ru_uglicki_1_2 3921 N       # the last row
unit ru_uglicki_1_3 3929 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3821
do counter ru_uglicki_1_2
roll 7
event NOWHERE_TO_GO unit ru_uglicki_1_2 [9.1A-3]
expect unit ru_uglicki_1_2 gone [9.1A-3]

case infantry before cavalry only stands and fires
phase movement
active pl_sanguszko
unit pl_sanguszko 1035
unit pl_bkn_1w_1 1136 S
unit ru_uglicki_1_2 1336 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1236
legal volley ru_uglicki_1_2 [9.1B]
legal hold ru_uglicki_1_2 [9.1B]
illegal counter ru_uglicki_1_2 9.1B [9.1B]
illegal fallback ru_uglicki_1_2 9.1C-3 [9.1B]
expect count counter 0 [9.1B]
expect count fallback 0 [9.1B]
expect count harry 0 [9.1B]
illegal form ru_uglicki_1_2 9.1 [9.1B]      # r17: a square only in the hex entered

case its fire drives the cavalry back
phase movement
active pl_sanguszko
unit pl_sanguszko 1035
unit pl_bkn_1w_1 1136 S
unit ru_uglicki_1_2 1336 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1236
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 1236
roll 6
event IS_DRIVEN_BACK unit pl_bkn_1w_1 a 7 b 6 [9.1B]
do retreat pl_bkn_1w_1 1136
expect unit pl_bkn_1w_1 hex=1136 status=stopped [9.1B]

case infantry does not fall back before infantry either
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
illegal fallback ru_uglicki_1_2 9.1C-3 [9.1A-1, 9.1A-2]

case scythemen have only the check
turn 3
phase movement
active ru_apraksin
unit ru_apraksin 1636
unit ru_uglicki_1_1 1436 N
unit pl_kos_a_1 1236 S
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1336
illegal volley pl_kos_a_1 10.9.3 [9.1A-1]
legal counter pl_kos_a_1 [9.1A-2]

case a stack checks once, with the morale of its top unit
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N lost=2    # morale 5
unit ru_uglicki_1_3 1336 N                 # morale 6
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
illegal counter ru_uglicki_1_3 9.1 [9.3]
do counter ru_uglicki_1_2
roll 6
event SHRINKS_BACK unit ru_uglicki_1_2 a 6 b 5 [9.3]
do retreat ru_uglicki_1_2 1436
do retreat ru_uglicki_1_2 1536
expect unit ru_uglicki_1_3 hex=1536 [9.3]
expect prompt ASK_MOVE [9.3]

case when it passes all go
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_3 1336 N
unit ru_uglicki_1_2 1336 N lost=2
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_3
roll 6
event COUNTERATTACKS unit ru_uglicki_1_3 [9.3]
event COUNTERATTACKS unit ru_uglicki_1_2 [9.3]
chance ASK_ATTACKER [9.3]
