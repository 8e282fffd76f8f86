# [10.5] r31: of several enemies in front any may be shot at, nobody farther; guns are bound too.
# 2409 facing S: front 2509 and 2510.

case an enemy in the frontal zone must be the target
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit ru_muszb_1_2 2509 N
unit ru_muszb_1_3 2609 N
legal fire pl_7pp_1_1 2509 [10.5]
illegal fire pl_7pp_1_1 2609 10.5 [10.5]

case two enemies in front, and a third beyond
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit ru_kozak_1 2509 S
unit ru_kozak_2 2510 S
unit ru_kozak_3 2611 S
unit ru_kozak_4 2508 S
legal fire pl_7pp_1_1 2509 [10.5]
legal fire pl_7pp_1_1 2510 [10.5]
illegal fire pl_7pp_1_1 2611 10.5 [10.5]
illegal fire pl_7pp_1_1 2508 10.5 [10.5]

case an enemy beside the unit binds nobody
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit ru_kozak_1 2410 S
unit ru_kozak_3 2609 S
legal fire pl_7pp_1_1 2609 [10.5]

case guns are bound as well
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2409 S
unit ru_kozak_1 2509 S
unit ru_kozak_3 2708 S
unit ru_kozak_4 2611 S
legal bombard pl_art_2 2509 [10.5]
illegal bombard pl_art_2 2611 10.5 [10.5]
illegal bombard pl_art_2 2708 10.5 [10.5]

case skirmishers with an enemy in front leave their flanks alone
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2109
unit pl_strz_1 2409 S form=skirmish
unit ru_kozak_1 2509 S
unit ru_kozak_2 2410 S           # flank, adjacent
unit ru_kozak_3 2408 S
legal fire pl_strz_1 2509 [10.5]
illegal fire pl_strz_1 2410 10.5 [10.5]
illegal fire pl_strz_1 2408 10.5 [10.5]

case a battery in front binds, a commander by himself does not
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2412 S
unit ru_art_3 2509 S
unit ru_kozak_1 2610 S
unit ru_tormasow 2512
unit ru_kozak_2 2613 S
legal fire pl_7pp_1_1 2509 [10.5]
illegal fire pl_7pp_1_1 2610 10.5 [10.5]
legal fire pl_7pp_1_2 2613 [10.5]
illegal fire pl_7pp_1_2 2512 10.3 [10.3]

# An enemy that nobody may shoot at cannot be the only target.
case an enemy in a melee hex in front does not bind
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2509 S
unit ru_kozak_1 2509 N from=2609
unit ru_kozak_2 2611 S
legal fire pl_7pp_1_1 2611 [10.5, 10.6]
illegal fire pl_7pp_1_1 2509 10.6 [10.6]
