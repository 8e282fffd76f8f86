# [8.6 8.7] To the rear, and turning.

case a step to the rear costs a point more and keeps the facing
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N              # rear 1738 and 1737
do move pl_7pp_1_1
legal step pl_7pp_1_1 1738 [8.6]
legal step pl_7pp_1_1 1737 [8.6]
do step pl_7pp_1_1 1737
event STEPS a 2 b 2 [8.6]
expect unit pl_7pp_1_1 hex=1737 facing=N mp=2 [8.6]

case one point does for the front, not for the rear
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N mp=7
do move pl_bkn_1w_1
legal step pl_bkn_1w_1 1537 [8.6]
illegal step pl_bkn_1w_1 1737 8.2a [8.6]

case the rear is for the own movement phase
phase movement
active ru_apraksin
actor polish
unit ru_apraksin 1632
unit ru_uglicki_1_2 1632 N
unit pl_7pp_1_1 1637 N
unit ru_art_4 1437 S
unit pl_art_4 1037 S
illegal move pl_7pp_1_1 10.4a [8.6]

case a step to the rear may enter an enemy hex
phase movement
active pl_wodzicki
unit pl_wodzicki 1437
unit pl_7pp_1_1 1637 N
unit ru_uglicki_1_1 1737 S
do move pl_7pp_1_1
legal step pl_7pp_1_1 1737 [8.6]
do step pl_7pp_1_1 1737
expect unit pl_7pp_1_1 hex=1737 mp=3 [8.6]        # 1 ground, 1 rear, 1 enemy

case sixty degrees cost a point either way
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N mp=3
do move pl_7pp_1_1
legal turn pl_7pp_1_1 NE [8.7a]
legal turn pl_7pp_1_1 NW [8.7a]
illegal turn pl_7pp_1_1 SE 8.2a [8.7a]
illegal turn pl_7pp_1_1 N 8.7a [8.7a]
do turn pl_7pp_1_1 NW
event TURNS b 0 [8.7a]
expect unit pl_7pp_1_1 facing=NW hex=1637 mp=4 [8.7a]

case a hundred and twenty degrees cost two points, about turn three
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N mp=2
unit pl_7pp_1_2 1639 N mp=1
do move pl_7pp_1_1
legal turn pl_7pp_1_1 SE [8.7b]
legal turn pl_7pp_1_1 SW [8.7b]
illegal turn pl_7pp_1_1 S 8.2a [8.7b]
do turn pl_7pp_1_1 SW
event TURNS b 0 [8.7b]
do move pl_7pp_1_2
do turn pl_7pp_1_2 S
event TURNS b 0 [8.7b]                # r22: a point for each sixty

case a hundred and twenty degrees for one point are too cheap
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N mp=7
do move pl_bkn_1w_1
illegal turn pl_bkn_1w_1 SE 8.2a [8.7b]
legal turn pl_bkn_1w_1 NE [8.7b]

case a commander has no facing and goes any way for 1
phase commander
active pl_wodzicki
unit pl_wodzicki 1637
unit pl_7pp_1_1 1837 N
expect unit pl_wodzicki facing=none [8.7c]
expect count lead 6 [8.7c]
illegal turn pl_wodzicki S LEADER_MOVES_NOW [8.7c]
do lead pl_wodzicki 1537
event LEADER_MOVES a 8 [8.7c]
do lead pl_wodzicki 1637
event LEADER_MOVES a 7 [8.7c]          # back the way he came, no point for turning
