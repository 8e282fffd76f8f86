# [6.2.1] The Line marker on a stack. [6.8a] [6.10a] What it changes.

case there is no such marker in this game
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
do move pl_1pp_1_1
do with pl_1pp_1_2
expect count rank 0 [6.8a]
