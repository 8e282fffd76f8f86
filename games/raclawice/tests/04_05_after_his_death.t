# [4.5c] Who has fallen in his own activation gives no more orders (r198), and is not asked for any.

case nobody moves any more, the units may still fire
phase movement
active ru_tomatis
actor polish
unit ru_tomatis 1016
unit ru_uglicki_1_1 1016 N
unit ru_uglicki_2_1 1116 N
unit pl_art_1 1014 S
unit pl_art_2 1020 S
do bombard pl_art_1 1016
roll 0
chance ASK_CASUALTY
roll 0
event COMMANDER_KILLED unit ru_tomatis [4.5c]
expect actor russian
expect prompt ASK_WITHOUT_COMMANDER [4.5c]
illegal move ru_uglicki_2_1 4.2a [4.5c]
