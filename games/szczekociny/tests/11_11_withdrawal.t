# [11.11] to [11.11.2b], [11.11.5a] The beaten leave the map for the turn track.

case a beaten stack is taken off the map as a whole
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1525 N
unit pl_4pp_1_3 1525 N
unit pl_4pp_1_4 1624 N
roll 9
roll 2
do lose pl_4pp_1_1
do lose pl_4pp_1_2
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 hex 1525 [11.11, 11.11.1]
event WITHDRAWS_TO_TRACK unit pl_4pp_1_2 [11.11, 11.11.1]
event WITHDRAWS_TO_TRACK unit pl_4pp_1_3 [11.11, 11.11.1]
noevent GOES_BACK
expect unit pl_4pp_1_1 hex=off status=withdrawn lost=1 [11.11.1]
expect unit pl_4pp_1_2 hex=off status=withdrawn lost=1 [11.11.1]
expect unit pl_4pp_1_3 hex=off status=withdrawn lost=0 [11.11.1]
expect unit pl_4pp_1_4 hex=1624 [11.11.1]

# 3 to 3, no modifiers: the difference is that of the dice.
case difference 1: back after one turn
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 5
roll 4
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 4 [11.11.2a, TAB-WITHDRAWAL-1]
expect state off pl_4pp_1_1 due=4 [11.11.2a]

case difference 3: back after one turn
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 7
roll 4
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 4 [11.11.2a, TAB-WITHDRAWAL-1]

case difference 4: back after two turns
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 8
roll 4
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 5 [11.11.2a, TAB-WITHDRAWAL-2]

case difference 5: back after two turns
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 9
roll 4
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 5 [11.11.2a, TAB-WITHDRAWAL-2]

case difference 6: back after three turns
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 9
roll 3
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 6 [11.11.2a, TAB-WITHDRAWAL-3]

case the greatest difference: back after three turns
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 N from=1625        # +1 for 5 to 3, +3 for the rear
unit pl_4pp_1_1 1525 N
roll 9
roll 0
event ATTACKER_WINS a 13 b 0
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 6 [TAB-WITHDRAWAL-3]

case the difference is that of the modified results
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425        # +1
unit pl_4pp_1_1 1525 N
roll 7
roll 4
event ATTACKER_WINS a 8 b 4
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 5 [11.11.2a]

case beaten attackers go by the same table
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 2
roll 9
event WITHDRAWS_TO_TRACK unit pr_22pp_1_1 a 6 [11.11.1, 11.11.2a]

case on the track a unit keeps its losses and shots and loses its formation
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N shots=2
roll 5
roll 4
expect unit pl_4pp_1_1 hex=off lost=2 shots=2 status=withdrawn [11.11.1]
