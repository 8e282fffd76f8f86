# [10.5] An enemy in the frontal zone is the only target.

case an enemy in the frontal zone must be the target
phase movement
active pl_zajaczek
unit pl_zajaczek 0215
unit pl_3pp_1_1 0216 SE          # front hexes 0316 and 0317
unit ru_uglicki_1_2 0316 NW
unit ru_uglicki_1_3 0416 NW
legal fire pl_3pp_1_1 0316 [10.5]
illegal fire pl_3pp_1_1 0416 10.5 [10.5]
do fire pl_3pp_1_1 0316
chance 10.9.7b
roll 4
event STANDS_FIRE unit ru_uglicki_1_2 [3.4o]
expect unit pl_3pp_1_1 shots=1 mp=1 [10.9.2]
