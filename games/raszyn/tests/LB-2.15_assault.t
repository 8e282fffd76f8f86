title assaults: who, where, in which order

case through the front only
phase melee
unit pl_2pp_1 3009 side-SW
unit au_ir48_1 3008 side-SW
unit pl_3pp_1 2009 side-NE
unit au_ir48_2 2008 side-SW
illegal assault 3008 ASSAULT_THROUGH_FRONT [LB-2.15-1]
legal assault 2008 [LB-2.15-1]

case melee is never compulsory
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW
legal end [LB-2.15-1]

case but for chargers in contact
phase melee
unit pl_1sk 3009 side-NE charged is_bound bound=3008
unit pl_5sk 2009 side-NE charged is_bound bound=2008
unit au_ir48_1 3008 side-SW
unit au_ir48_2 2008 side-SW
illegal end CHARGERS_MUST_FIGHT [LB-2.15-1]
legal assault 3008 [LB-2.15-1]

case who fired assaults the hex fired at
phase melee
unit pl_2pp_1 3009 side-NE aim=2
unit pl_3pp_1 2009 side-NE aim=1
unit au_ir48_1 3008 side-SW
unit au_ir48_2 2008 side-SW
illegal assault 3008 ASSAULT_WHERE_FIRED [LB-2.15-1]
legal assault 2008 [LB-2.15-1]

case only in good order, no guns, no carré, none who marched with force
phase melee
unit pl_2pp_1 3009 side-NE disordered
unit pl_fb1 2908 side-E unlimbered
unit pl_2pp_2 3007 carre
unit pl_2pp_3 3107 side-SW forced
unit pl_3pp_1 2009 side-NE
unit pl_3pp_2 1908 side-E
unit au_ir48_1 3008 side-SW
unit au_ir48_2 2008 side-SW
do assault 2008
illegal attack pl_2pp_1 3009 ASSAULT_IN_GOOD_ORDER [LB-2.15-1]
illegal attack pl_fb1 2908 GUNS_DO_NOT_ASSAULT [LB-2.15-1]
illegal attack pl_2pp_2 3007 CARRE_DOES_NOT_ASSAULT [LB-2.15-16]
illegal attack pl_2pp_3 3107 LB-2.20-1 [LB-2.20-1]

case infantry and cavalry not together
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_2pp_2 3109 side-NW
unit pl_1sk 2908 side-E
unit au_ir48_1 3008 side-SW
do assault 3008
do attack pl_2pp_1 3009
illegal attack pl_1sk 2908 LB-2.15-2 [LB-2.15-2]

case attackers are named one by one
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_2pp_2 2908 side-E
unit au_ir48_1 3008 side-SW
do assault 3008
expect prompt ASK_ATTACKERS [LB-2.15-3]
illegal go NAME_AN_ATTACKER [LB-2.15-3]
do attack pl_2pp_1 3009
legal go [LB-2.15-3]
do attack pl_2pp_2 2908
roll 66
event PRE_ODDS unit au_ir48_1 a 3 [LB-2.15-4]

case a hex is assaulted once in a phase
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_2pp_2 2908 side-E
unit pl_3pp_1 2009 side-NE
unit au_ir48_1 3008 side-SW left=6
unit au_ir48_2 2008 side-SW
do assault 3008
do attack pl_2pp_1 3009
do go
roll 66
roll 66
roll 41
roll 66
roll 66
illegal assault 3008 ASSAULTED_ALREADY [LB-2.15-3]
legal assault 2008 [LB-2.15-3]

case and a unit attacks once
phase melee
unit pl_2pp_1 3009 side-NE attacked=1
unit pl_3pp_1 2009 side-NE
unit au_ir48_1 3008 side-SW
unit au_ir48_2 2008 side-SW
illegal assault 3008 HAS_ASSAULTED [LB-2.15-3]

case defender first, then attacker, then the melee
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW
do assault 3008
roll 66
event PRE_ODDS unit au_ir48_1 [LB-2.15-5 LB-2.14-12]
event PASSES_CHECK unit au_ir48_1 [LB-2.15-5]
roll 66
event PASSES_CHECK unit pl_2pp_1 [LB-2.15-5]
chance ASK_MELEE_DICE [LB-2.15-8]

case nobody checks where cavalry fights
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW
do assault 3008
do full pl_1sk
chance ASK_MELEE_DICE [LB-2.15-5]

case who defends in general order does not check
phase melee
unit pl_2pp_1 2726 side-E
unit au_ir48_1 2826 side-W
do assault 2826
roll 66
event PRE_ODDS unit pl_2pp_1 [LB-2.15-5]

case nor who has stood before a charge
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW stood
do assault 3008
roll 66
event PRE_ODDS unit pl_2pp_1 [LB-2.15-5 LB-2.16-13]

case an attacker who has stood before a rider in his own move checks all the same
side austrian
phase melee
unit au_ir48_1 3008 side-E stood
unit pl_3pp_1 3108 side-W
do assault 3108
roll 66
chance LB-2.14-1 [LB-2.15-5]
roll 66
event PASSES_CHECK unit au_ir48_1 [LB-2.15-5]

case a defender who fails is disordered and leaves, and the attacker may go in
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW
do assault 3008
roll 11
event IS_DISORDERED unit au_ir48_1 [LB-2.15-6 LB-2.14-5]
event FLEES_TO unit au_ir48_1 [LB-2.15-6]
expect prompt ASK_FACING [LB-2.15-6]

case an attacker who fails is disordered, and the assault is over
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW
do assault 3008
roll 66
roll 11
event IS_DISORDERED unit pl_2pp_1 [LB-2.15-6]

case guns that stand alone and fail are abandoned
phase melee
unit pl_2pp_1 3009 side-NE
unit au_bb1 3008 side-SW unlimbered
do assault 3008
roll 11
event GUNS_ABANDONED unit au_bb1 [LB-2.15-6]
expect prompt ASK_ADVANCE [LB-2.15-6]
legal none [LB-2.15-6]
do advance pl_2pp_1
event GUNS_ARE_TAKEN unit au_bb1 [LB-4.3-2]

case leaders of both sides
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_poniatowski 3009
unit au_ir48_1 3008 side-SW
unit au_mohr 3008
do assault 3008
do lead pl_poniatowski
do stay au_mohr
roll 66
roll 66
roll 33
event MOD_LEADS unit pl_poniatowski a 6 [LB-2.15-8]
event MOD_DEFENDS unit au_mohr a -3 [LB-2.15-8]

case the leader of an attack falls on a natural 11 or 12
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_poniatowski 3009
unit au_ir48_1 3008 side-SW
do assault 3008
do lead pl_poniatowski
roll 66
roll 66
roll 12
chance ASK_CASUALTY_DIE [LB-2.15-9]

case who does not lead is not in danger
phase melee
unit pl_2pp_1 3009 side-NE
unit pl_poniatowski 3009
unit au_ir48_1 3008 side-SW
do assault 3008
do go
roll 66
roll 66
roll 12
noevent ASK_CASUALTY_DIE [LB-2.15-9]
event FLEES_TO unit pl_2pp_1 [LB-2.15-9]

case the defenders' leader on 65 or 66
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW
unit au_mohr 3008
do assault 3008
do stay au_mohr
roll 66
roll 66
roll 65
chance ASK_CASUALTY_DIE [LB-2.15-9]

case riders of an opportunity charge attack first, though it is the other side's phase
phase melee
unit pl_2pp_1 3008 side-SW stood
unit pl_3pp_1 2009 side-NE
unit au_hr1 3009 side-NE charged is_bound straight bound=3008
unit au_ir48_2 2008 side-SW
expect actor austrian [LB-2.16-20]
expect prompt ASK_SAVING [LB-2.16-20]
do full au_hr1
roll 66
event TIMES_CHARGE unit au_hr1 a 2 b 1 [LB-2.16-20 RZ-MELEE-9]

case a rider that was driven off by fire is free of its bond
phase melee
unit pl_1sk 3009 side-NE charged routed is_bound bound=3008
unit pl_3pp_1 2009 side-NE
unit au_ir48_1 3008 side-SW
unit au_ir48_2 2008 side-SW
legal end [LB-2.15-1]

case a hex the charge has passed by is not attacked by it
phase melee
unit pl_1sk 3009 side-NE charged shunned=1
unit pl_3pp_1 2009 side-NE
unit au_ir48_1 3008 side-SW
unit au_ir48_2 2008 side-SW
illegal assault 3008 LB-2.16-7 [LB-2.16-7]

case both halves of a line join with all it has, one half with half
phase melee
unit pl_2pp_1 3009 2909 N line
unit au_ir48_1 2908 S line left=3
do assault 2908
do attack pl_2pp_1 3009
do attack pl_2pp_1 2909
roll 66
noevent PRE_REAR [LB-2.15-4]
roll 66
roll 33
event MELEE_ODDS a 2 b 1 [LB-2.15-7]

case over the bridge four of the whole hex
phase melee
unit pl_2pp_1 1732 side-NW
unit pl_2pp_2 1732 side-NW
unit au_ir48_1 1731 side-SE left=4
do assault 1731
do attack pl_2pp_1 1732
do attack pl_2pp_2 1732
roll 66
event PRE_ODDS unit au_ir48_1 a 3 [RZ-BRIDGE-1]

case who has passed a hex by is not held to attack it, and the phase can end
phase melee
unit pl_1sk 3009 side-NE charged is_bound bound=3008 shunned=1
unit au_ir48_1 3008 side-SW
unit pl_2pp_1 2009 side-NE
unit au_ir48_2 2008 side-SW
legal end [LB-2.15-1]
legal assault 2008 [LB-2.15-1]
illegal assault 3008 LB-2.16-7 [LB-2.16-7]
