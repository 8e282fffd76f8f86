# [8.16] One unit or stack after the other.

case a move is finished before the next begins
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
illegal move pl_7pp_1_2 8.16a [8.16a]
illegal step pl_7pp_1_2 3147 8.16a [8.16a]
illegal line pl_7pp_1_2 8.16a [8.16a]
do stop
legal move pl_7pp_1_2 [8.16a]
illegal move pl_7pp_1_1 8.16a [8.16a]

case a stack goes as one piece
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3245 N mp=1
unit pl_7pp_1_3 3245 N
do move pl_7pp_1_1
do with pl_7pp_1_2
do step pl_7pp_1_1 3145
event STEPS a 1 b 2 [8.16a]            # r96: the one with fewest points sets the pace
expect unit pl_7pp_1_2 hex=3145 mp=2 [8.16a]
expect unit pl_7pp_1_3 hex=3245 mp=0 [8.16a]
illegal with pl_7pp_1_3 8.16c [8.16c]
illegal step pl_7pp_1_2 3045 8.16a [8.16a]

case who has entered a stack ends there or goes on alone
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3145 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
event STEPS a 1 b 3
illegal with pl_7pp_1_2 8.16c [8.16b]
legal stop [8.16b]
legal step pl_7pp_1_1 3045 [8.16b]
do step pl_7pp_1_1 3045
event STEPS a 2 b 1 [8.16b]            # as passing through
expect unit pl_7pp_1_2 hex=3145 mp=0 [8.16b]
do stop
legal move pl_7pp_1_2 [8.16b]

case who has entered a stack and ended may not go on with it
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3145 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
do stop
illegal move pl_7pp_1_1 8.16a [8.16b]
do move pl_7pp_1_2
illegal with pl_7pp_1_1 8.16a [8.16b]
do step pl_7pp_1_2 3045
expect unit pl_7pp_1_1 hex=3145 [8.16b]

case a unit leaves a stack that has not moved at the start of its own move
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3245 N
unit pl_7pp_1_3 3245 N
do move pl_7pp_1_2
do step pl_7pp_1_2 3145
expect unit pl_7pp_1_2 hex=3145 mp=1 [8.16c]
expect unit pl_7pp_1_1 hex=3245 mp=0 [8.16c]
expect unit pl_7pp_1_3 hex=3245 mp=0 [8.16c]
do stop
legal move pl_7pp_1_1 [8.16c]
legal move pl_7pp_1_3 [8.16c]

case nobody is dropped from a stack on the way
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3245 N
do move pl_7pp_1_1
do with pl_7pp_1_2
do step pl_7pp_1_1 3145
illegal drop pl_7pp_1_2 NOT_A_LINE [8.16c]
do step pl_7pp_1_1 3045
expect unit pl_7pp_1_2 hex=3045 [8.16c]
do stop
illegal move pl_7pp_1_2 LEADER_MOVES_NOW [8.16c]

case a unit out of command does not go with the stack
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_kniaziewicz 3445
unit pl_7pp_1_1 3245 N
unit pl_10pp_1_1 3245 N
do move pl_7pp_1_1
illegal with pl_10pp_1_1 4.1 [8.16a]

case an activated piece's move is not broken off for a shot of another
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N
unit ru_muszb_1_1 2947 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
illegal fire pl_7pp_1_2 2947 10.9.2 [8.16a]
do stop
legal fire pl_7pp_1_2 2947 [8.16a]
