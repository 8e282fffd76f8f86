title what infantry fires with

case in column the printed value, the top unit alone
phase offensive
unit pl_2pp_1 3008 side-E
unit pl_2pp_2 3008 side-E
unit au_ir48_1 3108 side-W left=9
do aim 3108
chance LB-2.9-7
roll 11
event FIRE_ODDS a 4 b 6 [RZ-FIRE-1 LB-2.9-2 RZ-DEF-1 LB-2.9-7]
noevent MOD_MASSED

case Saxons, light infantry, Austrians and Grenz in column: printed as well
phase offensive
unit sx_a 1008 side-E
unit au_ir48_1 1108 side-W left=9
unit pl_volt 2008 side-E
unit au_ir48_2 2108 side-W left=9
do aim 1108
roll 11
event FIRE_ODDS a 3 b 6 [RZ-FIRE-1]
do aim 2108
roll 11
event FIRE_ODDS a 3 b 6 [RZ-FIRE-1]

case the same for the Austrian side
side austrian
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 side-W
unit pl_2pp_2 2008 side-E
unit au_grenz_1 2108 side-W
do aim 1008
roll 11
event FIRE_ODDS a 6 b 6 [RZ-FIRE-1]
do aim 2008
roll 11
event FIRE_ODDS a 6 b 6 [RZ-FIRE-1]

case in line four increments a hex: Poles and voltigeurs three times, Saxons twice
phase offensive
unit pl_2pp_1 1008 NE line
unit au_ir48_1 1108 side-W left=9
unit pl_volt 2008 NE line
unit au_ir48_2 2108 side-W left=9
unit sx_a 3008 NE line
unit au_ir48_3 3108 side-W left=9
do aim 1108
roll 11
event FIRE_ODDS a 12 b 6 [RZ-FIRE-2 LB-2.9-3]
do aim 2108
roll 11
event FIRE_ODDS a 12 b 6 [RZ-FIRE-2]
do aim 3108
roll 11
event FIRE_ODDS a 8 b 6 [RZ-FIRE-2]

case Austrian line three times, Grenz twice
side austrian
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 SW line
unit pl_2pp_2 2008 side-E
unit au_grenz_1 2108 SW line
do aim 1008
roll 11
event FIRE_ODDS a 12 b 6 [RZ-FIRE-2]
do aim 2008
roll 11
event FIRE_ODDS a 8 b 6 [RZ-FIRE-2]

case ten increments in two hexes fire with twenty-four
side austrian
phase offensive
unit au_ir48_1 3008 3107 NW line
unit pl_2pp_1 3007 side-SE
unit pl_poniatowski 1005
do aim 3007
do volley 3008
do volley 3107
chance LB-2.9-7
roll 11
event FIRE_ODDS a 24 b 6 [LB-2.9-3 RZ-FIRE-2]

case carré: two increments through a side, Saxons twice, others three times
phase offensive
unit pl_2pp_1 1008 carre
unit au_ir48_1 1108 side-W left=9
unit sx_a 2008 carre
unit au_ir48_2 2108 side-W left=9
do aim 1108
roll 11
event FIRE_ODDS a 6 b 6 [RZ-FIRE-3 LB-2.9-4]
do aim 2108
roll 11
event FIRE_ODDS a 4 b 6 [RZ-FIRE-3]

case Grenz in carré three times too
side austrian
phase offensive
unit au_grenz_1 1108 carre
unit pl_2pp_1 1008 side-E
unit pl_2pp_2 3008 side-E
do aim 1008
roll 11
event FIRE_ODDS a 6 b 6 [RZ-FIRE-3]

case general order: the printed value; Austrian line in buildings half as much again
phase defensive
side polish
unit au_ir48_1 4628 side-SE
unit pl_2pp_1 4729 side-NW
unit au_grenz_1 2827 side-E
unit pl_2pp_2 2927 side-W
unit au_ir48_2 6129 side-W
unit pl_2pp_3 6029 side-W
do aim 4729
roll 11
event FIRE_ODDS a 9 b 10 [RZ-FIRE-8 RZ-FIRE-4]
do aim 2927
roll 11
event FIRE_ODDS a 6 b 6 [RZ-FIRE-4]
do aim 6029
roll 11
event FIRE_ODDS a 6 b 6 [RZ-FIRE-4]

case skirmishers: three increments a hex times two, Saxons the printed value
phase offensive
unit pl_volt 1008 NE skirmish left=3
unit au_ir48_1 1108 side-W left=9
unit sx_a 2008 NE skirmish left=3
unit au_ir48_2 2108 side-W left=9
unit sx_b 3008 3107 NW skirmish left=5
unit au_ir48_3 3007 side-E left=9
do aim 1108
roll 11
event FIRE_ODDS a 6 b 6 [RZ-FIRE-5 LB-2.8-2]
do aim 2108
roll 11
event FIRE_ODDS a 3 b 6 [RZ-FIRE-5]
do aim 3007
do volley 3008
do shoot
roll 11
event FIRE_ODDS a 1 b 6 [RZ-FIRE-5 LB-2.8-2]

case Polish line does not skirmish, Grenz twice
side austrian
phase offensive
unit au_grenz_1 1108 SW skirmish left=3
unit pl_2pp_1 1008 side-E
unit au_ir48_1 3008
unit pl_2pp_2 5008 side-E
do aim 1008
roll 11
event FIRE_ODDS a 6 b 6 [RZ-FIRE-5]

case Masse fires as a column
side austrian
phase offensive
unit au_ir48_1 1108 NW masse
unit pl_2pp_1 1008 side-E
unit pl_2pp_2 1608 side-E
do aim 1008
roll 11
event FIRE_ODDS a 6 b 6 [RZ-FIRE-6 LB-2.21-1]

case disordered: half; routed: nothing
phase offensive
unit pl_2pp_1 1008 side-E disordered
unit au_ir48_1 1108 side-W left=9
unit pl_2pp_2 2008 side-E routed
unit au_ir48_2 2108 side-W left=9
illegal aim 2108 LB-2.9-5 [LB-2.9-5]
do aim 1108
roll 11
event FIRE_ODDS a 2 b 6 [RZ-FIRE-7 LB-2.14-2]

case the last increment fires half of the printed value
phase offensive
unit pl_2pp_1 1008 side-E left=1
unit au_ir48_1 1108 side-W left=9
unit pl_2pp_2 2008 side-E left=2
unit au_ir48_2 2108 side-W left=9
do aim 1108
roll 11
event FIRE_ODDS a 2 b 6 [LB-2.3-2]
do aim 2108
roll 11
event FIRE_ODDS a 4 b 6 [LB-2.3-2]

case no cavalry of this battle fires
phase offensive
unit pl_1sk 1008 side-E
unit pl_2pp_1 2008 side-E
unit au_ir48_1 1108 side-W
unit au_ir48_2 2108 side-W
illegal aim 1108 HAS_NO_FIRE [LB-2.8-5 LB-2.3-4]
