# [10.10.4] Guns against guns that stand alone, six hexes and less.

case Russian guns need more than the distance, then a 0
phase movement
active ru_tormasow
unit ru_tormasow 0823
unit ru_jekatierynoslawski_2_1 0822 S
unit ru_art_1 0820 N
unit pl_art_1 0814 N             # six hexes
do bombard ru_art_1 0814
chance ASK_BATTERY_DIE [10.10.4]
roll 7
event COUNTER_BATTERY_ON_TARGET unit pl_art_1 a 7 b 6 [10.10.4]
chance ASK_BATTERY_HIT [10.10.4]
roll 0
expect unit pl_art_1 gone [10.10.4]
expect points russian 8 [10.10.4]

case equal to the distance misses
phase movement
active ru_tormasow
unit ru_tormasow 0823
unit ru_jekatierynoslawski_2_1 0822 S
unit ru_art_1 0820 N
unit pl_art_1 0814 N
do bombard ru_art_1 0814
roll 6
event COUNTER_BATTERY_MISSES unit pl_art_1 [10.10.4]
expect actor russian [10.10.4]
expect unit pl_art_1 hex=0814 [10.10.4]

case the second roll must be a 0
phase movement
active ru_tormasow
unit ru_tormasow 0823
unit ru_jekatierynoslawski_2_1 0822 S
unit ru_art_1 0820 N
unit pl_art_1 0814 N
do bombard ru_art_1 0814
roll 9
roll 1
event COUNTER_BATTERY_MISSES unit pl_art_1 [10.10.4]
expect unit pl_art_1 hex=0814 [10.10.4]

case Polish guns add one
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0812 S
unit pl_art_1 0814 S
unit ru_art_1 0820 S
do bombard pl_art_1 0820
roll 6
event COUNTER_BATTERY_ON_TARGET unit ru_art_1 a 7 b 6 [10.10.4]
roll 0
expect unit ru_art_1 gone [10.10.4]

case Polish guns with a 5 at six hexes miss
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0812 S
unit pl_art_1 0814 S
unit ru_art_1 0820 S
do bombard pl_art_1 0820
roll 5
event COUNTER_BATTERY_MISSES unit ru_art_1 a 6 b 6 [10.10.4]

case exact chances at six and at one hex
phase movement
active ru_tormasow
unit ru_tormasow 0823
unit ru_jekatierynoslawski_2_1 0822 S
unit ru_art_1 0820 N
unit ru_art_2 1220 N
unit pl_art_1 0814 N             # 3 of 10, then 1 of 10
unit pl_art_2 1219 N             # 8 of 10, then 1 of 10
odds 3/100 bombard ru_art_1 0814 = gun lost [10.10.4]
odds 8/100 bombard ru_art_2 1219 = gun lost [10.10.4]

case the Polish chance at six hexes
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0812 S
unit pl_art_1 0814 S
unit ru_art_1 0820 S
odds 4/100 bombard pl_art_1 0820 = gun lost [10.10.4]

case beyond six hexes there is no effect, r44
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0812 S
unit pl_art_1 0814 S
unit ru_art_1 0821 S             # seven hexes
do bombard pl_art_1 0821
event TOO_FAR_FOR_GUNS unit ru_art_1 [10.10.4]
expect actor polish [10.10.4]
expect unit ru_art_1 hex=0821 [10.10.4]

case guns beside troops are safe; the troops check, r43
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0812 S
unit pl_art_1 0814 S
unit ru_art_1 0820 S
unit ru_uglicki_1_2 0820 S
do bombard pl_art_1 0820
chance 10.9.7b [10.10.4]
roll 9
do retreat ru_uglicki_1_2 0819
expect unit ru_uglicki_1_2 hex=0819 lost=1 [10.10.4]
expect unit ru_art_1 hex=0820 [10.10.4]

case of several guns one is hit
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0812 S
unit pl_art_1 0814 S
unit ru_art_1 0820 S
unit ru_art_2 0820 S
do bombard pl_art_1 0820
roll 9
roll 0
expect unit ru_art_1 gone [10.10.4]
expect unit ru_art_2 hex=0820 [10.10.4]

case counter-battery fire at three hexes and a commander beside the gun
phase movement
active pl_zajaczek
unit pl_zajaczek 0815
unit pl_art_1 0816 S
unit pl_3pp_1_1 1216 S
unit ru_art_1 0819 S
unit ru_tomatis 0819
unit ru_kozak_1 2020 S
do bombard pl_art_1 0819
chance 10.10.4
roll 2
event COUNTER_BATTERY_MISSES
chance 4.5.1a [4.5.2, 10.10.4]
