title checks, disorder, rout

case the roll must be greater than the value: 32 needs 33, disordered 36, routed 43
phase recovery
unit pl_3pp_1 3008 disordered
unit pl_3pp_2 3208 disordered
unit pl_3pp_3 2808 routed
unit au_ir48_1 3020
do rally pl_3pp_2
roll 36
event PASSES_CHECK unit pl_3pp_2 [LB-2.14-1 LB-2.14-2 LB-2.14-9]
do face pl_3pp_2 side-SE
do rally pl_3pp_3
roll 43
event IS_IN_GOOD_ORDER unit pl_3pp_3 [LB-2.14-3 LB-2.14-10]
do face pl_3pp_3 side-SE
roll 35
event FAILS_CHECK unit pl_3pp_1 [LB-2.14-1 LB-2.14-2]
event IS_ROUTED unit pl_3pp_1 [LB-2.14-9]

case in good order 33
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit pl_3pp_1 1108 side-W fire_lost=1
unit au_ir48_2 2008 NE line
unit pl_3pp_2 2108 side-W fire_lost=1
unit pl_2pp_1 5008
do aim 1108
roll 41
roll 33
event PASSES_CHECK unit pl_3pp_1 [LB-2.14-1]
do aim 2108
roll 41
roll 32
event FAILS_CHECK unit pl_3pp_2 [LB-2.14-1]
event IS_DISORDERED unit pl_3pp_2 [LB-2.14-5]

case a leader in the hex adds his bonus, the best one only
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit pl_3pp_1 1108 side-W fire_lost=1
unit pl_sokolnicki 1108
unit pl_poniatowski 1108
unit pl_2pp_1 5008
do aim 1108
roll 41
roll 23
event MOD_LEADER a 6 [LB-2.14-13]
event PASSES_CHECK unit pl_3pp_1 [LB-2.14-13]

case the morale level of the army
side austrian
phase offensive
level polish 2
unit au_ir48_1 1008 NE line
unit pl_3pp_1 1108 side-W fire_lost=1
unit pl_2pp_1 5008
do aim 1108
roll 41
roll 42
event MOD_LEVEL a -6 [RZ-LEVEL-5]
event FAILS_CHECK unit pl_3pp_1 [RZ-LEVEL-5]

case disordered ones who fail rout
side austrian
phase offensive
unit au_ir48_1 1008 NE line
unit au_ir48_2 1107 SE line
unit pl_3pp_1 1108 side-W disordered fire_lost=1
unit pl_2pp_1 5008
do aim 1108
do volley 1008
do volley 1107
roll 41
roll 11
event IS_ROUTED unit pl_3pp_1 [LB-2.14-5]

case cavalry has no disorder
side austrian
phase offensive
unit au_ir48_3 2008 NE line
unit pl_1sk 2108 side-W left=9
unit pl_2pp_1 5008
do aim 2108
roll 41
roll 11
event IS_ROUTED unit pl_1sk [LB-2.14-4]

case unlimbered guns stay, and are abandoned when they fail again
side austrian
phase offensive
unit au_bb2 1008 side-E unlimbered
unit pl_fb1 1108 side-W unlimbered
unit au_bb3 2008 side-E unlimbered
unit pl_fb2 2108 side-W unlimbered disordered
unit pl_2pp_1 5008
do aim 1108
roll 55
roll 11
event IS_DISORDERED unit pl_fb1
expect unit pl_fb1 hex=1108 [LB-2.14-5]
do aim 2108
roll 66
roll 11
event GUNS_ABANDONED unit pl_fb2

case one roll for each over its threshold, then the rest of the stack, then the flights
side austrian
phase offensive
unit au_ir48_1 3008 NE line
unit pl_3pp_1 3108 side-W fire_lost=1
unit pl_3pp_2 3108 side-W
unit pl_2pp_1 5008
do aim 3108
roll 41
chance LB-2.14-1
roll 11
event FAILS_CHECK unit pl_3pp_1
noevent FLEES_TO
chance LB-2.14-1 [LB-2.14-12]
roll 66
event PASSES_CHECK unit pl_3pp_2 [LB-2.14-12]
event FLEES_TO unit pl_3pp_1
expect prompt ASK_FACING

case a broken unit that passes friends in good order makes them check, after its flight
side austrian
phase offensive
unit au_ir48_1 3008 NE line
unit pl_3pp_1 3108 side-W fire_lost=1
unit pl_1pp_1 3208 side-W
unit pl_1pp_2 3207 side-W
unit pl_1pp_3 3209 side-W
do aim 3108
roll 41
roll 11
event FLEES_TO unit pl_3pp_1 hex 3207
do face pl_3pp_1 side-W
chance LB-2.14-1 [LB-2.14-12]
roll 66
event PASSES_CHECK unit pl_1pp_2 [LB-2.14-12]

case the chances of a roll to recover are of that roll, though the last of the others follows unasked
phase recovery
unit pl_2pp_1 3009 side-NE disordered
unit pl_2pp_2 3209 side-NE disordered
unit au_ir48_1 3008 side-SW
odds 5/9 rally pl_2pp_1 = check passed, recovers [LB-2.14-9]
odds 4/9 rally pl_2pp_1 = routed [LB-2.14-9]
