# [7.5] Scythemen form neither square nor skirmish order.

case scythemen form no square
turn 9
phase movement
active pl_slaski
unit pl_slaski 0814
unit pl_kos_1 0916 S
unit pl_kos_2 0916 S
unit pl_kos_3 0916 S
unit pl_kos_4 0916 S
do move pl_kos_1
do with pl_kos_2
do with pl_kos_3
do with pl_kos_4
illegal square pl_kos_1 7.5a [7.5a]
illegal skirmish pl_kos_1 7.5a [7.5a]

case nor against cavalry in their hex
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0917 N
unit ru_woroneski_2 0919 N
unit pl_kos_1 0916 S
unit pl_kos_2 0916 S
unit pl_kos_3 0916 S
unit pl_kos_4 0916 S
do move ru_woroneski_1
do step ru_woroneski_1 0916
expect actor russian [7.5a]
expect unit pl_kos_1 form=line status=melee [7.5a]

case one company of scythemen spoils the square
phase movement
active ru_muromcow
unit ru_muromcow 0920
unit ru_woroneski_1 0917 N
unit ru_woroneski_2 0919 N
unit pl_2pp_1_1 0916 S shots=4
unit pl_2pp_1_2 0916 S
unit pl_2pp_1_3 0916 S
unit pl_kos_4 0916 S
do move ru_woroneski_1
do step ru_woroneski_1 0916
expect actor russian [7.5a]

case worn to their last step they stay in line
phase movement
active ru_f_denisow
unit ru_f_denisow 0920
unit ru_uglicki_1_2 0917 N
unit pl_kos_1 0916 S lost=2
do fire ru_uglicki_1_2 0916
roll 9
expect unit pl_kos_1 form=line strength=3 [7.5a]
