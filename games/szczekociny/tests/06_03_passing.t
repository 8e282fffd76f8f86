# [6.3] Passing through friends.

case passing friends costs a point more
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S
do move pl_1pp_1_2
do step pl_1pp_1_2 1520
event STEPS unit pl_1pp_1_2 hex 1520 a 1 b 3 [6.3a]
do step pl_1pp_1_2 1620
event STEPS unit pl_1pp_1_2 hex 1620 a 2 b 1 [6.3a]
expect unit pl_1pp_1_2 mp=3 facing=S [6.3a]

case the point must be there
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_3 1510 S
unit pl_1pp_1_2 1420 S mp=2      # one to enter, one left, two needed: it stays there
do move pl_1pp_1_2
do step pl_1pp_1_2 1520
expect unit pl_1pp_1_2 hex=1520 mp=3 status=moved [6.3a]

case with one more it is there
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S mp=1
do move pl_1pp_1_2
do step pl_1pp_1_2 1520
legal step pl_1pp_1_2 1620 [6.3a]

case guns are friends too
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pl_1pp_1_2 1420 S
do move pl_1pp_1_2
do step pl_1pp_1_2 1520
do step pl_1pp_1_2 1620
expect unit pl_1pp_1_2 mp=3 [6.3a]

case cavalry pays as well
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1520 S
unit pl_bkn_1w_2 1420 S
do move pl_bkn_1w_2
do step pl_bkn_1w_2 1520
do step pl_bkn_1w_2 1620
expect unit pl_bkn_1w_2 mp=3 [6.3a]

case leaving the stack one began in is no passing
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
do move pl_1pp_1_2
do step pl_1pp_1_2 1620
expect unit pl_1pp_1_2 mp=1 [6.3a]

case a commander by himself is passed free
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_2 1420 S
do move pl_1pp_1_2
do step pl_1pp_1_2 1520
do step pl_1pp_1_2 1620
expect unit pl_1pp_1_2 mp=2 [6.3b]

case a commander with his unit is not
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S
do move pl_1pp_1_2
do step pl_1pp_1_2 1520
do step pl_1pp_1_2 1620
expect unit pl_1pp_1_2 mp=3 [6.3b]

case joining a stack costs nothing more, even with the last point
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_3 1510 S
unit pl_1pp_1_2 1420 S mp=3
do move pl_1pp_1_2
do step pl_1pp_1_2 1520
event STEPS unit pl_1pp_1_2 hex 1520 a 1 b 0 [6.3c]
expect unit pl_1pp_1_2 hex=1520 mp=4 order=2 [6.3c]
