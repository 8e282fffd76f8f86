title charges

case fresh cavalry in good order charges
phase charge
side polish
unit pl_2ul 2007 side-E
unit pl_3ul 2009 side-E tired
unit pl_6ul 2011 side-E routed
unit pl_1sk 2013 side-E exhausted
unit pl_2pp_1 2006 side-E
unit pl_5sk 2002 side-E no_move
unit au_ir48_1 6007
legal charge pl_2ul [LB-2.16-5 LB-2.16-1]
illegal charge pl_3ul ONLY_FRESH_CHARGE [LB-2.16-5 LB-2.16-1]
illegal charge pl_6ul CHARGES_IN_GOOD_ORDER [LB-2.16-5]
illegal charge pl_1sk ONLY_FRESH_CHARGE [LB-2.16-1]
illegal charge pl_2pp_1 ONLY_HORSE_CHARGES [LB-2.16-5]
illegal charge pl_5sk RETREATED_BEFORE [LB-2.13-3]
illegal charge au_hr1 NOT_YOUR_UNIT

case nobody charges in road march, nor before he is on the map
phase charge
side austrian
unit au_hr1 3040 3141 3042 side-NW road_march left=12
unit au_hr12 2030 side-E
illegal charge au_hr1 NO_CHARGE_IN_THAT_FORM [LB-2.16-5]
illegal charge au_hr11 NOT_ON_MAP [LB-2.20-3 LB-2.16-5]

case a charge against a column of infantry, step by step
phase charge
side austrian
unit au_kr5 2007 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
expect prompt ASK_CHARGE
do step au_kr5 2107
expect unit au_kr5 hex=2107 mp=2 [LB-2.16-6]
do step au_kr5 2207
expect prompt ASK_CARRE
expect actor polish [LB-2.16-9]
illegal hold CARRE_OR_WAIT
do wait
do step au_kr5 2307
expect actor polish [RZ-CARRE-30]
do wait
do step au_kr5 2407
expect prompt ASK_DECLARE
legal declare 2607 [LB-2.16-7]
legal pass [LB-2.16-7]
illegal stop DECLARE_OR_PASS [LB-2.16-7]
do declare 2607
expect actor polish [LB-2.16-9]
do wait
expect unit au_kr5 hex=2507 mp=10 [LB-2.16-7]
expect prompt ASK_CARRE
do wait
chance LB-2.16-13
roll 46
event MOD_STAND_HEAVY a -3 [RZ-STAND-10]
event STANDS_FIRM unit pl_2pp_1 [LB-2.16-13]
expect unit au_kr5 hex=2507
expect state unit au_kr5 is_bound straight bound=2607 [LB-2.16-8 LB-2.16-13]
expect state unit pl_2pp_1 stood [LB-2.16-13]

case after a charge nobody moves
phase charge
side polish
unit pl_2ul 2007 side-E
unit pl_2pp_1 2009 side-E
unit au_ir48_1 6007
do charge pl_2ul
do step pl_2ul 2107
do stop
illegal move pl_2ul LB-1-8 [LB-1-8]

case light cavalry turns two sides in a hex, heavy cavalry one
phase charge
side polish
unit pl_2ul 2007 side-E
unit au_ir48_1 6007
do charge pl_2ul
legal turn pl_2ul side-SE [LB-2.16-6]
legal turn pl_2ul side-SW [LB-2.16-6]
illegal turn pl_2ul side-W CHARGER_TURNS_TOO_FAR [LB-2.16-6]
illegal step pl_2ul 2108 NOT_ADJACENT
do turn pl_2ul side-SE
expect unit pl_2ul facing=side-SE mp=4 [LB-2.16-6]
legal turn pl_2ul side-SW
illegal turn pl_2ul side-NE LB-2.16-6
illegal step pl_2ul 2107 NOT_STRAIGHT_AHEAD [LB-2.16-6]

case heavy cavalry
phase charge
side austrian
unit au_kr5 2007 side-E
unit pl_2pp_1 6007
do charge au_kr5
legal turn au_kr5 side-NE [LB-2.16-6]
illegal turn au_kr5 side-SW CHARGER_TURNS_TOO_FAR [LB-2.16-6]

case a charge keeps to open ground
phase charge
side polish
unit pl_2ul 3618 side-E
unit au_ir48_1 6007
do charge pl_2ul
illegal step pl_2ul 3718 RZ-STAND-11 [LB-2.16-5 RZ-STAND-11]
do stop

case nobody in a village or town is a target
phase charge
side polish
unit pl_2ul 3418 side-E
unit au_ir48_1 3718 side-W
unit au_ir48_2 6007
do charge pl_2ul
do step pl_2ul 3518
expect prompt ASK_CHARGE [LB-2.16-5 RZ-STAND-11]
illegal declare 3718 FINISH_THE_CHARGE

case what was passed by is not attacked
phase charge
side polish
unit pl_1sk 2307 side-E
unit au_ir48_1 2607 side-W
unit au_ir48_2 2508 side-W
do charge pl_1sk
do step pl_1sk 2407
do pass
event PASSES_BY unit pl_1sk hex 2607 [LB-2.16-7]
do step pl_1sk 2507
do stop
expect state unit pl_1sk charged shunned=2 [LB-2.16-7]
do end
expect state phase melee
legal assault 2508
illegal assault 2607 LB-2.16-7 [LB-2.16-7]

case an enemy next to it when it begins is no target
phase charge
side polish
unit pl_1sk 2407 side-E
unit au_ir48_1 2507 side-W
unit au_ir48_2 6007
do charge pl_1sk
illegal step pl_1sk 2507 ENEMY_IS_THERE [LB-2.16-7 LB-2.6-3]

case two straight hexes are too few: a plain melee follows, without a check
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2407
do declare 2607
do wait
event CHARGE_HALTS unit au_kr5 hex 2607 [LB-2.16-8]
expect state unit au_kr5 is_bound bound=2607 [LB-2.16-8]
expect nostate unit au_kr5 straight [LB-2.16-8]

case a turn on the way begins the count anew
phase charge
side austrian
unit au_kr5 2108 side-E
unit pl_2pp_1 2607 side-W
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2208
do turn au_kr5 side-NE
do step au_kr5 2307
do turn au_kr5 side-E
do step au_kr5 2407
do declare 2607
do wait
event CHARGE_HALTS [LB-2.16-8]

case the printed points are spent for nothing
phase charge
side austrian
unit au_kr5 2007 side-E
unit pl_2pp_1 6007
do charge au_kr5
do step au_kr5 2107
do step au_kr5 2207
do step au_kr5 2307
do step au_kr5 2407
do step au_kr5 2507
do step au_kr5 2607
do step au_kr5 2707
do step au_kr5 2807
do step au_kr5 2907
do step au_kr5 3007
legal stop [LB-2.16-16]
do step au_kr5 3107
event CHARGE_IN_VAIN unit au_kr5 [LB-2.16-16]
expect unit au_kr5 hex=3107 condition=routed [LB-2.16-16]

case the five points more reach a target that was declared
phase charge
side austrian
unit au_kr5 2007 side-E mp=0
unit pl_2pp_1 3307 side-E
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2107
do step au_kr5 2207
do step au_kr5 2307
do step au_kr5 2407
do step au_kr5 2507
do step au_kr5 2607
do step au_kr5 2707
do step au_kr5 2807
do step au_kr5 2907
do step au_kr5 3007
do step au_kr5 3107
do declare 3307
expect unit au_kr5 hex=3207 mp=24 [LB-2.16-6]
chance LB-2.16-13

case a carré formed in time leaves the charger free
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 11
expect unit pl_2pp_1 form=carre [LB-2.16-10]
expect actor austrian [LB-2.16-10]
legal stop [LB-2.16-10]

case a carré formed before the declared charge is ridden onto
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 side-W
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 11
expect prompt ASK_FIRERS [LB-2.16-10]
expect actor polish [LB-2.16-10 LB-2.12-2]
do none
expect unit au_kr5 hex=2607 [LB-2.16-10]
expect state unit au_kr5 is_bound bound=2607 straight [LB-2.16-10]

case infantry that falls into disorder is followed
phase charge
side austrian
unit au_kr5 2307 side-E
unit pl_2pp_1 2607 side-W
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2407
do declare 2607
do try 2607
roll 56
event CARRE_DISORDERS [LB-2.16-11]
expect unit pl_2pp_1 condition=disordered [LB-2.16-11]
do face pl_2pp_1 side-W
expect unit pl_2pp_1 hex=2704
expect unit au_kr5 hex=2705 mp=14 [LB-2.16-11]
expect state unit au_kr5 is_bound bound=2704 [LB-2.16-11]

case stand failed: trampled, routed, recalled
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do wait
roll 11
event DOES_NOT_STAND unit pl_2pp_1 [LB-2.16-14 LB-2.14-5]
expect prompt ASK_TRAMPLE [LB-2.16-15]
legal trample 6 [LB-2.16-15]
illegal trample 7 LB-2.16-15 [LB-2.16-15]
do trample 2
event TRAMPLES a 2 [LB-2.16-15]
expect unit pl_2pp_1 left=4 condition=routed [LB-2.16-15 LB-2.16-14]

case a line of two hexes rides front left or front right, both halves together
phase charge
side polish
unit pl_2ul 2007 2008 NE line
unit au_ir48_1 2607 side-W
unit au_ir48_2 6007
do charge pl_2ul
legal step pl_2ul 2107 [LB-2.16-6]
legal step pl_2ul 2006 [LB-2.16-6]
illegal step pl_2ul 1906 NOT_STRAIGHT_AHEAD [LB-2.16-6]
legal wheel pl_2ul 2107 1 [LB-2.16-6]
do step pl_2ul 2107
do step pl_2ul 2207
do step pl_2ul 2307
do step pl_2ul 2407
do declare 2607
expect unit pl_2ul hexes=2507+2508 [LB-2.16-7]
chance ASK_STAND_DICE

case it rides onto a carré as a line of one hex
phase charge
side polish
unit pl_2ul 2207 2208 NE line
unit au_ir48_1 2607 carre
unit au_ir48_2 6007
do charge pl_2ul
do step pl_2ul 2307
do step pl_2ul 2407
do declare 2607
do none
do none
expect unit pl_2ul hexes=2607 form=line [LB-2.16-10]
expect state unit pl_2ul is_bound bound=2607 straight [LB-2.16-10]

case a wheel costs two points and the hex
phase charge
side polish
unit pl_2ul 2007 2008 NE line
unit au_ir48_1 2607 side-W
do charge pl_2ul
do wheel pl_2ul 2107 0
expect unit pl_2ul mp=6 [LB-2.16-6]
