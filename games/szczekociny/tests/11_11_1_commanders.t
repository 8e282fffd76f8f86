# [11.11.1] A commander does not go to the track with his beaten stack: he steps aside. r93

case to a hex next to it without enemies
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pl_poninski 1525
unit pr_22pp_1_2 1624 S
roll 6
roll 4
expect unit pl_4pp_1_1 hex=off status=withdrawn [11.11.1]
expect actor polish [11.11.1]
expect prompt ASK_BACK [11.11.1]
illegal stay pl_poninski 11.11.1 [11.11.1]
illegal back pl_poninski 1624 6.5 [11.11.1]
legal back pl_poninski 1625 [11.11.1]
legal back pl_poninski 1425 [11.11.1]
do back pl_poninski 1625
expect unit pl_poninski hex=1625 [11.11.1]
expect points allied 1 [11.11.1]

case also if a gun of the stack is taken
turn 3
phase melee
active ru_rachmanow
unit ru_rachmanow 1522
unit ru_rgt_f_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pl_art_1 1525 N
unit pl_poninski 1525
roll 7
roll 4
event GUN_IS_CAPTURED unit pl_art_1
noevent FALLS_WITH_UNIT
expect prompt ASK_BACK [11.11.1]
do back pl_poninski 1625
expect unit pl_poninski hex=1625 [11.11.1]

case enemies all round: he is taken
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pl_poninski 1525
unit pr_22pp_1_2 1624 S
unit pr_22pp_1_3 1625 S
unit pr_22pp_1_4 1526 S
unit pr_schwerin_1_1 1524 S
unit pr_22pp_2_1 1425 S
unit pr_22pp_2_2 1424 S
roll 6
roll 4
event LEADER_CAPTURED unit pl_poninski [11.11.1]
expect points allied 4 [11.11.1]

case the winner's commander stays with his troops
turn 3
phase melee
active pr_favrat
unit pr_favrat 1525
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
roll 6
roll 4
do face pr_22pp_1_1 S
expect unit pr_favrat hex=1525 [11.8a]

case the last unit destroyed: he falls with it
turn 3
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N lost=1
unit pl_poninski 1525
unit pl_4pp_1_4 1519 N
roll 6
roll 4
event FALLS_WITH_UNIT unit pl_poninski [11.8b]
expect points allied 4 [11.8b]
