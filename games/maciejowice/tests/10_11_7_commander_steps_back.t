# [10.11.7] A commander steps back before an enemy unit comes next to him, r95.

case a commander is asked before the enemy has come
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2309 S             # front 2408 and 2409
unit pl_sierakowski 2509
unit pl_7pp_1_1 2221 N
do move ru_muszb_1_1
do step ru_muszb_1_1 2409
expect prompt ASK_BACK [10.11.7]
expect actor polish [10.11.7]
expect unit ru_muszb_1_1 hex=2309 [10.11.7]
legal stay pl_sierakowski [10.11.7]
legal back pl_sierakowski 2609 [10.11.7]
illegal back pl_sierakowski 2709 8.1 [10.11.7]              # one hex
do back pl_sierakowski 2609
event LEADER_STEPS_BACK unit pl_sierakowski hex 2609 [10.11.7]
expect unit pl_sierakowski hex=2609 [10.11.7]
expect unit ru_muszb_1_1 hex=2409 mp=1 [10.11.7]
expect actor russian [10.11.7]
do step ru_muszb_1_1 2509
do back pl_sierakowski 2709                                 # again for each step
expect unit pl_sierakowski hex=2709 [10.11.7]

case two hexes away nobody asks
phase movement
active ru_tormasow
unit ru_tormasow 2109
unit ru_muszb_1_1 2209 S             # front 2309 and 2310
unit pl_sierakowski 2509
unit pl_7pp_1_1 2221 N
do move ru_muszb_1_1
do step ru_muszb_1_1 2309
expect prompt ASK_MOVE [10.11.7]

case who stays alone and is reached makes way, r92
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2309 S
unit pl_sierakowski 2509
unit pl_7pp_1_1 2221 N
do move ru_muszb_1_1
do step ru_muszb_1_1 2409
do stay pl_sierakowski
do step ru_muszb_1_1 2509
event STEPS a 1 b 2                                         # no extra point, no melee
expect prompt ASK_MAKE_WAY [10.11.7]
illegal stay pl_sierakowski 10.11.7 [10.11.7]
do back pl_sierakowski 2609
expect unit pl_sierakowski hex=2609 [10.11.7]
expect points russian 0 [10.11.7]

case he closes no way back, r204
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2409 S shots=1
unit ru_muszb_1_2 2709 S
unit ru_denisow 2710
unit pl_7pp_1_1 2609 N
do fire ru_muszb_1_1 2609
roll 8
event GOES_BACK unit pl_7pp_1_1 hex 2710 [10.11.5]
do back ru_denisow 2810
expect unit pl_7pp_1_1 hex=2710 [10.11.5]

case with a unit he may stay
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2309 S
unit pl_sierakowski 2509
unit pl_7pp_1_1 2509 S
do move ru_muszb_1_1
do step ru_muszb_1_1 2409
expect prompt ASK_BACK [10.11.7]
do stay pl_sierakowski
expect unit pl_sierakowski hex=2509 [10.11.7]

case not into a hex with enemies
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2309 S
unit ru_muszb_1_2 2609 S
unit pl_sierakowski 2509
unit pl_7pp_1_1 2221 N
do move ru_muszb_1_1
do step ru_muszb_1_1 2409
illegal back pl_sierakowski 2609 6.5 [10.11.7]
legal back pl_sierakowski 2608 [10.11.7]

case he does not leave a melee hex
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2309 S
unit ru_muszb_1_2 2509 S from=2408
unit pl_sierakowski 2509
unit pl_7pp_1_1 2509 N
do move ru_muszb_1_1
do step ru_muszb_1_1 2409
expect prompt ASK_MOVE [10.11.7]

case enemy commanders frighten nobody
phase commander
active ru_tormasow
unit ru_tormasow 2309
unit ru_muszb_1_1 2209 S
unit pl_sierakowski 2509
unit pl_7pp_1_1 2221 N
do lead ru_tormasow 2409
expect actor russian [10.11.7]
expect prompt ASK_LEADER [10.11.7]

case a line comes next to him: he is asked once for the step
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_muszb_1_1 2308 S
unit ru_muszb_1_2 2309 S
unit ru_muszb_1_3 2310 S
unit pl_sierakowski 2509
unit pl_7pp_1_1 2221 N
do line ru_muszb_1_1
do step ru_muszb_1_2 2409
expect prompt ASK_BACK [10.11.7]
expect unit ru_muszb_1_2 hex=2309 [10.11.7]
do stay pl_sierakowski
expect unit ru_muszb_1_2 hex=2409 [10.11.7]
expect actor russian [10.11.7]

case a battery that is moved next to him counts as well
phase movement
active ru_tormasow
unit ru_tormasow 2209
unit ru_art_3 2309 S form=line
unit ru_muszb_1_1 2313 S
unit pl_sierakowski 2509
unit pl_7pp_1_1 2221 N
do shift ru_art_3 2409
expect prompt ASK_BACK [10.11.7]
expect actor polish [10.11.7]
do back pl_sierakowski 2609
expect unit pl_sierakowski hex=2609 [10.11.7]
expect prompt ASK_FACING [10.11.7]

case a counterattack beside a commander lets him step back
phase movement
active pl_sierakowski
unit pl_sierakowski 2408
unit pl_7pp_1_1 2409 N
unit ru_muszb_1_2 2209 S
do move pl_7pp_1_1
do step pl_7pp_1_1 2309
do counter ru_muszb_1_2
roll 0
expect prompt ASK_BACK [10.11.7]
expect actor polish [10.11.7]

case an enemy who is driven back beside him
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S shots=1
unit pl_7pp_1_2 2412 S
unit ru_muszb_1_2 2509 S             # rear 2408 and 2409; 2408 is next to him
do fire pl_7pp_1_1 2509
roll 7
expect unit ru_muszb_1_2 hex=2408
expect prompt ASK_BACK [10.11.7]
legal back pl_sierakowski 2209 [10.11.7]
do stay pl_sierakowski
expect unit pl_sierakowski hex=2309 [10.11.7]

# in any phase
case in the melee phase: an enemy who breaks in a crisis comes next to him
phase melee
active ru_tormasow
unit ru_tormasow 2309
unit ru_muszb_1_1 2509 S from=2409
unit pl_7pp_1_1 2509 N
unit pl_7pp_1_2 2510 S          # beside the melee; rear 2409 and 2410
roll 9
roll 0
do face ru_muszb_1_1 S
roll 9
event BREAKS_IN_CRISIS unit pl_7pp_1_2
do retreat pl_7pp_1_2 2409
expect prompt ASK_BACK [10.11.7]
expect actor russian [10.11.7]
legal back ru_tormasow 2209 [10.11.7]
