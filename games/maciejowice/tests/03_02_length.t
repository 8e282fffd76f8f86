# [3.2a] How long it lasts; [3.2b] the end of the game; [3.2c] the turn marker.

case the turn before the last is followed by the last
turn 23
phase commander
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_kosciuszko 2322
unit ru_rachmanow 3820
do stop
event TURN_STARTS a 24 [3.2c]
expect turn 24 [3.2a]
expect over no [3.2a]

case after the last turn the game is over
turn 24
phase commander
active pl_kamienski
points russian 3
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 3820
do stop
expect over russian [3.2a]
expect actor nobody [3.2b]
illegal move pl_2pp_2_1 3.2b [3.2b]

case not before the last chit of the last turn has been played
turn 24
phase commander
active pl_kamienski
pool ru_rachmanow
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 3820
do stop
expect over no [3.2a]
chance 3.3c [3.2b]

case the limit ends the game before its time, when the turn is over
turn 5
phase commander
active pl_kamienski
points polish 15
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 3820
do stop
event AUTOMATIC_VICTORY a 15 b 0 [3.2b]
expect over polish [3.2b]

case with a chit left in the pool the turn is not over
turn 5
phase commander
active pl_kamienski
pool ru_rachmanow
points polish 15
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 3820
unit ru_muszf_1_1 3820 N
do stop
expect over no [3.2b]
chance 3.3c [3.2b]

case one point short a new turn begins
turn 10
phase commander
active pl_kamienski
points polish 14
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit ru_rachmanow 3820
do stop
expect over no [3.2b]
expect turn 11 [3.2b]

case the marker moves when all actions of the turn are done
turn 4
phase commander
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_sierakowski 2324
unit pl_7pp_1_1 2324 S
unit ru_rachmanow 3820
do stop
expect turn 4 [3.2c]
draw pl_sierakowski
do stop
do stop
event TURN_STARTS a 5 [3.2c]
expect turn 5 [3.2c]
