# [12.3a], [12.3b] After the last turn.

case a lead of 1 wins
turn 24
phase commander
active pl_sierakowski
points polish 2
points russian 3
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
event WINS_ON_POINTS a 1 b 1 [12.3a]
expect over russian [12.3a]

case for the Poles too
turn 24
phase commander
active pl_sierakowski
points polish 3
points russian 2
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
event WINS_ON_POINTS a 1 b 0 [12.3a]
expect over polish [12.3a]

case nothing on the track: the Poles win
turn 24
phase commander
active pl_sierakowski
points polish 4
points russian 4
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
event WINS_WITHOUT_POINTS b 0 [12.3b]
expect over polish [12.3b]

case without any point as well
turn 24
phase commander
active pl_sierakowski
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
event WINS_WITHOUT_POINTS [12.3b]
expect over polish [12.3b]

case not before the last activation of the last turn
turn 24
phase commander
active pl_sierakowski
pool ru_denisow
points russian 3
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over no [12.3a]
chance 3.3c [12.3a]
