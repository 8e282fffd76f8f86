# [8.13] Melees of the movement phase: who attacks.

case charging cavalry attacks
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1636
unit ru_woroneski_1 1536 N
unit pl_7pp_1_1 1235 S shots=4
do move ru_woroneski_1
do step ru_woroneski_1 1436
do step ru_woroneski_1 1336
do step ru_woroneski_1 1235
event CHARGES unit ru_woroneski_1
event MELEE_BEGINS hex 1235 a 1 [8.13]
chance ASK_ATTACKER [8.13]
roll 1
event ATTACKER_ROLLS b 1 [8.13]
roll 4                           # 1 + 2 charge + 1 on infantry in line, against 4
event ATTACKER_WINS a 4 b 4 [8.13]

case cavalry that enters without a charge waits for phase 4
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1636
unit ru_woroneski_1 1436 N
unit ru_woroneski_2 1536 N
unit pl_7pp_1_1 1235 S shots=4
do move ru_woroneski_1
do step ru_woroneski_1 1336
do step ru_woroneski_1 1235
noevent MELEE_BEGINS
expect prompt ASK_ACTIVE [8.13]

case infantry that enters waits for phase 4
turn 3
phase movement
active ru_apraksin
unit ru_apraksin 1636
unit ru_uglicki_1_1 1536 N
unit ru_uglicki_1_2 1636 N
unit pl_7pp_1_1 1235 S shots=4
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1436
do step ru_uglicki_1_1 1336
do hold pl_7pp_1_1
do step ru_uglicki_1_1 1235
noevent MELEE_BEGINS
expect prompt ASK_ACTIVE [8.13]

case the counterattacker attacks
turn 3
phase movement
active ru_apraksin
unit ru_apraksin 1636
unit ru_uglicki_1_2 1436 N
unit pl_bkn_1w_1 1236 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 1336
do counter pl_bkn_1w_1
event MELEE_BEGINS hex 1336 a 0 [8.13]
