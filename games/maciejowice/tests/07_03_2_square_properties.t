# [7.3.2] What a square can do.

case all six hexes are its front: it fires any way
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
unit pl_5fiz_1_1 2220 S
unit ru_muszf_1_1 2320 N shots=4
legal fire pl_2pp_2_1 2320 [7.3.2-1]

case and steps any way at no more cost
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
do move pl_2pp_2_1
expect count step 6 [7.3.2-1]
illegal turn pl_2pp_2_1 N 7.3.2-1 [7.3.2-1]

case an enemy beside it in any hex is in its front and asked for
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2419 NW
unit ru_muszf_1_2 2820 N
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
do move ru_muszf_1_1
do step ru_muszf_1_1 2319
expect actor russian [7.3.2-1]                # 2319 is not beside it

case beside it he is
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2519 N
unit ru_muszf_1_2 2820 N
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
do move ru_muszf_1_1
do step ru_muszf_1_1 2419                         # a flank hex of a line facing south
expect actor polish [7.3.2-1]
legal volley pl_2pp_2_1 [7.3.2-1]

case who comes in from any side comes through the front: no flank attack
phase melee
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2420 NE from=2419
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
roll 5
roll 5
noevent MOD_FLANK [7.3.2-1]
noevent MOD_REAR [7.3.2-1]

case a line in its place has flanks
phase melee
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2420 NE from=2419
unit pl_2pp_2_1 2420 S
roll 5
roll 5
event MOD_FLANK a 2 [7.3.2-1]

case squares side by side move as a line
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
unit pl_5fiz_1_1 2421 N form=square
unit pl_5fiz_1_2 2421 N form=square
unit pl_5fiz_1_3 2421 N form=square
unit pl_5fiz_1_4 2421 N form=square
legal line pl_2pp_2_1 [7.3.2-2]
do line pl_2pp_2_1
do step pl_2pp_2_1 2520
event STEPS unit pl_2pp_2_1 hex 2520 a 4 b 0 [7.3.2-3]   # all its points
expect unit pl_2pp_2_1 hex=2520 form=square mp=4 [7.3.2-2]
expect unit pl_5fiz_1_1 hex=2521 form=square [7.3.2-2]

case and fire together
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
unit pl_5fiz_1_1 2421 N form=square
unit pl_5fiz_1_2 2421 N form=square
unit pl_5fiz_1_3 2421 N form=square
unit pl_5fiz_1_4 2421 N form=square
unit ru_muszf_1_1 2521 N shots=4
do fire pl_2pp_2_1 2521
legal with pl_5fiz_1_1 [7.3.2-2]
do with pl_5fiz_1_1
event FIRE_ROW a 3 [7.3.2-2]             # 12 by 4 is 3: row 2-3; two hexes: row 4-5

case a square and a line side by side make no line
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
unit pl_5fiz_1_1 2421 S
illegal line pl_5fiz_1_1 8.10a [7.3.2-2]

case it moves one hex with all its points
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
unit pl_5fiz_1_1 2220 S
do move pl_2pp_2_3
do step pl_2pp_2_3 2520
expect unit pl_2pp_2_1 hex=2520 form=square status=moved [7.3.2-3]
expect unit pl_2pp_2_4 hex=2520 form=square status=moved [7.3.2-3]
illegal move pl_2pp_2_1 8.16a [7.3.2-3]

case with a point spent it does not move
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S form=square mp=1 shots=1
unit pl_2pp_2_2 2420 S form=square shots=1
unit pl_2pp_2_3 2420 S form=square shots=1
unit pl_2pp_2_4 2420 S form=square shots=1
do move pl_2pp_2_2
illegal step pl_2pp_2_2 2520 7.3.2-3 [7.3.2-3]

case in clear ground only
phase movement
active pl_kamienski
unit pl_kamienski 1412
unit pl_2pp_2_1 1412 S form=square
unit pl_2pp_2_2 1412 S form=square
unit pl_2pp_2_3 1412 S form=square
unit pl_2pp_2_4 1412 S form=square
do move pl_2pp_2_1
illegal step pl_2pp_2_1 1512 7.3.2-3 [7.3.2-3]
legal step pl_2pp_2_1 1413 [7.3.2-3]

case it does not attack
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
unit ru_muszf_1_1 2520 S shots=4
do move pl_2pp_2_1
illegal step pl_2pp_2_1 2520 7.3.2-4 [7.3.2-4]

case it does not counterattack
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2620 N
unit ru_muszf_1_2 2820 N
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
do move ru_muszf_1_1
do step ru_muszf_1_1 2520
legal volley pl_2pp_2_1 [7.3.2-4]
illegal counter pl_2pp_2_1 7.3.2-4 [7.3.2-4]

case in a melee hex on its own activation it waits (r79)
phase commander
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2220
unit pl_sierakowski 2230
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
unit ru_woroneski_1 2420 N from=2520
do stop
noevent MELEE_BEGINS [7.3.2-4]
chance 3.3c [7.3.2-4]

case against cavalry it adds 3
phase melee
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2420 N from=2520
unit pl_2pp_2_1 2420 S form=square lost=1
unit pl_2pp_2_2 2420 S form=square lost=1
unit pl_2pp_2_3 2420 S form=square lost=1
unit pl_2pp_2_4 2420 S form=square lost=1
roll 5
roll 5
event MOD_SQUARE_HORSE a 3 b 0 [7.3.2-5]

case against infantry it takes off 1
phase melee
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2420 N from=2520
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square
roll 5
roll 5
event MOD_SQUARE_FOOT a -1 b 0 [7.3.2-6]

case in melee its whole size counts
phase melee
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2420 N from=2520          # 3
unit ru_muszf_1_2 2420 N from=2520 lost=2   # 1
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square                    # 12
roll 5
roll 5
event MOD_STRENGTH a 3 b 0 [7.3.2-7]

case it fires with a quarter of all its firepower
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2420 S form=square
unit pl_2pp_2_2 2420 S form=square
unit pl_2pp_2_3 2420 S form=square
unit pl_2pp_2_4 2420 S form=square                    # 12 by 4
unit ru_muszf_1_1 2520 N shots=4
do fire pl_2pp_2_1 2520
event FIRE_ROW a 2 [7.3.2-8]
expect unit pl_2pp_2_1 shots=1 [7.3.2-8]
expect unit pl_2pp_2_4 shots=1 [7.3.2-8]

case twenty make five: row 4-5
phase movement
active pl_sierakowski
unit pl_sierakowski 2220
unit pl_15pp_1_1 2420 S form=square
unit pl_15pp_1_2 2420 S form=square
unit pl_15pp_1_3 2420 S form=square
unit pl_15pp_1_4 2420 S form=square         # 20 by 4 is 5
unit ru_muszf_1_1 2520 N shots=4
do fire pl_15pp_1_1 2520
event FIRE_ROW a 3 [7.3.2-8]
