# [11.8a] A winning attacker takes no loss at a difference of 6 or more. r52; [11.7c] the exact chance.

case a lead of 5 costs the attacker his loss
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 1010 N
roll 9
roll 4
event ATTACKER_WINS a 9 b 4
event ATTACKER_LOSES_ONE [11.8a]
expect unit pl_7pp_1_1 lost=1 [11.8a]

case a lead of 6 does not
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 1010 N
roll 9
roll 3
event ATTACKER_WINS a 9 b 3
event DEFENDER_LOSES_TWO [11.8a]
noevent ATTACKER_LOSES_ONE
expect unit pl_7pp_1_1 lost=0 hex=0538 [11.8a]
expect count face 6 [11.8a]

case the modified results count
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 # 5 to 3: +1
unit ru_musza_1_1 0538 N
roll 9
roll 4
event ATTACKER_WINS a 10 b 4
expect unit pl_15pp_1_1 lost=0 [11.8a]

case a winning defender takes his loss at any lead
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
roll 0
roll 9
event DEFENDER_WINS a 0 b 9
event DEFENDER_LOSES_ONE [11.8a]
expect unit ru_musza_1_1 lost=1 [11.8a]

case an attacker of size 1 that is spared makes no check
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 N from=0638 lost=2 # +3 from the rear
unit ru_musza_1_1 0538 N lost=2
unit ru_musza_1_2 1010 N
roll 5
roll 2
event ATTACKER_WINS a 8 b 2
expect actor polish [11.8a]
expect count face 6 [11.8a]

# 10 of the 55 chances of the attacker are leads of 6 and more.
case the exact chance
phase melee
active pl_sierakowski
unit pl_sierakowski 0536
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_7pp_1_2 0540 S from=0541
unit ru_musza_1_2 0540 N
odds 45/100 fight 0538 = retreat, attacker wins, attacker loses 1 step, defender loses 2 steps [11.7c, 11.8a]
odds 10/100 fight 0538 = retreat, attacker wins, defender loses 2 steps [11.8a]
odds 45/100 fight 0538 = retreat, defender wins, attacker loses 2 steps, defender loses 1 step [11.7c, 11.8b]
