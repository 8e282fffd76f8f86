# [10.9.2] Fire in the own movement phase costs a movement point; r69: to units that may act.

case a point for each shot, before the move
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S
unit ru_kozak_1 0818 S
do fire pl_3pp_1_1 0818
roll 0
expect unit pl_3pp_1_1 mp=1 shots=1 [10.9.2]
do fire pl_3pp_1_1 0818
roll 0
do fire pl_3pp_1_1 0818
roll 0
expect unit pl_3pp_1_1 mp=3 shots=3 [10.9.2]
do move pl_3pp_1_1
legal turn pl_3pp_1_1 SE [10.9.2]
illegal turn pl_3pp_1_1 NE 8.2a [10.9.2]

case a point during the move
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0815 S
unit ru_kozak_1 0818 S
do move pl_3pp_1_1
do step pl_3pp_1_1 0816
do fire pl_3pp_1_1 0818
roll 0
expect unit pl_3pp_1_1 mp=2 shots=1 [10.9.2]

case no point, no shot
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_3pp_1_1 0816 S mp=3 moved
unit pl_3pp_1_2 1016 S mp=4 moved
unit ru_kozak_1 0818 S
unit ru_kozak_2 1018 S
legal fire pl_3pp_1_1 0818 [10.9.2]
illegal fire pl_3pp_1_2 1018 10.9.2 [10.9.2]

case a unit of another command, or out of reach, fires free
phase movement
active pl_zajaczek
unit pl_zajaczek 0811
unit pl_6pp_1_1 0816 S
unit pl_3pp_1_2 1017 S
unit ru_kozak_1 0818 S
unit ru_kozak_2 1018 S
do fire pl_6pp_1_1 0818
roll 0
expect unit pl_6pp_1_1 mp=0 shots=1 [10.9.2]
do fire pl_3pp_1_2 1018
roll 0
expect unit pl_3pp_1_2 mp=0 shots=1 [10.9.2]

case in the enemy's movement phase fire is free
phase movement
active ru_a_denisow
actor polish
unit ru_a_denisow 0822
unit ru_kozak_1 0818 S
unit pl_3pp_1_1 0816 S
do fire pl_3pp_1_1 0818
roll 0
expect unit pl_3pp_1_1 mp=0 shots=1 [10.9.2]

case no free shot for having walked out of the commander's reach
phase movement
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_3pp_1_1 0816 S           # four hexes from him
unit pl_3pp_1_2 1014 S
unit ru_kozak_1 0823 S
do move pl_3pp_1_1
do step pl_3pp_1_1 0817
do step pl_3pp_1_1 0818
do step pl_3pp_1_1 0819
do step pl_3pp_1_1 0820
illegal fire pl_3pp_1_1 0823 10.9.2 [10.9.2]

case nor afterwards
phase movement
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_3pp_1_1 0820 S mp=4 moved
unit pl_3pp_1_2 1014 S
unit ru_kozak_1 0823 S
illegal fire pl_3pp_1_1 0823 10.9.2 [10.9.2]

case on the move beyond his reach a shot costs its point
phase movement
active pl_zajaczek
unit pl_zajaczek 0812
unit pl_3pp_1_1 0816 S
unit pl_3pp_1_2 1014 S
unit ru_kozak_1 0822 S
do move pl_3pp_1_1
do step pl_3pp_1_1 0817
do step pl_3pp_1_1 0818
do step pl_3pp_1_1 0819
do fire pl_3pp_1_1 0822
expect unit pl_3pp_1_1 shots=1 mp=4 [10.9.2]

