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

case his troops gone he goes to the nearest hex out of enemy zones
phase offensive
unit pl_2pp_1 1008 NE line
unit au_ir48_1 1108 side-W left=1
unit au_mohr 1108
unit au_ir48_2 1508
unit au_ir48_3 1908
do aim 1108
roll 46
event IS_ELIMINATED_NOW unit au_ir48_1
event LEADER_ESCAPES unit au_mohr hex 1208 [LB-2.19-4]

case of equally near ones to that where troops of his are
phase offensive
unit pl_2pp_1 1008 NE line
unit au_ir48_1 1108 side-W left=1
unit au_mohr 1108
unit au_ir48_2 1109
do aim 1108
roll 46
event LEADER_ESCAPES unit au_mohr hex 1109 [LB-2.19-4]

case surrounded: taken
phase offensive
unit pl_2pp_1 1008 NE line
unit pl_2pp_2 1107 side-NE
unit pl_2pp_3 1207 side-NE
unit pl_3pp_1 1208 side-NE
unit pl_3pp_2 1209 side-SE
unit pl_3pp_3 1109 side-SE
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

case cavalry does not surrender: if it is wiped out its leader gets away
side austrian
phase melee
unit au_ir30_3 3137 side-E
unit pl_2ul 3237 side-NE tired left=1
unit pl_rozniecki 3237
unit pl_2pp_1 5008
do assault 3237
do stay pl_2ul
do stay pl_rozniecki
do full pl_2ul
roll 56
event RESULT_DS
event IS_ELIMINATED_NOW unit pl_2ul [LB-4.3-3]
event LEADER_ESCAPES unit pl_rozniecki hex 3236 [LB-2.19-4]

case who surrenders takes his leader along
side austrian
phase melee
unit au_ir30_3 4527 side-E
unit pl_2pp_2 4627 side-NE left=1
unit pl_rozniecki 4627
unit pl_2pp_1 5008
do assault 4627
do stay pl_rozniecki
roll 66
roll 56
event RESULT_DS
event LEADER_IS_TAKEN unit pl_rozniecki [LB-2.19-4]

case his last troops flee: he goes with them
phase offensive
unit pl_2pp_1 1008 side-E
unit au_ir48_1 1108 side-W left=9
unit au_mohr 1108
do aim 1108
roll 61
roll 11
event FLEES_TO unit au_ir48_1 [LB-2.14-6]
do face au_ir48_1 side-NW
expect unit au_ir48_1 condition=disordered hex=1311 [LB-2.14-6]
expect unit au_mohr hex=1311 [LB-2.19-1]

case while others stand beside him he stays
side austrian
phase recovery
unit au_ir48_1 1108 side-W disordered
unit au_ir48_2 1108 side-W
unit au_mohr 1108
unit pl_2pp_1 1308 side-W
roll 11
roll 66
expect unit au_ir48_1 condition=routed
expect unit au_mohr hex=1108 [LB-2.19-1]

case off the map they go without him
phase recovery
turn 3
unit pl_3pp_1 2001 routed
unit pl_bieganski 2001
unit au_ir48_1 1901
unit au_ir48_2 2101
unit au_ir48_3 1902
unit au_ir30_1 2002
roll 11
event FLEES_OFF_MAP unit pl_3pp_1
expect unit pl_bieganski hex=2001 [LB-2.19-1]
