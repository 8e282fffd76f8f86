# [9.4] Guns in the enemy's movement.

case guns may only fire
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_art_4 1336 N                # three stars
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
legal volley ru_art_4 [9.4]
illegal counter ru_art_4 9.4 [9.4]
illegal fallback ru_art_4 9.4 [9.4]
illegal shift ru_art_4 1436 9.1 [9.4]
illegal traverse ru_art_4 NE 9.1 [9.4]
do volley ru_art_4
do bombard ru_art_4 1236
roll 1                           # 2M and the stars
event STANDS_FIRE unit pl_7pp_1_1 a 6 b 6 [9.4]
expect unit ru_art_4 hex=1336 facing=N status=fired [9.4]

case a gun that has fired in this phase has no reaction
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_art_4 1336 N fired used
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
expect prompt ASK_MOVE [9.4]

case it neither turns nor moves when the enemy has the phase
phase movement
active pl_wodzicki
actor allied
unit pl_wodzicki 1035
unit pl_7pp_1_1 1036 S
unit ru_art_4 1336 N
legal bombard ru_art_4 1036 [9.4]
illegal traverse ru_art_4 NE 10.4a [9.4]
illegal shift ru_art_4 1436 10.4a [9.4]

case guns fire beside the top unit of their stack (r74)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
unit ru_art_4 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do volley ru_uglicki_1_2
legal fire ru_uglicki_1_2 1236 [9.4]
legal bombard ru_art_4 1236 [9.4]
do fire ru_uglicki_1_2 1236
roll 0
legal bombard ru_art_4 1236 [9.4]

case a gun that looks the other way does not
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
unit ru_art_4 1336 S
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do volley ru_uglicki_1_2
illegal bombard ru_art_4 1236 10.2a [9.4]

case when its stack counterattacks the gun fires first, if it likes, and stays (r74)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
unit ru_art_4 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_2
legal pass
do bombard ru_art_4 1236
roll 1
event STANDS_FIRE unit pl_7pp_1_1 [9.4]
chance ASK_COUNTER_DIE [9.4]
roll 6
expect unit ru_uglicki_1_2 hex=1236
expect unit ru_art_4 hex=1336 status=fired [9.4]

case horse guns neither
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pr_scheffer_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
legal volley pr_scheffer_2 [9.4]
illegal fallback pr_scheffer_2 9.4 [9.4]
illegal shift pr_scheffer_2 1436 9.1 [9.4]
