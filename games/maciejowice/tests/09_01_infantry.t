# [9.1A, 9.1B, 9.3] Infantry meets infantry and cavalry.

case infantry stands and fires at infantry
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N shots=1
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do volley ru_muszb_1_2
illegal fire ru_muszb_1_2 2744 9.1
do fire ru_muszb_1_2 2844
event FIRES unit ru_muszb_1_2 hex 2844 a 2 [9.1A-1]
chance 10.9.7-missing [9.1A-1]
roll 6                   # size 3: M, second shot
event STANDS_FIRE unit pl_7pp_1_1 a 6 b 6 [9.1A-1]
expect unit ru_muszb_1_2 hex=2944 shots=2 mp=0 [9.1A-1]
expect prompt ASK_MOVE [9.1A-1]

case a unit that has fired four times cannot (r14)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
illegal volley ru_muszb_1_2 10.9.1a [9.1A-1]
legal counter ru_muszb_1_2 [9.1A-2]

case units side by side fire together (r75)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
unit ru_muszb_1_3 2945 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do volley ru_muszb_1_3
do volley ru_muszb_1_2
do fire ru_muszb_1_2 2844
legal with ru_muszb_1_3 [9.1A-1]
do with ru_muszb_1_3
event FIRE_ROW a 3 [9.1A-1]
expect unit ru_muszb_1_3 shots=1 [9.1A-1]

case who did not announce fire does not join (r75)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
unit ru_muszb_1_3 2945 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do hold ru_muszb_1_3
do volley ru_muszb_1_2
do fire ru_muszb_1_2 2844
event FIRE_ROW a 2 [9.1A-1]
expect unit ru_muszb_1_3 shots=0 [9.1A-1]

case a passed check sends infantry into the counterattack
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N       # morale 6
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
chance 9.1A-2 [9.1A-2]
roll 6
event WILL_COUNTERATTACK unit ru_muszb_1_2 a 6 b 6 [9.1A-2]
event COUNTERATTACKS unit ru_muszb_1_2 hex 2844 [9.1A-2]
expect unit ru_muszb_1_2 hex=2844 [9.1A-2]

case the chance of the check
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844

odds 3/10 counter ru_muszb_1_2 = check failed [9.1A-2, 9.1A-3]

case a failed one sends it back two hexes by its rear, facing as before, with a loss
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 7
event SHRINKS_BACK unit ru_muszb_1_2 a 7 b 6 [9.1A-3]
expect unit ru_muszb_1_2 lost=1 [9.1A-3]
illegal retreat ru_muszb_1_2 2945 10.11 [9.1A-3]
legal retreat ru_muszb_1_2 3043 [9.1A-3]
do retreat ru_muszb_1_2 3044
do retreat ru_muszb_1_2 3144
expect unit ru_muszb_1_2 hex=3144 facing=N lost=1 [9.1A-3]
expect unit pl_7pp_1_1 hex=2844 mp=1 [9.1A-3]
expect prompt ASK_MOVE [9.1A-3]

case the losses of the retreat are taken on the way besides (r15)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 3042 NE          # front 2943 and 3043
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 7
do retreat ru_muszb_1_2 3043
event LOSS_IN_ENEMY_FRONT unit ru_muszb_1_2 hex 3043 [9.1A-3]
do retreat ru_muszb_1_2 3144
expect unit ru_muszb_1_2 hex=3144 lost=2 [9.1A-3]

case a unit with one step left is gone by the loss
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N lost=2         # morale 5
unit ru_muszb_1_3 3244 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 6
event SHRINKS_BACK unit ru_muszb_1_2 a 6 b 5 [9.1A-3]
expect unit ru_muszb_1_2 gone [9.1A-3]
expect points polish 0 [9.1A-3]       # r133
expect prompt ASK_MOVE [9.1A-3]

case the owner of a stack chooses who takes the loss
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
unit ru_muszb_1_3 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 7
expect count lose 2 [9.1A-3]
do lose ru_muszb_1_3
do retreat ru_muszb_1_2 3044
do retreat ru_muszb_1_2 3144
expect unit ru_muszb_1_2 hex=3144 lost=0 [9.1A-3]
expect unit ru_muszb_1_3 hex=3144 lost=1 [9.1A-3]

case without a way it is eliminated (r15)
phase movement
active pl_sierakowski
unit pl_sierakowski 3621
unit pl_7pp_1_1 3721 S
unit ru_muszb_1_2 3921 N       # the last row
unit ru_muszb_1_3 3929 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3821
do counter ru_muszb_1_2
roll 7
event NOWHERE_TO_GO unit ru_muszb_1_2 [9.1A-3]
expect unit ru_muszb_1_2 gone [9.1A-3]

case infantry before cavalry only stands and fires
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_muszb_1_2 2944 N
do move pl_5psp_1
do step pl_5psp_1 2844
legal volley ru_muszb_1_2 [9.1B]
legal hold ru_muszb_1_2 [9.1B]
illegal counter ru_muszb_1_2 9.1B [9.1B]
illegal fallback ru_muszb_1_2 9.1C-3 [9.1B]
expect count counter 0 [9.1B]
expect count fallback 0 [9.1B]
expect count harry 0 [9.1B]
illegal form ru_muszb_1_2 9.1 [9.1B]      # r17: a square only in the hex entered

case its fire drives the cavalry back
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_muszb_1_2 2944 N
do move pl_5psp_1
do step pl_5psp_1 2844
do volley ru_muszb_1_2
do fire ru_muszb_1_2 2844
roll 6
event IS_DRIVEN_BACK unit pl_5psp_1 a 7 b 6 [9.1B]
do retreat pl_5psp_1 2744
expect unit pl_5psp_1 hex=2744 status=stopped [9.1B]

case infantry does not fall back before infantry either
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
illegal fallback ru_muszb_1_2 9.1C-3 [9.1A-1, 9.1A-2]

case scythemen have only the check
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 3244
unit ru_muszb_1_1 3044 N
unit pl_grenkrak_1_1 2844 S
do move ru_muszb_1_1
do step ru_muszb_1_1 2944
illegal volley pl_grenkrak_1_1 10.9.3 [9.1A-1]
legal counter pl_grenkrak_1_1 [9.1A-2]

case a stack checks once, with the morale of its top unit
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N lost=2    # morale 5
unit ru_muszb_1_3 2944 N                 # morale 6
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
illegal counter ru_muszb_1_3 9.1 [9.3]
do counter ru_muszb_1_2
roll 6
event SHRINKS_BACK unit ru_muszb_1_2 a 6 b 5 [9.3]
do lose ru_muszb_1_3
do retreat ru_muszb_1_2 3044
do retreat ru_muszb_1_2 3144
expect unit ru_muszb_1_3 hex=3144 [9.3]
expect prompt ASK_MOVE [9.3]

case when it passes all go
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_3 2944 N
unit ru_muszb_1_2 2944 N lost=2
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_3
roll 6
event COUNTERATTACKS unit ru_muszb_1_3 [9.3]
event COUNTERATTACKS unit ru_muszb_1_2 [9.3]
chance ASK_ATTACKER [9.3]
