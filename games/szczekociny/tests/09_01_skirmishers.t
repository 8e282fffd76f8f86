case Szczekociny knows no such option
phase movement
active pl_wodzicki
unit pl_wodzicki 1035
unit pl_7pp_1_1 1136 S
unit ru_jekatierynoslawski_3_1 1336 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 1236
illegal harry ru_jekatierynoslawski_3_1 9.1 [9.1A-1, 9.1A-2]
expect count harry 0 [9.1A-1]
