title results of a melee

case DD: disordered, one increment lost, off they go
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW left=5
do assault 3008
do full pl_1sk
roll 41
event RESULT_DD hex 3008 [LB-2.15-11]
expect unit au_ir48_1 condition=disordered left=4 [LB-2.15-11 LB-2.15-15 LB-4.3-1]

case DR: routed
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW left=5
do assault 3008
do full pl_1sk
roll 62
expect unit au_ir48_1 condition=routed left=4 [LB-2.15-12 LB-4.3-1]

case DS: they surrender
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW left=4
do assault 3008
do full pl_1sk
roll 66
event SURRENDERS_IN_MELEE unit au_ir48_1 [LB-2.15-13]
expect unit au_ir48_1 gone [LB-2.15-13 LB-4.3-1]
expect unit pl_1sk hex=3008 [LB-2.15-10]

case disordered infantry routs, with DR it loses one more
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW disordered
do assault 3008
do full pl_1sk
roll 41
expect unit au_ir48_1 condition=routed left=9 [LB-4.3-1]

case disordered infantry, DR
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW disordered
do assault 3008
do full pl_1sk
roll 62
expect unit au_ir48_1 condition=routed left=8 [LB-4.3-1]

case routed infantry flees again with a loss, with DR it is lost
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 routed
do assault 3008
do full pl_1sk
roll 32
expect unit au_ir48_1 condition=routed left=9 [LB-4.3-1]

case routed infantry, DR
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 routed
do assault 3008
do full pl_1sk
roll 56
expect unit au_ir48_1 gone [LB-4.3-1]

case limbered guns are disordered
phase melee
unit pl_1sk 3009 side-NE
unit au_bb1 3008 side-SW
do assault 3008
do full pl_1sk
roll 13
expect unit au_bb1 condition=disordered left=1 [LB-4.3-2]

case guns that stand are lost
phase melee
unit pl_1sk 3009 side-NE
unit au_bb1 3008 side-SW unlimbered
do assault 3008
do full pl_1sk
roll 13
event GUNS_ARE_TAKEN_IN_MELEE unit au_bb1 [LB-4.3-2]
expect unit au_bb1 gone [LB-4.3-2]

case also when their infantry is driven off
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW left=5
unit au_bb1 3008 side-SW unlimbered
do assault 3008
do full pl_1sk
roll 41
expect unit au_ir48_1 condition=disordered [LB-4.3-2]
expect unit au_bb1 gone [LB-4.3-2]

case cavalry routs, with DR and one more loss
phase melee
unit pl_1sk 3009 side-NE
unit au_hr1 3008 side-SW left=6
do assault 3008
do full pl_1sk
do full au_hr1
roll 41
expect unit au_hr1 condition=routed left=5 [LB-4.3-3 LB-2.14-4]

case cavalry, DR
phase melee
unit pl_1sk 3009 side-NE
unit au_hr1 3008 side-SW left=6
do assault 3008
do full pl_1sk
do full au_hr1
roll 62
expect unit au_hr1 condition=routed left=4 [LB-4.3-3]

case mounted troops do not surrender
phase melee
unit pl_1sk 3009 side-NE
unit au_hr1 3008 side-SW left=4
do assault 3008
do full pl_1sk
do full au_hr1
roll 66
expect unit au_hr1 condition=routed left=1 [LB-4.3-3]

case AD and AR fall on the attackers
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=6
do assault 3008
roll 66
roll 66
roll 14
expect unit pl_2pp_1 condition=disordered left=5 [LB-2.15-11]

case AR
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=6
do assault 3008
roll 66
roll 66
roll 11
expect unit pl_2pp_1 condition=routed left=5 [LB-2.15-12]

case an exchange costs both, and both check; attackers stay where they are
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=6
do assault 3008
roll 66
roll 66
roll 41
event RESULT_EXCHANGE a 1 b 1 [LB-2.15-14]
expect unit pl_2pp_1 left=5 hex=3009 [LB-2.15-14 LB-4.3-5]
expect unit au_ir48_1 left=5 [LB-2.15-14]
chance ASK_CHECK_DICE [LB-4.3-5]
roll 66
event PASSES_CHECK unit au_ir48_1 [LB-4.3-5]
roll 66
event PASSES_CHECK unit pl_2pp_1 [LB-4.3-5]

case the owner says who takes the losses
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_2pp_2 2908 side-E
unit au_ir48_1 3008 side-SW
do assault 3008
do attack pl_2pp_1 3009
do attack pl_2pp_2 2908
roll 66
roll 66
roll 66
roll 32
expect prompt ASK_LOSS [LB-2.15-14]
do lose pl_2pp_2
do lose pl_2pp_2
expect unit pl_2pp_2 left=4 [LB-2.15-14]

case infantry and guns take losses by turns
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW left=6
unit au_bb1 3008 side-SW unlimbered
do assault 3008
do full pl_1sk
roll 43
event RESULT_EXCHANGE a 1 b 2 [LB-2.15-14]
expect unit au_ir48_1 left=5 [LB-2.15-14]
expect unit au_bb1 left=1 [LB-2.15-14]

case one attacker must go into the hex won, others may
phase melee
unit pl_1sk 3009 side-NE left=6
unit pl_5sk 2908 side-E left=6
unit au_ir48_1 3008 side-SW left=1
do assault 3008
do attack pl_1sk 3009
do attack pl_5sk 2908
do full pl_1sk
do full pl_5sk
roll 35
expect unit au_ir48_1 gone [LB-2.15-10]
expect prompt ASK_ADVANCE [LB-2.15-10]
illegal none LB-2.15-10 [LB-2.15-10]
do advance pl_1sk
expect unit pl_1sk hex=3008 [LB-2.15-10]
do face pl_1sk side-NE
legal none [LB-2.15-10]

case who cannot go back surrenders
phase melee
unit pl_1sk 3009 side-NE
unit pl_2pp_1 3109 side-NW
unit pl_2pp_2 3108 side-W
unit pl_3pp_1 2908 side-E
unit pl_3pp_2 3107 side-SW
unit pl_3pp_3 3007 side-SE
unit au_ir48_1 3008 side-SW left=5
do assault 3008
do attack pl_1sk 3009
do full pl_1sk
roll 41
expect unit au_ir48_1 gone [LB-4.3-4]

case a beaten carré goes back as a disordered column
phase melee
unit pl_1sk 3008 side-NE is_bound bound=3008
unit au_ir48_1 3008 carre left=3
do full pl_1sk
roll 41
expect unit au_ir48_1 condition=disordered form=column left=2 [LB-2.15-17]

case cavalry that is thrown back leaves the carré
phase melee
unit pl_1sk 3008 side-NE is_bound bound=3008
unit au_ir48_1 3008 carre
do full pl_1sk
roll 22
event IS_ROUTED unit pl_1sk [LB-2.15-17]

case cavalry that has won nothing rides back off the carré
phase melee
unit pl_1sk 3008 side-NE is_bound bound=3008 came=3
unit au_ir48_1 3008 carre
do full pl_1sk
roll 42
roll 66
roll 66
expect unit pl_1sk hex=3009 [LB-2.15-17]

case cavalry does not fight a carré from outside
phase melee
unit pl_1sk 3009 side-NE
unit pl_3pp_1 2009 side-NE
unit au_ir48_1 3008 carre
unit au_ir48_2 2008 side-SW
illegal assault 3008 HORSE_RIDES_ON_CARRE [LB-2.15-16]

case a two-hex line attacked in one half fights with half, and is beaten as a whole
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 3108 S line
do assault 3008
do full pl_1sk
roll 41
event MELEE_ODDS a 2 b 1 [LB-2.4-4]
expect unit au_ir48_1 condition=disordered left=9 [LB-2.15-11]

case skirmishers advance with one half and keep the other
phase melee
unit pl_volt 3009 2909 N skirmish
unit au_bb1 2908 side-SW unlimbered
do assault 2908
do attack pl_volt 3009
do attack pl_volt 2909
roll 11
do advance pl_volt
expect prompt ASK_SPREAD [LB-2.15-10]
do keep pl_volt 2909
expect unit pl_volt hex=2908 [LB-2.15-10]
illegal face pl_volt N SQUARE_TO_ITS_HEXES [LB-2.15-10]
