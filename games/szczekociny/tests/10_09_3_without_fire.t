# [10.9.3] Units without firepower never fire, but they are shot at.

case no fire of scythemen, but they are a target
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_kos_1pp_1 1624 S
unit pl_1pp_1_1 1626 S
unit ru_uglicki_1_2 1824 N
unit ru_kozak_1 1826 N
illegal fire pl_kos_1pp_1 1824 10.9.3 [10.9.3]
legal fire pl_1pp_1_1 1826 [10.9.3]

case no fire of cossacks, but they are a target
phase movement
active pl_grochowski
actor allied
unit pl_grochowski 1524
unit pl_kos_1pp_1 1624 S
unit pl_1pp_1_1 1626 S
unit ru_uglicki_1_2 1824 N
unit ru_kozak_1 1826 N
illegal fire ru_kozak_1 1626 10.9.3 [10.9.3]
legal fire ru_uglicki_1_2 1624 [10.9.3]

# r132: firepower falls with size, never below 0; at 0 there is no fire.
case worn down cavalry has no fire left
phase movement
active pl_sanguszko
unit pl_sanguszko 1524
unit pl_bkn_1w_1 1624 S
unit pl_bkn_1w_2 1627 S lost=1
unit ru_kozak_1 1824 N
unit ru_kozak_2 1827 N
expect unit pl_bkn_1w_1 firepower=1 [10.9.3]
expect unit pl_bkn_1w_2 firepower=0 [10.9.3]
legal fire pl_bkn_1w_1 1824 [10.9.3]
illegal fire pl_bkn_1w_2 1827 10.9.3 [10.9.3]
