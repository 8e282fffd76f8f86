# [8.9] Double time: two points more, and what it takes.

case double time is declared before the unit moves
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N
do move pl_3pp_1_1
legal double pl_3pp_1_1 [8.9a]
do step pl_3pp_1_1 1019
illegal double pl_3pp_1_1 8.9a [8.9a]
do stop
do move pl_3pp_1_2
do double pl_3pp_1_2
event GOES_AT_DOUBLE unit pl_3pp_1_2 [8.9a]
illegal double pl_3pp_1_2 8.9a [8.9a]

case double time is not declared after a turn or a shot
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N mp=1
do move pl_3pp_1_1
do turn pl_3pp_1_1 NE
illegal double pl_3pp_1_1 8.9a [8.9a]
do stop
do move pl_3pp_1_2
illegal double pl_3pp_1_2 8.9a [8.9a]

case cavalry has no double time, scythemen have
turn 9
phase movement
active pl_slaski
unit pl_slaski 1022
unit pl_och_1 1020 N
unit pl_kos_1 1220 N
do move pl_och_1
illegal double pl_och_1 8.9a [8.9a]
do stop
do move pl_kos_1
legal double pl_kos_1 [8.9a]

case double time gives six points, all to be used
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_3pp_1_2 0720 N
do move pl_3pp_1_1
do double pl_3pp_1_1
illegal stop 8.9d [8.9d]
do step pl_3pp_1_1 0519
event STEPS a 1 b 5 [8.9b]
illegal stop 8.9d [8.9d]
do step pl_3pp_1_1 0518
do step pl_3pp_1_1 0517
do step pl_3pp_1_1 0516
event STEPS a 1 b 2 [8.9b]
illegal stop 8.9d [8.9d]
do step pl_3pp_1_1 0515
illegal stop 8.9d [8.9d]
do step pl_3pp_1_1 0514
event STEPS a 1 b 0 [8.9b, 8.9d]
expect prompt ASK_ACTIVE [8.9d]
expect unit pl_3pp_1_1 mp=6 [8.9d]

case a point too few for any hex is lost
phase movement
active pl_zajaczek
unit pl_zajaczek 1703
unit pl_3pp_1_1 1601 S
unit pl_3pp_1_2 1902 S
do move pl_3pp_1_1
do double pl_3pp_1_1
do step pl_3pp_1_1 1602
do step pl_3pp_1_1 1603
do step pl_3pp_1_1 1604
do step pl_3pp_1_1 1605
illegal stop 8.9d [8.9d]
do step pl_3pp_1_1 1606              # one point left; slopes ahead and the rear cost two, r23
event STEPS a 1 b 1 [8.9d]
expect prompt ASK_ACTIVE [8.9d]
expect unit pl_3pp_1_1 hex=1606 mp=6 [8.9d]

case no fire at double time
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N
unit ru_uglicki_1_2 1016 N
do move pl_3pp_1_1
do double pl_3pp_1_1
do step pl_3pp_1_1 1019
illegal fire pl_3pp_1_1 1016 8.9c [8.9c]

case nor when the enemy's fire has driven it back
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N
unit ru_uglicki_1_2 1017 S
do move pl_3pp_1_1
do double pl_3pp_1_1
do step pl_3pp_1_1 1019
do step pl_3pp_1_1 1018
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 1018
roll 8
do retreat pl_3pp_1_1 1019
do pass
illegal fire pl_3pp_1_1 1017 8.9c [8.9c]

case at the usual pace the same unit fires
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N
unit ru_uglicki_1_2 1016 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
legal fire pl_3pp_1_1 1016 [8.9c]

case no turning and no change of formation at double time
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_strz 1020 N
unit pl_3pp_1_1 1220 N
unit pl_3pp_1_2 1220 N
do move pl_3pp_strz
legal skirmish pl_3pp_strz [8.9e]
do double pl_3pp_strz
illegal skirmish pl_3pp_strz 8.9e [8.9e]
illegal turn pl_3pp_strz NE 8.9e [8.9e]
do step pl_3pp_strz 1019
illegal turn pl_3pp_strz NE 8.9e [8.9e]
illegal skirmish pl_3pp_strz 8.9e [8.9e]

case skirmishers do not close up or turn free at double time
phase movement
active pl_zajaczek
unit pl_zajaczek 1021
unit pl_3pp_strz 1020 N form=skirmish
unit pl_3pp_1_1 1220 N
do move pl_3pp_strz
do double pl_3pp_strz
illegal close pl_3pp_strz 8.9e [8.9e]
illegal turn pl_3pp_strz S 8.9e [8.9e]

case double time does not go through friends
phase movement
active pl_zajaczek
unit pl_zajaczek 1020
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1019 N
unit pl_3pp_1_3 0921 N
do move pl_3pp_1_1
do double pl_3pp_1_1
do step pl_3pp_1_1 1019              # it may end here, and has to
expect unit pl_3pp_1_1 hex=1019 [8.9f]
illegal step pl_3pp_1_1 1018 MOVE_OR_FIRE [8.9f]
illegal move pl_3pp_1_1 8.15a [8.9f]

case at the usual pace the same way is open for a point
phase movement
active pl_zajaczek
unit pl_zajaczek 1020
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1019 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
do step pl_3pp_1_1 1018
event STEPS a 2 b 1 [8.9f]

case a lone commander is no friend in the way, a gun is
phase movement
active pl_zajaczek
unit pl_zajaczek 1019
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N
unit pl_art_1 1219 N
do move pl_3pp_1_1
do double pl_3pp_1_1
do step pl_3pp_1_1 1019
legal step pl_3pp_1_1 1018 [8.9f]
do step pl_3pp_1_1 1018
do step pl_3pp_1_1 1017
do step pl_3pp_1_1 1016
do step pl_3pp_1_1 1015
do step pl_3pp_1_1 1014
do move pl_3pp_1_2
do double pl_3pp_1_2
do step pl_3pp_1_2 1219
expect unit pl_3pp_1_2 hex=1219 [8.9f]
expect count step 0 [8.9f]

case double time does not go through woods, but may end there (r170)
phase movement
active pl_zajaczek
unit pl_zajaczek 2910
unit pl_3pp_1_1 2909 N                # front 2908 off the track and 2808 along it, both woods
unit pl_3pp_1_2 2711 N
do move pl_3pp_1_1
do double pl_3pp_1_1
legal step pl_3pp_1_1 2908 [8.9g]
do step pl_3pp_1_1 2808               # by the track, with five points left
expect unit pl_3pp_1_1 hex=2808 [8.9g]
illegal step pl_3pp_1_1 2807 MOVE_OR_FIRE [8.9g]
illegal move pl_3pp_1_1 8.15a [8.9g]

case at the usual pace it goes on
phase movement
active pl_zajaczek
unit pl_zajaczek 2910
unit pl_3pp_1_1 2909 N
do move pl_3pp_1_1
do step pl_3pp_1_1 2808
legal step pl_3pp_1_1 2807 [8.9g]

case double time does not go through a village, but may end there
phase movement
active pl_zajaczek
unit pl_zajaczek 1820
unit pl_3pp_1_1 1821 S                # front 1822 by the road and 1722, both village
unit pl_3pp_1_2 1621 S
do move pl_3pp_1_1
do double pl_3pp_1_1
legal step pl_3pp_1_1 1722 [8.9g]
do step pl_3pp_1_1 1822
expect prompt ASK_ACTIVE [8.9g]
expect unit pl_3pp_1_1 hex=1822 [8.9g]

case it may begin in woods or a village
phase movement
active pl_zajaczek
unit pl_zajaczek 1820
unit pl_3pp_1_1 1822 N
unit pl_3pp_1_2 1621 S
do move pl_3pp_1_1
do double pl_3pp_1_1
do step pl_3pp_1_1 1821
do step pl_3pp_1_1 1820
expect unit pl_3pp_1_1 hex=1820 [8.9g]

case the stream is no bar to double time
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 1223
unit pl_3pp_1_1 1224 S
do move pl_3pp_1_1
do double pl_3pp_1_1
legal step pl_3pp_1_1 1225 [8.9g]
do step pl_3pp_1_1 1225
event STEPS a 2 b 4 [8.9g]

case no double time over the stream, which the usual pace crosses
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 1223
unit pl_3pp_1_1 1224 S
do move pl_3pp_1_1
legal step pl_3pp_1_1 1225 [8.9g]
do double pl_3pp_1_1
illegal step pl_3pp_1_1 1225 8.9g [8.9g]
illegal step pl_3pp_1_1 1325 8.9g [8.9g]
legal step pl_3pp_1_1 1223 [8.9g]

case a bridge is no stream to double time (r249)
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 2125
unit pl_3pp_1_1 2024 N
do move pl_3pp_1_1
do double pl_3pp_1_1
legal step pl_3pp_1_1 2023 [8.9g]
do step pl_3pp_1_1 2023
event STEPS a 1 b 5 [8.9g]

case beside the bridge it is one
edition 2010-pl
phase movement
active pl_zajaczek
unit pl_zajaczek 2125
unit pl_3pp_1_1 2124 N
do move pl_3pp_1_1
do double pl_3pp_1_1
illegal step pl_3pp_1_1 2123 8.9g [8.9g]

case double time out of reach still bars fire on the move
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0516 N
unit ru_uglicki_1_2 0512 N
do move pl_3pp_1_1
do double pl_3pp_1_1
do step pl_3pp_1_1 0515
illegal fire pl_3pp_1_1 0512 8.9c [8.9c]

case double time out of reach bars fire after the move
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0520 N
unit pl_3pp_1_2 0620 N
unit ru_uglicki_1_2 0512 N
do move pl_3pp_1_1
do double pl_3pp_1_1
do step pl_3pp_1_1 0519
do step pl_3pp_1_1 0518
do step pl_3pp_1_1 0517
do step pl_3pp_1_1 0516
do step pl_3pp_1_1 0515
do step pl_3pp_1_1 0514
illegal fire pl_3pp_1_1 0512 8.9c [8.9c]

case all points spent on the way out of reach leave none for a shot
phase movement
active pl_zajaczek
unit pl_zajaczek 0520
unit pl_3pp_1_1 0516 N
unit pl_3pp_1_2 0620 N
unit ru_uglicki_1_2 0509 N
do move pl_3pp_1_1
do step pl_3pp_1_1 0515
do step pl_3pp_1_1 0514
do step pl_3pp_1_1 0513
do step pl_3pp_1_1 0512
illegal fire pl_3pp_1_1 0509 10.9.2 [10.9.2]
