title artillery fire

case all guns of a clear hex fire, in a village the top battery alone
phase offensive
unit pl_fb1 1008 side-E unlimbered
unit pl_fb2 1008 side-E unlimbered
unit au_ir48_1 1108 side-W left=9
unit pl_fb3 0614 side-E unlimbered
unit au_ir48_2 0714 left=9
do aim 1108
roll 11
event FIRE_ODDS a 24 b 6 [LB-2.10-1]
do aim 0714
roll 11
event FIRE_ODDS a 12 b 10 [LB-2.10-1]

case a battery with a line: four increments and one battery
phase offensive
unit pl_2pp_1 1008 NE line
unit pl_fb1 1008 side-E unlimbered
unit au_ir48_1 1108 side-W left=9
unit pl_1pp_1 2008 side-E
unit pl_fb2 2008 side-E unlimbered
unit au_ir48_2 2108 side-W left=9
unit pl_fb3 3008 side-E unlimbered
unit pl_1pp_2 3008 side-E
unit au_ir48_3 3108 side-W left=9
do aim 1108
roll 11
event FIRE_ODDS a 24 b 6 [LB-2.10-2]
do aim 2108
roll 11
event FIRE_ODDS a 4 b 6 [LB-2.10-2]
do aim 3108
roll 11
event FIRE_ODDS a 12 b 6 [LB-2.10-2]

case in a carré it fires a third through one side
phase offensive
unit pl_2pp_1 1008 carre
unit pl_fb1 1008 side-E unlimbered
unit au_ir48_1 1108 side-W left=9
do aim 1108
roll 11
event FIRE_ODDS a 10 b 6 [LB-2.10-2]

case bands of range, and what losses leave of a battery
phase offensive
unit pl_fb1 1008 side-E unlimbered
unit au_ir48_1 1208 side-W left=9
unit pl_fb2 2008 side-E unlimbered
unit au_ir48_2 2308 side-W left=9
unit pl_fb3 3008 side-E unlimbered left=1
unit au_ir48_3 3608 side-W left=9
unit pl_fb4 5008 side-E unlimbered
unit au_ir30_1 6008 side-W left=9
do aim 1208
roll 11
event FIRE_ODDS a 12 b 6 [LB-2.10-9]
do aim 2308
roll 11
event FIRE_ODDS a 8 b 6 [LB-2.10-9]
do aim 3608
roll 11
event FIRE_ODDS a 2 b 6 [LB-2.10-9 LB-2.3-3]

case beyond its range nothing
phase offensive
unit pl_fb4 5008 side-E unlimbered
unit au_ir30_1 6008 side-W left=9
unit pl_fb3 2008 side-E unlimbered
unit au_ir30_2 2908 side-W left=9
illegal aim 6008 OUT_OF_RANGE [LB-2.10-9]
legal aim 2908 [LB-2.10-9]

case the closest target, those already fired at left out
phase offensive
unit pl_fb1 3008 side-E unlimbered
unit pl_fb2 3006 side-E unlimbered
unit au_ir48_1 3308 side-W left=9
unit au_ir48_2 3606 side-W left=9
unit pl_2pp_1 1008 side-E
unit au_ir48_3 1108 side-W left=9
illegal aim 3606 NEARER_TARGET [LB-2.10-4]
do aim 3308
do volley 3008
roll 11
legal aim 3606 [LB-2.10-4]

case the arc: the front hexes, then the wedge between the outer ones
phase offensive
unit pl_fb1 3008 side-E unlimbered
unit au_ir48_1 3206 side-W left=9
legal aim 3206

case outside the wedge
phase offensive
unit pl_fb1 3008 side-E unlimbered
unit au_ir48_1 3006 side-W left=9
unit pl_2pp_1 1008 side-E
unit au_ir48_2 1108 side-W left=9
illegal aim 3006 NOT_BEFORE_ITS_FRONT [LB-2.10-5]

case limbered guns are silent
phase offensive
unit pl_fb1 3008 side-E limbered
unit au_ir48_1 3108 side-W left=9
unit pl_2pp_1 1008 side-E
unit au_ir48_2 1108 side-W left=9
illegal aim 3108 LIMBERED_HOLDS_FIRE [LB-2.2-4]

case defensive fire of guns is adjacent only
phase defensive
side austrian
unit pl_fb1 3008 side-E unlimbered
unit au_ir48_1 3308 side-W left=9
unit pl_fb2 2008 side-E unlimbered
unit au_ir48_2 2108 side-W left=9
illegal aim 3308 OUT_OF_RANGE [LB-2.10-6]
legal aim 2108 [LB-2.10-6]

case guns of two hexes do not fire together
phase offensive
unit pl_fb1 3008 side-E unlimbered
unit pl_fb2 3007 side-E unlimbered
unit au_ir48_1 3308 side-W left=9
do aim 3308
legal volley 3007
do volley 3008
roll 11
event FIRE_ODDS a 8 b 6 [LB-2.10-3 RZ-ART-9]

case Poniatowski in one of them joins them
phase offensive
unit pl_fb1 3008 side-E unlimbered
unit pl_fb2 3007 side-E unlimbered
unit pl_fb3 2908 side-E unlimbered
unit pl_poniatowski 3007
unit au_ir48_1 3308 side-W left=9
do aim 3308
do volley 3008
legal volley 3007 [LB-2.10-3 RZ-ART-10]
do volley 3007
roll 11
event FIRE_ODDS a 16 b 6 [RZ-ART-10]
event MOD_CHIEF_OF_GUNS a 1 [LB-2.9-8]

case so does the Archduke, but von Brusch does not
side austrian
phase offensive
unit au_bb2 3008 side-E unlimbered
unit au_bb3 3007 side-E unlimbered
unit au_este 3008
unit pl_2pp_1 3308 side-W
unit au_bb4 3028 side-E unlimbered
unit au_bb5 3027 side-E unlimbered
unit au_brusch 3028
unit pl_2pp_2 3328 side-W
do aim 3308
do volley 3008
do volley 3007
roll 11
event FIRE_ODDS a 20 b 6 [RZ-ART-10]
do aim 3328
do volley 3028
roll 11
event FIRE_ODDS a 10 b 6 [RZ-ART-10]

case infantry joins the guns freely
phase offensive
unit pl_fb1 3008 side-E unlimbered
unit pl_2pp_1 3109 side-NE
unit au_ir48_1 3108 side-W left=9
do aim 3108
do volley 3008
do volley 3109
roll 11
event FIRE_ODDS a 16 b 6 [LB-2.10-3]

case dusk caps their range
option dusk=on
turn 19
phase offensive
unit pl_fb1 3008 side-E unlimbered
unit au_ir48_1 3408 side-W left=9
unit pl_2pp_1 1008 side-E
unit au_ir48_3 1108 side-W left=9
illegal aim 3408 OUT_OF_RANGE [LB-4.7-7]

case a battery in a carré fires through any one side, and through one only
phase offensive
unit pl_2pp_1 1008 carre
unit pl_fb1 1008 side-E unlimbered
unit au_ir48_1 0908 side-E left=9
unit au_ir48_2 1108 side-W left=9
do aim 0908
roll 11
event FIRE_ODDS a 10 b 6 [LB-2.10-2]
do aim 1108
roll 11
event FIRE_ODDS a 6 b 6 [LB-2.10-2 LB-2.9-4]
