# [4.4] Overall commanders.

case Kościuszko activates any Polish commander, then leads six units, then moves
turn 10
phase activation
active pl_kosciuszko
pool pl_wodzicki
drawn pl_sanguszko
unit pl_kosciuszko 1520
unit pl_grochowski 1424
unit pl_1pp_1_1 1424 S
unit pl_wodzicki 1426
unit pl_7pp_1_1 1426 S
unit pl_sanguszko 1523
unit pl_bkn_1w_1 1523 S
unit ru_denisow 2020
illegal activate ru_denisow 4.4i [4.4a, 4.4i]
illegal activate pl_kosciuszko 4.4i [4.4i]
legal activate pl_wodzicki [4.4i]              # his chit is in the pool
legal activate pl_sanguszko [4.4i]              # or has been drawn
legal activate pl_grochowski [4.4i]              # or was not chosen
legal skip [4.4i]
illegal name pl_1pp_1_1 4.4i [4.4i]
do activate pl_grochowski
event IS_ACTIVATED_BY unit pl_grochowski [4.4i]
legal move pl_1pp_1_1 [4.4i]
illegal move pl_7pp_1_1 4.1 [4.4i]
do stop
legal lead pl_grochowski 1423 [4.4i]
do stop
expect prompt ASK_SIX [4.4d]
legal name pl_bkn_1w_1 [4.4d]
illegal name pl_7pp_1_1 4.2a [4.4d]
do name pl_bkn_1w_1                           # nobody else is near
legal move pl_bkn_1w_1 [4.4d]
do stop
legal lead pl_kosciuszko 1519 [4.4e]
illegal move pl_bkn_1w_1 3.3f [4.4e]
do lead pl_kosciuszko 1519
do stop
chance 3.3c [4.4e]

case six units of any commands, no seventh
turn 10
phase activation
active pl_kosciuszko
unit pl_kosciuszko 1520
unit pl_1pp_1_1 1519 S
unit pl_1pp_1_2 1519 S
unit pl_7pp_1_1 1521 S
unit pl_7pp_1_2 1521 S
unit pl_bkn_1w_1 1523 S
unit pl_art_2 1524 S
unit pl_1pp_1_3 1419 S
unit pl_1pp_1_4 1525 S
illegal name pl_1pp_1_4 4.2a [4.4d]          # five hexes away
do name pl_1pp_1_1
do name pl_1pp_1_2
illegal name pl_1pp_1_1 ALREADY_NAMED [4.4d]
do name pl_7pp_1_1
do name pl_7pp_1_2
do name pl_bkn_1w_1
legal name pl_1pp_1_3 [4.4d]
legal name pl_art_2 [4.4d]                  # guns count
do name pl_art_2
illegal name pl_1pp_1_3 10.4b [4.4d]          # six have been named
expect state phase movement [4.4d]
legal move pl_1pp_1_1 [4.4d]
legal move pl_7pp_1_1 [4.4d]
legal traverse pl_art_2 N [4.4d]
illegal move pl_1pp_1_3 4.4d [4.4d]

case the six have a melee phase too
turn 10
phase movement
round six
active pl_kosciuszko
unit pl_kosciuszko 1520
unit pl_1pp_1_1 1620 S six
unit pl_7pp_1_1 1520 S
unit ru_rgt_f_1_1 1720 S shots=4
do move pl_1pp_1_1
do step pl_1pp_1_1 1720
event 8.2a
chance ASK_ATTACKER [4.4d]

case without a unit in reach only his move is left
turn 10
phase activation
active pl_kosciuszko
unit pl_kosciuszko 1520
unit pl_1pp_1_1 1530 S
expect prompt ASK_LEADER [4.4e]
legal lead pl_kosciuszko 1519 [4.4e]

case Kościuszko, Denisow and the king are overall commanders: their chits are always in
turn 5
phase pool
unit pl_kosciuszko 1520
unit ru_denisow 2020
unit pr_frederick_william 2024
expect state pool pl_kosciuszko [4.4a]
do chit pl_grochowski
do chit pl_wodzicki
do chit ru_rachmanow
do chit ru_apraksin
do chit pr_favrat
do chit pr_elsner
do chit pr_kleist
do chit pr_doring
expect state pool pl_kosciuszko ru_denisow pr_frederick_william [4.4a]

case the king activates any one Prussian commander
turn 4
phase activation
active pr_frederick_william
pool pl_grochowski
unit pr_frederick_william 1520
unit pr_favrat 1424
unit pr_22pp_1_1 1424 S
unit pr_louis_charles 1426
unit pr_rgt_a_1_1 1426 S
unit ru_rachmanow 1428
unit ru_rgt_f_1_1 1428 S
unit ru_denisow 1430
legal activate pr_favrat [4.4f]
legal activate pr_louis_charles [4.4f]
illegal activate ru_rachmanow 4.4f [4.4f]
illegal activate ru_denisow 4.4f [4.4f]
do activate pr_favrat
event 4.4f unit pr_favrat [4.4f]
legal move pr_22pp_1_1 [4.4f]
illegal move pr_rgt_a_1_1 4.1 [4.4f]
do stop
do stop
legal lead pr_frederick_william 1519 [4.4f]      # one commander, then his own move
illegal activate pr_louis_charles 3.3f [4.4f]

case Denisow activates any one Russian commander
turn 4
phase activation
active ru_denisow
pool pl_grochowski
unit ru_denisow 1520
unit pr_favrat 1424
unit pr_22pp_1_1 1424 S
unit ru_rachmanow 1428
unit ru_rgt_f_1_1 1428 S
unit ru_apraksin 1430
unit ru_uglicki_1_1 1430 S
unit ru_pistor 1432
legal activate ru_rachmanow [4.4g]
legal activate ru_apraksin [4.4g]
illegal activate pr_favrat 4.4g [4.4g]
illegal activate ru_pistor 4.4g [4.4g]
do activate ru_apraksin
event 4.4g unit ru_apraksin [4.4g]
legal move ru_uglicki_1_1 [4.4g]
do stop
do stop
legal lead ru_denisow 1519 [4.4g]
illegal activate ru_rachmanow 3.3f [4.4g]

case a wounded commander is not activated through him either
turn 10
phase activation
active pl_kosciuszko
wounded pl_wodzicki
unit pl_kosciuszko 1520
unit pl_grochowski 1424
unit pl_1pp_1_1 1424 S
unit pl_wodzicki 1426
unit pl_7pp_1_1 1426 S
illegal activate pl_wodzicki 4.6.1c [4.4i]
legal activate pl_grochowski [4.4i]

case an activation through him is a full one, with new points but the same shots
turn 10
phase activation
active pl_kosciuszko
unit pl_kosciuszko 1520
unit pl_grochowski 1420
unit pl_1pp_1_1 1420 S shots=4 mp=4 moved
unit pl_1pp_1_2 1421 S
unit ru_rgt_f_1_1 1620 N shots=4
do activate pl_grochowski
expect unit pl_1pp_1_1 mp=0 shots=4 [4.4i]
legal move pl_1pp_1_1 [4.4i]
illegal fire pl_1pp_1_1 1620 10.9.1a [4.4i]

case an ordinary commander names nobody: he leads his own
turn 10
phase draw
pool pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1420 S
unit pl_wodzicki 1424
unit pl_7pp_1_1 1424 S
unit ru_denisow 2030
draw pl_grochowski
legal move pl_1pp_1_1 [4.4a]
illegal activate pl_wodzicki 10.4b [4.4a]

case the overall commander of the other side names whom he likes of his own
turn 10
phase draw
pool ru_denisow
unit ru_denisow 1420
unit ru_rachmanow 1424
unit ru_rgt_f_1_1 1424 S
unit pl_grochowski 2030
draw ru_denisow
legal activate ru_rachmanow [4.4a]
illegal move ru_rgt_f_1_1 CHOOSE_A_COMMANDER [4.4a]
