# [3.4] The other definitions: identifiers, modifiers, morale checks, points of movement, melee hexes, fractions.

case an identifier names one unit
setup
expect unit pl_3pp_1_1 hex=1411 [3.4a]      # 1/I/3 pp
expect unit pl_3pp_2_1 hex=1608 [3.4a]      # 1/II/3 pp
expect unit pl_2pp_1_1 hex=1809 [3.4a]      # 1/I/2 pp
expect unit pl_3pp_strz hex=2011 [3.4a]     # strz./3 pp
expect unit ru_jekatierynoslawski_2_1 hex=1321 [3.4a]   # 1/II/Jekatierynosławski
expect unit ru_jekatierynoslawski_3_1 hex=2706 [3.4a]   # 1/III/Jekatierynosławski

case higher morale stands where lower morale goes
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_1_1 0520 N
do bombard pl_art_1 0520
roll 7
event STANDS_FIRE unit ru_uglicki_1_1 a 8 b 8 [3.4b]

case the same roll drives musketeers back
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0520 N
do bombard pl_art_1 0520
roll 7
event IS_DRIVEN_BACK unit ru_uglicki_1_2 a 8 b 6 [3.4b]

case strength is what counts in melee
phase melee
active ru_f_denisow
unit ru_f_denisow 0420
unit ru_uglicki_1_2 0516 N from=0517          # 8
unit pl_3pp_1_1 0516 S lost=1                 # 4
roll 3
roll 5
event MOD_STRENGTH a 2 b 1 [3.4c]
event ATTACKER_WINS a 5 b 5 [3.4c]

case firepower, not strength, is what counts in fire
phase movement
active pl_madalinski
unit pl_madalinski 0414
unit pl_bkn_1w_1 0514 S                       # strength 6, firepower 4
unit ru_uglicki_1_2 0515 N
do fire pl_bkn_1w_1 0515
event FIRE_ROW a 2 [3.4h]                     # row 3-5, not 6-9

case a company of strength and firepower 6 finds the next row
phase movement
active pl_zajaczek
unit pl_zajaczek 0414
unit pl_3pp_1_1 0514 S
unit ru_uglicki_1_2 0515 N
do fire pl_3pp_1_1 0515
event FIRE_ROW a 3 [3.4h]

case a modifier is added to the roll
phase movement
active ru_pustowalow
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N lost=3  # firepower 4, jagers +1
unit pl_6pp_1_1 0516 S
do fire ru_jekatierynoslawski_3_1 0516
roll 6
event MOD_LIGHT_FIRES a 1 [3.4n]
event IS_DRIVEN_BACK unit pl_6pp_1_1 a 7 b 6 [3.4n]

case or taken from it
phase movement
active pl_madalinski
unit pl_madalinski 0414
unit pl_bkn_1w_1 0514 S
unit ru_uglicki_1_2 0515 N
do fire pl_bkn_1w_1 0515
roll 7
event MOD_CAVALRY_FIRES a -1 [3.4n]
event STANDS_FIRE unit ru_uglicki_1_2 a 6 b 6 [3.4n]

case a check is passed with a result equal to morale
phase movement
active pl_madalinski
unit pl_madalinski 0414
unit pl_3pp_1_1 0514 S lost=1
unit ru_uglicki_1_2 0515 N
do fire pl_3pp_1_1 0515
roll 6
event STANDS_FIRE unit ru_uglicki_1_2 a 6 b 6 [3.4o]

case and failed with one more
phase movement
active pl_madalinski
unit pl_madalinski 0414
unit pl_3pp_1_1 0514 S lost=1
unit ru_uglicki_1_2 0515 N
do fire pl_3pp_1_1 0515
roll 7
event IS_DRIVEN_BACK unit ru_uglicki_1_2 a 7 b 6 [3.4o]

case a worn unit checks against its lower morale
phase movement
active pl_madalinski
unit pl_madalinski 0414
unit pl_3pp_1_1 0514 S lost=1
unit ru_uglicki_1_2 0515 N lost=2
do fire pl_3pp_1_1 0515
roll 6
event IS_DRIVEN_BACK unit ru_uglicki_1_2 a 6 b 5 [3.4b, 3.4o]

case guns and commanders never check: one die for the one company among them
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_6pp_1_1 0414 S
unit pl_art_1 0514 S
unit ru_uglicki_1_2 0518 N
unit ru_art_1 0518 N
unit ru_art_2 0518 N
unit ru_f_denisow 0518
do bombard pl_art_1 0518
chance 10.9.7b [3.4p]
roll 3
event STANDS_FIRE unit ru_uglicki_1_2
expect actor russian [3.4p]                   # no further die
expect unit ru_art_1 hex=0518 [3.4p]
expect unit ru_f_denisow hex=0518 wounded=no [3.4p]

case both sides check in one phase, each for its own unit
edition 2013-en
phase movement
active pl_zajaczek
unit pl_zajaczek 0414
unit pl_3pp_1_1 0515 S
unit ru_uglicki_1_2 0517 N                    # will fire
unit ru_uglicki_1_3 0617 NW                   # will counterattack
do move pl_3pp_1_1
do step pl_3pp_1_1 0516
do counter ru_uglicki_1_3
do volley ru_uglicki_1_2
do fire ru_uglicki_1_2 0516
chance 10.9.7b [3.4q]
roll 2
event STANDS_FIRE unit pl_3pp_1_1 a 3 b 6 [3.4q]
chance ASK_COUNTER_DIE [3.4q]
roll 4
event WILL_COUNTERATTACK unit ru_uglicki_1_3 a 4 b 6 [3.4q]

case points of movement measure the way: four hexes of open ground for infantry
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_6pp_1_1 0514 S
unit pl_6pp_1_2 0314 S
do move pl_6pp_1_1
do step pl_6pp_1_1 0515
do step pl_6pp_1_1 0516
do step pl_6pp_1_1 0517
expect unit pl_6pp_1_1 mp=3 status=moving [3.4r]
do step pl_6pp_1_1 0518
expect unit pl_6pp_1_1 mp=4 hex=0518 status=moved [3.4r]
illegal move pl_6pp_1_1 8.15a [3.4r]

case a hex that costs more than is left is out of reach
phase movement
active pl_szyrer
unit pl_szyrer 1718
unit pl_6pp_1_1 1718 S
do move pl_6pp_1_1
do step pl_6pp_1_1 1719
do step pl_6pp_1_1 1720
do step pl_6pp_1_1 1721
illegal step pl_6pp_1_1 1722 NOT_ENOUGH_POINTS [3.4r]   # village
legal step pl_6pp_1_1 1622 [3.4r]

case a hex with units of both sides is a melee hex
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_6pp_1_1 0515 S
unit pl_6pp_1_2 0514 S
unit ru_uglicki_1_2 0515 N
expect unit pl_6pp_1_1 status=melee [3.4s]
expect unit ru_uglicki_1_2 status=melee [3.4s]
illegal move pl_6pp_1_1 6.11 [3.4s]
illegal fire pl_6pp_1_2 0515 10.6 [3.4s]

case a commander alone with enemies does not make one
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit ru_uglicki_1_2 0515 N
unit pl_kosciuszko 0515
unit pl_6pp_1_2 0514 S
expect unit ru_uglicki_1_2 status= [3.4s]
legal fire pl_6pp_1_2 0515 [3.4s]

case a half rounds up: 5 by 2 hexes is 3
phase movement
active ru_muromcow
unit ru_muromcow 0420
unit ru_woroneski_1 0518 N lost=2             # firepower 5
unit pl_6pp_1_1 0516 S
do fire ru_woroneski_1 0516
event FIRE_ROW a 2 [3.4t]                     # row 3-5

case less than a half rounds down: 4 by 3 is 1
phase movement
active ru_f_denisow
unit ru_f_denisow 0420
unit ru_uglicki_1_2 0818 N lost=2             # firepower 4
unit pl_6pp_1_2 0815 S
do fire ru_uglicki_1_2 0815
event FIRE_ROW a 1 [3.4t]                     # row 0-2
event FIRE_NO_EFFECT [3.4t]

case more than a half rounds up: 8 by 3 is 3
phase movement
active ru_f_denisow
unit ru_f_denisow 0420
unit ru_uglicki_1_2 0818 N                    # firepower 8, by 3 is 2.67
unit pl_6pp_1_2 0815 S
do fire ru_uglicki_1_2 0815
event FIRE_ROW a 2 [3.4t]                     # row 3-5

case a quarter of a square's firepower: 22 by 4 is 5.5, so 6
phase movement
active pl_zajaczek
unit pl_zajaczek 0414
unit pl_3pp_1_1 0514 S form=square
unit pl_3pp_1_2 0514 S form=square
unit pl_3pp_1_3 0514 S form=square
unit pl_3pp_1_4 0514 S form=square lost=1
unit ru_uglicki_1_2 0515 N
do fire pl_3pp_1_1 0515
event FIRE_ROW a 3 [3.4t]                     # row 6-9

case 20 by 4 is 5
phase movement
active pl_zajaczek
unit pl_zajaczek 0414
unit pl_3pp_1_1 0514 S form=square
unit pl_3pp_1_2 0514 S form=square
unit pl_3pp_1_3 0514 S form=square lost=1
unit pl_3pp_1_4 0514 S form=square lost=1
unit ru_uglicki_1_2 0515 N
do fire pl_3pp_1_1 0515
event FIRE_ROW a 2 [3.4t]                     # row 3-5
