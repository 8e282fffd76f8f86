title Masse

case a Masse keeps out of enemy zones
side austrian
unit au_ir48_1 3010 NE masse
unit pl_1pp_1 3108 side-SW
do move au_ir48_1
illegal step au_ir48_1 3109 LB-2.21-3 [LB-2.21-3]

case no guns with it
side austrian
unit au_ir48_1 3010 NE masse
unit au_bb1 3011 side-NW limbered
do move au_bb1
illegal step au_bb1 3010 LB-2.21-3 [LB-2.21-3]

case nor is it formed where guns are
side austrian
unit au_ir48_1 3010 side-NE
unit au_bb1 3010 side-NE limbered
do move au_ir48_1
illegal masse au_ir48_1 3010 NE LB-2.21-3 [LB-2.21-3]

case it is formed from column for a point, and moves a point farther
side austrian
unit au_ir48_1 3010 side-NE
unit au_ir48_2 2010 NE line
unit pl_1pp_1 2030
do move au_ir48_1
do masse au_ir48_1 3010 NE
expect unit au_ir48_1 form=masse mp=2 [LB-2.21-1]
expect prompt ASK_MOVE
do stop
do move au_ir48_2
illegal masse au_ir48_2 2010 NE LB-2.21-1 [LB-2.21-1]
