title ponds, dikes

case who lies in a pond leaves it first, towards his own bank
unit pl_3pp_1 0520 side-NE disordered
unit pl_2pp_1 3008 side-NE
expect prompt RZ-POND-4 [RZ-POND-4]
do step pl_3pp_1 0519
do step pl_3pp_1 0518
expect unit pl_3pp_1 hex=0518 [RZ-POND-4 RZ-POND-1]
illegal move pl_3pp_1 HAS_MOVED [RZ-POND-4]

case nobody goes in of his own will
unit pl_3pp_1 0518 side-SE
do move pl_3pp_1
illegal step pl_3pp_1 0619 RZ-POND-2 [RZ-POND-3]

case cavalry that is on a dike is marked, and halts before an enemy
unit pl_5sk 4021 3920 4019 side-SW road_march
unit au_ir48_1 4125 side-SW
unit pl_poniatowski 2030
do move pl_5sk
do step pl_5sk 3922
expect state unit pl_5sk causeway [RZ-DIKE-7]
do step pl_5sk 4023
do step pl_5sk 4024
expect unit pl_5sk hex=4024
illegal step pl_5sk 4025 RZ-DIKE-8 [RZ-DIKE-8]

case infantry may form column on a dike, and goes back the way it came
unit pl_2pp_1 3922 side-SE road_march left=4
unit au_ir48_1 4024 side-NE disordered
unit pl_poniatowski 2030
do move pl_2pp_1
do step pl_2pp_1 4023
do column pl_2pp_1 4023 side-SE
expect unit pl_2pp_1 form=column [RZ-DIKE-2]
illegal step pl_2pp_1 4024 RZ-DIKE-2 [RZ-DIKE-2]

case no line on a dike
unit pl_2pp_1 3922 side-SE road_march left=4
do move pl_2pp_1
illegal line pl_2pp_1 3922 N LINE_IN_CLEAR [RZ-DIKE-2]

case guns that have met an enemy on the dike turn back in their next move
unit pl_fb1 4024 side-SE road_march
unit au_ir48_1 4025 side-NE disordered
unit pl_poniatowski 2030
do move pl_fb1
do about pl_fb1
legal step pl_fb1 4023 [RZ-DIKE-8 RZ-DIKE-10]
