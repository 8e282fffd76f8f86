title melee at bridge, dike, stream, ford and swamp

case half of the increments on a dike, for the checks as for the melee
phase melee
side austrian
unit au_ir48_1 4026 side-NW
unit pl_6pp_1 4025 side-SE
do assault 4025
roll 66
event PRE_ODDS unit pl_6pp_1 a -3 [RZ-DIKE-3 RZ-PRE-4]
roll 66
event PRE_ODDS unit au_ir48_1 a 3 [RZ-DIKE-3 RZ-PRE-4]
roll 33
event TIMES_DIKE unit pl_6pp_1 a 1 b 2 [RZ-DIKE-3]
event MELEE_ODDS a 5 b 1 [RZ-DIKE-3 RZ-MELEE-7]

case and of those who come from it
phase melee
unit pl_6pp_1 4025 side-SE
unit au_ir48_1 4026 N line left=3
do assault 4026
roll 66
event PRE_ODDS unit au_ir48_1 a 3 [RZ-DIKE-3 RZ-PRE-2]
roll 66
roll 33
event TIMES_DIKE unit pl_6pp_1 a 1 b 2 [RZ-DIKE-3]
event MELEE_ODDS a 1 b 1 [RZ-DIKE-3]

case a road march with its four, but no more than half of it
phase melee
unit pl_6pp_1 4024 4023 side-SW road_march
unit au_ir48_1 4025 side-NE left=6
do assault 4025
roll 66
event PRE_ODDS unit au_ir48_1 a 3 [RZ-DIKE-3 RZ-PRE-2]
roll 66
roll 33
event TIMES_DIKE unit pl_6pp_1 a 3 b 4 [RZ-DIKE-3]
event MELEE_ODDS a 3 b 2 [RZ-DIKE-3 RZ-MELEE-7]

case skirmishers on it a quarter
phase melee
side austrian
unit au_ir48_1 4026 side-NW left=3
unit pl_volt 4025 S skirmish left=3
do assault 4025
do stay pl_volt
roll 66
event PRE_ODDS unit pl_volt a -6 [RZ-DIKE-4 RZ-PRE-5]
roll 33
event TIMES_DIKE_SKIRMISH unit pl_volt a 1 b 4 [RZ-DIKE-4]

case cavalry does not fight there
phase melee
side austrian
unit au_hr1 4026 side-NW
unit pl_6pp_1 4025 side-SE
unit au_ir48_2 2009 side-NE
unit pl_3pp_1 2008 side-SW
illegal assault 4025 NO_HORSE_FIGHTS_ON_DIKE [RZ-DIKE-6]

case a dike is assaulted along its road
phase melee
side austrian
unit au_grenz_1 4125 SW skirmish left=3
unit pl_6pp_1 4025 side-SE
unit au_ir48_2 2009 side-NE
unit pl_3pp_1 2008 side-SW
illegal assault 4025 ASSAULT_ALONG_DIKE [RZ-MOVE-15]

case over the stone bridge four increments attack and four defend
phase melee
side austrian
unit au_ir48_1 4024 side-NW
unit pl_1pp_1 4023 side-SE
do assault 4023
roll 66
event PRE_ODDS unit pl_1pp_1 a 3 [RZ-BRIDGE-1 RZ-PRE-2]
roll 66
roll 33
noevent TIMES_DIKE [RZ-BRIDGE-1]
event MELEE_ODDS a 3 b 2 [RZ-BRIDGE-1 RZ-BRIDGE-2 RZ-MELEE-7]

case they are four however many stand there
phase melee
side austrian
unit au_ir48_1 1732 side-NW
unit pl_1pp_1 1731 S line
unit pl_1pp_2 1731 S line
do assault 1731
roll 66
event PRE_ODDS unit pl_1pp_1 a 3 [RZ-BRIDGE-1]
roll 66
roll 66
roll 33
event MELEE_ODDS a 1 b 2 [RZ-BRIDGE-1 RZ-MELEE-8]

case in road march on the bridge four at a quarter
phase melee
side austrian
unit au_ir48_1 4024 side-NW
unit pl_6pp_1 4023 3922 side-SE road_march
do assault 4023
roll 66
roll 66
roll 33
event MELEE_ODDS a 4 b 1 [RZ-BRIDGE-1 RZ-MELEE-6]

case cavalry assaults over the stone bridge, in road march
phase melee
unit pl_5sk 4023 3922 4021 side-SE road_march
unit au_ir48_1 4024 side-NW
legal assault 4024 [RZ-BRIDGE-2]
do assault 4024
do full pl_5sk
roll 66
event MELEE_ODDS a 1 b 1 [RZ-BRIDGE-1 RZ-BRIDGE-2]
event RESULT_DR

case and stands beyond it in road march
phase melee
unit pl_5sk 4023 3922 4021 side-SE road_march
unit au_ir48_1 4024 side-NW left=1
do assault 4024
do full pl_5sk
roll 66
event GOES_INTO unit pl_5sk hex 4024 [LB-2.15-10]
expect unit pl_5sk hexes=4024+4023+3922 form=road_march facing=side-SE [RZ-DIKE-6 RZ-BRIDGE-1]
expect state unit pl_5sk causeway [RZ-DIKE-7]

case not in column
phase melee
unit pl_5sk 4023 side-SE column
unit au_ir48_1 4024 side-NW
unit pl_3pp_1 2009 side-NE
unit au_ir48_2 2008 side-SW
illegal assault 4024 RZ-BRIDGE-1 [RZ-BRIDGE-1]

case nobody assaults across a stream
phase melee
unit pl_2pp_1 0534 side-NW
unit pl_1sk 0434 side-NE
unit au_ir48_1 0533 side-SE
unit pl_3pp_1 2009 side-NE
unit au_ir48_2 2008 side-SW
illegal assault 0533 RZ-STREAM-2 [RZ-STREAM-2]

case unless the table has agreed on it
option stream_assault=on
phase melee
unit pl_2pp_1 0534 side-NW
unit au_ir48_1 0533 side-SE
legal assault 0533 [RZ-STREAM-2]

case nor through a ford
phase melee
unit pl_2pp_1 5022 side-SE
unit au_ir48_1 5123 side-NW
unit pl_3pp_1 2009 side-NE
unit au_ir48_2 2008 side-SW
illegal assault 5123 RZ-FORD-2 [RZ-FORD-2]

case nor over the river
phase melee
unit pl_2pp_1 5122 side-SW
unit au_ir48_1 5123 side-NE
unit pl_3pp_1 2009 side-NE
unit au_ir48_2 2008 side-SW
illegal assault 5123 RZ-RIVER-1 [RZ-RIVER-1]

case into a swamp go skirmishers of the light infantry, with a quarter on both sides
phase melee
side austrian
unit au_grenz_1 5820 S skirmish left=3
unit pl_volt 5721 5821 N skirmish
do assault 5821
do stay pl_volt
roll 66
roll 33
event TIMES_SWAMP unit au_grenz_1 a 1 b 4 [RZ-SWAMP-2]
event TIMES_SWAMP unit pl_volt a 1 b 4 [RZ-SWAMP-2]

case nobody else
phase melee
side austrian
unit au_ir48_1 5820 side-SW
unit pl_volt 5721 5821 N skirmish
unit au_ir48_2 2009 side-NE
unit pl_3pp_1 2008 side-SW
illegal assault 5821 RZ-SWAMP-1 [LB-2.15-1]

case cavalry that breaks with a part of it on a dike is lost: closing up does not save it
side austrian
phase offensive
unit au_ir48_1 4024 side-NW
unit pl_5sk 4023 3922 4021 side-SE road_march
unit pl_2pp_1 5008
do aim 4023
roll 66
roll 11
event PERISHES_ON_DIKE unit pl_5sk [RZ-DIKE-9]

case guns too
side austrian
phase offensive
unit au_ir48_1 4024 side-NW
unit pl_fb2 4023 side-SE road_march
unit pl_2pp_1 5008
do aim 4023
roll 41
roll 11
event GUNS_LOST_ON_DIKE unit pl_fb2 [RZ-DIKE-11]
