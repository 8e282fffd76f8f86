# [10.10.2a, 10.10.2b] Every gun is settled by itself and joins nobody's fire.

case two guns of one hex are two shots
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_art_1 0816 S
unit pl_art_2 0816 S
unit ru_uglicki_1_2 0820 S
do bombard pl_art_1 0820
chance 10.9.7b [10.10.2a]
illegal with pl_art_2 2.2 [10.10.2b]
roll 5
event MOD_RESULT a 1 [10.10.2a]
event STANDS_FIRE a 6 b 6 [10.10.2a]
illegal bombard pl_art_1 0820 10.10.3
legal bombard pl_art_2 0820 [10.10.2a]
do bombard pl_art_2 0820
roll 6
event MOD_RESULT a 1 [10.10.2b]
event IS_DRIVEN_BACK a 7 b 6 [10.10.2a]

case a gun beside riflemen does not join them
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0816 S
unit pl_3pp_1_2 0916 S
unit pl_art_1 0716 S
unit pl_art_2 0816 S
unit ru_uglicki_1_2 0818 S
do fire pl_3pp_1_1 0818
illegal with pl_art_1 10.10.2b [10.10.2b]
illegal with pl_art_2 10.10.2b [10.10.2b]
do shoot
event FIRE_ROW a 2 [10.10.2b]

# r150: the ground and order of the target count, the arm of the firer does not.
case modifiers of the target under artillery fire
phase movement
active pl_zajaczek
unit pl_zajaczek 1520
unit pl_art_1 1522 NE
unit pl_art_2 1620 NE
unit ru_uglicki_1_2 1722 SW      # in the village
unit ru_jekatierynoslawski_2_1 1820 SW form=skirmish
do bombard pl_art_1 1722
roll 5
event MOD_VILLAGE a -1 [10.10.2a]
event MOD_RESULT a 2
event STANDS_FIRE a 6 b 6
do pass
do bombard pl_art_2 1820
roll 6
event MOD_TARGET_SKIRMISH a -1 [10.10.2a]
event STANDS_FIRE a 7 b 7

case every unit of the hex checks, from the top
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_art_1 0816 S
unit ru_uglicki_1_2 0820 S
unit ru_uglicki_1_3 0820 S
unit ru_art_1 0820 S
do bombard pl_art_1 0820
roll 6
event IS_DRIVEN_BACK unit ru_uglicki_1_2 [10.10.2a]
do retreat ru_uglicki_1_2 0819
chance 10.9.7b [10.10.2a]
roll 5
event STANDS_FIRE unit ru_uglicki_1_3 [10.10.2a]
expect unit ru_art_1 hex=0820 [10.10.2a]

# r138: each company checks; a square of less than four is broken.
case a square under artillery
phase movement
active pl_zajaczek
unit pl_zajaczek 0813
unit pl_3pp_1_1 0812 S
unit pl_art_1 0814 S
unit ru_uglicki_1_2 0820 N form=square
unit ru_uglicki_1_3 0820 N form=square
unit ru_uglicki_1_4 0820 N form=square
unit ru_uglicki_1_5 0820 N form=square
do bombard pl_art_1 0820
roll 4
event MOD_TARGET_SQUARE a 1 [10.9.7i]
event STANDS_FIRE unit ru_uglicki_1_2 a 6 b 6 [10.10.2a]
roll 5
event IS_DRIVEN_BACK unit ru_uglicki_1_3
do retreat ru_uglicki_1_3 0821
do face ru_uglicki_1_3 N
roll 0
roll 0
expect actor russian
do face ru_uglicki_1_2 N
expect unit ru_uglicki_1_2 form=line hex=0820 [10.10.2a]
expect unit ru_uglicki_1_3 form=line hex=0821
