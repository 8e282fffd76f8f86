# [2.0c] A grid of hexes: everything is counted in whole hexes.

case distances are whole hexes along the grid
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1524 S        # straight along the row: 4
unit pl_1pp_1_2 1525 S        # 5
unit pl_1pp_1_3 1922 S        # four rows down, two hexes aside: 4
unit pl_1pp_1_4 1923 S        # 5
legal move pl_1pp_1_1 [2.0c]
illegal move pl_1pp_1_2 4.2a [2.0c]
legal move pl_1pp_1_3 [2.0c]
illegal move pl_1pp_1_4 4.2a [2.0c]

case every hex has six neighbours
phase commander
active pl_grochowski
unit pl_grochowski 1620
unit pl_1pp_1_1 1622 S
expect count lead 6 [2.0c]
legal lead pl_grochowski 1619 [2.0c]
legal lead pl_grochowski 1621 [2.0c]
legal lead pl_grochowski 1520 [2.0c]
legal lead pl_grochowski 1521 [2.0c]
legal lead pl_grochowski 1720 [2.0c]
legal lead pl_grochowski 1721 [2.0c]
illegal lead pl_grochowski 1519 8.1 [2.0c]
illegal lead pl_grochowski 1719 8.1 [2.0c]

case a step goes to one of them, not beyond
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S
do move pl_1pp_1_1
legal step pl_1pp_1_1 1720 [2.0c]
legal step pl_1pp_1_1 1721 [2.0c]
illegal step pl_1pp_1_1 1820 8.1 [2.0c]
illegal step pl_1pp_1_1 1722 8.1 [2.0c]

case range is counted in hexes
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S
unit ru_rgt_f_1_1 1920 N shots=4
legal fire pl_1pp_1_1 1920 [2.0c]

case a hex farther is out of range
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S
unit ru_rgt_f_1_1 2020 N shots=4
illegal fire pl_1pp_1_1 2020 10.8a [2.0c]

case beyond the edge there is no hex
phase movement
active pl_grochowski
unit pl_grochowski 0110
unit pl_1pp_1_1 0110 N
do move pl_1pp_1_1
expect count step 2 [2.0c]          # only the two rear hexes
