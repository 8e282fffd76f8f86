# [11.7b] to [11.7d] Two dice, the modifiers, the comparison. 3 against 3 without modifiers.

case the higher result wins: the attacker
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
chance ASK_ATTACKER [11.7b]
roll 5
event ATTACKER_ROLLS a 5 b 1 [11.7b]
chance ASK_DEFENDER [11.7b]
roll 4
event DEFENDER_ROLLS a 4 b 0 [11.7b]
event ATTACKER_WINS a 5 b 4 [11.7c]

case a tie is the attacker's
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 5
roll 5
event ATTACKER_WINS a 5 b 5 [11.7c]

case one less loses
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 4
roll 5
event DEFENDER_WINS a 4 b 5 [11.7c]

case modified results are compared, not the dice
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425        # 5 to 3: +1
unit pl_4pp_1_1 1525 N
roll 4
roll 5
event MOD_STRENGTH a 1 b 1 [11.7b]
event ATTACKER_WINS a 5 b 5 [11.7c, 11.7b]

case every fitting modifier is applied: strength and rear
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 N from=1625
unit pl_4pp_1_1 1525 N
roll 0
roll 4
event MOD_STRENGTH a 1 b 1 [11.7b]
event MOD_REAR a 3 b 1 [11.7b]
event ATTACKER_WINS a 4 b 4 [11.7b]

case a tie sends the loser away as a difference of 1 does
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 5
roll 5
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 4 [11.7d]

# The winner at a lead of 1 is the same: it loses a step and the loser is back in a turn.
case a difference of 1
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 6
roll 5
event WITHDRAWS_TO_TRACK unit pl_4pp_1_1 a 4 [11.7d]
expect unit pr_22pp_1_1 lost=3 [11.7d]
