# [8.1] Forward means into one of the two hexes in front.

case a step goes into either hex in front, not to the side
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N              # front 1537 and 1538
do move pl_7pp_1_1
legal step pl_7pp_1_1 1537 [8.1]
legal step pl_7pp_1_1 1538 [8.1]
illegal step pl_7pp_1_1 1636 8.1 [8.1]
illegal step pl_7pp_1_1 1638 8.1 [8.1]
illegal step pl_7pp_1_1 1437 8.1 [8.1]
expect count step 4 [8.1]                   # two in front, two to the rear
do step pl_7pp_1_1 1538
expect unit pl_7pp_1_1 hex=1538 facing=N mp=1 [8.1]

case the front follows the facing
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 SE             # front 1638 and 1738
do move pl_7pp_1_1
legal step pl_7pp_1_1 1638 [8.1]
legal step pl_7pp_1_1 1738 [8.1]
illegal step pl_7pp_1_1 1538 8.1 [8.1]
illegal step pl_7pp_1_1 1737 8.1 [8.1]

case cavalry too goes to its front only
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 NW             # front 1636 and 1537
do move pl_bkn_1w_1
legal step pl_bkn_1w_1 1636 [8.1]
legal step pl_bkn_1w_1 1537 [8.1]
illegal step pl_bkn_1w_1 1538 8.1 [8.1]
illegal step pl_bkn_1w_1 1737 8.1 [8.1]
