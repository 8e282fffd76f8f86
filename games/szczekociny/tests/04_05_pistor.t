# [4.5a] to [4.5c] General Pistor.

case one Russian and one Prussian commander, the Russian first
turn 3
phase activation
active ru_pistor
pool pl_grochowski
unit ru_pistor 1520
unit pr_favrat 1424
unit pr_22pp_1_1 1424 S
unit pr_doring 1426
unit pr_gren_1 1426 S
unit ru_rachmanow 1428
unit ru_rgt_f_1_1 1428 S
unit ru_apraksin 1430
unit ru_uglicki_1_1 1430 S
legal activate pr_favrat [4.5a]
legal activate ru_rachmanow [4.5a]
legal skip [4.5a]
do activate ru_rachmanow
legal move ru_rgt_f_1_1 [4.5a]
illegal move pr_22pp_1_1 4.1 [4.5a]
do stop
do stop
illegal activate ru_apraksin 4.5a [4.5a]          # a Russian has been named
legal activate pr_favrat [4.5a]
legal activate pr_doring [4.5a]
do activate pr_doring
legal move pr_gren_1 [4.5a]
do stop
do stop
legal lead ru_pistor 1519 [4.5a]                  # his own move (r85)
do stop
chance 4.5b [4.5b]
roll 5
event PLANNER_RETURNS unit ru_pistor a 11 b 5 [4.5b, 4.5c]
expect state planner 11 [4.5c]
chance 3.3c [4.5b]

case or the Prussian first
turn 3
phase activation
active ru_pistor
pool pl_grochowski
unit ru_pistor 1520
unit pr_favrat 1424
unit pr_22pp_1_1 1424 S
unit pr_doring 1426
unit pr_gren_1 1426 S
unit ru_rachmanow 1428
unit ru_rgt_f_1_1 1428 S
do activate pr_favrat
do stop
do stop
illegal activate pr_doring 4.5a [4.5a]
legal activate ru_rachmanow [4.5a]
do activate ru_rachmanow
legal move ru_rgt_f_1_1 [4.5a]
do stop
do stop
expect prompt ASK_LEADER [4.5a]                   # no third

case if one nation has nobody the other acts alone
turn 3
phase activation
active ru_pistor
pool pl_grochowski
unit ru_pistor 1520
unit pr_favrat 1424
unit pr_22pp_1_1 1424 S
do activate pr_favrat
do stop
do stop
expect prompt ASK_LEADER [4.5a]

case he may name nobody: the die is rolled all the same
turn 3
phase activation
active ru_pistor
pool pl_grochowski
unit ru_pistor 1520
unit pr_favrat 1424
unit pr_22pp_1_1 1424 S
do skip
do stop
chance 4.5b [4.5b]
roll 9
event PLANNER_RETURNS a 15 b 9 [4.5b]
expect state planner 15 [4.5b]

case in the rolled turn his chit is in the pool besides all others
turn 11
planner 11
phase pool
unit ru_pistor 1520
unit pl_kosciuszko 1521
unit ru_denisow 1522
unit ru_rachmanow 1524
unit pr_frederick_william 1523
expect state pool ru_pistor [4.5b, 4.5c]

case a turn too early it is not
turn 10
planner 11
phase pool
unit ru_pistor 1520
unit pl_kosciuszko 1521
unit ru_denisow 1522
expect nostate pool ru_pistor [4.5b]

case nor a turn too late
turn 12
planner 11
phase pool
unit ru_pistor 1520
unit pl_kosciuszko 1521
unit ru_denisow 1522
expect nostate pool ru_pistor [4.5b]

case a commander activated through him may be one already drawn
turn 3
phase activation
active ru_pistor
drawn ru_rachmanow
unit ru_pistor 1520
unit ru_rachmanow 1428
unit ru_rgt_f_1_1 1428 S
legal activate ru_rachmanow [4.5a]

case not a wounded one
turn 3
phase activation
active ru_pistor
wounded ru_rachmanow
unit ru_pistor 1520
unit ru_rachmanow 1428
unit ru_rgt_f_1_1 1428 S
unit pr_favrat 1424
unit pr_22pp_1_1 1424 S
illegal activate ru_rachmanow 4.6.1c [4.5a]

case a fallen commander's units do not bind him
turn 3
phase activation
active ru_pistor
dead pr_favrat
unit ru_pistor 1520
unit pr_22pp_1_1 1424 S
unit pr_doring 1426
unit pr_gren_1 1426 S
legal activate pr_doring [4.5a]
illegal command pr_favrat 4.3a [4.5a]

case wounded before he is drawn he comes back into the next turn's pool
turn 3
planner 3
phase movement
active pl_grochowski
pool ru_pistor
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_art_2 1520 S
unit ru_pistor 1720
unit ru_rgt_f_1_1 1720 N shots=4
unit pl_kosciuszko 1420
unit ru_denisow 2020
do bombard pl_art_2 1720
roll 0
chance ASK_CASUALTY
roll 9
event COMMANDER_WOUNDED unit ru_pistor
expect nostate pool ru_pistor [4.5b]
expect state planner 4 [4.5b]

case his gift of two activations gives every battery two shots
turn 3
phase activation
active ru_pistor
unit ru_pistor 1520
unit pr_favrat 1424
unit pr_22pp_1_1 1424 S
unit ru_rachmanow 1428
unit ru_rgt_f_1_1 1428 S
unit pl_art_2 2024 N
do activate pr_favrat
do bombard pl_art_2 1424
roll 0
do stop
do stop
do activate ru_rachmanow
legal bombard pl_art_2 1424 [4.5a]

case overall commanders are not his to name, nor is he himself
turn 4
phase activation
active ru_pistor
unit ru_pistor 1520
unit pr_favrat 1424
unit pr_22pp_1_1 1424 S
unit ru_rachmanow 1428
unit ru_rgt_f_1_1 1428 S
unit ru_denisow 1430
unit pr_frederick_william 1432
illegal activate ru_denisow 4.5a [4.5a]
illegal activate pr_frederick_william 4.5a [4.5a]
illegal activate ru_pistor 4.5a [4.5a]
illegal move ru_rgt_f_1_1 4.5a [4.5a]
