title what modifies the morale checks before a melee

case six against ten: the numbers are for the defender
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW
do assault 3008
chance LB-2.14-1 [LB-2.15-5]
roll 66
event PRE_ODDS unit au_ir48_1 a 6 [RZ-PRE-1 LB-2.15-4]
roll 66
event PRE_ODDS unit pl_2pp_1 a -6 [RZ-PRE-1]

case still fewer count as one to two
phase melee
unit pl_2pp_1 3009 side-NE left=2
unit au_ir48_1 3008 side-SW
do assault 3008
roll 66
event PRE_ODDS unit au_ir48_1 a 6 [LB-3.7-1]

case one to one
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=6
do assault 3008
roll 66
event PRE_ODDS unit au_ir48_1 a 3 [RZ-PRE-2]
roll 66
event PRE_ODDS unit pl_2pp_1 a -3 [RZ-PRE-2]

case three to two counts as one to one
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=4
do assault 3008
roll 66
event PRE_ODDS unit au_ir48_1 a 3 [LB-3.7-1]

case two to one is for nobody
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=3
do assault 3008
roll 66
noevent PRE_ODDS [RZ-PRE-3]
roll 66
noevent PRE_ODDS [RZ-PRE-3]

case three to one
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=2
do assault 3008
roll 66
event PRE_ODDS unit au_ir48_1 a -3 [RZ-PRE-4]
roll 66
event PRE_ODDS unit pl_2pp_1 a 3 [RZ-PRE-4]

case four to one
phase melee
unit pl_2pp_1 3009 side-NE left=4
unit au_ir48_1 3008 side-SW left=1
do assault 3008
roll 66
event PRE_ODDS unit au_ir48_1 a -6 [RZ-PRE-5]
roll 66
event PRE_ODDS unit pl_2pp_1 a 6 [RZ-PRE-5]

case five to one and more
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=1
do assault 3008
roll 66
event PRE_ODDS unit au_ir48_1 a -9 [RZ-PRE-6]
roll 66
event PRE_ODDS unit pl_2pp_1 a 9 [RZ-PRE-6]

case of a line the top four of a hex count
phase melee
unit pl_2pp_1 3009 NE line
unit au_ir48_1 3008 side-SW left=4
do assault 3008
roll 66
event PRE_ODDS unit au_ir48_1 a 3 [LB-2.15-4]

case in the flank
phase melee
unit pl_2pp_1 3108 side-W
unit au_ir48_1 3008 side-SW
do assault 3008
roll 66
event PRE_FLANK unit au_ir48_1 a -12 [RZ-PRE-7]
roll 66
event PRE_FLANK unit pl_2pp_1 a 12 [RZ-PRE-7]

case in the rear
phase melee
unit pl_2pp_1 3107 side-SW
unit au_ir48_1 3008 side-SW
do assault 3008
roll 66
event PRE_REAR unit au_ir48_1 a -6 [RZ-PRE-8]
roll 66
event PRE_REAR unit pl_2pp_1 a 6 [RZ-PRE-8]

case skirmishers: the attacker does not check
phase melee
unit pl_2pp_1 3009 side-NE
unit au_grenz_1 3008 3108 S skirmish
do assault 3008
do stay au_grenz_1
roll 66
event PRE_SKIRMISH unit au_grenz_1 a -6 [RZ-PRE-9]
chance ASK_MELEE_DICE [RZ-PRE-9]

case an Austrian line: three less for it, three more for who attacks
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 S line
do assault 3008
roll 66
event PRE_LINE unit au_ir48_1 a -3 [RZ-PRE-10]
noevent PRE_AUSTRIAN_LINE [RZ-PRE-11]
roll 66
event PRE_AUSTRIAN_LINE unit pl_2pp_1 a 3 [RZ-PRE-11]

case or the defender's, if the table reads it so
option line_to_defender=on
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 S line
do assault 3008
roll 66
event PRE_AUSTRIAN_LINE unit au_ir48_1 a 3 [RZ-PRE-11]
roll 66
noevent PRE_AUSTRIAN_LINE [RZ-PRE-11]

case a Polish line is no Austrian one
phase melee
side austrian
unit au_ir48_1 3009 side-NE
unit pl_2pp_1 3008 S line
do assault 3008
roll 66
event PRE_LINE unit pl_2pp_1 a -3 [RZ-PRE-10]
roll 66
noevent PRE_AUSTRIAN_LINE [RZ-PRE-11]

case a carré
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 carre
do assault 3008
roll 66
roll 66
event PRE_CARRE unit pl_2pp_1 a 6 [RZ-PRE-12]

case a disordered defender
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW disordered
do assault 3008
roll 66
event PRE_DISORDERED unit au_ir48_1 a -3 [RZ-PRE-13]
roll 66
event PRE_DISORDERED unit pl_2pp_1 a 3 [RZ-PRE-13]

case a routed defender
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 routed
do assault 3008
roll 66
event PRE_ROUTED unit au_ir48_1 a -6 [RZ-PRE-14]
roll 66
event PRE_ROUTED unit pl_2pp_1 a 6 [RZ-PRE-14]

case uphill
phase melee
unit pl_2pp_1 3309 side-SE
unit au_ir48_1 3310 side-NW
do assault 3310
roll 66
event PRE_UPHILL unit au_ir48_1 a 3 [RZ-PRE-15]
roll 66
event PRE_UPHILL unit pl_2pp_1 a -3 [RZ-PRE-15]

case across a stream, where a bridge lets them
phase melee
unit pl_2pp_1 1732 side-NW
unit au_ir48_1 1731 side-SE
do assault 1731
roll 66
event PRE_STREAM unit au_ir48_1 a 3 [RZ-PRE-16]
roll 66
event PRE_STREAM unit pl_2pp_1 a -3 [RZ-PRE-16]

case each increment lost to the fire that met them
phase melee
unit pl_2pp_1 3009 side-NE met=2 left=4
unit au_ir48_1 3008 side-SW
do assault 3008
roll 66
roll 66
event PRE_FIRE unit pl_2pp_1 a -6 [RZ-PRE-17]
noevent PRE_ELITE [RZ-PRE-18 RZ-PRE-19 RZ-PRE-20]

case the modifiers are told with the dice they belong to, one by one
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 S line
do assault 3008
noevent PRE_LINE
roll 66
event PRE_LINE unit au_ir48_1 a -3 [RZ-PRE-10]
event PRE_ODDS unit au_ir48_1 [RZ-PRE-1]
noevent MOD_SITUATION
