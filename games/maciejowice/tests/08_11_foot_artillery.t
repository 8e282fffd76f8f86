# [8.11] Guns ready to fire.

case guns move in the movement phase of their commander
phase movement
active pl_sierakowski
unit pl_sierakowski 3240
unit pl_7pp_1_1 3240 N
unit pl_art_2 3241 N
legal traverse pl_art_2 NE [8.11a, 8.11b]
legal traverse pl_art_2 S [8.11a, 8.11b]
legal shift pl_art_2 3141 [8.11a]
illegal move pl_art_2 8.11a [8.11a]

case not in that of another commander
phase movement
active pl_kamienski
unit pl_kamienski 3240
unit pl_sierakowski 3240
unit pl_5psp_1 3240 N
unit pl_art_2 3241 N
illegal traverse pl_art_2 NE 4.1 [8.11a]
illegal shift pl_art_2 3141 4.1 [8.11a]

case nor out of his reach (r114)
phase movement
active pl_sierakowski
unit pl_sierakowski 3240
unit pl_7pp_1_1 3240 N
unit pl_art_2 3245 N
illegal traverse pl_art_2 NE 4.2a [8.11a]
illegal shift pl_art_2 3145 4.2a [8.11a]

case an enemy commander's phase moves no gun
turn 3
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 3240
unit ru_muszb_1_2 3240 N
unit pl_sierakowski 3244
unit pl_art_2 3245 N
unit ru_art_1 2845 S
illegal traverse pl_art_2 S 10.4a [8.11a]
illegal shift pl_art_2 3145 10.4a [8.11a]
legal bombard pl_art_2 2845 [8.11a]

case a gun that has turned is silent in this activation
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 S
unit pl_art_3 3247 N
unit ru_muszb_1_2 2845 N
do traverse pl_art_2 N
event GUN_TURNS unit pl_art_2 [8.11b]
expect unit pl_art_2 facing=N hex=3245 [8.11b]
illegal bombard pl_art_2 2845 8.11b [8.11b]
illegal traverse pl_art_2 NE 8.11b [8.11b]
legal bombard pl_art_3 2845 [8.11b]

case a gun that has turned is silent till the next draw, among the six too
turn 5
phase activation
active pl_kosciuszko
pool pl_sierakowski
unit pl_kosciuszko 3240
unit pl_sierakowski 3240
unit pl_7pp_1_1 3240 N
unit pl_art_2 3241 S
unit ru_muszb_1_2 2841 N
do activate pl_sierakowski
do traverse pl_art_2 N
illegal bombard pl_art_2 2841 8.11b [8.11b]
do stop
do stop
do name pl_art_2
do done
illegal bombard pl_art_2 2841 8.11b [8.11b]       # one draw with all its phases is one Round
legal traverse pl_art_2 NE [8.11b]
do stop
do stop
draw pl_sierakowski
legal bombard pl_art_2 2841 [8.11b]

case a gun that has fired turns in the same phase, r200
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
unit ru_muszb_1_2 2845 N
do bombard pl_art_2 2845
roll 1
legal traverse pl_art_2 S [8.11b]
do traverse pl_art_2 S
expect unit pl_art_2 facing=S [8.11b]
illegal traverse pl_art_2 N 8.11b [8.11b]

case a gun goes to the next hex and faces any way
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
legal shift pl_art_2 3145 [8.11c]
legal shift pl_art_2 3246 [8.11c]           # also to the side
legal shift pl_art_2 3345 [8.11c]           # or back
illegal shift pl_art_2 3045 8.1 [8.11c]
do shift pl_art_2 3246
expect count face 6 [8.11c]
do face pl_art_2 S
expect unit pl_art_2 hex=3246 facing=S [8.11c]

case woods and the river are all one to it
phase movement
active pl_sierakowski
unit pl_sierakowski 2923
unit pl_7pp_1_1 2823 N
unit pl_art_2 2923 N
legal shift pl_art_2 3023 [8.11c]

case so are villages
phase movement
active pl_sierakowski
unit pl_sierakowski 1038
unit pl_7pp_1_1 1037 N
unit pl_art_2 1038 N
legal shift pl_art_2 1139 [8.11c]

case and the woods
phase movement
active pl_sierakowski
unit pl_sierakowski 1009
unit pl_7pp_1_1 1010 N
unit pl_art_2 1009 N
legal shift pl_art_2 1109 [8.11c]

case a gun that has fired this turn stays, but turns
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N used
illegal shift pl_art_2 3145 8.11c [8.11c]
legal traverse pl_art_2 S [8.11b]

case a gun that fires gives up its move
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
unit ru_muszb_1_2 2845 N
legal shift pl_art_2 3145 [8.11c]
do bombard pl_art_2 2845
roll 1
illegal shift pl_art_2 3145 8.11c [8.11c]

case no second hex in a turn
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
do shift pl_art_2 3145
do face pl_art_2 N
expect unit pl_art_2 hex=3145 [8.11c]
illegal shift pl_art_2 3045 8.11c [8.11c]

case a gun that has moved is silent for the turn
phase activation
active pl_kosciuszko
unit pl_kosciuszko 3240
unit pl_sierakowski 3240
unit pl_7pp_1_1 3240 N
unit pl_art_2 3241 N
unit pl_art_3 3242 N
unit ru_muszb_1_2 2841 N
do activate pl_sierakowski
do shift pl_art_2 3141
do face pl_art_2 N
illegal bombard pl_art_2 2841 8.11d [8.11d]
legal bombard pl_art_3 2841 [8.11d]
do stop
do stop
do name pl_art_2
do name pl_7pp_1_1
do done
illegal bombard pl_art_2 2841 8.11d [8.11d]       # the next activation of the same turn

case nor does it fire in the enemy's activation
turn 3
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 3240
unit ru_muszb_1_2 3240 N
unit pl_art_2 3245 N shifted
unit pl_art_3 3247 N
unit ru_art_1 2845 S
illegal bombard pl_art_2 2845 8.11d [8.11d]
legal bombard pl_art_3 2845 [8.11d]

case guns go into no hex with enemies (r104)
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
unit ru_muszb_1_2 3145 N
illegal shift pl_art_2 3145 8.11c [8.11c]

case the enemy answers a gun that moves before him
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
unit ru_muszb_1_2 3045 S
do shift pl_art_2 3145
do face pl_art_2 N
expect prompt ASK_REACTION [8.11c]

case a gun that moved in an earlier activation turns in this one
phase movement
active pl_sierakowski
unit pl_sierakowski 3240
unit pl_7pp_1_1 3240 N
unit pl_art_2 2840 N shifted
unit pl_art_3 2841 N used
illegal shift pl_art_2 2740 8.11c [8.11c]
illegal shift pl_art_3 2741 8.11c [8.11c]
legal traverse pl_art_3 S [8.11b]
legal traverse pl_art_2 S [8.11b]

case no gun goes where infantry may not
phase movement
active pl_sierakowski
unit pl_sierakowski 1742
unit pl_7pp_1_1 1642 N
unit pl_art_2 1742 N
illegal shift pl_art_2 1743 8.11e [8.11e]
legal shift pl_art_2 1642 [8.11e]
