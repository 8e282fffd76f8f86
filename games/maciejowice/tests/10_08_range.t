# [10.8a, 10.8b, 10.8c] Infantry three hexes, cavalry two, artillery ten. At the limit and one beyond.

case infantry fires three hexes far
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2413 S
unit ru_kozak_1 2709 S
unit ru_kozak_2 2813 S
legal fire pl_7pp_1_1 2709 [10.8a]
illegal fire pl_7pp_1_2 2813 10.8a [10.8a]

case cavalry fires two hexes far
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2109
unit pl_wojciechowski_1 2409 S
unit pl_wojciechowski_2 2413 S
unit ru_kozak_1 2609 S
unit ru_kozak_2 2713 S
legal fire pl_wojciechowski_1 2609 [10.8b]
illegal fire pl_wojciechowski_2 2713 10.8b [10.8b]

case artillery fires ten hexes far
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2309 NE          # front hexes 2209 and 2310
unit pl_art_3 2609 NE
unit ru_kozak_1 2319 S
unit ru_kozak_2 2620 S
legal bombard pl_art_2 2319 [10.8c]
illegal bombard pl_art_3 2620 10.8c [10.8c]
