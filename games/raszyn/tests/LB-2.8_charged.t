title skirmishers charged

case they run to infantry in good order
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_grenz_1 2607 2608 SW skirmish left=5
unit au_grenz_2 2707 side-W
unit au_ir48_1 6007
do charge pl_1sk
do step pl_1sk 2307
do step pl_1sk 2407
do declare 2607
expect prompt ASK_RUN [LB-2.8-4]
legal run au_grenz_1 2707 [LB-2.8-4]
illegal run au_grenz_1 2606 NO_SHELTER_THERE [LB-2.8-4]
do run au_grenz_1 2707
expect unit au_grenz_1 hex=2707 form=column [LB-2.8-4]
expect state unit au_grenz_1 sheltered [LB-2.8-4]
expect prompt ASK_CHARGE [LB-2.8-4]

case or stay and are ridden down, without a recall
phase charge
side polish
unit pl_1sk 2207 side-E
unit au_grenz_1 2607 2608 SW skirmish left=5
unit au_grenz_2 2707 side-W
unit au_ir48_1 6007
do charge pl_1sk
do step pl_1sk 2307
do step pl_1sk 2407
do declare 2607
do stay au_grenz_1
expect prompt ASK_TRAMPLE [LB-2.8-4]
do trample 0
expect unit au_grenz_1 condition=routed [LB-2.8-4]
noevent IS_RECALLED

case they form no carré
phase charge
side polish
unit pl_1sk 2107 side-E
unit au_grenz_1 2604 N skirmish left=3
unit au_ir48_1 2607 NW line
do charge pl_1sk
do step pl_1sk 2207
illegal try 2604 SKIRMISHERS_NEITHER [LB-2.8-4 RZ-STAND-3]
