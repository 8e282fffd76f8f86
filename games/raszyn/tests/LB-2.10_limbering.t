title limbering

case an Austrian brigade battery limbers on four and more
side austrian
unit au_bb2 3008 side-NE unlimbered
unit au_bb3 3010 side-NE unlimbered
unit au_este 2030
do move au_bb2
odds 1/2 limber au_bb2 = limbered [RZ-ART-1 LB-2.10-7]
do limber au_bb2
chance LB-2.10-7
roll 3
expect unit au_bb2 form=unlimbered mp=4 [RZ-ART-1 LB-2.10-7]
illegal limber au_bb2 LB-2.10-7 [LB-2.10-7]

case position batteries on five, cavalry batteries on four
side austrian
unit au_pb1 3008 side-NE unlimbered
unit au_cb1 3010 side-NE unlimbered
do move au_pb1
odds 1/3 limber au_pb1 = limbered [RZ-ART-2]
do stop
do move au_cb1
odds 1/2 limber au_cb1 = limbered [RZ-ART-3]
do limber au_cb1
roll 4
expect unit au_cb1 form=limbered mp=4 [RZ-ART-3]

case Polish foot on four, horse on two, Saxons on five
unit pl_fb1 3008 side-NE unlimbered
unit pl_hb1 3010 side-NE unlimbered
unit sx_fb1 3012 side-NE unlimbered
do move pl_fb1
odds 1/2 limber pl_fb1 = limbered [RZ-ART-4]
do stop
do move pl_hb1
odds 5/6 limber pl_hb1 = limbered [RZ-ART-5]
do stop
do move sx_fb1
odds 1/3 limber sx_fb1 = limbered [RZ-ART-6]

case a leader with an artillery bonus adds one
side austrian
unit au_bb2 3008 side-NE unlimbered
unit au_brusch 3008
unit au_bb3 3010 side-NE unlimbered
unit au_mohr 3010
do move au_bb2
odds 2/3 limber au_bb2 = limbered [RZ-ART-7 RZ-ART-8]
do stop
do move au_bb3
odds 1/2 limber au_bb3 = limbered [RZ-ART-7 RZ-ART-9]

case unlimbering costs two points and no roll, facing where one likes
unit pl_fb1 3008 side-NE limbered
do move pl_fb1
do unlimber pl_fb1 side-SW
expect unit pl_fb1 form=unlimbered facing=side-SW mp=4 [LB-2.10-8 LB-2.2-4]

case with infantry in line guns face one of its two front sides
unit pl_2pp_1 3008 NE line
unit pl_fb1 3008 side-NE limbered
do move pl_fb1
legal unlimber pl_fb1 side-NE [LB-2.10-2]
legal unlimber pl_fb1 side-E [LB-2.10-2]
illegal unlimber pl_fb1 side-SE LB-2.10-2 [LB-2.10-2]
