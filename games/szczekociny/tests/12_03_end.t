# [12.3a], [12.3b] After the last turn.

case a lead of 1 wins
turn 22
phase commander
active pl_poninski
points polish 2
points allied 3
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
event WINS_ON_POINTS a 1 b 1 [12.3a]
expect over allied [12.3a]

case for the Poles too
turn 22
phase commander
active pl_poninski
points polish 3
points allied 2
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
event WINS_ON_POINTS a 1 b 0 [12.3a]
expect over polish [12.3a]

case nothing on the track: the Poles win
turn 22
phase commander
active pl_poninski
points polish 4
points allied 4
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
event WINS_WITHOUT_POINTS b 0 [12.3b]
expect over polish [12.3b]

case without any point as well
turn 22
phase commander
active pl_poninski
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
event WINS_WITHOUT_POINTS [12.3b]
expect over polish [12.3b]

case not before the last activation of the last turn
turn 22
phase commander
active pl_poninski
pool ru_rachmanow
points allied 3
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
expect over no [12.3a]
chance 3.3c [12.3a]
