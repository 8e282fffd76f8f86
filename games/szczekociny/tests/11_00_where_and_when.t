# [11.0] to [11.2b] Where and when melee is fought, and who attacks.
# The defenders at 1525 face N: 1424 and 1425 are in front, 1526 and 1524 beside, 1624 and 1625 behind.

case melee is fought in phase 4
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
chance ASK_ATTACKER [11.0]
expect unit pl_4pp_1_1 status=melee [11.0]

case enemies side by side do not fight
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_2 1925 S
unit pl_4pp_1_2 2025 N
unit pr_22pp_1_3 1727 S
unit pr_schwerin_1_1 1727 S
chance ASK_ATTACKER [11.1a]
roll 5
roll 3
do face pr_22pp_1_1 S
noevent MELEE_BEGINS
expect unit pl_4pp_1_2 hex=2025 lost=0 [11.1a]
expect unit pr_22pp_1_2 hex=1925 lost=0 [11.1a]

case only a hex with units of both sides can be named
phase melee
active pr_favrat
unit pr_favrat 1523
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_2 1527 S from=1528
unit pl_4pp_1_2 1527 N
unit pr_22pp_1_3 1524 S
unit pl_4pp_1_3 1624 N
legal fight 1525 [11.1a]
legal fight 1527 [11.1a]
illegal fight 1524 11.1a [11.1a]
illegal fight 1624 11.1a [11.1a]
illegal fight 1625 11.1a [11.1a]

case a commander beside an enemy makes no melee
phase melee
active pr_favrat
unit pr_favrat 1523
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_2 1527 S from=1528
unit pl_4pp_1_2 1527 N
unit pl_poninski 1524
illegal fight 1524 11.1a [11.1a]

# 3 + 3 to 3: two to one. One of them alone would have no modifier.
case all units of a side fight together, their sizes added
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pr_22pp_1_2 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_STRENGTH a 2 b 1 [11.1b]
event ATTACKER_WINS a 2 b 0 [11.1b]

case so do the defenders
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1525 N
unit pl_4pp_1_3 1525 N
roll 0
roll 0
event MOD_STRENGTH a 3 b 0 [11.1b]
event DEFENDER_WINS a 0 b 3 [11.1b]

# r81: one unit that may act takes all of its side in the hex along.
case units of another commander in the hex fight as well
phase melee
active pr_favrat
unit pr_favrat 1522
unit pr_22pp_1_1 1525 S from=1425 lost=2
unit pr_schwerin_1_1 1525 S from=1425 # size 3 or more: alone it would be at most 5 to 3
unit pl_4pp_1_1 1525 N
roll 0
roll 0
event MOD_STRENGTH a 2 b 1 [11.1b]
legal lose pr_schwerin_1_1 [11.1b]
legal lose pr_22pp_1_1 [11.1b]
do lose pr_schwerin_1_1
expect unit pr_schwerin_1_1 lost=1 [11.1b]

case melee is compulsory: nothing else can be done in phase 4
phase melee
active pr_favrat
unit pr_favrat 1523
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_2 1527 S from=1528
unit pl_4pp_1_2 1527 N
expect actor allied [11.2a]
expect count fight 2 [11.2a]
illegal stop 11.4 [11.2a]
illegal pass 11.4 [11.2a]
illegal done 11.4 [11.2a]

# r82: nobody there obeys the activated commander, or he is too far off.
case units of others need not fight, nor those out of his reach
phase melee
active pr_favrat
unit pr_favrat 1523
unit pr_schwerin_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_1 1925 S from=1825
unit pl_4pp_1_2 1925 N
unit pr_22pp_1_2 1528 S from=1529       # five hexes off
unit pl_4pp_1_3 1528 N
unit pr_22pp_1_3 1527 S from=1528       # four
unit pl_4pp_1_4 1527 N
expect count fight 2 [11.2a]
legal fight 1925 [11.2a]
legal fight 1527 [11.2a]
illegal fight 1525 11.2a [11.2a]
illegal fight 1528 11.2a [11.2a]

case the side of the activated commander attacks, whoever came into the hex
phase melee
active pl_poninski
unit pl_poninski 1522
unit pr_22pp_1_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_22pp_1_2 1526 S from=1527
unit pl_4pp_1_2 1526 N
illegal fight 1524 11.1a
do fight 1525
event MELEE_BEGINS hex 1525 a 0 [11.2b]
roll 3
event ATTACKER_ROLLS a 3 b 0 [11.2b]
roll 5
event DEFENDER_ROLLS a 5 b 1 [11.2b]
