# [6.5] Commanders are free of the limits.

case a commander enters a full hex and goes on
phase commander
active pl_wodzicki
unit pl_wodzicki 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S
unit pl_1pp_2_2 1520 S
unit pl_1pp_2_3 1520 S lost=1          # 20
unit pl_grochowski 1520
legal lead pl_wodzicki 1520 [6.5]
do lead pl_wodzicki 1520
legal stop [6.5]
do lead pl_wodzicki 1620
expect unit pl_wodzicki hex=1620 [6.5]
event LEADER_MOVES a 7 [6.5]    # a point each, nothing for passing

case among infantry, cavalry or guns alike
phase commander
active pl_wodzicki
unit pl_wodzicki 1420
unit pl_bkn_1w_1 1520 S
unit pl_bkn_1w_2 1520 S
unit pl_art_2 1521 S
legal lead pl_wodzicki 1520 [6.5]
legal lead pl_wodzicki 1521 [6.5]

case his place does not count for others
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_wodzicki 1520
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S
unit pl_1pp_2_2 1520 S                 # 18
unit pl_1pp_2_3 1420 S lost=1 mp=3
do move pl_1pp_2_3
legal step pl_1pp_2_3 1520 [6.5]

case not into a hex that only the enemy holds
phase commander
active pl_wodzicki
unit pl_wodzicki 1420
unit ru_rgt_f_1_1 1520 S
illegal lead pl_wodzicki 1520 6.5 [6.5]

case into a melee hex with friends in it
phase commander
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1520 N
legal lead pl_grochowski 1520 [6.5]
