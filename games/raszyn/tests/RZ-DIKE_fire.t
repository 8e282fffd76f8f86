title fire on dikes

case skirmishers on a dike fire with a quarter of their increments
phase defensive
side polish
unit au_grenz_1 3922 NW skirmish left=2
unit pl_2pp_1 3921 side-SE left=5
do aim 3921
roll 11
event FIRE_ODDS a 1 b 6 [RZ-DIKE-4]

case in column the printed value
phase offensive
side austrian
unit au_ir48_1 3922 side-NW
unit pl_2pp_1 3921 side-SE left=5
do aim 3921
roll 11
event FIRE_ODDS a 6 b 6 [RZ-DIKE-4]

case skirmishers with a half on a dike go back the way they came, and nowhere else
unit pl_volt 4025 4125 S skirmish came=0
unit au_ir48_1 1030 side-NE
do move pl_volt
illegal step pl_volt 4026 LEAVES_DIKE_BY_ROAD [RZ-DIKE-2]
illegal wheel pl_volt 4026 1 LEAVES_DIKE_BY_ROAD [RZ-DIKE-2]
legal wheel pl_volt 4026 0 [RZ-DIKE-2]
legal step pl_volt 4024 [RZ-DIKE-2]

case nor do they spread onto one by a step
unit pl_volt 4026 4126 N skirmish
unit au_ir48_1 1030 side-NE
do move pl_volt
illegal step pl_volt 4025 DIKE_IN_ROAD_MARCH [RZ-DIKE-2]
