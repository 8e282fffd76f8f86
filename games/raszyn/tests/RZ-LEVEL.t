title morale levels and desertion

case levels are set on the hour by battalions routed or lost
turn 4
phase turn
unit pl_1pp_1 3008 routed
unit pl_1pp_2 3010 routed
gone pl_2pp_1
gone pl_2pp_2
unit pl_2pp_3 3012 routed
unit sx_a 2008 routed
unit pl_1sk 2010 routed
unit au_ir48_1 6008
expect state level polish 1 [RZ-LEVEL-1 RZ-LEVEL-4]
expect nostate level austrian [RZ-LEVEL-1]

case four Poles are not enough; Saxons, cavalry and guns do not count
turn 4
phase turn
unit pl_1pp_1 3008 routed
unit pl_1pp_2 3010 routed
gone pl_2pp_1
gone pl_2pp_2
gone pl_fb1
gone pl_2ul
gone sx_a
gone sx_b
unit au_ir48_1 6008
expect nostate level polish [RZ-LEVEL-2 RZ-LEVEL-3]

case not between the hours
turn 5
phase turn
gone pl_1pp_1
gone pl_1pp_2
gone pl_2pp_1
gone pl_2pp_2
gone pl_2pp_3
unit au_ir48_1 6008
unit pl_3pp_1 3008
expect nostate level polish [LB-1-4]

case ten make level 2, fifteen level 3; a level can fall again
turn 7
phase turn
level polish 1
gone au_ir48_1
gone au_ir48_2
gone au_ir48_3
gone au_ir30_1
gone au_ir30_2
gone au_ir30_3
gone au_ir41_1
gone au_ir41_2
gone au_ir41_3
gone au_ir37_1
unit au_ir37_2 6008
unit pl_3pp_1 3008
expect state level austrian 2 [RZ-LEVEL-9 RZ-LEVEL-7]
expect nostate level polish [RZ-LEVEL-1]

case what a level does to a roll: Poles
level polish 2
unit pl_1pp_1 3008
unit pl_1sk 3008
unit sx_a 2008
unit sx_huss 2008
unit pl_poniatowski 2030
do end
roll 42
expect unit pl_1pp_1 condition=good [RZ-LEVEL-5]

case men desert where the option is on
option desertion=on
turn 4
phase turn
level austrian 1
gone au_ir48_1
gone au_ir48_2
gone au_ir48_3
gone au_ir37_1
gone au_ir37_2
unit au_ir24_1 6008 disordered
unit au_ir24_2 6010
unit au_ir34_1 6012 disordered
unit au_ir30_1 3009
unit pl_3pp_1 3008
chance LB-4.8-1 [LB-4.8-1]
roll 1
event MEN_DESERT unit au_ir30_1 [LB-4.8-1]
expect unit au_ir30_1 left=9 [LB-4.8-1]
roll 2
event NOBODY_DESERTS unit au_ir24_1 [LB-4.8-1]
expect actor polish [LB-4.8-1]
