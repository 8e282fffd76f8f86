# [10.7] Who is driven back by fire has ended its move for this activation, r116.

case driven back on the move, the move is over
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1524 S
unit pl_1pp_1_2 1527 S
unit ru_uglicki_1_2 1724 N       # front hexes 1623 and 1624
unit ru_uglicki_1_3 1828 N
do move pl_1pp_1_1
do step pl_1pp_1_1 1624
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 1624
roll 9
event DRIVEN_BACK_WITH_LOSS unit pl_1pp_1_1
do retreat pl_1pp_1_1 1524
expect unit pl_1pp_1_1 hex=1524 mp=1 status=stopped [10.7]
do pass
illegal move pl_1pp_1_1 10.7 [10.7]
legal fire pl_1pp_1_1 1724 [10.7]            # only movement is over, and points are left, r116
legal move pl_1pp_1_2 [10.7]

case who stood the fire goes on
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1524 S
unit ru_uglicki_1_2 1724 N
do move pl_1pp_1_1
do step pl_1pp_1_1 1624
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 1624
roll 0
expect unit pl_1pp_1_1 hex=1624 mp=1 status=moving [10.7]
legal step pl_1pp_1_1 1725 [10.7]
legal fire pl_1pp_1_1 1724 [10.7]

case it may move in its own activation
turn 10
phase movement
active ru_apraksin
actor polish
pool pl_grochowski
unit ru_apraksin 2024
unit ru_uglicki_1_1 1824 N
unit pl_grochowski 1424
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1626 S
do pass
do fire ru_uglicki_1_1 1624
roll 7
event IS_DRIVEN_BACK unit pl_1pp_1_1
do retreat pl_1pp_1_1 1524
expect unit pl_1pp_1_1 status=stopped [10.7]
do pass
do stop
do pass
do stop
draw pl_grochowski
do pass
legal move pl_1pp_1_1 [10.7]
legal fire pl_1pp_1_1 1824 [10.7]

case it may still fire when it pays nothing for it, r116
phase movement
active ru_apraksin
actor polish
unit ru_apraksin 2024
unit ru_uglicki_1_1 1824 N
unit pl_grochowski 1424
unit pl_1pp_1_1 1624 S stopped
legal fire pl_1pp_1_1 1824 [10.7]
