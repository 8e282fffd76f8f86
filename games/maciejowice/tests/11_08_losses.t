# [11.8a, 11.8b] The winner takes one loss, stays and may turn; the loser takes two and leaves the map.

case the attacker wins
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit ru_musza_1_1 0538 N
roll 5
roll 3
event DEFENDER_LOSES_TWO [11.8b]
event ATTACKER_LOSES_ONE [11.8a]
expect unit ru_musza_1_1 hex=off lost=2 status=withdrawn [11.8b]
expect unit pl_15pp_1_1 hex=0538 lost=3 [11.8a]
expect actor polish [11.8a]
expect prompt ASK_FACING [11.8a]
expect count face 6 [11.8a]
do face pl_15pp_1_1 NW
expect unit pl_15pp_1_1 hex=0538 facing=NW [11.8a]

case the defender wins
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit ru_musza_1_1 0538 N
roll 3
roll 5
event DEFENDER_LOSES_ONE [11.8a]
event ATTACKER_LOSES_TWO [11.8b]
expect unit pl_15pp_1_1 hex=off lost=4 status=withdrawn [11.8b]
expect unit ru_musza_1_1 hex=0538 lost=1 [11.8a]
expect actor russian [11.8a]
expect count face 6 [11.8a]
do face ru_musza_1_1 S
expect unit ru_musza_1_1 facing=S hex=0538 [11.8a]

# r4: the losses are those of a side; the owner spreads them one by one.
case losses are shared out by the owner
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438
unit pl_15pp_1_2 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0538 N
roll 5
roll 3
expect actor russian [11.8b]
legal lose ru_musza_1_1 [11.8b]
legal lose ru_musza_1_2 [11.8b]
illegal lose pl_15pp_1_1 6.10c [11.8b]
do lose ru_musza_1_1
expect actor russian [11.8b]
do lose ru_musza_1_2
expect unit ru_musza_1_1 lost=1 [11.8b]
expect unit ru_musza_1_2 lost=1 [11.8b]
expect actor polish [11.8a]
do lose pl_15pp_1_2
expect unit pl_15pp_1_1 lost=0 [11.8a]
expect unit pl_15pp_1_2 lost=1 [11.8a]
expect unit ru_musza_1_1 hex=off [11.8b]
expect unit ru_musza_1_2 hex=off [11.8b]

case both losses on one unit
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0538 N
roll 8
roll 3
do lose ru_musza_1_1
do lose ru_musza_1_1
expect unit ru_musza_1_1 lost=2 strength=1 [11.8b]
expect unit ru_musza_1_2 lost=0 strength=3 [11.8b]

case two losses are the end of a size of 2; nobody is left to withdraw
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit ru_musza_1_1 0538 N lost=1
unit ru_musza_1_4 0532 N
roll 5
roll 3
event IS_DESTROYED unit ru_musza_1_1 [11.8b]
noevent WITHDRAWS_TO_TRACK
expect unit ru_musza_1_1 gone [11.8b]

case the winner's stack turns as one
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438
unit pl_15pp_1_2 0538 SW from=0539
unit ru_musza_1_1 0538 N
roll 0
roll 3
do lose pl_15pp_1_1
expect count face 6 [11.8a]
do face pl_15pp_1_1 SE
expect unit pl_15pp_1_1 facing=SE [11.8a]
expect unit pl_15pp_1_2 facing=SE [11.8a]

# The winner meets its enemies where it stands: it follows nobody.
case the winner stays where it fought
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
roll 9
roll 8
do face pl_15pp_1_1 N
expect unit pl_15pp_1_1 hex=0538 facing=N [11.8a]
