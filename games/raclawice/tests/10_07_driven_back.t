# [10.7] Who is driven back by fire has ended its move: for the turn (2013) or for this activation
# (2010), r116.

case driven back on the move, the move is over
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S
unit pl_3pp_1_2 1115 S
unit ru_uglicki_1_2 0817 N       # front hexes 0716 and 0816
unit ru_uglicki_1_3 1218 N
do move pl_3pp_1_1
do step pl_3pp_1_1 0816
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 0816
roll 9
event DRIVEN_BACK_WITH_LOSS unit pl_3pp_1_1
do retreat pl_3pp_1_1 0815
expect unit pl_3pp_1_1 hex=0815 mp=1 status=stopped [10.7]
do pass
illegal move pl_3pp_1_1 10.7 [10.7]
legal fire pl_3pp_1_1 0817 [10.7]            # only movement is over, and points are left, r116
legal move pl_3pp_1_2 [10.7]

case in the 2013 edition it stays for the turn
edition 2013-en
turn 3
phase movement
active ru_tomatis
actor polish
pool pl_zajaczek
unit ru_tomatis 0822
unit ru_uglicki_1_1 0820 N
unit pl_zajaczek 0814
unit pl_3pp_1_1 0818 S
unit pl_3pp_1_2 1016 S
do pass
do fire ru_uglicki_1_1 0818
roll 7
event IS_DRIVEN_BACK unit pl_3pp_1_1
do retreat pl_3pp_1_1 0817
do pass
do stop
do pass
do stop
draw pl_zajaczek
do pass
illegal move pl_3pp_1_1 10.7 [10.7]
legal fire pl_3pp_1_1 0820 [10.7]
legal move pl_3pp_1_2 [10.7]

case in the 2010 edition it may move in its own activation
edition 2010-pl
turn 3
phase movement
active ru_tomatis
actor polish
pool pl_zajaczek
unit ru_tomatis 0822
unit ru_uglicki_1_1 0820 N
unit pl_zajaczek 0814
unit pl_3pp_1_1 0818 S
unit pl_3pp_1_2 1016 S
do pass
do fire ru_uglicki_1_1 0818
roll 7
event IS_DRIVEN_BACK unit pl_3pp_1_1
do retreat pl_3pp_1_1 0817
do pass
do stop
do pass
do stop
draw pl_zajaczek
do pass
legal move pl_3pp_1_1 [10.7]
legal fire pl_3pp_1_1 0820 [10.7]

case it may still fire when it pays nothing for it, r116
phase movement
active ru_tomatis
actor polish
unit ru_tomatis 0822
unit ru_uglicki_1_1 0820 N
unit pl_zajaczek 0814
unit pl_3pp_1_1 0818 S stopped
legal fire pl_3pp_1_1 0820 [10.7]

case with the turn the stop is over
edition 2013-en
turn 3
phase movement
active ru_tomatis
unit ru_tomatis 0822
unit ru_uglicki_1_1 0821 S
unit pl_zajaczek 0814
unit pl_3pp_1_1 0816 S stopped
expect unit pl_3pp_1_1 status=stopped [10.7]
do stop
do stop
do chit pl_zajaczek
do chit pl_szyrer
expect turn 4
expect unit pl_3pp_1_1 status= [10.7]

case without a point left it does not fire
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S stopped mp=4
unit pl_3pp_1_2 1115 S
unit ru_uglicki_1_2 0817 N shots=4
illegal fire pl_3pp_1_1 0817 10.9.2 [10.7]
illegal move pl_3pp_1_1 10.7 [10.7]

case nor does who went at double time
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0815 S
unit pl_3pp_1_2 1115 S
unit ru_uglicki_1_2 0817 N       # front hexes 0716 and 0816
do move pl_3pp_1_1
do double pl_3pp_1_1
do step pl_3pp_1_1 0816
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 0816
roll 9
do retreat pl_3pp_1_1 0815
do pass
illegal fire pl_3pp_1_1 0817 8.9c [10.7, 8.9c]
