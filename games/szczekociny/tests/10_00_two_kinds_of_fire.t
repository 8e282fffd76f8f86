# [10.0, 10.3] Infantry and cavalry fire rifles, guns fire as artillery; nobody has the other's
# fire, and neither goes without a line of sight.

case rifles for troops, bombardment for guns
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S           # front hexes 1724 and 1725
unit pl_bkn_1w_1 1626 S
unit pl_art_2 1628 S
unit ru_kozak_1 1824 N
unit ru_kozak_2 1826 N
unit ru_kozak_3 1828 N
legal fire pl_1pp_1_1 1824 [10.0]
legal fire pl_bkn_1w_1 1826 [10.0]
legal bombard pl_art_2 1828 [10.0]
illegal fire pl_art_2 1828 10.0 [10.0]
illegal fire pl_grochowski 1824 10.0 [10.0]
illegal bombard pl_1pp_1_1 1824 10.0 [10.0]
illegal bombard pl_bkn_1w_1 1826 10.0 [10.0]
