case who has fired in this move does not charge, not after three more hexes either
phase movement
active pl_kamienski
unit pl_kamienski 3244
unit pl_5psp_1 3245 N
unit pl_5psp_2 3248 N
unit ru_muszb_1_2 3045 N
unit ru_muszb_1_3 2947 N
do move pl_5psp_1
do fire pl_5psp_1 3045
do step pl_5psp_1 3146
do step pl_5psp_1 3046
do step pl_5psp_1 2947
noevent CHARGES
expect prompt ASK_ACTIVE [8.14.1b]
