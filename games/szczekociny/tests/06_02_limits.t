# [6.2] How much stands in a hex: sizes. [6.4] Nobody goes through where that would be too much.

case infantry of size 20
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S
unit pl_1pp_2_2 1520 S                 # 18
unit pl_1pp_2_3 1420 S lost=1 mp=3     # 2
unit pl_1pp_2_4 1420 S mp=3            # 3
do move pl_1pp_2_4
illegal step pl_1pp_2_4 1520 6.2a [6.2a]
do stop
do move pl_1pp_2_3
legal step pl_1pp_2_3 1520 [6.2a]
do step pl_1pp_2_3 1520
expect unit pl_1pp_2_3 hex=1520 order=7 [6.2a]

case a loss makes room
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S lost=1
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S
unit pl_1pp_2_2 1520 S                 # 17
unit pl_1pp_2_4 1420 S mp=3            # 3
do move pl_1pp_2_4
legal step pl_1pp_2_4 1520 [6.2a]

case two that move together count both
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S                 # 15
unit pl_1pp_2_3 1420 S
unit pl_1pp_2_4 1420 S
do move pl_1pp_2_4
legal step pl_1pp_2_4 1520 [6.2a]
do with pl_1pp_2_3
illegal step pl_1pp_2_4 1520 6.2a [6.2a]

case cavalry of size 4
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1520 S                 # 2
unit pl_bkn_1w_2 1420 S mp=7            # 2
unit pl_bkn_1w_3 1420 S mp=7 lost=1     # 1
do move pl_bkn_1w_2
legal step pl_bkn_1w_2 1520 [6.2b]
do step pl_bkn_1w_2 1520
do move pl_bkn_1w_3
illegal step pl_bkn_1w_3 1520 6.2b [6.2b]

case Prussian squadrons of size 4 stand alone
phase movement
active pr_elsner
unit pr_elsner 1420
unit pr_hus_7_1 1520 S
unit pr_hus_7_2 1420 S mp=7 lost=3
do move pr_hus_7_2
illegal step pr_hus_7_2 1520 6.2b [6.2b]

case four squadrons of size 1 are cavalry of size 4
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1520 S lost=1
unit pl_bkn_1w_2 1520 S lost=1
unit pl_bkn_1w_3 1520 S lost=1
unit pl_bkn_1w_4 1420 S mp=7 lost=1
do move pl_bkn_1w_4
legal step pl_bkn_1w_4 1520 [6.2b]

case a battery with infantry of size 10
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S                 # 9
unit pl_1pp_2_3 1420 S lost=2 mp=3     # 1
unit pl_1pp_2_4 1420 S lost=1 mp=3     # 2
do move pl_1pp_2_4
illegal step pl_1pp_2_4 1520 6.2c [6.2c]
do stop
do move pl_1pp_2_3
legal step pl_1pp_2_3 1520 [6.2c]

case a battery joins infantry of size 10, not 11
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S lost=2          # 10
unit pl_1pp_2_1 1521 S
unit pl_1pp_2_2 1521 S
unit pl_1pp_2_3 1521 S
unit pl_1pp_2_4 1521 S lost=1          # 11
unit pl_art_2 1420 S
legal shift pl_art_2 1520 [6.2c]
illegal shift pl_art_2 1521 6.2c [6.2c]

case one battery beside infantry (r131)
phase movement
active pl_wodzicki
unit pl_wodzicki 1420
unit pl_7pp_1_1 1520 S
unit pl_art_5 1520 S
unit pl_art_4 1420 S
illegal shift pl_art_4 1520 6.2c [6.2c]

case two batteries by themselves, no third (r131)
phase movement
active pl_wodzicki
unit pl_wodzicki 1420
unit pl_7pp_1_1 1420 S
unit pl_art_2 1520 S
unit pl_art_5 1420 S
unit pl_art_4 1420 S
unit pl_art_1 1620 S
legal shift pl_art_4 1520 [6.2c]
do shift pl_art_4 1520
do face pl_art_4 S
illegal shift pl_art_5 1520 6.2c [6.2c]

case a battery with cavalry of size 2
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_art_2 1520 S
unit pl_bkn_1w_1 1420 S mp=7
unit pl_bkn_1w_2 1420 S mp=7 lost=1
do move pl_bkn_1w_1
legal step pl_bkn_1w_1 1520 [6.2d]
do step pl_bkn_1w_1 1520
do move pl_bkn_1w_2
illegal step pl_bkn_1w_2 1520 6.2d [6.2d]

case a battery joins cavalry of size 2, not 3
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1420 S
unit pl_bkn_1w_1 1520 S
unit pl_bkn_1w_2 1521 S
unit pl_bkn_1w_3 1521 S lost=1
unit pl_art_2 1420 S
legal shift pl_art_2 1520 [6.2d]
illegal shift pl_art_2 1521 6.2d [6.2d]

case nobody goes through where entering would be too much
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S
unit pl_1pp_2_2 1520 S                 # 18
unit pl_1pp_2_4 1420 S                 # 3, with all its points
do move pl_1pp_2_4
illegal step pl_1pp_2_4 1520 6.2a [6.4]
legal step pl_1pp_2_4 1521 [6.4]

case where it is not too much they go through
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S                 # 15
unit pl_1pp_2_4 1420 S
do move pl_1pp_2_4
do step pl_1pp_2_4 1520
do step pl_1pp_2_4 1620
expect unit pl_1pp_2_4 hex=1620 mp=3 [6.4]

case cavalry does not go through cavalry of size 4
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1520 S
unit pl_bkn_1w_2 1520 S
unit pl_bkn_1w_3 1420 S
do move pl_bkn_1w_3
illegal step pl_bkn_1w_3 1520 6.2b [6.4]

case markers do not count: captured guns on the ground, shots, formations
phase movement
active pl_grochowski
trophy ru_art_7 1520
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S shots=4
unit pl_1pp_1_2 1520 S shots=2
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S
unit pl_1pp_2_2 1520 S                 # 18
unit pl_1pp_2_3 1420 S lost=1 mp=3     # 2
do move pl_1pp_2_3
legal step pl_1pp_2_3 1520 [6.6]

case a captured battery does not make it a stack with guns
phase movement
active pl_grochowski
trophy ru_art_7 1520
unit pl_grochowski 1420
unit pl_art_2 1420 S
unit pl_art_1 1520 S
legal shift pl_art_2 1520 [6.6]
