# [10.6] Nobody fires out of a melee hex or into it.

case neither out of a melee hex nor into it
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2509 S
unit ru_kozak_1 2509 N
unit pl_art_3 2509 S
unit pl_7pp_1_2 2309 S
unit pl_art_2 2209 S
unit ru_kozak_2 2609 S
unit ru_kozak_3 2510 S
illegal fire pl_7pp_1_1 2609 NO_FIRE_FROM_MELEE [10.6]
illegal bombard pl_art_3 2609 NO_FIRE_FROM_MELEE [10.6]
illegal fire pl_7pp_1_2 2509 NO_FIRE_INTO_MELEE [10.6]
illegal bombard pl_art_2 2509 NO_FIRE_INTO_MELEE [10.6]
illegal fire pl_7pp_1_1 2609 10.6 [10.6]
legal fire pl_7pp_1_2 2510 [10.6]

case the enemy there does not fire either
phase movement
active pl_sierakowski
actor russian
unit pl_sierakowski 2109
unit pl_7pp_1_1 2509 S
unit ru_muszb_1_1 2509 N
unit ru_muszb_1_2 2512 N
unit pl_7pp_1_2 2409 S
unit pl_7pp_1_3 2412 S
illegal fire ru_muszb_1_1 2409 10.6 [10.6]
legal fire ru_muszb_1_2 2412 [10.6]
