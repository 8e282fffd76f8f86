# [8.16.10] Withdrawing into a hex of friends.

case a unit driven back goes under the stack and takes its facing
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1021 SE
unit pl_3pp_1_3 1021 SE
do fire ru_uglicki_1_1 1020
roll 8
do retreat pl_3pp_1_1 1021
expect unit pl_3pp_1_1 hex=1021 facing=SE order=3 [8.16.10a]
expect unit pl_3pp_1_2 order=1 [8.16.10a]

case a unit beaten in melee does so too, with no facing of its own
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1021 SE
roll 8
roll 0
do withdraw pl_3pp_1_1 1021
expect unit pl_3pp_1_1 hex=1021 facing=SE order=2 lost=2 [8.16.10a]
illegal face pl_3pp_1_1 NE CHOOSE_A_FACING [8.16.10a]     # the victor chooses his, nobody else
do face ru_uglicki_1_1 S
expect unit pl_3pp_1_1 facing=SE [8.16.10a]

case four fit, so the fourth stays
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1021 SE
unit pl_3pp_1_3 1021 SE
unit pl_3pp_1_4 1021 SE
roll 8
roll 0
do withdraw pl_3pp_1_1 1021
noevent HEX_IS_FULL
expect unit pl_3pp_1_1 hex=1021 facing=SE order=4 [8.16.10a]

case the fifth goes one hex more and takes what it finds there
edition 2013-en
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 0922 NE                                # front 1021 and 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1121 SE
unit pl_3pp_1_3 1121 SE
unit pl_3pp_1_4 1121 SE
unit pl_3pp_2_1 1121 SE
roll 8
roll 0
do withdraw pl_3pp_1_1 1121
event HEX_IS_FULL unit pl_3pp_1_1 hex 1121 [8.16.10b]
expect count withdraw 2 [8.16.10b]
legal withdraw pl_3pp_1_1 1122 [8.16.10b]                  # r100: on and away from the melee
illegal withdraw pl_3pp_1_1 1021 WITHDRAW_BY_SITUATION [8.16.10b]
do withdraw pl_3pp_1_1 1022
event LOSS_IN_ENEMY_FRONT unit pl_3pp_1_1 [8.16.10b]
expect unit pl_3pp_1_1 hex=1022 lost=3 [8.16.10b]
expect unit pl_3pp_1_2 hex=1121 lost=0 [8.16.10b]          # nobody else is pushed

case the fifth goes to the next hex
edition 2010-pl
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1121 SE
unit pl_3pp_1_3 1121 SE
unit pl_3pp_1_4 1121 SE
unit pl_3pp_2_1 1121 SE
roll 8
roll 0
do withdraw pl_3pp_1_1 1121
event HEX_IS_FULL unit pl_3pp_1_1 hex 1121 [8.16.10b]
expect count withdraw 2 [8.16.10b]
do withdraw pl_3pp_1_1 1122
expect unit pl_3pp_1_1 hex=1122 lost=2 [8.16.10b]
expect unit pl_3pp_1_2 hex=1121 [8.16.10b]

case losses on the way add up over both hexes
edition 2013-en
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1222 NW                                # front 1122 and 1221
unit ru_nowogrodzki_1_1 1221 SW                            # front 1121 and 1122
unit pl_bkn_2m_1 1020 N
unit pl_3pp_1_2 1121 SE
roll 8
roll 0
do withdraw pl_bkn_2m_1 1121                               # cavalry among infantry is too much
event HEX_IS_FULL unit pl_bkn_2m_1 [8.16.10b]
event LOSS_IN_ENEMY_FRONT unit pl_bkn_2m_1 hex 1121 [8.16.10b]
expect unit pl_bkn_2m_1 lost=3 [8.16.10b]
do withdraw pl_bkn_2m_1 1122
expect unit pl_bkn_2m_1 gone [8.16.10b]

case from full hex to full hex
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_bkn_2m_1 1020 N
unit pl_3pp_1_1 1021 SE
unit pl_3pp_1_2 1022 SE
roll 8
roll 0
do withdraw pl_bkn_2m_1 1021
event HEX_IS_FULL unit pl_bkn_2m_1 hex 1021 [8.16.10b]
do withdraw pl_bkn_2m_1 1022
event HEX_IS_FULL unit pl_bkn_2m_1 hex 1022 [8.16.10b]
do withdraw pl_bkn_2m_1 1023
expect unit pl_bkn_2m_1 hex=1023 lost=2 [8.16.10b]

case blocked on the way is the end
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1022 S
unit ru_nowogrodzki_1_1 0922 S
unit pl_bkn_2m_1 1020 N
unit pl_3pp_1_1 1021 SE
roll 8
roll 0
do withdraw pl_bkn_2m_1 1021
event NOWHERE_TO_GO unit pl_bkn_2m_1 [8.16.10b]
expect unit pl_bkn_2m_1 gone [8.16.10b]

case under fire the further hex is to the rear again
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit pl_3pp_1_1 1020 N
unit pl_bkn_2m_1 1021 SE
do fire ru_uglicki_1_1 1020
roll 8
do retreat pl_3pp_1_1 1021
event HEX_IS_FULL unit pl_3pp_1_1 hex 1021 [8.16.10b]
legal retreat pl_3pp_1_1 1022 [8.16.10b]
legal retreat pl_3pp_1_1 0922 [8.16.10b]
illegal retreat pl_3pp_1_1 1121 8.16.5 [8.16.10b]
do retreat pl_3pp_1_1 1022
expect unit pl_3pp_1_1 hex=1022 facing=N lost=0 [8.16.10b]

case a beaten attacker whose hex has filled goes further back
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_woroneski_1 1019 S
unit pl_3pp_1_1 1020 N
roll 0
roll 9
event HEX_IS_FULL unit ru_uglicki_1_1 hex 1019 [8.16.10b]
expect count withdraw 2 [8.16.10b]
do withdraw ru_uglicki_1_1 1018
expect unit ru_uglicki_1_1 hex=1018 [8.16.10b]

case a beaten stack that finds no room for all goes on together
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_3pp_1_1 1020 N
unit pl_3pp_2_2 1020 N
unit pl_3pp_1_2 1021 SE
unit pl_3pp_1_3 1021 SE
unit pl_3pp_1_4 1021 SE
roll 8
roll 0
do lose pl_3pp_1_1
do lose pl_3pp_1_1
do withdraw pl_3pp_1_1 1021
event HEX_IS_FULL [8.16.10b]
do withdraw pl_3pp_1_1 1022
expect unit pl_3pp_2_2 hex=1022 [8.16.10b]

case a beaten square that finds a full hex goes on away from the melee
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1020 S from=1019
unit pl_3pp_1_1 1020 N form=square
unit pl_3pp_1_2 1020 N form=square
unit pl_3pp_1_3 1020 N form=square
unit pl_3pp_1_4 1020 N form=square
unit pl_2pp_1_1 1021 N
roll 9
roll 0
do lose pl_3pp_1_1
do lose pl_3pp_1_1
do lose ru_uglicki_1_1
do withdraw pl_3pp_1_1 1021
event HEX_IS_FULL hex 1021 [8.16.10b]
legal withdraw pl_3pp_1_1 1022 [8.16.10b]
illegal withdraw pl_3pp_1_1 1020 8.16.3 [8.16.3]
do withdraw pl_3pp_1_1 1022
expect unit pl_3pp_1_1 hex=1022 form=skirmish [8.16.10b]
expect unit pl_3pp_1_2 hex=1022 form=line [8.16.10b]

case a beaten square does not go round the melee from one full hex to the next
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1020 S from=1019
unit pl_3pp_1_1 1020 N form=square
unit pl_3pp_1_2 1020 N form=square
unit pl_3pp_1_3 1020 N form=square
unit pl_3pp_1_4 1020 N form=square
unit pl_2pp_1_1 1021 N
unit pl_2pp_1_2 0922 N
unit pl_2pp_1_3 0822 N
roll 9
roll 0
do lose pl_3pp_1_1
do lose pl_3pp_1_1
do lose ru_uglicki_1_1
do withdraw pl_3pp_1_1 1021
do withdraw pl_3pp_1_1 0922
do withdraw pl_3pp_1_1 0822
event HEX_IS_FULL hex 0822 [8.16.10b]
illegal withdraw pl_3pp_1_1 0821 8.16.6-1 [8.16.10b]
legal withdraw pl_3pp_1_1 0722 [8.16.10b]
