# [8.2a 8.2b TAB-TERRAIN] What a hex costs. The event STEPS says the price (a) and what is left (b).

case clear ground costs infantry 1
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1537
event STEPS a 1 b 3 [8.2a, TAB-TERRAIN-1]
expect unit pl_7pp_1_1 mp=1 [8.2a]

case clear ground costs cavalry 1
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
event STEPS a 1 b 7 [8.2a, TAB-TERRAIN-1]

case a hill top costs infantry 1 from another
phase movement
active pl_wodzicki
unit pl_wodzicki 1015
unit pl_7pp_1_1 1015 N
do move pl_7pp_1_1
do step pl_7pp_1_1 0915
event STEPS a 1 b 3 [TAB-TERRAIN-1]

case a hill top costs cavalry 1 from another
phase movement
active pl_sanguszko
unit pl_sanguszko 1015
unit pl_bkn_1w_1 1015 N
do move pl_bkn_1w_1
do step pl_bkn_1w_1 0915
event STEPS a 1 b 7 [TAB-TERRAIN-1]

case woods cost infantry 2
phase movement
active pl_wodzicki
unit pl_wodzicki 1912
unit pl_7pp_1_1 1912 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2011
event STEPS a 2 b 2 [TAB-TERRAIN-3]

case woods cost cavalry 3
phase movement
active pl_sanguszko
unit pl_sanguszko 1912
unit pl_bkn_1w_1 1912 S
do move pl_bkn_1w_1
do step pl_bkn_1w_1 2011
event STEPS a 3 b 5 [TAB-TERRAIN-3]

case woods cost cossacks 3 of nine
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1912
unit ru_kozak_1 1912 S
do move ru_kozak_1
do step ru_kozak_1 2011
event STEPS a 3 b 6 [TAB-TERRAIN-3]

case a village costs infantry 2
phase movement
active pl_wodzicki
unit pl_wodzicki 0824
unit pl_7pp_1_1 0824 NE               # front 0725 and 0825, both village, no road
do move pl_7pp_1_1
do step pl_7pp_1_1 0825
event STEPS a 2 b 2 [TAB-TERRAIN-4]

case a village costs cavalry 3
phase movement
active pl_sanguszko
unit pl_sanguszko 0824
unit pl_bkn_1w_1 0824 NE
do move pl_bkn_1w_1
do step pl_bkn_1w_1 0725
event STEPS a 3 b 5 [TAB-TERRAIN-4]

case the road through a village costs infantry 1
phase movement
active pl_wodzicki
unit pl_wodzicki 0726
unit pl_7pp_1_1 0726 S                # front 0826 by the road, 0825 off it
do move pl_7pp_1_1
do step pl_7pp_1_1 0826
event STEPS a 1 b 3 [TAB-TERRAIN-2]

case the road through a village costs cavalry 1
phase movement
active pl_sanguszko
unit pl_sanguszko 0726
unit pl_bkn_1w_1 0726 S
do move pl_bkn_1w_1
do step pl_bkn_1w_1 0826
event STEPS a 1 b 7 [TAB-TERRAIN-2]

case a track is as good as a road (r144)
phase movement
active pl_sanguszko
unit pl_sanguszko 1711
unit pl_bkn_1w_1 1711 SE               # 1712 is a village on the track to Rawka
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1712
event STEPS a 1 b 7 [TAB-TERRAIN-2]

case a road helps along it, not across it
phase movement
active pl_wodzicki
unit pl_wodzicki 0825
unit pl_7pp_1_1 0825 SE               # 0826 carries the road, 0825 does not
do move pl_7pp_1_1
do step pl_7pp_1_1 0826
event STEPS a 2 b 2 [TAB-TERRAIN-2, TAB-TERRAIN-4]

case up onto a slope costs 1 more, by road nothing more
phase movement
active pl_wodzicki
unit pl_wodzicki 2027
unit pl_7pp_1_1 2027 S                # front 2128 by road, 2127 off it
unit pl_7pp_1_2 2027 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2127
event STEPS a 2 b 2 [TAB-TERRAIN-5]
do stop
do move pl_7pp_1_2
do step pl_7pp_1_2 2128
event STEPS a 1 b 3 [TAB-TERRAIN-2, TAB-TERRAIN-5]

case from slope to hill top costs 1 more, by road nothing more
phase movement
active pl_wodzicki
unit pl_wodzicki 2128
unit pl_7pp_1_1 2228 S                # front 2328 by road, 2329 off it
unit pl_7pp_1_2 2228 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2329
event STEPS a 2 b 2 [TAB-TERRAIN-5]
do stop
do move pl_7pp_1_2
do step pl_7pp_1_2 2328
event STEPS a 1 b 3 [TAB-TERRAIN-2, TAB-TERRAIN-5]

case downhill costs nothing more
phase movement
active pl_wodzicki
unit pl_wodzicki 2228
unit pl_7pp_1_1 2329 N                # front 2228 and 2229, slopes
do move pl_7pp_1_1
do step pl_7pp_1_1 2229
event STEPS a 1 b 3 [TAB-TERRAIN-5]
do step pl_7pp_1_1 2129
event STEPS a 1 b 2 [TAB-TERRAIN-5]

case cavalry climbs for 1 more as well
phase movement
active pl_sanguszko
unit pl_sanguszko 2027
unit pl_bkn_1w_1 2027 S
do move pl_bkn_1w_1
do step pl_bkn_1w_1 2127
event STEPS a 2 b 6 [TAB-TERRAIN-5]

case along a slope nothing is climbed
phase movement
active pl_wodzicki
unit pl_wodzicki 2228
unit pl_7pp_1_1 2228 NE               # front 2129 and the slope 2229
do move pl_7pp_1_1
do step pl_7pp_1_1 2229
event STEPS a 1 b 3 [TAB-TERRAIN-5]

case what cannot be paid is not entered
phase movement
active pl_wodzicki
unit pl_wodzicki 0726
unit pl_7pp_1_1 0726 S mp=3
do move pl_7pp_1_1
illegal step pl_7pp_1_1 0825 8.2a [8.2a]
legal step pl_7pp_1_1 0826 [8.2a]

case a commander pays 1 a hex in woods
phase commander
active pl_wodzicki
unit pl_wodzicki 1912
unit pl_7pp_1_1 1912 N
do lead pl_wodzicki 2011
event LEADER_MOVES a 8 [8.2b]
do lead pl_wodzicki 2111
event LEADER_MOVES a 7 [8.2b]

case a commander pays 1 a hex uphill
phase commander
active pl_wodzicki
unit pl_wodzicki 2027
unit pl_7pp_1_1 2027 N
do lead pl_wodzicki 2127
event LEADER_MOVES a 8 [8.2b]
do lead pl_wodzicki 2227
event LEADER_MOVES a 7 [8.2b]

case a commander pays 1 in a village
phase commander
active pl_wodzicki
unit pl_wodzicki 0824
unit pl_7pp_1_1 0824 N
do lead pl_wodzicki 0825
event LEADER_MOVES a 8 [8.2b]

case a road does not spare the loss of going back uphill
turn 3
phase movement
active ru_apraksin
unit ru_apraksin 1727
unit ru_uglicki_1_1 1827 S                # to 1927, before the Poles
unit pl_7pp_1_1 2027 N                # rear 2127 and, by the road, 2128: slopes
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1927
do counter pl_7pp_1_1
roll 7
do retreat pl_7pp_1_1 2128
event LOSS_UPHILL unit pl_7pp_1_1 hex 2128 [TAB-TERRAIN-2, TAB-TERRAIN-5]
do retreat pl_7pp_1_1 2228
expect unit pl_7pp_1_1 lost=1 hex=2228 [TAB-TERRAIN-2]
