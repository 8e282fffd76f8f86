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
