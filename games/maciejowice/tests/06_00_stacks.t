# [6.0] What a stack is, how it is joined, ordered and faced.

case units of one army in a hex are one stack, whoever commands them
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_7pp_1_1 2320 S           # of another command, on top
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2220 S
unit ru_muszf_1_1 2520 N shots=4
illegal fire pl_2pp_2_1 2520 6.8a [6.0a]
legal fire pl_7pp_1_1 2520 [6.0a]
do move pl_2pp_2_2
legal step pl_2pp_2_2 2320 [6.0a]

case who joins a stack goes to its bottom and takes its facing
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 SW
unit pl_2pp_2_2 2420 SW
unit pl_2pp_2_3 2320 SE
do move pl_2pp_2_3
do step pl_2pp_2_3 2420
do stop
expect unit pl_2pp_2_1 order=1 [6.0b]
expect unit pl_2pp_2_2 order=2 [6.0b]
expect unit pl_2pp_2_3 order=3 [6.0b]
expect unit pl_2pp_2_3 facing=SW mp=1 [6.0d]

case two that join together go to the bottom in their own order
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
do move pl_2pp_2_2
do with pl_2pp_2_3
do step pl_2pp_2_2 2420
do stop
expect unit pl_2pp_2_1 order=1 [6.0b]
expect unit pl_2pp_2_2 order=2 [6.0b]
expect unit pl_2pp_2_3 order=3 [6.0b]

case a change of order costs every unit of the stack a point
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S
unit pl_2pp_2_2 2420 S
unit pl_2pp_2_3 2420 S
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
illegal top pl_2pp_2_1 6.0c [6.0c]
do top pl_2pp_2_3
event GOES_ON_TOP unit pl_2pp_2_3 hex 2420 [6.0c]
expect unit pl_2pp_2_3 order=1 mp=1 [6.0c]
expect unit pl_2pp_2_1 order=2 mp=1 [6.0c]
expect unit pl_2pp_2_2 order=3 mp=1 [6.0c]

case the last point may pay for it
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S mp=3
unit pl_2pp_2_2 2420 S
do move pl_2pp_2_1
do with pl_2pp_2_2
legal top pl_2pp_2_2 [6.0c]

case one member without a point bars it
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2420 S mp=4 form=skirmish
unit pl_strz_2 2420 S form=skirmish
do move pl_strz_1
do with pl_strz_2
illegal top pl_strz_2 8.2a [6.0c]

case who does not move the whole stack does not change its order
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S
unit pl_2pp_2_2 2420 S
unit pl_2pp_2_3 2420 S moved mp=1
illegal top pl_2pp_2_2 6.0c [6.0c]
do move pl_2pp_2_1
do with pl_2pp_2_2
illegal top pl_2pp_2_2 6.0d [6.0c]

case nobody changes it in the enemy's movement phase
phase movement
active ru_rachmanow
actor polish
unit ru_rachmanow 2820
unit ru_muszf_1_1 2620 N
unit pl_2pp_2_1 2420 S
unit pl_2pp_2_2 2420 S
legal fire pl_2pp_2_1 2620
illegal top pl_2pp_2_2 10.4a [6.0c]

case nor in the melee phase
phase melee
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S from=2320
unit pl_2pp_2_2 2420 S from=2320
unit ru_muszf_1_1 2420 N
unit pl_2pp_2_3 2422 S from=2322
unit ru_muszf_1_2 2422 N
legal fight 2420
illegal top pl_2pp_2_2 11.4 [6.0c]

case a stack turns as one
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S
unit pl_2pp_2_2 2420 S
do move pl_2pp_2_1
illegal turn pl_2pp_2_1 SW 6.0d [6.0d]
do with pl_2pp_2_2
legal turn pl_2pp_2_1 SW [6.0d]
do turn pl_2pp_2_1 SW
expect unit pl_2pp_2_1 facing=SW mp=1 [6.0d]
expect unit pl_2pp_2_2 facing=SW mp=1 [6.0d]

case guns of a stack face any corner
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S
unit pl_art_1 2420 S
do traverse pl_art_1 N
expect unit pl_art_1 facing=N [6.0d]
expect unit pl_2pp_2_1 facing=S [6.0d]

case guns keep their facing when a unit joins or turns beside them
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2420 NE
unit pl_2pp_2_1 2320 S
do move pl_2pp_2_1
do step pl_2pp_2_1 2420
do turn pl_2pp_2_1 SW
do stop
expect unit pl_art_1 facing=NE [6.0d]
expect unit pl_2pp_2_1 facing=SW mp=2 [6.0d]
