title zones of influence

case infantry stops where it enters a zone
unit pl_2pp_1 3010 side-NW
unit au_ir48_1 3007 side-SE
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 3009
expect unit pl_2pp_1 hex=3009 status=moving
do step pl_2pp_1 2908
expect unit pl_2pp_1 hex=2908 mp=4
illegal step pl_2pp_1 2907 ZONE_HOLDS [LB-2.7-3 LB-2.7-1]
legal turn pl_2pp_1 side-NE [LB-2.7-3]

case it leaves a zone as its first act only
unit pl_2pp_1 3008 side-SE
unit au_ir48_1 3007 side-SE
unit pl_poniatowski 2030
do move pl_2pp_1
legal step pl_2pp_1 3109 [LB-2.7-4]
do turn pl_2pp_1 side-SW
expect actor austrian [LB-2.7-6]
do none
illegal step pl_2pp_1 3009 LB-2.7-4 [LB-2.7-4]

case cavalry and horse guns stop in zones of cavalry only
unit pl_1sk 3009 side-NW
unit pl_hb1 3012 side-NW limbered
unit au_ir48_1 3007 side-SE
unit au_hr1 3011 side-SE
unit pl_poniatowski 2030
do move pl_1sk
do step pl_1sk 2908
legal step pl_1sk 2907 [LB-2.7-5]
do stop
do move pl_hb1
legal step pl_hb1 2912
do turn pl_hb1 side-NE
illegal step pl_hb1 3111 ZONE_HOLDS [LB-2.7-5]

case guns may still unlimber in a zone
unit pl_fb1 3009 side-NW limbered
unit au_ir48_1 3007 side-SE
do move pl_fb1
do step pl_fb1 2908
legal unlimber pl_fb1 side-NE [LB-2.7-3]

case a carré and broken units have no zone
unit pl_2pp_1 3009 side-NW
unit au_ir48_1 3007 carre
unit au_ir48_2 2807 side-SE disordered
do move pl_2pp_1
do step pl_2pp_1 2908
legal oblique pl_2pp_1 2808 [LB-2.7-1 LB-2.7-7]

case no zone reaches into the town, nor from town hex to town hex
unit pl_2pp_1 3818 side-SW
unit au_ir48_1 3718 side-NE
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 3819
legal oblique pl_2pp_1 3719 [RZ-TOWN-2]

case but out of it a zone reaches
unit pl_2pp_1 3616 side-SE
unit au_ir48_1 3718 side-NE
do move pl_2pp_1
do step pl_2pp_1 3717
illegal oblique pl_2pp_1 3817 ZONE_HOLDS [RZ-TOWN-2]
