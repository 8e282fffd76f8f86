# [10.9.2] Fire in the own movement phase costs a movement point; r69: to units that may act.

case a point for each shot, before the move
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_kozak_1 2609 S
do fire pl_7pp_1_1 2609
roll 0
expect unit pl_7pp_1_1 mp=1 shots=1 [10.9.2]
do fire pl_7pp_1_1 2609
roll 0
do fire pl_7pp_1_1 2609
roll 0
expect unit pl_7pp_1_1 mp=3 shots=3 [10.9.2]
do move pl_7pp_1_1
legal turn pl_7pp_1_1 SE [10.9.2]
illegal turn pl_7pp_1_1 NE 8.2a [10.9.2]

case a point during the move
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2309 S
unit ru_kozak_1 2609 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2409
do fire pl_7pp_1_1 2609
roll 0
expect unit pl_7pp_1_1 mp=2 shots=1 [10.9.2]

case no point, no shot
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S mp=3 moved
unit pl_7pp_1_2 2411 S mp=4 moved
unit ru_kozak_1 2609 S
unit ru_kozak_2 2611 S
legal fire pl_7pp_1_1 2609 [10.9.2]
illegal fire pl_7pp_1_2 2611 10.9.2 [10.9.2]

case a unit of another command, or out of reach, fires free
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_2pp_2_1 2409 S
unit pl_7pp_1_2 2615 S
unit ru_kozak_1 2609 S
unit ru_kozak_2 2815 S
do fire pl_2pp_2_1 2609
roll 0
expect unit pl_2pp_2_1 mp=0 shots=1 [10.9.2]
do fire pl_7pp_1_2 2815
roll 0
expect unit pl_7pp_1_2 mp=0 shots=1 [10.9.2]

case in the enemy's movement phase fire is free
phase movement
active ru_denisow
actor polish
unit ru_denisow 2809
unit ru_kozak_1 2609 S
unit pl_7pp_1_1 2409 S
do fire pl_7pp_1_1 2609
roll 0
expect unit pl_7pp_1_1 mp=0 shots=1 [10.9.2]

case no free shot for having walked out of the commander's reach
phase movement
active pl_sierakowski
unit pl_sierakowski 2111
unit pl_7pp_1_1 2115 SE           # four hexes from him; front hexes 2116 and 2215
unit pl_7pp_1_2 2113 S
unit ru_kozak_1 2121 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2116
do step pl_7pp_1_1 2117
do step pl_7pp_1_1 2118
do fire pl_7pp_1_1 2121
expect unit pl_7pp_1_1 shots=1 mp=4 [10.9.2]
illegal fire pl_7pp_1_1 2121 10.9.2 [10.9.2]
