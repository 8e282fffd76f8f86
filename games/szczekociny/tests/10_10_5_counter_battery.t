# [10.10.5] Batteries against batteries that stand alone, six hexes and less.

case first more than the distance, then a 0: the battery counts as captured
phase movement
active ru_apraksin
unit ru_apraksin 2025
unit ru_uglicki_2_1 2028 S
unit ru_art_4 2024 N form=line
unit pl_art_2 1424 N             # six hexes
unit pl_1pp_1_1 1332 N
unit pl_grochowski 1332
do bombard ru_art_4 1424
chance ASK_BATTERY_DIE [10.10.5]
roll 7
event COUNTER_BATTERY_ON_TARGET unit pl_art_2 a 7 b 6 [10.10.5]
chance ASK_BATTERY_HIT [10.10.5]
roll 0
event GUN_IS_CAPTURED unit pl_art_2 [10.10.5]
expect unit pl_art_2 gone [10.10.5]
expect points allied 4 [10.10.5, 10.10.8a]       # 2 and the two stars of the target

case equal to the distance misses
phase movement
active ru_apraksin
unit ru_apraksin 2025
unit ru_uglicki_2_1 2028 S
unit ru_art_4 2024 N form=line
unit pl_art_2 1424 N
do bombard ru_art_4 1424
roll 6
event COUNTER_BATTERY_MISSES unit pl_art_2 [10.10.5]
expect unit pl_art_2 hex=1424 [10.10.5]
expect points allied 0 [10.10.5]

case the second roll must be a 0, whatever the stars
phase movement
active ru_apraksin
unit ru_apraksin 2025
unit ru_uglicki_2_1 2028 S
unit ru_art_4 2024 N            # three stars
unit pl_art_2 1424 N
do bombard ru_art_4 1424
roll 9
roll 1
event COUNTER_BATTERY_MISSES unit pl_art_2 [10.10.5]
expect unit pl_art_2 hex=1424 [10.10.5]

case Polish guns add one to the first roll
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1424 S
unit ru_art_4 2024 N form=line
unit ru_uglicki_1_1 2031 S
unit ru_apraksin 2031
do bombard pl_art_2 2024
roll 6
event COUNTER_BATTERY_ON_TARGET unit ru_art_4 a 7 b 6 [10.10.5]
roll 0
expect unit ru_art_4 gone [10.10.5]
expect points polish 5 [10.10.5, 10.10.8a]    # 2 and the three stars of the target

case Polish guns with a 5 at six hexes miss
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1424 S
unit ru_art_4 2024 N form=line
do bombard pl_art_2 2024
roll 5
event COUNTER_BATTERY_MISSES unit ru_art_4 a 6 b 6 [10.10.5]

case exact chances at six and at one hex
phase movement
active ru_apraksin
unit ru_apraksin 2025
unit ru_uglicki_2_1 2027 S
unit ru_art_4 2024 N
unit ru_art_5 2028 N
unit pl_art_2 1424 N            # 3 of 10, then 1 of 10
unit pl_art_3 1928 N            # 8 of 10, then 1 of 10
odds 3/100 bombard ru_art_4 1424 = gun lost [10.10.5]
odds 8/100 bombard ru_art_5 1928 = gun lost [10.10.5]

case Prussian guns add nothing
phase movement
active pr_favrat
unit pr_favrat 2025
unit pr_22pp_1_1 2027 S
unit pr_heavy_1 2024 N
unit pl_art_2 1424 N
odds 3/100 bombard pr_heavy_1 1424 = gun lost [10.10.5]

case the Polish chance at six hexes
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1424 S
unit ru_art_4 2024 N
odds 4/100 bombard pl_art_2 2024 = gun lost [10.10.5]

case beyond six hexes there is no effect, r44
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1324 S
unit ru_art_4 2024 N form=line   # seven hexes
do bombard pl_art_2 2024
event TOO_FAR_FOR_GUNS unit ru_art_4 [10.10.5]
expect unit ru_art_4 hex=2024 [10.10.5]

case guns beside troops are safe; the troops check, r43
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1424 S
unit ru_art_4 1824 N form=line
unit ru_uglicki_1_2 1824 N
do bombard pl_art_2 1824
chance 10.9.7-missing [10.10.5]
roll 9
do retreat ru_uglicki_1_2 1924
expect unit ru_uglicki_1_2 hex=1924 lost=1 [10.10.5]
expect unit ru_art_4 hex=1824 [10.10.5]

case of two batteries one is hit
phase movement
active pl_grochowski
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1424 S
unit ru_art_4 1824 N form=line
unit ru_art_5 1824 N form=line
unit ru_uglicki_1_1 2031 S
unit ru_apraksin 2031
do bombard pl_art_2 1824
roll 9
roll 0
expect unit ru_art_4 gone [10.10.5]
expect unit ru_art_5 hex=1824 [10.10.5]

case counter-battery fire at three hexes and a commander beside the guns
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_art_2 1624 S
unit pl_1pp_1_1 1628 S
unit ru_art_4 1924 N form=line
unit ru_apraksin 1924
unit ru_uglicki_1_1 2031 S
do bombard pl_art_2 1924
chance 10.10.5
roll 1
event COUNTER_BATTERY_MISSES
chance 4.6.1a [10.10.5]
