# [3.2a] Fifteen turns; [3.2b] the end of the game; [3.2c] the turn marker.

case after turn 14 the marker goes on and play with it
turn 14
phase commander
active pl_zajaczek
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
event TURN_STARTS a 15 [3.2c]
expect turn 15 [3.2a]
expect over no [3.2a]
expect prompt ASK_CHIT [3.2c]

case after turn 15 the game is over
turn 15
phase commander
active pl_zajaczek
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
expect over draw [3.2a]
expect actor nobody [3.2b]
illegal move pl_3pp_1_1 3.2b [3.2b]
illegal chit pl_zajaczek 3.2b [3.2b]

case not before the last chit of turn 15 has been played
turn 15
phase commander
active pl_zajaczek
pool ru_tormasow
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit ru_tormasow 1415
do stop
expect over no [3.2a]
chance 3.3c [3.2b]
expect turn 15 [3.2c]

case the limit of an automatic victory ends it at once, in the middle of a turn
turn 5
phase movement
active pl_zajaczek
pool ru_tormasow pl_kosciuszko
points polish 151
unit pl_zajaczek 0414
unit pl_3pp_1_1 0414 S
unit pl_art_1 0514 S
unit ru_art_1 0516 N
unit ru_tormasow 1415
do bombard pl_art_1 0516
roll 9
roll 0
event GUN_IS_LOST unit ru_art_1
event AUTOMATIC_VICTORY a 159 b 0 [3.2b]
expect over polish [3.2b]
expect actor nobody [3.2b]
expect turn 5 [3.2b]

case one point short of it play goes on
turn 5
phase movement
active pl_zajaczek
pool ru_tormasow pl_kosciuszko
points polish 150
unit pl_zajaczek 0414
unit pl_3pp_1_1 0414 S
unit pl_art_1 0514 S
unit ru_art_1 0516 N
unit ru_tormasow 1415
do bombard pl_art_1 0516
roll 9
roll 0
expect points polish 158 [3.2b]
expect over no [3.2b]

case the marker moves when all actions of the turn are done
turn 1
phase commander
active pl_zajaczek
pool pl_kosciuszko
unit pl_zajaczek 0415
unit pl_3pp_1_1 0415 S
unit pl_kosciuszko 0515
unit ru_tormasow 1415
do stop
expect turn 1 [3.2c]
draw pl_kosciuszko
do skip
do done
do stop
expect turn 2 [3.2c]
