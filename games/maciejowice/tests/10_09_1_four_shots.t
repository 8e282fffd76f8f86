# [10.9.1a, 10.9.1b, 10.9.4d, 10.9.4e] Four shots a turn, each settled at once and marked.

case the fourth shot is the last
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2809
unit ru_muszb_1_1 2609 S
unit ru_muszb_1_2 2611 S
unit pl_7pp_1_1 2409 S shots=3
unit pl_7pp_1_2 2411 S shots=4
legal fire pl_7pp_1_1 2609 [10.9.1a]
illegal fire pl_7pp_1_2 2611 10.9.1a [10.9.1a]
do fire pl_7pp_1_1 2609
event FIRES unit pl_7pp_1_1 a 4 [10.9.4e]
roll 0
expect unit pl_7pp_1_1 shots=4 [10.9.1a, 10.9.4e]

case cavalry too
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2309
unit pl_wojciechowski_1 2409 S shots=3
unit pl_wojciechowski_2 2411 S shots=4
unit ru_kozak_1 2609 S
unit ru_kozak_2 2611 S
legal fire pl_wojciechowski_1 2609 [10.9.1a]
illegal fire pl_wojciechowski_2 2611 10.9.1a [10.9.1a]

case shots are counted one by one
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_kozak_1 2711 S           # 3 : 3 = 1, no effect
do fire pl_7pp_1_1 2711
event FIRES unit pl_7pp_1_1 a 1 [10.9.4e]
expect unit pl_7pp_1_1 shots=1 [10.9.4e]
do fire pl_7pp_1_1 2711
event FIRES unit pl_7pp_1_1 a 2 [10.9.4e]
do fire pl_7pp_1_1 2711
event FIRES unit pl_7pp_1_1 a 3 [10.9.4e]
expect unit pl_7pp_1_1 shots=3 [10.9.4e]

case shots of a reaction count, r14
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2309 S
unit ru_muszb_1_2 2509 N shots=3
do move pl_7pp_1_1
do step pl_7pp_1_1 2409
do volley ru_muszb_1_2
do fire ru_muszb_1_2 2409
event FIRES unit ru_muszb_1_2 a 4 [10.9.1a]
roll 0
do stop
expect unit ru_muszb_1_2 shots=4 [10.9.4e]

case who has fired four times does not fire in reaction
phase movement
active pl_sierakowski
unit pl_sierakowski 2109
unit pl_7pp_1_1 2309 S
unit ru_muszb_1_2 2509 N shots=4
do move pl_7pp_1_1
do step pl_7pp_1_1 2409
illegal volley ru_muszb_1_2 10.9.1a [10.9.1a]

case fire is declared in the movement phase and settled before anything else
phase movement
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2411 S
unit ru_muszb_1_2 2609 N
do fire pl_7pp_1_1 2609
chance 10.9.7-missing [10.9.1b]
illegal move pl_7pp_1_2 2.2 [10.9.1b]
roll 9
event DRIVEN_BACK_WITH_LOSS unit ru_muszb_1_2 [10.9.4d]
expect unit ru_muszb_1_2 lost=1 [10.9.4d]
illegal move pl_7pp_1_2 10.11 [10.9.4d]

case no fire in the other phases
phase commander
active pl_sierakowski
unit pl_sierakowski 2309
unit pl_7pp_1_1 2409 S
unit ru_kozak_1 2609 S
illegal fire pl_7pp_1_1 2609 3.3f [10.9.1b]

case four shots are the limit in a square too
phase movement
active ru_denisow
actor polish
unit ru_denisow 2809
unit ru_kozak_1 2509 S
unit pl_7pp_1_1 2409 S form=square
unit pl_7pp_1_2 2409 S form=square shots=4
unit pl_7pp_1_3 2409 S form=square
unit pl_7pp_1_4 2409 S form=square
do fire pl_7pp_1_1 2509             # 9 : 4 = 2
event FIRE_ROW a 2 [10.9.1a]
expect unit pl_7pp_1_1 shots=1 [10.9.1a]
expect unit pl_7pp_1_2 shots=4 [10.9.1a]
