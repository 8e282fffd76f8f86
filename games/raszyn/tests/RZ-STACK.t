title how many a hex holds [RZ-STACK]

case a clear hex holds a regiment of infantry, whatever its size
unit au_ir48_1 3008 side-NE
unit au_ir48_2 3008 side-NE
unit au_ir48_3 2908 side-E
unit au_ir30_1 3009 side-NW
side austrian
do move au_ir48_3
legal step au_ir48_3 3008 [RZ-STACK-1]
do stop
do move au_ir30_1
illegal step au_ir30_1 3008 TOO_MUCH_FOOT [RZ-STACK-1]

case or eighteen increments of several regiments, but never more than three battalions
unit pl_1pp_1 3008 side-NE
unit pl_2pp_1 3008 side-NE
unit pl_3pp_1 3009 side-NW
unit pl_6pp_1 3108 side-W
do move pl_3pp_1
do step pl_3pp_1 3008
expect unit pl_3pp_1 hex=3008 order=1 [RZ-STACK-1]
do stop
do move pl_6pp_1
illegal step pl_6pp_1 3008 RZ-STACK-7 [RZ-STACK-7]

case eighteen increments of cavalry; one regiment always fits
unit pl_1sk 3008 side-NE
unit sx_huss 3009 side-NW
unit pl_5sk 3108 side-W
unit pl_poniatowski 2030
do move sx_huss
do step sx_huss 3008
do stop
expect unit sx_huss hex=3008 [RZ-STACK-1]
do move pl_5sk
illegal step pl_5sk 3008 TOO_MUCH_HORSE [RZ-STACK-1]

case three regiments of six increments are allowed, a fourth is not
unit pl_1sk 3008 side-NE left=4
unit pl_2ul 3008 side-NE left=4
unit pl_3ul 3008 side-NE left=4
unit pl_5sk 3108 side-W left=4
do move pl_5sk
illegal step pl_5sk 3008 RZ-STACK-8 [RZ-STACK-8]

case six increments of guns
unit pl_fb1 3008 side-NE limbered
unit pl_fb2 3008 side-NE limbered
unit pl_fb3 3009 side-NW limbered
unit pl_hb1 3108 side-W limbered
unit pl_poniatowski 2030
do move pl_fb3
do step pl_fb3 3008
do stop
do move pl_hb1
illegal step pl_hb1 3008 TOO_MANY_BATTERIES [RZ-STACK-1]

case twelve increments of infantry and one battery
unit pl_1pp_1 3008 side-NE
unit pl_1pp_2 3008 side-NE
unit pl_fb1 3009 side-NW limbered
unit pl_fb2 3108 side-W limbered
unit pl_1pp_3 2908 side-E
unit pl_poniatowski 2030
do move pl_fb1
do step pl_fb1 3008
do stop
expect unit pl_fb1 hex=3008 [RZ-STACK-1]
do move pl_fb2
illegal step pl_fb2 3008 TOO_MANY_WITH_GUNS [RZ-STACK-1]
do stop
do move pl_1pp_3
illegal step pl_1pp_3 3008 TOO_MANY_WITH_GUNS [RZ-STACK-1]

case a built-up hex holds one battalion and a battery, or one regiment of cavalry
unit pl_1pp_1 3718 side-NE
unit pl_1pp_2 3717 side-SE
unit pl_fb1 3817 side-SW limbered
unit pl_fb2 3819 side-NW limbered
unit pl_1sk 3617 side-E
unit pl_poniatowski 2030
do move pl_1pp_2
illegal step pl_1pp_2 3718 TOO_MANY_BATTALIONS [RZ-STACK-2]
do stop
do move pl_fb1
do step pl_fb1 3718
do stop
expect unit pl_fb1 hex=3718 [RZ-STACK-2]
do move pl_fb2
illegal step pl_fb2 3718 TOO_MANY_WITH_GUNS [RZ-STACK-2]

case a wood holds one battalion or one regiment
unit pl_1pp_1 4226 side-NE
unit pl_1pp_2 4126 side-E
do move pl_1pp_2
illegal step pl_1pp_2 4226 TOO_MANY_BATTALIONS [RZ-STACK-3]

case four increments in a hex of road march
unit pl_2pp_1 4014 4013 side-SE road_march
unit pl_fb1 4012 side-SE road_march
unit pl_fb2 4010 side-SE road_march
unit pl_poniatowski 2030
do move pl_fb1
do step pl_fb1 4013
do stop
expect unit pl_fb1 hex=4013 [RZ-STACK-4]
do move pl_fb2
do step pl_fb2 4111
do step pl_fb2 4012
illegal step pl_fb2 4013 RZ-STACK-4 [RZ-STACK-4]

case swamp holds one battalion of light infantry
unit au_grenz_1 3422 NE skirmish left=3
unit au_grenz_2 3421 S skirmish left=3
side austrian
do move au_grenz_2
do step au_grenz_2 3422
illegal stop RZ-STACK-7 [RZ-STACK-5]

case a garden holds one battalion, or one regiment, or one battery
unit pl_1pp_1 4827 side-NE
unit pl_1pp_2 4826 side-SW
do move pl_1pp_2
illegal step pl_1pp_2 4827 TOO_MANY_BATTALIONS [RZ-STACK-6]

case no battery with a battalion in a garden
unit pl_1pp_1 4827 side-NE
unit pl_fb1 4927 side-W limbered
do move pl_fb1
illegal step pl_fb1 4827 TOO_MANY_WITH_GUNS [RZ-STACK-6]

case the limits hold on the way too
unit pl_1pp_1 3718 side-NE
unit pl_1pp_2 3717 side-SE
do move pl_1pp_2
illegal step pl_1pp_2 3718 RZ-STACK-7 [LB-2.5-1]

case cavalry does not stay with infantry or unlimbered guns, nor pass a column
unit pl_1pp_1 3008 side-NE
unit pl_fb1 3010 side-NE unlimbered
unit pl_1sk 3009 side-NW
do move pl_1sk
illegal step pl_1sk 3008 LB-2.5-2 [LB-2.5-2]
do turn pl_1sk side-SE
illegal step pl_1sk 3010 HORSE_STACKS_APART [LB-2.5-2]

case it passes skirmishers, and goes on
unit pl_volt 3008 N skirmish left=3
unit pl_1sk 3009 side-NW
do move pl_1sk
do step pl_1sk 3008
illegal stop HORSE_STACKS_APART [LB-2.5-2 LB-2.5-3]
do step pl_1sk 3007
legal stop [LB-2.5-3]

case it passes a carré, limbered guns and other cavalry
unit pl_1pp_1 3008 carre
unit pl_1sk 3009 side-NW
do move pl_1sk
legal step pl_1sk 3008 [LB-2.5-2]

case a unit in two hexes is alone with a battery and leaders
unit pl_2pp_1 3008 3108 N line
unit pl_1pp_1 3009 side-NW
unit pl_fb1 3109 side-NW limbered
do move pl_1pp_1
illegal step pl_1pp_1 3008 WIDE_UNIT_IS_ALONE [LB-2.4-4]
do stop
do move pl_fb1
legal step pl_fb1 3008 [RZ-STACK-1]
