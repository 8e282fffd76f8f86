# [8.8] Movement points by arm. The event STEPS says what is left (b).

case infantry has four points
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_7pp_1_1 3245 N
unit pl_7pp_1_2 3247 N mp=3
do move pl_7pp_1_1
do step pl_7pp_1_1 3145
event STEPS a 1 b 3 [8.8a]
do stop
do move pl_7pp_1_2
illegal step pl_7pp_1_2 3347 8.2a [8.8a]
do step pl_7pp_1_2 3147
event STEPS a 1 b 0 [8.8a]

case scythemen are infantry
phase movement
active pl_sierakowski
unit pl_sierakowski 3445
unit pl_grenkrak_1_1 3245 N
do move pl_grenkrak_1_1
do step pl_grenkrak_1_1 3145
event STEPS a 1 b 3 [8.8a]

case shooters have four points
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 3445
unit pl_strz_1 3245 N
do move pl_strz_1
do step pl_strz_1 3145
event STEPS a 1 b 3 [8.8a]

case jagers have four points
turn 3
phase movement
active ru_denisow
unit ru_denisow 3445
unit ru_jega_1 3245 N
do move ru_jega_1
do step ru_jega_1 3145
event STEPS a 1 b 3 [8.8a]

case grenadiers have four points
phase movement
active ru_denisow
unit ru_denisow 3445
unit ru_peterburski_1_1 3245 N
do move ru_peterburski_1_1
do step ru_peterburski_1_1 3145
event STEPS a 1 b 3 [8.8a]

case cavalry has eight points
phase movement
active pl_kamienski
unit pl_kamienski 3445
unit pl_5psp_1 3245 N
unit pl_5psp_2 3247 N mp=7
do move pl_5psp_1
do step pl_5psp_1 3145
event STEPS a 1 b 7 [8.8b]
do stop
do move pl_5psp_2
illegal step pl_5psp_2 3347 8.2a [8.8b]
do step pl_5psp_2 3147
event STEPS a 1 b 0 [8.8b]

case cossacks have nine
turn 3
phase movement
active ru_denisow
unit ru_denisow 3445
unit ru_kozak_1 3245 N
unit ru_kozak_2 3247 N mp=8
do move ru_kozak_1
do step ru_kozak_1 3145
event STEPS a 1 b 8 [8.8b]
do stop
do move ru_kozak_2
illegal step ru_kozak_2 3347 8.2a [8.8b]
do step ru_kozak_2 3147
event STEPS a 1 b 0 [8.8b]

case mounted volunteers have eight
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 3445
unit pl_och_1 3245 N
do move pl_och_1
do step pl_och_1 3145
event STEPS a 1 b 7 [8.8b]

case a stack goes at the pace of its slowest unit
turn 3
phase movement
active ru_denisow
unit ru_denisow 3445
unit ru_kozak_1 3245 N
unit ru_smolenski_1 3245 N lost=1
do move ru_kozak_1
do with ru_smolenski_1
do step ru_kozak_1 3145
event STEPS a 1 b 7 [8.8b]
expect unit ru_smolenski_1 hex=3145 [8.8b]

case a commander has nine points
phase commander
active pl_sierakowski
unit pl_sierakowski 3245
unit pl_7pp_1_1 3445 N
do lead pl_sierakowski 3145
do lead pl_sierakowski 3045
do lead pl_sierakowski 2945
do lead pl_sierakowski 2845
do lead pl_sierakowski 2745
do lead pl_sierakowski 2845
do lead pl_sierakowski 2945
do lead pl_sierakowski 3045
event LEADER_MOVES a 1 [8.8c]
do lead pl_sierakowski 3145
event LEADER_MOVES a 0 [8.8c]
expect count lead 0 [8.8c]
