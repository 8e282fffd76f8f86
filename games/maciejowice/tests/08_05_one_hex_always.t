# [8.5] One hex is always possible.

# On the map of Szczekociny no first hex costs more than the four points of infantry: woods to
# the rear with an enemy in them are the dearest.

case a hex that takes five points is open to a fresh unit, and ends its move
phase movement
active pl_sierakowski
unit pl_sierakowski 1446
unit pl_7pp_1_1 1447 SE               # 1448: marsh over the river, 3 + 2
do move pl_7pp_1_1
legal step pl_7pp_1_1 1448 [8.5]
do step pl_7pp_1_1 1448
event STEPS a 5 b 0 [8.5]
expect unit pl_7pp_1_1 hex=1448 mp=5 [8.5]
expect count step 0 [8.5]
illegal move pl_7pp_1_1 LEADER_MOVES_NOW [8.5]

case not to a unit that has spent a point
phase movement
active pl_sierakowski
unit pl_sierakowski 1446
unit pl_7pp_1_1 1447 SE mp=1
do move pl_7pp_1_1
illegal step pl_7pp_1_1 1448 8.2a [8.5]

case limbered guns enter marsh though it takes four of their three points
phase movement
active pl_sierakowski
unit pl_sierakowski 0742
unit pl_7pp_1_1 0740 N
unit pl_art_2 0742 S form=limbered
do move pl_art_2
legal step pl_art_2 0842 [8.5, 8.12d, TAB-TERRAIN-8]
do step pl_art_2 0842
event STEPS a 4 b 0 [8.5]
expect unit pl_art_2 hex=0842 mp=4 [8.5]
expect count step 0 [8.5]

case but not with a point spent
phase movement
active pl_sierakowski
unit pl_sierakowski 0742
unit pl_art_2 0742 S form=limbered mp=1
do move pl_art_2
illegal step pl_art_2 0842 8.2a [8.5]

case the free hex never opens a closed one (r143)
phase movement
active pl_sierakowski
unit pl_sierakowski 1742
unit pl_7pp_1_1 1742 NE
do move pl_7pp_1_1
illegal step pl_7pp_1_1 1743 8.2a [8.5, TAB-TERRAIN-10]

case cavalry pays its seven points out of eight and keeps one
phase movement
active pl_kamienski
unit pl_kamienski 1446
unit pl_5psp_1 1447 SE
do move pl_5psp_1
do step pl_5psp_1 1448
event STEPS a 7 b 1 [8.5]
