# [8.3 8.4 8.5] Using movement points.

case a unit uses none, some or all of its points
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N
unit pl_3pp_1_3 0820 N
do move pl_3pp_1_1
legal stop [8.3]
do stop
expect unit pl_3pp_1_1 hex=1020 mp=0 [8.3]
do move pl_3pp_1_2
do step pl_3pp_1_2 1219
do step pl_3pp_1_2 1218
legal stop [8.3]
do stop
expect unit pl_3pp_1_2 mp=2 [8.3]
do move pl_3pp_1_3
do step pl_3pp_1_3 0819
do step pl_3pp_1_3 0818
do step pl_3pp_1_3 0817
do step pl_3pp_1_3 0816
event STEPS a 1 b 0 [8.3]
expect unit pl_3pp_1_3 mp=4 [8.3]

case points left over go to nobody else
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N mp=3
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
do stop
illegal move pl_3pp_1_1 8.15a [8.4]
do move pl_3pp_1_2
illegal step pl_3pp_1_2 1221 8.2a [8.4]       # the rear costs 2
do step pl_3pp_1_2 1219
event STEPS a 1 b 0 [8.4]

case points left over are not there in the next movement phase
phase activation
active pl_kosciuszko
unit pl_kosciuszko 1022
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
do activate pl_zajaczek
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
do stop                              # three of four left
do stop                              # and Zajączek stays where he is
do name pl_3pp_1_1
expect unit pl_3pp_1_1 mp=0 [8.4]
do move pl_3pp_1_1
do step pl_3pp_1_1 1018
event STEPS a 1 b 3 [8.4]

case one hex is always possible though it costs 5
phase movement
active pl_zajaczek
unit pl_zajaczek 0226
unit pl_3pp_1_1 0126 N              # to the rear over the stream into woods with an enemy: 1+1+2+1
unit ru_uglicki_1_2 0227 S
do move pl_3pp_1_1
legal step pl_3pp_1_1 0227 [8.5]
do step pl_3pp_1_1 0227
event STEPS a 5 b 0 [8.5]                # what it costs, and nothing is left
expect unit pl_3pp_1_1 hex=0227 mp=5 [8.5]

case not for a unit that has spent a point
phase movement
active pl_zajaczek
unit pl_zajaczek 0226
unit pl_3pp_1_1 0126 N mp=1
unit ru_uglicki_1_2 0227 S
do move pl_3pp_1_1
illegal step pl_3pp_1_1 0227 8.2a [8.5]

case a hex that takes exactly four points is open to a fresh unit only
phase movement
active pl_zajaczek
unit pl_zajaczek 0226
unit pl_3pp_1_1 0126 N              # to the rear over the stream into woods: 1+1+2
unit pl_3pp_1_2 0126 N mp=1
do move pl_3pp_1_2
illegal step pl_3pp_1_2 0127 8.2a [8.5]
do stop
do move pl_3pp_1_1
do step pl_3pp_1_1 0127
event STEPS a 4 b 0 [8.5, 8.6]

case a stack stops as a whole, whichever unit leads it
phase movement
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_2pp_1_3 0912 S             # the last of the battalion lies on top
unit pl_2pp_1_2 0912 S
unit pl_2pp_1_1 0912 S
do move pl_2pp_1_2
do with pl_2pp_1_1
do with pl_2pp_1_3
do step pl_2pp_1_2 0913
do stop
expect unit pl_2pp_1_1 hex=0913 status=moved [8.3]
expect unit pl_2pp_1_2 hex=0913 status=moved [8.3]
expect unit pl_2pp_1_3 hex=0913 status=moved [8.3]
