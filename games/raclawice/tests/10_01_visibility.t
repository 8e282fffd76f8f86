# [10.1a, 10.1b, 10.1c, 10.1.1, 10.1.2] What hides two hexes from each other.
# Guns are used to show it, for they reach ten hexes. The ground: woods 2011-2411 and 2012-2612,
# village 1722-1922 and 1723-1923, hill 0909-1609 with the slopes 0912-1512 below it.

case woods between
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 1812 NE            # front hexes 1911 and 1912
unit ru_kozak_1 2112 S
los 1812 2112 GROUND_BLOCKS_SIGHT
illegal bombard pl_art_1 2112 10.1a [10.1a]

case woods under the target hide nothing, r34
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 1812 NE
unit ru_kozak_1 2012 S           # the first hex of the wood
los 1812 2012 clear
legal bombard pl_art_1 2012 [10.1a]

case woods under the firer hide nothing, r34
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 2012 SW            # front hexes 1912 and 2013
unit ru_kozak_1 1712 S
los 2012 1712 clear
legal bombard pl_art_1 1712 [10.1a]

case a village between
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 1422 NE            # front hexes 1521 and 1522
unit ru_kozak_1 1722 S
unit ru_kozak_2 1822 S
los 1422 1722 clear
los 1422 1822 GROUND_BLOCKS_SIGHT
legal bombard pl_art_1 1722 [10.1a]
illegal bombard pl_art_1 1822 10.1a [10.1a]

case a hill between
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 0709 NE            # front hexes 0708 and 0809
unit ru_kozak_1 0909 S           # the edge of the hill
unit ru_kozak_2 1109 S           # behind the edge
los 0709 0909 clear
los 0709 1109 GROUND_BLOCKS_SIGHT
legal bombard pl_art_1 0909 [10.1a]
illegal bombard pl_art_1 1109 GROUND_BLOCKS_SIGHT [10.1a]

case a unit between, friend or foe
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 0420 NE            # front hexes 0519 and 0520
unit pl_3pp_1_1 0520 S
unit pl_art_2 0420 SW
unit ru_kozak_1 0720 S
unit ru_kozak_2 0320 S
unit ru_kozak_3 0220 S
los 0420 0720 UNITS_BLOCK_SIGHT
los 0420 0220 UNITS_BLOCK_SIGHT
illegal bombard pl_art_1 0720 10.1a [10.1a]
illegal bombard pl_art_2 0220 10.5

case guns and commanders between hide nothing
phase movement
active pl_zajaczek
unit pl_art_1 0420 NE
unit pl_art_2 0520 NE
unit pl_zajaczek 0620
unit ru_art_1 0820 S
unit ru_kozak_1 0920 S
los 0420 0920 clear
legal bombard pl_art_1 0920 [10.1b]
legal bombard pl_art_1 0820 [10.1b]

case a gun hides nothing, but troops beside it do
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 0420 NE
unit pl_art_2 0620 NE
unit pl_3pp_1_1 0620 NE
unit ru_kozak_1 0920 S
los 0420 0920 UNITS_BLOCK_SIGHT
illegal bombard pl_art_1 0920 UNITS_BLOCK_SIGHT [10.1b]

# From 1910 to 1912 the line runs along the side between 1911, clear, and 2011, woods.
case the side of a wood hides as well as the wood
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 1910 S
unit ru_kozak_1 1912 S
los 1910 1912 GROUND_BLOCKS_SIGHT
illegal bombard pl_art_1 1912 10.1a [10.1c]

case the side of a hex with troops hides too, r32
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 0820 N             # the line to 0818 runs between 0819 and 0919
unit pl_3pp_1_1 0919 N
unit ru_kozak_1 0818 N
los 0820 0818 UNITS_BLOCK_SIGHT
illegal bombard pl_art_1 0818 10.1a [10.1c]

case the same line with nobody beside it
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 0820 N
unit pl_3pp_1_1 1020 N
unit ru_kozak_1 0818 N
los 0820 0818 clear
legal bombard pl_art_1 0818 [10.1c]

# From 1301 to 1605 the line touches the village hex 1404 in a corner, no more.
case a corner of a blocking hex hides nothing, r141
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 1301 S
unit ru_kozak_1 1605 S
unit ru_kozak_2 1505 S           # the line there passes through 1404
los 1301 1605 clear
los 1301 1505 GROUND_BLOCKS_SIGHT
legal bombard pl_art_1 1605 [10.1a, 10.1c]
illegal bombard pl_art_1 1505 10.1a [10.1a]

case slopes hide nothing
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 0812 NE            # seven slope hexes, 0912 to 1512, lie between
unit ru_kozak_1 1612 S
los 0812 1612 clear
legal bombard pl_art_1 1612 [10.1.1]

case from hill to hill nothing hides, r33
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 0909 NE
unit pl_3pp_1_1 1209 S
unit ru_kozak_1 1609 S           # on the hill
unit ru_kozak_2 1709 S           # on the slope behind it
los 0909 1609 clear
los 0909 1709 GROUND_BLOCKS_SIGHT
legal bombard pl_art_1 1609 [10.1.2]
illegal bombard pl_art_1 1709 10.1a [10.1.2]

# The drawn example: the one on the hill of Dziemierzyce, the other on the heights across the
# valley, units and a village between them.
case squadron and company on two hills see each other
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_3pp_1_1 1511 S
unit pl_kos_1 1420 S
unit ru_woroneski_1 1426 N
unit ru_woroneski_2 1418 N
los 1511 1426 clear
los 1511 1425 UNITS_BLOCK_SIGHT
expect actor polish [10.1.2]

case a village in the valley between two hills
phase movement
active pl_zajaczek
unit pl_zajaczek 1705
unit pl_art_1 3216 S             # Racławicka Góra; 3217 is a village
unit ru_kozak_1 3124 S           # the heights of Kościejów
unit ru_kozak_2 3123 S           # the slope before them
los 3216 3124 clear
los 3216 3123 GROUND_BLOCKS_SIGHT
legal bombard pl_art_1 3124 [10.1.2]
illegal bombard pl_art_1 3123 10.1a [10.1.2]
