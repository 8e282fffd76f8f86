# [10.10.7] Batteries against batteries that stand alone, six hexes and less.

case first more than the distance, then a 0: the battery counts as captured
phase movement
active ru_tormasow
unit ru_tormasow 2810
unit ru_muszc_1_1 2813 S
unit ru_art_3 2809 N form=line
unit pl_art_2 2209 N             # six hexes
unit pl_7pp_1_1 2117 N
unit pl_sierakowski 2117
do bombard ru_art_3 2209
chance ASK_BATTERY_DIE [10.10.7]
roll 7
event COUNTER_BATTERY_ON_TARGET unit pl_art_2 a 7 b 6 [10.10.7]
chance ASK_BATTERY_HIT [10.10.7]
roll 0
event GUN_IS_CAPTURED unit pl_art_2 [10.10.7]
expect unit pl_art_2 gone [10.10.7]
expect points russian 4 [10.10.7, 10.10.10a]       # 2 and the two stars of the target

case equal to the distance misses
phase movement
active ru_tormasow
unit ru_tormasow 2810
unit ru_muszc_1_1 2813 S
unit ru_art_3 2809 N form=line
unit pl_art_2 2209 N
do bombard ru_art_3 2209
roll 6
event COUNTER_BATTERY_MISSES unit pl_art_2 [10.10.7]
expect unit pl_art_2 hex=2209 [10.10.7]
expect points russian 0 [10.10.7]

# r111: the stars are those of the battery that fires.
case from the second roll the stars are taken: three of three leave 0
phase movement
active ru_tormasow
unit ru_tormasow 2810
unit ru_muszc_1_1 2813 S
unit ru_art_3 2809 N form=line  # three stars
unit pl_art_4 2209 N            # no stars
unit pl_7pp_1_1 2117 N
unit pl_sierakowski 2117
do bombard ru_art_3 2209
roll 9
roll 3
expect unit pl_art_4 gone [10.10.7]
expect points russian 2 [10.10.7, 10.10.10a]

case four less three is still 1
phase movement
active ru_tormasow
unit ru_tormasow 2810
unit ru_muszc_1_1 2813 S
unit ru_art_3 2809 N form=line
unit pl_art_4 2209 N
do bombard ru_art_3 2209
roll 9
roll 4
event COUNTER_BATTERY_MISSES unit pl_art_4 a 1 [10.10.7]
expect unit pl_art_4 hex=2209 [10.10.7]

case the stars of the target help nobody
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_4 2209 S            # no stars
unit ru_art_3 2809 N form=line  # three stars
do bombard pl_art_4 2809
roll 9
roll 1
event COUNTER_BATTERY_MISSES unit ru_art_3 a 1 [10.10.7]

case Polish guns add one to the first roll
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2209 S
unit ru_art_3 2809 N form=line
unit ru_muszb_1_1 2816 S
unit ru_tormasow 2816
do bombard pl_art_2 2809
roll 6
event COUNTER_BATTERY_ON_TARGET unit ru_art_3 a 7 b 6 [10.10.7]
roll 0
expect unit ru_art_3 gone [10.10.7]
expect points polish 5 [10.10.7, 10.10.10a]    # 2 and the three stars of the target

case Polish guns with a 5 at six hexes miss
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2209 S
unit ru_art_3 2809 N form=line
do bombard pl_art_2 2809
roll 5
event COUNTER_BATTERY_MISSES unit ru_art_3 a 6 b 6 [10.10.7]

case exact chances at six and at one hex
phase movement
active ru_tormasow
unit ru_tormasow 2810
unit ru_muszc_1_1 2812 S
unit ru_art_3 2809 N form=line
unit ru_art_4 2813 N form=line
unit pl_art_2 2209 N            # 3 of 10, then 0 to 3
unit pl_art_3 2713 N            # 8 of 10, then 0 to 3
odds 12/100 bombard ru_art_3 2209 = gun lost [10.10.7]
odds 32/100 bombard ru_art_4 2713 = gun lost [10.10.7]

case the Polish chance at six hexes with two stars, and with none
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2209 S
unit pl_art_4 2213 S
unit ru_art_3 2809 N form=line
unit ru_art_4 2813 N form=line
odds 12/100 bombard pl_art_2 2809 = gun lost [10.10.7]
odds 4/100 bombard pl_art_4 2813 = gun lost [10.10.7]

case beyond six hexes there is no effect, r44
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2109 S
unit ru_art_3 2809 N form=line   # seven hexes
do bombard pl_art_2 2809
event TOO_FAR_FOR_GUNS unit ru_art_3 [10.10.7]
expect unit ru_art_3 hex=2809 [10.10.7]

case guns beside troops are safe; the troops check, r43
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2209 S
unit ru_art_3 2609 N form=line
unit ru_muszb_1_2 2609 N
do bombard pl_art_2 2609
chance 10.9.7-missing [10.10.7]
roll 9
do retreat ru_muszb_1_2 2709
expect unit ru_muszb_1_2 hex=2709 lost=1 [10.10.7]
expect unit ru_art_3 hex=2609 [10.10.7]

case of two batteries one is hit
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_2 2209 S
unit ru_art_3 2609 N form=line
unit ru_art_4 2609 N form=line
unit ru_muszb_1_1 2816 S
unit ru_tormasow 2816
do bombard pl_art_2 2609
roll 9
roll 0
expect unit ru_art_3 gone [10.10.7]
expect unit ru_art_4 hex=2609 [10.10.7]

case counter-battery fire at three hexes and a commander beside the guns
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_art_2 2409 S
unit pl_7pp_1_1 2413 S
unit ru_art_3 2709 N form=line
unit ru_tormasow 2709
unit ru_muszb_1_1 2816 S
do bombard pl_art_2 2709
chance 10.10.7
roll 1
event COUNTER_BATTERY_MISSES
chance 4.6.1a [10.10.7]

case limbered guns are guns too
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2112 N
unit pl_art_4 2209 S
unit ru_art_3 2809 N form=limbered
do bombard pl_art_4 2809
chance ASK_BATTERY_DIE [10.10.7]
