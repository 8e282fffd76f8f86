# Chapter 4: fire.

case only guns fire, up to three hexes
unit n_gun 0301
unit n_foot_1 0101
unit n_horse 0602
unit s_foot_1 0403
unit s_foot_2 0304
unit s_horse 0404
unit s_gun 0604
legal fire n_gun 0403 [4.1]
legal fire n_gun 0304 [4.1]
illegal fire n_foot_1 0403 4.1 [4.1]
illegal fire n_gun 0604 OUT_OF_RANGE [4.1]
illegal fire n_gun 0402 NO_ENEMY_THERE [4.1]
illegal fire n_gun 0101 NO_ENEMY_THERE [4.1]
do fire n_gun 0304
chance 4.2
illegal roll 7 4.2 [4.2]
roll 3
event MISSES unit n_gun [4.2]
expect unit s_foot_2 lost=0 [4.2]
illegal move n_gun HAS_HAD_ORDER [1.2]

case four or more hits
unit n_gun 0301
unit n_foot_1 0101
unit s_foot_2 0304
odds 1/2 fire n_gun 0304 = a step lost [4.2]
do fire n_gun 0304
roll 4
event FIRE_DIE a 4 b 4 [4.2]
expect unit s_foot_2 lost=1 [4.2]

case a village is cover
unit n_gun 0301
unit n_foot_1 0101
unit s_foot_1 0303
odds 2/3 fire n_gun 0303 = no effect [4.3]
do fire n_gun 0303
roll 4
event MISSES [4.3]

case woods are cover
unit s_gun 0204
unit s_foot_1 0604
unit n_foot_1 0103
side south
odds 1/3 fire s_gun 0103 = a step lost [4.3]
