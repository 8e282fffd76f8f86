# [7.0] The normal formation; [7.1] none is changed in a melee hex.

case units stand in line unless they are told otherwise
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_strz_g_1 1420 S
unit pl_bkn_1w_1 1521 S
expect unit pl_1pp_1_1 form=line [7.0]
expect unit pl_strz_g_1 form=line [7.0]
expect unit pl_bkn_1w_1 form=line [7.0]

case so they do at set-up
setup
expect unit pl_1pp_1_1 form=line [7.0]
expect unit pr_fus_8_1 form=line [7.0]

case losses do not break a line: nobody thins out by himself
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N lost=1
do bombard pl_art_2 1920
roll 9
event TAKES_LOSS unit ru_rgt_f_1_1
expect unit ru_rgt_f_1_1 form=line [7.0]

case no skirmish order in a melee hex
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S
unit pl_strz_g_2 1420 S
unit ru_rgt_f_1_1 1520 N
illegal move pl_strz_g_1 6.13 [7.1a]
illegal skirmish pl_strz_g_1 10.4b [7.1a]

case no square in a melee hex in the own phase
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_1pp_1_4 1520 S
unit pl_1pp_2_1 1420 S
unit ru_rgt_f_1_1 1520 N
illegal move pl_1pp_1_1 6.13 [7.1a]

case having come into it on the move the skirmishers are done
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S
unit pl_strz_g_2 1420 S
unit ru_rgt_f_1_1 1620 S shots=4
do move pl_strz_g_1
do step pl_strz_g_1 1620
illegal skirmish pl_strz_g_1 10.4b [7.1a]

case a square is the exception: against cavalry that comes into the hex
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_1pp_1_1 1620 S shots=4
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S
unit pl_1pp_1_4 1620 S
do move ru_smolenski_1
do step ru_smolenski_1 1620
legal form pl_1pp_1_1 [7.1c]
do form pl_1pp_1_1
roll 6
event FORMS_SQUARE [7.1c]
expect unit pl_1pp_1_1 form=square status=melee [7.1c]

case not against infantry
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1720 N
unit ru_rgt_f_1_2 2020 N
unit pl_1pp_1_1 1620 NW shots=4
unit pl_1pp_1_2 1620 NW
unit pl_1pp_1_3 1620 NW
unit pl_1pp_1_4 1620 NW
do move ru_rgt_f_1_1
do step ru_rgt_f_1_1 1620
expect actor allied [7.1c]
expect unit pl_1pp_1_1 form=line status=melee [7.1c]
