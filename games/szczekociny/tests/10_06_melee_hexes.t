# [10.6] Nobody fires out of a melee hex or into it.

case neither out of a melee hex nor into it
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1724 S
unit ru_kozak_1 1724 N
unit pl_art_3 1724 S
unit pl_1pp_1_2 1524 S
unit pl_art_2 1424 S
unit ru_kozak_2 1824 S
unit ru_kozak_3 1725 S
illegal fire pl_1pp_1_1 1824 NO_FIRE_FROM_MELEE [10.6]
illegal bombard pl_art_3 1824 NO_FIRE_FROM_MELEE [10.6]
illegal fire pl_1pp_1_2 1724 NO_FIRE_INTO_MELEE [10.6]
illegal bombard pl_art_2 1724 NO_FIRE_INTO_MELEE [10.6]
illegal fire pl_1pp_1_1 1824 10.6 [10.6]
legal fire pl_1pp_1_2 1725 [10.6]

case the enemy there does not fire either
phase movement
active pl_grochowski
actor allied
unit pl_grochowski 1324
unit pl_1pp_1_1 1724 S
unit ru_uglicki_1_1 1724 N
unit ru_uglicki_1_2 1727 N
unit pl_1pp_1_2 1624 S
unit pl_1pp_1_3 1627 S
illegal fire ru_uglicki_1_1 1624 10.6 [10.6]
legal fire ru_uglicki_1_2 1627 [10.6]
