# [2.0b] One hex, one terrain; [2.0c] everything is counted in whole hexes.

case a hex is all village, from whatever side it is entered
phase movement
active pl_szyrer
unit pl_szyrer 1720
unit pl_6pp_1_1 1721 S
do move pl_6pp_1_1
do step pl_6pp_1_1 1722
event STEPS hex 1722 a 2 [2.0b]

case from the other side it costs the same
phase movement
active pl_szyrer
unit pl_szyrer 1720
unit pl_6pp_1_1 1821 S
do move pl_6pp_1_1
do step pl_6pp_1_1 1722
event STEPS hex 1722 a 2 [2.0b]

case the hex beside it is all clear
phase movement
active pl_szyrer
unit pl_szyrer 1720
unit pl_6pp_1_1 1721 S
do move pl_6pp_1_1
do step pl_6pp_1_1 1622
event STEPS hex 1622 a 1 [2.0b]

case a hex of woods is woods for the check under fire as well
phase movement
active pl_szyrer
unit pl_szyrer 1814
unit pl_6pp_1_1 2114 S
unit ru_uglicki_1_2 2115 N
unit ru_uglicki_1_1 1615 N
do fire pl_6pp_1_1 2115
roll 6
event MOD_WOODS a -1 [2.0b]
event STANDS_FIRE unit ru_uglicki_1_2 a 6 b 6 [2.0b]

case distances are whole hexes along the grid
phase movement
active pl_szyrer
unit pl_szyrer 0616
unit pl_6pp_1_1 1016 S        # straight along the row: 4
unit pl_6pp_1_2 1116 S        # 5
unit pl_6pp_1_3 0820 S        # four rows down, two hexes aside: 4
unit pl_6pp_1_4 0920 S        # 5
legal move pl_6pp_1_1 [2.0c]
illegal move pl_6pp_1_2 4.2a [2.0c]
legal move pl_6pp_1_3 [2.0c]
illegal move pl_6pp_1_4 4.2a [2.0c]
