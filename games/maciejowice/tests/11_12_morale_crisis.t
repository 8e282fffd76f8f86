# [11.12], [11.12.1] Neighbours of who withdraws from a melee hex check their morale. r118
# Russians at 0538 (facing N) are beaten; next to them are 0437 0438 0539 0537 0637 0638.

case a neighbour that fails goes back one hex by its rear
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0539 N
roll 6
roll 4
do face pl_7pp_1_1 N
chance ASK_CRISIS_DIE [11.12]
roll 7
event BREAKS_IN_CRISIS unit ru_musza_1_2 a 7 b 6 [11.12]
expect actor russian [11.12]
expect count retreat 2 [11.12]
legal retreat ru_musza_1_2 0638 [11.12]
legal retreat ru_musza_1_2 0639 [11.12]
illegal retreat ru_musza_1_2 0540 10.11 [11.12]
do retreat ru_musza_1_2 0639
expect unit ru_musza_1_2 hex=0639 facing=N lost=0 [11.12]

case passed at its morale it stays
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0539 N
roll 6
roll 4
do face pl_7pp_1_1 N
roll 6
event STANDS_CRISIS unit ru_musza_1_2 a 6 b 6 [11.12]
expect unit ru_musza_1_2 hex=0539 [11.12]

case only friends of the beaten check, and only next to the hex
turn 3
phase melee
active pl_sierakowski
pool ru_denisow
late never 0
unit ru_denisow 1010
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit pl_7pp_1_2 0537 N
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0540 N # two hexes off
roll 6
roll 4
do face pl_7pp_1_1 N
chance 3.3c [11.12]

case each unit of a neighbouring stack checks by itself
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0539 N
unit ru_musza_1_3 0539 N
unit ru_musza_1_4 0637 N
roll 6
roll 4
do face pl_7pp_1_1 N
roll 0
event STANDS_CRISIS [11.12]
chance ASK_CRISIS_DIE [11.12]
roll 0
event STANDS_CRISIS [11.12]
chance ASK_CRISIS_DIE [11.12]
roll 0
event STANDS_CRISIS [11.12]

case guns, commanders and units in another melee hex do not check
turn 3
phase melee
active pl_sierakowski
pool ru_tormasow
late never 0
unit ru_tormasow 1010
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_art_1 0539 N
unit ru_denisow 0637
unit ru_musza_1_2 0638 N
unit pl_2pp_2_1 0638 S from=0639 # Kamieński's: not fought in this activation
roll 6
roll 4
do face pl_7pp_1_1 N
chance 3.3c [11.12.1]
expect unit ru_art_1 hex=0539 [11.12.1]
expect unit ru_denisow hex=0637 [11.12.1]
expect unit ru_musza_1_2 hex=0638 [11.12.1]

case infantry beside a gun checks, the gun stays
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0539 N
unit ru_art_1 0539 N
roll 6
roll 4
do face pl_7pp_1_1 N
roll 9
event BREAKS_IN_CRISIS unit ru_musza_1_2 [11.12.1]
do retreat ru_musza_1_2 0639
expect unit ru_art_1 hex=0539 [11.12.1]

case who is beaten but destroyed shakes nobody
turn 3
phase melee
active pl_sierakowski
pool ru_denisow
late never 0
unit ru_denisow 1010
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N lost=1
unit ru_musza_1_2 0539 N
roll 4
roll 4
expect unit ru_musza_1_1 gone
do face pl_7pp_1_1 N
chance 3.3c [11.12]

case the retreat follows 10.11: a loss in front of an enemy
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0539 N
unit pl_2pp_2_1 0640 NW        # 0639 and 0540 before it
roll 6
roll 4
do face pl_7pp_1_1 N
roll 9
do retreat ru_musza_1_2 0639
event LOSS_IN_ENEMY_FRONT unit ru_musza_1_2 [11.12]
expect unit ru_musza_1_2 hex=0639 lost=1 [11.12]

case without a way back it is eliminated, for a point
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0539 N
unit pl_2pp_2_1 0638 S
unit pl_2pp_2_2 0639 S
roll 6
roll 4
do face pl_7pp_1_1 N
expect points polish 1
roll 9
event IS_DESTROYED unit ru_musza_1_2 [11.12]
expect unit ru_musza_1_2 gone [11.12]
expect points polish 2 [12.1a]

case a retreat in a crisis causes no further crisis
turn 3
phase melee
active pl_sierakowski
pool ru_denisow
late never 0
unit ru_denisow 1010
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit ru_musza_1_1 0538 N
unit ru_musza_1_2 0539 N
unit ru_musza_1_3 0540 N
roll 6
roll 4
do face pl_7pp_1_1 N
roll 9
do retreat ru_musza_1_2 0639
chance 3.3c [11.12]
expect unit ru_musza_1_3 hex=0540 [11.12]

case the beaten attacker's neighbours check as well
turn 3
phase melee
active pl_sierakowski
unit pl_sierakowski 0535
unit pl_7pp_1_1 0538 S from=0438
unit pl_7pp_1_2 0438 S
unit ru_musza_1_1 0538 N
roll 4
roll 6
do face ru_musza_1_1 N
chance ASK_CRISIS_DIE [11.12]
roll 7
event BREAKS_IN_CRISIS unit pl_7pp_1_2 a 7 b 6 [11.12]

case so they do after a charge in the movement phase
turn 3
phase movement
active ru_denisow
unit ru_denisow 0138
unit ru_smolenski_1 0238 S
unit pl_7pp_1_1 0538 S
unit pl_7pp_1_2 0539 S
do move ru_smolenski_1
do step ru_smolenski_1 0338
do step ru_smolenski_1 0438
do step ru_smolenski_1 0538
roll 9
roll 8
do face ru_smolenski_1 S
chance ASK_CRISIS_DIE [11.12]
roll 9
event BREAKS_IN_CRISIS unit pl_7pp_1_2 [11.12]

# r289
case who is shaken out of a line has moved
phase movement
active pl_kamienski
unit pl_kamienski 3345
unit pl_5psp_1 3245 N
unit pl_5psp_3 3245 N
unit pl_5psp_2 3246 N
unit pl_5psp_4 3246 N
unit pl_gwkon_1 3445 N
unit ru_muszb_1_2 2945 S
do line pl_5psp_1
do step pl_5psp_1 3145
do step pl_5psp_1 3045
do hold ru_muszb_1_2
do step pl_5psp_1 2945
roll 0
roll 9
do lose pl_5psp_1
do lose pl_5psp_3
do face ru_muszb_1_2 S
chance ASK_CRISIS_DIE [11.12]
roll 9
do retreat pl_5psp_2 3046
roll 0
expect prompt ASK_MOVE [8.10b]          # the other squadron of the line goes on
do stop
illegal move pl_5psp_2 8.16a [8.16a]
