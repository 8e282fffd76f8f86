# [10.11.7] A commander steps back before an enemy unit comes next to him, r95.

case a commander is asked before the enemy has come
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1524 S             # front 1623 and 1624
unit pl_grochowski 1724
unit pl_1pp_1_1 1436 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1624
expect prompt ASK_BACK [10.11.7]
expect actor polish [10.11.7]
expect unit ru_uglicki_1_1 hex=1524 [10.11.7]
legal stay pl_grochowski [10.11.7]
legal back pl_grochowski 1824 [10.11.7]
illegal back pl_grochowski 1924 8.1 [10.11.7]              # one hex
do back pl_grochowski 1824
event LEADER_STEPS_BACK unit pl_grochowski hex 1824 [10.11.7]
expect unit pl_grochowski hex=1824 [10.11.7]
expect unit ru_uglicki_1_1 hex=1624 mp=1 [10.11.7]
expect actor allied [10.11.7]
do step ru_uglicki_1_1 1724
do back pl_grochowski 1924                                 # again for each step
expect unit pl_grochowski hex=1924 [10.11.7]

case two hexes away nobody asks
phase movement
active ru_apraksin
unit ru_apraksin 1324
unit ru_uglicki_1_1 1424 S             # front 1524 and 1525
unit pl_grochowski 1724
unit pl_1pp_1_1 1436 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1524
expect prompt ASK_MOVE [10.11.7]

case who stays alone and is reached makes way, r92
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1524 S
unit pl_grochowski 1724
unit pl_1pp_1_1 1436 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1624
do stay pl_grochowski
do step ru_uglicki_1_1 1724
event STEPS a 1 b 2                                         # no extra point, no melee
expect prompt ASK_MAKE_WAY [10.11.7]
illegal stay pl_grochowski 10.11.7 [10.11.7]
do back pl_grochowski 1824
expect unit pl_grochowski hex=1824 [10.11.7]
expect points allied 0 [10.11.7]

case he closes no way back, r204
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit ru_uglicki_1_2 1925 S
unit ru_rachmanow 1924
unit pl_1pp_1_1 1824 N
do fire ru_uglicki_1_1 1824
roll 8
event GOES_BACK unit pl_1pp_1_1 hex 1924 [10.11.5]
do back ru_rachmanow 2024
expect unit pl_1pp_1_1 hex=1924 [10.11.5]

case with a unit he may stay
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1524 S
unit pl_grochowski 1724
unit pl_1pp_1_1 1724 S
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1624
expect prompt ASK_BACK [10.11.7]
do stay pl_grochowski
expect unit pl_grochowski hex=1724 [10.11.7]

case not into a hex with enemies
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1524 S
unit ru_uglicki_1_2 1824 S
unit pl_grochowski 1724
unit pl_1pp_1_1 1436 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1624
illegal back pl_grochowski 1824 6.5 [10.11.7]
legal back pl_grochowski 1823 [10.11.7]

case he does not leave a melee hex
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1524 S
unit ru_uglicki_1_2 1724 S from=1623
unit pl_grochowski 1724
unit pl_1pp_1_1 1724 N
do move ru_uglicki_1_1
do step ru_uglicki_1_1 1624
expect prompt ASK_MOVE [10.11.7]

case enemy commanders frighten nobody
phase commander
active ru_apraksin
unit ru_apraksin 1524
unit ru_uglicki_1_1 1424 S
unit pl_grochowski 1724
unit pl_1pp_1_1 1436 N
do lead ru_apraksin 1624
expect actor allied [10.11.7]
expect prompt ASK_LEADER [10.11.7]

case a line comes next to him: he is asked once for the step
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1523 S
unit ru_uglicki_1_2 1524 S
unit ru_uglicki_1_3 1525 S
unit pl_grochowski 1724
unit pl_1pp_1_1 1436 N
do line ru_uglicki_1_1
do step ru_uglicki_1_2 1624
expect prompt ASK_BACK [10.11.7]
expect unit ru_uglicki_1_2 hex=1524 [10.11.7]
do stay pl_grochowski
expect unit ru_uglicki_1_2 hex=1624 [10.11.7]
expect actor allied [10.11.7]

case a battery that is moved next to him counts as well
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_art_4 1524 S form=line
unit ru_uglicki_1_1 1528 S
unit pl_grochowski 1724
unit pl_1pp_1_1 1436 N
do shift ru_art_4 1624
expect prompt ASK_BACK [10.11.7]
expect actor polish [10.11.7]
do back pl_grochowski 1824
expect unit pl_grochowski hex=1824 [10.11.7]
expect prompt ASK_FACING [10.11.7]

case a counterattack beside a commander lets him step back
phase movement
active pl_grochowski
unit pl_grochowski 1623
unit pl_1pp_1_1 1624 N
unit ru_uglicki_1_2 1424 S
do move pl_1pp_1_1
do step pl_1pp_1_1 1524
do counter ru_uglicki_1_2
roll 0
expect prompt ASK_BACK [10.11.7]
expect actor polish [10.11.7]

case an enemy who is driven back beside him
phase movement
active pl_grochowski
unit pl_grochowski 1524
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1627 S
unit ru_uglicki_1_2 1724 S             # rear 1623 and 1624; 1623 is next to him
do fire pl_1pp_1_1 1724
roll 7
expect unit ru_uglicki_1_2 hex=1623
expect prompt ASK_BACK [10.11.7]
legal back pl_grochowski 1424 [10.11.7]
do stay pl_grochowski
expect unit pl_grochowski hex=1524 [10.11.7]
