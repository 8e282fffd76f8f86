title fire defence

case clear ground: line, carré, disordered, guns
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 SW line left=9
unit pl_2pp_2 2008 side-E
unit au_ir48_2 2108 carre left=9
unit pl_2pp_3 3008 side-E
unit au_ir48_3 3108 side-W disordered left=9
unit pl_1pp_1 1006 side-E
unit au_bb2 1106 side-W limbered
unit pl_1pp_2 2006 side-E
unit au_bb3 2106 side-W unlimbered
unit pl_1pp_3 3006 side-E
unit au_grenz_1 3106 SW skirmish left=3
do aim 1108
roll 11
event FIRE_ODDS a 4 b 9 [RZ-DEF-1]
do aim 2108
roll 11
event FIRE_ODDS a 4 b 4 [RZ-DEF-1]
do aim 3108
roll 11
event FIRE_ODDS a 3 b 14 [RZ-DEF-1]
do aim 1106
roll 11
event FIRE_ODDS a 4 b 6 [RZ-DEF-1]
do aim 2106
roll 11
event FIRE_ODDS a 4 b 8 [RZ-DEF-1]
do aim 3106
roll 11
event FIRE_ODDS a 3 b 12 [RZ-DEF-1]

case cavalry by its formation, Masse five
phase offensive
unit pl_2pp_1 1008 side-E
unit au_hr1 1108 side-W left=9
unit pl_2pp_2 2008 side-E
unit au_hr12 2108 2107 SW line left=9
unit pl_2pp_3 3008 side-E
unit au_ir48_3 3108 SW masse left=9
unit pl_1pp_1 6128 side-E
unit au_kr5 6228 side-W left=9
do aim 1108
roll 11
event FIRE_ODDS a 4 b 6 [LB-3.3-2]
do aim 2108
roll 11
event FIRE_ODDS a 4 b 9 [LB-3.3-2]
do aim 3108
roll 11
event FIRE_ODDS a 3 b 5 [LB-3.3-1 LB-2.21-1]
do aim 6228
roll 11
event FIRE_ODDS a 4 b 10 [LB-3.3-2]

case woods
phase offensive
unit pl_2pp_1 6029 side-E
unit au_ir48_1 6129 left=9
unit pl_2pp_2 6128 side-E
unit au_grenz_1 6228 SW skirmish left=3
unit pl_1pp_1 6427 side-SE
unit au_ir48_2 6428 disordered left=9
do aim 6129
roll 11
event FIRE_ODDS a 4 b 10 [RZ-DEF-2]
do aim 6228
roll 11
event FIRE_ODDS a 4 b 14 [RZ-DEF-2]
do aim 6428
roll 11
event FIRE_ODDS a 4 b 16 [RZ-DEF-2]

case village
phase offensive
unit pl_2pp_1 0514 side-E
unit au_ir48_1 0614 side-W left=9
unit pl_2pp_2 0516 side-E
unit au_grenz_1 0616 SW skirmish left=3
unit pl_1pp_1 5517 side-E
unit au_bb2 5617 side-W limbered
unit pl_1pp_2 4427 side-E
unit au_bb3 4527 side-W unlimbered
unit pl_3pp_1 6616 side-E
unit au_ir48_2 6716 disordered left=9
do aim 0614
roll 11
event FIRE_ODDS a 4 b 10 [RZ-DEF-4 RZ-TOWN-1]
do aim 0616
roll 11
event FIRE_ODDS a 4 b 12 [RZ-DEF-4]
do aim 5617
roll 11
event FIRE_ODDS a 4 b 7 [RZ-DEF-4]
do aim 4527
roll 11
event FIRE_ODDS a 4 b 9 [RZ-DEF-4]
do aim 6716
roll 11
event FIRE_ODDS a 4 b 16 [RZ-DEF-4]

case town
phase offensive
unit pl_2pp_1 3618 side-E
unit au_ir48_1 3718 left=9
unit pl_2pp_2 3620 side-E
unit au_grenz_1 3720 SW skirmish left=3
unit pl_1pp_1 4118 side-W
unit au_ir48_3 4018 disordered left=9
unit pl_1pp_2 4120 side-W
unit au_bb2 4020 side-E limbered
unit pl_3pp_1 4219 side-W
unit au_bb3 4119 side-E unlimbered
do aim 3718
roll 11
event FIRE_ODDS a 4 b 12 [RZ-DEF-5 RZ-TOWN-3]
do aim 3720
roll 11
event FIRE_ODDS a 4 b 14 [RZ-DEF-5]
do aim 4018
roll 11
event FIRE_ODDS a 4 b 16 [RZ-DEF-5]
do aim 4020
roll 11
event FIRE_ODDS a 4 b 8 [RZ-DEF-5]
do aim 4119
roll 11
event FIRE_ODDS a 4 b 10 [RZ-DEF-5]

case swamp, dam, garden
phase offensive
unit pl_2pp_1 3721 side-SE
unit au_grenz_1 3722 SW skirmish left=3
unit pl_2pp_2 3921 side-SE
unit au_grenz_2 3922 NW skirmish left=3
unit pl_1pp_1 4927 side-W
unit au_ir48_1 4827 left=9
unit pl_1pp_2 4928 side-W
unit au_bb3 4828 side-E unlimbered
do aim 3722
roll 11
event FIRE_ODDS a 4 b 14 [RZ-DEF-6]
do aim 3922
roll 11
event FIRE_ODDS a 4 b 5 [RZ-DEF-7]
do aim 4827
roll 11
event FIRE_ODDS a 4 b 10 [LB-3.3-1]
do aim 4828
roll 11
event FIRE_ODDS a 4 b 8 [LB-3.3-1]

case infantry with guns has two less, a carré not
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 SW line left=7
unit au_bb2 1108 side-W unlimbered
unit pl_2pp_2 2008 side-E
unit au_ir48_2 2108 carre left=7
unit au_bb3 2108 side-W unlimbered
unit pl_1pp_1 3008 side-E
unit au_bb4 3108 side-W unlimbered
unit au_ir48_3 3108 side-W left=7
do aim 1108
roll 11
event FIRE_ODDS a 4 b 7 [RZ-DEF-8]
do aim 2108
roll 11
event FIRE_ODDS a 4 b 4 [RZ-DEF-8]
do aim 3108
roll 11
event FIRE_ODDS a 4 b 4 [RZ-DEF-8]

case through a flank six, through the rear the normal value
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 NW line left=9
unit pl_2pp_2 2008 side-E
unit au_ir48_2 2108 NE line left=9
unit pl_1pp_1 3008 side-E
unit au_bb2 3108 side-NE unlimbered
do aim 1108
roll 11
event FIRE_ODDS a 4 b 9 [RZ-DEF-1]
do aim 2108
roll 11
event FIRE_ODDS a 4 b 9 [RZ-DEF-12]
do aim 3108
roll 11
event FIRE_ODDS a 4 b 6 [RZ-DEF-9]

case most of the fire decides by which side it comes, and of equal ones the worse
phase offensive
unit pl_2pp_1 3008 NE line
unit pl_2pp_2 3107 side-SE
unit au_ir48_1 3108 SW line left=9
unit pl_1pp_1 2008 side-E
unit pl_1pp_2 2107 side-SW
unit au_ir48_2 2108 SW line left=9
do aim 3108
do volley 3008
do volley 3107
roll 11
event FIRE_ODDS a 16 b 9 [RZ-DEF-9]
do aim 2108
do volley 2008
do volley 2107
roll 11
event FIRE_ODDS a 8 b 6 [RZ-DEF-9]

case more than nine increments are a massed target
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 side-W
unit au_ir48_2 1108 side-W left=4
unit pl_2pp_2 2008 side-E
unit au_ir48_3 2108 2107 SW line
do aim 1108
roll 11
event MOD_MASSED a 5 [RZ-DEF-10]
do aim 2108
roll 11
noevent MOD_MASSED [RZ-DEF-10]

case in road march four, wherever the fire comes from
side austrian
phase offensive
unit pl_2pp_1 3030 3031 road_march side-NE
unit au_ir48_1 2930 side-E
unit pl_2pp_2 1010
do aim 3030
roll 11
event FIRE_ODDS a 6 b 4 [RZ-DEF-11]
