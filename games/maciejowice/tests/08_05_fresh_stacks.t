case the free hex is for fresh units only, whoever speaks for the stack
phase movement
active pl_sierakowski
unit pl_sierakowski 1446
unit pl_7pp_1_1 1447 SE
unit pl_7pp_1_2 1447 SE mp=1
do move pl_7pp_1_1
do with pl_7pp_1_2
illegal step pl_7pp_1_1 1448 8.2a [8.5]

case the same with the other as speaker
phase movement
active pl_sierakowski
unit pl_sierakowski 1446
unit pl_7pp_1_1 1447 SE
unit pl_7pp_1_2 1447 SE mp=1
do move pl_7pp_1_2
do with pl_7pp_1_1
illegal step pl_7pp_1_2 1448 8.2a [8.5]
