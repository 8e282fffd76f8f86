title Masse

case it keeps out of enemy zones, and has no guns with it
unit au_ir48_1 3009 N masse
unit au_bb1 3109 side-W limbered
unit pl_2pp_1 3007 side-SE
side austrian
do move au_ir48_1
illegal step au_ir48_1 3008 LB-2.21-3 [LB-2.21-3]
do stop
do move au_bb1
illegal step au_bb1 3009 LB-2.21-3 [LB-2.21-3]
