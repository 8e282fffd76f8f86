# [10.10.1, TAB-ARTILLERY-1 to 4, TAB-STARS] The result by distance, the field of fire, the stars.
# 4 art. has no stars.

case one to three hexes: 2M
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_4 2409 S
unit pl_art_2 2413 S             # two stars
unit ru_muszb_1_2 2509 N
unit ru_muszb_1_3 2713 N
do bombard pl_art_4 2509
event BOMBARDS a 1
roll 4
event MOD_RESULT a 2 [TAB-ARTILLERY-1, 10.10.1]
noevent MOD_STARS
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-1]
do pass
do bombard pl_art_2 2713
event BOMBARDS a 3
roll 2
event MOD_RESULT a 2 [TAB-ARTILLERY-1]
event MOD_STARS a 2 [10.10.6, TAB-STARS]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-1]

case four to six hexes: 1M
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_4 2109 S
unit pl_art_2 2113 S
unit ru_muszb_1_2 2509 N
unit ru_muszb_1_3 2713 N
do bombard pl_art_4 2509
event BOMBARDS a 4
roll 5
event MOD_RESULT a 1 [TAB-ARTILLERY-2, 10.10.1]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-2]
do bombard pl_art_2 2713
event BOMBARDS a 6
roll 3
event MOD_RESULT a 1 [TAB-ARTILLERY-2]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-2]

case seven to ten hexes: M
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_4 2109 S
unit pl_art_2 2309 NE
unit ru_muszb_1_2 2809 N
unit ru_muszb_1_3 2319 SW
do bombard pl_art_4 2809
event BOMBARDS a 7
roll 6
noevent MOD_RESULT
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-3, 10.10.1]
do bombard pl_art_2 2319
event BOMBARDS a 10
roll 5
noevent MOD_RESULT
event IS_DRIVEN_BACK unit ru_muszb_1_3 a 7 b 6 [TAB-ARTILLERY-3]

# TAB-STARS: eight guns three stars, four guns one.
case the stars of both armies
phase movement
active pl_sierakowski
actor russian
unit pl_sierakowski 2109
unit pl_7pp_1_1 2109 S
unit pl_7pp_1_2 2117 S
unit pl_7pp_1_3 2112 S
unit ru_art_3 2609 N form=line           # eight guns
unit ru_art_2 2617 N form=line   # four guns
do bombard ru_art_3 2109
roll 2
event MOD_STARS a 3 [10.10.6, TAB-STARS]
do stop
do bombard ru_art_2 2117
roll 2
event MOD_STARS a 1 [10.10.6, TAB-STARS]
event STANDS_FIRE a 4 b 6 [10.10.6]

case the field of fire is the whole front, borders included
phase movement
active pl_sierakowski
unit pl_sierakowski 2111
unit pl_art_2 2409 S             # front hexes 2509 and 2510
unit ru_kozak_1 2807 N
unit ru_kozak_2 2611 N           # outside a narrow cone
unit ru_kozak_4 2512 N           # just beyond it
unit ru_kozak_5 2411 N           # flank
unit ru_kozak_7 2209 N           # rear
unit ru_kozak_8 2606 N           # border on the other side: four hexes
unit ru_kozak_6 2605 N           # just beyond
legal bombard pl_art_2 2807 [TAB-ARTILLERY-4]
legal bombard pl_art_2 2611 [TAB-ARTILLERY-4]
legal bombard pl_art_2 2606 [TAB-ARTILLERY-4]
illegal bombard pl_art_2 2605 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_2 2512 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4, 10.10.1]
illegal bombard pl_art_2 2411 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_2 2209 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]

case the narrow cone is an option: n + 1 hexes at range n
option artillery_arc=cone
phase movement
active pl_sierakowski
unit pl_sierakowski 2111
unit pl_art_2 2409 S
unit ru_kozak_1 2608 N           # the three hexes of range 2
unit ru_kozak_2 2609 N
unit ru_kozak_3 2610 N
unit ru_kozak_4 2611 N           # beside them
unit ru_kozak_5 2607 N
unit ru_kozak_7 2511 N
legal bombard pl_art_2 2608 [TAB-ARTILLERY-4]
legal bombard pl_art_2 2609 [TAB-ARTILLERY-4]
legal bombard pl_art_2 2610 [TAB-ARTILLERY-4]
illegal bombard pl_art_2 2611 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_2 2607 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_2 2511 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
expect count bombard 3 [TAB-ARTILLERY-4]

# The printed example: a Polish battery of two stars at 1/I/Kijowski in a village, six hexes away; the
# company has morale 8 in our data. It faces the battery, so that 10.3.1 adds nothing.
case two stars at six hexes against a village: +2 in all
phase movement
active pl_sierakowski
unit pl_sierakowski 1607
unit pl_art_2 1605 NE            # front hexes 1506 and 1606
unit ru_kijowski_1_1 1611 SW
do bombard pl_art_2 1611
event BOMBARDS a 6
roll 6
event MOD_RESULT a 1 [10.10.6-example, TAB-ARTILLERY-2]
event MOD_STARS a 2 [10.10.6-example, 10.10.6]
event MOD_VILLAGE a -1 [10.10.6-example]
event STANDS_FIRE a 8 b 8 [10.10.6-example]

case the same shot one pip higher
phase movement
active pl_sierakowski
unit pl_sierakowski 1607
unit pl_art_2 1605 NE
unit ru_kijowski_1_1 1611 SW
do bombard pl_art_2 1611
roll 7
event DRIVEN_BACK_WITH_LOSS a 9 b 8 [10.10.6-example]

# TAB-FIREMOD-1
case the castle takes two
phase movement
active pl_sierakowski
unit pl_sierakowski 1642
unit pl_art_4 1641 SW
unit pl_7pp_1_1 1740 NW shots=1  # front hexes 1640 and 1739
unit ru_muszb_1_1 1639 NE        # front hexes 1540 and 1640
do bombard pl_art_4 1639
roll 6
event MOD_CASTLE a -2 [TAB-FIREMOD-1]
event STANDS_FIRE a 6 b 6 [TAB-FIREMOD-1]

case the castle takes two of a rifle check
phase movement
active pl_sierakowski
unit pl_sierakowski 1642
unit pl_7pp_1_1 1640 SW shots=1  # front hexes 1639 and 1740
unit ru_muszb_1_1 1639 NE
do fire pl_7pp_1_1 1639
roll 8
event MOD_CASTLE a -2 [TAB-FIREMOD-1]
event STANDS_FIRE a 6 b 6 [TAB-FIREMOD-1]
