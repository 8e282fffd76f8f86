# Chapter 2: the secret road and the reserve.

case the road is a secret until the reserve is seen on it
setup
illegal end 2.1 [2.1]
do plan 1
event ROAD_CHOSEN [2.1]
shown north road east [2.1]
hidden south road east [2.1]
shown south road hidden [2.1]
do plan 0
hidden north road west [2.1]

case the reserve appears in turn 3 by its road
turn 2
side south
road north east
road south west
due n_reserve
due s_reserve
unit n_foot_1 0201
unit s_foot_1 0204
hidden south road east [2.1]
do end
event RESERVE_COMES unit n_reserve hex 0601 [2.2]
expect unit n_reserve hex=0601 [2.2]
shown south road east [2.1]
legal move n_reserve
do end
expect unit s_reserve hex=0104 [2.2]

case where the end of the row is taken it appears beside it
turn 3
side north
road north west
due n_reserve
unit n_foot_1 0101
unit s_foot_1 0204
expect unit n_reserve hex=0201 [2.2]

case an enemy in its place does not keep it off
turn 3
side north
road north west
due n_reserve
unit s_horse 0101
unit n_foot_1 0401
expect unit n_reserve hex=0201 [2.2]
