# Chapter 3: movement.

case hexes cost points
unit n_foot_1 0201
unit n_foot_2 0501
unit s_foot_1 0604
do move n_foot_1
legal step n_foot_1 0202 [3.1]
legal step n_foot_1 0101 [3.1]
illegal step n_foot_1 0401 3.1 [3.1]
do step n_foot_1 0202
expect unit n_foot_1 hex=0202 mp=1 [3.1]
do step n_foot_1 0302
event GOES unit n_foot_1 hex 0302 [3.1]
expect unit n_foot_1 hex=0302 status=moved [3.1]

case woods cost two points
unit n_horse 0201
unit n_foot_1 0501
unit s_foot_1 0604
do move n_horse
do step n_horse 0101
expect unit n_horse mp=2 [3.1]

case woods are too dear for a piece with one point left
unit n_foot_1 0301
unit s_foot_1 0604
do move n_foot_1
do step n_foot_1 0201
illegal step n_foot_1 0101 TOO_FAR [3.1]

case one piece a hex
unit n_foot_1 0201
unit n_foot_2 0301
unit s_foot_1 0604
do move n_foot_1
illegal step n_foot_1 0301 3.2 [3.2]

case the stream costs a point more, the bridge does not
unit n_horse 0302
unit n_foot_1 0101
unit s_foot_1 0604
do move n_horse
legal step n_horse 0403 [3.3]
do step n_horse 0303
expect unit n_horse mp=2 [3.3]

case the bridge costs nothing more
unit n_horse 0302
unit n_foot_1 0101
unit s_foot_1 0604
do move n_horse
do step n_horse 0403
expect unit n_horse mp=1 [3.3]

case a gun crosses only at the bridge
unit n_gun 0302
unit s_foot_1 0604
do move n_gun
illegal step n_gun 0303 3.3 [3.3]
legal step n_gun 0403 [3.3]

case a piece that cannot go anywhere does not move
unit n_gun 0102
unit n_foot_1 0101
unit n_foot_2 0201
unit n_horse 0202
unit s_foot_1 0604
illegal move n_gun NO_WAY [3.1]

case a piece stops next to an enemy, and may still attack
unit n_horse 0201
unit n_foot_1 0101
unit s_foot_1 0302
do move n_horse
do step n_horse 0202
illegal step n_horse 0102 3.4 [3.4]
legal attack n_horse 0302 [3.4]
legal stop
