title odds of an assault, exactly

case cavalry against infantry at two to one
phase melee
unit pl_1sk 3009 side-NE
unit au_ir48_1 3008 side-SW left=5
unit pl_2pp_2 4009 side-NE
unit au_ir48_2 4008 side-SW
do assault 3008
odds 117/324 full pl_1sk = disordered, defender beaten [LB-4.2-5]
odds 54/324 full pl_1sk = routed, attacker beaten [LB-4.2-5]
odds 45/324 full pl_1sk = routed, defender beaten [LB-4.2-5]

case infantry: the checks of both sides, then the melee
phase melee
unit pl_2pp_1 3009 side-NE
unit au_ir48_1 3008 side-SW left=3
odds 13/36 assault 3008 = disordered [LB-2.15-5 LB-2.14-1]
