# [10.4a, 10.4b, 10.4c] Fire goes by turns, and the side that was not activated begins.

case the inactive side fires first, then they take turns
turn 5
phase draw
pool ru_apraksin pl_grochowski
unit ru_apraksin 2024
unit ru_uglicki_1_1 1824 N       # front hexes 1724 and 1725
unit ru_uglicki_2_1 1828 N
unit pl_grochowski 1424
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1630 S
draw ru_apraksin
expect actor polish [10.4a]
expect prompt ASK_OTHER [10.4a]
legal fire pl_1pp_1_1 1824 [10.4a]
legal pass [10.4a]
illegal move pl_1pp_1_1 10.4a [10.4a]
illegal stop 10.4a
do fire pl_1pp_1_1 1824
roll 0
expect actor allied [10.4b]
expect prompt ASK_ACTIVE [10.4b]
legal fire ru_uglicki_1_1 1624 [10.4b]
legal move ru_uglicki_1_1 [10.4b]
legal stop [10.4b]
illegal pass 10.4b
do fire ru_uglicki_1_1 1624
roll 0
expect actor polish [10.4a]
do fire pl_1pp_1_1 1824
roll 0
expect actor allied [10.4b]

case a pass lets the active side go on
phase movement
active ru_apraksin
actor polish
unit ru_apraksin 2024
unit ru_uglicki_1_1 1824 N
unit ru_uglicki_2_1 1826 N
unit pl_1pp_1_1 1624 S
do pass
expect actor allied [10.4b]
do move ru_uglicki_2_1
do step ru_uglicki_2_1 1727
do stop
expect actor polish [10.4a]

case the phase ends when the active side stops and the other then passes, r70
phase movement
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1824 N
unit pl_1pp_1_1 1624 S
do stop
expect actor polish [10.4a]
do fire pl_1pp_1_1 1824
roll 0
expect actor allied [10.4b]
expect prompt ASK_ACTIVE [10.4b]
do stop
expect actor polish [10.4a]
do pass
expect prompt ASK_LEADER [10.4a]

case one battery, too, is a turn
phase movement
active ru_apraksin
actor polish
unit ru_apraksin 2024
unit ru_uglicki_1_1 1924 N
unit ru_art_4 1926 N form=line
unit pl_art_2 1424 S
unit pl_art_3 1426 S
do bombard pl_art_2 1924
roll 1
expect actor allied [10.4b]
legal bombard ru_art_4 1426 [10.4b]
do bombard ru_art_4 1426
roll 0
expect actor polish [10.4a]
legal bombard pl_art_3 1924 [10.4a]

case a group is one turn
phase movement
active ru_apraksin
actor polish
unit ru_apraksin 2024
unit ru_uglicki_1_1 1824 N
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1625 S
unit pl_1pp_1_3 1628 S
do fire pl_1pp_1_1 1824
do with pl_1pp_1_2
roll 0
expect unit pl_1pp_1_1 shots=1 [10.4a]
expect unit pl_1pp_1_2 shots=1 [10.4a]
expect actor allied [10.4b]

# The printed example: Elsner is activated; Russians, not of his army, fire as well, for nothing.
case after a Polish salvo Elsner moves a unit of his, or any Allied unit fires
turn 1
phase movement
active pr_elsner
actor polish
unit pr_elsner 2024
unit pr_fus_8_1 1824 N
unit pr_fus_8_2 1924 N
unit pr_klinckowstrom_1_1 1828 N
unit ru_uglicki_1_1 1831 N
unit pr_scheffer_2 1822 N
unit pr_heavy_1 1820 N
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1625 S
unit pl_1pp_1_3 1628 S
unit pl_1pp_1_4 1631 S
unit pl_art_2 1422 S
legal fire pl_1pp_1_1 1824 [10.4c]
legal fire pl_1pp_1_3 1828 [10.4c]
legal bombard pl_art_2 1822 [10.4c]
do fire pl_1pp_1_1 1824
do with pl_1pp_1_2
roll 0
expect actor allied [10.4c]
legal move pr_fus_8_1 [10.4c]
legal move pr_fus_8_2 [10.4c]
illegal move pr_klinckowstrom_1_1 4.1 [10.4c]
illegal move ru_uglicki_1_1 4.1 [10.4c]
legal fire pr_fus_8_1 1624 [10.4c]
legal fire pr_klinckowstrom_1_1 1628 [10.4c]
legal fire ru_uglicki_1_1 1631 [10.4c]
legal bombard pr_scheffer_2 1422 [10.4c]
illegal bombard pr_heavy_1 1422 10.10.3a [10.4c]  # r114: its commander is Favrat
do fire ru_uglicki_1_1 1631
roll 0
expect unit ru_uglicki_1_1 shots=1 mp=0 [10.4c]         # r69
expect actor polish [10.4c]
