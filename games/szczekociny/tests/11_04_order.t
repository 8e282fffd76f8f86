# [11.4] to [11.7a] The active player names the melees one after the other, till none is left.

case the active player has the choice
phase melee
active pr_favrat
unit pr_favrat 1523
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_2 1527 S from=1528
unit pl_4pp_1_2 1527 N
expect actor allied [11.4]
expect prompt ASK_MELEE [11.4]
legal fight 1525 [11.4, 11.7a]
legal fight 1527 [11.4, 11.7a]
do fight 1527
event MELEE_BEGINS hex 1527 [11.7a]

case a melee is finished before the next
phase melee
active pr_favrat
unit pr_favrat 1523
unit pr_22pp_1_1 1525 S from=1425
unit pr_22pp_1_3 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_2 1527 S from=1528
unit pl_4pp_1_2 1527 N
do fight 1525
illegal fight 1527 2.2 [11.5]
roll 6
illegal fight 1527 2.2 [11.5]
roll 4
expect actor allied [11.5]
illegal fight 1527 6.10c [11.5]
do lose pr_22pp_1_1
illegal fight 1527 5.0a [11.5]
do face pr_22pp_1_1 S
# the last melee is fought by itself
event MELEE_BEGINS hex 1527 [11.5]

case the phase ends with the last melee
turn 4
phase melee
active pr_favrat
pool pl_poninski
unit pr_favrat 1523
unit pl_poninski 1519
unit pl_4pp_1_4 1519 S
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_2 1527 S from=1528
unit pl_4pp_1_2 1527 N
do fight 1525
roll 6
roll 4
do face pr_22pp_1_1 S
chance ASK_ATTACKER [11.6]
roll 4
roll 5
do face pr_22pp_1_2 S
chance 3.3c [11.6]
expect state pool pl_poninski

case without a melee hex there is no phase 4
turn 4
phase melee
active pr_favrat
pool pl_poninski
unit pr_favrat 1523
unit pl_poninski 1519
unit pl_4pp_1_4 1519 S
unit pr_22pp_1_1 1525 S
unit pl_4pp_1_1 1625 N
chance 3.3c [11.6]
