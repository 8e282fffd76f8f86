title who forms carré, and what helps

case Austrians from line only, and never from Masse
phase charge
side polish
unit pl_1sk 2107 side-E
unit au_ir48_1 2607 NW line
unit au_ir48_2 2604 side-W
unit au_ir48_3 2610 SW masse
unit au_grenz_1 2602 side-W
do charge pl_1sk
do step pl_1sk 2207
legal try 2607 [RZ-CARRE-29]
illegal try 2604 RZ-CARRE-29 [RZ-CARRE-29]
illegal try 2602 RZ-CARRE-29 [RZ-CARRE-29]
illegal try 2610 RZ-CARRE-28 [RZ-CARRE-28 LB-2.21-1]

case not from the rear
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-E
unit pl_1pp_1 6007
do charge au_kr5
do step au_kr5 2207
expect prompt ASK_CHARGE [RZ-CARRE-30]

case sight is needed
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W
unit pl_1sk 2507 side-E exhausted
unit pl_1pp_1 6007
do charge au_kr5
do step au_kr5 2207
expect prompt ASK_CHARGE [RZ-CARRE-30]

case too weak for it
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W left=2
unit pl_1pp_1 6007
do charge au_kr5
do step au_kr5 2207
expect prompt ASK_CHARGE [LB-2.4-20]

case who waits at four points may try at three
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W
unit pl_1pp_1 6007
do charge au_kr5
do step au_kr5 2207
do wait
do step au_kr5 2307
legal try 2607 [LB-2.16-9]
do try 2607
roll 11
do step au_kr5 2407
expect prompt ASK_DECLARE [LB-2.16-10]
do declare 2607
expect prompt ASK_FIRERS [LB-2.16-9]

case a leader in the hex takes six off
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W
unit pl_sokolnicki 2607
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 66
event MOD_CARRE_LEADER a -6 [RZ-CARRE-23]
event CARRE_IS_FORMED [RZ-CARRE-23]

case light cavalry adds three
phase charge
side austrian
unit au_hr1 2107 side-E
unit pl_2pp_1 2607 side-W
unit pl_3pp_1 6007
do charge au_hr1
do step au_hr1 2207
do try 2607
roll 55
event MOD_CARRE_LIGHT a 3 [RZ-CARRE-24]
event CARRE_DISORDERS [RZ-CARRE-24]

case lances six, and light cavalry with lances both
phase charge
side polish
unit pl_2ul 2107 side-E
unit au_ir48_1 2607 NW line
unit au_ir48_2 6007
do charge pl_2ul
do step pl_2ul 2207
odds 23/36 try 2607 = carré formed [RZ-CARRE-24 RZ-CARRE-25]
do try 2607
roll 45
event MOD_CARRE_LIGHT a 3 [RZ-CARRE-24]
event MOD_CARRE_LANCES a 6 [RZ-CARRE-25]

case each morale level three
phase charge
side austrian
level polish 2
unit au_kr5 2107 side-E
unit pl_2pp_1 2607 side-W
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 51
event MOD_CARRE_LEVEL a 6 [RZ-CARRE-26]
event CARRE_IS_FORMED [RZ-CARRE-26]

case Saxons are not troubled by the level of the Poles
phase charge
side austrian
level polish 2
unit au_kr5 2107 side-E
unit sx_a 2607 side-W
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 63
noevent MOD_CARRE_LEVEL
event CARRE_IS_FORMED [RZ-CARRE-9]

case from a carré that is ridden over nobody is seen
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2307 carre
unit pl_3pp_1 2707 side-W
do charge au_kr5
do pass
do step au_kr5 2207
expect prompt ASK_CHARGE [LB-2.12-2]
do step au_kr5 2307
expect prompt ASK_FIRERS [LB-2.12-2]
do none
expect unit au_kr5 hex=2307 [LB-2.5-2 LB-2.6-3]
expect prompt ASK_CHARGE [RZ-CARRE-27]
do step au_kr5 2407
expect prompt ASK_FIRERS [LB-2.12-2 LB-2.7-2]
do none
expect prompt ASK_CARRE [RZ-CARRE-27]
legal try 2707 [RZ-CARRE-27]

case who stops on a carré fights it
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2307 carre
unit pl_3pp_1 6007
do charge au_kr5
do pass
do step au_kr5 2207
do step au_kr5 2307
do none
do stop
expect state unit au_kr5 is_bound bound=2307 [LB-2.5-2]

case a Masse is ridden onto, without the doubling
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 SW masse
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 2307
do step pl_1sk 2407
do declare 2607
do none
expect unit pl_1sk hex=2607 [LB-2.21-2]
expect state unit pl_1sk is_bound bound=2607 [LB-2.21-2]
expect nostate unit pl_1sk straight [LB-2.21-2]

case a line in two hexes forms its carré in the hex that is charged
phase charge
side austrian
unit au_kr5 2107 side-E
unit pl_2pp_1 2608 2607 SW line
unit pl_1pp_1 6007
do charge au_kr5
do step au_kr5 2207
do try 2607
roll 11
expect unit pl_2pp_1 hexes=2607 form=carre [LB-2.16-10]
