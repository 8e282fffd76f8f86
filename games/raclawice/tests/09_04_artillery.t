# [9.4] Guns in the enemy's movement.

case guns may only fire
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_art_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
legal volley ru_art_1 [9.4]
illegal counter ru_art_1 9.4 [9.4]
illegal fallback ru_art_1 9.4 [9.4]
illegal shift ru_art_1 0918 9.1 [9.4]
illegal traverse ru_art_1 NE 9.1 [9.4]
do volley ru_art_1
do bombard ru_art_1 0916
roll 4                           # 2M: 6 against 6
event STANDS_FIRE unit pl_2pp_1_1 a 6 b 6 [9.4]
expect unit ru_art_1 hex=0917 facing=N status=fired [9.4]

case a gun that has fired in this phase has no reaction
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_art_1 0917 N fired used
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
expect prompt ASK_MOVE [9.4]

case it neither turns nor moves when the enemy has the phase
phase movement
active pl_zajaczek
actor russian
unit pl_zajaczek 0814
unit pl_2pp_1_1 0914 S
unit ru_art_1 0917 N
legal bombard ru_art_1 0914
illegal traverse ru_art_1 NE 10.4a [9.4]
illegal shift ru_art_1 0918 10.4a [9.4]

case guns fire beside the top unit of their stack (r74)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_art_1 0917 N
unit ru_art_2 0917 S             # looks the other way
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do volley ru_uglicki_1_2
legal fire ru_uglicki_1_2 0916 [9.4]
legal bombard ru_art_1 0916 [9.4]
illegal bombard ru_art_2 0916 10.2a [9.4]
do fire ru_uglicki_1_2 0916
roll 0
legal bombard ru_art_1 0916 [9.4]

case when its stack counterattacks the gun fires first and stays (r74)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_art_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
illegal fire ru_uglicki_1_2 0916 9.1 [9.1]
do bombard ru_art_1 0916
roll 0
event STANDS_FIRE unit pl_2pp_1_1 [9.4]
chance ASK_COUNTER_DIE [9.4]
roll 6
do counter ru_uglicki_1_2 @2013-en
expect unit ru_uglicki_1_2 hex=0916
expect unit ru_art_1 hex=0917 status=fired [9.4]

case or it is silent
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_art_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
do pass
chance ASK_COUNTER_DIE [9.4]

case when the mover is driven back by it nobody counterattacks (r71)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_art_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
do bombard ru_art_1 0916
roll 6                           # 2M: 8 against 6
do retreat pl_2pp_1_1 0915
expect unit ru_uglicki_1_2 hex=0917 [9.1]

case when its cavalry goes back the gun fires first too (r74)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_woroneski_1 0917 N
unit ru_art_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do fallback ru_woroneski_1
legal bombard ru_art_1 0916 [9.4]

case a stack that holds does nothing at all
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_art_1 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do hold ru_uglicki_1_2
expect prompt ASK_MOVE [9.1]
