title losses by fire

case the top unit takes them
phase offensive
unit pl_2pp_1 1008 NE line
unit pl_1pp_1 1107 side-SE
unit au_ir48_1 1108 side-W left=4
unit au_ir48_2 1108 side-W left=4
do aim 1108
do volley 1008
do volley 1107
roll 56
event LOSES_INCREMENTS unit au_ir48_1 a 2 [LB-2.3-8]
noevent LOSES_INCREMENTS unit au_ir48_2 [LB-2.3-8]
expect unit au_ir48_1 left=2 [LB-2.3-8]

case what is left over falls on the next
phase offensive
unit pl_2pp_1 1008 NE line
unit au_ir48_1 1108 side-W left=1
unit au_ir48_2 1108 side-W left=4
do aim 1108
roll 56
event IS_ELIMINATED_NOW unit au_ir48_1 [LB-2.3-9]
event LOSES_INCREMENTS unit au_ir48_2 a 1 [LB-2.3-8]
expect unit au_ir48_1 gone [LB-2.3-9]

case guns alone lose half of it, rounded down
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit au_ir48_2 1107 side-SE
unit pl_fb1 1108 side-W unlimbered
unit au_ir30_1 2008 NE line
unit pl_fb2 2108 side-W unlimbered
unit pl_fb3 2108 side-W unlimbered
unit pl_fb4 2108 side-W unlimbered
unit pl_2pp_1 5008
do aim 1108
do volley 1008
do volley 1107
roll 63
event FIRE_COSTS_1 b 1 [LB-2.3-5]
roll 66
do aim 2108
roll 35
event FIRE_NO_EFFECT [LB-2.3-5]

case infantry and guns take turns, infantry first: five is three and two
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit au_bb2 1008 side-E unlimbered
unit pl_2pp_1 1108 side-W
unit pl_fb1 1108 side-W unlimbered
unit pl_2pp_2 5008
do aim 1108
roll 63
event FIRE_COSTS_MORE b 5 [LB-2.3-6]
event LOSES_INCREMENTS unit pl_2pp_1 a 3 [LB-2.3-6]
event LOSES_INCREMENTS unit pl_fb1 a 2 [LB-2.3-6]

case one is the infantry's
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit pl_fb1 1108 side-W unlimbered
unit pl_2pp_1 1108 side-W
unit pl_2pp_2 5008
do aim 1108
roll 22
event LOSES_INCREMENTS unit pl_2pp_1 a 1 [LB-2.3-6]
expect unit pl_fb1 left=2 [LB-2.3-6]

case limbered guns lose as infantry does
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit pl_fb1 1108 side-W limbered
unit pl_2pp_2 5008
do aim 1108
roll 26
event LOSES_INCREMENTS unit pl_fb1 a 1 [LB-2.3-7]

case two fires can cost a unit in two hexes twice
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit au_ir48_2 1107 SE line
unit pl_2pp_1 1108 1207 NW line
unit pl_2pp_2 5008
do aim 1108
do volley 1008
do shoot
roll 41
event LOSES_INCREMENTS unit pl_2pp_1 a 1
do aim 1207
roll 41
event LOSES_INCREMENTS unit pl_2pp_1 a 1

case a line that grows too small closes up; its owner says where
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit pl_2pp_1 1108 1207 NW line left=5
unit pl_2pp_2 5008
do aim 1108
roll 41
expect prompt ASK_KEEP [LB-2.4-18]
expect actor polish
do keep pl_2pp_1 1207
expect unit pl_2pp_1 hex=1207 form=line
