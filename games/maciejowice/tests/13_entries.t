# [13-turn3-entry], [13-turn5-entry], [13-turn7-entry] The Russian columns come. r121

case Tormasow's force comes in turn 3 by 0144 to 0149
turn 3
phase movement
active ru_tormasow
late never 0
unit pl_kosciuszko 1626
unit pl_7pp_1_1 1626 N
legal move ru_muszb_1_1 [13-turn3-entry]
do move ru_muszb_1_1
legal enter ru_muszb_1_1 0144 [13-turn3-entry]
legal enter ru_muszb_1_1 0146 [13-turn3-entry]
legal enter ru_muszb_1_1 0149 [13-turn3-entry]
illegal enter ru_muszb_1_1 0143 13-turn3-entry [13-turn3-entry]
illegal enter ru_muszb_1_1 0125 13-turn3-entry [13-turn3-entry]
illegal enter ru_muszb_1_1 0249 13-turn3-entry [13-turn3-entry]
do enter ru_muszb_1_1 0144
event ENTERS_MAP unit ru_muszb_1_1 hex 0144 a 1 [13-turn3-entry]
expect unit ru_muszb_1_1 mp=1 hex=0144 [13-turn3-entry]

case not in turn 2
turn 2
phase movement
active ru_tormasow
late never 0
unit ru_tormasow 0244
unit ru_muszb_1_2 0244 S
unit pl_7pp_1_1 1626 N
illegal move ru_muszb_1_1 13-turn3-entry [13-turn3-entry]
expect unit ru_muszb_1_1 hex=off status=later [13-turn3-entry]

case Tormasow and Fersen themselves come in phase 3
turn 3
phase draw
late never 0
pool ru_fersen pl_kniaziewicz
unit pl_kniaziewicz 1626
unit pl_10pp_1_1 1626 N
draw ru_fersen
expect prompt ASK_LEADER [13-turn3-entry]
legal enter ru_fersen 0147 [13-turn3-entry]
illegal enter ru_fersen 0143 13-turn3-entry [13-turn3-entry]

case Tormasow after his troops
turn 3
phase commander
active ru_tormasow
late never 0
unit pl_7pp_1_1 1626 N
legal enter ru_tormasow 0144 [13-turn3-entry]
illegal enter ru_tormasow 0130 13-turn3-entry [13-turn3-entry]

# r83: he is not in play yet.
case Fersen does not activate who has not entered
turn 3
phase draw
late never 0
pool ru_fersen pl_kniaziewicz
unit pl_kniaziewicz 1626
unit pl_10pp_1_1 1626 N
unit ru_denisow 0810
unit ru_musza_1_1 0810 S
draw ru_fersen
legal activate ru_denisow
illegal activate ru_tormasow 13-turn3-entry [13-turn3-entry]

case a hex held by the enemy is closed
turn 3
phase movement
active ru_tormasow
late never 0
unit pl_7pp_1_1 0145 N
do move ru_muszb_1_1
illegal enter ru_muszb_1_1 0145 13-turn3-entry [13-turn3-entry]
legal enter ru_muszb_1_1 0144 [13-turn3-entry]

# r121, r149
case all held: the nearest free hex of the edge
turn 3
phase movement
active ru_tormasow
late never 0
unit pl_7pp_1_1 0144 N
unit pl_7pp_1_2 0145 N
unit pl_7pp_1_3 0146 N
unit pl_7pp_1_4 0147 N
unit pl_7pp_2_1 0148 N
unit pl_7pp_2_2 0149 N
do move ru_muszb_1_1
legal enter ru_muszb_1_1 0143 [13-turn3-entry]
legal enter ru_muszb_1_1 0249 [13-turn3-entry]
illegal enter ru_muszb_1_1 0142 13-turn3-entry [13-turn3-entry]

case what did not come in turn 3 may come later
turn 4
phase movement
active ru_tormasow
late never 0
unit ru_tormasow 0244
unit pl_7pp_1_1 1626 N
do move ru_muszb_1_1
legal enter ru_muszb_1_1 0144 [13-turn3-entry]

case stacking limits hold: infantry of size 20
turn 3
phase movement
active ru_tormasow
late never 0
unit ru_muszb_1_1 0144 S moved
unit ru_muszb_1_2 0144 S moved
unit ru_muszb_1_3 0144 S moved
unit ru_muszb_1_4 0144 S moved
unit ru_kijowski_1_1 0144 S moved
unit ru_kijowski_1_2 0144 S moved
unit pl_7pp_1_1 1626 N
do move ru_muszc_1_1
illegal enter ru_muszc_1_1 0144 6.2a [13-turn3-entry]
legal enter ru_muszc_1_1 0145 [13-turn3-entry]

case size 20 is full
turn 3
phase movement
active ru_tormasow
late never 0
unit ru_muszb_1_1 0144 S moved
unit ru_muszb_1_2 0144 S moved
unit ru_muszb_1_3 0144 S moved
unit ru_muszb_1_4 0144 S moved
unit ru_kijowski_1_1 0144 S moved
unit ru_kijowski_1_2 0144 S moved
unit pl_7pp_1_1 1626 N
do move ru_muszb_2_1
legal enter ru_muszb_2_1 0144 [13-turn3-entry]

case the batteries of the column come limbered and pay as cavalry
turn 3
phase movement
active ru_tormasow
late never 0
unit pl_7pp_1_1 1626 N
expect unit ru_art_3 form=limbered hex=off [13-turn3-entry]
do move ru_art_3
legal enter ru_art_3 0144 [13-turn3-entry]
illegal enter ru_art_3 0143 13-turn3-entry [13-turn3-entry]
do enter ru_art_3 0149
expect unit ru_art_3 hex=0149 form=limbered mp=1 [13-turn3-entry]

case turn 5: Rachmanow by 0144 to 0149
turn 5
phase movement
active ru_rachmanow
late never 0
unit pl_7pp_1_1 1626 N
legal move ru_muszf_1_1 [13-turn5-entry]
do move ru_muszf_1_1
legal enter ru_muszf_1_1 0144 [13-turn5-entry]
legal enter ru_muszf_1_1 0149 [13-turn5-entry]
illegal enter ru_muszf_1_1 0143 13-turn5-entry [13-turn5-entry]
illegal enter ru_muszf_1_1 0125 13-turn5-entry [13-turn5-entry]

case turn 5: Chruszczow by 0120 to 0130
turn 5
phase movement
active ru_chruszczow
late never 0
unit pl_7pp_1_1 1626 N
legal move ru_muszd_1_1 [13-turn5-entry]
do move ru_muszd_1_1
legal enter ru_muszd_1_1 0120 [13-turn5-entry]
legal enter ru_muszd_1_1 0130 [13-turn5-entry]
illegal enter ru_muszd_1_1 0119 13-turn5-entry [13-turn5-entry]
illegal enter ru_muszd_1_1 0131 13-turn5-entry [13-turn5-entry]
illegal enter ru_muszd_1_1 0144 13-turn5-entry [13-turn5-entry]

case Rachmanow not in turn 4
turn 4
phase movement
active ru_rachmanow
late never 0
unit ru_rachmanow 0244
unit ru_muszf_1_2 0244 S
unit pl_7pp_1_1 1626 N
illegal move ru_muszf_1_1 13-turn5-entry [13-turn5-entry]

case Chruszczow not in turn 4
turn 4
phase movement
active ru_chruszczow
late never 0
unit ru_chruszczow 0225
unit ru_muszd_1_2 0225 S
unit pl_7pp_1_1 1626 N
illegal move ru_muszd_1_1 13-turn5-entry [13-turn5-entry]

case turn 7: Tołstoj by 0144 to 0149
turn 7
phase movement
active ru_tolstoj
late never 0
unit pl_7pp_1_1 1626 N
legal move ru_jegc_1_1 [13-turn7-entry]
do move ru_jegc_1_1
legal enter ru_jegc_1_1 0144 [13-turn7-entry]
legal enter ru_jegc_1_1 0149 [13-turn7-entry]
illegal enter ru_jegc_1_1 0143 13-turn7-entry [13-turn7-entry]
illegal enter ru_jegc_1_1 0120 13-turn7-entry [13-turn7-entry]

case not in turn 6
turn 6
phase pool
late never 0
unit pl_kosciuszko 1626
unit ru_fersen 0340
expect unit ru_tolstoj hex=off status=later [13-turn7-entry]
expect unit ru_jegc_1_1 hex=off status=later [13-turn7-entry]
