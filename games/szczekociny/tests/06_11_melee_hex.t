# [6.11] [6.12] [6.13] Both sides in one hex.

case an enemy hex may be entered, for a point more
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S
unit ru_rgt_f_1_1 1620 S shots=4
do move pl_1pp_1_1
legal step pl_1pp_1_1 1620 [6.11a]
do step pl_1pp_1_1 1620
event STEPS hex 1620 a 2 b 2 [6.11b]
expect unit pl_1pp_1_1 hex=1620 status=melee [6.11a]
expect unit ru_rgt_f_1_1 hex=1620 status=melee [6.11a]

case without that point it is not
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S mp=3
unit pl_1pp_1_2 1420 S
unit ru_rgt_f_1_1 1620 S shots=4
do move pl_1pp_1_1
illegal step pl_1pp_1_1 1620 8.2a [6.11b]
legal step pl_1pp_1_1 1619 [6.11b]

case cavalry pays it too
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1520 S
unit ru_rgt_f_1_1 1620 S shots=4
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1620
event STEPS hex 1620 a 2 b 6 [6.11b]

case guns alone are enemies enough
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_art_7 1620 S form=line fired
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
event STEPS hex 1620 a 2 b 2 [6.11b]

case a commander alone costs nothing and makes no melee
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rachmanow 1620
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
event STEPS hex 1620 a 1 b 3 [6.11b]

case formation and facing stay as they are
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S form=skirmish
unit pl_strz_g_2 1419 S
unit ru_rgt_f_1_1 1620 SE shots=4
do move pl_strz_g_1
do step pl_strz_g_1 1620
expect unit pl_strz_g_1 form=skirmish facing=S status=melee [6.12a]
expect unit ru_rgt_f_1_1 form=line facing=SE [6.12a]
illegal turn pl_strz_g_1 SW 10.4b [6.12a]
illegal move pl_strz_g_1 8.16a [6.12a]

case nobody turns or regroups in it later on
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S
unit pl_strz_g_2 1420 S
unit ru_rgt_f_1_1 1520 N
illegal move pl_strz_g_1 6.13 [6.12a, 6.13]

case guns in it do not turn either
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1520 N
illegal traverse pl_art_2 N 6.13 [6.12a]
illegal shift pl_art_2 1420 6.13 [6.13]

case each side keeps to the limits for itself
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1520 S
unit pl_1pp_2_2 1520 S                 # 18
unit pl_1pp_2_3 1420 S lost=1          # 2
unit pl_1pp_2_4 1419 SE                # 3
unit ru_rgt_f_1_1 1520 S                 # and enemies
unit ru_rgt_f_1_2 1520 S
unit ru_rgt_f_1_3 1520 S
do move pl_1pp_2_4
illegal step pl_1pp_2_4 1520 6.2a [6.12b]
do stop
do move pl_1pp_2_3
legal step pl_1pp_2_3 1520 [6.12b]
do step pl_1pp_2_3 1520
expect unit pl_1pp_2_3 hex=1520 status=melee [6.12b]

case cavalry does not come to the help of infantry in it
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1420 S
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1520 S
do move pl_bkn_1w_1
illegal step pl_bkn_1w_1 1520 6.1 [6.12b]

case nobody walks out of it
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S
unit ru_rgt_f_1_1 1520 N
illegal move pl_1pp_1_1 6.13 [6.13]
legal move pl_1pp_1_2 [6.13]

case nor does the commander in it
turn 4
phase movement
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1520 N
unit pl_wodzicki 1430
chance ASK_ATTACKER [6.13]            # no phase 3 for him: the melee follows

case the loser leaves it by the melee
phase melee
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1420
unit pl_wodzicki 1430
unit pl_1pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
unit ru_rachmanow 2020
roll 9
roll 0
event WITHDRAWS_TO_TRACK unit ru_rgt_f_1_1 [6.13]
expect unit ru_rgt_f_1_1 hex=off alive [6.13]
expect unit pl_1pp_1_1 hex=1520 [6.13]
