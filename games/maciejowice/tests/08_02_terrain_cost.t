# [8.2a 8.2b TAB-TERRAIN] What a hex costs. The event STEPS says the price (a) and what is left (b).

case clear ground costs infantry 1
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
event STEPS a 1 b 3 [8.2a, TAB-TERRAIN-1]
expect unit pl_7pp_1_1 mp=1 [8.2a]

case clear ground costs cavalry 1
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
do move pl_5psp_1
do step pl_5psp_1 3145
event STEPS a 1 b 7 [8.2a, TAB-TERRAIN-1]

case a hill top costs infantry 1 from another
phase movement
active pl_sierakowski
unit pl_sierakowski 1520
unit pl_7pp_1_1 1520 SE
do move pl_7pp_1_1
do step pl_7pp_1_1 1521
event STEPS a 1 b 3 [TAB-TERRAIN-1]

case a hill top costs cavalry 1 from another
phase movement
active pl_kamienski
unit pl_kamienski 1520
unit pl_5psp_1 1520 SE
do move pl_5psp_1
do step pl_5psp_1 1521
event STEPS a 1 b 7 [TAB-TERRAIN-1]

case clear ground and hill tops cost limbered guns 1
phase movement
active pl_sierakowski
unit pl_sierakowski 1520
unit pl_art_2 1520 SE form=limbered
do move pl_art_2
do step pl_art_2 1521
event STEPS a 1 b 2 [TAB-TERRAIN-1, 8.12c]

case woods cost infantry 2
phase movement
active pl_sierakowski
unit pl_sierakowski 1009
unit pl_7pp_1_1 1009 SW               # front 1109 and 1008, both woods
do move pl_7pp_1_1
do step pl_7pp_1_1 1109
event STEPS a 2 b 2 [TAB-TERRAIN-3]

case woods cost cavalry 3
phase movement
active pl_kamienski
unit pl_kamienski 1009
unit pl_5psp_1 1009 SW
do move pl_5psp_1
do step pl_5psp_1 1109
event STEPS a 3 b 5 [TAB-TERRAIN-3]

case woods cost limbered guns 3
phase movement
active pl_sierakowski
unit pl_sierakowski 1009
unit pl_art_2 1009 SW form=limbered
do move pl_art_2
do step pl_art_2 1109
event STEPS a 3 b 0 [TAB-TERRAIN-3, 8.12d]

case a village costs infantry 2
phase movement
active pl_sierakowski
unit pl_sierakowski 1038
unit pl_7pp_1_1 1038 SE               # 1139 is a village off the road
do move pl_7pp_1_1
do step pl_7pp_1_1 1139
event STEPS a 2 b 2 [TAB-TERRAIN-4]

case a village costs cavalry 3
phase movement
active pl_kamienski
unit pl_kamienski 1038
unit pl_5psp_1 1038 SE
do move pl_5psp_1
do step pl_5psp_1 1139
event STEPS a 3 b 5 [TAB-TERRAIN-4]

case the road through a village costs 1
phase movement
active pl_sierakowski
unit pl_sierakowski 1141
unit pl_7pp_1_1 1141 SW               # front 1240 by the road, 1140 off it
do move pl_7pp_1_1
do step pl_7pp_1_1 1240
event STEPS a 1 b 3 [TAB-TERRAIN-2]

case off the road the village has its price
phase movement
active pl_sierakowski
unit pl_sierakowski 1141
unit pl_7pp_1_1 1141 SW
do move pl_7pp_1_1
do step pl_7pp_1_1 1140
event STEPS a 2 b 2 [TAB-TERRAIN-2, TAB-TERRAIN-4]

case the road through a village costs cavalry 1
phase movement
active pl_kamienski
unit pl_kamienski 1141
unit pl_5psp_1 1141 SW
do move pl_5psp_1
do step pl_5psp_1 1240
event STEPS a 1 b 7 [TAB-TERRAIN-2]

case the track through woods and marsh costs cavalry 1 (r144)
phase movement
active pl_kamienski
unit pl_kamienski 1124
unit pl_5psp_1 1124 N                # woods at 1023, marsh at 0924, the track leads through both
do move pl_5psp_1
do step pl_5psp_1 1023
event STEPS a 1 b 7 [TAB-TERRAIN-2]
do step pl_5psp_1 0924
event STEPS a 1 b 6 [TAB-TERRAIN-2]

case and limbered guns 1
phase movement
active pl_sierakowski
unit pl_sierakowski 1124
unit pl_art_2 1124 N form=limbered
do move pl_art_2
do step pl_art_2 1023
event STEPS a 1 b 2 [TAB-TERRAIN-2]
do step pl_art_2 0924
event STEPS a 1 b 1 [TAB-TERRAIN-2]

case up onto a slope costs 1 more
phase movement
active pl_sierakowski
unit pl_sierakowski 1319
unit pl_7pp_1_1 1319 S                # front 1419, a slope, and 1418
do move pl_7pp_1_1
do step pl_7pp_1_1 1419
event STEPS a 2 b 2 [TAB-TERRAIN-5]

case by road nothing more
phase movement
active pl_sierakowski
unit pl_sierakowski 1340
unit pl_7pp_1_1 1340 S                # 1439 is a slope on the road
do move pl_7pp_1_1
do step pl_7pp_1_1 1439
event STEPS a 1 b 3 [TAB-TERRAIN-2, TAB-TERRAIN-5]

case from slope to hill top costs 1 more, along the slope nothing
phase movement
active pl_sierakowski
unit pl_sierakowski 1419
unit pl_7pp_1_1 1419 SE               # front 1420, a slope, and 1520, the hill
unit pl_7pp_1_2 1419 SE
do move pl_7pp_1_1
do step pl_7pp_1_1 1520
event STEPS a 2 b 2 [TAB-TERRAIN-5]
do stop
do move pl_7pp_1_2
do step pl_7pp_1_2 1420
event STEPS a 1 b 3 [TAB-TERRAIN-5]

case downhill costs nothing more
phase movement
active pl_sierakowski
unit pl_sierakowski 1419
unit pl_7pp_1_1 1520 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1419
event STEPS a 1 b 3 [TAB-TERRAIN-5]
do step pl_7pp_1_1 1319
event STEPS a 1 b 2 [TAB-TERRAIN-5]

case cavalry climbs for 1 more as well
phase movement
active pl_kamienski
unit pl_kamienski 1319
unit pl_5psp_1 1319 S
do move pl_5psp_1
do step pl_5psp_1 1419
event STEPS a 2 b 6 [TAB-TERRAIN-5]

case the river costs infantry 2 more, the bridge nothing
phase movement
active pl_sierakowski
unit pl_sierakowski 2823
unit pl_7pp_1_1 2923 S                # front 3023 through the water and 3022 by the bridge
unit pl_7pp_1_2 2923 S
do move pl_7pp_1_1
do step pl_7pp_1_1 3023
event STEPS a 3 b 1 [TAB-TERRAIN-7]
do stop
do move pl_7pp_1_2
do step pl_7pp_1_2 3022
event STEPS a 1 b 3 [TAB-TERRAIN-7]

case the river costs cavalry 3 more, the bridge nothing
phase movement
active pl_kamienski
unit pl_kamienski 2823
unit pl_5psp_1 2923 S
unit pl_5psp_2 2923 S
do move pl_5psp_1
do step pl_5psp_1 3023
event STEPS a 4 b 4 [TAB-TERRAIN-7]
do stop
do move pl_5psp_2
do step pl_5psp_2 3022
event STEPS a 1 b 7 [TAB-TERRAIN-7]

case the bridge costs limbered guns nothing more
phase movement
active pl_sierakowski
unit pl_sierakowski 2823
unit pl_art_2 2923 S form=limbered
do move pl_art_2
do step pl_art_2 3022
event STEPS a 1 b 2 [TAB-TERRAIN-7, 8.12d]

case the river costs the same from the other bank
phase movement
active pl_sierakowski
unit pl_sierakowski 3122
unit pl_7pp_1_1 3023 N                # front 2923 and 2924
do move pl_7pp_1_1
do step pl_7pp_1_1 2924
event STEPS a 3 b 1 [TAB-TERRAIN-7]

case the ford costs a point less than the river (r144)
phase movement
active pl_sierakowski
unit pl_sierakowski 1546
unit pl_7pp_1_1 1547 SE               # 1548 is marsh beyond the ford
do move pl_7pp_1_1
do step pl_7pp_1_1 1548
event STEPS a 4 b 0 [TAB-TERRAIN-7]

case for cavalry too
phase movement
active pl_kamienski
unit pl_kamienski 1546
unit pl_5psp_1 1547 SE
do move pl_5psp_1
do step pl_5psp_1 1548
event STEPS a 6 b 2 [TAB-TERRAIN-7]

case marsh costs infantry 3
phase movement
active pl_sierakowski
unit pl_sierakowski 0742
unit pl_7pp_1_1 0742 S                # 0842 is marsh
do move pl_7pp_1_1
do step pl_7pp_1_1 0842
event STEPS a 3 b 1 [TAB-TERRAIN-8]

case marsh costs cavalry 4
phase movement
active pl_kamienski
unit pl_kamienski 0742
unit pl_5psp_1 0742 S
do move pl_5psp_1
do step pl_5psp_1 0842
event STEPS a 4 b 4 [TAB-TERRAIN-8]

case the causeway through the marsh costs 1
phase movement
active pl_kamienski
unit pl_kamienski 0744
unit pl_5psp_1 0744 S                # front 0843 by the causeway, 0844 off it
do move pl_5psp_1
do step pl_5psp_1 0843
event STEPS a 1 b 7 [TAB-TERRAIN-2, TAB-TERRAIN-8]

case guns moved by hand go into marsh as infantry may, by the road or off it
phase movement
active pl_sierakowski
unit pl_sierakowski 0744
unit pl_art_2 0744 S
unit pl_art_3 0743 S
legal shift pl_art_2 0843 [8.11e, TAB-TERRAIN-8]
legal shift pl_art_2 0844 [8.11e, TAB-TERRAIN-8]
legal shift pl_art_3 0843 [8.11e, TAB-TERRAIN-8]

case the castle costs infantry 2, a point more from below
phase movement
active pl_sierakowski
unit pl_sierakowski 1539
unit pl_7pp_1_1 1539 S                # front 1638 and 1639, the castle; both as high as the hill
unit pl_7pp_1_2 1640 SW               # 1639 lies above the slope
do move pl_7pp_1_1
do step pl_7pp_1_1 1638
event STEPS a 2 b 2 [TAB-TERRAIN-9]
do stop
do move pl_7pp_1_2
do step pl_7pp_1_2 1639
event STEPS a 3 b 1 [TAB-TERRAIN-9]

case cavalry enters the castle by the road only (r143)
phase movement
active pl_kamienski
unit pl_kamienski 1539
unit pl_5psp_1 1539 S
unit pl_5psp_2 1540 S                # 1639 by the road
do move pl_5psp_1
illegal step pl_5psp_1 1638 8.2a [TAB-TERRAIN-9]
illegal step pl_5psp_1 1639 8.2a [TAB-TERRAIN-9]
do stop
do move pl_5psp_2
do step pl_5psp_2 1639
event STEPS a 1 b 7 [TAB-TERRAIN-9, TAB-TERRAIN-2]

case so do limbered guns; by hand they go in as infantry may
phase movement
active pl_sierakowski
unit pl_sierakowski 1539
unit pl_art_2 1539 S form=limbered
unit pl_art_3 1539 S
unit pl_art_4 1540 S
do move pl_art_2
illegal step pl_art_2 1638 8.2a [TAB-TERRAIN-9]
do stop
legal shift pl_art_3 1638 [8.11e, TAB-TERRAIN-9]
legal shift pl_art_4 1639 [8.11e, TAB-TERRAIN-9]

case open water is closed to infantry
phase movement
active pl_sierakowski
unit pl_sierakowski 1742
unit pl_7pp_1_1 1742 NE               # front 1643 and the pond 1743
do move pl_7pp_1_1
illegal step pl_7pp_1_1 1743 8.2a [TAB-TERRAIN-10]
expect count step 3 [TAB-TERRAIN-10]

case and to cavalry and limbered guns
phase movement
active pl_sierakowski
unit pl_sierakowski 1742
unit pl_art_2 1742 NE form=limbered
do move pl_art_2
illegal step pl_art_2 1743 8.2a [TAB-TERRAIN-10]

case to cavalry too, though it has eight points
phase movement
active pl_kamienski
unit pl_kamienski 1742
unit pl_5psp_1 1742 NE
do move pl_5psp_1
illegal step pl_5psp_1 1743 8.2a [TAB-TERRAIN-10]

case skirmishers pay 1 for any ground but enter no closed hex
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 1742
unit pl_strz_1 1742 NE form=skirmish
do move pl_strz_1
illegal step pl_strz_1 1743 8.2a [TAB-TERRAIN-10]

case what cannot be paid is not entered
phase movement
active pl_sierakowski
unit pl_sierakowski 0742
unit pl_7pp_1_1 0742 S mp=2
do move pl_7pp_1_1
illegal step pl_7pp_1_1 0842 8.2a [8.2a]
legal step pl_7pp_1_1 0841 [8.2a]

case a commander pays 1 a hex in woods
phase commander
active pl_sierakowski
unit pl_sierakowski 1009
unit pl_7pp_1_1 1009 N
do lead pl_sierakowski 1109
event LEADER_MOVES a 8 [8.2b]
do lead pl_sierakowski 1008
event LEADER_MOVES a 7 [8.2b]

case a commander pays 1 in marsh and over the river
phase commander
active pl_sierakowski
unit pl_sierakowski 1446
unit pl_7pp_1_1 1446 N
do lead pl_sierakowski 1447
event LEADER_MOVES a 8 [8.2b]
do lead pl_sierakowski 1448
event LEADER_MOVES a 7 [8.2b]

case a commander pays 1 into the castle
phase commander
active pl_sierakowski
unit pl_sierakowski 1539
unit pl_7pp_1_1 1539 N
do lead pl_sierakowski 1638
event LEADER_MOVES a 8 [8.2b]

case a road does not spare the loss of going back uphill
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 1039
unit ru_muszb_1_1 1140 S
unit pl_7pp_1_1 1340 N                # rear 1440 and, by the road, the slope 1439
do move ru_muszb_1_1
do step ru_muszb_1_1 1240
do counter pl_7pp_1_1
roll 7
do retreat pl_7pp_1_1 1439
event LOSS_UPHILL unit pl_7pp_1_1 hex 1439 [TAB-TERRAIN-2, TAB-TERRAIN-5]
expect unit pl_7pp_1_1 lost=2 [TAB-TERRAIN-2]

case a road does not spare the losses of going back into marsh or over the river
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 0443
unit ru_muszb_1_1 0544 S
unit pl_7pp_1_1 0744 N                # rear 0844 and, by the causeway, 0843: marsh
do move ru_muszb_1_1
do step ru_muszb_1_1 0644
do counter pl_7pp_1_1
roll 7
expect unit pl_7pp_1_1 lost=1                     # the failed check
do retreat pl_7pp_1_1 0843
event LOSS_IN_MARSH unit pl_7pp_1_1 hex 0843 [TAB-TERRAIN-2, TAB-TERRAIN-8]
expect unit pl_7pp_1_1 lost=2 [TAB-TERRAIN-2]

case nor does the bridge (r45)
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 2623
unit ru_muszb_1_1 2723 S
unit pl_7pp_1_1 2923 N                # rear 3023 and, by the bridge, 3022
do move ru_muszb_1_1
do step ru_muszb_1_1 2823
do counter pl_7pp_1_1
roll 7
do retreat pl_7pp_1_1 3022
event LOSS_OVER_STREAM unit pl_7pp_1_1 hex 3022 [TAB-TERRAIN-2, TAB-TERRAIN-7]
expect unit pl_7pp_1_1 lost=2 [TAB-TERRAIN-2]
