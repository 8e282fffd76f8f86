# [4.1] The strip on the counter says who may order the unit.

case only the activated commander's units move
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_wodzicki 1521
unit pl_1pp_1_1 1520 S
unit pl_7pp_1_1 1521 S
expect unit pl_1pp_1_1 commander=pl_grochowski [4.1]
expect unit pl_7pp_1_1 commander=pl_wodzicki [4.1]
legal move pl_1pp_1_1 [4.1]
illegal move pl_7pp_1_1 4.1 [4.1]

case batteries have a strip as well
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_wodzicki 1521
unit pl_1pp_1_1 1520 S
unit pl_art_2 1520 S
unit pl_art_4 1521 S
legal traverse pl_art_2 N [4.1]
illegal traverse pl_art_4 N 4.1 [4.1]
illegal shift pl_art_4 1621 4.1 [4.1]

case a battery without a strip obeys any commander of its nation
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_art_6 1521 S
legal traverse pl_art_6 N [4.1]

case any Polish commander
phase movement
active pl_sanguszko
unit pl_sanguszko 1520
unit pl_bkn_1w_1 1519 S
unit pl_art_6 1521 S
legal traverse pl_art_6 N [4.1]

case his units fight in phase 4, others wait
phase commander
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
unit pl_7pp_1_1 1524 S from=1424
unit ru_rgt_f_1_2 1524 N
do stop
event MELEE_BEGINS hex 1520 [4.1]
chance ASK_ATTACKER [4.1]

case a Prussian commander has no Russians to order
phase movement
active pr_favrat
unit pr_favrat 1520
unit pr_22pp_1_1 1520 S
unit ru_rgt_f_1_1 1521 S
legal move pr_22pp_1_1 [4.1]
illegal move ru_rgt_f_1_1 4.1 [4.1]

case the Polish squadrons of the small scenario obey Poniński
scenario szczekociny/wywla
phase movement
arm 1
active pl_poninski
unit pl_poninski 1520
unit pl_tkn_1 1520 S
expect unit pl_tkn_1 commander=pl_poninski [4.1]
legal move pl_tkn_1 [4.1]
