# [8.16.7 8.16.8] Attacked from several sides at once. The company at 1020 faces N: hex 1 is 1019,
# then clockwise 2 1119, 3 1120, 4 1121, 5 1021, 6 0920.

case the example: from hexes 2 and 6, a 0 is the end
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 0
event NO_WAY_OUT unit pl_3pp_1_1 a 0 [8.16.7a, 8.16.7c]
expect unit pl_3pp_1_1 gone [8.16.7a, 8.16.7c]
expect points russian 6 [8.16.7a]

case the example: from hexes 2 and 6, a 1 is the way out
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 1
event WAY_OUT unit pl_3pp_1_1 hex 1019 a 1 [8.16.7b, 8.16.7c]
expect unit pl_3pp_1_1 hex=1019 lost=3 [8.16.7b, 8.16.7c]
legal face pl_3pp_1_1 SE [8.16.7c]
legal face pl_3pp_1_1 S [8.16.7c]
expect count face 2 [8.16.7c]

case the example: from hexes 2 and 6, a 2 is the end
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 2
event NO_WAY_OUT unit pl_3pp_1_1 a 2 [8.16.7a, 8.16.7c]
expect unit pl_3pp_1_1 gone [8.16.7a, 8.16.7c]
expect points russian 6 [8.16.7a]

case the example: from hexes 2 and 6, a 3 is the way out
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 3
event WAY_OUT unit pl_3pp_1_1 hex 1120 a 3 [8.16.7b, 8.16.7c]
expect unit pl_3pp_1_1 hex=1120 lost=3 [8.16.7b, 8.16.7c]
legal face pl_3pp_1_1 SW [8.16.7c]
legal face pl_3pp_1_1 NW [8.16.7c]
expect count face 2 [8.16.7c]

case the example: from hexes 2 and 6, a 4 is the way out
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 4
event WAY_OUT unit pl_3pp_1_1 hex 1121 a 4 [8.16.7b, 8.16.7c]
expect unit pl_3pp_1_1 hex=1121 lost=3 [8.16.7b, 8.16.7c]
legal face pl_3pp_1_1 NW [8.16.7c]
legal face pl_3pp_1_1 N [8.16.7c]
expect count face 2 [8.16.7c]

case the example: from hexes 2 and 6, a 5 is the way out
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 5
event WAY_OUT unit pl_3pp_1_1 hex 1021 a 5 [8.16.7b, 8.16.7c]
expect unit pl_3pp_1_1 hex=1021 lost=3 [8.16.7b, 8.16.7c]
legal face pl_3pp_1_1 N [8.16.7c]
legal face pl_3pp_1_1 NE [8.16.7c]
expect count face 2 [8.16.7c]

case the example: from hexes 2 and 6, a 6 is the end
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 6
event NO_WAY_OUT unit pl_3pp_1_1 a 6 [8.16.7a, 8.16.7c]
expect unit pl_3pp_1_1 gone [8.16.7a, 8.16.7c]
expect points russian 6 [8.16.7a]

case the example: from hexes 2 and 6, a 7 is the end
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 7
event NO_WAY_OUT unit pl_3pp_1_1 a 7 [8.16.7a, 8.16.7c]
expect unit pl_3pp_1_1 gone [8.16.7a, 8.16.7c]
expect points russian 6 [8.16.7a]

case the example: from hexes 2 and 6, a 8 is the end
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 8
event NO_WAY_OUT unit pl_3pp_1_1 a 8 [8.16.7a, 8.16.7c]
expect unit pl_3pp_1_1 gone [8.16.7a, 8.16.7c]
expect points russian 6 [8.16.7a]

case the example: from hexes 2 and 6, a 9 is the end
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 9
event NO_WAY_OUT unit pl_3pp_1_1 a 9 [8.16.7a, 8.16.7c]
expect unit pl_3pp_1_1 gone [8.16.7a, 8.16.7c]
expect points russian 6 [8.16.7a]

case three situations: the die too
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1020 SW from=1120
unit ru_nowogrodzki_1_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 3
event NO_WAY_OUT a 3 [8.16.7a]
expect unit pl_3pp_1_1 gone [8.16.7a]

case three situations: a free number is the way out
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1020 SW from=1120
unit ru_nowogrodzki_1_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
roll 4
expect unit pl_3pp_1_1 hex=1121 lost=3 [8.16.7b]

case front and rear at once: hex 2 stays open
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1020 N from=1021
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
chance ASK_EXIT_DIE [8.16.7a]
roll 2
expect unit pl_3pp_1_1 hex=1119 lost=3 [8.16.7b]

case the way out is blocked by enemies
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
unit ru_nowogrodzki_1_1 1019 N
roll 8
roll 0
do lose ru_uglicki_1_1
roll 1
event NOWHERE_TO_GO unit pl_3pp_1_1 [8.16.7b]       # r46
expect unit pl_3pp_1_1 gone [8.16.7b]

case the further loss may be the last
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N lost=1
roll 8
roll 0
do lose ru_uglicki_1_1
roll 1
event WAY_OUT a 1 [8.16.7b]
expect unit pl_3pp_1_1 gone [8.16.7b]

case a stack has one further loss, its owner chooses
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 N
roll 8
roll 0
do lose pl_3pp_1_1
do lose pl_3pp_1_1
do lose ru_uglicki_1_1
roll 4
expect prompt ASK_LOSS [8.16.7b]
do lose pl_3pp_1_2
expect unit pl_3pp_1_1 hex=1121 lost=2 [8.16.7b]
expect unit pl_3pp_1_2 hex=1121 lost=1 [8.16.7b]

case all four situations at once are the end
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 S from=1019
unit ru_uglicki_2_1 1020 SW from=1120
unit ru_nowogrodzki_1_1 1020 N from=1121
unit ru_nowogrodzki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
roll 8
roll 0
do lose ru_uglicki_1_1
event IS_SURROUNDED unit pl_3pp_1_1 [8.16.8]
expect unit pl_3pp_1_1 gone [8.16.8]
expect points russian 6 [8.16.8]

case for the whole stack
phase melee
active ru_tomatis
unit ru_tomatis 1318
unit ru_uglicki_1_1 1020 SW from=1119
unit ru_uglicki_2_1 1020 SW from=1120
unit ru_nowogrodzki_1_1 1020 N from=1021
unit ru_nowogrodzki_2_1 1020 NE from=0920
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 N
roll 8
roll 0
do lose pl_3pp_1_1
do lose pl_3pp_1_2
do lose ru_uglicki_1_1
event IS_SURROUNDED [8.16.8]
expect unit pl_3pp_1_1 gone [8.16.8]
expect unit pl_3pp_1_2 gone [8.16.8]
