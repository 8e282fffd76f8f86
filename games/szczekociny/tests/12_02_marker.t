# [12.2a], [12.2b] One marker for both sides: what counts is the lead. r57

case points of both sides are set against each other
turn 22
phase commander
active pl_poninski
points polish 5
points allied 8
unit pl_poninski 1525
unit pl_4pp_1_1 1525 N
unit ru_rachmanow 1519
unit ru_rgt_f_1_1 1519 S
do stop
event WINS_ON_POINTS a 3 b 1 [12.2a]
expect over allied [12.2a]

# Three points of theirs, then four melees lost: the marker stands on 1 for the Poles.
case the example of the book
turn 22
phase melee
active pl_poninski
points allied 3
unit pl_poninski 1525
unit pl_4pp_1_1 1526 N from=1625
unit ru_rgt_f_1_1 1526 S lost=1
unit pl_4pp_1_2 1524 N from=1624
unit ru_rgt_f_1_2 1524 S lost=1
unit pl_4pp_1_3 1528 N from=1529
unit ru_rgt_f_1_3 1528 S lost=1
unit pl_4pp_1_4 1522 N from=1521
unit ru_rgt_f_1_4 1522 S lost=1
do fight 1526
roll 5
roll 5
do face pl_4pp_1_1 N
expect points polish 1 [12.2b]
do fight 1524
roll 5
roll 5
do face pl_4pp_1_2 N
do fight 1528
roll 5
roll 5
do face pl_4pp_1_3 N
roll 5
roll 5
expect points allied 3 [12.2b]
expect points polish 4 [12.2b]
do face pl_4pp_1_4 N
event WINS_ON_POINTS a 1 b 0 [12.2b, 12.2a]
expect over polish [12.2b]
