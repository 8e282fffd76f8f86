# [10.9.3] Cossacks and scythemen never fire, but they are shot at.

case no fire of scythemen, but they are a target
phase movement
active pl_slaski
turn 8
unit pl_slaski 0815
unit pl_kos_1 0816 S
unit pl_och_1 1016 S
unit ru_uglicki_1_2 0818 N
unit ru_kozak_1 1018 N
illegal fire pl_kos_1 0818 10.9.3 [10.9.3]
legal fire pl_och_1 1018 [10.9.3]

case no fire of cossacks, but they are a target
phase movement
active pl_slaski
turn 8
actor russian
unit pl_slaski 0815
unit pl_kos_1 0816 S
unit pl_och_1 1016 S
unit ru_uglicki_1_2 0818 N
unit ru_kozak_1 1018 N
illegal fire ru_kozak_1 1016 10.9.3 [10.9.3]
legal fire ru_uglicki_1_2 0816 [10.9.3]
