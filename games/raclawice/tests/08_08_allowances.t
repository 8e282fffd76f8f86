# [8.8] Movement points by arm. The event STEPS says what is left (b).

case infantry has four points
phase movement
active pl_zajaczek
unit pl_zajaczek 1022
unit pl_3pp_1_1 1020 N
unit pl_3pp_strz 1220 N mp=3
do move pl_3pp_1_1
do step pl_3pp_1_1 1019
event STEPS a 1 b 3 [8.8a]
do stop
do move pl_3pp_strz
illegal step pl_3pp_strz 1221 8.2a [8.8a]
do step pl_3pp_strz 1219
event STEPS a 1 b 0 [8.8a]

case scythemen are infantry
turn 9
phase movement
active pl_slaski
unit pl_slaski 1022
unit pl_kos_1 1020 N
do move pl_kos_1
do step pl_kos_1 1019
event STEPS a 1 b 3 [8.8a]

case grenadiers have four points
phase movement
active ru_tomatis
unit ru_tomatis 1022
unit ru_uglicki_1_1 1020 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1019
event STEPS a 1 b 3 [8.8a]

case jagers have four points
phase movement
active ru_pustowalow
unit ru_pustowalow 1022
unit ru_jekatierynoslawski_3_1 1020 N
do move ru_jekatierynoslawski_3_1
do step ru_jekatierynoslawski_3_1 1019
event STEPS a 1 b 3 [8.8a]

case cavalry has eight points
phase movement
active pl_manget
unit pl_manget 1022
unit pl_bkn_2m_1 1020 N
unit pl_bkn_2m_2 1220 N mp=7
do move pl_bkn_2m_1
do step pl_bkn_2m_1 1019
event STEPS a 1 b 7 [8.8b]
do stop
do move pl_bkn_2m_2
illegal step pl_bkn_2m_2 1221 8.2a [8.8b]
do step pl_bkn_2m_2 1219
event STEPS a 1 b 0 [8.8b]

case cossacks have nine
phase movement
active ru_a_denisow
unit ru_a_denisow 1022
unit ru_kozak_1 1020 N
unit ru_kozak_2 1220 N mp=8
do move ru_kozak_1
do step ru_kozak_1 1019
event STEPS a 1 b 8 [8.8b]
do stop
do move ru_kozak_2
illegal step ru_kozak_2 1221 8.2a [8.8b]
do step ru_kozak_2 1219
event STEPS a 1 b 0 [8.8b]

case mounted volunteers have eight
turn 9
phase movement
active pl_slaski
unit pl_slaski 1022
unit pl_och_1 1020 N
do move pl_och_1
do step pl_och_1 1019
event STEPS a 1 b 7 [8.8b]

case a stack goes at the pace of its slowest unit
phase movement
active ru_f_denisow
turn 13
unit ru_f_denisow 1022
unit ru_kozak_7 1020 N
unit ru_achtyrski_3 1020 N
do move ru_kozak_7
do with ru_achtyrski_3
do step ru_kozak_7 1019
event STEPS a 1 b 7 [8.8b]
expect unit ru_achtyrski_3 hex=1019 [8.8b]

case a commander has nine points
phase commander
active pl_zajaczek
unit pl_zajaczek 1020
unit pl_3pp_1_1 1022 N
do lead pl_zajaczek 1019
do lead pl_zajaczek 1018
do lead pl_zajaczek 1017
do lead pl_zajaczek 1016
do lead pl_zajaczek 1015
do lead pl_zajaczek 1016
do lead pl_zajaczek 1017
do lead pl_zajaczek 1018
event LEADER_MOVES a 1 [8.8c]
do lead pl_zajaczek 1019
event LEADER_MOVES a 0 [8.8c]
expect count lead 0 [8.8c]
