# [6.3] Passing through friends.

case passing friends costs a point more
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2220 S
do move pl_2pp_2_2
do step pl_2pp_2_2 2320
event STEPS unit pl_2pp_2_2 hex 2320 a 1 b 3 [6.3a]
do step pl_2pp_2_2 2420
event STEPS unit pl_2pp_2_2 hex 2420 a 2 b 1 [6.3a]
expect unit pl_2pp_2_2 mp=3 facing=S [6.3a]

case the point must be there
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_3 2310 S
unit pl_2pp_2_2 2220 S mp=2      # one to enter, one left, two needed: it stays there
do move pl_2pp_2_2
do step pl_2pp_2_2 2320
expect unit pl_2pp_2_2 hex=2320 mp=3 status=moved [6.3a]

case with one more it is there
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2220 S mp=1
do move pl_2pp_2_2
do step pl_2pp_2_2 2320
legal step pl_2pp_2_2 2420 [6.3a]

case guns are friends too
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit pl_2pp_2_2 2220 S
do move pl_2pp_2_2
do step pl_2pp_2_2 2320
do step pl_2pp_2_2 2420
expect unit pl_2pp_2_2 mp=3 [6.3a]

case cavalry pays as well
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S
unit pl_wojciechowski_2 2220 S
do move pl_wojciechowski_2
do step pl_wojciechowski_2 2320
do step pl_wojciechowski_2 2420
expect unit pl_wojciechowski_2 mp=3 [6.3a]

case leaving the stack one began in is no passing
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
do move pl_2pp_2_2
do step pl_2pp_2_2 2420
expect unit pl_2pp_2_2 mp=1 [6.3a]

case a commander by himself is passed free
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_2 2220 S
do move pl_2pp_2_2
do step pl_2pp_2_2 2320
do step pl_2pp_2_2 2420
expect unit pl_2pp_2_2 mp=2 [6.3b]

case a commander with his unit is not
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2220 S
do move pl_2pp_2_2
do step pl_2pp_2_2 2320
do step pl_2pp_2_2 2420
expect unit pl_2pp_2_2 mp=3 [6.3b]

case joining a stack costs nothing more, even with the last point
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_3 2310 S
unit pl_2pp_2_2 2220 S mp=3
do move pl_2pp_2_2
do step pl_2pp_2_2 2320
event STEPS unit pl_2pp_2_2 hex 2320 a 1 b 0 [6.3c]
expect unit pl_2pp_2_2 hex=2320 mp=4 order=2 [6.3c]
