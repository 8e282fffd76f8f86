# [11.11.2b], [11.11.5a], [11.11.5b] The examples of the book: 1/I/13 pp and 1/kos/13 pp. Their scythes
# give the Poles +1 [TAB-MELEE-7]; 9 against 10 is no ratio.

case beaten in turn 3 by 4: back in turn 5
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425
unit pr_22pp_1_2 1525 S from=1425
unit pl_13pp_1_1 1525 N
unit pl_kos_13pp_1 1525 N
roll 9
roll 4
event ATTACKER_WINS a 9 b 5
do lose pl_13pp_1_1
do lose pl_kos_13pp_1
do lose pr_22pp_1_1
event WITHDRAWS_TO_TRACK unit pl_13pp_1_1 a 5 [11.11.2b]
event WITHDRAWS_TO_TRACK unit pl_kos_13pp_1 a 5 [11.11.2b]
expect state off pl_13pp_1_1 due=5 [11.11.2b]
expect state off pl_kos_13pp_1 due=5 [11.11.2b]

case beaten in turn 20 by 7: eliminated
turn 20
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425
unit pr_22pp_1_2 1525 S from=1425
unit pl_13pp_1_1 1525 N
unit pl_kos_13pp_1 1525 N
unit pl_13pp_1_2 3010 N
roll 9
roll 1
event ATTACKER_WINS a 9 b 2
do lose pl_13pp_1_1
do lose pl_kos_13pp_1
do lose pr_22pp_1_1
event NEVER_COMES_BACK unit pl_13pp_1_1 a 23 [11.11.5a, 11.11.5b]
event IS_DESTROYED unit pl_13pp_1_1 [11.11.5b]
event IS_DESTROYED unit pl_kos_13pp_1 [11.11.5b]
expect unit pl_13pp_1_1 gone [11.11.5b]
expect unit pl_kos_13pp_1 gone [11.11.5b]
# r55: the melee is all that scores
expect points allied 1 [11.11.5a]

case due in turn 22 is in time: by 6 in turn 19
turn 19
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 9
roll 3
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 22 [11.11.5a]

case by 5 in turn 20
turn 20
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 9
roll 4
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 22 [11.11.5a]

case in the last turn any defeat is the end
turn 22
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 3010 N
roll 5
roll 5
event NEVER_COMES_BACK unit pl_4pp_1_1 a 23 [11.11.5a]
expect unit pl_4pp_1_1 gone [11.11.5a]

# r130: Wywła ends with turn 7.
case in the fight for Wywła turn 7 is the last
scenario szczekociny/wywla
turn 7
phase melee
active pr_elsner
unit pr_elsner 1522
unit pr_fus_8_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1510 N
roll 5
roll 4
event NEVER_COMES_BACK unit pl_4pp_1_1 a 8 [11.11.5a]

case and turn 7 is still in time
scenario szczekociny/wywla
turn 6
phase melee
active pr_elsner
unit pr_elsner 1522
unit pr_fus_8_1 1525 S from=1425 lost=1
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1510 N
roll 5
roll 4
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 7 [11.11.5a]
