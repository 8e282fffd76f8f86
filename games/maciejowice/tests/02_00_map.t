# [2.0c] A grid of hexes: everything is counted in whole hexes.

case distances are whole hexes along the grid
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2324 S        # straight along the row: 4
unit pl_2pp_2_2 2325 S        # 5
unit pl_2pp_2_3 2722 S        # four rows down, two hexes aside: 4
unit pl_2pp_2_4 2723 S        # 5
legal move pl_2pp_2_1 [2.0c]
illegal move pl_2pp_2_2 4.2a [2.0c]
legal move pl_2pp_2_3 [2.0c]
illegal move pl_2pp_2_4 4.2a [2.0c]

case every hex has six neighbours
phase commander
active pl_kamienski
unit pl_kamienski 2420
unit pl_2pp_2_1 2422 S
expect count lead 6 [2.0c]
legal lead pl_kamienski 2419 [2.0c]
legal lead pl_kamienski 2421 [2.0c]
legal lead pl_kamienski 2320 [2.0c]
legal lead pl_kamienski 2321 [2.0c]
legal lead pl_kamienski 2520 [2.0c]
legal lead pl_kamienski 2521 [2.0c]
illegal lead pl_kamienski 2319 8.1 [2.0c]
illegal lead pl_kamienski 2519 8.1 [2.0c]

case a step goes to one of them, not beyond
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S
do move pl_2pp_2_1
legal step pl_2pp_2_1 2520 [2.0c]
legal step pl_2pp_2_1 2521 [2.0c]
illegal step pl_2pp_2_1 2620 8.1 [2.0c]
illegal step pl_2pp_2_1 2522 8.1 [2.0c]

case range is counted in hexes
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S
unit ru_muszf_1_1 2720 N shots=4
legal fire pl_2pp_2_1 2720 [2.0c]

case a hex farther is out of range
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2420 S
unit ru_muszf_1_1 2820 N shots=4
illegal fire pl_2pp_2_1 2820 10.8a [2.0c]

case beyond the edge there is no hex
phase movement
active pl_kamienski
unit pl_kamienski 0110
unit pl_2pp_2_1 0110 N
do move pl_2pp_2_1
expect count step 2 [2.0c]          # only the two rear hexes
