# [8.3 8.4] Using movement points.

case a unit uses none, some or all of its points
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N
unit pl_7pp_1_3 3243 N
do move pl_7pp_1_1
legal stop [8.3]
do stop
expect unit pl_7pp_1_1 hex=3245 mp=0 [8.3]
do move pl_7pp_1_2
do step pl_7pp_1_2 3147
do step pl_7pp_1_2 3047
legal stop [8.3]
do stop
expect unit pl_7pp_1_2 mp=2 [8.3]
do move pl_7pp_1_3
do step pl_7pp_1_3 3143
do step pl_7pp_1_3 3043
do step pl_7pp_1_3 2943
do step pl_7pp_1_3 2843
event STEPS a 1 b 0 [8.3]
expect unit pl_7pp_1_3 mp=4 [8.3]

case points left over go to nobody else
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N mp=3
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
do stop
illegal move pl_7pp_1_1 8.16a [8.4]
do move pl_7pp_1_2
illegal step pl_7pp_1_2 3347 8.2a [8.4]       # the rear costs 2
do step pl_7pp_1_2 3147
event STEPS a 1 b 0 [8.4]

case points left over are not there in the next movement phase
phase activation
active pl_kosciuszko
unit pl_kosciuszko 3445
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
do activate pl_sierakowski
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
do stop                              # three of four left
do stop                              # and the commander stays where he is
do name pl_7pp_1_1
expect unit pl_7pp_1_1 mp=0 [8.4]
do move pl_7pp_1_1
do step pl_7pp_1_1 3045
event STEPS a 1 b 3 [8.4]

case a stack stops as a whole, whichever unit leads it
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_3 3245 N             # the last of the battalion lies on top
unit pl_7pp_1_2 3245 N
unit pl_7pp_1_1 3245 N
do move pl_7pp_1_2
do with pl_7pp_1_1
do with pl_7pp_1_3
do step pl_7pp_1_2 3145
do stop
expect unit pl_7pp_1_1 hex=3145 status=moved [8.3]
expect unit pl_7pp_1_2 hex=3145 status=moved [8.3]
expect unit pl_7pp_1_3 hex=3145 status=moved [8.3]
