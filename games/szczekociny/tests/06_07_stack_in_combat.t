# [6.7] to [6.10] A stack in melee and under fire.

case stacked units fight together, with their sizes added
phase melee
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S from=1420
unit pl_1pp_1_2 1520 S from=1420
unit pl_1pp_1_3 1520 S from=1420
unit ru_rgt_f_1_1 1520 N lost=1
roll 5
roll 8
event MOD_STRENGTH a 3 b 0 [6.7]
event ATTACKER_WINS a 8 b 8 [6.7]

case the units of another command in the hex fight along
phase melee
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S from=1420
unit pl_7pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N lost=1
roll 5
roll 7
event MOD_STRENGTH a 2 b 0 [6.7]

case a winning stack takes one loss, its owner chooses who
phase melee
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S from=1420
unit pl_1pp_1_2 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
roll 5
roll 3
event ATTACKER_WINS
expect prompt ASK_LOSS [6.10c]
legal lose pl_1pp_1_1 [6.10c]
legal lose pl_1pp_1_2 [6.10c]
do lose pl_1pp_1_2
expect unit pl_1pp_1_1 lost=0 [6.10c]
expect unit pl_1pp_1_2 lost=1 [6.10c]
expect prompt ASK_FACING [6.10c]

case a beaten stack takes two in all
phase melee
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1420
unit pl_wodzicki 1430
unit pl_1pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
unit ru_rgt_f_1_2 1520 N
unit ru_rachmanow 2020
roll 9
roll 0
event ATTACKER_WINS
expect prompt ASK_LOSS [6.7]
do lose ru_rgt_f_1_1
do lose ru_rgt_f_1_2
expect unit ru_rgt_f_1_1 lost=1 hex=off [6.7]
expect unit ru_rgt_f_1_2 lost=1 hex=off [6.7]

case only the top unit fires with rifles
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit ru_rgt_f_1_1 1720 N shots=4
legal fire pl_1pp_1_1 1720 [6.8a]
illegal fire pl_1pp_1_2 1720 6.8a [6.8a]

case a commander or a battery on top does not count
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_art_2 1520 S
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit ru_rgt_f_1_1 1720 N shots=4
legal fire pl_1pp_1_1 1720 [6.8a]
illegal fire pl_1pp_1_2 1720 6.8a [6.8a]

case the top unit has fired its four: the one below does not take its place
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S shots=4
unit pl_1pp_1_2 1520 S
unit ru_rgt_f_1_1 1720 N shots=4
illegal fire pl_1pp_1_1 1720 10.9.1a [6.8a]
illegal fire pl_1pp_1_2 1720 6.8a [6.8a]

case guns fire from anywhere in the stack
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1720 N shots=4
legal bombard pl_art_2 1720 [6.8b]

case rifle fire affects the top unit alone
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1620 N shots=4
unit ru_rgt_f_1_2 1620 N
do fire pl_1pp_1_1 1620
roll 9
event 10.9.7-missing unit ru_rgt_f_1_1 [6.9]
do retreat ru_rgt_f_1_1 1720
expect unit ru_rgt_f_1_1 hex=1720 lost=1 [6.9]
expect unit ru_rgt_f_1_2 hex=1620 lost=0 [6.9]

case the printed example: two companies under a 1M result each make a check
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_art_7 1920 N form=line
unit ru_rgt_f_1_1 2020 N
unit pl_1pp_1_1 1520 S             # 1/I/1 pp and 1/I/3 pp
unit pl_3pp_1_1 1520 S
unit pl_1pp_1_4 1430 S
do bombard ru_art_7 1520
event BOMBARDS a 4
chance 10.9.7-missing [6.10a, 6.10b]
roll 1
event MOD_RESULT a 1 [6.10b]
event STANDS_FIRE unit pl_1pp_1_1 a 5 b 6 [6.10b]
chance 10.9.7-missing [6.10a, 6.10b]
roll 4
event MOD_RESULT a 1 [6.10b]
event IS_DRIVEN_BACK unit pl_3pp_1_1 a 8 b 7 [6.10b]
do retreat pl_3pp_1_1 1420
expect unit pl_1pp_1_1 hex=1520 [6.10a]

case the same two win a melee: one loss, the player decides for whom
phase melee
active pl_wodzicki
unit pl_wodzicki 1420
unit pl_1pp_1_1 1520 S from=1420
unit pl_3pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
roll 5
roll 3
event ATTACKER_WINS
legal lose pl_1pp_1_1 [6.10c]
legal lose pl_3pp_1_1 [6.10c]
do lose pl_3pp_1_1
expect prompt ASK_FACING [6.10c]              # no second loss

case artillery fire is settled for each unit, three of them
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N shots=4
unit ru_rgt_f_1_2 1920 N
unit ru_rgt_f_1_3 1920 N
do bombard pl_art_2 1920
roll 1
event STANDS_FIRE unit ru_rgt_f_1_1 [6.10a]
roll 1
event STANDS_FIRE unit ru_rgt_f_1_2 [6.10a]
roll 1
event STANDS_FIRE unit ru_rgt_f_1_3 [6.10a]

case there is no such marker in this game
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
do move pl_1pp_1_1
do with pl_1pp_1_2
expect count rank 0 [6.8a]

case a battery under a full stack fires, and its own way
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 N
unit pl_1pp_1_2 1520 N
unit pl_1pp_1_3 1520 N
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1720 N shots=4
legal bombard pl_art_2 1720 [6.8b]
illegal fire pl_1pp_1_1 1720 10.2a [6.8b]

case the top unit's shot and the battery's are two
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1720 N shots=4
do fire pl_1pp_1_1 1720
roll 1
legal bombard pl_art_2 1720 [6.8b]
