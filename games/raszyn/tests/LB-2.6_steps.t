title steps, turns, the least move

case a column steps into the three hexes ahead and turns with the step or keeps its facing
unit pl_2pp_1 3013 side-E
do move pl_2pp_1
legal step pl_2pp_1 3113 [LB-2.6-2]
legal step pl_2pp_1 3012 [LB-2.6-2]
legal oblique pl_2pp_1 3014 [LB-2.6-2]
illegal step pl_2pp_1 2913 NOT_AHEAD [LB-2.6-2]
illegal oblique pl_2pp_1 3113 FACES_AS_BEFORE [LB-2.6-2]
do oblique pl_2pp_1 3012
expect unit pl_2pp_1 hex=3012 facing=side-E mp=2 [LB-2.6-2]

case a turn costs a point a side, nothing in general order
unit pl_2pp_1 3013 side-E
unit pl_3pp_1 0915 side-E
do move pl_2pp_1
do turn pl_2pp_1 side-W
expect unit pl_2pp_1 facing=side-W mp=6 [LB-2.6-2]
do stop
do move pl_3pp_1
do turn pl_3pp_1 side-W
expect unit pl_3pp_1 facing=side-W mp=0 [LB-2.6-2]

case one hex can always be gone
unit pl_fb1 3213 side-NE limbered mp=14
unit pl_poniatowski 2030
do move pl_fb1
do step pl_fb1 3212
expect unit pl_fb1 hex=3212 mp=16 status=moved [LB-2.6-1]

case but not into ground that is closed
unit pl_fb1 4527 side-W limbered
do move pl_fb1
illegal step pl_fb1 4426 RZ-MOVE-3 [LB-2.6-1]

case nobody enters a hex of the enemy
unit pl_2pp_1 3013 side-E
unit au_ir48_1 3113 side-E
do move pl_2pp_1
illegal step pl_2pp_1 3113 LB-2.6-3 [LB-2.6-3]

case but cavalry may ride onto a carré
unit pl_1sk 3013 side-E
unit au_ir48_1 3113 carre
do move pl_1sk
legal step pl_1sk 3113 [LB-2.6-3]

case guns are pushed one hex, and that is all
unit pl_poniatowski 2030
unit pl_fb1 3013 side-E unlimbered
do move pl_fb1
illegal step pl_fb1 3113 LB-2.6-4 [LB-2.6-4]
do prolong pl_fb1 2913
expect unit pl_fb1 hex=2913 facing=side-E form=unlimbered status=moved [LB-2.6-4]

case not over anything but clear ground, nor after anything else
unit pl_fb1 3717 side-E unlimbered
unit pl_fb2 3013 side-E unlimbered
do move pl_fb1
illegal prolong pl_fb1 3718 PROLONG_IN_CLEAR [LB-2.6-4]
do stop
do move pl_fb2
do turn pl_fb2 side-SE
illegal prolong pl_fb2 3113 PROLONG_IS_ALL [LB-2.6-4]

case a long line advances with both halves, wheels, and turns about
unit pl_2pp_1 3008 3108 N line
do move pl_2pp_1
illegal step pl_2pp_1 3009 NOT_AHEAD [LB-2.4-4]
legal wheel pl_2pp_1 3107 1 [LB-2.4-4]
legal wheel pl_2pp_1 3107 0 [LB-2.4-4]
do step pl_2pp_1 3007
expect unit pl_2pp_1 hexes=3007+3107 facing=N mp=2 [LB-2.4-4]
do turn pl_2pp_1 S
expect unit pl_2pp_1 hexes=3007+3107 facing=S mp=8 [LB-2.6-2]
