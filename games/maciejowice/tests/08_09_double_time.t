# [8.9] Double time: six points instead of four, and what it takes.

case double time is declared before the unit moves
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N
do move pl_7pp_1_1
legal double pl_7pp_1_1 [8.9a]
do step pl_7pp_1_1 3145
illegal double pl_7pp_1_1 8.9a [8.9a]
do stop
do move pl_7pp_1_2
do double pl_7pp_1_2
event GOES_AT_DOUBLE unit pl_7pp_1_2 [8.9a]
illegal double pl_7pp_1_2 8.9a [8.9a]

case double time is not declared after a turn or a shot
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N mp=1
do move pl_7pp_1_1
do turn pl_7pp_1_1 NE
illegal double pl_7pp_1_1 8.9a [8.9a]
do stop
do move pl_7pp_1_2
illegal double pl_7pp_1_2 8.9a [8.9a]

case cavalry has no double time
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
do move pl_5psp_1
illegal double pl_5psp_1 8.9a [8.9a]

case scythemen have
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_grenkrak_1_1 3245 N
do move pl_grenkrak_1_1
legal double pl_grenkrak_1_1 [8.9a]

case double time gives six points, all to be used
phase movement
active pl_sierakowski
unit pl_sierakowski 3240
unit pl_7pp_1_1 3240 N
unit pl_7pp_1_2 3242 N
do move pl_7pp_1_1
do double pl_7pp_1_1
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 3140
event STEPS a 1 b 5 [8.9b]
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 3040
do step pl_7pp_1_1 2940
do step pl_7pp_1_1 2840
event STEPS a 1 b 2 [8.9b]
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 2740
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 2640
event STEPS a 1 b 0 [8.9b, 8.9d]
expect prompt ASK_ACTIVE [8.9d]

case no fire at double time
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N
unit ru_muszb_1_2 2845 N
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 3145
illegal fire pl_7pp_1_1 2845 8.9c [8.9c]

case at the usual pace the same unit fires
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N
unit ru_muszb_1_2 2845 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
legal fire pl_7pp_1_1 2845 [8.9c]

case nor after a run at double time
phase movement
active pl_sierakowski
unit pl_sierakowski 3240
unit pl_7pp_1_1 3240 N
unit pl_7pp_1_2 3241 N
unit ru_muszb_1_2 2540 N
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 3140
do step pl_7pp_1_1 3040
do step pl_7pp_1_1 2940
do step pl_7pp_1_1 2840
do step pl_7pp_1_1 2740
do step pl_7pp_1_1 2640
illegal fire pl_7pp_1_1 2540 8.9c [8.9c]

case no turning and no change of formation at double time
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 3345
unit pl_strz_1 3245 N
unit pl_strz_2 3247 N
do move pl_strz_1
legal skirmish pl_strz_1 [8.9e]
do double pl_strz_1
illegal skirmish pl_strz_1 8.9e [8.9e]
illegal turn pl_strz_1 NE 8.9e [8.9e]
do step pl_strz_1 3145
illegal turn pl_strz_1 NE 8.9e [8.9e]
illegal skirmish pl_strz_1 8.9e [8.9e]

case skirmishers do not close up or turn free at double time
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 3345
unit pl_strz_1 3245 N form=skirmish
unit pl_strz_2 3247 N
do move pl_strz_1
do double pl_strz_1
illegal close pl_strz_1 8.9e [8.9e]
illegal turn pl_strz_1 S 8.9e [8.9e]

case no square at double time
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3245 N
unit pl_7pp_1_3 3245 N
unit pl_7pp_1_4 3245 N
do move pl_7pp_1_1
do with pl_7pp_1_2
do with pl_7pp_1_3
do with pl_7pp_1_4
legal square pl_7pp_1_1 [8.9e]
do double pl_7pp_1_1
illegal square pl_7pp_1_1 8.9e [8.9e]

case no Line marker at double time
phase movement
active pl_sierakowski
unit pl_sierakowski 3345
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3245 N
do move pl_7pp_1_1
do with pl_7pp_1_2
legal rank pl_7pp_1_1 [8.9e]
do double pl_7pp_1_1
illegal rank pl_7pp_1_1 8.9e [8.9e]

case double time does not go through friends
phase movement
active pl_sierakowski
unit pl_sierakowski 3245
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3145 N
unit pl_7pp_1_3 3344 N
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 3145              # it may end here, and has to
expect unit pl_7pp_1_1 hex=3145 [8.9f]
illegal step pl_7pp_1_1 3045 MOVE_OR_FIRE [8.9f]
illegal move pl_7pp_1_1 8.16a [8.9f]

case at the usual pace the same way is open for a point
phase movement
active pl_sierakowski
unit pl_sierakowski 3245
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3145 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
do step pl_7pp_1_1 3045
event STEPS a 2 b 1 [8.9f]

case a lone commander is no friend in the way, a gun is
phase movement
active pl_sierakowski
unit pl_sierakowski 3145
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N
unit pl_art_2 3147 N
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 3145
legal step pl_7pp_1_1 3045 [8.9f]
do step pl_7pp_1_1 3045
do step pl_7pp_1_1 2945
do step pl_7pp_1_1 2845
do step pl_7pp_1_1 2745
do step pl_7pp_1_1 2645
do move pl_7pp_1_2
do double pl_7pp_1_2
do step pl_7pp_1_2 3147
expect unit pl_7pp_1_2 hex=3147 [8.9f]
expect count step 0 [8.9f]

case a point too few for any hex is lost
phase movement
active pl_sierakowski
unit pl_sierakowski 2421
unit pl_7pp_1_1 2622 N
unit pl_7pp_1_2 2420 N
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 2522
do step pl_7pp_1_1 2422
do step pl_7pp_1_1 2322
do step pl_7pp_1_1 2222
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 2122              # one point left; slopes ahead and the rear cost two, r23
event STEPS a 1 b 1 [8.9d]
expect prompt ASK_ACTIVE [8.9d]
expect unit pl_7pp_1_1 hex=2122 [8.9d]

case no double time into woods, not by the track either
phase movement
active pl_sierakowski
unit pl_sierakowski 1124
unit pl_7pp_1_1 1124 N               # front 1023 by the track and 1024, both woods
do move pl_7pp_1_1
legal step pl_7pp_1_1 1023 [8.9g, TAB-TERRAIN-3]
legal step pl_7pp_1_1 1024 [8.9g, TAB-TERRAIN-3]
do double pl_7pp_1_1
illegal step pl_7pp_1_1 1023 8.9g [8.9g, TAB-TERRAIN-3]
illegal step pl_7pp_1_1 1024 8.9g [8.9g, TAB-TERRAIN-3]

case no double time into a village, not by the road either
phase movement
active pl_sierakowski
unit pl_sierakowski 1142
unit pl_7pp_1_1 1141 SW              # front 1240 by the road and 1140, both village
do move pl_7pp_1_1
legal step pl_7pp_1_1 1240 [8.9g, TAB-TERRAIN-4]
legal step pl_7pp_1_1 1140 [8.9g, TAB-TERRAIN-4]
do double pl_7pp_1_1
illegal step pl_7pp_1_1 1240 8.9g [8.9g, TAB-TERRAIN-4]
illegal step pl_7pp_1_1 1140 8.9g [8.9g, TAB-TERRAIN-4]

case no double time over the river, not by the bridge either
phase movement
active pl_sierakowski
unit pl_sierakowski 2822
unit pl_7pp_1_1 2923 S               # front 3023 through the water and 3022 by the bridge
do move pl_7pp_1_1
legal step pl_7pp_1_1 3023 [8.9g]
legal step pl_7pp_1_1 3022 [8.9g]
do double pl_7pp_1_1
illegal step pl_7pp_1_1 3023 8.9g [8.9g]
illegal step pl_7pp_1_1 3022 8.9g [8.9g]

case marsh and slope are no bar to it
phase movement
active pl_sierakowski
unit pl_sierakowski 0742
unit pl_7pp_1_1 0742 S               # front 0842, marsh, and 0841
unit pl_7pp_1_2 1319 S               # front 1419, a slope, and 1418
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 0842
event STEPS a 3 b 3 [8.9b, 8.9g]
