# [8.16.11] Commanders and enemies who come near.

case a commander steps back when an enemy comes next to him
phase movement
active ru_tomatis
unit ru_tomatis 1014
unit ru_uglicki_1_1 1017 S
unit pl_zajaczek 1019
unit pl_3pp_1_1 0525 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1018
expect prompt ASK_BACK [8.16.11a]
expect actor polish [8.16.11a]
expect count back 5 [8.16.11a]
legal stay pl_zajaczek [8.16.11a]
illegal back pl_zajaczek 1018 6.3 [8.16.11a]
illegal back pl_zajaczek 1021 8.1 [8.16.11a]              # one hex
do back pl_zajaczek 1020
event LEADER_STEPS_BACK unit pl_zajaczek hex 1020 [8.16.11a]
expect unit pl_zajaczek hex=1020 [8.16.11a]
expect actor russian [8.16.11a]
do step ru_uglicki_1_1 1019
do back pl_zajaczek 1021                                  # r95: again for each step
expect unit pl_zajaczek hex=1021 [8.16.11a]

case two hexes away nobody asks
phase movement
active ru_tomatis
unit ru_tomatis 1014
unit ru_uglicki_1_1 1016 S
unit pl_zajaczek 1019
unit pl_3pp_1_1 0525 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1017
expect prompt ASK_MOVE [8.16.11a]

case who stays alone and is reached makes way, r92
phase movement
active ru_tomatis
unit ru_tomatis 1014
unit ru_uglicki_1_1 1017 S
unit pl_zajaczek 1019
unit pl_3pp_1_1 0525 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1018
do stay pl_zajaczek
do step ru_uglicki_1_1 1019
event STEPS a 1 b 2 [8.16.11a]                            # r92: no extra point, no melee
expect prompt ASK_MAKE_WAY [8.16.11a]
expect actor polish [8.16.11a]
expect count back 6 [8.16.11a]
illegal stay pl_zajaczek 8.16.11a [8.16.11a]
do back pl_zajaczek 1020
expect unit pl_zajaczek hex=1020 [8.16.11a]
expect points russian 0 [8.16.11a]
expect prompt ASK_MOVE [8.16.11a]

case with no hex left he is lost as any who cannot go back
phase movement
active ru_tomatis
unit ru_tomatis 1014
unit ru_uglicki_1_1 1018 S
unit ru_uglicki_2_2 1018 S
unit ru_uglicki_1_2 1119 S
unit ru_uglicki_1_4 1020 S
unit ru_uglicki_2_1 0920 S
unit ru_uglicki_2_3 0919 S
unit ru_uglicki_2_4 0918 S
unit pl_zajaczek 1019
unit pl_3pp_1_1 0525 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1019
event LEADER_CAPTURED unit pl_zajaczek [8.16.3]
expect points russian 10 [12.1c]

case he closes no way back, r204
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit ru_pustowalow 1021
unit ru_uglicki_2_1 1121 S
unit pl_3pp_1_1 1020 N
do fire ru_uglicki_1_1 1020
roll 8
event GOES_BACK unit pl_3pp_1_1 hex 1021 [8.16.3]
expect prompt ASK_MAKE_WAY [8.16.11a]
do back ru_pustowalow 1022
expect unit pl_3pp_1_1 hex=1021 [8.16.3]
expect unit ru_pustowalow hex=1022 [8.16.3]

case nor the way out of a lost melee
phase melee
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 1020 S from=1019
unit ru_uglicki_1_2 1020 N
unit pl_3pp_1_2 1121 S
roll 8
roll 0
event GOES_BACK unit ru_uglicki_1_2 hex 1021 [8.16.3]
do back pl_zajaczek 1022
expect unit ru_uglicki_1_2 hex=1021 [8.16.3]

case nor a hex to guns or a square
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_art_1 1020 N
unit pl_3pp_1_1 0820 N form=square
unit pl_3pp_1_2 0820 N form=square
unit pl_3pp_1_3 0820 N form=square
unit pl_3pp_1_4 0820 N form=square
unit ru_tomatis 1019
unit ru_pustowalow 0819
legal shift pl_art_1 1019 [8.11c]
do move pl_3pp_1_1
legal step pl_3pp_1_1 0819 [7.3.2-3]

case commanders do not ride at each other
phase commander
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1015 S
unit pl_zajaczek 1019
unit pl_3pp_1_1 0525 N
illegal lead ru_tomatis 1019 6.3 [6.3]

case with a unit he may stay
edition 2013-en
phase movement
active ru_tomatis
unit ru_tomatis 1014
unit ru_uglicki_1_1 1017 S
unit pl_zajaczek 1019
unit pl_3pp_1_1 1019 S
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1018
expect prompt ASK_BACK [8.16.11b]
legal stay pl_zajaczek [8.16.11b]
legal back pl_zajaczek 1020 [8.16.11b]
do stay pl_zajaczek
expect unit pl_zajaczek hex=1019 [8.16.11b]
do step ru_uglicki_1_1 1019
noevent LEADER_CAPTURED
expect unit pl_zajaczek hex=1019 [8.16.11b]

case he does not leave a melee hex
phase movement
active ru_tomatis
unit ru_tomatis 1014
unit ru_uglicki_1_1 1017 S
unit ru_uglicki_2_1 1019 S from=1018
unit pl_zajaczek 1019
unit pl_3pp_1_1 1019 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1018
expect prompt ASK_MOVE [8.16.11a]

case enemy commanders frighten nobody
phase commander
active ru_tomatis
unit ru_tomatis 1017
unit ru_uglicki_1_1 1015 S
unit pl_zajaczek 1019
unit pl_3pp_1_1 0525 N
do lead ru_tomatis 1018
expect actor russian [8.16.11a]
expect prompt ASK_LEADER [8.16.11a]

case in a beaten stack he goes along
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_zajaczek 1020
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do withdraw pl_3pp_1_1 1021
expect unit pl_zajaczek hex=1021 [8.16a]                  # r93

case under fire he may stay or go along
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit pl_zajaczek 1020
unit pl_3pp_1_1 1020 N
do fire ru_uglicki_1_1 1020
roll 8
legal stay pl_zajaczek [8.16a]
do follow pl_zajaczek
do retreat pl_3pp_1_1 1021
expect unit pl_zajaczek hex=1021 [8.16a]

case a counterattack beside a commander lets him step back
phase movement
active pl_zajaczek
unit pl_zajaczek 0416
unit pl_3pp_1_1 0516 N
unit ru_uglicki_1_2 0514 S
do move pl_3pp_1_1
do step pl_3pp_1_1 0515
do counter ru_uglicki_1_2
roll 0
do counter ru_uglicki_1_2 @2013-en
expect prompt ASK_BACK [8.16.11a]
expect actor polish [8.16.11a]
legal back pl_zajaczek 0417 [8.16.11a]
legal stay pl_zajaczek [8.16.11a]

case a charge beside a commander lets him step back first
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit ru_uglicki_1_2 1017 N
unit ru_f_denisow 1016
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
do step pl_bkn_2m_1 1018
do step pl_bkn_2m_1 1017
expect prompt ASK_BACK [8.16.11a]

case an enemy who withdraws beside a commander lets him step back
phase melee
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 S from=1019
unit ru_uglicki_1_2 1020 N
roll 8
roll 0
do withdraw ru_uglicki_1_2 1021
expect prompt ASK_BACK [8.16.11a]
expect actor polish [8.16.11a]
illegal back pl_zajaczek 1021 6.3 [8.16.11a]
legal stay pl_zajaczek [8.16.11a]
do back pl_zajaczek 1023
expect unit pl_zajaczek hex=1023 [8.16.11a]
do face ru_uglicki_1_2 N                                  # play goes on where it was
expect unit ru_uglicki_1_2 hex=1021 facing=N [8.16.11a]

case with one hex more between them nobody asks
phase melee
active pl_zajaczek
unit pl_zajaczek 1023
unit pl_3pp_1_1 1020 S from=1019
unit ru_uglicki_1_2 1020 N
roll 8
roll 0
do withdraw ru_uglicki_1_2 1021
expect prompt ASK_FACING [8.16.11a]

case so does an enemy who is driven back by fire
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit pl_3pp_1_2 1116 S
unit ru_uglicki_1_2 0817 S
do fire pl_3pp_1_1 0817
roll 7
event IS_DRIVEN_BACK unit ru_uglicki_1_2
expect unit ru_uglicki_1_2 hex=0716                       # next to 0815
expect prompt ASK_BACK [8.16.11a]
legal back pl_zajaczek 0814 [8.16.11a]
do stay pl_zajaczek
expect unit pl_zajaczek hex=0815 [8.16.11a]
