# Chapter 7: points and the end.

case a point for a piece
unit n_gun 0301
unit n_foot_1 0101
unit s_foot_1 0304 lost 1
do fire n_gun 0304
roll 6
event ELIMINATED unit s_foot_1
event POINT_FOR_PIECE b 1 [7.1]
expect points north 1 [7.1]

case a point for the bridge at the end of a turn
side south
unit n_foot_1 0302
unit s_foot_1 0204
do end
event POINT_FOR_BRIDGE b 1 [7.2]
expect points north 1 [7.2]

case none while both stand there
side south
unit n_foot_1 0302
unit s_foot_1 0403
do end
noevent POINT_FOR_BRIDGE [7.2]
expect points north 0 [7.2]

case six points win at once
points north 5
unit n_gun 0301
unit n_foot_1 0101
unit s_foot_1 0304 lost 1
unit s_foot_2 0604
do fire n_gun 0304
roll 6
event WINS_AT_ONCE [7.3]
expect over north [7.3]

case more points win in the end
turn 6
side south
points south 2
points north 1
unit n_foot_1 0101
unit s_foot_1 0204
do end
event WINS [7.4]
expect over south [7.4]

case equal points are a draw
turn 6
side south
unit n_foot_1 0101
unit s_foot_1 0204
do end
event DRAW [7.4]
expect over draw [7.4]
