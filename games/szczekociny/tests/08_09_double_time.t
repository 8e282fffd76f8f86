# [8.9] Double time: six points instead of four, and what it takes.

case double time is declared before the unit moves
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1639 N
do move pl_7pp_1_1
legal double pl_7pp_1_1 [8.9a]
do step pl_7pp_1_1 1537
illegal double pl_7pp_1_1 8.9a [8.9a]
do stop
do move pl_7pp_1_2
do double pl_7pp_1_2
event GOES_AT_DOUBLE unit pl_7pp_1_2 [8.9a]
illegal double pl_7pp_1_2 8.9a [8.9a]

case double time is not declared after a turn or a shot
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1639 N mp=1
do move pl_7pp_1_1
do turn pl_7pp_1_1 NE
illegal double pl_7pp_1_1 8.9a [8.9a]
do stop
do move pl_7pp_1_2
illegal double pl_7pp_1_2 8.9a [8.9a]

case cavalry has no double time
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
do move pl_bkn_1w_1
illegal double pl_bkn_1w_1 8.9a [8.9a]

case scythemen have
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_kos_a_1 1637 N
do move pl_kos_a_1
legal double pl_kos_a_1 [8.9a]

case double time gives six points, all to be used
phase movement
active pl_wodzicki
unit pl_wodzicki 1632
unit pl_7pp_1_1 1632 N
unit pl_7pp_1_2 1634 N
do move pl_7pp_1_1
do double pl_7pp_1_1
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 1532
event STEPS a 1 b 5 [8.9b]
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 1432
do step pl_7pp_1_1 1332
do step pl_7pp_1_1 1232
event STEPS a 1 b 2 [8.9b]
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 1132
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 1032
event STEPS a 1 b 0 [8.9b, 8.9d]
expect prompt ASK_ACTIVE [8.9d]

case no fire at double time
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1639 N
unit ru_uglicki_1_2 1237 N
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 1537
illegal fire pl_7pp_1_1 1237 8.9c [8.9c]

case at the usual pace the same unit fires
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1639 N
unit ru_uglicki_1_2 1237 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1537
legal fire pl_7pp_1_1 1237 [8.9c]

case nor after a run at double time
phase movement
active pl_wodzicki
unit pl_wodzicki 1632
unit pl_7pp_1_1 1632 N
unit pl_7pp_1_2 1633 N
unit ru_uglicki_1_2 0932 N
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 1532
do step pl_7pp_1_1 1432
do step pl_7pp_1_1 1332
do step pl_7pp_1_1 1232
do step pl_7pp_1_1 1132
do step pl_7pp_1_1 1032
illegal fire pl_7pp_1_1 0932 8.9c [8.9c]

case no turning and no change of formation at double time
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_strz_w_1 1637 N
unit pl_strz_w_2 1639 N
do move pl_strz_w_1
legal skirmish pl_strz_w_1 [8.9e]
do double pl_strz_w_1
illegal skirmish pl_strz_w_1 8.9e [8.9e]
illegal turn pl_strz_w_1 NE 8.9e [8.9e]
do step pl_strz_w_1 1537
illegal turn pl_strz_w_1 NE 8.9e [8.9e]
illegal skirmish pl_strz_w_1 8.9e [8.9e]

case skirmishers do not close up or turn free at double time
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_strz_w_1 1637 N form=skirmish
unit pl_strz_w_2 1639 N
do move pl_strz_w_1
do double pl_strz_w_1
illegal close pl_strz_w_1 8.9e [8.9e]
illegal turn pl_strz_w_1 S 8.9e [8.9e]

case no square at double time
phase movement
active pl_wodzicki
unit pl_wodzicki 1737
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1637 N
unit pl_7pp_1_3 1637 N
unit pl_7pp_1_4 1637 N
do move pl_7pp_1_1
do with pl_7pp_1_2
do with pl_7pp_1_3
do with pl_7pp_1_4
legal square pl_7pp_1_1 [8.9e]
do double pl_7pp_1_1
illegal square pl_7pp_1_1 8.9e [8.9e]

case double time does not go through friends
phase movement
active pl_wodzicki
unit pl_wodzicki 1637
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1537 N
unit pl_7pp_1_3 1736 N
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 1537              # it may end here, and has to
expect unit pl_7pp_1_1 hex=1537 [8.9f]
illegal step pl_7pp_1_1 1437 MOVE_OR_FIRE [8.9f]
illegal move pl_7pp_1_1 8.16a [8.9f]

case at the usual pace the same way is open for a point
phase movement
active pl_wodzicki
unit pl_wodzicki 1637
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1537 N
do move pl_7pp_1_1
do step pl_7pp_1_1 1537
do step pl_7pp_1_1 1437
event STEPS a 2 b 1 [8.9f]

case a lone commander is no friend in the way, a gun is
phase movement
active pl_wodzicki
unit pl_wodzicki 1537
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1639 N
unit pl_art_4 1539 N
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 1537
legal step pl_7pp_1_1 1437 [8.9f]
do step pl_7pp_1_1 1437
do step pl_7pp_1_1 1337
do step pl_7pp_1_1 1237
do step pl_7pp_1_1 1137
do step pl_7pp_1_1 1037
do move pl_7pp_1_2
do double pl_7pp_1_2
do step pl_7pp_1_2 1539
expect unit pl_7pp_1_2 hex=1539 [8.9f]
expect count step 0 [8.9f]

case a point too few for any hex is lost
phase movement
active pl_wodzicki
unit pl_wodzicki 1724
unit pl_7pp_1_1 1525 S
unit pl_7pp_1_2 1724 S
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 1625
do step pl_7pp_1_1 1725
do step pl_7pp_1_1 1825
do step pl_7pp_1_1 1925
illegal stop 8.9d [8.9d]
do step pl_7pp_1_1 2025              # one point left; slopes ahead and the rear cost two, r23
event STEPS a 1 b 1 [8.9d]
expect prompt ASK_ACTIVE [8.9d]
expect unit pl_7pp_1_1 hex=2025 [8.9d]

case double time does not go through woods, but may end there (r170)
phase movement
active pl_wodzicki
unit pl_wodzicki 1914
unit pl_7pp_1_1 1912 S               # front 2012 and 2011, woods
unit pl_7pp_1_2 1914 S
do move pl_7pp_1_1
do double pl_7pp_1_1
legal step pl_7pp_1_1 2012 [8.9g, TAB-TERRAIN-3]
do step pl_7pp_1_1 2011
expect prompt ASK_ACTIVE [8.9g, TAB-TERRAIN-3]
expect unit pl_7pp_1_1 hex=2011 [8.9g, TAB-TERRAIN-3]
illegal move pl_7pp_1_1 8.16a [8.9g]

case double time does not go through a village, not by the road either
phase movement
active pl_wodzicki
unit pl_wodzicki 0724
unit pl_7pp_1_1 0726 S               # front 0826 by the road and 0825, both village
unit pl_7pp_1_2 0724 S
do move pl_7pp_1_1
do double pl_7pp_1_1
legal step pl_7pp_1_1 0825 [8.9g, TAB-TERRAIN-4]
do step pl_7pp_1_1 0826
expect prompt ASK_ACTIVE [8.9g, TAB-TERRAIN-4]
expect unit pl_7pp_1_1 hex=0826 [8.9g, TAB-TERRAIN-4]

case a slope is no bar to it
phase movement
active pl_wodzicki
unit pl_wodzicki 1316
unit pl_7pp_1_1 1316 N               # front 1215 and 1216, slopes
do move pl_7pp_1_1
do double pl_7pp_1_1
do step pl_7pp_1_1 1216
event STEPS a 2 b 4 [8.9b, 8.9g]
