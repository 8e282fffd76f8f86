# [11.11.2b], [11.11.5a], [11.11.5b] The examples of the book: 1/I/7 pp and 3/II/7 pp, 6 against 6.

case beaten in turn 3 by 4: back in turn 5
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit ru_musza_1_2 0538 S from=0438
unit pl_7pp_1_1 0538 N
unit pl_7pp_2_3 0538 N
roll 8
roll 4
event ATTACKER_WINS a 8 b 4
do lose pl_7pp_1_1
do lose pl_7pp_2_3
do lose ru_musza_1_1
event WITHDRAWS_TO_TRACK unit pl_7pp_1_1 a 5 [11.11.2b]
event WITHDRAWS_TO_TRACK unit pl_7pp_2_3 a 5 [11.11.2b]
expect state off pl_7pp_1_1 due=5 [11.11.2b]
expect state off pl_7pp_2_3 due=5 [11.11.2b]

case beaten in turn 22 by 7: eliminated
turn 22
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit ru_musza_1_2 0538 S from=0438
unit pl_7pp_1_1 0538 N
unit pl_7pp_2_3 0538 N
unit pl_7pp_1_2 3010 N
roll 9
roll 2
event ATTACKER_WINS a 9 b 2
do lose pl_7pp_1_1
do lose pl_7pp_2_3
event NEVER_COMES_BACK unit pl_7pp_1_1 a 25 [11.11.5a, 11.11.5b]
event IS_DESTROYED unit pl_7pp_1_1 [11.11.5b]
event IS_DESTROYED unit pl_7pp_2_3 [11.11.5b]
expect unit pl_7pp_1_1 gone [11.11.5b]
expect unit pl_7pp_2_3 gone [11.11.5b]
# r55: the melee is all that scores
expect points russian 1 [11.11.5a]

case due in turn 24 is in time: by 6 in turn 21
turn 21
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 3010 N
roll 9
roll 3
event WITHDRAWS_TO_TRACK unit pl_7pp_1_1 a 24 [11.11.5a]

case by 5 in turn 22
turn 22
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 3010 N
roll 9
roll 4
event WITHDRAWS_TO_TRACK unit pl_7pp_1_1 a 24 [11.11.5a]

case by 4 in turn 23: one turn too late
turn 23
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 3010 N
roll 8
roll 4
event NEVER_COMES_BACK unit pl_7pp_1_1 a 25 [11.11.5a]
expect unit pl_7pp_1_1 gone [11.11.5a]

case in the last turn any defeat is the end
turn 24
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 3010 N
roll 5
roll 5
event NEVER_COMES_BACK unit pl_7pp_1_1 a 25 [11.11.5a]
expect unit pl_7pp_1_1 gone [11.11.5a]
