# [6.2] How much stands in a hex: sizes. [6.4] Nobody goes through where that would be too much.

case infantry of size 20
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S
unit pl_5fiz_1_2 2320 S                 # 18
unit pl_5fiz_1_3 2220 S lost=1 mp=3     # 2
unit pl_5fiz_1_4 2220 S mp=3            # 3
do move pl_5fiz_1_4
illegal step pl_5fiz_1_4 2320 6.2a [6.2a]
do stop
do move pl_5fiz_1_3
legal step pl_5fiz_1_3 2320 [6.2a]
do step pl_5fiz_1_3 2320
expect unit pl_5fiz_1_3 hex=2320 order=7 [6.2a]

case a loss makes room
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S lost=1
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S
unit pl_5fiz_1_2 2320 S                 # 17
unit pl_5fiz_1_4 2220 S mp=3            # 3
do move pl_5fiz_1_4
legal step pl_5fiz_1_4 2320 [6.2a]

case two that move together count both
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S                 # 15
unit pl_5fiz_1_3 2220 S
unit pl_5fiz_1_4 2220 S
do move pl_5fiz_1_4
legal step pl_5fiz_1_4 2320 [6.2a]
do with pl_5fiz_1_3
illegal step pl_5fiz_1_4 2320 6.2a [6.2a]

case cavalry of size 4
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S                 # 2
unit pl_wojciechowski_2 2220 S mp=7            # 2
unit pl_wojciechowski_3 2220 S mp=7 lost=1     # 1
do move pl_wojciechowski_2
legal step pl_wojciechowski_2 2320 [6.2b]
do step pl_wojciechowski_2 2320
do move pl_wojciechowski_3
illegal step pl_wojciechowski_3 2320 6.2b [6.2b]

case four squadrons of size 1 are cavalry of size 4
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S lost=1
unit pl_wojciechowski_2 2320 S lost=1
unit pl_wojciechowski_3 2320 S lost=1
unit pl_wojciechowski_4 2220 S mp=7 lost=1
do move pl_wojciechowski_4
legal step pl_wojciechowski_4 2320 [6.2b]

case a battery with infantry of size 10
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S                 # 9
unit pl_5fiz_1_3 2220 S lost=2 mp=3     # 1
unit pl_5fiz_1_4 2220 S lost=1 mp=3     # 2
do move pl_5fiz_1_4
illegal step pl_5fiz_1_4 2320 6.2c [6.2c]
do stop
do move pl_5fiz_1_3
legal step pl_5fiz_1_3 2320 [6.2c]

case a battery joins infantry of size 10, not 11
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S lost=2          # 10
unit pl_5fiz_1_1 2321 S
unit pl_5fiz_1_2 2321 S
unit pl_5fiz_1_3 2321 S
unit pl_5fiz_1_4 2321 S lost=1          # 11
unit pl_art_1 2220 S
legal shift pl_art_1 2320 [6.2c]
illegal shift pl_art_1 2321 6.2c [6.2c]

case one battery beside infantry (r131)
phase movement
active pl_sierakowski
unit pl_sierakowski 2220
unit pl_7pp_1_1 2320 S
unit pl_art_3 2320 S
unit pl_art_2 2220 S
illegal shift pl_art_2 2320 6.2c [6.2c]

case two batteries by themselves, no third (r131)
phase movement
active pl_sierakowski
unit pl_sierakowski 2220
unit pl_7pp_1_1 2220 S
unit pl_art_1 2320 S
unit pl_art_3 2220 S
unit pl_art_2 2220 S
unit pl_art_5 2420 S
legal shift pl_art_2 2320 [6.2c]
do shift pl_art_2 2320
do face pl_art_2 S
illegal shift pl_art_3 2320 6.2c [6.2c]

case a battery with cavalry of size 2
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_art_1 2320 S
unit pl_wojciechowski_1 2220 S mp=7
unit pl_wojciechowski_2 2220 S mp=7 lost=1
do move pl_wojciechowski_1
legal step pl_wojciechowski_1 2320 [6.2d]
do step pl_wojciechowski_1 2320
do move pl_wojciechowski_2
illegal step pl_wojciechowski_2 2320 6.2d [6.2d]

case a battery joins cavalry of size 2, not 3
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S
unit pl_wojciechowski_1 2320 S
unit pl_wojciechowski_2 2321 S
unit pl_wojciechowski_3 2321 S lost=1
unit pl_art_1 2220 S
legal shift pl_art_1 2320 [6.2d]
illegal shift pl_art_1 2321 6.2d [6.2d]

case nobody goes through where entering would be too much
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S
unit pl_5fiz_1_2 2320 S                 # 18
unit pl_5fiz_1_4 2220 S                 # 3, with all its points
do move pl_5fiz_1_4
illegal step pl_5fiz_1_4 2320 6.2a [6.4]
legal step pl_5fiz_1_4 2321 [6.4]

case where it is not too much they go through
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S                 # 15
unit pl_5fiz_1_4 2220 S
do move pl_5fiz_1_4
do step pl_5fiz_1_4 2320
do step pl_5fiz_1_4 2420
expect unit pl_5fiz_1_4 hex=2420 mp=3 [6.4]

case cavalry does not go through cavalry of size 4
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S
unit pl_wojciechowski_2 2320 S
unit pl_wojciechowski_3 2220 S
do move pl_wojciechowski_3
illegal step pl_wojciechowski_3 2320 6.2b [6.4]

case markers do not count: captured guns on the ground, shots, formations
phase movement
active pl_kamienski
trophy ru_art_7 2320
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S shots=4
unit pl_2pp_2_2 2320 S shots=2
unit pl_2pp_2_3 2320 S
unit pl_2pp_2_4 2320 S
unit pl_5fiz_1_1 2320 S
unit pl_5fiz_1_2 2320 S                 # 18
unit pl_5fiz_1_3 2220 S lost=1 mp=3     # 2
do move pl_5fiz_1_3
legal step pl_5fiz_1_3 2320 [6.6]

case a captured battery does not make it a stack with guns
phase movement
active pl_kamienski
trophy ru_art_7 2320
unit pl_kamienski 2220
unit pl_art_1 2220 S
unit pl_art_5 2320 S
legal shift pl_art_1 2320 [6.6]
