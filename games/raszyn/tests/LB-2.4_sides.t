title front, flank and rear by formation

case infantry in column has three front sides, two flanks, one rear
unit pl_1pp_1 3013 side-E
unit au_ir48_1 6008 side-NE
bearing pl_1pp_1 front 3012 3113 3014 [LB-2.4-1]
bearing pl_1pp_1 flank 2912 2914 [LB-2.4-1]
bearing pl_1pp_1 rear 2913 [LB-2.4-1]

case infantry in general order has five front sides
unit pl_1pp_1 3718 side-NE
bearing pl_1pp_1 front 3817 3818 3819 3717 3618 [LB-2.4-2]
bearing pl_1pp_1 rear 3719 [LB-2.4-2]

case a line in one hex has two sides each
unit pl_1pp_1 3013 N line
bearing pl_1pp_1 front 2912 3012 [LB-2.4-3]
bearing pl_1pp_1 flank 2913 3113 [LB-2.4-3]
bearing pl_1pp_1 rear 2914 3014 [LB-2.4-3]

case a line in two hexes has as many rear sides as front sides, and the two ends for flanks
unit au_ir48_1 2008 2108 S line
bearing au_ir48_1 front 2009 2109 2209 [LB-2.4-4]
bearing au_ir48_1 flank 1908 2208 [LB-2.4-4]
bearing au_ir48_1 rear 2007 2107 2207 [LB-2.4-4]

case a line that came down the other axis: the second hex lies to the north-east
unit au_ir48_1 2009 2008 SE line
bearing au_ir48_1 front 2109 2010 2108 [LB-2.4-4]
bearing au_ir48_1 flank 2107 1910 [LB-2.4-4]

case skirmishers in one hex have four front sides and two flanks
unit au_grenz_1 3013 N skirmish left=3
bearing au_grenz_1 front 2912 3012 2913 3113 [LB-2.4-5]
bearing au_grenz_1 flank 2914 3014 [LB-2.4-5]

case skirmishers in two hexes have five hexes before them, two on the flanks, one behind
unit pl_volt 4226 4326 S skirmish
bearing pl_volt front 4227 4327 4427 4126 4426 [LB-2.4-6]
bearing pl_volt flank 4225 4425 [LB-2.4-6]
bearing pl_volt rear 4325 [LB-2.4-6]

case a carré is all front
unit pl_1pp_1 3013 carre
bearing pl_1pp_1 front 2912 3012 3113 3014 2914 2913 [LB-2.4-7]

case an Austrian Masse has four front sides and two rear sides
unit au_ir48_1 3013 N masse
bearing au_ir48_1 front 2912 3012 2913 3113 [LB-2.4-8]
bearing au_ir48_1 rear 2914 3014 [LB-2.4-8]

case light cavalry in column has five front sides
unit pl_1sk 3013 side-E
bearing pl_1sk front 3012 3113 3014 2912 2914 [LB-2.4-9]
bearing pl_1sk rear 2913 [LB-2.4-9]

case heavy cavalry in column has three, in general order five
unit au_kr5 3013 side-E
unit au_kr7 3718 side-NE
bearing au_kr5 front 3012 3113 3014 [LB-2.4-10]
bearing au_kr5 flank 2912 2914 [LB-2.4-10]
bearing au_kr7 front 3817 3818 3819 3717 3618 [LB-2.4-10]
bearing au_kr7 rear 3719 [LB-2.4-10]

case a cavalry line has two front sides a hex
unit pl_2ul 2008 2108 S line
bearing pl_2ul front 2009 2109 2209 [LB-2.4-11]
bearing pl_2ul flank 1908 2208 [LB-2.4-11]
bearing pl_2ul rear 2007 2107 2207 [LB-2.4-11]

case artillery has three front sides, limbered or not
unit pl_fb1 3013 side-E unlimbered
unit pl_fb2 3023 side-E limbered
bearing pl_fb1 front 3012 3113 3014 [LB-2.4-12]
bearing pl_fb1 flank 2912 2914 [LB-2.4-12]
bearing pl_fb1 rear 2913 [LB-2.4-12]

case a road march has its front before the head and its rear behind the tail
unit au_ir48_1 4014 4013 4012 side-SE road_march
bearing au_ir48_1 front 4115 [LB-2.4-13]
bearing au_ir48_1 rear 4111 [LB-2.4-13]
bearing au_ir48_1 flank 4114 3914 4113 4112 3912 [LB-2.4-13]

case routed units have no facing
unit pl_1pp_1 3013 side-E routed
bearing pl_1pp_1 none 3012 2913 [LB-2.4-1]
