# [6.1] Infantry and cavalry apart.

case cavalry may pass infantry but not stay
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2220 S
unit pl_2pp_2_1 2320 S
do move pl_wojciechowski_1
legal step pl_wojciechowski_1 2320 [6.1.1]
do step pl_wojciechowski_1 2320
illegal stop 6.1 [6.1]
do step pl_wojciechowski_1 2420
expect unit pl_wojciechowski_1 mp=3 hex=2420 [6.1.1]
legal stop [6.1]

case infantry may pass cavalry but not stay
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S
unit pl_wojciechowski_1 2320 S
do move pl_2pp_2_1
do step pl_2pp_2_1 2320
illegal stop 6.1 [6.1]
do step pl_2pp_2_1 2420
expect unit pl_2pp_2_1 mp=3 hex=2420 [6.1.1]

case without the points to go on it does not go in
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S mp=2
unit pl_wojciechowski_1 2320 S
unit pl_wojciechowski_2 2321 S
do move pl_2pp_2_1
illegal step pl_2pp_2_1 2320 6.1 [6.1, 6.1.1]
legal turn pl_2pp_2_1 SW [6.1]

case with one more it does
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S mp=1
unit pl_wojciechowski_1 2320 S
do move pl_2pp_2_1
legal step pl_2pp_2_1 2320 [6.1.1]

case no turning or firing among the other arm
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2220 S
unit pl_2pp_2_1 2320 S
unit ru_muszf_1_1 2520 N shots=4
do move pl_wojciechowski_1
do step pl_wojciechowski_1 2320
illegal turn pl_wojciechowski_1 SW 6.0d [6.1]
illegal fire pl_wojciechowski_1 2520 6.1 [6.1]

case cavalry of size 4 does not pass a battery, which leaves room for size 2 only
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2220 S
unit pl_wojciechowski_2 2220 S
unit pl_2pp_2_1 2320 S
unit pl_art_1 2320 S
do move pl_wojciechowski_1
do with pl_wojciechowski_2
illegal step pl_wojciechowski_1 2320 NO_MIXED_STACK [6.1.1, 6.4]

case one squadron does
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2220 S
unit pl_2pp_2_1 2320 S
unit pl_art_1 2320 S
do move pl_wojciechowski_1
legal step pl_wojciechowski_1 2320 [6.1.1]

case infantry and cavalry do not counterattack together
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2620 N
unit pl_2pp_2_1 2420 S
unit pl_wojciechowski_1 2419 S
do move ru_muszf_1_1
do step ru_muszf_1_1 2520
do counter pl_2pp_2_1
illegal counter pl_wojciechowski_1 NO_MIXED_STACK [6.1.2]
legal hold pl_wojciechowski_1 [6.1.2]

case either alone may
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2620 N
unit pl_2pp_2_1 2420 S
unit pl_wojciechowski_1 2419 S
do move ru_muszf_1_1
do step ru_muszf_1_1 2520
do hold pl_2pp_2_1
legal counter pl_wojciechowski_1 [6.1.2]

case retreating infantry finds no room among cavalry here either
turn 4
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit ru_muszf_1_1 2820 N
unit pl_2pp_2_1 2420 S
unit pl_2pp_2_2 2230 S
unit pl_wojciechowski_1 2320 S
unit pl_wojciechowski_2 2321 S
do bombard ru_art_7 2420
roll 4
expect unit pl_2pp_2_1 gone [6.1]

case held up on the way by a counterattack it makes room at the end of the phase
turn 4
phase movement
active pl_kniaziewicz
pool pl_kamienski
unit pl_kniaziewicz 2118
unit pl_kamienski 2230
unit pl_wojciechowski_1 2220 S
unit pl_wojciechowski_2 2219 S
unit pl_2pp_2_1 2320 S
unit ru_woroneski_1 2420 N
do move pl_wojciechowski_1
do step pl_wojciechowski_1 2320
do counter ru_woroneski_1
roll 0
event COUNTERATTACKS
roll 0
roll 9
event DEFENDER_WINS
do lose pl_2pp_2_1
do face pl_2pp_2_1 S
expect unit pl_wojciechowski_1 hex=2320
do stop
event MUST_MAKE_ROOM unit pl_wojciechowski_1 hex 2320 [6.1]
do retreat pl_wojciechowski_1 2220
expect unit pl_wojciechowski_1 hex=2220 [6.1]
expect unit pl_2pp_2_1 hex=2320 [6.1]
