# [5.0a] A unit faces a corner: two frontal hexes, a flank on each side, two rear hexes; [5.1] commanders face nowhere.

case facing N in 1016
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1016 N
expect unit pl_6pp_1_1 facing=N [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 1015 [5.0a]       # front
legal step pl_6pp_1_1 1115 [5.0a]       # front
illegal step pl_6pp_1_1 1116 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 0916 8.1 [5.0a] # flank
legal step pl_6pp_1_1 1117 [5.0a]       # rear
legal step pl_6pp_1_1 1017 [5.0a]       # rear
do step pl_6pp_1_1 1117
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NE in 1016
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1016 NE
expect unit pl_6pp_1_1 facing=NE [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 1115 [5.0a]       # front
legal step pl_6pp_1_1 1116 [5.0a]       # front
illegal step pl_6pp_1_1 1117 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 1015 8.1 [5.0a] # flank
legal step pl_6pp_1_1 1017 [5.0a]       # rear
legal step pl_6pp_1_1 0916 [5.0a]       # rear
do step pl_6pp_1_1 1017
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SE in 1016
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1016 SE
expect unit pl_6pp_1_1 facing=SE [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 1116 [5.0a]       # front
legal step pl_6pp_1_1 1117 [5.0a]       # front
illegal step pl_6pp_1_1 1017 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 1115 8.1 [5.0a] # flank
legal step pl_6pp_1_1 0916 [5.0a]       # rear
legal step pl_6pp_1_1 1015 [5.0a]       # rear
do step pl_6pp_1_1 0916
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing S in 1016
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1016 S
expect unit pl_6pp_1_1 facing=S [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 1117 [5.0a]       # front
legal step pl_6pp_1_1 1017 [5.0a]       # front
illegal step pl_6pp_1_1 0916 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 1116 8.1 [5.0a] # flank
legal step pl_6pp_1_1 1015 [5.0a]       # rear
legal step pl_6pp_1_1 1115 [5.0a]       # rear
do step pl_6pp_1_1 1015
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SW in 1016
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1016 SW
expect unit pl_6pp_1_1 facing=SW [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 1017 [5.0a]       # front
legal step pl_6pp_1_1 0916 [5.0a]       # front
illegal step pl_6pp_1_1 1015 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 1117 8.1 [5.0a] # flank
legal step pl_6pp_1_1 1115 [5.0a]       # rear
legal step pl_6pp_1_1 1116 [5.0a]       # rear
do step pl_6pp_1_1 1115
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NW in 1016
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1016 NW
expect unit pl_6pp_1_1 facing=NW [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 0916 [5.0a]       # front
legal step pl_6pp_1_1 1015 [5.0a]       # front
illegal step pl_6pp_1_1 1115 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 1017 8.1 [5.0a] # flank
legal step pl_6pp_1_1 1116 [5.0a]       # rear
legal step pl_6pp_1_1 1117 [5.0a]       # rear
do step pl_6pp_1_1 1116
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing N in 1017
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1017 N
expect unit pl_6pp_1_1 facing=N [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 0916 [5.0a]       # front
legal step pl_6pp_1_1 1016 [5.0a]       # front
illegal step pl_6pp_1_1 1117 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 0917 8.1 [5.0a] # flank
legal step pl_6pp_1_1 1018 [5.0a]       # rear
legal step pl_6pp_1_1 0918 [5.0a]       # rear
do step pl_6pp_1_1 1018
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NE in 1017
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1017 NE
expect unit pl_6pp_1_1 facing=NE [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 1016 [5.0a]       # front
legal step pl_6pp_1_1 1117 [5.0a]       # front
illegal step pl_6pp_1_1 1018 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 0916 8.1 [5.0a] # flank
legal step pl_6pp_1_1 0918 [5.0a]       # rear
legal step pl_6pp_1_1 0917 [5.0a]       # rear
do step pl_6pp_1_1 0918
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SE in 1017
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1017 SE
expect unit pl_6pp_1_1 facing=SE [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 1117 [5.0a]       # front
legal step pl_6pp_1_1 1018 [5.0a]       # front
illegal step pl_6pp_1_1 0918 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 1016 8.1 [5.0a] # flank
legal step pl_6pp_1_1 0917 [5.0a]       # rear
legal step pl_6pp_1_1 0916 [5.0a]       # rear
do step pl_6pp_1_1 0917
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing S in 1017
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1017 S
expect unit pl_6pp_1_1 facing=S [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 1018 [5.0a]       # front
legal step pl_6pp_1_1 0918 [5.0a]       # front
illegal step pl_6pp_1_1 0917 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 1117 8.1 [5.0a] # flank
legal step pl_6pp_1_1 0916 [5.0a]       # rear
legal step pl_6pp_1_1 1016 [5.0a]       # rear
do step pl_6pp_1_1 0916
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SW in 1017
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1017 SW
expect unit pl_6pp_1_1 facing=SW [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 0918 [5.0a]       # front
legal step pl_6pp_1_1 0917 [5.0a]       # front
illegal step pl_6pp_1_1 0916 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 1018 8.1 [5.0a] # flank
legal step pl_6pp_1_1 1016 [5.0a]       # rear
legal step pl_6pp_1_1 1117 [5.0a]       # rear
do step pl_6pp_1_1 1016
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NW in 1017
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1017 NW
expect unit pl_6pp_1_1 facing=NW [5.0a]
do move pl_6pp_1_1
legal step pl_6pp_1_1 0917 [5.0a]       # front
legal step pl_6pp_1_1 0916 [5.0a]       # front
illegal step pl_6pp_1_1 1016 8.1 [5.0a] # flank
illegal step pl_6pp_1_1 0918 8.1 [5.0a] # flank
legal step pl_6pp_1_1 1117 [5.0a]       # rear
legal step pl_6pp_1_1 1018 [5.0a]       # rear
do step pl_6pp_1_1 1117
event STEPS a 2 [5.0a]                       # a point more to the rear

case a frontal hex costs no more than its ground
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1016 S
do move pl_6pp_1_1
do step pl_6pp_1_1 1017
event STEPS a 1 [5.0a]

case only an enemy in the frontal zone is fired at
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1016 S
unit ru_uglicki_1_2 0916 N
illegal fire pl_6pp_1_1 0916 10.2a [5.0a]

case six facings and no others
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1016 S
do move pl_6pp_1_1
expect count turn 5 [5.0a]
illegal turn pl_6pp_1_1 S 8.7a [5.0a]

case commanders have no facing and go any way
phase commander
active pl_szyrer
unit pl_szyrer 1016
unit pl_6pp_1_1 1016 S
expect unit pl_szyrer facing=none [5.1]
expect count lead 6 [5.1]
do lead pl_szyrer 1015
expect count lead 6 [5.1]
do lead pl_szyrer 1016
do lead pl_szyrer 0916
expect unit pl_szyrer hex=0916 facing=none [5.1]

case no enemy is in front of a commander: he does not react and bars no retreat
phase movement
active pl_szyrer
unit pl_szyrer 1216
unit pl_6pp_1_1 1015 S
unit ru_tomatis 1017
do move pl_6pp_1_1
do step pl_6pp_1_1 1016
expect prompt ASK_BACK [5.1]                  # he may step back, that is all
do stay ru_tomatis
expect actor polish [5.1]
