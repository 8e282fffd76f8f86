# [10.8a, 10.8b, 10.8c] Infantry three hexes, cavalry two, artillery ten. At the limit and one beyond.

case infantry fires three hexes far
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1628 S
unit ru_kozak_1 1924 S
unit ru_kozak_2 2028 S
legal fire pl_1pp_1_1 1924 [10.8a]
illegal fire pl_1pp_1_2 2028 10.8a [10.8a]

case cavalry fires two hexes far
phase movement
active pl_sanguszko
unit pl_sanguszko 1324
unit pl_bkn_1w_1 1624 S
unit pl_bkn_1w_2 1628 S
unit ru_kozak_1 1824 S
unit ru_kozak_2 1928 S
legal fire pl_bkn_1w_1 1824 [10.8b]
illegal fire pl_bkn_1w_2 1928 10.8b [10.8b]

case artillery fires ten hexes far
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_art_2 1524 NE          # front hexes 1424 and 1525
unit pl_art_3 1824 NE
unit ru_kozak_1 1534 S
unit ru_kozak_2 1835 S
legal bombard pl_art_2 1534 [10.8c]
illegal bombard pl_art_3 1835 10.8c [10.8c]
