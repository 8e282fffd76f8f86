# [8.12] Melees of the movement phase: who attacks.

case charging cavalry attacks
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0919 N
unit pl_2pp_1_1 0816 S shots=4
do move ru_woroneski_1
do step ru_woroneski_1 0918
do step ru_woroneski_1 0917
do step ru_woroneski_1 0816
event CHARGES unit ru_woroneski_1
event MELEE_BEGINS hex 0816 a 1 [8.12]
roll 1
event ATTACKER_ROLLS b 1 [8.12]
roll 4                           # 1 + 2 charge + 1 on infantry in line + 1 stronger, against 4
event ATTACKER_WINS a 5 b 4 [8.12]

case cavalry that enters without a charge waits for phase 4
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0918 N
unit ru_woroneski_2 0919 N
unit pl_2pp_1_1 0816 S shots=4
do move ru_woroneski_1
do step ru_woroneski_1 0917
do step ru_woroneski_1 0816
noevent MELEE_BEGINS
expect prompt ASK_ACTIVE [8.12]

case the counterattacker attacks
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0918 N
unit pl_bkn_2m_1 0916 S
do move ru_uglicki_1_2
do step ru_uglicki_1_2 0917
do counter pl_bkn_2m_1
event MELEE_BEGINS hex 0917 a 0 [8.12]
