title fire: targets, firers, leaders

case a hex is fired at once in a phase, a hex fires once, nobody must
phase offensive
unit pl_2pp_1 3008 side-E
unit pl_2pp_2 3109 side-NW
unit au_ir48_1 3108 side-W left=9
unit au_ir48_2 3107 side-W left=9
unit pl_1pp_1 1008 side-E
unit au_ir48_3 1108 side-W left=9
legal aim 3108 [LB-2.9-1]
legal end [LB-2.9-1]
do aim 3108
legal volley 3109
do volley 3008
do shoot
roll 11
illegal aim 3108 HEX_WAS_FIRED_AT [LB-2.9-1]
illegal aim 3107 OTHERS_HAVE_FIRED [LB-2.9-1]
legal end

case a hex that has fired does not hide that the target is out of range
phase offensive
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3108 side-W left=9
unit au_ir48_2 3408 side-W left=9
unit pl_1pp_1 1008 side-E
unit au_ir48_3 1108 side-W left=9
illegal aim 3408 OUT_OF_RANGE [LB-2.9-6]
do aim 3108
roll 11
illegal aim 3408 OUT_OF_RANGE [LB-2.9-6]

case infantry fires one hex far, through its front
phase offensive
unit pl_2pp_1 3008 side-E
unit au_ir48_1 3208 side-W
unit pl_2pp_2 2008 side-E
unit au_ir48_2 1908 side-E
unit pl_1pp_1 1008 side-E
unit au_ir48_3 1108 side-W
illegal aim 3208 LB-2.9-6 [LB-2.9-6]
illegal aim 1908 NOT_BEFORE_ITS_FRONT [LB-2.9-6]
legal aim 1108

case skirmishers two hexes in offensive fire, with half
phase offensive
unit pl_volt 3008 NE skirmish left=3
unit au_ir48_1 3208 side-W left=9
do aim 3208
roll 11
event FIRE_ODDS a 3 b 6 [LB-2.8-1]

case but one hex in defensive fire
phase defensive
side austrian
unit pl_volt 3008 NE skirmish left=3
unit pl_2pp_1 2008 side-E
unit au_ir48_1 3208 side-W left=9
unit au_ir48_2 2108 side-W left=9
illegal aim 3208 OUT_OF_RANGE [LB-2.8-1 LB-2.11-1]
legal aim 2108 [LB-2.11-1]

case no fire into a hex that holds both sides
phase offensive
unit pl_2pp_1 3008 carre
unit au_hr1 3008 side-W
unit pl_1pp_1 2908 side-E
unit pl_1pp_2 2008 side-E
unit au_ir48_1 2108 side-W
illegal aim 3008 BOTH_SIDES_THERE

case a leader with an artillery bonus helps a battery, not infantry
phase offensive
unit pl_fb1 1008 side-E unlimbered
unit pl_poniatowski 1008
unit au_ir48_1 1108 side-W left=9
unit pl_2pp_1 2008 side-E
unit pl_rozniecki 2008
unit au_ir48_2 2108 side-W left=9
do aim 1108
roll 11
event MOD_CHIEF_OF_GUNS a 1 [LB-2.9-8]
do aim 2108
roll 11
noevent MOD_CHIEF_OF_GUNS [LB-2.9-8]

case he does not help infantry he stands with
phase offensive
unit pl_2pp_1 1008 side-E
unit pl_poniatowski 1008
unit au_ir48_1 1108 side-W left=9
do aim 1108
roll 11
noevent MOD_CHIEF_OF_GUNS [LB-2.9-8]

case a natural 65 or 66 hits a leader in the hex; modifiers do not
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 side-W left=9
unit au_mohr 1108
unit pl_2pp_2 2008 side-E
unit au_ir48_2 2108 side-W
unit au_ir48_3 2108 side-W
unit au_civalart 2108
do aim 2108
roll 56
event MOD_MASSED a 11 [LB-2.0-4]
expect prompt LB-2.14-1 [LB-2.0-4 LB-2.9-9]
roll 66
do aim 1108
roll 65
chance LB-2.19-2 [LB-2.9-9]
roll 6
event LEADER_UNHURT unit au_mohr [LB-2.19-2]

case each side of a carré fires once a phase, with two increments
phase offensive
unit pl_2pp_1 3008 carre
unit au_ir48_1 3108 side-W left=9
unit au_ir48_2 2908 side-E left=9
unit au_ir48_3 3208 side-W left=9
do aim 3108
roll 11
event FIRE_ODDS a 6 b 6 [LB-2.9-4]
legal aim 2908 [LB-2.9-4]
illegal aim 3208 OUT_OF_RANGE [LB-2.9-6]
do aim 2908
roll 11
event FIRE_ODDS a 6 b 6 [LB-2.9-4]
expect unit pl_2pp_1 form=carre

case a side of a carré that has fired is done, though others are not
phase offensive
unit pl_2pp_1 3008 carre
unit pl_1pp_1 3109 side-NW
unit au_ir48_1 3108 side-W left=9
unit au_ir48_2 2908 side-E left=9
do aim 3108
do volley 3008
illegal volley 3008 HEX_IS_NAMED
do shoot
roll 11
illegal aim 3108 HEX_WAS_FIRED_AT [LB-2.9-1]
legal aim 2908 [LB-2.9-4]

case the chances of a fire: the leader's fate with it, a die that does not count rolled again
phase offensive
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW
unit au_mohr 3008
odds 2250/3240 aim 3008 = no effect [LB-2.9-7]
odds 585/3240 aim 3008 = 1 increment lost, check passed [LB-2.9-7]
odds 26/3240 aim 3008 = 2 increments lost, check passed [LB-2.19-2]
odds 69/3240 aim 3008 = 2 increments lost, check passed, leader out of action [LB-2.19-2]
odds 23/3240 aim 3008 = 2 increments lost, check passed, leader wounded [LB-2.19-2]

case the chances of a fire end with it: a disordered firer's own recovery is another matter
phase offensive
unit pl_2pp_1 3009 side-NE disordered
unit au_ir48_1 3008 side-SW
odds 180/216 aim 3008 = no effect [LB-2.9-7]
odds 23/216 aim 3008 = 1 increment lost, check passed [LB-2.9-7]
odds 13/216 aim 3008 = 1 increment lost, disordered [LB-2.9-7]
