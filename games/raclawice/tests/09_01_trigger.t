# [9.1, 9.2, 9.5] When a reaction is asked for.

case an enemy in the frontal zone
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N       # front 0816 and 0916
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
expect prompt ASK_REACTION [9.1]
expect actor russian [9.1]
legal hold ru_uglicki_1_2 [9.1]
legal volley ru_uglicki_1_2 [9.1]
legal counter ru_uglicki_1_2 [9.1]
illegal step pl_2pp_1_1 1017 9.1 [9.5]

case not in its flank
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 SE      # 0916 is on its left
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
expect prompt ASK_MOVE [9.1]

case not in its rear
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 S
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
expect prompt ASK_MOVE [9.1]

case not two hexes away
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0914 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0915
expect prompt ASK_MOVE [9.1]

case turning in the frontal zone is no entry
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0916 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do turn pl_2pp_1_1 SE
expect prompt ASK_MOVE [9.1]

case every hex asks anew, step by step (r14)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 SE
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 1017 N       # front 0916 and 1016
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
expect actor russian [9.5]
do hold ru_uglicki_1_3
do hold ru_uglicki_1_2
expect prompt ASK_MOVE [9.5]
do step pl_2pp_1_1 1016
expect actor russian [9.1, 9.5]
legal counter ru_uglicki_1_3 [9.1]
illegal hold ru_uglicki_1_2 9.1 [9.1]

case each unit may choose another option
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_3
legal volley ru_uglicki_1_2 [9.1]
legal counter ru_uglicki_1_2 [9.1]
legal hold ru_uglicki_1_2 [9.1]

case all announce first, fire comes first, and the rest lapses when the mover is driven back (r71)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0815 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 0916
roll 7
do retreat pl_2pp_1_1 0915
noevent ASK_COUNTER_DIE
expect unit ru_uglicki_1_3 hex=1017 [9.1]
expect actor russian             # a shot of the alternation, the move is over
expect prompt ASK_OTHER [9.1]

case a commander who rides by is let alone (r72)
phase commander
active pl_zajaczek
unit pl_zajaczek 0915
unit ru_uglicki_1_2 0917 N
do lead pl_zajaczek 0916
expect prompt ASK_LEADER [9.1]

case a gun that is moved is met (r72)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_art_1 0915 S
unit ru_uglicki_1_2 0917 N
do shift pl_art_1 0916
do face pl_art_1 S
expect prompt ASK_REACTION [9.1]

case a unit driven back into a frontal zone is not (r72)
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 0920 N
unit pl_2pp_1_1 0916 S shots=4
unit pl_2pp_1_2 0814 SE shots=4
unit ru_uglicki_1_4 1014 SW shots=4   # front 0914 and 1015
do fire ru_uglicki_1_2 0916
roll 6
do retreat pl_2pp_1_1 1015
noevent ANNOUNCES
expect actor russian
expect prompt ASK_ACTIVE [9.1]

case neighbours of a hex the enemy comes into react, but do not fire into it (r73)
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit ru_uglicki_1_1 1015 N
unit ru_kozak_1 1016 N
unit ru_woroneski_1 0916 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1015
expect prompt ASK_REACTION [9.1]
legal fallback ru_kozak_1 [9.1E]
illegal counter ru_kozak_1 6.2a [6.10b]
do fallback ru_kozak_1
illegal volley ru_woroneski_1 10.6 [10.6]
legal fallback ru_woroneski_1 [9.1C-3]
do fallback ru_woroneski_1
do retreat ru_kozak_1 1017
do retreat ru_kozak_1 1018
do retreat ru_woroneski_1 0917
do retreat ru_woroneski_1 0918
expect unit ru_kozak_1 hex=1018 [9.1E]
expect unit ru_woroneski_1 hex=0918 [9.1C-3]
expect unit pl_3pp_1_1 hex=1015 status=melee [9.1]
expect unit ru_uglicki_1_1 hex=1015 [9.2]
expect prompt ASK_LEADER [9.1]

case they counterattack beside their friends, who fight along (r73)
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 1111 S
unit ru_uglicki_1_2 1015 N
unit ru_uglicki_1_3 1016 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1015
legal counter ru_uglicki_1_3 [9.1A-2, 8.14.4b]
do counter ru_uglicki_1_3
roll 0
do counter ru_uglicki_1_3 @2013-en
event COUNTERATTACKS unit ru_uglicki_1_3 hex 1015 [8.14.1a]
expect unit ru_uglicki_1_3 hex=1015 [6.10b]
chance ASK_ATTACKER [11.1b]
roll 9
roll 0
event ATTACKER_WINS [8.14.2b]

case who fights along has counterattacked in this phase (r73)
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 0914 S
unit ru_uglicki_1_2 1015 N
unit ru_uglicki_1_3 1016 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1015
do counter ru_uglicki_1_3
roll 0
do counter ru_uglicki_1_3 @2013-en
roll 0
roll 9
event DEFENDER_WINS
do lose ru_uglicki_1_3
do lose ru_uglicki_1_3
do withdraw ru_uglicki_1_2 0916
do face ru_uglicki_1_2 N
do face ru_uglicki_1_3 N
do face pl_3pp_1_1 S
do stop @2013-en
do pass
do move pl_3pp_1_2
do step pl_3pp_1_2 0915
legal volley ru_uglicki_1_2
illegal counter ru_uglicki_1_2 8.14.5 [8.14.5, 11.3]

case infantry in the hex that has counterattacked does not do so again, so nobody comes (r73)
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 1111 S
unit ru_uglicki_1_2 1015 N countered
unit ru_uglicki_1_3 1016 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1015
noevent ANNOUNCES
expect prompt ASK_ACTIVE [8.14.5, 11.3]

case nor cavalry (r73)
edition 2010-pl
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 1111 S
unit ru_woroneski_1 1015 N countered
unit ru_woroneski_2 1016 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1015
legal fallback ru_woroneski_2
illegal counter ru_woroneski_2 8.14.5 [8.14.5, 11.3]

case cavalry in the hex may (r73)
edition 2013-en
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 1111 S
unit ru_woroneski_1 1015 N countered
unit ru_woroneski_2 1016 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1015
legal counter ru_woroneski_2 [8.14.7]

case not where the hex would be too full (r73)
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 1111 S
unit ru_uglicki_1_2 1015 N
unit ru_uglicki_1_3 1015 N
unit ru_uglicki_1_4 1015 N
unit ru_uglicki_2_2 1015 N
unit ru_uglicki_2_3 1016 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1015
expect prompt ASK_ACTIVE [6.10b]

case the mover who wins against them stands alone in the hex (r73)
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 1014 S
unit pl_3pp_1_3 1014 S
unit ru_uglicki_1_2 1015 N lost=2
unit ru_uglicki_1_3 1016 N lost=2
do move pl_3pp_1_1
do with pl_3pp_1_2
do with pl_3pp_1_3
do step pl_3pp_1_1 1015
do counter ru_uglicki_1_3
roll 0
do counter ru_uglicki_1_3 @2013-en
roll 0
roll 9
event DEFENDER_WINS [8.14.2b]

case no reaction out of a melee hex
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0917 S from=0816
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
expect prompt ASK_MOVE [9.2]
