# [4.1] The strip on the counter says who may order the unit.

case only the activated commander's units move
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_sierakowski 2321
unit pl_2pp_2_1 2320 S
unit pl_7pp_1_1 2321 S
expect unit pl_2pp_2_1 commander=pl_kamienski [4.1]
expect unit pl_7pp_1_1 commander=pl_sierakowski [4.1]
legal move pl_2pp_2_1 [4.1]
illegal move pl_7pp_1_1 4.1 [4.1]

case batteries have a strip as well
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_sierakowski 2321
unit pl_2pp_2_1 2320 S
unit pl_art_1 2320 S
unit pl_art_2 2321 S
legal traverse pl_art_1 N [4.1]
illegal traverse pl_art_2 N 4.1 [4.1]
illegal shift pl_art_2 2421 4.1 [4.1]

case his units fight in phase 4, others wait
phase commander
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
unit pl_7pp_1_1 2324 S from=2224
unit ru_muszf_1_2 2324 N
do stop
event MELEE_BEGINS hex 2320 [4.1]
chance ASK_ATTACKER [4.1]
