title leaders hit, leaders without troops

case the die: killed, and the units of the hex check less his bonus
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 side-W left=9
unit au_grenz_1 1108 side-W left=5
unit au_mohr 1108
do aim 1108
roll 65
chance LB-2.19-2
roll 1
event LEADER_KILLED unit au_mohr [LB-2.19-2]
expect unit au_mohr gone
chance LB-2.14-1 [LB-2.19-3]
roll 66
noevent MOD_FALLEN_LEADER
chance LB-2.14-1
roll 66
event MOD_FALLEN_LEADER unit au_grenz_1 a -3 [LB-2.19-3]

case two and three: removed
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 side-W left=9 fire_lost=1
unit au_mohr 1108
unit pl_2pp_2 2008 side-E
unit au_ir48_2 2108 side-W left=9 fire_lost=1
unit au_civalart 2108
do aim 1108
roll 65
roll 2
event LEADER_DYING [LB-2.19-2]
roll 66
do aim 2108
roll 65
roll 3
event LEADER_OUT [LB-2.19-2]
expect unit au_civalart gone

case four: away for hours, then back with troops of his side
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 side-W left=9 fire_lost=1
unit au_mohr 1108
do aim 1108
roll 65
roll 4
event LEADER_WOUNDED [LB-2.19-2]
roll 2
event LEADER_AWAY a 2 [LB-2.19-2]
expect unit au_mohr off wounded

case five is rolled again after fire
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 side-W left=9 fire_lost=1
unit au_mohr 1108
do aim 1108
roll 66
roll 5
event ROLL_AGAIN [LB-2.19-2]
chance LB-2.19-2
roll 6
event LEADER_UNHURT [LB-2.19-2]

case of several leaders chance names one
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 side-W left=9 fire_lost=1
unit au_mohr 1108
unit au_este 1108
do aim 1108
roll 65
expect actor chance
legal victim au_mohr [LB-2.19-3]
legal victim au_este [LB-2.19-3]
do victim au_este
roll 6
event LEADER_UNHURT unit au_este [LB-2.19-3]

case his troops gone he goes to the nearest of his own
phase offensive
unit pl_2pp_1 1008 NE line
unit au_ir48_1 1108 side-W left=1
unit au_mohr 1108
unit au_ir48_2 1508
unit au_ir48_3 1908
do aim 1108
roll 46
event IS_ELIMINATED_NOW unit au_ir48_1
event LEADER_ESCAPES unit au_mohr hex 1508 [LB-2.19-4]

case nobody left to go to: taken
phase offensive
unit pl_2pp_1 1008 NE line
unit au_ir48_1 1108 side-W left=1
unit au_mohr 1108
do aim 1108
roll 46
event LEADER_IS_TAKEN unit au_mohr [LB-2.19-4]

case he comes back in the command step, to troops outside enemy zones
phase turn
turn 4
off au_mohr back=4
unit au_ir48_1 1108
unit au_ir48_2 1508
unit au_ir48_3 2008
unit pl_2pp_1 1008 side-E
expect prompt ASK_RETURN [LB-2.19-2]
expect actor austrian
illegal return au_mohr 1108 BACK_OUT_OF_ZONES [LB-2.19-2]
illegal return au_mohr 3008 BACK_TO_TROOPS [LB-2.19-2]
do return au_mohr 1508
expect unit au_mohr hex=1508 [LB-2.19-2]
