# [7.5] Scythemen: no square, +2 against cavalry.

case they form no square
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_kos_1pp_1 1520 S
unit pl_kos_1pp_2 1520 S
unit pl_kos_1pp_3 1520 S lost=4
unit pl_kos_1pp_4 1520 S lost=4
do move pl_kos_1pp_1
do with pl_kos_1pp_2
do with pl_kos_1pp_3
do with pl_kos_1pp_4
illegal square pl_kos_1pp_1 7.5a [7.5a]

case nor against cavalry in their hex
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 2020 N
unit pl_kos_1pp_1 1620 S
unit pl_kos_1pp_2 1620 S
unit pl_kos_1pp_3 1620 S lost=4
unit pl_kos_1pp_4 1620 S lost=4
do move ru_smolenski_1
do step ru_smolenski_1 1620
expect actor allied [7.5a]
expect unit pl_kos_1pp_1 form=line status=melee [7.5a]

case one company of scythemen spoils the square
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1520 S
unit pl_1pp_1_3 1520 S
unit pl_kos_1pp_4 1520 S
do move pl_1pp_1_1
do with pl_1pp_1_2
do with pl_1pp_1_3
do with pl_kos_1pp_4
illegal square pl_1pp_1_1 7.5a [7.5a]

case defending against cavalry they add 2
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1620 N from=1720
unit pl_kos_1pp_1 1620 S lost=3
roll 5
roll 5
event MOD_SCYTHES_HORSE a 2 b 0 [7.5b]

case defending against infantry they do not
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 1620 N from=1720
unit pl_kos_1pp_1 1620 S lost=3
roll 5
roll 5
noevent MOD_SCYTHES_HORSE [7.5b]

case nor when they attack cavalry
phase melee
active pl_grochowski
unit pl_grochowski 1420
unit pl_kos_1pp_1 1620 S from=1520
unit ru_smolenski_1 1620 N
roll 5
roll 5
noevent MOD_SCYTHES_HORSE [7.5b]

case other infantry has no such help
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1620 N from=1720
unit pl_1pp_1_1 1620 S
roll 5
roll 5
noevent MOD_SCYTHES_HORSE [7.5b]

case against a charge of cavalry too
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1920 N
unit ru_smolenski_2 2020 N
unit pl_kos_1pp_1 1620 S
do move ru_smolenski_1
do step ru_smolenski_1 1820
do step ru_smolenski_1 1720
do step ru_smolenski_1 1620
event CHARGES unit ru_smolenski_1
roll 5
roll 5
event MOD_SCYTHES_HORSE a 2 b 0 [7.5b]

# The print sets no condition (r213).
case scythemen that are half of a mixed stack
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1620 N from=1720
unit pl_1pp_1_1 1620 S
unit pl_kos_1pp_1 1620 S lost=3
roll 5
roll 5
event MOD_SCYTHES_HORSE a 2 b 0 [7.5b]

case six points of scythemen beside nine of infantry
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1620 N from=1720
unit pl_1pp_1_1 1620 S
unit pl_1pp_1_2 1620 S
unit pl_1pp_1_3 1620 S
unit pl_kos_1pp_1 1620 S
roll 5
roll 5
event MOD_SCYTHES_HORSE a 2 b 0 [7.5b]

case less than half of it, they still help
phase melee
active ru_rachmanow
unit ru_rachmanow 2020
unit ru_smolenski_1 1620 N from=1720
unit pl_1pp_1_1 1620 S
unit pl_kos_1pp_1 1620 S lost=4
roll 5
roll 5
event MOD_SCYTHES_HORSE a 2 b 0 [7.5b]
