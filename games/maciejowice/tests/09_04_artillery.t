# [9.4] Guns in the enemy's movement.

case guns may only fire
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_art_1 2944 N                # two stars
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
legal volley ru_art_1 [9.4]
illegal counter ru_art_1 9.4 [9.4]
illegal fallback ru_art_1 9.4 [9.4]
illegal shift ru_art_1 3044 9.1 [9.4]
illegal traverse ru_art_1 NE 9.1 [9.4]
illegal limber ru_art_1 9.1 [9.4]
do volley ru_art_1
do bombard ru_art_1 2844
roll 2                           # 2M and the stars
event STANDS_FIRE unit pl_7pp_1_1 a 6 b 6 [9.4]
expect unit ru_art_1 hex=2944 facing=N status=fired [9.4]

case a gun that has fired in this phase has no reaction
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_art_1 2944 N fired used
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
expect prompt ASK_MOVE [9.4]

case it neither turns nor moves when the enemy has the phase
phase movement
active pl_sierakowski
actor russian
unit pl_sierakowski 2643
unit pl_7pp_1_1 2644 S
unit ru_art_1 2944 N
legal bombard ru_art_1 2644 [9.4]
illegal traverse ru_art_1 NE 10.4a [9.4]
illegal shift ru_art_1 3044 10.4a [9.4]

case guns fire beside the top unit of their stack (r74)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
unit ru_art_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do volley ru_muszb_1_2
legal fire ru_muszb_1_2 2844 [9.4]
legal bombard ru_art_1 2844 [9.4]
do fire ru_muszb_1_2 2844
roll 0
legal bombard ru_art_1 2844 [9.4]

case a gun that looks the other way does not
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
unit ru_art_1 2944 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do volley ru_muszb_1_2
illegal bombard ru_art_1 2844 10.2a [9.4]

case when its stack counterattacks the gun fires first, if it likes, and stays (r74)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
unit ru_art_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
legal pass
do bombard ru_art_1 2844
roll 1
event STANDS_FIRE unit pl_7pp_1_1 [9.4]
chance ASK_COUNTER_DIE [9.4]
roll 6
expect unit ru_muszb_1_2 hex=2844
expect unit ru_art_1 hex=2944 status=fired [9.4]

case beside skirmishers who have harried the gun may fire too (r74)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
unit ru_art_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
roll 0
do stay ru_jega_1
legal bombard ru_art_1 2844 [9.4]
