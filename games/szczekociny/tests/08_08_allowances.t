# [8.8] Movement points by arm. The event STEPS says what is left (b).

case infantry has four points
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_7pp_1_1 1637 N
unit pl_7pp_1_2 1639 N mp=3
do move pl_7pp_1_1
do step pl_7pp_1_1 1537
event STEPS a 1 b 3 [8.8a]
do stop
do move pl_7pp_1_2
illegal step pl_7pp_1_2 1739 8.2a [8.8a]
do step pl_7pp_1_2 1539
event STEPS a 1 b 0 [8.8a]

case scythemen are infantry
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_kos_a_1 1637 N
do move pl_kos_a_1
do step pl_kos_a_1 1537
event STEPS a 1 b 3 [8.8a]

case shooters have four points
phase movement
active pl_wodzicki
unit pl_wodzicki 1837
unit pl_strz_w_1 1637 N
do move pl_strz_w_1
do step pl_strz_w_1 1537
event STEPS a 1 b 3 [8.8a]

case jagers have four points
turn 3
phase movement
active ru_apraksin
unit ru_apraksin 1837
unit ru_jekatierynoslawski_3_1 1637 N
do move ru_jekatierynoslawski_3_1
do step ru_jekatierynoslawski_3_1 1537
event STEPS a 1 b 3 [8.8a]

case fusiliers have four points
phase movement
active pr_elsner
unit pr_elsner 1837
unit pr_fus_8_1 1637 N
do move pr_fus_8_1
do step pr_fus_8_1 1537
event STEPS a 1 b 3 [8.8a]

case cavalry has eight points
phase movement
active pl_sanguszko
unit pl_sanguszko 1837
unit pl_bkn_1w_1 1637 N
unit pl_bkn_1w_2 1639 N mp=7
do move pl_bkn_1w_1
do step pl_bkn_1w_1 1537
event STEPS a 1 b 7 [8.8b]
do stop
do move pl_bkn_1w_2
illegal step pl_bkn_1w_2 1739 8.2a [8.8b]
do step pl_bkn_1w_2 1539
event STEPS a 1 b 0 [8.8b]

case cossacks have nine
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1837
unit ru_kozak_1 1637 N
unit ru_kozak_2 1639 N mp=8
do move ru_kozak_1
do step ru_kozak_1 1537
event STEPS a 1 b 8 [8.8b]
do stop
do move ru_kozak_2
illegal step ru_kozak_2 1739 8.2a [8.8b]
do step ru_kozak_2 1539
event STEPS a 1 b 0 [8.8b]

case mounted volunteers have eight
phase movement
active pl_madalinski
unit pl_madalinski 1837
unit pl_och_1 1637 N
do move pl_och_1
do step pl_och_1 1537
event STEPS a 1 b 7 [8.8b]

case a stack goes at the pace of its slowest unit
turn 3
phase movement
active ru_rachmanow
unit ru_rachmanow 1837
unit ru_kozak_1 1637 N
unit ru_woroneski_1 1637 N lost=1
do move ru_kozak_1
do with ru_woroneski_1
do step ru_kozak_1 1537
event STEPS a 1 b 7 [8.8b]
expect unit ru_woroneski_1 hex=1537 [8.8b]

case a commander has nine points
phase commander
active pl_wodzicki
unit pl_wodzicki 1637
unit pl_7pp_1_1 1837 N
do lead pl_wodzicki 1537
do lead pl_wodzicki 1437
do lead pl_wodzicki 1337
do lead pl_wodzicki 1237
do lead pl_wodzicki 1137
do lead pl_wodzicki 1237
do lead pl_wodzicki 1337
do lead pl_wodzicki 1437
event LEADER_MOVES a 1 [8.8c]
do lead pl_wodzicki 1537
event LEADER_MOVES a 0 [8.8c]
expect count lead 0 [8.8c]
