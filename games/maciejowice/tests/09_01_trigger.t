# [9.1, 9.2, 9.5] When a reaction is asked for.

case an enemy in the frontal zone
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N       # front 2843 and 2844
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
expect prompt ASK_REACTION [9.1]
expect actor russian [9.1]
legal hold ru_muszb_1_2 [9.1]
legal volley ru_muszb_1_2 [9.1]
legal counter ru_muszb_1_2 [9.1]
illegal step pl_7pp_1_1 2945 9.1 [9.5]

case not in its flank
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 SE      # 2844 is on its left
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
expect prompt ASK_MOVE [9.1]

case not in its rear
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
expect prompt ASK_MOVE [9.1]

case not two hexes away
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2644 S
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2744
expect prompt ASK_MOVE [9.1]

case skirmishers too are asked for their frontal zone only
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 SE form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
expect prompt ASK_MOVE [9.1]

case a square has front on all sides
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_1 2944 S form=square
unit ru_muszb_1_2 2944 S form=square
unit ru_muszb_1_3 2944 S form=square
unit ru_muszb_1_4 2944 S form=square
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
expect prompt ASK_REACTION [9.1]
legal volley ru_muszb_1_1 [9.1]
illegal counter ru_muszb_1_1 7.3.2-4 [9.1]

case turning in the frontal zone is no entry
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2844 S
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do turn pl_7pp_1_1 SE
expect prompt ASK_MOVE [9.1]

case every hex asks anew, step by step (r14)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 SE
unit ru_muszb_1_2 2944 N
unit ru_muszb_1_3 2945 N       # front 2844 and 2845
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
expect actor russian [9.5]
do hold ru_muszb_1_3
do hold ru_muszb_1_2
expect prompt ASK_MOVE [9.5]
do step pl_7pp_1_1 2845
expect actor russian [9.1, 9.5]
legal counter ru_muszb_1_3 [9.1]
illegal hold ru_muszb_1_2 9.1 [9.1]

case each unit may choose another option
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
unit ru_muszb_1_3 2945 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_3
legal volley ru_muszb_1_2 [9.1]
legal counter ru_muszb_1_2 [9.1]
legal hold ru_muszb_1_2 [9.1]

case all announce first, fire comes first, and the rest lapses when the mover is driven back (r71)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2743 S
unit ru_muszb_1_2 2944 N
unit ru_muszb_1_3 2945 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_3
do volley ru_muszb_1_2
do fire ru_muszb_1_2 2844
roll 7
do retreat pl_7pp_1_1 2744
expect unit ru_muszb_1_3 hex=2945 [9.1]
expect actor russian             # a shot of the alternation, the move is over
expect prompt ASK_OTHER [9.1]

case a commander who rides by is let alone (r72)
phase commander
active pl_sierakowski
unit pl_sierakowski 2744
unit ru_muszb_1_2 2944 N
do lead pl_sierakowski 2844
expect prompt ASK_LEADER [9.1]

case a gun that is moved is met (r72)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_art_2 2744 S
unit ru_muszb_1_2 2944 N
do shift pl_art_2 2844
do face pl_art_2 S
expect prompt ASK_REACTION [9.1]

case limbered guns on the march are met
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_art_2 2744 S form=limbered
unit ru_muszb_1_2 2944 N
do move pl_art_2
do step pl_art_2 2844
expect prompt ASK_REACTION [9.1]

case a unit driven back into a frontal zone is not (r72)
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 3244
unit ru_muszb_1_2 2944 N
unit ru_muszb_1_3 3244 N
unit pl_7pp_1_1 2844 S shots=4
unit pl_7pp_1_2 2643 SE shots=4
unit ru_muszb_1_4 2645 SW shots=4   # front 2644 and 2745
do fire ru_muszb_1_2 2844
roll 7
do retreat pl_7pp_1_1 2745
noevent ANNOUNCES
expect prompt ASK_ACTIVE [9.1]

case neighbours of a hex the enemy comes into react, but do not fire into it (r73)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2844 S
unit pl_7pp_1_2 2743 S
unit ru_muszb_1_2 2944 S
unit ru_muszb_1_3 3043 N           # front 2943 and 2944
unit ru_kozak_1 3044 N             # front 2944 and 2945
do move pl_7pp_1_1
do step pl_7pp_1_1 2944
expect prompt ASK_REACTION [9.1]
do fallback ru_kozak_1
illegal volley ru_muszb_1_3 10.6 [10.6]
legal counter ru_muszb_1_3 [9.1A-2, 8.15.4b]
do hold ru_muszb_1_3
do retreat ru_kozak_1 3144
do retreat ru_kozak_1 3244
expect unit ru_kozak_1 hex=3244 [9.1E]
expect unit pl_7pp_1_1 status=melee [9.1]

case they counterattack beside their friends, who fight along (r73)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2844 S
unit pl_7pp_1_2 2743 S
unit ru_muszb_1_2 2944 S
unit ru_muszb_1_3 3043 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2944
do counter ru_muszb_1_3
roll 0
event COUNTERATTACKS unit ru_muszb_1_3 hex 2944 [8.15.1]
chance ASK_ATTACKER [8.15.2b]

case skirmishers beside it check and go, without a shot (r73, r231)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2844 S
unit pl_7pp_1_2 2743 S
unit ru_muszb_1_2 2944 S
unit ru_jega_1 3043 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2944
do harry ru_jega_1
roll 0
illegal fire ru_jega_1 2944 10.6 [10.6]
do fallback ru_jega_1
do retreat ru_jega_1 3143
expect unit ru_jega_1 hex=3143 shots=0 [9.1A-4]

case no reaction out of a melee hex
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2944 S from=2843
unit ru_muszb_1_2 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
expect prompt ASK_MOVE [9.2]

case nor of cossacks, who may always go back else
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_7pp_1_2 2944 S from=2843
unit ru_kozak_1 2944 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
expect prompt ASK_MOVE [9.2]

case a unit that comes onto the map is met (r121)
turn 3
phase movement
active ru_tormasow
unit pl_7pp_1_1 0245 N
do move ru_muszb_1_1
do enter ru_muszb_1_1 0146
do face ru_muszb_1_1 S
expect prompt ASK_REACTION [9.1]
expect actor polish [9.1]
