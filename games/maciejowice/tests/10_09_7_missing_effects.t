# [10.9.7-missing] r59: the list of effects, taken over from Racławice.
# Firers have fired once and targets face them, so that [10.3.1] and [10.9.7] add nothing.

case M: at the morale it stands, above it goes back one hex
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S shots=1
unit pl_7pp_1_2 2411 S shots=1
unit ru_muszb_1_2 2609 N       # morale 6
unit ru_muszb_1_3 2612 N
do fire pl_7pp_1_1 2609
roll 6
event STANDS_FIRE a 6 b 6 [10.9.7-missing]
expect unit ru_muszb_1_2 hex=2609 lost=0 [10.9.7-missing]
do pass
do fire pl_7pp_1_2 2612
roll 7
event IS_DRIVEN_BACK unit ru_muszb_1_3 a 7 b 6 [10.9.7-missing]
do retreat ru_muszb_1_3 2712
expect unit ru_muszb_1_3 hex=2712 lost=0 facing=N [10.9.7-missing]

case a modified 9 costs a step besides, a modified 8 does not
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S shots=1
unit pl_7pp_1_2 2413 S shots=1
unit ru_muszb_1_2 2609 N
unit ru_muszb_1_3 2613 N
do fire pl_7pp_1_1 2609
roll 8
event IS_DRIVEN_BACK unit ru_muszb_1_2 a 8 b 6 [10.9.7-missing]
do retreat ru_muszb_1_2 2709
expect unit ru_muszb_1_2 lost=0 [10.9.7-missing]
do pass
do fire pl_7pp_1_2 2613
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_muszb_1_3 a 9 b 6 [10.9.7-missing]
do retreat ru_muszb_1_3 2713
expect unit ru_muszb_1_3 lost=1 hex=2713 [10.9.7-missing]

case a last step lost leaves nobody to go back
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S shots=1
unit ru_kozak_1 2609 N lost=1
unit ru_kozak_2 2821 S
do fire pl_7pp_1_1 2609
roll 9
event IS_DESTROYED unit ru_kozak_1 [10.9.7-missing]
expect unit ru_kozak_1 gone [10.9.7-missing]
expect points polish 1 [10.9.7-missing]

case the unit on top of a stack is hit, nobody else
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S shots=1
unit ru_muszb_1_2 2609 N
unit ru_muszb_1_3 2609 N
do fire pl_7pp_1_1 2609
roll 9
do retreat ru_muszb_1_2 2709
expect unit ru_muszb_1_2 lost=1 hex=2709 [10.9.4d]
expect unit ru_muszb_1_3 lost=0 hex=2609 [10.9.4d]

case the exact chances of a shot
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S shots=1
unit ru_muszb_1_2 2509 N       # M at morale 6: stands 0-6, back 7-8, back with a loss 9
odds 7/10 fire pl_7pp_1_1 2509 = stands [10.9.7-missing]
odds 2/10 fire pl_7pp_1_1 2509 = retreat [10.9.7-missing]
odds 1/10 fire pl_7pp_1_1 2509 = retreat, loss [10.9.7-missing]

case in woods one less
phase movement
active pl_sierakowski
unit pl_sierakowski 2107
unit pl_7pp_1_1 2206 SW shots=1  # front hexes 2205 and 2306
unit ru_muszb_1_1 2204 NE
do fire pl_7pp_1_1 2204
roll 7
event MOD_WOODS a -1 [10.9.7-missing]
event STANDS_FIRE a 6 b 6 [10.9.7-missing]

case among buildings one less
phase movement
active pl_sierakowski
unit pl_sierakowski 1708
unit pl_7pp_1_1 1609 NE shots=1  # front hexes 1510 and 1610
unit ru_muszb_1_1 1611 SW
do fire pl_7pp_1_1 1611
roll 7
event MOD_VILLAGE a -1 [10.9.7-missing]
event STANDS_FIRE a 6 b 6 [10.9.7-missing]

case the ground of the firer does not matter
phase movement
active pl_sierakowski
unit pl_sierakowski 1708
unit pl_7pp_1_1 1611 SW shots=1  # in the village
unit ru_muszb_1_1 1609 NE
do fire pl_7pp_1_1 1609
roll 7
noevent MOD_VILLAGE
event IS_DRIVEN_BACK a 7 b 6 [10.9.7-missing]

case when cavalry fires one less
phase movement
active ru_tormasow
unit ru_tormasow 2809
unit ru_woroneski_1 2609 N shots=1
unit pl_7pp_1_1 2509 S
do fire ru_woroneski_1 2509
roll 7
event MOD_CAVALRY_FIRES a -1 [10.9.7-missing]
event STANDS_FIRE a 6 b 6 [10.9.7-missing]

case skirmishers under fire one less
phase movement
active ru_tormasow
unit ru_tormasow 2809
unit ru_muszb_1_1 2609 N shots=1
unit pl_strz_1 2409 S form=skirmish   # morale 7
do fire ru_muszb_1_1 2409
roll 8
event MOD_TARGET_SKIRMISH a -1 [10.9.7-missing]
event STANDS_FIRE a 7 b 7 [10.9.7-missing]

case shooters alone add one, also in line
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2309
unit pl_strz_1 2409 S shots=1        # 2 : 1
unit ru_muszb_1_1 2509 N
do fire pl_strz_1 2509
roll 6
event MOD_LIGHT_FIRES a 1 [10.9.7-missing]
event IS_DRIVEN_BACK a 7 b 6 [10.9.7-missing]

# r37
case shooters and a line company together do not
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2309
unit pl_strz_1 2408 S shots=1
unit pl_7pp_1_1 2409 S shots=1
unit ru_muszb_1_1 2609 N
do fire pl_strz_1 2609
do with pl_7pp_1_1
roll 5
noevent MOD_LIGHT_FIRES
event STANDS_FIRE a 6 b 6 [10.9.7-missing]

case the Polish fusiliers are line troops
phase movement
active pl_kamienski
unit pl_kamienski 2309
unit pl_5fiz_1_1 2409 S shots=1
unit ru_muszb_1_1 2509 N
do fire pl_5fiz_1_1 2509
roll 6
noevent MOD_LIGHT_FIRES
event STANDS_FIRE a 6 b 6 [10.9.7-missing]

# r138: the top company checks for all, and the square is broken.
case a square under rifle fire
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S shots=1
unit ru_muszb_1_1 2609 N form=square
unit ru_muszb_1_2 2609 N form=square
unit ru_muszb_1_3 2609 N form=square
unit ru_muszb_1_4 2609 N form=square
do fire pl_7pp_1_1 2609
roll 8
event MOD_TARGET_SQUARE a 1 [10.9.7-missing]
event DRIVEN_BACK_WITH_LOSS unit ru_muszb_1_1 a 9 b 6 [10.9.7-missing]
do retreat ru_muszb_1_1 2709
do face ru_muszb_1_1 N
expect unit ru_muszb_1_1 form=line hex=2709 lost=1 [10.9.7-missing]
expect unit ru_muszb_1_4 form=line hex=2709 lost=0 [10.9.7-missing]

# r20: a square fires with a quarter of the sum, to all sides.
case a square fires once, with a quarter
phase movement
active pl_sierakowski
actor russian
unit pl_sierakowski 2109
unit pl_7pp_1_1 2409 S
unit ru_muszb_1_1 2509 S form=square
unit ru_muszb_1_2 2509 S form=square
unit ru_muszb_1_3 2509 S form=square
unit ru_muszb_1_4 2509 S form=square
do fire ru_muszb_1_1 2409
event FIRE_ROW a 2 [10.9.4a]     # 12 : 4 = 3
expect unit ru_muszb_1_1 shots=1
expect unit ru_muszb_1_4 shots=1
