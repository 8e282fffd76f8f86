# [10.11 to 10.11.6] Driven back. The firers stand two hexes away: row 2-3, an unmodified check;
# for their second shot; 8 drives a company of morale 6 back without a loss of its own.
# 2609 facing N: rear 2709 and 2710.

case a unit that fails under fire goes to one of the two hexes behind it
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N
do fire ru_muszb_1_1 2609
roll 8
expect prompt ASK_RETREAT [10.11]
expect actor polish [10.11]
expect count retreat 2 [10.11]
legal retreat pl_7pp_1_1 2709 [10.11]
legal retreat pl_7pp_1_1 2710 [10.11]
illegal retreat pl_7pp_1_1 2509 10.11 [10.11]
illegal retreat pl_7pp_1_1 2610 10.11 [10.11]
do retreat pl_7pp_1_1 2710
event GOES_BACK unit pl_7pp_1_1 hex 2710 [10.11]
expect unit pl_7pp_1_1 hex=2710 facing=N lost=0 [10.11, 10.11.1]

case fire from behind drives it towards the firer
phase movement
active ru_tormasow
unit ru_tormasow 2809
unit ru_muszb_1_1 2709 N shots=1          # front 2608 and 2609 are the rear of the target
unit pl_7pp_1_1 2509 N
do fire ru_muszb_1_1 2509
roll 7
expect count retreat 2 [10.11]
illegal retreat pl_7pp_1_1 2409 10.11 [10.11]
do retreat pl_7pp_1_1 2609
event LOSS_IN_ENEMY_FRONT unit pl_7pp_1_1 [10.11.4]
expect unit pl_7pp_1_1 hex=2609 lost=1 [10.11, 10.11.4]

case going back costs no movement points, and the unit does not turn
phase movement
active pl_sierakowski
actor russian
unit pl_sierakowski 2711
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N mp=1
unit pl_7pp_1_2 2813 N
do fire ru_muszb_1_1 2609
roll 8
do retreat pl_7pp_1_1 2709
expect unit pl_7pp_1_1 hex=2709 mp=1 facing=N [10.11.1]

case a unit without points goes back as well
phase movement
active pl_sierakowski
actor russian
unit pl_sierakowski 2711
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N mp=4
unit pl_7pp_1_2 2813 N
do fire ru_muszb_1_1 2609
roll 8
do retreat pl_7pp_1_1 2709
expect unit pl_7pp_1_1 hex=2709 mp=4 [10.11.1]
expect prompt ASK_ACTIVE [10.11.1]

case it may join a stack, at the bottom, and faces as the stack does
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N
unit pl_7pp_1_2 2709 SE
unit pl_7pp_1_3 2709 SE
do fire ru_muszb_1_1 2609
roll 8
legal retreat pl_7pp_1_1 2710 [10.11.2]
do retreat pl_7pp_1_1 2709
expect unit pl_7pp_1_1 hex=2709 facing=SE order=3 [10.11.2]
expect unit pl_7pp_1_2 order=1 facing=SE [10.11.2]

case with guns alone it keeps its own facing, r140
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N
unit pl_art_2 2709 SE
do fire ru_muszb_1_1 2609
roll 8
do retreat pl_7pp_1_1 2709
expect unit pl_7pp_1_1 hex=2709 facing=N [10.11.2]
expect unit pl_art_2 facing=SE [10.11.2]

case uphill costs a loss
phase movement
active ru_tormasow
unit ru_tormasow 2320
unit ru_muszb_1_1 2320 N shots=1
unit pl_7pp_1_1 2120 S           # rear 2019 and 2020, slopes
do fire ru_muszb_1_1 2120
roll 8
do retreat pl_7pp_1_1 2020
event LOSS_UPHILL unit pl_7pp_1_1 [10.11.3]
expect unit pl_7pp_1_1 hex=2020 lost=1 [10.11.3]

case from slope to hill as well
phase movement
active ru_tormasow
unit ru_tormasow 2220
unit ru_muszb_1_1 2220 N shots=1
unit pl_7pp_1_1 2020 S           # rear 1920 and 1921, hill
do fire ru_muszb_1_1 2020
roll 8
do retreat pl_7pp_1_1 1920
event LOSS_UPHILL unit pl_7pp_1_1 [10.11.3]
expect unit pl_7pp_1_1 hex=1920 lost=1 [10.11.3]

case uphill along a road too
phase movement
active ru_tormasow
unit ru_tormasow 2324
unit ru_muszb_1_1 2324 N shots=1
unit pl_7pp_1_1 2124 S           # the road goes up to 2024
do fire ru_muszb_1_1 2124
roll 8
do retreat pl_7pp_1_1 2024
event LOSS_UPHILL unit pl_7pp_1_1 [10.11.3]
expect unit pl_7pp_1_1 hex=2024 lost=1 [10.11.3]

case downhill costs none
phase movement
active ru_tormasow
unit ru_tormasow 1720
unit ru_muszb_1_1 1720 S shots=1
unit pl_7pp_1_1 1920 N           # rear 2019 and 2020
do fire ru_muszb_1_1 1920
roll 8
do retreat pl_7pp_1_1 2020
noevent LOSS_UPHILL
expect unit pl_7pp_1_1 hex=2020 lost=0 [10.11.3]

case up into the castle from the slope, r143, r146
phase movement
active ru_tormasow
unit ru_tormasow 1642
unit ru_muszb_1_1 1642 SW shots=1
unit pl_7pp_1_1 1640 NE          # rear 1639 and 1740
do fire ru_muszb_1_1 1640
roll 8
do retreat pl_7pp_1_1 1639
event LOSS_UPHILL unit pl_7pp_1_1 [10.11.3]
expect unit pl_7pp_1_1 hex=1639 lost=1 [10.11.3]

case across the river costs a loss
phase movement
active ru_tormasow
unit ru_tormasow 2902
unit ru_muszb_1_1 2902 S shots=1
unit pl_7pp_1_1 3102 N           # rear 3201 and 3202, beyond the Okrzejka
do fire ru_muszb_1_1 3102
roll 8
do retreat pl_7pp_1_1 3202
event LOSS_OVER_STREAM unit pl_7pp_1_1 [10.11.3]
expect unit pl_7pp_1_1 hex=3202 lost=1 [10.11.3]

case the bridge spares no loss
phase movement
active ru_tormasow
unit ru_tormasow 2723
unit ru_muszb_1_1 2723 S shots=1
unit pl_7pp_1_1 2923 N           # the bridge is 2923/3022
do fire ru_muszb_1_1 2923
roll 8
do retreat pl_7pp_1_1 3022
event LOSS_OVER_STREAM unit pl_7pp_1_1 [10.11.3]
expect unit pl_7pp_1_1 hex=3022 lost=1 [10.11.3]

case into the marsh costs a loss
phase movement
active ru_tormasow
unit ru_tormasow 2534
unit ru_muszb_1_1 2534 NE shots=1
unit pl_7pp_1_1 2536 SW          # rear 2537, marsh, and 2436
do fire ru_muszb_1_1 2536
roll 8
do retreat pl_7pp_1_1 2537
event LOSS_IN_MARSH unit pl_7pp_1_1 [10.11.3]
expect unit pl_7pp_1_1 hex=2537 lost=1 [10.11.3]

case beside the marsh nothing is lost
phase movement
active ru_tormasow
unit ru_tormasow 2534
unit ru_muszb_1_1 2534 NE shots=1
unit pl_7pp_1_1 2536 SW
do fire ru_muszb_1_1 2536
roll 8
do retreat pl_7pp_1_1 2436
noevent LOSS_IN_MARSH
expect unit pl_7pp_1_1 hex=2436 lost=0 [10.11.3]

# r236: the paragraph names marsh, river and slope together and takes one loss.
case across the river into the marsh is a single loss
phase movement
active ru_tormasow
unit ru_tormasow 2535
unit ru_muszb_1_1 2535 NE shots=1
unit pl_7pp_1_1 2537 SW          # the river is 2537/2538
do fire ru_muszb_1_1 2537
roll 8
do retreat pl_7pp_1_1 2538
event LOSS_OVER_STREAM unit pl_7pp_1_1 [10.11.3]
noevent LOSS_IN_MARSH
expect unit pl_7pp_1_1 hex=2538 lost=1 [10.11.3]

case the front of an enemy is a paragraph of its own and adds its loss
phase movement
active ru_tormasow
unit ru_tormasow 2628
unit ru_muszb_1_1 2628 S shots=1
unit ru_muszb_1_2 3028 N             # front 2928 among others
unit pl_15pp_1_1 2828 N
do fire ru_muszb_1_1 2828
roll 8
do retreat pl_15pp_1_1 2928
event LOSS_OVER_STREAM unit pl_15pp_1_1 [10.11.3]
event LOSS_IN_ENEMY_FRONT unit pl_15pp_1_1 [10.11.4]
expect unit pl_15pp_1_1 hex=2928 lost=2 [10.11.3, 10.11.4]

case ground that is closed is no way back
phase movement
active ru_tormasow
unit ru_tormasow 2137
unit ru_muszb_1_1 2137 NE shots=1
unit pl_7pp_1_1 2139 SW          # rear 2140, the pond, and 2039
do fire ru_muszb_1_1 2139
roll 8
event GOES_BACK unit pl_7pp_1_1 hex 2039 [10.11.5]
expect unit pl_7pp_1_1 hex=2039 [10.11.5]

case into the front of an enemy costs a loss, one for all fronts
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit ru_muszb_1_2 2809 N             # front 2709 and 2710
unit ru_muszb_1_3 2708 NE            # front 2608 and 2709
unit pl_7pp_1_1 2609 N
do fire ru_muszb_1_1 2609
roll 8
do retreat pl_7pp_1_1 2709
event LOSS_IN_ENEMY_FRONT unit pl_7pp_1_1 [10.11.4]
expect unit pl_7pp_1_1 hex=2709 lost=1 [10.11.4]               # r103

case beside an enemy who looks away nothing is lost
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit ru_muszb_1_2 2809 S
unit pl_7pp_1_1 2609 N
do fire ru_muszb_1_1 2609
roll 8
do retreat pl_7pp_1_1 2709
noevent LOSS_IN_ENEMY_FRONT
expect unit pl_7pp_1_1 lost=0 [10.11.4]

case a unit of size 1 is lost on the way, by the fire: a point
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit ru_muszb_1_2 2809 N
unit pl_7pp_1_1 2609 N lost=2
unit pl_7pp_1_2 2321 N
unit pl_sierakowski 2321
do fire ru_muszb_1_1 2609
roll 7
do retreat pl_7pp_1_1 2709
event IS_DESTROYED unit pl_7pp_1_1 [10.11.4]
expect unit pl_7pp_1_1 gone [10.11.4]
expect points russian 1 [10.11.4]                            # r133

case off the map there is no way back
phase movement
active ru_tormasow
unit ru_tormasow 0316
unit ru_muszb_1_1 0316 N shots=1
unit pl_7pp_1_1 0116 S           # its rear is beyond the edge
unit pl_7pp_1_2 0440 S
unit pl_sierakowski 0440
do fire ru_muszb_1_1 0116
roll 8
event NOWHERE_TO_GO unit pl_7pp_1_1 [10.11.5]
expect unit pl_7pp_1_1 gone [10.11.5]
expect points russian 1 [10.11.5]

case nor among enemies; the other hex must be taken, r101
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit ru_muszb_1_2 2709 S
unit pl_7pp_1_1 2609 N
do fire ru_muszb_1_1 2609
roll 8
event GOES_BACK unit pl_7pp_1_1 hex 2710 [10.11.5]
expect unit pl_7pp_1_1 hex=2710 [10.11.5]

case enemies in both rear hexes are the end
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit ru_muszb_1_2 2709 S
unit ru_muszb_1_3 2710 S
unit pl_7pp_1_1 2609 N
unit pl_7pp_1_2 2321 N
unit pl_sierakowski 2321
do fire ru_muszb_1_1 2609
roll 8
event NOWHERE_TO_GO unit pl_7pp_1_1 [10.11.5]
expect unit pl_7pp_1_1 gone [10.11.5]
expect points russian 1 [10.11.5]

# Size 3 beside 18 would be 21, beside 17 it is 20.
case a full hex is closed; the other one must be taken, r101
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N
unit pl_15pp_1_1 2709 N
unit pl_15pp_1_2 2709 N
unit pl_15pp_1_3 2709 N
unit pl_7pp_1_2 2709 N
unit pl_grenkrak_1_1 2710 N
unit pl_grenkrak_1_2 2710 N
unit pl_grenkrak_1_3 2710 N
unit pl_15pp_1_4 2710 N
do fire ru_muszb_1_1 2609
roll 8
event GOES_BACK unit pl_7pp_1_1 hex 2710 [10.11.6]
expect unit pl_7pp_1_1 hex=2710 order=5 [10.11.6]

case both full: eliminated
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N
unit pl_15pp_1_1 2709 N
unit pl_15pp_1_2 2709 N
unit pl_15pp_1_3 2709 N
unit pl_7pp_1_2 2709 N
unit pl_grenkrak_1_1 2710 N
unit pl_grenkrak_1_2 2710 N
unit pl_grenkrak_1_3 2710 N
unit pl_15pp_1_4 2710 N
unit pl_7pp_1_3 2710 N lost=2
do fire ru_muszb_1_1 2609
roll 8
expect unit pl_7pp_1_1 gone [10.11.6]
expect points russian 1 [10.11.6]

case infantry does not go back among cavalry
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N
unit pl_wojciechowski_1 2709 N
do fire ru_muszb_1_1 2609
roll 8
event GOES_BACK unit pl_7pp_1_1 hex 2710 [10.11.6]
expect unit pl_7pp_1_1 hex=2710 [10.11.6]

case cavalry behind both hexes: eliminated
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N
unit pl_7pp_1_2 2321 N
unit pl_wojciechowski_1 2709 N
unit pl_wojciechowski_2 2710 N
do fire ru_muszb_1_1 2609
roll 8
expect unit pl_7pp_1_1 gone [10.11.6]

case cavalry of size 2 fits beside 2, not beside 4
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_wojciechowski_1 2609 N             # morale 6
unit pl_wojciechowski_2 2709 N
unit pl_wojciechowski_3 2709 N
unit pl_wojciechowski_4 2710 N
do fire ru_muszb_1_1 2609
roll 8
event GOES_BACK unit pl_wojciechowski_1 hex 2710 [10.11.6]
expect unit pl_wojciechowski_1 hex=2710 order=2 [10.11.6]

# With a battery infantry of size 10 at most: 3 beside 8 is too much, beside 7 it fits.
case with a battery there is less room
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N
unit pl_art_2 2709 N
unit pl_7pp_1_2 2709 N
unit pl_7pp_1_3 2709 N
unit pl_7pp_1_4 2709 N lost=1
unit pl_art_3 2710 N
unit pl_7pp_2_1 2710 N
unit pl_7pp_2_2 2710 N
unit pl_7pp_2_3 2710 N lost=2
do fire ru_muszb_1_1 2609
roll 8
event GOES_BACK unit pl_7pp_1_1 hex 2710 [10.11.6]
expect unit pl_7pp_1_1 hex=2710 [10.11.6]

# r48: no rear; any free hex away from the enemy.
case a square has no rear
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N form=square
unit pl_7pp_1_2 2609 N form=square
unit pl_7pp_1_3 2609 N form=square
unit pl_7pp_1_4 2609 N form=square
do fire ru_muszb_1_1 2609
roll 6
expect count retreat 4 [10.11]
legal retreat pl_7pp_1_1 2610 [10.11]
illegal retreat pl_7pp_1_1 2510 10.11 [10.11]
do retreat pl_7pp_1_1 2709
expect unit pl_7pp_1_4 hex=2709 form=line [10.11]

case a failed reaction goes back through the rear as well
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S
unit pl_7pp_1_1 2609 N          # front 2509 and 2510
do move ru_muszb_1_1
do step ru_muszb_1_1 2509
do counter pl_7pp_1_1
roll 9
expect prompt ASK_SHRINK [10.11]
legal retreat pl_7pp_1_1 2709 [10.11]
illegal retreat pl_7pp_1_1 2608 10.11 [10.11]
do retreat pl_7pp_1_1 2709
do retreat pl_7pp_1_1 2809
expect unit pl_7pp_1_1 hex=2809 facing=N [10.11, 10.11.1]

case a morale crisis drives through the rear as well
phase melee
active ru_tormasow
unit ru_tormasow 2309
unit ru_muszb_1_1 2509 S from=2409
unit pl_7pp_1_1 2509 N
unit pl_7pp_1_2 2609 N          # beside the melee
roll 9
roll 0
do face ru_muszb_1_1 S
roll 9
event BREAKS_IN_CRISIS unit pl_7pp_1_2
expect prompt ASK_RETREAT [10.11]
legal retreat pl_7pp_1_2 2709 [10.11]
legal retreat pl_7pp_1_2 2710 [10.11]
illegal retreat pl_7pp_1_2 2610 10.11 [10.11]
do retreat pl_7pp_1_2 2710
expect unit pl_7pp_1_2 hex=2710 [10.11]

# r93
case under fire a commander may stay or go along
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_sierakowski 2609
unit pl_7pp_1_1 2609 N
do fire ru_muszb_1_1 2609
roll 8
legal stay pl_sierakowski [10.11]
do follow pl_sierakowski
do retreat pl_7pp_1_1 2709
expect unit pl_sierakowski hex=2709 [10.11]

# r117: who is driven out of a Line stack leaves the marker behind.
case the top unit goes back alone, the marker stays on the others
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_2_1 2609 N form=ranked
unit pl_7pp_2_2 2609 N form=ranked
unit pl_7pp_2_3 2609 N form=ranked
do fire ru_muszb_1_1 2609
roll 8
do retreat pl_7pp_2_1 2709
expect unit pl_7pp_2_1 hex=2709 form=line [10.11]
expect unit pl_7pp_2_2 form=ranked hex=2609 [10.11]

case cavalry on the slope before the castle goes round it, r143
phase movement
active ru_tormasow
unit ru_tormasow 1642
unit ru_muszb_1_1 1642 SW shots=1
unit pl_wojciechowski_1 1640 NE  # rear 1639, the castle without a road, and 1740
do fire ru_muszb_1_1 1640
roll 8
event GOES_BACK unit pl_wojciechowski_1 hex 1740 [10.11.5]

# r78: exactly four companies are in the hex of a square, whatever their size.
case nobody joins a square
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit pl_7pp_1_1 2609 N
unit pl_7pp_2_1 2709 N form=square
unit pl_7pp_2_2 2709 N form=square
unit pl_7pp_2_3 2709 N form=square
unit pl_7pp_2_4 2709 N form=square
do fire ru_muszb_1_1 2609
roll 8
event GOES_BACK unit pl_7pp_1_1 hex 2710 [10.11.6]
expect unit pl_7pp_1_1 hex=2710 [10.11.6]

# r237
case cavalry that goes back two hexes passes through infantry
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_smolenski_1 2944 N             # behind it 3043 and 3044
unit ru_muszb_1_2 3044 N form=ranked
unit ru_muszb_1_4 3044 N form=ranked
unit ru_muszb_1_3 3043 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
legal fallback ru_smolenski_1 [10.11.6, 6.1.1]
do fallback ru_smolenski_1
do retreat ru_smolenski_1 3044
legal retreat ru_smolenski_1 3145 [10.11.6, 6.1.1]
do retreat ru_smolenski_1 3144
expect unit ru_smolenski_1 hex=3144 facing=N lost=0 form=line [10.11.6, 6.1.1]
expect unit ru_muszb_1_2 form=ranked [6.2.1a]

case it does so after a failed check too, and is not lost
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_smolenski_1 2944 N
unit ru_muszb_1_2 3044 N
unit ru_muszb_1_3 3043 N
unit ru_kijowski_1_1 3144 N
unit ru_denisow 3344
do move pl_5psp_1
do step pl_5psp_1 2844
do counter ru_smolenski_1
roll 9
do retreat ru_smolenski_1 3044
expect unit ru_smolenski_1 hex=3145 lost=1 [9.1D-2, 10.11.6]

case but it cannot end there, nor pass more than the limits allow
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_smolenski_1 2944 N
unit ru_muszb_1_2 3044 N
unit ru_muszb_1_3 3143 N
unit ru_muszb_1_4 3144 N
unit ru_muszb_1_1 3145 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
illegal fallback ru_smolenski_1 9.1C-3 [10.11.6, 6.1]

case infantry passes through cavalry
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_muszb_1_2 2944 N
unit ru_smolenski_1 3044 N
unit ru_smolenski_2 3043 N
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do counter ru_muszb_1_2
roll 9
do retreat ru_muszb_1_2 3044
do retreat ru_muszb_1_2 3144
expect unit ru_muszb_1_2 hex=3144 lost=1 [9.1A-3, 10.11.6, 6.1.1]
