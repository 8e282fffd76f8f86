# Chapter 1: turns and orders.

case North chooses first, then South, then the first turn begins
setup
expect actor north [1.1]
do plan 0
expect actor south
do plan 1
event TURN_BEGINS a 1 [1.1]
expect actor north [1.1]
do end
expect actor south [1.1]
do end
event TURN_BEGINS a 2 [1.1]
expect turn 2

case a piece has one order in a half-turn
unit n_foot_1 0201
unit n_foot_2 0401
unit s_foot_1 0204
legal move n_foot_1 [1.2]
illegal move s_foot_1 1.2 [1.2]
illegal move s_gun 1.2 [1.2]
do move n_foot_1
illegal step n_foot_2 0402 1.2 [1.2]
do stop
illegal move n_foot_1 HAS_HAD_ORDER [1.2]
do end
do end
legal move n_foot_1 [1.2]

case the scale of the example
setup
expect scale turn_minutes=30 hex_metres=300 men_a_point=400 guns_a_counter=6 [1.1]
