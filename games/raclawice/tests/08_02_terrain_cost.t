# [8.2a TAB-TERRAIN-1 to TAB-TERRAIN-6] What a hex costs. The event STEPS says the price (a) and
# what is left (b).

case clear ground costs infantry 1
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
event STEPS a 1 b 3 [8.2a, TAB-TERRAIN-1]
expect unit pl_3pp_1_1 mp=1 [8.2a]

case clear ground costs cavalry 1
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
event STEPS a 1 b 7 [8.2a, TAB-TERRAIN-1]

case a hill top costs infantry 1 from another
phase movement
active pl_zajaczek
unit pl_zajaczek 1010
unit pl_3pp_1_1 1009 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1008
event STEPS a 1 b 3 [TAB-TERRAIN-1]

case a hill top costs cavalry 1 from another
phase movement
active pl_manget
unit pl_manget 1010
unit pl_bkn_2m_1 1009 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1008
event STEPS a 1 b 7 [TAB-TERRAIN-1]

case woods cost infantry 2
phase movement
active pl_zajaczek
unit pl_zajaczek 2808
unit pl_3pp_1_1 2808 N
do move pl_3pp_1_1
do step pl_3pp_1_1 2907
event STEPS a 2 b 2 [TAB-TERRAIN-3]

case woods cost cavalry 3
phase movement
active pl_manget
unit pl_manget 2808
unit pl_bkn_2m_1 2808 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 2907
event STEPS a 3 b 5 [TAB-TERRAIN-3]

case the track through the woods costs infantry 1
phase movement
active pl_zajaczek
unit pl_zajaczek 2808
unit pl_3pp_1_1 2808 N
do move pl_3pp_1_1
do step pl_3pp_1_1 2807
event STEPS a 1 b 3 [TAB-TERRAIN-2]

case the track through the woods costs cavalry 1
phase movement
active pl_manget
unit pl_manget 2808
unit pl_bkn_2m_1 2808 N
do move pl_bkn_2m_1
do step pl_bkn_2m_1 2807
event STEPS a 1 b 7 [TAB-TERRAIN-2]

case a village costs infantry 2
phase movement
active pl_zajaczek
unit pl_zajaczek 1004
unit pl_3pp_1_1 1004 NE             # front 1103, off the road, and 1104, along it
do move pl_3pp_1_1
do step pl_3pp_1_1 1103
event STEPS a 2 b 2 [TAB-TERRAIN-4]

case a village costs cavalry 3
phase movement
active pl_manget
unit pl_manget 1004
unit pl_bkn_2m_1 1004 NE
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1103
event STEPS a 3 b 5 [TAB-TERRAIN-4]

case the road through a village costs cavalry 1
phase movement
active pl_manget
unit pl_manget 1004
unit pl_bkn_2m_1 1004 NE
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1104
event STEPS a 1 b 7 [TAB-TERRAIN-2]

case a road helps along it, not across it
phase movement
active pl_zajaczek
unit pl_zajaczek 1004
unit pl_3pp_1_1 1103 S              # 1104 and 1004 carry the road, 1103 does not
do move pl_3pp_1_1
do step pl_3pp_1_1 1104
event STEPS a 2 b 2 [TAB-TERRAIN-2, TAB-TERRAIN-4]

case up onto a slope costs 1 more, by road nothing more
phase movement
active pl_zajaczek
unit pl_zajaczek 1505
unit pl_3pp_1_1 1506 S              # front 1607 by road, 1507 off it
unit pl_3pp_1_2 1506 S
do move pl_3pp_1_1
do step pl_3pp_1_1 1507
event STEPS a 2 b 2 [TAB-TERRAIN-5]
do stop
do move pl_3pp_1_2
do step pl_3pp_1_2 1607
event STEPS a 1 b 3 [TAB-TERRAIN-2, TAB-TERRAIN-5]

case from slope to hill top costs 1 more, by road nothing more
phase movement
active pl_zajaczek
unit pl_zajaczek 1505
unit pl_3pp_1_1 1607 S              # front 1608 by road, 1508 off it
unit pl_3pp_1_2 1607 S
do move pl_3pp_1_1
do step pl_3pp_1_1 1508
event STEPS a 2 b 2 [TAB-TERRAIN-5]
do stop
do move pl_3pp_1_2
do step pl_3pp_1_2 1608
event STEPS a 1 b 3 [TAB-TERRAIN-2]

case downhill costs nothing more
phase movement
active pl_zajaczek
unit pl_zajaczek 1505
unit pl_3pp_1_1 1508 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1507
event STEPS a 1 b 3 [TAB-TERRAIN-5]
do step pl_3pp_1_1 1406
event STEPS a 1 b 2 [TAB-TERRAIN-5]

case cavalry climbs for 1 more as well
phase movement
active pl_manget
unit pl_manget 1505
unit pl_bkn_2m_1 1506 S
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1507
event STEPS a 2 b 6 [TAB-TERRAIN-5]

case along a slope nothing is climbed
phase movement
active pl_zajaczek
unit pl_zajaczek 1505
unit pl_3pp_1_1 1307 NE             # front 1306 and the slope 1407
do move pl_3pp_1_1
do step pl_3pp_1_1 1407
event STEPS a 1 b 3 [TAB-TERRAIN-5]

case the stream costs infantry 1 more
phase movement
active pl_zajaczek
unit pl_zajaczek 1223
unit pl_3pp_1_1 1224 S
do move pl_3pp_1_1
do step pl_3pp_1_1 1225
event STEPS a 2 b 2 [TAB-TERRAIN-6]

case the stream costs cavalry 2 more
phase movement
active pl_manget
unit pl_manget 1223
unit pl_bkn_2m_1 1224 S
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1225
event STEPS a 3 b 5 [TAB-TERRAIN-6]

case the bridge costs nothing more
phase movement
active pl_manget
unit pl_manget 2022
unit pl_bkn_2m_1 2023 S
do move pl_bkn_2m_1
do step pl_bkn_2m_1 2024
event STEPS a 1 b 7 [TAB-TERRAIN-6]

case the bridge costs infantry nothing more
phase movement
active pl_zajaczek
unit pl_zajaczek 2022
unit pl_3pp_1_1 2023 S
do move pl_3pp_1_1
do step pl_3pp_1_1 2024
event STEPS a 1 b 3 [TAB-TERRAIN-6]

case what cannot be paid is not entered
phase movement
active pl_zajaczek
unit pl_zajaczek 2808
unit pl_3pp_1_1 2808 N mp=3
do move pl_3pp_1_1
illegal step pl_3pp_1_1 2907 8.2a [8.2a]
legal step pl_3pp_1_1 2807 [8.2a]

case a commander pays 1 a hex in woods
phase commander
active pl_zajaczek
unit pl_zajaczek 2808
unit pl_3pp_1_1 2808 N
do lead pl_zajaczek 2907
event LEADER_MOVES a 8 [8.2b]
do lead pl_zajaczek 3007
event LEADER_MOVES a 7 [8.2b]

case a commander pays 1 a hex uphill
phase commander
active pl_zajaczek
unit pl_zajaczek 1506
unit pl_3pp_1_1 1506 N
do lead pl_zajaczek 1507
event LEADER_MOVES a 8 [8.2b]
do lead pl_zajaczek 1508
event LEADER_MOVES a 7 [8.2b]

case a commander pays 1 over the stream
phase commander
active pl_szyrer
unit pl_szyrer 1224
unit pl_6pp_1_1 1220 N
do lead pl_szyrer 1225
event LEADER_MOVES a 8 [8.2b]
do lead pl_szyrer 1224
event LEADER_MOVES a 7 [8.2b]

case a commander pays 1 in a village
phase commander
active pl_szyrer
unit pl_szyrer 1003
unit pl_6pp_1_1 1220 N
do lead pl_szyrer 1103
event LEADER_MOVES a 8 [8.2b]
