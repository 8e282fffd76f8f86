case after the fire the owner decides though the enemy is driven back
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2743 S
unit ru_jega_1 2944 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
roll 0
do fire ru_jega_1 2844
roll 8
do retreat pl_7pp_1_1 2744
expect prompt ASK_HARRY [9.1A-4]
legal fallback ru_jega_1 [9.1A-4]
legal stay ru_jega_1 [9.1A-4]
