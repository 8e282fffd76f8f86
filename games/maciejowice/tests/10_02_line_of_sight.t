# [10.2a, 10.2b, 10.3] The line leaves through the frontal zone; skirmishers use their flanks too.
# 2409 facing S: front 2509 and 2510, flanks 2408 and 2410, rear 2309 and 2310.

case through the front, its borders included, r35
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit ru_kozak_1 2511 N           # exactly between front and flank
unit ru_kozak_2 2508 N           # the other border
unit ru_kozak_3 2411 N           # through the flank
unit ru_kozak_4 2209 N           # through the rear
unit ru_kozak_5 2609 N
legal fire pl_7pp_1_1 2609 [10.2a]
legal fire pl_7pp_1_1 2511 [10.2a]
legal fire pl_7pp_1_1 2508 [10.2a]
illegal fire pl_7pp_1_1 2411 10.2a [10.2a, 10.3]
illegal fire pl_7pp_1_1 2209 10.2a [10.2a, 10.3]

case just beyond the border
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit ru_kozak_1 2512 N           # three hexes, a little into the flank
unit ru_kozak_2 2611 N           # two hexes, well inside
legal fire pl_7pp_1_1 2611 [10.2a]
illegal fire pl_7pp_1_1 2512 10.2a [10.2a]

case an adjacent enemy beside or behind is no target
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit ru_kozak_1 2410 S
unit ru_kozak_2 2310 S
illegal fire pl_7pp_1_1 2410 10.2a [10.2a]
illegal fire pl_7pp_1_1 2310 10.2a [10.2a]

case a gun, too, fires through its front only
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2409 S
unit ru_kozak_1 2511 N
unit ru_kozak_2 2411 N
unit ru_kozak_3 2309 N
legal bombard pl_art_2 2511 [10.2a]
illegal bombard pl_art_2 2411 10.2a [10.2a, 10.3]
illegal bombard pl_art_2 2309 10.2a [10.2a, 10.3]

case skirmishers fire through their flanks
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2109
unit pl_strz_1 2409 S form=skirmish
unit ru_kozak_1 2411 S           # flank
unit ru_kozak_2 2512 S           # flank
unit ru_kozak_3 2311 S           # exactly between flank and rear, r142
unit ru_kozak_4 2209 S           # rear
unit ru_kozak_5 2211 S           # rear, just beyond the border
legal fire pl_strz_1 2411 [10.2b]
legal fire pl_strz_1 2512 [10.2b]
legal fire pl_strz_1 2311 [10.2b]
illegal fire pl_strz_1 2209 10.2a [10.2b]
illegal fire pl_strz_1 2211 10.2a [10.2b]

case the same shooters in line do not
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2109
unit pl_strz_1 2409 S
unit ru_kozak_1 2411 S
unit ru_kozak_3 2311 S
unit ru_kozak_5 2609 S
legal fire pl_strz_1 2609 [10.2b]
illegal fire pl_strz_1 2411 10.2a [10.2b]
illegal fire pl_strz_1 2311 10.2a [10.2b]

case no line of sight, no fire
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2510 S             # beside the line to 2609, on the line to 2610
unit ru_kozak_1 2609 S
unit ru_kozak_2 2608 S
illegal fire pl_7pp_1_1 2609 10.1a [10.3]
legal fire pl_7pp_1_1 2608 [10.3]
illegal fire pl_7pp_1_1 2509 10.3 [10.3]
