title the fire table

case below 1:4 nothing
phase offensive
unit pl_12pp_1 1008 side-E
unit au_ir48_1 1108 side-W disordered left=9
do aim 1108
roll 66
event FIRE_NO_EFFECT [LB-4.1-1]

case 1:4: three against ten in a village
phase offensive
unit pl_12pp_1 2726 side-E
unit au_ir48_1 2826 left=9
unit pl_12pp_2 2008 side-E
unit sx_b 6008
unit au_grenz_1 2108 SW skirmish left=3
do aim 2826
roll 64
event FIRE_ODDS a 3 b 10
event FIRE_NO_EFFECT [LB-4.1-12]
do aim 2108
roll 65
event FIRE_ODDS a 3 b 12
event FIRE_COSTS_1 [LB-4.1-12]

case 1:3
side austrian
phase offensive
unit au_ir24_1 1008 side-E
unit sx_a 1108 SW skirmish left=3
unit au_ir24_2 2008 side-E
unit sx_b 2108 SW skirmish left=3
unit pl_2pp_1 5008
do aim 1108
roll 61
event FIRE_NO_EFFECT [LB-4.1-2]
do aim 2108
roll 62
event FIRE_COSTS_1 [LB-4.1-2]

case 1:2
phase offensive
unit pl_2pp_1 1008 side-E
unit au_grenz_1 1108 side-W left=9
unit pl_2pp_2 2008 side-E
unit au_grenz_2 2108 side-W left=9
unit pl_1pp_1 3008 side-E
unit au_ir48_1 3108 side-W left=9
unit pl_1pp_2 4008 side-E
unit au_ir48_2 4108 side-W left=9
do aim 1108
roll 52
event FIRE_NO_EFFECT [LB-4.1-3]
do aim 2108
roll 53
event FIRE_COSTS_1 [LB-4.1-3]
do aim 3108
roll 65
event FIRE_COSTS_1 [LB-4.1-3]
roll 66
do aim 4108
roll 66
event FIRE_COSTS_2 [LB-4.1-3]

case 1:1
side austrian
phase offensive
unit au_ir48_1 1008 side-E
unit pl_2pp_1 1108 side-W
unit au_ir48_2 2008 side-E
unit pl_2pp_2 2108 side-W
unit au_ir48_3 3008 side-E
unit pl_2pp_3 3108 side-W
unit au_ir30_1 4008 side-E
unit pl_1pp_3 4108 side-W
do aim 1108
roll 36
event FIRE_NO_EFFECT [LB-4.1-4]
do aim 2108
roll 41
event FIRE_COSTS_1 [LB-4.1-4]
do aim 3108
roll 61
event FIRE_COSTS_1 [LB-4.1-4]
do aim 4108
roll 62
event FIRE_COSTS_2 [LB-4.1-4]

case 3:2
phase offensive
unit pl_2pp_1 1008 NE line left=3
unit au_grenz_1 1108 side-W left=9
unit pl_2pp_2 2008 NE line left=3
unit au_grenz_2 2108 side-W left=9
unit pl_1pp_1 3008 NE line left=3
unit au_ir48_1 3108 side-W left=9
unit pl_1pp_2 4008 NE line left=3
unit au_ir48_2 4108 side-W left=9
do aim 1108
roll 32
event FIRE_NO_EFFECT [LB-4.1-5]
do aim 2108
roll 33
event FIRE_COSTS_1 [LB-4.1-5]
do aim 3108
roll 55
event FIRE_COSTS_2 [LB-4.1-5]
roll 66
do aim 4108
roll 66
event FIRE_COSTS_MORE b 3 [LB-4.1-5]

case 2:1
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit pl_2pp_1 1108 side-W
unit au_ir48_2 2008 NE line
unit pl_2pp_2 2108 side-W
unit au_ir48_3 3008 NE line
unit pl_2pp_3 3108 side-W
unit au_ir30_1 4008 NE line
unit pl_1pp_3 4108 side-W
do aim 1108
roll 25
event FIRE_NO_EFFECT [LB-4.1-6]
do aim 2108
roll 26
event FIRE_COSTS_1 [LB-4.1-6]
do aim 3108
roll 51
event FIRE_COSTS_2 [LB-4.1-6]
roll 66
do aim 4108
roll 63
event FIRE_COSTS_MORE b 3 [LB-4.1-6]

case 3:1
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit pl_2pp_1 1108 carre
unit au_ir48_2 2008 NE line
unit pl_2pp_2 2108 carre
unit au_ir48_3 3008 NE line
unit pl_2pp_3 3108 carre
unit au_ir30_1 4008 NE line
unit pl_1pp_3 4108 carre
unit au_ir30_2 5008 NE line
unit pl_1pp_2 5108 carre
do aim 1108
roll 21
event FIRE_NO_EFFECT [LB-4.1-7]
do aim 2108
roll 22
event FIRE_COSTS_1 [LB-4.1-7]
do aim 3108
roll 42
event FIRE_COSTS_2 [LB-4.1-7]
roll 66
do aim 4108
roll 56
event FIRE_COSTS_MORE b 3 [LB-4.1-7]
roll 66
do aim 5108
roll 65
event FIRE_COSTS_MORE b 4 [LB-4.1-7]

case 4:1
side austrian
phase offensive
unit au_bb2 1008 side-E unlimbered
unit pl_2pp_1 1108 carre
unit au_bb3 2008 side-E unlimbered
unit pl_2pp_2 2108 carre
unit au_bb4 3008 side-E unlimbered
unit pl_1pp_1 3108 carre
unit au_bb5 4008 side-E unlimbered
unit pl_1pp_2 4108 carre
unit au_bb6 5008 side-E unlimbered
unit pl_3pp_1 5108 carre
do aim 1108
roll 14
event FIRE_NO_EFFECT [LB-4.1-8]
do aim 2108
roll 15
event FIRE_COSTS_1 [LB-4.1-8]
do aim 3108
roll 34
event FIRE_COSTS_2 [LB-4.1-8]
roll 66
do aim 4108
roll 53
event FIRE_COSTS_MORE b 3 [LB-4.1-8]
roll 66
do aim 5108
roll 66
event FIRE_COSTS_MORE b 5 [LB-4.1-8]

case 5:1
side austrian
phase offensive
unit au_bb2 1008 side-E unlimbered
unit au_ir48_1 1107 side-SE
unit pl_2pp_1 1108 carre
unit au_bb3 2008 side-E unlimbered
unit au_ir48_2 2107 side-SE
unit pl_2pp_2 2108 carre
unit au_bb4 3008 side-E unlimbered
unit au_ir48_3 3107 side-SE
unit pl_1pp_1 3108 carre
do aim 1108
do volley 1008
do volley 1107
roll 12
event FIRE_NO_EFFECT [LB-4.1-9]
do aim 2108
do volley 2008
do volley 2107
roll 31
event FIRE_COSTS_2 [LB-4.1-9]
roll 66
do aim 3108
do volley 3008
do volley 3107
roll 61
event FIRE_COSTS_MORE b 4 [LB-4.1-9]

case 6:1 and better
side austrian
phase offensive
unit au_bb2 1008 side-E unlimbered
unit au_ir48_1 1107 SE line
unit pl_2pp_1 1108 carre
unit au_bb3 2008 side-E unlimbered
unit au_ir48_2 2107 SE line
unit pl_2pp_2 2108 carre
unit au_bb4 3008 side-E unlimbered
unit au_ir48_3 3107 SE line
unit pl_1pp_1 3108 carre
do aim 1108
do volley 1008
do volley 1107
roll 11
event FIRE_NO_EFFECT [LB-4.1-10]
do aim 2108
do volley 2008
do volley 2107
roll 12
event FIRE_COSTS_1 [LB-4.1-10]
do aim 3108
do volley 3008
do volley 3107
roll 65
event FIRE_COSTS_MORE b 5 [LB-4.1-10]

case beyond 66 one more for every six steps
phase offensive
unit pl_2pp_1 1008 NE line
unit au_ir48_1 1108 side-W
unit au_ir48_2 1108 side-W left=4
unit pl_2pp_2 2008 NE line
unit au_ir48_3 2108 side-W
unit au_ir30_1 2108 side-W left=5
do aim 1108
roll 66
event MOD_MASSED a 5
event FIRE_COSTS_MORE b 3 [LB-4.1-11 LB-2.0-3]
roll 66
do aim 2108
roll 66
event MOD_MASSED a 6
event FIRE_COSTS_MORE b 4 [LB-4.1-11]

case odds round down, fractions are kept: 8 to 3 is 2:1
phase offensive
unit pl_2pp_1 1008 NE line
unit pl_1pp_1 1107 side-SE
unit au_grenz_1 1108 side-W left=9
do aim 1108
do volley 1008
do volley 1107
roll 25
event FIRE_NO_EFFECT [LB-2.0-6]

case base six: 43 and 4 is 51
phase offensive
unit pl_2pp_1 1008 NE line
unit au_ir48_1 1108 side-W
unit au_ir48_2 1108 side-W left=3
do aim 1108
roll 43
event MOD_MASSED a 4
event FIRE_COSTS_2 [LB-2.0-1 LB-2.0-2]
