# [10.10.1, TAB-ARTILLERY-1 to 4, TAB-STARS] The result by distance, the field of fire, the stars.
# A battery without stars, 7 art., obeys any Polish commander.

case one to three hexes: 2M
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_7 1624 S
unit pl_art_2 1628 S             # two stars
unit ru_uglicki_1_2 1724 N
unit ru_uglicki_1_3 1928 N
do bombard pl_art_7 1724
event BOMBARDS a 1
roll 4
event MOD_RESULT a 2 [TAB-ARTILLERY-1, 10.10.1]
noevent MOD_STARS
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-1]
do pass
do bombard pl_art_2 1928
event BOMBARDS a 3
roll 2
event MOD_RESULT a 2 [TAB-ARTILLERY-1]
event MOD_STARS a 2 [10.10.4, TAB-STARS]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-1]

case four to six hexes: 1M
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_7 1324 S
unit pl_art_2 1328 S
unit ru_uglicki_1_2 1724 N
unit ru_uglicki_1_3 1928 N
do bombard pl_art_7 1724
event BOMBARDS a 4
roll 5
event MOD_RESULT a 1 [TAB-ARTILLERY-2, 10.10.1]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-2]
do bombard pl_art_2 1928
event BOMBARDS a 6
roll 3
event MOD_RESULT a 1 [TAB-ARTILLERY-2]
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-2]

case seven to ten hexes: M
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_7 1324 S
unit pl_art_2 1524 NE
unit ru_uglicki_1_2 2024 N
unit ru_uglicki_1_3 1534 SW
do bombard pl_art_7 2024
event BOMBARDS a 7
roll 6
noevent MOD_RESULT
event STANDS_FIRE a 6 b 6 [TAB-ARTILLERY-3, 10.10.1]
do bombard pl_art_2 1534
event BOMBARDS a 10
roll 5
noevent MOD_RESULT
event IS_DRIVEN_BACK unit ru_uglicki_1_3 a 7 b 6 [TAB-ARTILLERY-3]

# TAB-STARS: eight guns three stars, four guns one.
case the stars of both armies
phase movement
active pl_grochowski
actor allied
unit pl_grochowski 1324
unit pl_1pp_1_1 1324 S
unit pl_1pp_1_2 1332 S
unit pl_1pp_1_3 1327 S
unit ru_art_4 1824 N form=line           # eight guns
unit pr_bat_7 1832 N             # four guns
do bombard ru_art_4 1324
roll 2
event MOD_STARS a 3 [10.10.4, TAB-STARS]
do stop
do bombard pr_bat_7 1332
roll 2
event MOD_STARS a 1 [10.10.4, TAB-STARS]
event STANDS_FIRE a 4 b 6 [10.10.4]

case the field of fire is the whole front, borders included
phase movement
active pl_grochowski
unit pl_grochowski 1326
unit pl_art_2 1624 S             # front hexes 1724 and 1725
unit ru_kozak_1 2022 N
unit ru_kozak_2 1826 N           # outside a narrow cone
unit ru_kozak_4 1727 N           # just beyond it
unit ru_kozak_5 1626 N           # flank
unit ru_kozak_7 1424 N           # rear
unit ru_kozak_8 1821 N           # border on the other side: four hexes
unit ru_kozak_6 1820 N           # just beyond
legal bombard pl_art_2 2022 [TAB-ARTILLERY-4]
legal bombard pl_art_2 1826 [TAB-ARTILLERY-4]
legal bombard pl_art_2 1821 [TAB-ARTILLERY-4]
illegal bombard pl_art_2 1820 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_2 1727 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4, 10.10.1]
illegal bombard pl_art_2 1626 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_2 1424 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]

case the narrow cone is an option: n + 1 hexes at range n
option artillery_arc=cone
phase movement
active pl_grochowski
unit pl_grochowski 1326
unit pl_art_2 1624 S
unit ru_kozak_1 1823 N           # the three hexes of range 2
unit ru_kozak_2 1824 N
unit ru_kozak_3 1825 N
unit ru_kozak_4 1826 N           # beside them
unit ru_kozak_5 1822 N
unit ru_kozak_7 1726 N
legal bombard pl_art_2 1823 [TAB-ARTILLERY-4]
legal bombard pl_art_2 1824 [TAB-ARTILLERY-4]
legal bombard pl_art_2 1825 [TAB-ARTILLERY-4]
illegal bombard pl_art_2 1826 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_2 1822 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
illegal bombard pl_art_2 1726 NOT_IN_FIELD_OF_FIRE [TAB-ARTILLERY-4]
expect count bombard 3 [TAB-ARTILLERY-4]

# The printed example: 2 art. with two stars at 1/I/22 pp (morale 7) in a village, six hexes away.
case two stars at six hexes against a village: +2 in all
phase movement
active pl_grochowski
unit pl_grochowski 1605
unit pl_art_2 1603 NE            # front hexes 1504 and 1604
unit pr_22pp_1_1 1609 SW
do bombard pl_art_2 1609
event BOMBARDS a 6
roll 5
event MOD_RESULT a 1 [10.10.4-example, TAB-ARTILLERY-2]
event MOD_STARS a 2 [10.10.4-example, 10.10.4]
event MOD_VILLAGE a -1 [10.10.4-example]
event STANDS_FIRE a 7 b 7 [10.10.4-example]

case the same shot one pip higher
phase movement
active pl_grochowski
unit pl_grochowski 1605
unit pl_art_2 1603 NE
unit pr_22pp_1_1 1609 SW
do bombard pl_art_2 1609
roll 6
event IS_DRIVEN_BACK a 8 b 7 [10.10.4-example]
