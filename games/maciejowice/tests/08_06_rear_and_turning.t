# [8.6 8.7] To the rear, and turning.

case a step to the rear costs a point more and keeps the facing
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N              # rear 3346 and 3345
do move pl_7pp_1_1
legal step pl_7pp_1_1 3346 [8.6a]
legal step pl_7pp_1_1 3345 [8.6a]
do step pl_7pp_1_1 3345
event STEPS a 2 b 2 [8.6a]
expect unit pl_7pp_1_1 hex=3345 facing=N mp=2 [8.6a]

case one point does for the front, not for the rear
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N mp=7
do move pl_5psp_1
legal step pl_5psp_1 3145 [8.6a]
illegal step pl_5psp_1 3345 8.2a [8.6a]

case the rear is for the own movement phase
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 3240
unit ru_muszb_1_2 3240 N
unit pl_7pp_1_1 3245 N
unit ru_art_1 3045 S
unit pl_art_2 2645 S
illegal move pl_7pp_1_1 10.4a [8.6a]

case a step to the rear enters no enemy hex
phase movement
active pl_sierakowski
unit pl_sierakowski 3045
unit pl_7pp_1_1 3245 N
unit ru_muszb_1_1 3345 S
unit ru_art_1 3346 S
do move pl_7pp_1_1
illegal step pl_7pp_1_1 3345 8.6b [8.6b]
illegal step pl_7pp_1_1 3346 8.6b [8.6b]           # guns are enemies too

case forwards the same hex is open
phase movement
active pl_sierakowski
unit pl_sierakowski 3045
unit pl_7pp_1_1 3245 S
unit ru_muszb_1_1 3345 S
do move pl_7pp_1_1
legal step pl_7pp_1_1 3345 [8.6b]

case cavalry does not back into enemies either
phase movement
active pl_kamienski
unit pl_kamienski 3045
unit pl_5psp_1 3245 N
unit ru_muszb_1_1 3345 S
do move pl_5psp_1
illegal step pl_5psp_1 3345 8.6b [8.6b]
legal step pl_5psp_1 3346 [8.6a]

case sixty degrees cost a point either way
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N mp=3
do move pl_7pp_1_1
legal turn pl_7pp_1_1 NE [8.7a]
legal turn pl_7pp_1_1 NW [8.7a]
illegal turn pl_7pp_1_1 SE 8.2a [8.7a]
illegal turn pl_7pp_1_1 N 8.7a [8.7a]
do turn pl_7pp_1_1 NW
event TURNS b 0 [8.7a]
expect unit pl_7pp_1_1 facing=NW hex=3245 mp=4 [8.7a]

case a hundred and twenty degrees cost two points, about turn three
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N mp=2
unit pl_7pp_1_2 3247 N mp=1
do move pl_7pp_1_1
legal turn pl_7pp_1_1 SE [8.7b]
legal turn pl_7pp_1_1 SW [8.7b]
illegal turn pl_7pp_1_1 S 8.2a [8.7b]
do turn pl_7pp_1_1 SW
event TURNS b 0 [8.7b]
do move pl_7pp_1_2
do turn pl_7pp_1_2 S
event TURNS b 0 [8.7b]                # r22: a point for each sixty

case a hundred and twenty degrees for one point are too cheap
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N mp=7
do move pl_5psp_1
illegal turn pl_5psp_1 SE 8.2a [8.7b]
legal turn pl_5psp_1 NE [8.7b]

case a commander has no facing and goes any way for 1
phase commander
active pl_sierakowski
unit pl_sierakowski 3245
unit pl_7pp_1_1 3445 N
expect unit pl_sierakowski facing=none [8.7c]
expect count lead 6 [8.7c]
illegal turn pl_sierakowski S LEADER_MOVES_NOW [8.7c]
do lead pl_sierakowski 3145
event LEADER_MOVES a 8 [8.7c]
do lead pl_sierakowski 3245
event LEADER_MOVES a 7 [8.7c]          # back the way he came, no point for turning
