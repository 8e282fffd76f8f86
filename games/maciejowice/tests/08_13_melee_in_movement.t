# [8.13] Melees of the movement phase: who attacks.

case charging cavalry attacks
turn 3
phase movement
active ru_denisow
unit ru_denisow 3244
unit ru_smolenski_1 3144 N
unit pl_7pp_1_1 2843 S shots=4
do move ru_smolenski_1
do step ru_smolenski_1 3044
do step ru_smolenski_1 2944
do step ru_smolenski_1 2843
event CHARGES unit ru_smolenski_1
event MELEE_BEGINS hex 2843 a 1 [8.13]
chance ASK_ATTACKER [8.13]
roll 1
event ATTACKER_ROLLS b 1 [8.13]
roll 4                           # 1 + 2 charge + 1 on infantry in line , and the defender 1 stronger, against 4
event DEFENDER_WINS a 4 b 5 [8.13]

case cavalry that enters without a charge waits for phase 4
turn 3
phase movement
active ru_denisow
unit ru_denisow 3244
unit ru_smolenski_1 3044 N
unit ru_smolenski_2 3144 N
unit pl_7pp_1_1 2843 S shots=4
do move ru_smolenski_1
do step ru_smolenski_1 2944
do step ru_smolenski_1 2843
noevent MELEE_BEGINS
expect prompt ASK_ACTIVE [8.13]

case infantry that enters waits for phase 4
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 3244
unit ru_muszb_1_1 3144 N
unit ru_muszb_1_2 3244 N
unit pl_7pp_1_1 2843 S shots=4
do move ru_muszb_1_1
do step ru_muszb_1_1 3044
do step ru_muszb_1_1 2944
do hold pl_7pp_1_1
do step ru_muszb_1_1 2843
noevent MELEE_BEGINS
expect prompt ASK_ACTIVE [8.13]

case the counterattacker attacks
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 3244
unit ru_muszb_1_2 3044 N
unit pl_5psp_1 2844 S
do move ru_muszb_1_2
do step ru_muszb_1_2 2944
do counter pl_5psp_1
event MELEE_BEGINS hex 2944 a 0 [8.13]
