title disorder moves and rout moves

case a disorder move: three points away from the enemy, homeward; the owner chooses the facing
side austrian
phase offensive
unit au_ir48_1 3008 NE line
unit pl_3pp_1 3108 side-W fire_lost=1
unit pl_2pp_1 5008
do aim 3108
roll 41
roll 11
event FLEES_TO unit pl_3pp_1 hex 3207 [LB-2.14-6 LB-2.14-8]
expect actor polish
expect prompt ASK_FACING
do face pl_3pp_1 side-W
expect unit pl_3pp_1 hex=3305 condition=disordered facing=side-W [LB-2.14-6]

case dear ground: at least one hex
side austrian
phase offensive
unit au_ir48_1 0713 side-E
unit au_ir48_2 0513 NE line
unit au_ir48_3 0512 side-NW
unit au_ir30_1 0612 side-NE
unit au_ir30_2 0514 side-W
unit pl_3pp_1 0613 side-NW fire_lost=1
unit pl_2pp_1 5008
do aim 0613
roll 41
roll 11
event FLEES_TO unit pl_3pp_1 hex 0614 [LB-2.14-6]
expect prompt ASK_FACING [LB-2.14-6]
expect unit pl_3pp_1 hex=0614 form=general_order [LB-2.14-6]

case a rout move: ten hexes whatever they cost
phase recovery
unit pl_3pp_1 2018 disordered
unit au_ir48_1 2028
roll 11
event FLEES_TO unit pl_3pp_1 hex 2009
expect unit pl_3pp_1 hex=2008 condition=routed [LB-2.14-7]

case off the map over the edge: counts as routed for an hour, then as lost
phase recovery
turn 3
unit pl_3pp_1 2001 routed
unit au_ir48_1 1901
unit au_ir48_2 2101
unit au_ir48_3 1902
unit au_ir30_1 2002
roll 11
event FLEES_OFF_MAP unit pl_3pp_1 [LB-2.14-11]
expect unit pl_3pp_1 off status=fled [LB-2.14-11]

case shut in: it surrenders
side austrian
phase offensive
unit pl_3pp_1 3108 side-W fire_lost=1
unit pl_poniatowski 3108
unit au_ir48_1 3008 NE line
unit au_ir48_2 3107 side-E
unit au_ir48_3 3207 side-E
unit au_ir30_1 3208 side-E
unit au_ir30_2 3209 side-E
unit au_ir30_3 3109 side-E
unit pl_2pp_1 5008
do aim 3108
do volley 3008
do shoot
roll 41
roll 11
event SURRENDERS unit pl_3pp_1 [LB-2.14-8 LB-4.3-4]
event LEADER_IS_TAKEN unit pl_poniatowski [LB-2.19-4]

case far enough from every enemy it stays
phase recovery
unit pl_3pp_1 2010 routed
unit au_ir48_1 2025
roll 11
event STAYS_FAR_AWAY unit pl_3pp_1 [LB-2.14-10]
expect unit pl_3pp_1 hex=2010

case farther away it makes for woods or houses
phase recovery
unit pl_3pp_1 0804 routed
unit au_ir48_1 3040
roll 11
event TAKES_SHELTER unit pl_3pp_1 [LB-2.14-10]
expect unit pl_3pp_1 condition=routed form=general_order [LB-2.14-10]

case a full last hex: one hex further
side austrian
phase offensive
unit au_ir48_1 3008 NE line
unit pl_3pp_1 3108 side-W fire_lost=1
unit pl_1pp_1 3305 side-W
unit pl_1pp_2 3305 side-W
unit pl_1pp_3 3305 side-W
unit pl_2pp_1 3405 side-W
unit pl_2pp_2 3405 side-W
unit pl_2pp_3 3405 side-W
unit pl_6pp_1 3406 side-W
unit pl_6pp_2 3406 side-W
unit pl_6pp_3 3406 side-W
do aim 3108
roll 41
roll 11
event FLEES_TO unit pl_3pp_1 hex 3304 [LB-2.14-6]
expect unit pl_3pp_1 hex=3304 [LB-2.14-6]

case into a swamp: lost, but for light infantry
side polish
phase offensive
unit pl_2pp_2 4621 side-SE
unit pl_1pp_1 4721 side-SE
unit pl_1pp_2 4821 side-SW
unit pl_1pp_3 4622 side-E
unit pl_3pp_1 4723 side-NE
unit au_ir48_1 4722 side-E left=9
unit pl_2pp_1 4823 side-NW
do aim 4722
do volley 4622
do shoot
roll 66
roll 11
event PERISHES_IN_SWAMP unit au_ir48_1 [RZ-SWAMP-3]

case light infantry goes through swamp, and becomes skirmishers there
side polish
phase offensive
unit pl_2pp_2 4621 side-SE
unit pl_1pp_1 4721 side-SE
unit pl_1pp_2 4821 side-SW
unit pl_1pp_3 4622 side-E
unit pl_3pp_1 4723 side-NE
unit pl_2pp_1 4823 side-NW
unit au_grenz_1 4722 side-E left=9
do aim 4722
do volley 4622
do shoot
roll 66
roll 11
event FLEES_TO unit au_grenz_1 hex 4822 [RZ-SWAMP-4]

case recovered in a swamp it skirmishes
side austrian
phase recovery
unit au_grenz_1 3722 disordered
unit pl_2pp_1 3720
roll 66
event IS_IN_GOOD_ORDER unit au_grenz_1 [RZ-SWAMP-4]
expect unit au_grenz_1 form=skirmish [RZ-SWAMP-4]

case routed in a swamp it is lost
side austrian
phase recovery
unit au_grenz_1 3722 disordered
unit pl_2pp_1 3720
roll 11
event LOST_IN_SWAMP unit au_grenz_1 [RZ-SWAMP-4]

case thrown back into a swamp before cavalry it is lost
side polish
phase melee
unit pl_1pp_1 4721 side-SE
unit pl_1pp_2 4821 side-SW
unit pl_1pp_3 4622 side-E
unit pl_3pp_1 4723 side-NE
unit pl_1sk 4823 side-NW
unit au_grenz_1 4722 side-E left=9 stood
do assault 4722
do attack pl_1pp_2 4821
do attack pl_1pp_1 4721
do go
roll 66
roll 66
roll 41
event FLEES_TO unit au_grenz_1 hex 4822
event LOST_IN_SWAMP unit au_grenz_1 [RZ-SWAMP-4 LB-2.7-9]

case infantry flees along a dike
side austrian
phase offensive
unit au_ir48_1 3920 side-SE
unit au_ir48_2 4021 SW line
unit au_ir48_3 3821 side-E
unit au_ir30_1 3820 side-SE
unit pl_3pp_1 3921 side-E fire_lost=1
unit pl_2pp_1 5008
do aim 3921
do volley 4021
do shoot
roll 41
roll 11
event FLEES_TO unit pl_3pp_1 hex 3922 [RZ-DIKE-5]

case cavalry is lost there
side austrian
phase offensive
unit au_ir48_1 3920 side-SE
unit au_ir48_2 4021 SW line
unit au_ir48_3 3821 side-E
unit au_ir30_1 3820 side-SE
unit pl_1sk 3921 side-E left=9
unit pl_2pp_1 5008
do aim 3921
do volley 4021
do shoot
roll 41
roll 11
event PERISHES_ON_DIKE unit pl_1sk [RZ-DIKE-9]

case so are guns
side austrian
phase offensive
unit au_ir48_1 3920 side-SE
unit au_ir48_2 4021 SW line
unit au_ir48_3 3821 side-E
unit au_ir30_1 3820 side-SE
unit pl_fb1 3921 side-E limbered
unit pl_2pp_1 5008
do aim 3921
do volley 4021
do shoot
roll 41
roll 11
event GUNS_LOST_ON_DIKE unit pl_fb1 [RZ-DIKE-11]

case across the river: lost
side austrian
phase offensive
unit au_ir48_1 0121 NE line
unit au_ir48_2 0120 side-NW
unit au_ir48_3 0220 side-NE
unit au_ir30_1 0321 side-E
unit pl_3pp_1 0221 side-W fire_lost=1
unit pl_2pp_1 5008
do aim 0221
roll 41
roll 11
event PERISHES_IN_FLIGHT unit pl_3pp_1 [RZ-RIVER-2]

case hungry carp: a die of increments, and the check for losses on top
side austrian
phase offensive
unit au_ir48_1 0617 side-SW
unit au_ir48_2 0517 SE line
unit au_ir48_3 0418 side-E
unit au_ir30_1 0618 side-W
unit pl_3pp_1 0518 side-NE fire_lost=1
unit pl_2pp_1 5008
do aim 0518
do volley 0517
do shoot
roll 41
roll 11
chance ASK_CARP_DIE [RZ-POND-2 LB-2.0-5]
roll 2
event CARP_BITE a 2 [RZ-POND-2]
event LOSES_INCREMENTS unit pl_3pp_1 a 2 [RZ-POND-2]

case beaten in a melee: one for every further hex left in a zone, and through a zone of cavalry it routs
side austrian
phase melee
unit au_ir48_1 3008 side-E
unit au_hr1 3308 side-W
unit au_hr12 3106 side-SW
unit au_hr11 3309 side-W
unit pl_3pp_1 3108 side-W
unit pl_2pp_1 5008
do assault 3108
roll 66
roll 66
roll 51
event IS_DISORDERED unit pl_3pp_1
event IS_ROUTED unit pl_3pp_1 [LB-2.7-9]
event LOSES_INCREMENTS unit pl_3pp_1 a 1 [LB-2.7-8]

case its own trail is no wall: hussars on open ground between enemies live
phase recovery
side austrian
unit au_hr1 3010 side-NE routed
unit pl_1pp_1 2806 side-SE
unit pl_1pp_2 3406 side-SW
unit pl_2pp_1 2614 side-NE
unit pl_2pp_2 3414 side-NW
unit pl_3pp_1 2410 side-E
unit pl_3pp_2 3610 side-W
roll 11
event FLEES_TO unit au_hr1
noevent SURRENDERS [LB-2.14-8]
expect unit au_hr1 condition=routed [LB-2.14-8]

case a ring of enemies round two hexes is no room to run in
phase recovery
unit pl_3pp_1 3008 routed
unit pl_bieganski 3008
unit au_ir48_1 2908
unit au_ir48_2 3007
unit au_ir48_3 3107
unit au_ir30_1 3207
unit au_ir30_2 3208
unit au_ir30_3 3209
unit au_ir37_1 3109
unit au_ir37_2 3009
roll 11
event FLEES_TO unit pl_3pp_1 hex 3108
event SURRENDERS unit pl_3pp_1 [LB-2.14-8 LB-4.3-4]
event LEADER_IS_TAKEN unit pl_bieganski [LB-2.19-4]

case not behind the enemy's lines: beaten from the side of the own edge it goes round him
side austrian
phase melee
unit au_ir48_1 3008 side-SW
unit au_ir48_2 3108 side-SW
unit pl_3pp_1 3009 side-NE disordered
unit pl_2pp_1 5008
do assault 3009
roll 11
event IS_ROUTED unit pl_3pp_1
noevent FLEES_TO hex 3010
expect unit pl_3pp_1 hex=2401 [LB-2.14-8]

case across the river by the dike, the way home
phase recovery
unit pl_3pp_1 4027 routed
unit au_ir48_1 4034 side-NW
roll 11
event FLEES_TO unit pl_3pp_1 hex 4024 [RZ-DIKE-5]
event FLEES_TO unit pl_3pp_1 hex 4023 [LB-2.14-8]

case cavalry makes for a ford
phase recovery
unit pl_2ul 4627 routed
unit au_ir48_1 4634 side-NW
roll 11
event FLEES_TO unit pl_2ul hex 4723 [LB-2.14-8]
event FLEES_TO unit pl_2ul hex 4622 [LB-2.14-8]

case at its own edge it stays, far from the enemy
phase recovery
unit pl_3pp_1 2006 routed
unit au_ir48_1 2018
roll 11
expect unit pl_3pp_1 hex=2001 condition=routed [LB-2.14-8]

case never by the enemy's edge while there is another way
phase recovery
unit pl_3pp_1 5044 routed
unit au_ir48_1 5043 side-SW
unit au_ir48_2 4943 side-SE
roll 11
noevent FLEES_OFF_MAP [LB-2.14-8]
expect unit pl_3pp_1 condition=routed

case equal ways that part are the owner's choice
phase recovery
unit pl_3pp_1 3010 routed
unit au_ir48_2 3009 carre
unit au_ir48_3 3109 carre
roll 11
expect prompt ASK_FLIGHT [LB-2.14-8]
legal flee pl_3pp_1 2910 [LB-2.14-8]
legal flee pl_3pp_1 3110 [LB-2.14-8]
expect count flee 2

case guns flee along a road through the woods
phase recovery
side austrian
unit au_bb1 3138 side-NE limbered routed
unit pl_3pp_1 3128 side-SW
roll 11
event FLEES_TO unit au_bb1 hex 3042 [LB-2.14-8]
