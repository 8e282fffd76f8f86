# [10.9.7-missing] r59: the list of effects, taken over from Racławice.

case M: at the morale it stands, above it goes back one hex
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1626 S
unit ru_uglicki_1_2 1824 N       # morale 6
unit ru_uglicki_1_3 1827 N
do fire pl_1pp_1_1 1824
roll 6
event STANDS_FIRE a 6 b 6 [10.9.7-missing]
expect unit ru_uglicki_1_2 hex=1824 lost=0 [10.9.7-missing]
do pass
do fire pl_1pp_1_2 1827
roll 7
event IS_DRIVEN_BACK unit ru_uglicki_1_3 a 7 b 6 [10.9.7-missing]
do retreat ru_uglicki_1_3 1927
expect unit ru_uglicki_1_3 hex=1927 lost=0 facing=N [10.9.7-missing]

case a modified 9 costs a step besides, a modified 8 does not
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1628 S
unit ru_uglicki_1_2 1824 N
unit ru_uglicki_1_3 1828 N
do fire pl_1pp_1_1 1824
roll 8
event IS_DRIVEN_BACK unit ru_uglicki_1_2 a 8 b 6 [10.9.7-missing]
do retreat ru_uglicki_1_2 1924
expect unit ru_uglicki_1_2 lost=0 [10.9.7-missing]
do pass
do fire pl_1pp_1_2 1828
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_uglicki_1_3 a 9 b 6 [10.9.7-missing]
do retreat ru_uglicki_1_3 1928
expect unit ru_uglicki_1_3 lost=1 hex=1928 [10.9.7-missing]

case a last step lost leaves nobody to go back
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_kozak_1 1824 N lost=1
unit ru_kozak_2 2036 S
do fire pl_1pp_1_1 1824
roll 9
event IS_DESTROYED unit ru_kozak_1 [10.9.7-missing]
expect unit ru_kozak_1 gone [10.9.7-missing]
expect points polish 1 [10.9.7-missing]

case the unit on top of a stack is hit, nobody else
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_uglicki_1_2 1824 N
unit ru_uglicki_1_3 1824 N
do fire pl_1pp_1_1 1824
roll 9
do retreat ru_uglicki_1_2 1924
expect unit ru_uglicki_1_2 lost=1 hex=1924 [10.9.4d]
expect unit ru_uglicki_1_3 lost=0 hex=1824 [10.9.4d]

case the exact chances of a shot
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_uglicki_1_2 1724 N       # M at morale 6: stands 0-6, back 7-8, back with a loss 9
odds 7/10 fire pl_1pp_1_1 1724 = stands [10.9.7-missing]
odds 2/10 fire pl_1pp_1_1 1724 = retreat [10.9.7-missing]
odds 1/10 fire pl_1pp_1_1 1724 = retreat, loss [10.9.7-missing]

case in woods one less
phase movement
active pl_grochowski
unit pl_grochowski 1906
unit pl_1pp_1_1 2008 NE          # front hexes 1909 and 2009
unit ru_uglicki_1_2 2010 SW
do fire pl_1pp_1_1 2010
roll 7
event MOD_WOODS a -1 [10.9.7-missing]
event STANDS_FIRE a 6 b 6 [10.9.7-missing]

case among buildings one less
phase movement
active pl_grochowski
unit pl_grochowski 1706
unit pl_1pp_1_1 1607 NE          # front hexes 1508 and 1608
unit ru_uglicki_1_2 1609 SW
do fire pl_1pp_1_1 1609
roll 7
event MOD_VILLAGE a -1 [10.9.7-missing]
event STANDS_FIRE a 6 b 6 [10.9.7-missing]

case the ground of the firer does not matter
phase movement
active pl_grochowski
unit pl_grochowski 1706
unit pl_1pp_1_1 1609 SW          # in the village
unit ru_uglicki_1_2 1607 NE
do fire pl_1pp_1_1 1607
roll 7
noevent MOD_VILLAGE
event IS_DRIVEN_BACK a 7 b 6 [10.9.7-missing]

case when cavalry fires one less
phase movement
active ru_apraksin
unit ru_apraksin 2024
unit ru_elizawetgradzki_4 1824 N
unit pl_1pp_1_1 1724 S
do fire ru_elizawetgradzki_4 1724
roll 7
event MOD_CAVALRY_FIRES a -1 [10.9.7-missing]
event STANDS_FIRE a 6 b 6 [10.9.7-missing]

case skirmishers under fire one less
phase movement
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1824 N
unit pl_strz_g_1 1624 S form=skirmish   # morale 7
do fire ru_uglicki_1_1 1624
roll 8
event MOD_TARGET_SKIRMISH a -1 [10.9.7-missing]
event STANDS_FIRE a 7 b 7 [10.9.7-missing]

case shooters alone add one, also in line
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_strz_g_1 1624 S        # 2 : 1
unit ru_uglicki_1_1 1724 N
do fire pl_strz_g_1 1724
roll 6
event MOD_LIGHT_FIRES a 1 [10.9.7-missing]
event IS_DRIVEN_BACK a 7 b 6 [10.9.7-missing]

# r37
case shooters and a line company together do not
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_strz_g_1 1623 S
unit pl_1pp_1_1 1624 S
unit ru_uglicki_1_1 1824 N
do fire pl_strz_g_1 1824
do with pl_1pp_1_1
roll 5
noevent MOD_LIGHT_FIRES
event STANDS_FIRE a 6 b 6 [10.9.7-missing]

case Prussian fusiliers count as shooters
phase movement
active pr_elsner
unit pr_elsner 2024
unit pr_fus_8_1 1824 N
unit pl_1pp_1_1 1624 S          # 4 : 2
do fire pr_fus_8_1 1624
roll 6
event MOD_LIGHT_FIRES a 1 [10.9.7-missing]
event IS_DRIVEN_BACK a 7 b 6 [10.9.7-missing]

# r138: the top company checks for all, and the square is broken.
case a square under rifle fire
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit ru_uglicki_1_1 1824 N form=square
unit ru_uglicki_1_2 1824 N form=square
unit ru_uglicki_1_3 1824 N form=square
unit ru_uglicki_1_4 1824 N form=square
do fire pl_1pp_1_1 1824
roll 8
event MOD_TARGET_SQUARE a 1 [10.9.7-missing]
event DRIVEN_BACK_WITH_LOSS unit ru_uglicki_1_1 a 9 b 6 [10.9.7-missing]
do retreat ru_uglicki_1_1 1924
do face ru_uglicki_1_1 N
expect unit ru_uglicki_1_1 form=line hex=1924 lost=1 [10.9.7-missing]
expect unit ru_uglicki_1_4 form=line hex=1924 lost=0 [10.9.7-missing]

# r20: a square fires with a quarter of the sum, to all sides.
case a square fires once, with a quarter
phase movement
active pl_grochowski
actor allied
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit ru_uglicki_1_1 1724 S form=square
unit ru_uglicki_1_2 1724 S form=square
unit ru_uglicki_1_3 1724 S form=square
unit ru_uglicki_1_4 1724 S form=square
do fire ru_uglicki_1_1 1624
event FIRE_ROW a 3 [10.9.4a]     # 16 : 4 = 4
expect unit ru_uglicki_1_1 shots=1
expect unit ru_uglicki_1_4 shots=1
