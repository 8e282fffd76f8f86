# [10.1a, 10.1b, 10.1c, 10.1.1, 10.1.2] What hides two hexes from each other.
# Guns are used to show it, for they reach ten hexes.
# The ground: woods 2010-2012, village 1408, 1508-1510 and 1609-1611, hill 1013-1019 with the
# slopes 1213-1218 below it, the ridge of Złota Góra in rows 22 to 26.

case woods between, under the target, under the firer, r34
phase movement
active pl_grochowski
unit pl_grochowski 1905
unit pl_art_2 2008 NE            # front hexes 1909 and 2009
unit pl_art_3 2010 SW            # in the wood; front hexes 2009 and 2110
unit ru_kozak_1 2010 S
unit ru_kozak_2 2011 S
unit ru_kozak_3 2013 S
unit ru_kozak_4 2007 S
los 2008 2010 clear
los 2008 2013 GROUND_BLOCKS_SIGHT
illegal bombard pl_art_2 2013 10.1a [10.1a]
illegal bombard pl_art_2 2011 10.1a [10.1a]

case woods under the target hide nothing, r34
phase movement
active pl_grochowski
unit pl_grochowski 1905
unit pl_art_2 2008 NE
unit ru_kozak_1 2010 S           # the first hex of the wood
legal bombard pl_art_2 2010 [10.1a]

case woods under the firer hide nothing, r34
phase movement
active pl_grochowski
unit pl_grochowski 1905
unit pl_art_2 2010 SW
unit ru_kozak_1 2007 S
los 2010 2007 clear
legal bombard pl_art_2 2007 [10.1a]

case a village between
phase movement
active pl_grochowski
unit pl_grochowski 1905
unit pl_art_2 1606 NE
unit ru_kozak_1 1609 S
unit ru_kozak_2 1510 S
los 1606 1609 clear
los 1606 1610 GROUND_BLOCKS_SIGHT
legal bombard pl_art_2 1609 [10.1a]

case a village between, the next house row
phase movement
active pl_grochowski
unit pl_grochowski 1905
unit pl_art_2 1606 NE
unit ru_kozak_2 1610 S
illegal bombard pl_art_2 1610 GROUND_BLOCKS_SIGHT [10.1a]

case a hill between
phase movement
active pl_grochowski
unit pl_grochowski 1009
unit pl_art_2 1010 NE            # 1012 is a slope, 1013 the edge of the hill
unit ru_kozak_1 1013 S
los 1010 1013 clear
los 1010 1014 GROUND_BLOCKS_SIGHT
legal bombard pl_art_2 1013 [10.1a]

case behind the edge of the hill
phase movement
active pl_grochowski
unit pl_grochowski 1009
unit pl_art_2 1010 NE
unit ru_kozak_2 1014 S
illegal bombard pl_art_2 1014 GROUND_BLOCKS_SIGHT [10.1a]

case a unit between, friend or foe
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_2 2024 NE            # front hexes 1925 and 2025
unit pl_1pp_1_1 2025 S
unit pl_art_3 1624 NE
unit ru_kozak_1 2027 S
unit ru_kozak_2 1626 S
unit ru_kozak_3 1627 S
los 2024 2027 UNITS_BLOCK_SIGHT
los 1624 1627 UNITS_BLOCK_SIGHT
illegal bombard pl_art_2 2027 10.1a [10.1a]
legal bombard pl_art_3 1626 [10.1a]
illegal bombard pl_art_3 1627 10.1a [10.1a]

case guns and commanders between hide nothing
phase movement
active pl_grochowski
unit pl_art_2 1624 NE
unit pl_art_3 1625 NE
unit pl_grochowski 1626
unit ru_art_4 1628 S
unit ru_kozak_1 1629 S
los 1624 1629 clear
legal bombard pl_art_2 1629 [10.1b]
legal bombard pl_art_2 1628 [10.1b]

case a gun hides nothing, but troops beside it do
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_2 1624 NE
unit pl_art_3 1626 NE
unit pl_1pp_1_1 1626 NE
unit ru_kozak_1 1629 S
los 1624 1629 UNITS_BLOCK_SIGHT
illegal bombard pl_art_2 1629 UNITS_BLOCK_SIGHT [10.1b]

# From 1910 to 2110 the line runs along the side between 2009, clear, and 2010, woods.
case the side of a wood hides as well as the wood
phase movement
active pl_grochowski
unit pl_grochowski 1808
unit pl_art_2 1910 S
unit ru_kozak_1 2110 S
los 1910 2110 GROUND_BLOCKS_SIGHT
illegal bombard pl_art_2 2110 10.1a [10.1c]

case one column farther there is no wood beside the line
phase movement
active pl_grochowski
unit pl_grochowski 1705
unit pl_art_2 1909 S
unit ru_kozak_1 2109 S
los 1909 2109 clear
legal bombard pl_art_2 2109 [10.1c]

case the side of a hex with troops hides too, r32
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_2 2024 N             # the line to 1824 runs between 1924 and 1925
unit pl_1pp_1_1 1925 N
unit ru_kozak_1 1824 N
los 2024 1824 UNITS_BLOCK_SIGHT
illegal bombard pl_art_2 1824 10.1a [10.1c]

case the same line with nobody beside it
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_2 2024 N
unit pl_1pp_1_1 2026 N
unit ru_kozak_1 1824 N
los 2024 1824 clear
legal bombard pl_art_2 1824 [10.1c]

# From 1107 to 1510 the line touches the village hex 1408 in a corner, no more.
case a corner of a blocking hex hides nothing, r141
phase movement
active pl_grochowski
unit pl_grochowski 1705
unit pl_art_2 1107 S
unit ru_kozak_1 1510 S
unit ru_kozak_2 1509 S           # the line there passes through 1408
los 1107 1510 clear
los 1107 1509 GROUND_BLOCKS_SIGHT
legal bombard pl_art_2 1510 [10.1a, 10.1c]
illegal bombard pl_art_2 1509 10.1a [10.1a]

case slopes hide nothing
phase movement
active pl_grochowski
unit pl_grochowski 1705
unit pl_art_2 1211 NE            # six slope hexes, 1213 to 1218, lie between
unit ru_kozak_1 1220 S
los 1211 1220 clear
legal bombard pl_art_2 1220 [10.1.1]

case from hill to hill nothing hides, r33
phase movement
active pl_grochowski
unit pl_grochowski 1705
unit pl_art_2 1013 NE
unit pl_1pp_1_1 1016 S
unit ru_kozak_1 1019 S           # on the hill
unit ru_kozak_2 1020 S           # on the slope behind it
los 1013 1019 clear
los 1013 1020 GROUND_BLOCKS_SIGHT
legal bombard pl_art_2 1019 [10.1.2]
illegal bombard pl_art_2 1020 10.1a [10.1.2]

case units in the dip between two hills
phase movement
active pl_grochowski
unit pl_grochowski 2718
unit pl_art_2 2620 NE            # the dip is 2621 and 2622
unit pl_1pp_1_1 2621 S
unit ru_kozak_1 2623 S
unit ru_kozak_2 2622 S
los 2620 2623 clear
legal bombard pl_art_2 2623 [10.1.2]
illegal bombard pl_art_2 2622 UNITS_BLOCK_SIGHT [10.1.2]

# The drawn example: a Russian squadron and Polish scythemen, both on hills, others between them.
case squadron and scythemen on hills see each other
phase movement
active ru_rachmanow
unit ru_rachmanow 2318
unit ru_elizawetgradzki_1 2320 NE # front hexes 2220 and 2321
unit pl_kos_1pp_1 2322 SW
unit ru_gren_1 2321 S
unit ru_elizawetgradzki_2 1616 NE # the same in the plain
unit ru_gren_2 1617 S
unit pl_1pp_1_1 1618 SW
legal fire ru_elizawetgradzki_1 2322 [10.1.2]
illegal fire ru_elizawetgradzki_2 1618 10.1a [10.1a]
