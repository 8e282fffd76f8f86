# [10.7] Who is driven back by fire has ended its move for this activation, r116.

case driven back on the move, the move is over
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2309 S
unit pl_7pp_1_2 2312 S
unit ru_muszb_1_2 2509 N       # front hexes 2408 and 2409
unit ru_muszb_1_3 2613 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2409
do volley ru_muszb_1_2
do fire ru_muszb_1_2 2409
roll 9
event DRIVEN_BACK_WITH_LOSS unit pl_7pp_1_1
do retreat pl_7pp_1_1 2309
expect unit pl_7pp_1_1 hex=2309 mp=1 status=stopped [10.7]
do pass
illegal move pl_7pp_1_1 10.7 [10.7]
legal fire pl_7pp_1_1 2509 [10.7]            # only movement is over, and points are left, r116
legal move pl_7pp_1_2 [10.7]

case who stood the fire goes on
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2309 S
unit ru_muszb_1_2 2509 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2409
do volley ru_muszb_1_2
do fire ru_muszb_1_2 2409
roll 0
expect unit pl_7pp_1_1 hex=2409 mp=1 status=moving [10.7]
legal step pl_7pp_1_1 2510 [10.7]
legal fire pl_7pp_1_1 2509 [10.7]

case it may move in its own activation
turn 10
phase movement
active ru_tormasow
actor polish
pool pl_sierakowski
unit ru_tormasow 2809
unit ru_muszb_1_1 2609 N
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2411 S
do pass
do fire ru_muszb_1_1 2409
roll 7
event IS_DRIVEN_BACK unit pl_7pp_1_1
do retreat pl_7pp_1_1 2309
expect unit pl_7pp_1_1 status=stopped [10.7]
do pass
do stop
do pass
do stop
draw pl_sierakowski
do pass
legal move pl_7pp_1_1 [10.7]
legal fire pl_7pp_1_1 2609 [10.7]

case it may still fire when it pays nothing for it, r116
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2809
unit ru_muszb_1_1 2609 N
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S stopped
legal fire pl_7pp_1_1 2609 [10.7]
