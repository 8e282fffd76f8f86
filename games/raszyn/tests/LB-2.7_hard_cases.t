title zones, forms and limbers, the hard way

case from one zone straight into another: as the first act, and no farther
unit pl_2pp_1 3008 side-NE
unit au_ir48_1 3108 side-W
unit au_ir48_2 3006 side-SE
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 3107
do none
expect unit pl_2pp_1 hex=3107
illegal step pl_2pp_1 3106 ZONE_HOLDS [LB-2.7-3]
legal line pl_2pp_1 3107 N [LB-2.7-4]

case who begins in a zone and turns first is held there
unit pl_2pp_1 3008 side-NE
unit au_ir48_1 3108 side-W
unit pl_poniatowski 2030
do move pl_2pp_1
legal step pl_2pp_1 3107 [LB-2.7-4]
do turn pl_2pp_1 side-NW
do none
illegal step pl_2pp_1 3007 ZONE_HOLDS [LB-2.7-4]

case who changes formation in a zone is hit as it was before
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 side-W
unit pl_poniatowski 2030
do move pl_2pp_1
do line pl_2pp_1 3008 NE
do volley 3108
roll 11
event FIRE_ODDS a 6 b 6 [LB-2.12-4]
expect unit pl_2pp_1 form=line

case cavalry spends points in a zone of infantry, and is fired at, but not held
unit pl_1sk 3008 side-NE
unit au_ir48_1 3108 side-W
unit pl_poniatowski 2030
do move pl_1sk
do step pl_1sk 3107
expect actor austrian [LB-2.7-6]
do none
legal step pl_1sk 3106 [LB-2.7-5]

case guns that fail to limber have spent two points and may not try again
unit pl_fb1 3008 side-E unlimbered
unit pl_2pp_1 2008 side-E
do move pl_fb1
do limber pl_fb1
roll 1
expect unit pl_fb1 form=unlimbered mp=4 [LB-2.10-7]
illegal limber pl_fb1 LB-2.10-7 [LB-2.10-7]

case in a hex of line four increments fire in all, from the top down
phase offensive
unit pl_2pp_1 3008 NE line left=3
unit pl_2pp_2 3008 NE line
unit au_ir48_1 3108 side-W left=9
do aim 3108
roll 11
event FIRE_ODDS a 12 b 6 [LB-2.9-3]

case in a hex of column the top unit alone
phase offensive
unit pl_2pp_1 3008 side-E
unit pl_2pp_2 3008 side-E
unit pl_fb1 3008 side-E unlimbered
unit au_ir48_1 3108 side-W left=9
do aim 3108
roll 11
event FIRE_ODDS a 4 b 6 [LB-2.9-2]

case on a dike nobody forms up where no enemy is next to it
unit pl_2pp_1 4024 4023 side-SW road_march
unit au_ir48_1 1030 side-NE
do move pl_2pp_1
illegal column pl_2pp_1 4024 side-SW FORMS_ON_DIKE_IN_CONTACT [RZ-DIKE-2]

case exhausted cavalry rides at nobody
unit pl_2pp_1 3008 side-NE
unit au_hr1 3104 side-SW exhausted
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 3107
expect actor polish [LB-2.16-20]

case behind its back cavalry rides at nobody
unit pl_2pp_1 3009 side-NE
unit au_kr5 3006 side-NE
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 3008
expect actor polish [LB-2.16-20]

case retreat before melee is never nearer to any enemy
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_2pp_2 3208 side-NW
unit au_hr1 3008 side-SW
do assault 3008
illegal retreat au_hr1 3108 LB-2.13-3 [LB-2.13-3]

case cavalry that failed to ride out does not try again in the phase
unit pl_2pp_1 3010 side-NE
unit pl_2pp_2 2810 side-NE
unit au_kr5 3006 side-SW
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 3009
do react au_kr5
roll 11
expect unit au_kr5 hex=3006 condition=good readiness=fresh [LB-2.16-20]
do step pl_2pp_1 3008
expect actor polish [LB-2.16-20]

case batteries of three hexes never fire together, whoever leads them
phase offensive
unit pl_fb1 3008 side-E unlimbered
unit pl_fb2 3009 side-E unlimbered
unit pl_fb3 3107 side-E unlimbered
unit pl_poniatowski 3008
unit pl_2pp_1 3307 side-SE
unit au_ir48_1 3308 side-W left=9
do aim 3308
do volley 3008
legal volley 3009 [RZ-ART-10]
do volley 3009
illegal volley 3107 GUNS_APART [RZ-ART-9]

case guns of two hexes that are not neighbours do not, even with Poniatowski
phase offensive
unit pl_fb1 3008 side-E unlimbered
unit pl_fb2 3010 side-E unlimbered
unit pl_poniatowski 3008
unit pl_2pp_1 3308 side-SW
unit au_ir48_1 3309 side-W left=9
do aim 3309
do volley 3008
illegal volley 3010 GUNS_APART [LB-2.10-3]

case cavalry does not go onto a dike next to an enemy
unit pl_1sk 4021 side-SW road_march left=4
unit au_ir48_1 4023 side-NW disordered
unit pl_poniatowski 2030
do move pl_1sk
illegal step pl_1sk 3922 DIKE_IS_OPPOSED [RZ-DIKE-6]

case along it it comes to meet the enemy, and stops
unit pl_1sk 3922 side-SE road_march left=4
unit au_ir48_1 4025 side-NW disordered
unit pl_poniatowski 2030
do move pl_1sk
do step pl_1sk 4023
do step pl_1sk 4024
expect unit pl_1sk hex=4024 [RZ-DIKE-8]
illegal step pl_1sk 4025 STOPS_ON_DIKE [RZ-DIKE-8]
do stop
expect unit pl_1sk hex=4024

case nor does it go on past him in its next move
unit pl_1sk 4024 side-SW road_march left=4
unit au_ir48_1 4125 side-NW disordered
unit pl_poniatowski 2030
do move pl_1sk
illegal step pl_1sk 4025 STOPS_ON_DIKE [RZ-DIKE-8]
legal about pl_1sk

case nor off the dike past him
unit sx_huss 4025 4024 side-SE road_march
unit au_ir48_1 4125 side-SE disordered
unit pl_poniatowski 2030
do move sx_huss
illegal step sx_huss 4026 STOPS_ON_DIKE [RZ-DIKE-8]

case but back the way it came, near him or not
unit pl_1sk 4024 side-SW road_march left=4 came=5
unit au_ir48_1 4124 side-SE disordered
unit pl_poniatowski 2030
do move pl_1sk
do about pl_1sk
do step pl_1sk 4023
expect unit pl_1sk hex=4023 [RZ-DIKE-8]

case guns do not come near him even along it
unit pl_hb1 3922 side-SE road_march
unit au_ir48_1 4024 side-NE disordered
unit pl_poniatowski 2030
do move pl_hb1
illegal step pl_hb1 4023 DIKE_IS_OPPOSED [RZ-DIKE-10]

case horse guns ride past infantry, foot guns do not
unit pl_hb1 3008 side-NE limbered
unit pl_fb1 2008 side-NE limbered
unit au_ir48_1 3108 side-W
unit au_ir48_2 2108 side-W
unit pl_poniatowski 2030
do move pl_hb1
do step pl_hb1 3107
do none
legal step pl_hb1 3106 [LB-2.7-5]
do stop
do move pl_fb1
do step pl_fb1 2107
do none
illegal step pl_fb1 2106 ZONE_HOLDS [LB-2.7-3]

case skirmishers who end among a column count as disordered there
phase offensive
unit pl_2pp_1 3008 side-E
unit pl_volt 3008 NE skirmish left=3
unit au_ir48_1 3108 side-W left=9
do aim 3108
roll 11
event FIRE_ODDS a 4 b 6 [LB-2.5-3]

case as the top unit they fire half
phase offensive
unit pl_volt 3008 NE skirmish left=3
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 side-W left=9
do aim 3108
roll 11
event FIRE_ODDS a 3 b 6 [LB-2.5-3]

case fired at through a flank a line has six, through the rear its nine
phase offensive
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 S line left=9
do aim 3108
roll 11
event FIRE_ODDS a 4 b 6 [RZ-DEF-9]

case a carré may go among cavalry
unit pl_2pp_1 3008 carre
unit au_hr1 3108 side-W
unit au_ir48_1 1008 side-W
do move pl_2pp_1
legal step pl_2pp_1 3108 [LB-2.4-24]

case who has marched in line at the start is slower even in column
unit pl_2pp_1 3008 NE line
unit pl_2pp_2 1008 side-NE
unit au_ir48_1 1030 side-W
do move pl_2pp_1
do column pl_2pp_1 3008 side-NE
do step pl_2pp_1 3107
do step pl_2pp_1 3106
do step pl_2pp_1 3205
do step pl_2pp_1 3204
do step pl_2pp_1 3303
do step pl_2pp_1 3302
expect unit pl_2pp_1 hex=3302 status=moved [LB-2.4-23]

case and are hit as if disordered
phase offensive
unit pl_2pp_1 3108 side-W
unit au_grenz_1 3008 NE skirmish left=3
unit au_ir48_1 3008 side-E left=3
do aim 3008
roll 11
event FIRE_ODDS a 4 b 14 [LB-2.5-3]
