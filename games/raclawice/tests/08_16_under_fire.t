# [8.16 8.16.1 to 8.16.5] Driven back by fire. The firers are grenadiers at two hexes: row 3-5, an
# unmodified check; 8 drives a company of morale 6 back without a loss of its own.

case a unit that fails under fire leaves its hex
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit pl_3pp_1_1 1020 N
do fire ru_uglicki_1_1 1020
roll 8
expect prompt ASK_RETREAT [8.16a]
legal retreat pl_3pp_1_1 1121 [8.16.5]
legal retreat pl_3pp_1_1 1021 [8.16.5]
illegal retreat pl_3pp_1_1 1019 8.16.5 [8.16.5]
illegal retreat pl_3pp_1_1 1120 8.16.5 [8.16.5]
do retreat pl_3pp_1_1 1021
event GOES_BACK unit pl_3pp_1_1 hex 1021 [8.16a]
expect unit pl_3pp_1_1 hex=1021 facing=N lost=0 [8.16a, 8.16.5]

case fire from behind drives it towards the firer
phase movement
active ru_tomatis
unit ru_tomatis 1023
unit ru_uglicki_1_1 1022 N             # front 1121 and 1021 are the rear of the target
unit pl_3pp_1_1 1020 N
do fire ru_uglicki_1_1 1020
roll 8
legal retreat pl_3pp_1_1 1121 [8.16.5]
illegal retreat pl_3pp_1_1 1119 8.16.5 [8.16.5]
expect count retreat 2 [8.16.5]
do retreat pl_3pp_1_1 1121
event LOSS_IN_ENEMY_FRONT unit pl_3pp_1_1 [8.16.4]
expect unit pl_3pp_1_1 hex=1121 lost=1 [8.16.4]

case going back costs no movement points
phase movement
active pl_zajaczek
actor russian
unit pl_zajaczek 1023
unit ru_uglicki_1_1 1018 S
unit pl_3pp_1_1 1020 N mp=1
unit pl_3pp_1_2 1423 N
do fire ru_uglicki_1_1 1020
roll 8
do retreat pl_3pp_1_1 1021
expect unit pl_3pp_1_1 hex=1021 mp=1 [8.16.1]

case a unit without points goes back as well
phase movement
active pl_zajaczek
actor russian
unit pl_zajaczek 1023
unit ru_uglicki_1_1 1018 S
unit pl_3pp_1_1 1020 N mp=4
unit pl_3pp_1_2 1423 N
do fire ru_uglicki_1_1 1020
roll 8
do retreat pl_3pp_1_1 1021
expect unit pl_3pp_1_1 hex=1021 mp=4 [8.16.1]

case across the stream costs a loss
phase movement
active ru_tomatis
unit ru_tomatis 1222
unit ru_uglicki_1_1 1222 S
unit pl_3pp_1_1 1224 N
do fire ru_uglicki_1_1 1224
roll 8
do retreat pl_3pp_1_1 1225
event LOSS_OVER_STREAM unit pl_3pp_1_1 [8.16.2a]
expect unit pl_3pp_1_1 hex=1225 lost=1 [8.16.2a]

case the bridge spares no loss
phase movement
active ru_tomatis
unit ru_tomatis 2122
unit ru_uglicki_1_1 2122 SW
unit pl_3pp_1_1 2023 N
do fire ru_uglicki_1_1 2023
roll 8
do retreat pl_3pp_1_1 2024
event LOSS_OVER_STREAM unit pl_3pp_1_1 [8.16.2a]              # r45
expect unit pl_3pp_1_1 hex=2024 lost=1 [8.16.2a]

case on this side of the stream nothing is lost
phase movement
active ru_tomatis
unit ru_tomatis 2122
unit ru_uglicki_1_1 2122 SW
unit pl_3pp_1_1 2023 N
do fire ru_uglicki_1_1 2023
roll 8
do retreat pl_3pp_1_1 1924
noevent LOSS_OVER_STREAM
expect unit pl_3pp_1_1 hex=1924 lost=0 [8.16.2a]

case uphill costs a loss
phase movement
active ru_tomatis
unit ru_tomatis 1404
unit ru_uglicki_1_1 1404 S
unit pl_3pp_1_1 1406 N
do fire ru_uglicki_1_1 1406
roll 8
do retreat pl_3pp_1_1 1407
event LOSS_UPHILL unit pl_3pp_1_1 [8.16.2b]
expect unit pl_3pp_1_1 hex=1407 lost=1 [8.16.2b]

case uphill along a road too
phase movement
active ru_tomatis
unit ru_tomatis 1504
unit ru_uglicki_1_1 1504 S
unit pl_3pp_1_1 1506 N
do fire ru_uglicki_1_1 1506
roll 8
do retreat pl_3pp_1_1 1607
event LOSS_UPHILL unit pl_3pp_1_1 [8.16.2b]
expect unit pl_3pp_1_1 hex=1607 lost=1 [8.16.2b]

case from slope to hill as well
phase movement
active ru_tomatis
unit ru_tomatis 1505
unit ru_uglicki_1_1 1505 S
unit pl_3pp_1_1 1507 N
do fire ru_uglicki_1_1 1507
roll 8
do retreat pl_3pp_1_1 1508
event LOSS_UPHILL unit pl_3pp_1_1 [8.16.2b]
expect unit pl_3pp_1_1 hex=1508 lost=1 [8.16.2b]

case downhill costs none
phase movement
active ru_tomatis
unit ru_tomatis 1410
unit ru_uglicki_1_1 1410 N
unit pl_3pp_1_1 1408 S
do fire ru_uglicki_1_1 1408
roll 8
do retreat pl_3pp_1_1 1407
noevent LOSS_UPHILL
expect unit pl_3pp_1_1 hex=1407 lost=0 [8.16.2b]

case into the front of an enemy costs a loss, one for all fronts
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit ru_uglicki_2_1 1022 N             # front 1021 and 1121
unit ru_nowogrodzki_1_1 0921 NE        # front 0920 and 1021
unit pl_3pp_1_1 1020 N
do fire ru_uglicki_1_1 1020
roll 8
do retreat pl_3pp_1_1 1021
event LOSS_IN_ENEMY_FRONT unit pl_3pp_1_1 [8.16.4]
expect unit pl_3pp_1_1 hex=1021 lost=1 [8.16.4]               # r103

case beside an enemy who looks away nothing is lost
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit ru_uglicki_2_1 1022 S
unit pl_3pp_1_1 1020 N
do fire ru_uglicki_1_1 1020
roll 8
do retreat pl_3pp_1_1 1021
noevent LOSS_IN_ENEMY_FRONT
expect unit pl_3pp_1_1 lost=0 [8.16.4]

case across the stream and uphill is a single loss, r103
phase movement
active pl_zajaczek
unit pl_zajaczek 1422
unit pl_3pp_1_1 1422 S
unit ru_uglicki_1_2 1424 N
do fire pl_3pp_1_1 1424
roll 8
do retreat ru_uglicki_1_2 1525
event LOSS_OVER_STREAM unit ru_uglicki_1_2 [8.16.2a]
noevent LOSS_UPHILL
expect unit ru_uglicki_1_2 hex=1525 lost=1 [8.16.2a, 8.16.2b]

case the front of an enemy adds its loss to that of the stream
phase movement
active ru_tomatis
unit ru_tomatis 1222
unit ru_uglicki_1_1 1222 S
unit ru_uglicki_2_1 1125 NE            # front 1225 among others
unit pl_3pp_1_1 1224 N
do fire ru_uglicki_1_1 1224
roll 8
do retreat pl_3pp_1_1 1225
event LOSS_OVER_STREAM unit pl_3pp_1_1 [8.16.2a]
event LOSS_IN_ENEMY_FRONT unit pl_3pp_1_1 [8.16.4]
expect unit pl_3pp_1_1 lost=2 [8.16.4, 8.16.2a]               # r103: another paragraph

case off the map there is no way back
phase movement
active ru_tomatis
unit ru_tomatis 0503
unit ru_uglicki_1_1 0503 N
unit pl_3pp_1_1 0501 S                 # its rear is beyond the edge
do fire ru_uglicki_1_1 0501
roll 8
event NOWHERE_TO_GO unit pl_3pp_1_1 [8.16.3]
expect unit pl_3pp_1_1 gone [8.16.3]
expect points russian 6 [8.16.3]

case nor among enemies; the other hex must be taken
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit ru_uglicki_2_1 1021 S
unit pl_3pp_1_1 1020 N
do fire ru_uglicki_1_1 1020
roll 8
event GOES_BACK unit pl_3pp_1_1 hex 1121 [8.16.3]             # r101
expect unit pl_3pp_1_1 hex=1121 [8.16.3]

case enemies in both rear hexes are the end
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit ru_uglicki_2_1 1021 S
unit ru_nowogrodzki_1_1 1121 S
unit pl_3pp_1_1 1020 N
do fire ru_uglicki_1_1 1020
roll 8
event NOWHERE_TO_GO unit pl_3pp_1_1 [8.16.3]
expect unit pl_3pp_1_1 gone [8.16.3]

case a square has no rear: any free hex away from the enemy
phase movement
active ru_tomatis
unit ru_tomatis 1018
unit ru_uglicki_1_1 1018 S
unit pl_3pp_1_1 1020 N form=square
unit pl_3pp_1_2 1020 N form=square
unit pl_3pp_1_3 1020 N form=square
unit pl_3pp_1_4 1020 N form=square
do fire ru_uglicki_1_1 1020
roll 8
expect count retreat 4 [8.16.5]                              # r48: 1019 and 1119 touch the firer
legal retreat pl_3pp_1_1 1120 [8.16.5]
illegal retreat pl_3pp_1_1 1119 8.16.5 [8.16.5]
do retreat pl_3pp_1_1 1021
expect unit pl_3pp_1_4 hex=1021 form=line [8.16.5]
