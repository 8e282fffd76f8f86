title standing before a charge

case in the flank, by lancers
phase charge
side polish
unit pl_2ul 2207 side-E
unit au_ir48_1 2607 side-NE
unit au_ir48_2 6007
do charge pl_2ul
do step pl_2ul 2307
do step pl_2ul 2407
do declare 2607
chance ASK_STAND_DICE
roll 61
event MOD_STAND_FLANK a -12 [RZ-STAND-1]
event MOD_STAND_LANCES a -6 [RZ-STAND-9]
event DOES_NOT_STAND unit au_ir48_1 [RZ-STAND-1 RZ-STAND-9]

case in the rear
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 side-E
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 2307
do step pl_1sk 2407
do declare 2607
roll 41
event MOD_STAND_REAR a -6 [RZ-STAND-2]
event DOES_NOT_STAND a 41 [RZ-STAND-2]

case in line, and by heavy cavalry
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 NW line
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do wait
roll 32
event MOD_STAND_LINE a 3 [RZ-STAND-4]
event MOD_STAND_HEAVY a -3 [RZ-STAND-10]
event STANDS_FIRM [RZ-STAND-4 RZ-STAND-10]

case disordered
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 side-W disordered
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 2307
do step pl_1sk 2407
do declare 2607
roll 44
event MOD_STAND_DISORDERED a -6 [RZ-STAND-5]
event DOES_NOT_STAND [RZ-STAND-5]

case routed: trampled, and on they run
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_ir48_1 2607 side-W routed
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 2307
do step pl_1sk 2407
do declare 2607
expect prompt ASK_TRAMPLE [RZ-STAND-6]
do trample 3
expect unit au_ir48_1 left=7 condition=routed [RZ-STAND-6]

case skirmishers do not stand
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_grenz_1 2607 N skirmish left=3
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 2307
do step pl_1sk 2407
do declare 2607
expect prompt ASK_TRAMPLE [RZ-STAND-3 LB-2.8-4]

case a carré that is charged as it moves
side polish
unit pl_2pp_1 2707 carre
unit pl_3pp_1 6007
unit au_kr5 2307 side-E
do move pl_2pp_1
do step pl_2pp_1 2607
legal react au_kr5 [LB-2.16-20]
do react au_kr5
roll 66
chance ASK_STAND_DICE
roll 11
event MOD_STAND_CARRE a 12 [RZ-STAND-7]
event MOD_STAND_HEAVY
event DOES_NOT_STAND [RZ-STAND-7]

case a Masse has two more
side austrian
unit au_ir48_1 2707 SW masse
unit au_ir48_2 6007
unit pl_1sk 2207 side-E
do move au_ir48_1
do step au_ir48_1 2607
do react pl_1sk
roll 66
roll 31
event MOD_STAND_MASSE a 2 [LB-2.21-1]
event STANDS_FIRM [LB-2.21-1]

case a stack rolls unit by unit; who fails beside one who stands routs
phase charge
side austrian
unit au_kr5 2207 side-E
unit pl_2pp_1 2607 side-W
unit pl_2pp_2 2607 side-W
unit pl_3pp_1 6007
do charge au_kr5
do step au_kr5 2307
do wait
do step au_kr5 2407
do declare 2607
do wait
do wait
roll 11
event DOES_NOT_STAND unit pl_2pp_1 [LB-2.16-14]
chance ASK_STAND_DICE
roll 66
event STANDS_FIRM unit pl_2pp_2 [LB-2.16-13]
expect state unit au_kr5 is_bound bound=2607 [LB-2.16-13]
expect unit pl_2pp_1 condition=routed left=6 [LB-2.16-14 LB-2.14-5]

case nobody is charged across a stream
phase charge
side polish
unit pl_1sk 0834 side-W
unit au_ir48_1 0334 side-E
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 0734
do step pl_1sk 0634
do step pl_1sk 0534
expect prompt ASK_CHARGE [RZ-STREAM-2]

case unless that is agreed: then they have six more
option stream_assault=on
phase charge
side polish
unit pl_1sk 0834 side-W
unit au_ir48_1 0334 side-E
unit au_ir48_2 6007
do charge pl_1sk
do step pl_1sk 0734
do step pl_1sk 0634
do step pl_1sk 0534
do declare 0334
roll 21
event MOD_STAND_STREAM a 6 [RZ-STAND-8]
event DOES_NOT_STAND [RZ-STAND-8]
