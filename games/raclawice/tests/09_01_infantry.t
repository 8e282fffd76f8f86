# [9.1A, 9.1B] Infantry meets infantry and cavalry.

case infantry stands and fires at infantry
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N shots=2
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do volley ru_uglicki_1_2
illegal fire ru_uglicki_1_2 0915 9.1
do fire ru_uglicki_1_2 0916
event FIRES unit ru_uglicki_1_2 hex 0916 a 3 [9.1A-1]
chance 10.9.7b [9.1A-1]
roll 5
event STANDS_FIRE unit pl_2pp_1_1 a 6 b 6 [9.1A-1]
expect unit ru_uglicki_1_2 hex=0917 shots=3 mp=0 [9.1A-1]
expect prompt ASK_MOVE [9.1A-1]

case a unit that has fired four times cannot (r14)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N shots=4
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
illegal volley ru_uglicki_1_2 10.9.1a [9.1A-1]
legal counter ru_uglicki_1_2 [9.1A-2]

case units side by side fire together (r75)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do volley ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 0916
legal with ru_uglicki_1_3 [9.1A-1]
do with ru_uglicki_1_3
event FIRE_ROW a 4 [9.1A-1]
expect unit ru_uglicki_1_3 shots=1 [9.1A-1]

case who did not announce fire does not join (r75)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
unit ru_uglicki_1_3 1017 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do hold ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 0916
event FIRE_ROW a 3 [9.1A-1]
expect unit ru_uglicki_1_3 shots=0 [9.1A-1]

case a passed check sends infantry into the counterattack
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N       # morale 6
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
chance 9.1A-2 [9.1A-2]
roll 6
event WILL_COUNTERATTACK unit ru_uglicki_1_2 a 6 b 6 [9.1A-2]
event COUNTERATTACKS unit ru_uglicki_1_2 hex 0916 [9.1A-2]
expect unit ru_uglicki_1_2 hex=0916 [9.1A-2]

case in the 2013 edition who has passed may counterattack, and is asked
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N       # morale 6
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 6
event WILL_COUNTERATTACK unit ru_uglicki_1_2 a 6 b 6 [9.1A-2]
expect prompt ASK_COUNTERATTACK [9.1A-2]
expect actor russian [9.1A-2]
illegal volley ru_uglicki_1_2 9.1A-2 [9.1A-2]
legal hold ru_uglicki_1_2 [9.1A-2]
legal counter ru_uglicki_1_2 [9.1A-2]
do counter ru_uglicki_1_2
event COUNTERATTACKS unit ru_uglicki_1_2 hex 0916 [9.1A-2]
chance ASK_ATTACKER [9.1A-2]

case who stays after a passed check has not counterattacked (2013, r267)
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 6
do hold ru_uglicki_1_2
expect unit ru_uglicki_1_2 hex=0917 shots=0 [9.1A-2]
expect unit pl_2pp_1_1 hex=0916 [9.1A-2]
expect prompt ASK_MOVE [9.1A-2]

case all checks are made before the first is asked (2013, r267)
edition 2013-en
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 1014 S
unit ru_uglicki_1_1 1016 N
unit ru_uglicki_2_1 0916 N
unit ru_tomatis 1020
do move pl_3pp_1_1
do with pl_3pp_1_2
do step pl_3pp_1_1 1015
do counter ru_uglicki_1_1
do counter ru_uglicki_2_1
roll 9
do retreat ru_uglicki_1_1 1017
do retreat ru_uglicki_1_1 1018
roll 0
expect prompt ASK_COUNTERATTACK [9.1A-2]
do hold ru_uglicki_2_1
expect unit ru_uglicki_2_1 hex=0916 [9.1A-2]
expect unit pl_3pp_1_1 hex=1015 [9.1A-2]
expect prompt ASK_MOVE [9.1A-2]

case there the second attacks alone (2010)
edition 2010-pl
turn 3
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1014 S
unit pl_3pp_1_2 1014 S
unit ru_uglicki_1_1 1016 N
unit ru_uglicki_2_1 0916 N
unit ru_tomatis 1020
do move pl_3pp_1_1
do with pl_3pp_1_2
do step pl_3pp_1_1 1015
do counter ru_uglicki_1_1
do counter ru_uglicki_2_1
roll 9
do retreat ru_uglicki_1_1 1017
do retreat ru_uglicki_1_1 1018
roll 0
event COUNTERATTACKS unit ru_uglicki_2_1 hex 1015 [9.1A-2]
chance ASK_ATTACKER [9.1A-2]

case a failed one sends it back two hexes by its rear, facing as before
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 7
event SHRINKS_BACK unit ru_uglicki_1_2 a 7 b 6 [9.1A-3]
illegal retreat ru_uglicki_1_2 1017 8.16.5 [9.1A-3]
legal retreat ru_uglicki_1_2 0818 [9.1A-3]
do retreat ru_uglicki_1_2 0918
do retreat ru_uglicki_1_2 0919
expect unit ru_uglicki_1_2 hex=0919 facing=N lost=0 [9.1A-3]
expect unit pl_2pp_1_1 hex=0916 mp=1 [9.1A-3]
expect prompt ASK_MOVE [9.1A-3]

case the losses of a withdrawal are taken on the way (r15)
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit pl_2pp_1_2 0718 NE          # front 0817 and 0818
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 7
do retreat ru_uglicki_1_2 0818
event LOSS_IN_ENEMY_FRONT unit ru_uglicki_1_2 hex 0818 [9.1A-3]
do retreat ru_uglicki_1_2 0919
expect unit ru_uglicki_1_2 hex=0919 lost=1 [9.1A-3]

case without a way it is eliminated (r15)
phase movement
active pl_zajaczek
unit pl_zajaczek 0924
unit pl_2pp_1_1 0925 S
unit ru_uglicki_1_2 0927 N       # the last row
unit ru_uglicki_1_3 3427 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0926
do counter ru_uglicki_1_2
roll 7
event NOWHERE_TO_GO unit ru_uglicki_1_2 [9.1A-3]
expect unit ru_uglicki_1_2 gone [9.1A-3]

case a unit that failed is not one that has counterattacked
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_2
roll 9
expect unit ru_uglicki_1_2 hex=0917 [9.1A-3]
do retreat ru_uglicki_1_2 0918
do retreat ru_uglicki_1_2 1019
do step pl_2pp_1_1 1017
do step pl_2pp_1_1 1018
legal counter ru_uglicki_1_2 [9.1A-2]

case infantry before cavalry only stands and fires
phase movement
active pl_manget
unit pl_manget 0814
unit pl_bkn_2m_1 0915 S
unit ru_uglicki_1_2 0917 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 0916
legal volley ru_uglicki_1_2 [9.1B]
legal hold ru_uglicki_1_2 [9.1B]
illegal counter ru_uglicki_1_2 9.1B [9.1B]
illegal fallback ru_uglicki_1_2 9.1C-3 [9.1B]
expect count counter 0 [9.1B]
expect count fallback 0 [9.1B]
illegal form ru_uglicki_1_2 9.1  # r17: a square only in the hex entered

case infantry does not fall back before infantry either
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
illegal fallback ru_uglicki_1_2 9.1C-3 [9.1A-1, 9.1A-2]

case a stack checks once, with the morale of its top unit
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_2 0917 N lost=2    # morale 5
unit ru_uglicki_1_3 0917 N           # morale 6
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
illegal counter ru_uglicki_1_3 9.1 [9.3]
do counter ru_uglicki_1_2
roll 6
event SHRINKS_BACK unit ru_uglicki_1_2 a 6 b 5 [9.3]
do retreat ru_uglicki_1_2 0918
do retreat ru_uglicki_1_2 0919
expect unit ru_uglicki_1_3 hex=0919 [9.3]
expect prompt ASK_MOVE [9.3]

case when it passes all go
phase movement
active pl_zajaczek
unit pl_zajaczek 0814
unit pl_2pp_1_1 0915 S
unit ru_uglicki_1_3 0917 N
unit ru_uglicki_1_2 0917 N lost=2 form=skirmish
do move pl_2pp_1_1
do step pl_2pp_1_1 0916
do counter ru_uglicki_1_3
roll 6
do counter ru_uglicki_1_3 @2013-en
event COUNTERATTACKS unit ru_uglicki_1_3 [9.3]
event COUNTERATTACKS unit ru_uglicki_1_2 [9.3]
chance ASK_ATTACKER [9.3]
