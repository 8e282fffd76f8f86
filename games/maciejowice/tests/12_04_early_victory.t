# [12.4a] 15 points of either side, looked at in round 3; [12.4b] other limits.

case 15 at the end of the turn
turn 9
phase commander
active pl_sierakowski
late never 0
points russian 15
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
event AUTOMATIC_VICTORY a 15 b 1 [12.4a]
expect over russian [12.4a]

case 14 are not enough
turn 9
phase commander
active pl_sierakowski
late never 0
points russian 14
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over no [12.4a]
expect turn 10 [12.4a]

case the Poles with 15
turn 9
phase commander
active pl_sierakowski
late never 0
points polish 15
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
event AUTOMATIC_VICTORY a 15 b 0 [12.4a]
expect over polish [12.4a]

case not while chits are left in the pool
turn 9
phase commander
active pl_sierakowski
pool ru_denisow
late never 0
points russian 15
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over no [12.4a]
chance 3.3c [12.4a]

case the lead counts: 18 to 4 is 14
turn 9
phase commander
active pl_sierakowski
late never 0
points russian 18
points polish 4
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over no [12.4a, 12.2a]

case 19 to 4 is 15
turn 9
phase commander
active pl_sierakowski
late never 0
points russian 19
points polish 4
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over russian [12.4a]

case half the limits, rounded up: 8
option limits=half
turn 9
phase commander
active pl_sierakowski
late never 0
points russian 8
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over russian [12.4b]

case 7 are below the half
option limits=half
turn 9
phase commander
active pl_sierakowski
late never 0
points russian 7
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over no [12.4b]

case double: 29 are not enough
option limits=double
turn 9
phase commander
active pl_sierakowski
late never 0
points russian 29
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over no [12.4b]

case double: 30 are
option limits=double
turn 9
phase commander
active pl_sierakowski
late never 0
points russian 30
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over russian [12.4b]

case none: the game goes on to its last turn
option limits=none
turn 9
phase commander
active pl_sierakowski
late never 0
points russian 500
unit pl_sierakowski 0538
unit pl_7pp_1_1 0538 N
unit ru_denisow 0532
unit ru_musza_1_1 0532 S
do stop
expect over no [12.4b]
