# [10.2a, 10.2b, 10.3] The line leaves through the frontal zone; skirmishers use their flanks too.
# 1624 facing S: front 1724 and 1725, flanks 1623 and 1625, rear 1524 and 1525.

case through the front, its borders included, r35
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit ru_kozak_1 1726 N           # exactly between front and flank
unit ru_kozak_2 1723 N           # the other border
unit ru_kozak_3 1626 N           # through the flank
unit ru_kozak_4 1424 N           # through the rear
unit ru_kozak_5 1824 N
legal fire pl_1pp_1_1 1824 [10.2a]
legal fire pl_1pp_1_1 1726 [10.2a]
legal fire pl_1pp_1_1 1723 [10.2a]
illegal fire pl_1pp_1_1 1626 10.2a [10.2a, 10.3]
illegal fire pl_1pp_1_1 1424 10.2a [10.2a, 10.3]

case just beyond the border
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit ru_kozak_1 1727 N           # three hexes, a little into the flank
unit ru_kozak_2 1826 N           # two hexes, well inside
legal fire pl_1pp_1_1 1826 [10.2a]
illegal fire pl_1pp_1_1 1727 10.2a [10.2a]

case an adjacent enemy beside or behind is no target
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit ru_kozak_1 1625 S
unit ru_kozak_2 1525 S
illegal fire pl_1pp_1_1 1625 10.2a [10.2a]
illegal fire pl_1pp_1_1 1525 10.2a [10.2a]

case a gun, too, fires through its front only
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_2 1624 S
unit ru_kozak_1 1726 N
unit ru_kozak_2 1626 N
unit ru_kozak_3 1524 N
legal bombard pl_art_2 1726 [10.2a]
illegal bombard pl_art_2 1626 10.2a [10.2a, 10.3]
illegal bombard pl_art_2 1524 10.2a [10.2a, 10.3]

case skirmishers fire through their flanks
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_strz_g_1 1624 S form=skirmish
unit ru_kozak_1 1626 S           # flank
unit ru_kozak_2 1727 S           # flank
unit ru_kozak_3 1526 S           # exactly between flank and rear, r142
unit ru_kozak_4 1424 S           # rear
unit ru_kozak_5 1426 S           # rear, just beyond the border
legal fire pl_strz_g_1 1626 [10.2b]
legal fire pl_strz_g_1 1727 [10.2b]
legal fire pl_strz_g_1 1526 [10.2b]
illegal fire pl_strz_g_1 1424 10.2a [10.2b]
illegal fire pl_strz_g_1 1426 10.2a [10.2b]

case the same shooters in line do not
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_strz_g_1 1624 S
unit ru_kozak_1 1626 S
unit ru_kozak_3 1526 S
unit ru_kozak_5 1824 S
legal fire pl_strz_g_1 1824 [10.2b]
illegal fire pl_strz_g_1 1626 10.2a [10.2b]
illegal fire pl_strz_g_1 1526 10.2a [10.2b]

case no line of sight, no fire
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1725 S             # beside the line to 1824, on the line to 1825
unit ru_kozak_1 1824 S
unit ru_kozak_2 1823 S
illegal fire pl_1pp_1_1 1824 10.1a [10.3]
legal fire pl_1pp_1_1 1823 [10.3]
illegal fire pl_1pp_1_1 1724 10.3 [10.3]
