# [7.5] Scythemen: no square, +2 against cavalry.

case they form no square
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_grenkrak_1_1 2320 S
unit pl_grenkrak_1_2 2320 S
unit pl_grenkrak_1_3 2320 S
unit pl_grenkrak_1_4 2320 S
do move pl_grenkrak_1_1
do with pl_grenkrak_1_2
do with pl_grenkrak_1_3
do with pl_grenkrak_1_4
illegal square pl_grenkrak_1_1 7.5a [7.5a]

case nor against cavalry in their hex
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2820 N
unit pl_grenkrak_1_1 2420 S
unit pl_grenkrak_1_2 2420 S
unit pl_grenkrak_1_3 2420 S
unit pl_grenkrak_1_4 2420 S
do move ru_woroneski_1
do step ru_woroneski_1 2420
expect actor russian [7.5a]
expect unit pl_grenkrak_1_1 form=line status=melee [7.5a]

case one company of scythemen spoils the square
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2320 S
unit pl_2pp_2_3 2320 S
unit pl_grenkrak_1_4 2320 S
do move pl_2pp_2_1
do with pl_2pp_2_2
do with pl_2pp_2_3
do with pl_grenkrak_1_4
illegal square pl_2pp_2_1 7.5a [7.5a]

case defending against cavalry they add 2
phase melee
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2420 N from=2520
unit pl_grenkrak_1_1 2420 S lost=2
roll 5
roll 5
event MOD_SCYTHES_HORSE a 2 b 0 [7.5b]

case defending against infantry they do not
phase melee
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2420 N from=2520
unit pl_grenkrak_1_1 2420 S lost=2
roll 5
roll 5
noevent MOD_SCYTHES_HORSE [7.5b]

case nor when they attack cavalry
phase melee
active pl_kamienski
unit pl_kamienski 2220
unit pl_grenkrak_1_1 2420 S from=2320
unit ru_woroneski_1 2420 N
roll 5
roll 5
noevent MOD_SCYTHES_HORSE [7.5b]

case other infantry has no such help
phase melee
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2420 N from=2520
unit pl_2pp_2_1 2420 S
roll 5
roll 5
noevent MOD_SCYTHES_HORSE [7.5b]

case against a charge of cavalry too
phase movement
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2720 N
unit ru_woroneski_2 2820 N
unit pl_grenkrak_1_1 2420 S
do move ru_woroneski_1
do step ru_woroneski_1 2620
do step ru_woroneski_1 2520
do step ru_woroneski_1 2420
event CHARGES unit ru_woroneski_1
roll 5
roll 5
event MOD_SCYTHES_HORSE a 2 b 0 [7.5b]

# The print sets no condition (r213).
case scythemen that are half of a mixed stack
phase melee
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2420 N from=2520
unit pl_2pp_2_1 2420 S
unit pl_grenkrak_1_1 2420 S lost=1
roll 5
roll 5
event MOD_SCYTHES_HORSE a 2 b 0 [7.5b]

case less than half of it, they still help
phase melee
active ru_tormasow
unit ru_tormasow 2820
unit ru_woroneski_1 2420 N from=2520
unit pl_2pp_2_1 2420 S
unit pl_grenkrak_1_1 2420 S lost=2
roll 5
roll 5
event MOD_SCYTHES_HORSE a 2 b 0 [7.5b]
