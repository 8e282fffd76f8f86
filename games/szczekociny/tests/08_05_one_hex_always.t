# [8.5] One hex is always possible.

# On the map of Szczekociny no first hex costs more than the four points of infantry: woods to
# the rear with an enemy in them are the dearest.

case the dearest hex is open to a fresh unit, and ends its move
phase movement
active pl_wodzicki
unit pl_wodzicki 2316
unit pl_7pp_1_1 2315 SE               # to the rear into woods with an enemy: 2 + 1 + 1
unit ru_uglicki_1_1 2314 S
do move pl_7pp_1_1
legal step pl_7pp_1_1 2314 [8.5]
do step pl_7pp_1_1 2314
event STEPS a 4 b 0 [8.5]
expect unit pl_7pp_1_1 hex=2314 [8.5]

case not to a unit that has spent a point
phase movement
active pl_wodzicki
unit pl_wodzicki 2316
unit pl_7pp_1_1 2315 SE mp=1
unit ru_uglicki_1_1 2314 S
do move pl_7pp_1_1
illegal step pl_7pp_1_1 2314 8.2a [8.5]
