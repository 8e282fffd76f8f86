# [9.1, 9.2, 9.5] When a reaction is asked for.

case an enemy in the frontal zone
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N       # front 1235 and 1236
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
expect prompt ASK_REACTION [9.1]
expect actor allied [9.1]
legal hold ru_uglicki_1_2 [9.1]
legal volley ru_uglicki_1_2 [9.1]
legal counter ru_uglicki_1_2 [9.1]
illegal step pl_7pp_1_1 1337 9.1 [9.5]

case not in its flank
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 SE      # 1236 is on its left
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
expect prompt ASK_MOVE [9.1]

case not in its rear
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 S
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
expect prompt ASK_MOVE [9.1]

case not two hexes away
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1036 S
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1136
expect prompt ASK_MOVE [9.1]

case skirmishers too are asked for their frontal zone only
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_jekatierynoslawski_3_1 1336 SE form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
expect prompt ASK_MOVE [9.1]

case a square has front on all sides
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_1 1336 S form=square
unit ru_uglicki_1_2 1336 S form=square
unit ru_uglicki_1_3 1336 S form=square
unit ru_uglicki_1_4 1336 S form=square
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
expect prompt ASK_REACTION [9.1]
legal volley ru_uglicki_1_1 [9.1]
illegal counter ru_uglicki_1_1 7.3.2-4 [9.1]

case turning in the frontal zone is no entry
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1236 S
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do turn pl_7pp_1_1 SE
expect prompt ASK_MOVE [9.1]

case every hex asks anew, step by step (r14)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 SE
unit ru_uglicki_1_2 1336 N
unit ru_uglicki_1_3 1337 N       # front 1236 and 1237
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
expect actor allied [9.5]
do hold ru_uglicki_1_3
do hold ru_uglicki_1_2
expect prompt ASK_MOVE [9.5]
do step pl_7pp_1_1 1237
expect actor allied [9.1, 9.5]
legal counter ru_uglicki_1_3 [9.1]
illegal hold ru_uglicki_1_2 9.1 [9.1]

case each unit may choose another option
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_2 1336 N
unit ru_uglicki_1_3 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_3
legal volley ru_uglicki_1_2 [9.1]
legal counter ru_uglicki_1_2 [9.1]
legal hold ru_uglicki_1_2 [9.1]

case all announce first, fire comes first, and the rest lapses when the mover is driven back (r71)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1135 S
unit ru_uglicki_1_2 1336 N
unit ru_uglicki_1_3 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do counter ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 1236
roll 7
do retreat pl_7pp_1_1 1136
expect unit ru_uglicki_1_3 hex=1337 [9.1]
expect actor allied             # a shot of the alternation, the move is over
expect prompt ASK_OTHER [9.1]

case a commander who rides by is let alone (r72)
phase commander
active pl_wodzicki
unit pl_wodzicki 1136
unit ru_uglicki_1_2 1336 N
do lead pl_wodzicki 1236
expect prompt ASK_LEADER [9.1]

case a gun that is moved is met (r72)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_art_4 1136 S
unit ru_uglicki_1_2 1336 N
do shift pl_art_4 1236
do face pl_art_4 S
expect prompt ASK_REACTION [9.1]

case a unit driven back into a frontal zone is not (r72)
turn 3
phase movement
active ru_apraksin
unit ru_apraksin 1636
unit ru_uglicki_1_2 1336 N
unit ru_uglicki_1_3 1636 N
unit pl_7pp_1_1 1236 S shots=4
unit pl_7pp_1_2 1035 SE shots=4
unit ru_uglicki_1_4 1037 SW shots=4   # front 1036 and 1137
do fire ru_uglicki_1_2 1236
roll 6
do retreat pl_7pp_1_1 1137
noevent ANNOUNCES
expect prompt ASK_ACTIVE [9.1]

case neighbours of a hex the enemy comes into react, but do not fire into it (r73)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1236 S
unit pl_7pp_1_2 1135 S
unit ru_uglicki_1_2 1336 S
unit ru_uglicki_1_3 1435 N           # front 1335 and 1336
unit ru_kozak_1 1436 N               # front 1336 and 1337
do move pl_7pp_1_1
do step pl_7pp_1_1 1336
expect prompt ASK_REACTION [9.1]
illegal volley ru_kozak_1 10.9.3 [10.6]
do fallback ru_kozak_1
illegal volley ru_uglicki_1_3 10.6 [10.6]
legal counter ru_uglicki_1_3 [9.1A-2, 8.15.4b]
do hold ru_uglicki_1_3
do retreat ru_kozak_1 1536
do retreat ru_kozak_1 1636
expect unit ru_kozak_1 hex=1636 [9.1E]
expect unit pl_7pp_1_1 status=melee [9.1]

case they counterattack beside their friends, who fight along (r73)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1236 S
unit pl_7pp_1_2 1135 S
unit ru_uglicki_1_2 1336 S
unit ru_uglicki_1_3 1435 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1336
do counter ru_uglicki_1_3
roll 0
event COUNTERATTACKS unit ru_uglicki_1_3 hex 1336 [8.15.1]
chance ASK_ATTACKER [8.15.2b]

case no reaction out of a melee hex
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1336 S from=1235
unit ru_uglicki_1_2 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
expect prompt ASK_MOVE [9.2]

case nor of cossacks, who may always go back else
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit pl_7pp_1_2 1336 S from=1235
unit ru_kozak_1 1336 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
expect prompt ASK_MOVE [9.2]

case Russians and Prussians fire by themselves (r126)
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_uglicki_1_1 1336 N
unit pr_22pp_1_1 1337 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
do volley pr_22pp_1_1
do volley ru_uglicki_1_1
do fire ru_uglicki_1_1 1236
chance 10.9.7-missing [9.1]    # nobody may join
roll 0
legal fire pr_22pp_1_1 1236 [9.1]
