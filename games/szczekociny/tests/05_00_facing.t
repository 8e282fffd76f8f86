# [5.0a] A unit faces a corner: two frontal hexes, a flank on each side, two rear hexes; [5.1] commanders face nowhere.

case facing N in 1620
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1620 N
expect unit pl_1pp_1_1 facing=N [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1520 [5.0a]       # front
legal step pl_1pp_1_1 1521 [5.0a]       # front
illegal step pl_1pp_1_1 1621 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1619 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1721 [5.0a]       # rear
legal step pl_1pp_1_1 1720 [5.0a]       # rear
do step pl_1pp_1_1 1721
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NE in 1620
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1620 NE
expect unit pl_1pp_1_1 facing=NE [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1521 [5.0a]       # front
legal step pl_1pp_1_1 1621 [5.0a]       # front
illegal step pl_1pp_1_1 1721 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1520 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1720 [5.0a]       # rear
legal step pl_1pp_1_1 1619 [5.0a]       # rear
do step pl_1pp_1_1 1720
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SE in 1620
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1620 SE
expect unit pl_1pp_1_1 facing=SE [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1621 [5.0a]       # front
legal step pl_1pp_1_1 1721 [5.0a]       # front
illegal step pl_1pp_1_1 1720 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1521 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1619 [5.0a]       # rear
legal step pl_1pp_1_1 1520 [5.0a]       # rear
do step pl_1pp_1_1 1619
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing S in 1620
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1620 S
expect unit pl_1pp_1_1 facing=S [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1721 [5.0a]       # front
legal step pl_1pp_1_1 1720 [5.0a]       # front
illegal step pl_1pp_1_1 1619 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1621 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1520 [5.0a]       # rear
legal step pl_1pp_1_1 1521 [5.0a]       # rear
do step pl_1pp_1_1 1520
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SW in 1620
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1620 SW
expect unit pl_1pp_1_1 facing=SW [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1720 [5.0a]       # front
legal step pl_1pp_1_1 1619 [5.0a]       # front
illegal step pl_1pp_1_1 1520 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1721 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1521 [5.0a]       # rear
legal step pl_1pp_1_1 1621 [5.0a]       # rear
do step pl_1pp_1_1 1521
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NW in 1620
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1620 NW
expect unit pl_1pp_1_1 facing=NW [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1619 [5.0a]       # front
legal step pl_1pp_1_1 1520 [5.0a]       # front
illegal step pl_1pp_1_1 1521 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1720 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1621 [5.0a]       # rear
legal step pl_1pp_1_1 1721 [5.0a]       # rear
do step pl_1pp_1_1 1621
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing N in 1720
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1720 N
expect unit pl_1pp_1_1 facing=N [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1619 [5.0a]       # front
legal step pl_1pp_1_1 1620 [5.0a]       # front
illegal step pl_1pp_1_1 1721 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1719 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1820 [5.0a]       # rear
legal step pl_1pp_1_1 1819 [5.0a]       # rear
do step pl_1pp_1_1 1820
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NE in 1720
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1720 NE
expect unit pl_1pp_1_1 facing=NE [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1620 [5.0a]       # front
legal step pl_1pp_1_1 1721 [5.0a]       # front
illegal step pl_1pp_1_1 1820 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1619 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1819 [5.0a]       # rear
legal step pl_1pp_1_1 1719 [5.0a]       # rear
do step pl_1pp_1_1 1819
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SE in 1720
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1720 SE
expect unit pl_1pp_1_1 facing=SE [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1721 [5.0a]       # front
legal step pl_1pp_1_1 1820 [5.0a]       # front
illegal step pl_1pp_1_1 1819 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1620 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1719 [5.0a]       # rear
legal step pl_1pp_1_1 1619 [5.0a]       # rear
do step pl_1pp_1_1 1719
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing S in 1720
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1720 S
expect unit pl_1pp_1_1 facing=S [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1820 [5.0a]       # front
legal step pl_1pp_1_1 1819 [5.0a]       # front
illegal step pl_1pp_1_1 1719 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1721 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1619 [5.0a]       # rear
legal step pl_1pp_1_1 1620 [5.0a]       # rear
do step pl_1pp_1_1 1619
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing SW in 1720
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1720 SW
expect unit pl_1pp_1_1 facing=SW [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1819 [5.0a]       # front
legal step pl_1pp_1_1 1719 [5.0a]       # front
illegal step pl_1pp_1_1 1619 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1820 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1620 [5.0a]       # rear
legal step pl_1pp_1_1 1721 [5.0a]       # rear
do step pl_1pp_1_1 1620
event STEPS a 2 [5.0a]                       # a point more to the rear

case facing NW in 1720
phase movement
active pl_grochowski
unit pl_grochowski 1622
unit pl_1pp_1_1 1720 NW
expect unit pl_1pp_1_1 facing=NW [5.0a]
do move pl_1pp_1_1
legal step pl_1pp_1_1 1719 [5.0a]       # front
legal step pl_1pp_1_1 1619 [5.0a]       # front
illegal step pl_1pp_1_1 1620 8.1 [5.0a] # flank
illegal step pl_1pp_1_1 1819 8.1 [5.0a] # flank
legal step pl_1pp_1_1 1721 [5.0a]       # rear
legal step pl_1pp_1_1 1820 [5.0a]       # rear
do step pl_1pp_1_1 1721
event STEPS a 2 [5.0a]                       # a point more to the rear

case a frontal hex costs no more than its ground
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S
do move pl_1pp_1_1
do step pl_1pp_1_1 1720
event STEPS a 1 [5.0a]

case only through the frontal zone is fired
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1520 S
unit ru_rgt_f_1_1 1619 N shots=4
illegal fire pl_1pp_1_1 1619 10.2a [5.0a]

case six facings and no others
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S
do move pl_1pp_1_1
expect count turn 5 [5.0a]
illegal turn pl_1pp_1_1 S 8.7a [5.0a]

case a battery faces a corner as well
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_art_2 1620 S
expect unit pl_art_2 facing=S [5.0a]
expect count traverse 5 [5.0a]

case commanders have no facing and go any way
phase commander
active pl_grochowski
unit pl_grochowski 1620
unit pl_1pp_1_1 1620 S
expect unit pl_grochowski facing=none [5.1]
expect count lead 6 [5.1]
do lead pl_grochowski 1520
expect count lead 6 [5.1]
do lead pl_grochowski 1620
do lead pl_grochowski 1619
expect unit pl_grochowski hex=1619 facing=none [5.1]

case no enemy is in front of a commander: he does not react and bars no retreat
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rachmanow 1720
do move pl_1pp_1_1
do step pl_1pp_1_1 1620
expect prompt ASK_BACK [5.1]                  # he may step back, that is all
do stay ru_rachmanow
expect actor polish [5.1]
expect unit pl_1pp_1_1 hex=1620 [5.1]
