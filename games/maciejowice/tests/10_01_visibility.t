# [10.1a, 10.1b, 10.1c, 10.1.1, 10.1.2] What hides two hexes from each other.
# Guns are used to show it, for they reach ten hexes.
# The ground: woods 2201-2204 and 2401-2403, village 1611-1613, the height 1616-1637 with the
# castle 1638-1639 at its end, slopes 2017-2024 below it.

case woods between, r34
phase movement
active pl_sierakowski
unit pl_sierakowski 1905
unit pl_art_2 2207 SW            # front hexes 2206 and 2307
unit ru_kozak_2 2203 S
los 2207 2204 clear
los 2207 2203 GROUND_BLOCKS_SIGHT
illegal bombard pl_art_2 2203 10.1a [10.1a]

case woods under the target hide nothing, r34
phase movement
active pl_sierakowski
unit pl_sierakowski 1905
unit pl_art_2 2207 SW
unit ru_kozak_1 2204 S
legal bombard pl_art_2 2204 [10.1a]

case woods under the firer hide nothing, r34
phase movement
active pl_sierakowski
unit pl_sierakowski 1905
unit pl_art_2 2204 NE            # front hexes 2105 and 2205
unit ru_kozak_1 2207 S
legal bombard pl_art_2 2207 [10.1a]

case a village between
phase movement
active pl_sierakowski
unit pl_sierakowski 1905
unit pl_art_2 1608 NE
unit pl_art_3 1508 NE
unit ru_kozak_1 1612 S
unit ru_kozak_2 1511 S
los 1608 1611 clear
los 1608 1612 GROUND_BLOCKS_SIGHT
illegal bombard pl_art_2 1612 GROUND_BLOCKS_SIGHT [10.1a]
legal bombard pl_art_3 1511 [10.1a]

case a hill between
phase movement
active pl_sierakowski
unit pl_sierakowski 1513
unit pl_art_2 1614 NE            # 1615 is a slope, 1616 the edge of the height
unit ru_kozak_1 1616 S
los 1614 1616 clear
los 1614 1617 GROUND_BLOCKS_SIGHT
legal bombard pl_art_2 1616 [10.1a]

case behind the edge of the height
phase movement
active pl_sierakowski
unit pl_sierakowski 1513
unit pl_art_2 1614 NE
unit ru_kozak_1 1617 S
illegal bombard pl_art_2 1617 GROUND_BLOCKS_SIGHT [10.1a]

case the castle between
phase movement
active pl_sierakowski
unit pl_sierakowski 1642
unit pl_art_2 1641 SW            # front hexes 1640 and 1741; 1640 is a slope
unit ru_muszb_1_1 1638 S
los 1641 1639 clear
los 1641 1638 GROUND_BLOCKS_SIGHT
illegal bombard pl_art_2 1638 10.1a [10.1a]

case the near hex of the castle can be seen
phase movement
active pl_sierakowski
unit pl_sierakowski 1642
unit pl_art_2 1641 SW
unit ru_muszb_1_1 1639 S
legal bombard pl_art_2 1639 [10.1a]

case from the height to the castle over the other castle hex, r143
phase movement
active pl_sierakowski
unit pl_sierakowski 1905
unit pl_art_2 1636 NE            # front hexes 1537 and 1637
unit ru_muszb_1_1 1639 S
los 1636 1639 clear
los 1636 1640 GROUND_BLOCKS_SIGHT
legal bombard pl_art_2 1639 [10.1.2]

case a unit between, friend or foe
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2809 NE            # front hexes 2710 and 2810
unit pl_7pp_1_1 2810 S
unit pl_art_3 2409 NE
unit ru_kozak_1 2812 S
unit ru_kozak_2 2411 S
unit ru_kozak_3 2412 S
los 2809 2812 UNITS_BLOCK_SIGHT
los 2409 2412 UNITS_BLOCK_SIGHT
illegal bombard pl_art_2 2812 10.1a [10.1a]
legal bombard pl_art_3 2411 [10.1a]
illegal bombard pl_art_3 2412 10.1a [10.1a]

case guns and commanders between hide nothing
phase movement
active pl_sierakowski
unit pl_art_2 2409 NE
unit pl_art_3 2410 NE
unit pl_sierakowski 2411
unit ru_art_3 2413 S
unit ru_kozak_1 2414 S
los 2409 2414 clear
legal bombard pl_art_2 2414 [10.1b]
legal bombard pl_art_2 2413 [10.1b]

case a gun hides nothing, but troops beside it do
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2409 NE
unit pl_art_3 2411 NE
unit pl_7pp_1_1 2411 NE
unit ru_kozak_1 2414 S
los 2409 2414 UNITS_BLOCK_SIGHT
illegal bombard pl_art_2 2414 UNITS_BLOCK_SIGHT [10.1b]

# From 2304 to 2504 the line runs along the side between 2403, woods, and 2404, clear.
case the side of a wood hides as well as the wood
phase movement
active pl_sierakowski
unit pl_sierakowski 1905
unit pl_art_2 2304 S
unit ru_kozak_1 2504 S
los 2304 2504 GROUND_BLOCKS_SIGHT
illegal bombard pl_art_2 2504 10.1a [10.1c]

case one column farther there is no wood beside the line
phase movement
active pl_sierakowski
unit pl_sierakowski 1905
unit pl_art_2 2305 S
unit ru_kozak_1 2505 S
los 2305 2505 clear
legal bombard pl_art_2 2505 [10.1c]

case the side of a hex with troops hides too, r32
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2809 N             # the line to 2609 runs between 2709 and 2710
unit pl_7pp_1_1 2710 N
unit ru_kozak_1 2609 N
los 2809 2609 UNITS_BLOCK_SIGHT
illegal bombard pl_art_2 2609 10.1a [10.1c]

case the same line with nobody beside it
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2809 N
unit pl_7pp_1_1 2811 N
unit ru_kozak_1 2609 N
los 2809 2609 clear
legal bombard pl_art_2 2609 [10.1c]

# From 1701 to 2104 the line touches the wood hex 2002 in a corner, no more.
case a corner of a blocking hex hides nothing, r141
phase movement
active pl_sierakowski
unit pl_sierakowski 1905
unit pl_art_2 1701 S
unit ru_kozak_1 2104 S
unit ru_kozak_2 2103 S           # the line there passes through 2002
los 1701 2104 clear
los 1701 2103 GROUND_BLOCKS_SIGHT
legal bombard pl_art_2 2104 [10.1a, 10.1c]
illegal bombard pl_art_2 2103 10.1a [10.1a]

case slopes hide nothing
phase movement
active pl_sierakowski
unit pl_sierakowski 1905
unit pl_art_2 2015 NE            # eight slope hexes, 2017 to 2024, lie between
unit ru_kozak_1 2025 S
los 2015 2025 clear
legal bombard pl_art_2 2025 [10.1.1]

case from hill to hill nothing hides, r33
phase movement
active pl_sierakowski
unit pl_sierakowski 1705
unit pl_art_2 1918 NE
unit pl_7pp_1_1 1920 S
unit ru_kozak_1 1924 S           # on the hill
unit ru_kozak_2 1925 S           # on the slope behind it
los 1918 1924 clear
los 1918 1925 GROUND_BLOCKS_SIGHT
legal bombard pl_art_2 1924 [10.1.2]
illegal bombard pl_art_2 1925 10.1a [10.1.2]

case units in the dip between two hills
phase movement
active pl_sierakowski
unit pl_sierakowski 1724
unit pl_art_2 1924 NE            # the dip is 1925 to 1929
unit pl_7pp_1_1 1927 S
unit ru_kozak_1 1930 S
unit ru_kozak_2 1929 S
los 1924 1930 clear
legal bombard pl_art_2 1930 [10.1.2]
illegal bombard pl_art_2 1929 UNITS_BLOCK_SIGHT [10.1.2]

# The drawn example: a Russian squadron and Polish scythemen, both on hills, others between them.
case squadron and scythemen on hills see each other
phase movement
active ru_tormasow
unit ru_tormasow 1618
unit ru_woroneski_1 1620 NE      # front hexes 1521 and 1621
unit pl_grenkrak_1_1 1622 SW
unit ru_muszb_1_1 1621 S
unit ru_woroneski_2 2416 NE      # the same in the plain
unit ru_muszb_1_2 2417 S
unit pl_7pp_1_1 2418 SW
legal fire ru_woroneski_1 1622 [10.1.2]
illegal fire ru_woroneski_2 2418 10.1a [10.1a]
