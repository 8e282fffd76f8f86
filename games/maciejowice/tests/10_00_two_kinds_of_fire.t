# [10.0, 10.3] Infantry and cavalry fire rifles, guns fire as artillery; nobody has the other's
# fire, and neither goes without a line of sight.

case rifles for troops, bombardment for guns
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S           # front hexes 2509 and 2510
unit pl_wojciechowski_1 2411 S
unit pl_art_2 2413 S
unit ru_kozak_1 2609 N
unit ru_kozak_2 2611 N
unit ru_kozak_3 2613 N
legal fire pl_7pp_1_1 2609 [10.0]
legal fire pl_wojciechowski_1 2611 [10.0]
legal bombard pl_art_2 2613 [10.0]
illegal fire pl_art_2 2613 10.0 [10.0]
illegal fire pl_sierakowski 2609 10.0 [10.0]
illegal bombard pl_7pp_1_1 2609 10.0 [10.0]
illegal bombard pl_wojciechowski_1 2611 10.0 [10.0]
