# [11.11.1] A commander does not go to the track with his beaten stack: he steps aside. r93

case to a hex next to it without enemies
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_denisow 0538
unit pl_15pp_1_2 0637 S
roll 6
roll 4
expect unit ru_musza_1_1 hex=off status=withdrawn [11.11.1]
expect actor russian [11.11.1]
expect prompt ASK_BACK [11.11.1]
illegal stay ru_denisow 11.11.1 [11.11.1]
illegal back ru_denisow 0637 6.5 [11.11.1]
legal back ru_denisow 0638 [11.11.1]
legal back ru_denisow 0438 [11.11.1]
do back ru_denisow 0638
expect unit ru_denisow hex=0638 [11.11.1]
expect points polish 1 [11.11.1]

case also if a gun of the stack is taken
turn 3
phase melee
active ru_denisow
unit ru_denisow 0535
unit ru_musza_1_1 0538 S from=0438
unit pl_7pp_1_1 0538 N
unit pl_art_2 0538 N
unit pl_sierakowski 0538
roll 7
roll 4
event GUN_IS_CAPTURED unit pl_art_2
noevent FALLS_WITH_UNIT
expect prompt ASK_BACK [11.11.1]
do back pl_sierakowski 0638
expect unit pl_sierakowski hex=0638 [11.11.1]

case enemies all round: he is taken
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_denisow 0538
unit pl_15pp_1_2 0637 S
unit pl_15pp_1_3 0638 S
unit pl_15pp_1_4 0539 S
unit pl_2pp_2_1 0537 S
unit pl_7pp_1_1 0438 S
unit pl_7pp_1_2 0437 S
roll 6
roll 4
event LEADER_CAPTURED unit ru_denisow [11.11.1]
expect points polish 4 [11.11.1]

case the winner's commander stays with his troops
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0538
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
roll 6
roll 4
do face pl_15pp_1_1 S
expect unit pl_sierakowski hex=0538 [11.8a]

case the last unit destroyed: he falls with it
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N lost=1
unit ru_denisow 0538
unit ru_musza_1_4 0532 N
roll 6
roll 4
event FALLS_WITH_UNIT unit ru_denisow [11.8b]
expect points polish 4 [11.8b]
