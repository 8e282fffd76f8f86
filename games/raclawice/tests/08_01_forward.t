# [8.1] Forward means into one of the two hexes in front.

case a step goes into either hex in front, not to the side
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N              # front 1019 and 1119
do move pl_3pp_1_1
legal step pl_3pp_1_1 1019 [8.1]
legal step pl_3pp_1_1 1119 [8.1]
illegal step pl_3pp_1_1 0920 8.1 [8.1]
illegal step pl_3pp_1_1 1120 8.1 [8.1]
illegal step pl_3pp_1_1 1018 8.1 [8.1]
do step pl_3pp_1_1 1119
expect unit pl_3pp_1_1 hex=1119 facing=N mp=1 [8.1]

case the front follows the facing
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 SE             # front 1120 and 1121
do move pl_3pp_1_1
legal step pl_3pp_1_1 1120 [8.1]
legal step pl_3pp_1_1 1121 [8.1]
illegal step pl_3pp_1_1 1119 8.1 [8.1]
illegal step pl_3pp_1_1 1021 8.1 [8.1]
