title checks after losses by fire

case Polish line and light infantry with every second increment
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit pl_2pp_1 1108 side-W
unit au_ir48_2 2008 NE line
unit pl_2pp_2 2108 side-W fire_lost=1
unit au_ir48_3 3008 NE line
unit pl_volt 3108 side-W
unit au_ir30_1 4008 NE line
unit pl_2pp_3 4108 side-W fire_lost=2
do aim 1108
roll 41
event LOSES_INCREMENTS unit pl_2pp_1 a 1
expect actor austrian [RZ-CHECK-1]
do aim 2108
roll 41
chance LB-2.14-1 [RZ-CHECK-1]
roll 66
event PASSES_CHECK unit pl_2pp_2 [LB-2.14-1]
do aim 3108
roll 51
event LOSES_INCREMENTS unit pl_volt a 2
chance LB-2.14-1 [RZ-CHECK-2]
roll 66
do aim 4108
roll 63
event LOSES_INCREMENTS unit pl_2pp_3 a 3
chance LB-2.14-1 [RZ-CHECK-1]

case Saxons with every first, third, fifth
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit sx_a 1108 side-W
unit au_ir48_2 2008 NE line
unit sx_b 2108 side-W fire_lost=1
unit pl_2pp_1 5008
do aim 2108
roll 41
event LOSES_INCREMENTS unit sx_b a 1
expect actor austrian [RZ-CHECK-5]
do aim 1108
roll 41
chance LB-2.14-1 [RZ-CHECK-5]

case cavalry and guns with every loss
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit pl_1sk 1108 side-W left=9
unit au_ir48_2 2008 NE line
unit pl_fb1 2108 side-W limbered
unit au_ir48_3 3008 NE line
unit sx_huss 3108 side-W
do aim 1108
roll 41
event LOSES_INCREMENTS unit pl_1sk a 1
chance LB-2.14-1 [RZ-CHECK-3 RZ-CHECK-10]
roll 66
do aim 2108
roll 41
chance LB-2.14-1 [RZ-CHECK-4 RZ-CHECK-10]
roll 66
do aim 3108
roll 41
chance LB-2.14-1 [RZ-CHECK-10]

case Austrian line with odd losses, Grenz with even ones
phase offensive
unit pl_2pp_1 1008 NE line
unit au_ir48_1 1108 side-W left=9
unit pl_2pp_2 2008 NE line
unit au_ir48_2 2108 side-W left=9 fire_lost=1
unit pl_1pp_1 3008 NE line
unit au_grenz_1 3108 side-W left=9
unit pl_1pp_2 4008 NE line
unit au_grenz_2 4108 side-W left=8 fire_lost=1
do aim 2108
roll 41
event LOSES_INCREMENTS unit au_ir48_2 a 1
expect actor polish [RZ-CHECK-6]
do aim 1108
roll 41
chance LB-2.14-1 [RZ-CHECK-6]
roll 66
do aim 3108
roll 41
event LOSES_INCREMENTS unit au_grenz_1 a 1
expect actor polish [RZ-CHECK-7]
do aim 4108
roll 41
chance LB-2.14-1 [RZ-CHECK-7]

case Austrian cavalry and guns with every loss
phase offensive
unit pl_2pp_1 1008 NE line
unit au_hr1 1108 side-W left=9
unit pl_2pp_2 2008 NE line
unit au_bb2 2108 side-W limbered
do aim 1108
roll 41
chance LB-2.14-1 [RZ-CHECK-8]
roll 66
do aim 2108
roll 41
chance LB-2.14-1 [RZ-CHECK-9]
