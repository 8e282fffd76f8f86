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

case exhausted cavalry rides at nobody, fresh cavalry not into a wood
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
