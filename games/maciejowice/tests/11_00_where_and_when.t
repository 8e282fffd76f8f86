# [11.0] to [11.2b] Where and when melee is fought, and who attacks.
# The defenders at 0538 face N: 0437 and 0438 are in front, 0539 and 0537 beside, 0637 and 0638 behind.

case melee is fought in phase 4
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
chance ASK_ATTACKER [11.0]
expect unit ru_musza_1_1 status=melee [11.0]

case enemies side by side do not fight
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_15pp_1_2 0938 S
unit ru_musza_1_2 1038 N
unit pl_15pp_1_3 0740 S
unit pl_2pp_2_1 0740 S
chance ASK_ATTACKER [11.1a]
roll 5
roll 3
do face pl_15pp_1_1 S
noevent MELEE_BEGINS
expect unit ru_musza_1_2 hex=1038 lost=0 [11.1a]
expect unit pl_15pp_1_2 hex=0938 lost=0 [11.1a]

case only a hex with units of both sides can be named
phase melee
active pl_sierakowski
unit pl_sierakowski 0536
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_15pp_1_2 0540 S from=0541
unit ru_musza_1_2 0540 N
unit pl_15pp_1_3 0537 S
unit ru_musza_1_3 0637 N
legal fight 0538 [11.1a]
legal fight 0540 [11.1a]
illegal fight 0537 11.1a [11.1a]
illegal fight 0637 11.1a [11.1a]
illegal fight 0638 11.1a [11.1a]

case a commander beside an enemy makes no melee
phase melee
active pl_sierakowski
unit pl_sierakowski 0536
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_15pp_1_2 0540 S from=0541
unit ru_musza_1_2 0540 N
unit ru_denisow 0537
illegal fight 0537 11.1a [11.1a]

# 3 + 3 to 3: two to one. One of them alone would have no modifier.
case all units of a side fight together, their sizes added
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit pl_15pp_1_2 0538 S from=0438 lost=2
unit ru_musza_1_1 0538 N
roll 0
roll 0
event MOD_STRENGTH a 2 b 0 [11.1b]
event ATTACKER_WINS a 2 b 0 [11.1b]

case so do the defenders
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0538 N
unit ru_musza_1_3 0538 N
roll 0
roll 0
event MOD_STRENGTH a 3 b 1 [11.1b]
event DEFENDER_WINS a 0 b 3 [11.1b]

# r81: one unit that may act takes all of its side in the hex along.
case units of another commander in the hex fight as well
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit pl_2pp_2_1 0538 S from=0438 # size 3 or more: alone it would be at most 5 to 3
unit ru_musza_1_1 0538 N
roll 0
roll 0
event MOD_STRENGTH a 2 b 0 [11.1b]
legal lose pl_2pp_2_1 [11.1b]
legal lose pl_15pp_1_1 [11.1b]
do lose pl_2pp_2_1
expect unit pl_2pp_2_1 lost=1 [11.1b]

case melee is compulsory: nothing else can be done in phase 4
phase melee
active pl_sierakowski
unit pl_sierakowski 0536
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_15pp_1_2 0540 S from=0541
unit ru_musza_1_2 0540 N
expect actor polish [11.2a]
expect count fight 2 [11.2a]
illegal stop 11.4 [11.2a]
illegal pass 11.4 [11.2a]
illegal done 11.4 [11.2a]

# r82: nobody there obeys the activated commander, or he is too far off.
case units of others need not fight, nor those out of his reach
phase melee
active pl_sierakowski
unit pl_sierakowski 0536
unit pl_2pp_2_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_15pp_1_1 0938 S from=0838
unit ru_musza_1_2 0938 N
unit pl_15pp_1_2 0541 S from=0542       # five hexes off
unit ru_musza_1_3 0541 N
unit pl_15pp_1_3 0540 S from=0541       # four
unit ru_musza_1_4 0540 N
expect count fight 2 [11.2a]
legal fight 0938 [11.2a]
legal fight 0540 [11.2a]
illegal fight 0538 11.2a [11.2a]
illegal fight 0541 11.2a [11.2a]

case the side of the activated commander attacks, whoever came into the hex
phase melee
active ru_denisow
unit ru_denisow 0535
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_15pp_1_2 0539 S from=0540
unit ru_musza_1_2 0539 N
illegal fight 0537 11.1a
do fight 0538
event MELEE_BEGINS hex 0538 a 1 [11.2b]
roll 3
event ATTACKER_ROLLS a 3 b 1 [11.2b]
roll 5
event DEFENDER_ROLLS a 5 b 0 [11.2b]
