# [10.10.2a, 10.10.2b] Every battery is settled by itself and joins nobody's fire.

case two batteries of one hex are two shots
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2209 S
unit pl_art_3 2209 S
unit ru_muszb_1_2 2609 N
do bombard pl_art_2 2609
chance 10.9.7-missing [10.10.2a]
illegal with pl_art_3 2.2 [10.10.2b]
roll 3
event MOD_RESULT a 1 [10.10.2a]
event STANDS_FIRE a 6 b 6 [10.10.2a]
illegal bombard pl_art_2 2609 10.10.3
legal bombard pl_art_3 2609 [10.10.2a]
do bombard pl_art_3 2609
roll 5
event MOD_RESULT a 1 [10.10.2b]
event IS_DRIVEN_BACK a 7 b 6 [10.10.2a]

case a battery beside riflemen does not join them
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2410 S
unit pl_art_2 2408 S
unit pl_art_3 2409 S
unit ru_muszb_1_2 2609 N
do fire pl_7pp_1_1 2609
illegal with pl_art_2 10.10.2b [10.10.2b]
illegal with pl_art_3 10.10.2b [10.10.2b]
do shoot
event FIRE_ROW a 2 [10.10.2b]

case every unit of the hex checks, from the top
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2209 S
unit ru_muszb_1_2 2609 N
unit ru_muszb_1_3 2609 N
do bombard pl_art_2 2609
roll 4
event IS_DRIVEN_BACK unit ru_muszb_1_2 a 7 b 6 [10.10.2a]
do retreat ru_muszb_1_2 2709
chance 10.9.7-missing [10.10.2a]
roll 3
event STANDS_FIRE unit ru_muszb_1_3 a 6 b 6 [10.10.2a]
expect unit ru_muszb_1_3 hex=2609 [10.10.2a]

# [6.2.1] under a Line marker only the unit on top checks
case a stack under a Line marker checks once
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2209 S
unit ru_muszb_1_1 2609 N form=ranked
unit ru_muszb_1_2 2609 N form=ranked
do bombard pl_art_2 2609
roll 3
event STANDS_FIRE unit ru_muszb_1_1 a 6 b 6 [10.10.2a]
expect prompt ASK_ACTIVE [10.10.2a]

# r150: the ground and order of the target count, the arm of the firer does not.
case modifiers of the target under artillery fire
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2209 S
unit ru_jegb_1_1 2609 N form=skirmish
do bombard pl_art_2 2609
roll 5
event MOD_TARGET_SKIRMISH a -1 [10.10.2a]
noevent MOD_LIGHT_FIRES
event STANDS_FIRE a 7 b 7 [10.10.2a]

# r138: each company checks; a square of less than four is broken.
case a square under artillery
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_art_2 2109 S
unit ru_muszb_1_1 2709 N form=square
unit ru_muszb_1_2 2709 N form=square
unit ru_muszb_1_3 2709 N form=square
unit ru_muszb_1_4 2709 N form=square
do bombard pl_art_2 2709
roll 2
event MOD_TARGET_SQUARE a 1 [10.9.7-missing]
event STANDS_FIRE unit ru_muszb_1_1 a 6 b 6 [10.10.2a]
roll 3
event IS_DRIVEN_BACK unit ru_muszb_1_2
do retreat ru_muszb_1_2 2809
do face ru_muszb_1_2 N
roll 1
roll 1
do face ru_muszb_1_1 N
expect unit ru_muszb_1_1 form=line hex=2709 [10.10.2a]
expect unit ru_muszb_1_2 form=line hex=2809
