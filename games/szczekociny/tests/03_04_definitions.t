# [3.4] Identifiers, values, modifiers, checks, movement points, melee hexes, fractions.

case an identifier names one unit
setup
expect unit pl_1pp_1_1 commander=pl_grochowski [3.4a]     # 1/I/1 pp
expect unit pl_1pp_2_1 commander=pl_grochowski [3.4a]     # 1/II/1 pp
expect unit pl_7pp_1_1 commander=pl_wodzicki [3.4a]       # 1/I/7 pp
expect unit pr_22pp_1_1 commander=pr_favrat [3.4a]        # 1/I/22 pp

case higher morale stands where lower goes
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_art_2 1520 S
unit pr_gren_1 1920 N
do bombard pl_art_2 1920
roll 5
event STANDS_FIRE unit pr_gren_1 a 8 b 8 [3.4b]

case the same roll drives musketeers back
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N
do bombard pl_art_2 1920
roll 5
event IS_DRIVEN_BACK unit ru_rgt_f_1_1 a 8 b 6 [3.4b]

case size is what counts in melee
phase melee
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1720 S from=1619           # 3
unit ru_rgt_f_1_1 1720 N lost=1  # 3
roll 5
roll 5
noevent MOD_STRENGTH [3.4c]
event ATTACKER_WINS a 5 b 5 [3.4c]

case twice the size is worth two
phase melee
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1720 S from=1619           # 3
unit pl_1pp_1_2 1720 S from=1619           # and 3
unit ru_rgt_f_1_1 1720 N lost=1  # 3
roll 5
roll 7
event MOD_STRENGTH a 2 b 0 [3.4c]
event ATTACKER_WINS a 7 b 7 [3.4c]

case firepower, not size, is what counts in fire
phase movement
active pl_sanguszko
unit pl_sanguszko 1520
unit pl_bkn_1w_1 1620 S                      # size 2, firepower 1
unit ru_rgt_f_1_1 1720 N
do fire pl_bkn_1w_1 1720
event FIRE_ROW a 1 [3.4h]            # row 0-1, not 2-3
event FIRE_NO_EFFECT [3.4h]

case a company of size and firepower 2 finds the next row
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S lost=1
unit ru_rgt_f_1_1 1720 N
do fire pl_1pp_1_1 1720
event FIRE_ROW a 2 [3.4h]

case a modifier is added to the roll
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_strz_g_1 1620 S shots=1              # shooters: +1; the second shot of the turn
unit ru_rgt_f_1_1 1720 N
do fire pl_strz_g_1 1720
roll 6
event MOD_LIGHT_FIRES a 1 [3.4n]
event IS_DRIVEN_BACK unit ru_rgt_f_1_1 a 7 b 6 [3.4n]

case or taken from it
phase movement
active ru_rachmanow
unit ru_rachmanow 1920
unit ru_smolenski_1 1820 N shots=1              # dragoons: -1; the second shot of the turn
unit pl_1pp_1_1 1720 S
do fire ru_smolenski_1 1720
roll 7
event MOD_CAVALRY_FIRES a -1 [3.4n]
event STANDS_FIRE unit pl_1pp_1_1 a 6 b 6 [3.4n]

case a check is passed with a result equal to morale
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S shots=1
unit ru_rgt_f_1_1 1720 N
do fire pl_1pp_1_1 1720
roll 6
event STANDS_FIRE unit ru_rgt_f_1_1 a 6 b 6 [3.4o]

case and failed with one more
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S shots=1
unit ru_rgt_f_1_1 1720 N
do fire pl_1pp_1_1 1720
roll 7
event IS_DRIVEN_BACK unit ru_rgt_f_1_1 a 7 b 6 [3.4o]

case a unit on its back side checks against its lower morale
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S shots=1
unit ru_rgt_f_1_1 1720 N lost=2
do fire pl_1pp_1_1 1720
roll 6
event IS_DRIVEN_BACK unit ru_rgt_f_1_1 a 6 b 5 [3.4b, 3.4o]

case guns and commanders never check: one die for the company beside them
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1519 S
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1920 N
unit ru_art_7 1920 N form=line
unit ru_rachmanow 1920
do bombard pl_art_2 1920
chance 10.9.7-missing [3.4p]
roll 2
event STANDS_FIRE unit ru_rgt_f_1_1
noevent COMMANDER_UNHURT [3.4p]
expect actor allied [3.4p]                # no further die: the other side may fire
expect unit ru_art_7 hex=1920 [3.4p]
expect unit ru_rachmanow hex=1920 wounded=no [3.4p]

case movement points measure the way: four hexes of open ground for infantry
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1420 S
unit pl_1pp_1_2 1421 S
do move pl_1pp_1_1
do step pl_1pp_1_1 1520
do step pl_1pp_1_1 1620
do step pl_1pp_1_1 1720
expect unit pl_1pp_1_1 mp=3 status=moving [3.4r]
do step pl_1pp_1_1 1820
expect unit pl_1pp_1_1 mp=4 hex=1820 status=moved [3.4r]
illegal move pl_1pp_1_1 8.16a [3.4r]

case a hex that costs more than is left is out of reach
phase movement
active pl_grochowski
unit pl_grochowski 1409
unit pl_1pp_1_1 1409 S mp=3
unit pl_1pp_1_2 1420 S
do move pl_1pp_1_1
illegal step pl_1pp_1_1 1509 NOT_ENOUGH_POINTS [3.4r]     # village
legal turn pl_1pp_1_1 SW [3.4r]

case a hex with units of both sides is a melee hex
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S
unit ru_rgt_f_1_1 1520 N
expect unit pl_1pp_1_1 status=melee [3.4s]
expect unit ru_rgt_f_1_1 status=melee [3.4s]
illegal move pl_1pp_1_1 6.13 [3.4s]
illegal fire pl_1pp_1_2 1520 10.6 [3.4s]

case a commander alone with enemies does not make one
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_2 1420 S
unit ru_rgt_f_1_1 1520 N
unit pl_kosciuszko 1520
expect unit ru_rgt_f_1_1 status= [3.4s]
legal fire pl_1pp_1_2 1520 [3.4s]

case a half rounds up: 3 by 2 hexes is 2
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1720 N
do fire pl_1pp_1_1 1720
event FIRE_ROW a 2 [3.4t]             # row 2-3

case less than a half rounds down: 4 by 3 is 1
phase movement
active ru_rachmanow
unit ru_rachmanow 1920
unit ru_rgt_f_1_1 1820 N             # firepower 4
unit pl_1pp_1_1 1520 S
do fire ru_rgt_f_1_1 1520
event FIRE_ROW a 1 [3.4t]
event FIRE_NO_EFFECT [3.4t]

case more than a half rounds up: 5 by 3 is 2
phase movement
active pr_favrat
unit pr_favrat 1920
unit pr_22pp_1_1 1820 N              # firepower 5
unit pl_1pp_1_1 1520 S
do fire pr_22pp_1_1 1520
event FIRE_ROW a 2 [3.4t]

case a quarter of a square's firepower: 10 by 4 is 2.5, so 3
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S form=square lost=1
unit pl_1pp_1_2 1520 S form=square lost=1
unit pl_1pp_1_3 1520 S form=square
unit pl_1pp_1_4 1520 S form=square
unit ru_rgt_f_1_1 1720 N
do fire pl_1pp_1_1 1720
event FIRE_ROW a 2 [3.4t]               # 3 by 2 hexes is 1.5, so 2

case 9 by 4 is 2
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S form=square lost=1
unit pl_1pp_1_2 1520 S form=square lost=1
unit pl_1pp_1_3 1520 S form=square lost=1
unit pl_1pp_1_4 1520 S form=square
unit ru_rgt_f_1_1 1720 N
do fire pl_1pp_1_1 1720
event FIRE_ROW a 1 [3.4t]               # 2 by 2 hexes is 1
