# [8.3 8.4] Using movement points.

case a unit uses none, some or all of its points
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1639 N
unit pl_7pp_1_3 1635 N
do move pl_7pp_1_1
legal stop [8.3]
do stop
expect unit pl_7pp_1_1 hex=1637 mp=0 [8.3]
do move pl_7pp_1_2
do step pl_7pp_1_2 1539
do step pl_7pp_1_2 1439
legal stop [8.3]
do stop
expect unit pl_7pp_1_2 mp=2 [8.3]
do move pl_7pp_1_3
do step pl_7pp_1_3 1535
do step pl_7pp_1_3 1435
do step pl_7pp_1_3 1335
do step pl_7pp_1_3 1235
event STEPS a 1 b 0 [8.3]
expect unit pl_7pp_1_3 mp=4 [8.3]

case points left over go to nobody else
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1639 N mp=3
do move pl_7pp_1_1
do step pl_7pp_1_1 1537
do stop
illegal move pl_7pp_1_1 8.16a [8.4]
do move pl_7pp_1_2
illegal step pl_7pp_1_2 1739 8.2a [8.4]       # the rear costs 2
do step pl_7pp_1_2 1539
event STEPS a 1 b 0 [8.4]

case points left over are not there in the next movement phase
phase activation
active pl_kosciuszko
unit pl_kosciuszko 1837
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N
do activate pl_wodzicki
do move pl_7pp_1_1
do step pl_7pp_1_1 1537
do stop                              # three of four left
do stop                              # and the commander stays where he is
do name pl_7pp_1_1
expect unit pl_7pp_1_1 mp=0 [8.4]
do move pl_7pp_1_1
do step pl_7pp_1_1 1437
event STEPS a 1 b 3 [8.4]

case a stack stops as a whole, whichever unit leads it
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_3 1637 N             # the last of the battalion lies on top
unit pl_7pp_1_2 1637 N
unit pl_7pp_1_1 1637 N
do move pl_7pp_1_2
do with pl_7pp_1_1
do with pl_7pp_1_3
do step pl_7pp_1_2 1537
do stop
expect unit pl_7pp_1_1 hex=1537 status=moved [8.3]
expect unit pl_7pp_1_2 hex=1537 status=moved [8.3]
expect unit pl_7pp_1_3 hex=1537 status=moved [8.3]
