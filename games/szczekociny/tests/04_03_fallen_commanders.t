# [4.3a] to [4.3d] Units of a fallen commander come under the overall commander.

case they take the place of his choice
turn 10
phase activation
active pl_kosciuszko
dead pl_wodzicki
unit pl_kosciuszko 1520
unit pl_grochowski 1521
unit pl_1pp_1_1 1521 S
unit pl_7pp_1_1 1522 S
illegal activate pl_grochowski 4.3b [4.3b]
legal command pl_wodzicki [4.3a]
illegal command pl_grochowski 4.3a [4.3a]
legal skip [4.3a]
do command pl_wodzicki
event FALLEN_COMMAND_LED unit pl_wodzicki [4.3a]
legal move pl_7pp_1_1 [4.3a]
illegal move pl_1pp_1_1 4.3d [4.3d]

case four hexes from the overall commander
turn 10
phase activation
active pl_kosciuszko
dead pl_wodzicki
unit pl_kosciuszko 1520
unit pl_7pp_1_1 1524 S
unit pl_7pp_1_2 1525 S
unit pl_1pp_1_1 1519 S
do command pl_wodzicki
legal move pl_7pp_1_1 [4.3c]
illegal move pl_7pp_1_2 4.2a [4.3c]
illegal move pl_1pp_1_1 4.3d [4.3d]

case with two fallen commanders one is chosen, the other next time
turn 10
phase activation
active pl_kosciuszko
dead pl_wodzicki pl_grochowski
unit pl_kosciuszko 1520
unit pl_sanguszko 1523
unit pl_bkn_1w_1 1523 S
unit pl_1pp_1_1 1521 S
unit pl_7pp_1_1 1522 S
legal command pl_wodzicki [4.3c]
legal command pl_grochowski [4.3c]
illegal activate pl_sanguszko 4.3b [4.3b]
do command pl_grochowski
legal move pl_1pp_1_1 [4.3c]
illegal move pl_7pp_1_1 4.3d [4.3d]
illegal move pl_bkn_1w_1 4.3d [4.3d]

case the next activation may choose the other
turn 10
phase activation
active pl_kosciuszko
dead pl_wodzicki pl_grochowski
unit pl_kosciuszko 1520
unit pl_1pp_1_1 1521 S
unit pl_7pp_1_1 1522 S
do command pl_wodzicki
legal move pl_7pp_1_1 [4.3c]
illegal move pl_1pp_1_1 4.3d [4.3d]

case when the last unit of the fallen is gone the choice is free again
turn 10
phase activation
active pr_frederick_william
dead pr_wurttemberg
gone pr_hus_4_4
gone pr_hus_4_5
gone pr_hus_4_6
gone pr_hus_4_7
gone pr_hus_4_8
gone pr_hus_4_9
gone pr_hus_4_10
gone pr_scheffer_1
gone pr_hus_4_3
unit pr_frederick_william 1520
unit pr_favrat 1521
unit pr_22pp_1_1 1521 S
legal activate pr_favrat [4.3b]
illegal command pr_wurttemberg 4.3a [4.3a]

case one unit of his is enough to bind him, be it out of reach
turn 10
phase activation
active pr_frederick_william
dead pr_wurttemberg
gone pr_hus_4_4
gone pr_hus_4_5
gone pr_hus_4_6
gone pr_hus_4_7
gone pr_hus_4_8
gone pr_hus_4_9
gone pr_hus_4_10
gone pr_scheffer_1
unit pr_hus_4_3 1540 S
unit pr_frederick_william 1520
unit pr_favrat 1521
unit pr_22pp_1_1 1521 S
illegal activate pr_favrat 4.3b [4.3b]
do command pr_wurttemberg
legal lead pr_frederick_william 1519 [4.3b]          # only his own move is left (r86)

case units withdrawn for some turns keep him bound
turn 10
phase activation
active pl_kosciuszko
dead pl_wodzicki
unit pl_kosciuszko 1520
unit pl_grochowski 1521
unit pl_1pp_1_1 1521 S
off pl_7pp_1_1 due=12
illegal activate pl_grochowski 4.3b [4.3b]
legal command pl_wodzicki [4.3b]

case the units of the fallen obey nobody else
phase movement
active pl_grochowski
dead pl_wodzicki
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_7pp_1_1 1521 S
illegal move pl_7pp_1_1 4.1 [4.3a]
legal move pl_1pp_1_1 [4.3a]

case he falls in the field: his units pass over
turn 4
phase movement
active ru_rachmanow
pool pl_kosciuszko
unit ru_rachmanow 2020
unit ru_art_7 1920 N form=line
unit ru_rgt_f_1_1 2020 N
unit pl_wodzicki 1620
unit pl_7pp_1_1 1620 S
unit pl_7pp_1_2 1520 S
unit pl_grochowski 1430
unit pl_1pp_1_1 1430 S
unit pl_kosciuszko 1420
do bombard ru_art_7 1620
roll 0
chance ASK_CASUALTY
roll 0
event COMMANDER_KILLED unit pl_wodzicki [4.3a]
do pass
do stop
do pass
do stop
draw pl_kosciuszko
illegal activate pl_grochowski 4.3b [4.3b]
do command pl_wodzicki
do pass                               # the battery might fire again
legal move pl_7pp_1_1 [4.3a]
legal move pl_7pp_1_2 [4.3a]

case Kościuszko still has his six and his own move
turn 10
phase activation
active pl_kosciuszko
dead pl_wodzicki
unit pl_kosciuszko 1520
unit pl_grochowski 1521
unit pl_1pp_1_1 1521 S
unit pl_7pp_1_1 1522 S
do command pl_wodzicki
do stop
legal name pl_1pp_1_1 [4.3b]
do done
legal lead pl_kosciuszko 1519 [4.3b]

case a dead Prussian binds the king, not Denisow
turn 10
phase activation
active ru_denisow
dead pr_favrat
unit ru_denisow 1520
unit ru_rachmanow 1521
unit ru_rgt_f_1_1 1521 S
unit pr_22pp_1_1 1522 S
legal activate ru_rachmanow [4.3b]
illegal command pr_favrat 4.3a [4.3a]

case he binds the king
turn 10
phase activation
active pr_frederick_william
dead pr_favrat
unit pr_frederick_william 1520
unit pr_doring 1521
unit pr_gren_1 1521 S
unit pr_22pp_1_1 1522 S
illegal activate pr_doring 4.3b [4.3b]
legal command pr_favrat [4.3a]
do command pr_favrat
legal move pr_22pp_1_1 [4.3a]
illegal move pr_gren_1 4.3d [4.3d]

case with the overall commander dead too they obey nobody, but fire (r87)
turn 10
phase movement
active pl_grochowski
dead pl_kosciuszko pl_wodzicki
unit pl_grochowski 1420
unit pl_1pp_1_1 1420 S
unit pl_7pp_1_1 1520 S
unit ru_rgt_f_1_1 1720 N shots=4
illegal move pl_7pp_1_1 4.1 [4.3a]
legal fire pl_7pp_1_1 1720 [4.3a]
