# [11.9] A winner of size 1 checks its morale before its one loss finishes it. r51

case passed at the morale: no loss, it stays
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit ru_musza_1_1 0538 N lost=2
unit ru_musza_1_4 0532 N
expect unit ru_musza_1_1 strength=1 morale=5
roll 0
roll 9
chance ASK_SAVING_DIE [11.9]
roll 5
event IS_SAVED unit ru_musza_1_1 a 5 b 5 [11.9]
noevent IS_DESTROYED
expect unit ru_musza_1_1 hex=0538 lost=2 strength=1 [11.9]
expect unit pl_15pp_1_1 hex=off [11.9]

case failed at one more: it is gone
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit ru_musza_1_1 0538 N lost=2
unit ru_musza_1_4 0532 N
roll 0
roll 9
chance 11.9 [11.9]
roll 6
event IS_NOT_SAVED unit ru_musza_1_1 a 6 b 5 [11.9]
event IS_DESTROYED unit ru_musza_1_1 [11.9]
expect unit ru_musza_1_1 gone [11.9]
expect unit pl_15pp_1_1 hex=off status=withdrawn [11.9]

case size 2 makes no check
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=3
unit ru_musza_1_1 0538 N lost=1
roll 0
roll 9
event TAKES_LOSS unit ru_musza_1_1 [11.9]
expect unit ru_musza_1_1 lost=2 strength=1 [11.9]
expect actor russian [11.9]

case the loser makes none
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit ru_musza_1_1 0538 N lost=2
unit ru_musza_1_4 0532 N
roll 3
roll 0
event IS_DESTROYED unit ru_musza_1_1 [11.9]
noevent IS_SAVED
noevent IS_NOT_SAVED

# The whole side must have been of size 1.
case a stack makes no check for its smallest unit
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=2
unit ru_musza_1_1 0538 N lost=2
unit ru_musza_1_2 0538 N
roll 0
roll 9
do lose ru_musza_1_1
event IS_DESTROYED unit ru_musza_1_1 [11.9]
expect unit ru_musza_1_1 gone [11.9]
expect unit ru_musza_1_2 hex=0538 lost=0 [11.9]

case the attacker makes it as well
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438 lost=4
unit ru_musza_1_1 0538 N lost=1
unit ru_musza_1_4 0532 N
roll 9
roll 4
chance ASK_SAVING_DIE [11.9]
roll 0
event IS_SAVED unit pl_15pp_1_1 a 0 [11.9]
expect unit pl_15pp_1_1 hex=0538 lost=4 [11.9]
expect unit ru_musza_1_1 gone [11.9]
