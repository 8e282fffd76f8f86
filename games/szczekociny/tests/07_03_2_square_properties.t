# [7.3.2] What a square can do.

case all six hexes are its front: it fires any way
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
unit pl_1pp_2_1 1420 S
unit ru_rgt_f_1_1 1520 N shots=4
legal fire pl_1pp_1_1 1520 [7.3.2-1]

case and steps any way at no more cost
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
do move pl_1pp_1_1
expect count step 6 [7.3.2-1]
illegal turn pl_1pp_1_1 N 7.3.2-1 [7.3.2-1]

case an enemy beside it in any hex is in its front and asked for
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1619 NW
unit ru_rgt_f_1_2 2020 N
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1519
expect actor allied [7.3.2-1]                # 1519 is not beside it

case beside it he is
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1719 N
unit ru_rgt_f_1_2 2020 N
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1619                         # a flank hex of a line facing south
expect actor polish [7.3.2-1]
legal volley pl_1pp_1_1 [7.3.2-1]

case who comes in from any side comes through the front: no flank attack
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1620 NE from=1619
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
roll 5
roll 5
noevent MOD_FLANK [7.3.2-1]
noevent MOD_REAR [7.3.2-1]

case a line in its place has flanks
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1620 NE from=1619
unit pl_1pp_1_1 1620 S
roll 5
roll 5
event MOD_FLANK a 2 [7.3.2-1]

case squares side by side move as a line
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
unit pl_1pp_2_1 1621 N form=square
unit pl_1pp_2_2 1621 N form=square
unit pl_1pp_2_3 1621 N form=square
unit pl_1pp_2_4 1621 N form=square
legal line pl_1pp_1_1 [7.3.2-2]
do line pl_1pp_1_1
do step pl_1pp_1_1 1720
expect unit pl_1pp_1_1 hex=1720 form=square [7.3.2-2]
expect unit pl_1pp_2_1 hex=1721 form=square [7.3.2-2]

case and fire together
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
unit pl_1pp_2_1 1621 N form=square
unit pl_1pp_2_2 1621 N form=square
unit pl_1pp_2_3 1621 N form=square
unit pl_1pp_2_4 1621 N form=square
unit ru_rgt_f_1_1 1721 N shots=4
do fire pl_1pp_1_1 1721
legal with pl_1pp_2_1 [7.3.2-2]
do with pl_1pp_2_1
event FIRE_ROW a 3 [7.3.2-2]             # 12 by 4 is 3: row 2-3; two hexes: row 4-5

case a square and a line side by side make no line
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
unit pl_1pp_2_1 1621 S
illegal line pl_1pp_2_1 8.10a [7.3.2-2]

case it moves one hex with all its points
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
unit pl_1pp_2_1 1420 S
do move pl_1pp_1_3
do step pl_1pp_1_3 1720
expect unit pl_1pp_1_1 hex=1720 form=square status=moved [7.3.2-3]
expect unit pl_1pp_1_4 hex=1720 form=square status=moved [7.3.2-3]
illegal move pl_1pp_1_1 8.16a [7.3.2-3]

case with a point spent it does not move
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S form=square mp=1 shots=1
unit pl_1pp_1_2 1620 S form=square shots=1
unit pl_1pp_1_3 1620 S form=square shots=1
unit pl_1pp_1_4 1620 S form=square shots=1
do move pl_1pp_1_2
illegal step pl_1pp_1_2 1720 7.3.2-3 [7.3.2-3]

case in clear ground only
phase movement
active pl_grochowski
unit pl_grochowski 1409
unit pl_1pp_1_1 1409 S form=square
unit pl_1pp_1_2 1409 S form=square
unit pl_1pp_1_3 1409 S form=square
unit pl_1pp_1_4 1409 S form=square
do move pl_1pp_1_1
illegal step pl_1pp_1_1 1509 7.3.2-3 [7.3.2-3]
legal step pl_1pp_1_1 1410 [7.3.2-3]

case it does not attack
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
unit ru_rgt_f_1_1 1720 S shots=4
do move pl_1pp_1_1
illegal step pl_1pp_1_1 1720 7.3.2-4 [7.3.2-4]

case it does not counterattack
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1820 N
unit ru_rgt_f_1_2 2020 N
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1720
legal volley pl_1pp_1_1 [7.3.2-4]
illegal counter pl_1pp_1_1 7.3.2-4 [7.3.2-4]

case in a melee hex on its own activation it waits (r79)
phase commander
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1420
unit pl_wodzicki 1430
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
unit ru_smolenski_1 1620 N from=1720
do stop
noevent MELEE_BEGINS [7.3.2-4]
chance 3.3c [7.3.2-4]

case against cavalry it adds 3
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1620 N from=1720
unit pl_1pp_1_1 1620 S form=square lost=1
unit pl_1pp_1_2 1620 S form=square lost=1
unit pl_1pp_1_3 1620 S form=square lost=1
unit pl_1pp_1_4 1620 S form=square lost=1
roll 5
roll 5
event MOD_SQUARE_HORSE a 3 b 0 [7.3.2-5]

case against infantry it takes off 1
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1620 N from=1720
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square
roll 5
roll 5
event MOD_SQUARE_FOOT a -1 b 0 [7.3.2-6]

case in melee its whole size counts
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1620 N from=1720          # 4
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square                    # 12
roll 5
roll 5
event MOD_STRENGTH a 3 b 0 [7.3.2-7]

case it fires with a quarter of all its firepower
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1620 S form=square
unit pl_1pp_1_2 1620 S form=square
unit pl_1pp_1_3 1620 S form=square
unit pl_1pp_1_4 1620 S form=square                    # 12 by 4
unit ru_rgt_f_1_1 1720 N shots=4
do fire pl_1pp_1_1 1720
event FIRE_ROW a 2 [7.3.2-8]
expect unit pl_1pp_1_1 shots=1 [7.3.2-8]
expect unit pl_1pp_1_4 shots=1 [7.3.2-8]

case twenty make five: row 4-5
phase movement
active pr_favrat
unit pr_favrat 1420
unit pr_22pp_1_1 1620 S form=square
unit pr_22pp_1_2 1620 S form=square
unit pr_22pp_1_3 1620 S form=square
unit pr_22pp_1_4 1620 S form=square
unit pl_1pp_1_1 1720 N shots=4
do fire pr_22pp_1_1 1720
event FIRE_ROW a 3 [7.3.2-8]
