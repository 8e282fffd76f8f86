title what ground costs [RZ-MOVE]

case clear ground costs one point for every arm
unit pl_2pp_1 3008 side-E
unit pl_1sk 3009 side-E
unit pl_fb3 3010 side-E limbered
do move pl_2pp_1
do step pl_2pp_1 3108
expect unit pl_2pp_1 mp=2 [RZ-MOVE-1]
do stop
do move pl_1sk
do step pl_1sk 3109
expect unit pl_1sk mp=2 [RZ-MOVE-1]
do stop
do move pl_fb3
do step pl_fb3 3110
expect unit pl_fb3 mp=2 [RZ-MOVE-1]

case built-up ground costs three
unit pl_2pp_1 3617 side-E
unit pl_1sk 3717 side-SE
unit pl_fb3 5716 side-SE limbered
do move pl_1sk
do step pl_1sk 3718
expect unit pl_1sk mp=6 form=general_order [RZ-MOVE-2]
do stop
do move pl_fb3
do step pl_fb3 5817
expect unit pl_fb3 mp=2 [RZ-MOVE-1]
do stop
do move pl_2pp_1
do turn pl_2pp_1 side-SE
do step pl_2pp_1 3618
expect unit pl_2pp_1 mp=4 [LB-2.6-2]

case a wood costs infantry two, cavalry five, and is closed to guns
unit pl_2pp_1 4126 side-E
unit pl_1sk 4127 side-NE
unit pl_fb3 4327 side-NW limbered
do move pl_2pp_1
do step pl_2pp_1 4226
expect unit pl_2pp_1 mp=4 form=general_order [RZ-MOVE-3]
do stop
do move pl_fb3
illegal step pl_fb3 4226 RZ-MOVE-3 [RZ-MOVE-3]
do stop
do move pl_1sk
do step pl_1sk 4126
do step pl_1sk 4225
expect unit pl_1sk mp=12 [RZ-MOVE-3]

case a slope adds two, three and four
unit pl_2pp_1 3115 side-NE
unit pl_1sk 3215 side-NE
unit pl_fb3 3315 side-NE limbered
do move pl_2pp_1
do step pl_2pp_1 3114
do step pl_2pp_1 3213
expect unit pl_2pp_1 mp=8 [RZ-MOVE-4]
do stop
do move pl_1sk
do step pl_1sk 3214
expect unit pl_1sk mp=8 [RZ-MOVE-4]
do stop
do move pl_fb3
do step pl_fb3 3314
expect unit pl_fb3 mp=10 [RZ-MOVE-4]

case swamp costs light infantry in skirmish order four and is closed to everybody else
unit pl_volt 3521 3621 S skirmish
unit pl_2pp_1 3321 side-SE
unit pl_1sk 3421 side-SE
do move pl_volt
do wheel pl_volt 3522 1
expect unit pl_volt hexes=3522+3621 mp=8 [RZ-MOVE-5]
do stop
do move pl_2pp_1
illegal step pl_2pp_1 3322 RZ-SWAMP-1 [RZ-MOVE-5 RZ-MOVE-18]
do stop
do move pl_1sk
illegal step pl_1sk 3422 SWAMP_BARS [RZ-MOVE-18]

case skirmishers in swamp
unit pl_volt 3421 3422 SW skirmish
unit pl_poniatowski 2030
do move pl_volt
do step pl_volt 3321
expect unit pl_volt hexes=3321+3322 mp=8 [RZ-MOVE-5 RZ-SWAMP-1]

case road march: half a point along the road, two through buildings
unit pl_2pp_1 4014 4013 side-SE road_march
do move pl_2pp_1
do step pl_2pp_1 4015
expect unit pl_2pp_1 hexes=4015+4014 mp=1 [RZ-MOVE-6 LB-2.5-5]
do step pl_2pp_1 3916
do step pl_2pp_1 4017
do step pl_2pp_1 3918
expect unit pl_2pp_1 hexes=3918+4017 mp=7 [RZ-MOVE-14]
illegal step pl_2pp_1 3818 KEEPS_TO_THE_ROAD [RZ-MOVE-6]

case a column on a road pays for the ground, and the slope
unit pl_2pp_1 4014 side-SE column
do move pl_2pp_1
do step pl_2pp_1 4015
expect unit pl_2pp_1 mp=6 [RZ-MOVE-6]

case a river is not crossed but by bridge or dike
unit pl_2pp_1 5421 side-SE
do move pl_2pp_1
illegal step pl_2pp_1 5422 RZ-RIVER-1 [RZ-MOVE-8 RZ-RIVER-1]

case the stone bridge: a point, or the dike's cost, and road march only
unit pl_2pp_1 4023 3922 side-SE road_march
unit pl_1pp_1 1830 side-SE
unit pl_3pp_1 1731 1631 side-SE road_march
do move pl_2pp_1
do step pl_2pp_1 4024
expect unit pl_2pp_1 hexes=4024+4023 mp=4 [RZ-MOVE-7 RZ-MOVE-19]
do stop
do move pl_3pp_1
do step pl_3pp_1 1732
expect unit pl_3pp_1 hexes=1732+1731 mp=2 [RZ-MOVE-7]

case a column does not cross a bridge
unit pl_2pp_1 4023 side-SE column left=4
do move pl_2pp_1
illegal step pl_2pp_1 4024 LEAVES_DIKE_BY_ROAD [RZ-BRIDGE-1 RZ-MOVE-15]

case a stream costs three, five and four more, and what follows
unit pl_2pp_1 6120 side-SE
unit pl_1sk 6020 side-SW
unit pl_fb3 6420 side-SE limbered
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 6221
do step pl_2pp_1 6222
do stop
expect unit pl_2pp_1 mp=10 condition=disordered [RZ-MOVE-9 RZ-MOVE-20 RZ-STREAM-3]
do move pl_fb3
do step pl_fb3 6521
do stop
expect unit pl_fb3 mp=10 condition=disordered [RZ-MOVE-9 RZ-STREAM-1]

case cavalry is tired after a stream
unit pl_1sk 6120 side-SE
unit pl_poniatowski 2030
do move pl_1sk
do step pl_1sk 6221
do stop
expect unit pl_1sk mp=12 condition=good readiness=tired [RZ-MOVE-9 RZ-STREAM-3]

case a ford costs five, ten and six, four for light infantry in skirmish order, and nothing follows
unit pl_2pp_1 4622 side-SW
unit pl_1sk 5022 side-SE
unit pl_fb3 6220 side-SE limbered
unit au_grenz_1 5522 SE skirmish left=3
unit pl_poniatowski 2030
do move pl_2pp_1
do oblique pl_2pp_1 4723
do stop
expect unit pl_2pp_1 mp=12 condition=good [RZ-MOVE-10 RZ-FORD-1]
do move pl_1sk
do step pl_1sk 5123
do stop
expect unit pl_1sk mp=22 readiness=fresh [RZ-MOVE-10]
do move pl_fb3
do step pl_fb3 6321
do stop
expect unit pl_fb3 mp=14 condition=good [RZ-MOVE-10 RZ-FORD-3]

case skirmishers of light infantry at a ford
unit pl_volt 5621 SW skirmish left=3
unit pl_poniatowski 2030
do move pl_volt
do step pl_volt 5522
expect unit pl_volt mp=10 [RZ-MOVE-10 RZ-FORD-3]

case nobody fords a river where the enemy stands
unit pl_2pp_1 4622 side-SW
unit au_ir48_1 4723 side-SW
do move pl_2pp_1
illegal step pl_2pp_1 4723 ENEMY_IS_THERE [RZ-FORD-1]

case dikes cost two, three and three, in road march
unit pl_2pp_1 4021 3920 side-SW road_march
unit pl_1sk 1019 0918 0917 0816 side-SE road_march
unit pl_fb3 6618 side-SE road_march
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 3922
expect unit pl_2pp_1 mp=4 [RZ-MOVE-11 RZ-DIKE-1]
do stop
do move pl_1sk
do step pl_1sk 1020
expect unit pl_1sk mp=6 [RZ-MOVE-11 RZ-DIKE-6]
do stop
do move pl_fb3
do step pl_fb3 6619
expect unit pl_fb3 mp=6 [RZ-MOVE-11 RZ-DIKE-10]

case onto a dike in road march only
unit pl_2pp_1 4021 side-SW
do move pl_2pp_1
illegal step pl_2pp_1 3922 RZ-MOVE-15 [RZ-MOVE-15]

case gardens cost two, two and four
unit pl_2pp_1 4826 side-SE
unit pl_1sk 4926 side-SW
unit pl_fb3 4830 side-NW limbered
do move pl_2pp_1
do turn pl_2pp_1 side-SW
do step pl_2pp_1 4827
expect unit pl_2pp_1 mp=6 form=general_order [RZ-MOVE-12]
do stop
do move pl_fb3
do step pl_fb3 4829
do oblique pl_fb3 4828
expect unit pl_fb3 mp=10 [RZ-MOVE-12]

case who can skirmish may stay in skirmish order in cover
unit sx_gren 3717 SE skirmish left=3
unit pl_poniatowski 2030
do move sx_gren
do step sx_gren 3718
expect unit sx_gren form=skirmish [RZ-MOVE-13]

case guns do not unlimber on a dike
unit pl_fb1 3922 side-SE limbered
do move pl_fb1
illegal unlimber pl_fb1 side-SE RZ-MOVE-17 [RZ-MOVE-17 RZ-DIKE-10]
