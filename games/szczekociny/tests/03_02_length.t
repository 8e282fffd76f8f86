# [3.2a] How long it lasts; [3.2b] the end of the game; [3.2c] the turn marker.

case the turn before the last is followed by the last
turn 21
phase commander
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_kosciuszko 1522
unit ru_rachmanow 3020
do stop
event TURN_STARTS a 22 [3.2c]
expect turn 22 [3.2a]
expect over no [3.2a]

case after the last turn the game is over
turn 22
phase commander
active pl_grochowski
points allied 3
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit ru_rachmanow 3020
do stop
expect over allied [3.2a]
expect actor nobody [3.2b]
illegal move pl_1pp_1_1 3.2b [3.2b]

case not before the last chit of the last turn has been played
turn 22
phase commander
active pl_grochowski
pool ru_rachmanow
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit ru_rachmanow 3020
do stop
expect over no [3.2a]
chance 3.3c [3.2b]

case the small scenario has seven turns
scenario szczekociny/wywla
turn 7
phase commander
active pl_poninski
unit pl_poninski 1520
unit pl_4pp_1_1 1520 S
unit pr_elsner 2010
do stop
expect over polish [3.2b]

case and is not over after six
scenario szczekociny/wywla
turn 6
phase commander
active pl_poninski
unit pl_poninski 1520
unit pl_4pp_1_1 1520 S
unit pr_elsner 2010
do stop
expect over no [3.2b]
expect turn 7 [3.2c]

case the limit ends the game before its time, after an activation
turn 5
phase commander
active pl_grochowski
pool ru_rachmanow
points polish 7
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit ru_rachmanow 3020
do stop
event AUTOMATIC_VICTORY a 7 b 0 [3.2b]
expect over polish [3.2b]
expect turn 5 [3.2b]

case one point short play goes on
turn 5
phase commander
active pl_grochowski
pool ru_rachmanow
points polish 6
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit ru_rachmanow 3020
do stop
expect over no [3.2b]
chance 3.3c [3.2b]

case the limit is not looked at in the middle of an activation
turn 5
phase movement
active pl_grochowski
points polish 6
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1820 N lost=3
unit ru_rachmanow 3020
do bombard pl_art_2 1820
roll 9
expect points polish 7 [3.2b]
expect over no [3.2b]
do stop
do stop
expect over polish [3.2b]

case the marker moves when all actions of the turn are done
turn 4
phase commander
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_wodzicki 1524
unit pl_7pp_1_1 1524 S
unit ru_rachmanow 3020
do stop
expect turn 4 [3.2c]
draw pl_wodzicki
do stop
do stop
event TURN_STARTS a 5 [3.2c]
expect turn 5 [3.2c]
