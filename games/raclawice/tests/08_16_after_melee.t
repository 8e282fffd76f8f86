# [8.16a 8.16.2 8.16.3 8.16.4 8.16.9] Losses and blocked ways after melee, beaten attackers. The
# company at 1020 faces N; attacked from 1019 it goes to 1121 or 1021.

case the beaten side leaves the hex
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do withdraw pl_3pp_1_1 1121
event GOES_BACK unit pl_3pp_1_1 hex 1121 [8.16a]
noevent LOSS_IN_ENEMY_FRONT                            # the victor has it before him, but he fought
expect unit pl_3pp_1_1 hex=1121 lost=2 [8.16a, 8.16.4]

case in front of an enemy who did not fight it loses a step more
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1122 N                             # front 1121 and 1221
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do withdraw pl_3pp_1_1 1121
event LOSS_IN_ENEMY_FRONT unit pl_3pp_1_1 [8.16.4]
expect unit pl_3pp_1_1 hex=1121 lost=3 [8.16.4]

case beside his flank it does not
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1122 SE                            # 1121 is behind it, 1022 behind it too
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do withdraw pl_3pp_1_1 1121
expect unit pl_3pp_1_1 hex=1121 lost=2 [8.16.4]

case each unit of a stack takes the loss
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1122 N
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 N
roll 8
roll 0
do lose pl_3pp_1_1
do lose pl_3pp_1_1
do withdraw pl_3pp_1_1 1121
expect unit pl_3pp_1_1 lost=3 [8.16.4]
expect unit pl_3pp_1_2 lost=1 [8.16.4]

case across the stream after melee
phase melee
active ru_tomatis
unit ru_tomatis 1222
unit ru_uglicki_1_1 1224 S from=1223
unit pl_3pp_1_1 1224 N
roll 8
roll 0
do withdraw pl_3pp_1_1 1225
event LOSS_OVER_STREAM unit pl_3pp_1_1 [8.16.2a]
expect unit pl_3pp_1_1 lost=3 [8.16.2a]

case uphill after melee
phase melee
active ru_tomatis
unit ru_tomatis 1404
unit ru_uglicki_1_1 1406 S from=1405
unit pl_3pp_1_1 1406 N
roll 8
roll 0
do withdraw pl_3pp_1_1 1407
event LOSS_UPHILL unit pl_3pp_1_1 [8.16.2b]
expect unit pl_3pp_1_1 lost=3 [8.16.2b]

case one hex is held: the other must be taken
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1021 S
unit pl_3pp_1_1 1020 N
roll 8
roll 0
event GOES_BACK unit pl_3pp_1_1 hex 1121 [8.16.3]
expect unit pl_3pp_1_1 hex=1121 [8.16.3]

case both are held: the end
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1021 S
unit ru_nowogrodzki_1_1 1121 S
unit pl_3pp_1_1 1020 N
roll 8
roll 0
event NOWHERE_TO_GO unit pl_3pp_1_1 [8.16.3]
expect unit pl_3pp_1_1 gone [8.16.3]

case the edge is no way out
phase melee
active ru_tomatis
unit ru_tomatis 0503
unit ru_uglicki_1_1 0501 N from=0502
unit pl_3pp_1_1 0501 S
roll 8
roll 0
event NOWHERE_TO_GO unit pl_3pp_1_1 [8.16.3]
expect unit pl_3pp_1_1 gone [8.16.3]

case a beaten attacker goes back to where he came from
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit pl_3pp_1_1 1020 N
roll 0
roll 9
event DEFENDER_WINS
event GOES_BACK unit ru_uglicki_1_1 hex 1119 [8.16.9]
expect unit ru_uglicki_1_1 hex=1119 lost=2 [8.16.9]
expect count withdraw 0 [8.16.9]

case several each to their own hex
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit ru_nowogrodzki_1_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 N
roll 0
roll 9
event DEFENDER_WINS
do lose ru_uglicki_1_1
do lose ru_uglicki_1_1
do lose pl_3pp_1_1
do face ru_uglicki_1_1 SW
do face ru_uglicki_2_1 NE
expect unit ru_uglicki_1_1 hex=1119 [8.16.9]              # r47
expect unit ru_uglicki_2_1 hex=0920 [8.16.9]
expect unit ru_nowogrodzki_1_1 hex=0920 [8.16.9]

case the hex he came from is held by now
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1119 N
roll 0
roll 9
event NOWHERE_TO_GO unit ru_uglicki_1_1 [8.16.9, 8.16.3]
expect unit ru_uglicki_1_1 gone [8.16.9]

case his way back takes losses as any other
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1118 S                                    # front 1119 and 1219
roll 0
roll 9
event LOSS_IN_ENEMY_FRONT unit ru_uglicki_1_1 [8.16.9, 8.16.4]
expect unit ru_uglicki_1_1 hex=1119 lost=3 [8.16.9]

case who came into the hex goes back as he came, who stood there by the situation
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 NE from=0920
roll 8
roll 0
do lose pl_3pp_1_1
do lose pl_3pp_1_1
do withdraw pl_3pp_1_1 1021
expect unit pl_3pp_1_1 hex=1021 [8.16.6-1]
do face pl_3pp_1_1 N
expect unit pl_3pp_1_2 hex=0920 [8.16.6-1]
