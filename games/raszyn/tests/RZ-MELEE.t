title what multiplies melee values

case a value falls with the increments: 15 for five, 12 for four
phase melee
unit pl_12pp_1 3009 side-NE left=4
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 33
event MELEE_ODDS a 1 b 1 [LB-2.3-1 LB-2.15-7]

case with one more gone it is less than one to one
phase melee
unit pl_12pp_1 3009 side-NE left=3
unit au_ir48_1 3008 S line left=4
do assault 3008
roll 66
roll 66
roll 33
event MELEE_ODDS a 1 b 2 [LB-2.3-1 LB-2.0-6]

case in the flank twice as much
phase melee
unit pl_2pp_1 3108 side-W
unit au_ir48_1 3008 side-SW left=6
do assault 3008
roll 66
roll 66
roll 33
event TIMES_FLANK unit pl_2pp_1 a 2 b 1 [RZ-MELEE-1]
event MELEE_ODDS a 3 b 1 [RZ-MELEE-1 RZ-MELEE-7]

case in the rear half as much again
phase melee
unit pl_2pp_1 3107 side-SW
unit au_ir48_1 3008 side-SW left=6
do assault 3008
roll 66
roll 66
roll 33
event TIMES_REAR unit pl_2pp_1 a 3 b 2 [RZ-MELEE-2]
event MELEE_ODDS a 2 b 1 [RZ-MELEE-2 RZ-MELEE-7]

case who is routed has no rear
phase melee
unit pl_2pp_1 3107 side-SW
unit au_ir48_1 3008 routed left=6
do assault 3008
roll 66
roll 66
roll 33
noevent TIMES_REAR [RZ-MELEE-5]
event TIMES_ROUT unit au_ir48_1 a 1 b 3 [RZ-MELEE-5]
event MELEE_ODDS a 3 b 1 [RZ-MELEE-5]

case skirmishers fight with half, and a half of them with a quarter
phase melee
unit pl_2pp_1 3009 side-NE left=5
unit au_grenz_1 3008 3108 S skirmish left=8
do assault 3008
do stay au_grenz_1
roll 66
roll 33
event TIMES_SKIRMISH unit au_grenz_1 a 1 b 2 [RZ-MELEE-3 LB-2.8-3]
event MELEE_ODDS a 3 b 1 [RZ-MELEE-3]

case a disordered defender with half
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW disordered left=6
do assault 3008
roll 66
roll 66
roll 33
event TIMES_DISORDER unit au_ir48_1 a 1 b 2 [RZ-MELEE-4 LB-2.14-2]
event MELEE_ODDS a 2 b 1 [RZ-MELEE-4]

case in road march with a quarter, and of four increments only
phase melee
unit pl_2pp_1 3138 side-NW
unit au_ir48_1 3137 3136 3236 side-SE road_march
do assault 3137
roll 66
roll 66
roll 33
event TIMES_ROAD_MARCH unit au_ir48_1 a 1 b 4 [RZ-MELEE-6]
event MELEE_ODDS a 6 b 1 [RZ-MELEE-6]

case infantry against a column half as much again
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=6
do assault 3008
roll 66
roll 66
roll 33
event TIMES_COLUMN_FOOT unit pl_2pp_1 a 3 b 2 [RZ-MELEE-7]
event MELEE_ODDS a 3 b 2 [RZ-MELEE-7]

case cavalry in column as well
phase melee
unit pl_2pp_1 3009 side-NE
unit au_hr1 3008 side-SW exhausted
do assault 3008
do stay au_hr1
do full au_hr1
roll 33
event TIMES_COLUMN_FOOT unit pl_2pp_1 a 3 b 2 [RZ-MELEE-7]

case not against a line, nor in general order, nor with cavalry
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_1sk 2726 side-E
unit au_ir48_1 3008 S line
unit au_ir48_2 2826
do assault 3008
roll 66
roll 66
roll 33
noevent TIMES_COLUMN_FOOT [RZ-MELEE-7]

case against a carré too, by the base rules
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 carre left=6
do assault 3008
roll 66
roll 66
roll 33
event TIMES_CARRE_FOOT unit pl_2pp_1 a 3 b 2 [LB-2.15-16]

case over a bridge across a stream: four increments, two thirds of them
phase melee
unit pl_2pp_1 1732 side-NW
unit au_ir48_1 1731 S line left=4
do assault 1731
roll 66
roll 66
roll 33
event TIMES_STREAM unit pl_2pp_1 a 2 b 3 [RZ-MELEE-8]
event MELEE_ODDS a 1 b 2 [RZ-MELEE-8 RZ-BRIDGE-1]

case cavalry over it as well
phase melee
unit pl_1sk 1732 side-NW
unit au_hr1 1731 side-SE left=4
do assault 1731
do full pl_1sk
do full au_hr1
roll 33
event TIMES_STREAM unit pl_1sk a 2 b 3 [RZ-MELEE-17 RZ-BRIDGE-2]
event MELEE_ODDS a 1 b 2 [RZ-MELEE-17]

case a charge with three hexes straight counts twice
phase melee
unit pl_1sk 3009 side-NE charged is_bound straight bound=3008
unit au_ir48_1 3008 side-SW stood
do full pl_1sk
roll 33
event TIMES_CHARGE unit pl_1sk a 2 b 1 [RZ-MELEE-9 LB-2.16-8]
event MELEE_ODDS a 2 b 1 [RZ-MELEE-9]

case not against cavalry that rode to meet it
phase melee
unit pl_1sk 3009 side-NE charged is_bound straight countered bound=3008
unit au_hr1 3008 side-SW charged is_bound countered bound=3009
do full pl_1sk
do full au_hr1
roll 33
noevent TIMES_CHARGE [LB-2.16-17]

case heavy against light cavalry twice as much, attacking
phase melee
side austrian
unit au_kr5 3009 side-NE left=6
unit pl_1sk 3008 side-SW left=8
do assault 3008
do stay pl_1sk
do full au_kr5
do full pl_1sk
roll 33
event TIMES_HEAVY unit au_kr5 a 2 b 1 [RZ-MELEE-10]
event MELEE_ODDS a 2 b 1 [RZ-MELEE-10]

case not defending
phase melee
unit pl_1sk 3009 side-NE left=8
unit au_kr5 3008 side-SW left=6
do assault 3008
do full pl_1sk
do full au_kr5
roll 33
noevent TIMES_HEAVY [RZ-MELEE-10 LB-2.16-25]
event MELEE_ODDS a 1 b 1 [RZ-MELEE-10]

case heavy cavalry in line attacks with half
phase melee
side austrian
unit au_kr5 3009 NE line left=6
unit pl_1sk 3008 side-SW left=8
do assault 3008
do stay pl_1sk
do full au_kr5
do full pl_1sk
roll 33
event TIMES_HEAVY_LINE unit au_kr5 a 1 b 2 [RZ-MELEE-11]
event MELEE_ODDS a 1 b 1 [RZ-MELEE-11]

case and defends with all it has
phase melee
unit pl_1sk 3009 side-NE left=8
unit au_kr5 3008 S line left=6
do assault 3008
do full pl_1sk
do full au_kr5
roll 33
noevent TIMES_HEAVY_LINE [RZ-MELEE-11]
event MELEE_ODDS a 1 b 1 [RZ-MELEE-11]

case tired cavalry fights with half, on both sides
phase melee
unit pl_1sk 3009 side-NE tired
unit au_hr1 3008 side-SW tired
do assault 3008
do full pl_1sk
do full au_hr1
roll 33
event TIMES_TIRED unit pl_1sk a 1 b 2 [RZ-MELEE-12 LB-2.16-1]
event TIMES_TIRED unit au_hr1 a 1 b 2 [RZ-MELEE-14]

case exhausted cavalry with a third
phase melee
unit pl_1sk 3009 side-NE exhausted
unit au_hr1 3008 side-SW exhausted
do assault 3008
do full pl_1sk
do full au_hr1
roll 33
event TIMES_EXHAUSTED unit pl_1sk a 1 b 3 [RZ-MELEE-13 LB-2.16-1]
event TIMES_EXHAUSTED unit au_hr1 a 1 b 3 [RZ-MELEE-15]

case a third of a third of eighteen is two
phase melee
side austrian
unit au_hr1 3009 side-NE exhausted left=6
unit sx_huss 3008 side-SW exhausted left=2
do assault 3008
do save au_hr1
do full sx_huss
roll 33
event TIMES_SAVING unit au_hr1 a 1 b 3 [LB-2.16-3]
event MELEE_ODDS a 1 b 1 [LB-2.16-3 RZ-MELEE-13]

case cavalry on a carré with half
phase melee
unit pl_1sk 3008 side-NE is_bound bound=3008
unit au_ir48_1 3008 carre
do full pl_1sk
roll 33
event TIMES_CARRE_HORSE unit pl_1sk a 1 b 2 [RZ-MELEE-16 LB-2.15-16]
event MELEE_ODDS a 1 b 2 [RZ-MELEE-16]

case on a Masse with three quarters, and no doubling
phase melee
unit pl_1sk 3008 side-NE is_bound straight bound=3008
unit au_ir48_1 3008 S masse
do full pl_1sk
roll 33
event TIMES_MASSE unit pl_1sk a 3 b 4 [LB-2.21-2]
noevent TIMES_CHARGE [LB-2.21-2]

case cavalry that was not recalled with half
phase melee
unit pl_1sk 3009 side-NE charged loose is_bound bound=3008
unit au_ir48_1 3008 side-SW
do full pl_1sk
roll 44
event TIMES_LOOSE unit pl_1sk a 1 b 2 [LB-3.8-1]
roll 66
roll 66
event IS_ROUTED unit pl_1sk [LB-2.16-18]

case cavalry into a village with a third
phase melee
unit pl_1sk 2726 side-E
unit au_ir48_1 2826 side-W
do assault 2826
do full pl_1sk
roll 33
event TIMES_COVER unit pl_1sk a 1 b 3 [LB-2.15-18]

case lances in line, once for each hex of it
phase melee
unit pl_2ul 3009 2909 N line
unit au_hr1 2908 side-SW
do assault 2908
do attack pl_2ul 3009
do attack pl_2ul 2909
do full pl_2ul
do full au_hr1
roll 33
event TIMES_LANCES unit pl_2ul a 14 b 1 [RZ-MELEE-18 LB-2.4-21]

case half of the line with half of the value and one bonus
phase melee
unit pl_2ul 3009 2909 N line
unit au_hr1 3008 side-SW
do assault 3008
do full pl_2ul
do full au_hr1
roll 33
event TIMES_LANCES unit pl_2ul a 7 b 1 [RZ-MELEE-18 LB-2.16-24]
event MELEE_ODDS a 1 b 2 [LB-2.4-21]

case none in column, unless the table allows it
phase melee
unit pl_2ul 3009 side-NE
unit au_hr1 3008 side-SW
do assault 3008
do full pl_2ul
do full au_hr1
roll 33
noevent TIMES_LANCES [LB-2.16-24]

case the table allows it
option lance_in_column=on
phase melee
unit pl_2ul 3009 side-NE
unit au_hr1 3008 side-SW
do assault 3008
do full pl_2ul
do full au_hr1
roll 33
event TIMES_LANCES unit pl_2ul a 7 b 1 [RZ-MELEE-18]

case standing lancers as well, for the hex that is attacked
phase melee
side austrian
unit au_hr1 3009 side-NE
unit pl_2ul 3008 3108 S line
do assault 3008
do full au_hr1
do full pl_2ul
roll 33
event TIMES_LANCES unit pl_2ul a 7 b 1 [RZ-MELEE-18 LB-2.16-24]

case but not in column
phase melee
side austrian
unit au_hr1 3009 side-NE
unit pl_2ul 3008 side-SW
do assault 3008
do full au_hr1
do full pl_2ul
roll 33
noevent TIMES_LANCES [RZ-MELEE-18]

case routed cavalry defends with a third like all the routed
phase melee
unit pl_1sk 3009 side-NE
unit au_hr1 3008 routed
do assault 3008
do full pl_1sk
roll 33
event TIMES_ROUT unit au_hr1 a 1 b 3 [RZ-MELEE-5]

case a side is never worth less than one
phase melee
side austrian
unit au_ir48_1 3009 side-NE left=1
unit pl_fb1 3008 side-SW left=1 disordered
do assault 3008
roll 66
roll 66
roll 33
event MELEE_ODDS a 3 b 1 [LB-2.15-7]
