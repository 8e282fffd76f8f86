# [11.8a] However clear the victory, the winner takes its one loss; [11.7c] the exact chance.

case the winner by nine takes a loss all the same
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 9
roll 0
event ATTACKER_WINS a 9 b 0
event ATTACKER_LOSES_ONE [11.8a]
expect unit pr_22pp_1_1 lost=3 [11.8a]

# 3 to 3 without modifiers: a tie is the attacker's.
case the exact chance
phase melee
active pr_favrat
unit pr_favrat 1523
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_2 1527 S from=1528
unit pl_4pp_1_2 1527 N
odds 55/100 fight 1525 = retreat, attacker wins, attacker loses 1 step, defender loses 2 steps [11.7c, 11.8a]
odds 45/100 fight 1525 = retreat, defender wins, attacker loses 2 steps, defender loses 1 step [11.7c, 11.8b]
