# [6.1] Infantry and cavalry apart.

case never in one hex, not even to pass
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1420 S
unit pl_1pp_1_1 1520 S
do move pl_bkn_1w_1
illegal step pl_bkn_1w_1 1520 6.1 [6.1]
legal step pl_bkn_1w_1 1521 [6.1]

case infantry through cavalry neither
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1420 S
unit pl_bkn_1w_1 1520 S
do move pl_1pp_1_1
illegal step pl_1pp_1_1 1520 6.1 [6.1]

case nor Prussian horse through Russian foot
phase movement
active pr_elsner
unit pr_elsner 1420
unit pr_hus_7_1 1420 S
unit ru_rgt_f_1_1 1520 S
do move pr_hus_7_1
illegal step pr_hus_7_1 1520 6.1 [6.1]

case retreating infantry finds no room among cavalry
turn 4
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_art_7 1920 N
unit ru_rgt_f_1_1 2020 N
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1430 S
unit pl_bkn_1w_1 1520 S
unit pl_bkn_1w_2 1521 S
do bombard ru_art_7 1620
roll 4
expect unit pl_1pp_1_1 gone [6.1]

case nor do they counterattack together
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1720 N
unit ru_smolenski_1 1721 N
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
do counter ru_smolenski_1
illegal counter ru_rgt_f_1_1 6.1 [6.1]
