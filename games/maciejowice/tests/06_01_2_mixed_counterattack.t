# [6.1.2] Infantry and cavalry do not counterattack together: the book has its own paragraph for it.
case infantry announced, cavalry asks
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2620 N
unit pl_2pp_2_1 2420 S
unit pl_wojciechowski_1 2419 S
do move ru_muszf_1_1
do step ru_muszf_1_1 2520
do counter pl_2pp_2_1
illegal counter pl_wojciechowski_1 6.1.2 [6.1.2]

# [6.4] [6.2d] Cavalry may pass infantry; what bars these squadrons is the battery in the hex.
case two squadrons do not pass infantry with a battery
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2220 S
unit pl_wojciechowski_2 2220 S
unit pl_2pp_2_1 2320 S
unit pl_art_1 2320 S
do move pl_wojciechowski_1
do with pl_wojciechowski_2
illegal step pl_wojciechowski_1 2320 6.2d [6.1.1, 6.4]
