title changing formation

case general order is automatic in cover and costs nothing to enter or leave
unit pl_2pp_1 3717 side-SE column
do move pl_2pp_1
do step pl_2pp_1 3718
expect unit pl_2pp_1 form=general_order mp=6 [LB-2.4-16]

case leaving cover a unit is in column again
unit pl_2pp_1 3718 side-NE
do move pl_2pp_1
do step pl_2pp_1 3717
expect unit pl_2pp_1 form=column facing=side-NW mp=2 [LB-2.4-16 LB-2.4-22]

case a disordered unit stands in column in the open, and takes no other formation
unit pl_2pp_1 3013 side-NE disordered
do move pl_2pp_1
illegal line pl_2pp_1 3013 N LB-2.4-15 [LB-2.4-15]
expect unit pl_2pp_1 form=column [LB-2.4-15]

case line only in clear ground
unit pl_2pp_1 3718 side-NE
do move pl_2pp_1
illegal line pl_2pp_1 3718 N LB-2.4-17 [LB-2.4-17]

case slopes without anything else are clear
unit pl_2pp_1 3214 side-NE
do move pl_2pp_1
legal line pl_2pp_1 3214 N [LB-2.4-17]

case five increments make a line of two hexes, four do not
unit pl_2pp_1 3008 side-NE left=5
unit pl_3pp_1 2008 side-NE left=4
do move pl_2pp_1
legal deploy pl_2pp_1 2908 N [LB-2.4-18]
do deploy pl_2pp_1 2908 N
expect unit pl_2pp_1 form=line hexes=3008+2908 mp=4 [LB-2.4-18 LB-2.4-22]
do stop
do move pl_3pp_1
legal line pl_3pp_1 2008 N [LB-2.4-18]
illegal deploy pl_3pp_1 1908 N LB-2.4-21 [LB-2.4-18]

case more than eighteen increments in line do not fit a hex
unit au_ir48_1 3008 side-NE
unit au_ir48_2 3008 side-NE
side austrian
do move au_ir48_1
do with au_ir48_2
illegal line au_ir48_1 3008 N LB-2.4-18 [LB-2.4-18]

case skirmish order is for those who can: in one hex with three increments, in two with more
unit pl_volt 3008 side-NE left=3
unit pl_2pp_1 2008 side-NE
do move pl_volt
legal skirmish pl_volt 3008 N [LB-2.4-19]
illegal screen pl_volt 2908 N LB-2.4-19 [LB-2.4-19]
do stop
do move pl_2pp_1
illegal screen pl_2pp_1 1908 N NO_SKIRMISH_FOR_IT [LB-2.4-19]

case four or more spread over two hexes
unit pl_volt 3008 side-NE
do move pl_volt
illegal skirmish pl_volt 3008 N LB-2.4-19 [LB-2.4-19]
do screen pl_volt 2908 N
expect unit pl_volt form=skirmish hexes=3008+2908 mp=2 [LB-2.4-19 LB-2.4-22]

case a unit in two hexes faces square to them
unit pl_2pp_1 3008 side-NE
do move pl_2pp_1
illegal deploy pl_2pp_1 2908 NE LB-2.4-4 [LB-2.4-4]
legal deploy pl_2pp_1 2908 S [LB-2.4-4]

case carré is for infantry in the open with three increments
unit pl_2pp_1 3008 side-NE
unit pl_3pp_1 2008 side-NE left=2
unit pl_1pp_1 3718
unit pl_1sk 1008 side-NE
do move pl_2pp_1
do carre pl_2pp_1 3008
expect unit pl_2pp_1 form=carre mp=2 [LB-2.4-20]
do move pl_3pp_1
illegal carre pl_3pp_1 2008 LB-2.4-20 [LB-2.4-20]
do stop
do move pl_1pp_1
illegal carre pl_1pp_1 3718 CARRE_IN_CLEAR [LB-2.4-20]
do stop
do move pl_1sk
illegal carre pl_1sk 1008 NO_CARRE_FOR_IT [LB-2.4-20]

case no carré on a dike
unit pl_2pp_1 3922 side-SE column left=4
do move pl_2pp_1
illegal carre pl_2pp_1 3922 CARRE_IN_CLEAR [RZ-MOVE-16]

case a cavalry line needs four increments in each hex and clear ground
unit sx_huss 3008 side-NE
unit pl_5sk 2008 side-NE
unit pl_1sk 4015 side-SE
do move sx_huss
legal line sx_huss 3008 N [LB-2.4-21]
illegal deploy sx_huss 2908 N LB-2.4-21 [LB-2.4-21]
do stop
do move pl_5sk
do deploy pl_5sk 1908 N
expect unit pl_5sk form=line hexes=2008+1908 mp=6 [LB-2.4-21 LB-2.4-22]

case who starts in line has two points less, whatever he does
unit pl_2pp_1 3008 N line
unit pl_poniatowski 2030
do move pl_2pp_1
do column pl_2pp_1 3008 side-NE
do step pl_2pp_1 3107
do step pl_2pp_1 3106
do step pl_2pp_1 3205
do step pl_2pp_1 3204
do step pl_2pp_1 3303
do step pl_2pp_1 3302
expect unit pl_2pp_1 hex=3302 mp=14 status=moved [LB-2.4-23]

case a carré moves one clear hex, or is left first and then moves as usual
unit pl_2pp_1 3008 carre
unit pl_3pp_1 2008 carre
do move pl_2pp_1
do step pl_2pp_1 3007
expect unit pl_2pp_1 hex=3007 form=carre mp=2 status=moved [LB-2.4-24]
do move pl_3pp_1
do column pl_3pp_1 2008 side-NE
do step pl_3pp_1 2107
expect unit pl_3pp_1 hex=2107 mp=4 [LB-2.4-24]

case a carré may go among enemy cavalry
unit pl_2pp_1 3008 carre
unit au_hr1 3007 side-NE
do move pl_2pp_1
legal step pl_2pp_1 3007 [LB-2.4-24]

case costs of a change: infantry one, cavalry three, artillery two
unit pl_2pp_1 3008 side-NE
unit pl_1sk 2008 side-NE
unit pl_fb3 1008 side-NE limbered
do move pl_2pp_1
do line pl_2pp_1 3008 NE
expect unit pl_2pp_1 form=line facing=NE mp=2 [LB-2.4-22]
do stop
do move pl_1sk
do line pl_1sk 2008 N
expect unit pl_1sk mp=6 [LB-2.4-22]
do stop
do move pl_fb3
do unlimber pl_fb3 side-NE
expect unit pl_fb3 form=unlimbered mp=4 [LB-2.4-22 LB-2.10-8]

case the two corners of the faced side are free, others cost a point each
unit pl_2pp_1 3008 side-NE
do move pl_2pp_1
do line pl_2pp_1 3008 SE
expect unit pl_2pp_1 facing=SE mp=4 [LB-2.6-2]

case at the end of movement the lower unit takes the formation of the top one
unit pl_2pp_1 3008 NE line
unit pl_2pp_2 3008 side-NE column
do end
expect unit pl_2pp_2 form=line facing=NE [LB-2.4-14]
