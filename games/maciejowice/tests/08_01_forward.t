# [8.1] Forward means into one of the two hexes in front.

case a step goes into either hex in front, not to the side
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N              # front 3145 and 3146
do move pl_7pp_1_1
legal step pl_7pp_1_1 3145 [8.1]
legal step pl_7pp_1_1 3146 [8.1]
illegal step pl_7pp_1_1 3244 8.1 [8.1]
illegal step pl_7pp_1_1 3246 8.1 [8.1]
illegal step pl_7pp_1_1 3045 8.1 [8.1]
expect count step 4 [8.1]                   # two in front, two to the rear
do step pl_7pp_1_1 3146
expect unit pl_7pp_1_1 hex=3146 facing=N mp=1 [8.1]

case the front follows the facing
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 SE             # front 3246 and 3346
do move pl_7pp_1_1
legal step pl_7pp_1_1 3246 [8.1]
legal step pl_7pp_1_1 3346 [8.1]
illegal step pl_7pp_1_1 3146 8.1 [8.1]
illegal step pl_7pp_1_1 3345 8.1 [8.1]

case cavalry too goes to its front only
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 NW             # front 3244 and 3145
do move pl_5psp_1
legal step pl_5psp_1 3244 [8.1]
legal step pl_5psp_1 3145 [8.1]
illegal step pl_5psp_1 3146 8.1 [8.1]
illegal step pl_5psp_1 3345 8.1 [8.1]
