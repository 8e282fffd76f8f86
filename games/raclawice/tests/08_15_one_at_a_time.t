# [8.15] One unit or stack after the other.

case a move is finished before the next begins
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1220 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
illegal move pl_3pp_1_2 8.15a [8.15a]
illegal step pl_3pp_1_2 1219 8.15a [8.15a]
illegal line pl_3pp_1_2 8.15a [8.15a]
do stop
legal move pl_3pp_1_2 [8.15a]
illegal move pl_3pp_1_1 8.15a [8.15a]

case a stack goes as one piece
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 N mp=1
unit pl_3pp_1_3 1020 N
do move pl_3pp_1_1
do with pl_3pp_1_2
do step pl_3pp_1_1 1019
event STEPS a 1 b 2 [8.15a]            # r96: the one with fewest points sets the pace
expect unit pl_3pp_1_2 hex=1019 mp=2 [8.15a]
expect unit pl_3pp_1_3 hex=1020 mp=0 [8.15a]
illegal with pl_3pp_1_3 8.15c [8.15a]
illegal step pl_3pp_1_2 1018 8.15a [8.15a]

case who has entered a stack ends there or goes on alone
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1019 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
event STEPS a 1 b 3
illegal with pl_3pp_1_2 8.15c [8.15b]
legal stop [8.15b]
legal step pl_3pp_1_1 1018 [8.15b]
do step pl_3pp_1_1 1018
event STEPS a 2 b 1 [8.15b]            # as passing through
expect unit pl_3pp_1_2 hex=1019 mp=0 [8.15b]
do stop
legal move pl_3pp_1_2 [8.15b]

case who has entered a stack and ended may not go on with it
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1019 N
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
do stop
do move pl_3pp_1_2
illegal with pl_3pp_1_1 8.15a [8.15b]
do step pl_3pp_1_2 1018
expect unit pl_3pp_1_1 hex=1019 [8.15b]

case a unit leaves a stack that has not moved at the start of its move
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 N
unit pl_3pp_1_3 1020 N
do move pl_3pp_1_2
do step pl_3pp_1_2 1019
event STEPS a 1 b 3 [8.15c]            # nothing for the friends it leaves
expect unit pl_3pp_1_1 hex=1020 order=1 [8.15c]
expect unit pl_3pp_1_3 hex=1020 order=2 [8.15c]

case out of a stack on the move nobody goes
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 N
unit pl_3pp_1_3 0820 N
do move pl_3pp_1_1
do with pl_3pp_1_2
do step pl_3pp_1_1 1019
illegal drop pl_3pp_1_2 8.10a [8.15c]
illegal step pl_3pp_1_2 1018 8.15a [8.15c]
do stop
illegal move pl_3pp_1_2 8.15a [8.15c]
illegal move pl_3pp_1_1 8.15a [8.15c]

case nor does a unit turn inside a stack it belongs to
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_1_2 1020 N
do move pl_3pp_1_1
illegal turn pl_3pp_1_1 NE 6.0d [8.15c]
