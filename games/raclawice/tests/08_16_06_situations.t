# [8.16.6 TAB-FACING] Withdrawal after melee, one direction of attack. The company at 1020 faces N:
# hex 1 is 1019, then clockwise 2 1119, 3 1120, 4 1121, 5 1021, 6 0920.

case attacked from the front, hex 1
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_3pp_1_1 1020 N
roll 8
roll 0
event ATTACKER_WINS
expect prompt ASK_WITHDRAW
expect unit pl_3pp_1_1 lost=2
legal withdraw pl_3pp_1_1 1121 [8.16.6-1]
legal withdraw pl_3pp_1_1 1021 [8.16.6-1]
illegal withdraw pl_3pp_1_1 1119 WITHDRAW_BY_SITUATION [8.16.6-1]
illegal withdraw pl_3pp_1_1 1120 WITHDRAW_BY_SITUATION [8.16.6-1]
illegal withdraw pl_3pp_1_1 0920 WITHDRAW_BY_SITUATION [8.16.6-1]
illegal withdraw pl_3pp_1_1 1019 WITHDRAW_BY_SITUATION [8.16.6-1]
do withdraw pl_3pp_1_1 1121
expect unit pl_3pp_1_1 hex=1121 lost=2 [8.16.6-1]
legal face pl_3pp_1_1 N [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 SE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 S 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 NW [8.16.6-5, TAB-FACING]
do face pl_3pp_1_1 NW
illegal face ru_uglicki_1_1 N 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 SE [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 S [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 NW 8.16.6-5 [8.16.6-5, TAB-FACING]
do face ru_uglicki_1_1 S
expect unit pl_3pp_1_1 facing=NW [8.16.6-5]
expect unit ru_uglicki_1_1 hex=1020 facing=S lost=1 [8.16.6-5]

case attacked from the front, hex 2
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit pl_3pp_1_1 1020 N
roll 8
roll 0
event ATTACKER_WINS
expect prompt ASK_WITHDRAW
expect unit pl_3pp_1_1 lost=2
legal withdraw pl_3pp_1_1 1121 [8.16.6-1]
legal withdraw pl_3pp_1_1 1021 [8.16.6-1]
illegal withdraw pl_3pp_1_1 1019 WITHDRAW_BY_SITUATION [8.16.6-1]
illegal withdraw pl_3pp_1_1 1120 WITHDRAW_BY_SITUATION [8.16.6-1]
illegal withdraw pl_3pp_1_1 0920 WITHDRAW_BY_SITUATION [8.16.6-1]
illegal withdraw pl_3pp_1_1 1119 WITHDRAW_BY_SITUATION [8.16.6-1]
do withdraw pl_3pp_1_1 1121
expect unit pl_3pp_1_1 hex=1121 lost=2 [8.16.6-1]
legal face pl_3pp_1_1 N [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 SE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 S 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 NW [8.16.6-5, TAB-FACING]
do face pl_3pp_1_1 NW
illegal face ru_uglicki_1_1 N 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 SE [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 S [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 NW 8.16.6-5 [8.16.6-5, TAB-FACING]
do face ru_uglicki_1_1 S
expect unit pl_3pp_1_1 facing=NW [8.16.6-5]
expect unit ru_uglicki_1_1 hex=1020 facing=S lost=1 [8.16.6-5]

case attacked from the right, hex 3
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1120
unit pl_3pp_1_1 1020 N
roll 8
roll 0
event ATTACKER_WINS
expect prompt ASK_WITHDRAW
expect unit pl_3pp_1_1 lost=2
legal withdraw pl_3pp_1_1 1021 [8.16.6-2]
legal withdraw pl_3pp_1_1 0920 [8.16.6-2]
illegal withdraw pl_3pp_1_1 1019 WITHDRAW_BY_SITUATION [8.16.6-2]
illegal withdraw pl_3pp_1_1 1119 WITHDRAW_BY_SITUATION [8.16.6-2]
illegal withdraw pl_3pp_1_1 1121 WITHDRAW_BY_SITUATION [8.16.6-2]
illegal withdraw pl_3pp_1_1 1120 WITHDRAW_BY_SITUATION [8.16.6-2]
do withdraw pl_3pp_1_1 1021
expect unit pl_3pp_1_1 hex=1021 lost=2 [8.16.6-2]
legal face pl_3pp_1_1 N [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 NE [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 SE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 S 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 NW 8.16.6-5 [8.16.6-5, TAB-FACING]
do face pl_3pp_1_1 N
illegal face ru_uglicki_1_1 N 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 SE 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 S [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 SW [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 NW 8.16.6-5 [8.16.6-5, TAB-FACING]
do face ru_uglicki_1_1 SW
expect unit pl_3pp_1_1 facing=N [8.16.6-5]
expect unit ru_uglicki_1_1 hex=1020 facing=SW lost=1 [8.16.6-5]

case attacked from the left, hex 6
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
event ATTACKER_WINS
expect prompt ASK_WITHDRAW
expect unit pl_3pp_1_1 lost=2
legal withdraw pl_3pp_1_1 1120 [8.16.6-3]
legal withdraw pl_3pp_1_1 1121 [8.16.6-3]
illegal withdraw pl_3pp_1_1 1019 WITHDRAW_BY_SITUATION [8.16.6-3]
illegal withdraw pl_3pp_1_1 1119 WITHDRAW_BY_SITUATION [8.16.6-3]
illegal withdraw pl_3pp_1_1 1021 WITHDRAW_BY_SITUATION [8.16.6-3]
illegal withdraw pl_3pp_1_1 0920 WITHDRAW_BY_SITUATION [8.16.6-3]
do withdraw pl_3pp_1_1 1120
expect unit pl_3pp_1_1 hex=1120 lost=2 [8.16.6-3]
illegal face pl_3pp_1_1 N 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 SE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 S 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 SW [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 NW [8.16.6-5, TAB-FACING]
do face pl_3pp_1_1 SW
illegal face ru_uglicki_1_1 N 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 NE [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 SE [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 S 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 NW 8.16.6-5 [8.16.6-5, TAB-FACING]
do face ru_uglicki_1_1 SE
expect unit pl_3pp_1_1 facing=SW [8.16.6-5]
expect unit ru_uglicki_1_1 hex=1020 facing=SE lost=1 [8.16.6-5]

case attacked from the rear, hex 4
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 N from=1121
unit pl_3pp_1_1 1020 N
roll 8
roll 0
event ATTACKER_WINS
expect prompt ASK_WITHDRAW
expect unit pl_3pp_1_1 lost=2
legal withdraw pl_3pp_1_1 1019 [8.16.6-4]
legal withdraw pl_3pp_1_1 1119 [8.16.6-4]
illegal withdraw pl_3pp_1_1 1120 WITHDRAW_BY_SITUATION [8.16.6-4]
illegal withdraw pl_3pp_1_1 1021 WITHDRAW_BY_SITUATION [8.16.6-4]
illegal withdraw pl_3pp_1_1 0920 WITHDRAW_BY_SITUATION [8.16.6-4]
illegal withdraw pl_3pp_1_1 1121 WITHDRAW_BY_SITUATION [8.16.6-4]
do withdraw pl_3pp_1_1 1019
expect unit pl_3pp_1_1 hex=1019 lost=2 [8.16.6-4]
illegal face pl_3pp_1_1 N 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 SE [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 S [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 NW 8.16.6-5 [8.16.6-5, TAB-FACING]
do face pl_3pp_1_1 SE
legal face ru_uglicki_1_1 N [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 SE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 S 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 NW [8.16.6-5, TAB-FACING]
do face ru_uglicki_1_1 N
expect unit pl_3pp_1_1 facing=SE [8.16.6-5]
expect unit ru_uglicki_1_1 hex=1020 facing=N lost=1 [8.16.6-5]

case attacked from the rear, hex 5
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 N from=1021
unit pl_3pp_1_1 1020 N
roll 8
roll 0
event ATTACKER_WINS
expect prompt ASK_WITHDRAW
expect unit pl_3pp_1_1 lost=2
legal withdraw pl_3pp_1_1 1019 [8.16.6-4]
legal withdraw pl_3pp_1_1 1119 [8.16.6-4]
illegal withdraw pl_3pp_1_1 1120 WITHDRAW_BY_SITUATION [8.16.6-4]
illegal withdraw pl_3pp_1_1 1121 WITHDRAW_BY_SITUATION [8.16.6-4]
illegal withdraw pl_3pp_1_1 0920 WITHDRAW_BY_SITUATION [8.16.6-4]
illegal withdraw pl_3pp_1_1 1021 WITHDRAW_BY_SITUATION [8.16.6-4]
do withdraw pl_3pp_1_1 1019
expect unit pl_3pp_1_1 hex=1019 lost=2 [8.16.6-4]
illegal face pl_3pp_1_1 N 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 SE [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 S [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 NW 8.16.6-5 [8.16.6-5, TAB-FACING]
do face pl_3pp_1_1 SE
legal face ru_uglicki_1_1 N [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 NE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 SE 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 S 8.16.6-5 [8.16.6-5, TAB-FACING]
illegal face ru_uglicki_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
legal face ru_uglicki_1_1 NW [8.16.6-5, TAB-FACING]
do face ru_uglicki_1_1 N
expect unit pl_3pp_1_1 facing=SE [8.16.6-5]
expect unit ru_uglicki_1_1 hex=1020 facing=N lost=1 [8.16.6-5]

case both front hexes are one situation
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1020 SW from=1119
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
expect prompt ASK_WITHDRAW [8.16.6-1]
expect count withdraw 2 [8.16.6-1]
legal withdraw pl_3pp_1_1 1121 [8.16.6-1]
legal withdraw pl_3pp_1_1 1021 [8.16.6-1]

case both rear hexes are one situation
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 N from=1121
unit ru_uglicki_2_1 1020 N from=1021
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
expect count withdraw 2 [8.16.6-4]
legal withdraw pl_3pp_1_1 1019 [8.16.6-4]
legal withdraw pl_3pp_1_1 1119 [8.16.6-4]

case the numbers follow the facing of the loser
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit pl_3pp_1_1 1020 SE      # 1119 is hex 6, its left
roll 8
roll 0
expect count withdraw 2 [8.16.6-3]
legal withdraw pl_3pp_1_1 1021 [8.16.6-3]
legal withdraw pl_3pp_1_1 0920 [8.16.6-3]

case a beaten stack goes together and faces one way
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 N
roll 8
roll 0
do lose pl_3pp_1_1
do lose pl_3pp_1_2
do withdraw pl_3pp_1_1 1021
expect unit pl_3pp_1_2 hex=1021 lost=1 [8.16.6-1]
do face pl_3pp_1_1 NE
expect unit pl_3pp_1_2 facing=NE [8.16.6-5]

case with nobody left to look at the winner keeps his facing
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit pl_3pp_1_1 1020 N lost=2
roll 8
roll 0
expect unit pl_3pp_1_1 gone
expect count face 0 [TAB-FACING]
expect unit ru_uglicki_1_1 facing=S [TAB-FACING]

case winning defenders turn to the beaten attackers
edition 2010-pl
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1120
unit pl_3pp_1_1 1020 N
roll 0
roll 9
event DEFENDER_WINS
do face ru_uglicki_1_1 SW
legal face pl_3pp_1_1 NE [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 SE [8.16.6-5, TAB-FACING]
illegal face pl_3pp_1_1 N 8.16.6-5 [8.16.6-5, TAB-FACING]

case winning defenders may turn to the beaten attackers, or keep their facing
edition 2013-en
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1120
unit pl_3pp_1_1 1020 N
roll 0
roll 9
event DEFENDER_WINS
do face ru_uglicki_1_1 SW
legal face pl_3pp_1_1 NE [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 SE [8.16.6-5, TAB-FACING]
legal face pl_3pp_1_1 N [8.16.6-5]                 # r250
illegal face pl_3pp_1_1 S 8.16.6-5 [8.16.6-5, TAB-FACING]

case a winning attacker must turn to the hex the loser went to
edition 2010-pl
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do withdraw pl_3pp_1_1 1121
do face pl_3pp_1_1 NW
illegal face ru_uglicki_1_1 SW 8.16.6-5 [8.16.6-5, TAB-FACING]
expect count face 2 [8.16.6-5]

case a winning attacker may stay as he came
edition 2013-en
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do withdraw pl_3pp_1_1 1121
do face pl_3pp_1_1 NW
legal face ru_uglicki_1_1 SW [8.16.6-5]            # r250
expect count face 3 [8.16.6-5]

case the loser dies on the way and the winner keeps his facing
phase melee
active ru_tomatis
unit ru_tomatis 2021
unit ru_uglicki_1_1 2123 S from=2122
unit pl_3pp_1_1 2123 N lost=1
roll 9
roll 0
do withdraw pl_3pp_1_1 2024
event LOSS_OVER_STREAM unit pl_3pp_1_1
expect unit pl_3pp_1_1 gone
expect unit ru_uglicki_1_1 facing=S [TAB-FACING]
expect count face 0 [TAB-FACING]
