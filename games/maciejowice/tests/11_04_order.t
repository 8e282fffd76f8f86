# [11.4] to [11.7a] The active player names the melees one after the other, till none is left.

case the active player has the choice
phase melee
active pl_sierakowski
unit pl_sierakowski 0536
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_15pp_1_2 0540 S from=0541
unit ru_musza_1_2 0540 N
expect actor polish [11.4]
expect prompt ASK_MELEE [11.4]
legal fight 0538 [11.4, 11.7a]
legal fight 0540 [11.4, 11.7a]
do fight 0540
event MELEE_BEGINS hex 0540 [11.7a]

case a melee is finished before the next
phase melee
active pl_sierakowski
unit pl_sierakowski 0536
unit pl_15pp_1_1 0538 S from=0438
unit pl_15pp_1_3 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_15pp_1_2 0540 S from=0541
unit ru_musza_1_2 0540 N
do fight 0538
illegal fight 0540 2.2 [11.5]
roll 6
illegal fight 0540 2.2 [11.5]
roll 4
expect actor polish [11.5]
illegal fight 0540 6.10c [11.5]
do lose pl_15pp_1_1
illegal fight 0540 5.0a [11.5]
do face pl_15pp_1_1 S
# the last melee is fought by itself
event MELEE_BEGINS hex 0540 [11.5]

case the phase ends with the last melee
turn 4
phase melee
active pl_sierakowski
pool ru_denisow
unit pl_sierakowski 0536
unit ru_denisow 0532
unit ru_musza_1_4 0532 S
unit pl_15pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit pl_15pp_1_2 0540 S from=0541
unit ru_musza_1_2 0540 N
do fight 0538
roll 6
roll 4
do face pl_15pp_1_1 S
chance ASK_ATTACKER [11.6]
roll 4
roll 5
do face pl_15pp_1_2 S
chance 3.3c [11.6]
expect state pool ru_denisow

case without a melee hex there is no phase 4
turn 4
phase melee
active pl_sierakowski
pool ru_denisow
unit pl_sierakowski 0536
unit ru_denisow 0532
unit ru_musza_1_4 0532 S
unit pl_15pp_1_1 0538 S
unit ru_musza_1_1 0638 N
chance 3.3c [11.6]
