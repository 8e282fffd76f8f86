# [5.0a] A unit faces a corner: two frontal hexes, a flank on each side, two rear hexes; [5.1] commanders face nowhere.

case facing N in 2420
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2420 N
expect unit pl_2pp_2_1 facing=N [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2320 [5.0a]       # front
legal step pl_2pp_2_1 2321 [5.0a]       # front
illegal step pl_2pp_2_1 2421 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2419 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2521 [5.0a]       # rear
legal step pl_2pp_2_1 2520 [5.0a]       # rear
do step pl_2pp_2_1 2521
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NE in 2420
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2420 NE
expect unit pl_2pp_2_1 facing=NE [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2321 [5.0a]       # front
legal step pl_2pp_2_1 2421 [5.0a]       # front
illegal step pl_2pp_2_1 2521 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2320 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2520 [5.0a]       # rear
legal step pl_2pp_2_1 2419 [5.0a]       # rear
do step pl_2pp_2_1 2520
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SE in 2420
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2420 SE
expect unit pl_2pp_2_1 facing=SE [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2421 [5.0a]       # front
legal step pl_2pp_2_1 2521 [5.0a]       # front
illegal step pl_2pp_2_1 2520 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2321 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2419 [5.0a]       # rear
legal step pl_2pp_2_1 2320 [5.0a]       # rear
do step pl_2pp_2_1 2419
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing S in 2420
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2420 S
expect unit pl_2pp_2_1 facing=S [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2521 [5.0a]       # front
legal step pl_2pp_2_1 2520 [5.0a]       # front
illegal step pl_2pp_2_1 2419 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2421 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2320 [5.0a]       # rear
legal step pl_2pp_2_1 2321 [5.0a]       # rear
do step pl_2pp_2_1 2320
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SW in 2420
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2420 SW
expect unit pl_2pp_2_1 facing=SW [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2520 [5.0a]       # front
legal step pl_2pp_2_1 2419 [5.0a]       # front
illegal step pl_2pp_2_1 2320 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2521 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2321 [5.0a]       # rear
legal step pl_2pp_2_1 2421 [5.0a]       # rear
do step pl_2pp_2_1 2321
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NW in 2420
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2420 NW
expect unit pl_2pp_2_1 facing=NW [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2419 [5.0a]       # front
legal step pl_2pp_2_1 2320 [5.0a]       # front
illegal step pl_2pp_2_1 2321 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2520 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2421 [5.0a]       # rear
legal step pl_2pp_2_1 2521 [5.0a]       # rear
do step pl_2pp_2_1 2421
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing N in 2520
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2520 N
expect unit pl_2pp_2_1 facing=N [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2419 [5.0a]       # front
legal step pl_2pp_2_1 2420 [5.0a]       # front
illegal step pl_2pp_2_1 2521 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2519 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2620 [5.0a]       # rear
legal step pl_2pp_2_1 2619 [5.0a]       # rear
do step pl_2pp_2_1 2620
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NE in 2520
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2520 NE
expect unit pl_2pp_2_1 facing=NE [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2420 [5.0a]       # front
legal step pl_2pp_2_1 2521 [5.0a]       # front
illegal step pl_2pp_2_1 2620 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2419 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2619 [5.0a]       # rear
legal step pl_2pp_2_1 2519 [5.0a]       # rear
do step pl_2pp_2_1 2619
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SE in 2520
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2520 SE
expect unit pl_2pp_2_1 facing=SE [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2521 [5.0a]       # front
legal step pl_2pp_2_1 2620 [5.0a]       # front
illegal step pl_2pp_2_1 2619 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2420 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2519 [5.0a]       # rear
legal step pl_2pp_2_1 2419 [5.0a]       # rear
do step pl_2pp_2_1 2519
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing S in 2520
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2520 S
expect unit pl_2pp_2_1 facing=S [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2620 [5.0a]       # front
legal step pl_2pp_2_1 2619 [5.0a]       # front
illegal step pl_2pp_2_1 2519 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2521 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2419 [5.0a]       # rear
legal step pl_2pp_2_1 2420 [5.0a]       # rear
do step pl_2pp_2_1 2419
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SW in 2520
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2520 SW
expect unit pl_2pp_2_1 facing=SW [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2619 [5.0a]       # front
legal step pl_2pp_2_1 2519 [5.0a]       # front
illegal step pl_2pp_2_1 2419 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2620 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2420 [5.0a]       # rear
legal step pl_2pp_2_1 2521 [5.0a]       # rear
do step pl_2pp_2_1 2420
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NW in 2520
phase movement
active pl_kamienski
unit pl_kamienski 2422
unit pl_2pp_2_1 2520 NW
expect unit pl_2pp_2_1 facing=NW [5.0a]
do move pl_2pp_2_1
legal step pl_2pp_2_1 2519 [5.0a]       # front
legal step pl_2pp_2_1 2419 [5.0a]       # front
illegal step pl_2pp_2_1 2420 8.1 [5.0a] # flank
illegal step pl_2pp_2_1 2619 8.1 [5.0a] # flank
legal step pl_2pp_2_1 2521 [5.0a]       # rear
legal step pl_2pp_2_1 2620 [5.0a]       # rear
do step pl_2pp_2_1 2521
event STEPS a 2 [5.0a]                       # a point more to the rear

case a frontal hex costs no more than its ground
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S
do move pl_2pp_2_1
do step pl_2pp_2_1 2520
event STEPS a 1 [5.0a]

case only through the frontal zone is fired
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S
unit pl_2pp_2_2 2320 S
unit ru_muszf_1_1 2419 N shots=4
illegal fire pl_2pp_2_1 2419 10.2a [5.0a]

case six facings and no others
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S
do move pl_2pp_2_1
expect count turn 5 [5.0a]
illegal turn pl_2pp_2_1 S 8.7a [5.0a]

case a battery faces a corner as well
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_art_1 2420 S
expect unit pl_art_1 facing=S [5.0a]
expect count traverse 5 [5.0a]

case commanders have no facing and go any way
phase commander
active pl_kamienski
unit pl_kamienski 2420
unit pl_2pp_2_1 2420 S
expect unit pl_kamienski facing=none [5.1]
expect count lead 6 [5.1]
do lead pl_kamienski 2320
expect count lead 6 [5.1]
do lead pl_kamienski 2420
do lead pl_kamienski 2419
expect unit pl_kamienski hex=2419 facing=none [5.1]

case no enemy is in front of a commander: he does not react and bars no retreat
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 2520
do move pl_2pp_2_1
do step pl_2pp_2_1 2420
expect prompt ASK_BACK [5.1]                  # he may step back, that is all
do stay ru_rachmanow
expect actor polish [5.1]
expect unit pl_2pp_2_1 hex=2420 [5.1]
