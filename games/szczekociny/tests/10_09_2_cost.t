# [10.9.2] Fire in the own movement phase costs a movement point; r69: to units that may act.

case a point for each shot, before the move
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit ru_kozak_1 1824 S
do fire pl_1pp_1_1 1824
roll 0
expect unit pl_1pp_1_1 mp=1 shots=1 [10.9.2]
do fire pl_1pp_1_1 1824
roll 0
do fire pl_1pp_1_1 1824
roll 0
expect unit pl_1pp_1_1 mp=3 shots=3 [10.9.2]
do move pl_1pp_1_1
legal turn pl_1pp_1_1 SE [10.9.2]
illegal turn pl_1pp_1_1 NE 8.2a [10.9.2]

case a point during the move
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1524 S
unit ru_kozak_1 1824 S
do move pl_1pp_1_1
do step pl_1pp_1_1 1624
do fire pl_1pp_1_1 1824
roll 0
expect unit pl_1pp_1_1 mp=2 shots=1 [10.9.2]

case no point, no shot
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S mp=3 moved
unit pl_1pp_1_2 1626 S mp=4 moved
unit ru_kozak_1 1824 S
unit ru_kozak_2 1826 S
legal fire pl_1pp_1_1 1824 [10.9.2]
illegal fire pl_1pp_1_2 1826 10.9.2 [10.9.2]

case a unit of another command, or out of reach, fires free
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_2pp_1_1 1624 S
unit pl_1pp_1_2 1830 S
unit ru_kozak_1 1824 S
unit ru_kozak_2 2030 S
do fire pl_2pp_1_1 1824
roll 0
expect unit pl_2pp_1_1 mp=0 shots=1 [10.9.2]
do fire pl_1pp_1_2 2030
roll 0
expect unit pl_1pp_1_2 mp=0 shots=1 [10.9.2]

case in the enemy's movement phase fire is free
phase movement
active ru_rachmanow
actor polish
unit ru_rachmanow 2024
unit ru_kozak_1 1824 S
unit pl_1pp_1_1 1624 S
do fire pl_1pp_1_1 1824
roll 0
expect unit pl_1pp_1_1 mp=0 shots=1 [10.9.2]

case no free shot for having walked out of the commander's reach
phase movement
active pl_grochowski
unit pl_grochowski 1326
unit pl_1pp_1_1 1330 SE           # four hexes from him; front hexes 1331 and 1430
unit pl_1pp_1_2 1328 S
unit ru_kozak_1 1336 S
do move pl_1pp_1_1
do step pl_1pp_1_1 1331
do step pl_1pp_1_1 1332
do step pl_1pp_1_1 1333
do fire pl_1pp_1_1 1336
expect unit pl_1pp_1_1 shots=1 mp=4 [10.9.2]
illegal fire pl_1pp_1_1 1336 10.9.2 [10.9.2]
