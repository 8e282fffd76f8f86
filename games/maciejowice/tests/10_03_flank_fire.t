# [10.3.1, 10.3.2] Fire that reaches the target through its flank or rear adds one to the check; the
# border between front and flank does not. Targets have morale 6; the firers shoot for the second time.
case through the front nothing, through the flank one
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=1
unit pl_7pp_1_2 2413 S shots=1
unit ru_muszb_1_1 2509 N        # front 2408 and 2409
unit ru_muszb_1_2 2513 S        # its back to the firer
do fire pl_7pp_1_1 2509
roll 6
noevent MOD_FIRE_FLANK
event STANDS_FIRE a 6 b 6 [10.3.1]
do pass
do fire pl_7pp_1_2 2513
roll 6
event MOD_FIRE_FLANK a 1 [10.3.1]
event IS_DRIVEN_BACK a 7 b 6 [10.3.1]

case straight through the flank
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=1
unit ru_muszb_1_1 2609 SE       # front 2610 and 2709; the line comes in between 2508 and 2509
do fire pl_7pp_1_1 2609
roll 6
event MOD_FIRE_FLANK a 1 [10.3.1]
event IS_DRIVEN_BACK a 7 b 6 [10.3.1]

# The line from 2409 to 2609 runs along the side between 2509 and 2510: from the target facing NE
# (front 2510 and 2610, flank 2509) it is the border of front and flank.
case along the border of front and flank there is none
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=1
unit ru_muszb_1_1 2609 NE
do fire pl_7pp_1_1 2609
roll 6
noevent MOD_FIRE_FLANK
event STANDS_FIRE a 6 b 6 [10.3.2]

case the other border
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=1
unit ru_muszb_1_1 2609 NW       # front 2509 and 2608, flank 2510
do fire pl_7pp_1_1 2609
roll 6
noevent MOD_FIRE_FLANK
event STANDS_FIRE a 6 b 6 [10.3.2]

# Three hexes: from 2710 facing NE (front 2610 and 2711) the line to 2409 leaves just inside the
# flank, from 2715 to 2415 just inside the front.
case just inside the flank, and just inside the front
phase movement
active pl_sierakowski
unit pl_sierakowski 2211
unit pl_15pp_1_1 2409 S shots=1
unit pl_15pp_1_2 2415 S shots=1
unit ru_muszb_1_1 2710 NE
unit ru_muszb_1_2 2715 NE
do fire pl_15pp_1_1 2710
event FIRE_ROW a 2
roll 6
event MOD_FIRE_FLANK a 1 [10.3.1]
event IS_DRIVEN_BACK a 7 b 6 [10.3.1]
do retreat ru_muszb_1_1 2709
do pass
do fire pl_15pp_1_2 2715
roll 6
noevent MOD_FIRE_FLANK
event STANDS_FIRE a 6 b 6 [10.3.2]

# All lines of a group must come through flank or rear; one through the front spares the target.
case a group that fires from front and flank
phase movement
active pl_sierakowski
unit pl_sierakowski 2211
unit pl_7pp_1_1 2409 S shots=1   # to 2609 facing NE: the border, so front
unit pl_7pp_1_2 2408 S shots=1   # to 2609: through its flank 2509
unit ru_muszb_1_1 2609 NE
do fire pl_7pp_1_1 2609
do with pl_7pp_1_2
event FIRE_ROW a 3 b 1
roll 5
noevent MOD_FIRE_FLANK
event STANDS_FIRE a 6 b 6 [10.3.1]

case artillery from the flank adds one as well, to each unit of the stack
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_art_4 2209 S            # no stars; four hexes: 1M
unit ru_muszb_1_1 2609 S
unit ru_muszb_1_2 2609 S
do bombard pl_art_4 2609
roll 4
event MOD_FIRE_FLANK unit ru_muszb_1_1 a 1 [10.3.1]
event STANDS_FIRE a 6 b 6 [10.3.1]
roll 5
event MOD_FIRE_FLANK unit ru_muszb_1_2 a 1 [10.3.1]
event IS_DRIVEN_BACK unit ru_muszb_1_2 a 7 b 6 [10.3.1]

# r139
case a square has no flank
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=1
unit ru_muszb_1_1 2609 S form=square
unit ru_muszb_1_2 2609 S form=square
unit ru_muszb_1_3 2609 S form=square
unit ru_muszb_1_4 2609 S form=square
do fire pl_7pp_1_1 2609
roll 5
noevent MOD_FIRE_FLANK
event STANDS_FIRE a 6 b 6 [10.3.1]

# r139: the unit on top speaks for the stack; a gun beside it may face as it likes.
case a battery in the hex that faces the firer changes nothing
phase movement
active pl_sierakowski
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S shots=1
unit ru_art_3 2509 N form=line
unit ru_muszb_1_1 2509 S
do fire pl_7pp_1_1 2509
roll 5
event MOD_FIRE_FLANK a 1 [10.3.1]
event STANDS_FIRE a 6 b 6 [10.3.1]
