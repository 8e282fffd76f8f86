# [10.4a, 10.4b, 10.4c] Fire goes by turns, and the side that was not activated begins.

case the inactive side fires first, then they take turns
phase draw
pool ru_tomatis pl_zajaczek
unit ru_tomatis 0822
unit ru_uglicki_1_1 0820 N       # front hexes 0819 and 0919
unit ru_uglicki_2_1 1220 N
unit pl_zajaczek 0814
unit pl_3pp_1_1 0818 S
unit pl_3pp_1_2 1418 S
draw ru_tomatis
expect actor polish [10.4a]
expect prompt ASK_OTHER [10.4a]
legal fire pl_3pp_1_1 0820 [10.4a]
legal pass [10.4a]
illegal move pl_3pp_1_1 10.4a [10.4a]
illegal stop 10.4a
do fire pl_3pp_1_1 0820
roll 0
expect actor russian [10.4b]
expect prompt ASK_ACTIVE [10.4b]
legal fire ru_uglicki_1_1 0818 [10.4b]
legal move ru_uglicki_1_1 [10.4b]
legal stop [10.4b]
illegal pass 10.4b
do fire ru_uglicki_1_1 0818
roll 0
expect actor polish [10.4a]
do fire pl_3pp_1_1 0820
roll 0
expect actor russian [10.4b]

case a pass lets the active side go on
phase movement
active ru_tomatis
actor polish
unit ru_tomatis 0822
unit ru_uglicki_1_1 0820 N
unit ru_uglicki_2_1 1020 N
unit pl_3pp_1_1 0818 S
do pass
expect actor russian [10.4b]
do move ru_uglicki_2_1
do step ru_uglicki_2_1 1119
do stop
expect actor polish [10.4a]

case the phase ends when the active side stops and the other then passes, r70
phase movement
active ru_tomatis
unit ru_tomatis 0822
unit ru_uglicki_1_1 0820 N
unit pl_3pp_1_1 0818 S
do stop
expect actor polish [10.4a]
do fire pl_3pp_1_1 0820
roll 0
expect actor russian [10.4b]
expect prompt ASK_ACTIVE [10.4b]
do stop
expect actor polish [10.4a]
do pass
expect prompt ASK_LEADER [10.4a]

case one gun, too, is a turn
phase movement
active ru_tomatis
actor polish
unit ru_tomatis 0822
unit ru_uglicki_1_1 0820 N
unit ru_art_1 1020 N
unit pl_art_1 0814 S
unit pl_art_2 1014 S
do bombard pl_art_1 0820
roll 0
expect actor russian [10.4b]
legal bombard ru_art_1 1014 [10.4b]
do bombard ru_art_1 1014
expect unit pl_art_2 hex=1014
roll 0
expect actor polish [10.4a]
legal bombard pl_art_2 0820 [10.4a]

# The printed example: Pustowałow opens the battle.
case after a Polish shot Pustowałow moves a unit of his, or any Russian unit fires
turn 1
phase movement
active ru_pustowalow
actor polish
unit ru_pustowalow 2707
unit ru_jekatierynoslawski_3_1 2706 SW
unit ru_jekatierynoslawski_3_3 2707 SW
unit ru_kozak_1 2604 SW
unit ru_art_3 1420 N
unit ru_jekatierynoslawski_2_1 1321 N
unit pl_art_1 1214 S
unit pl_art_3 1313 S
unit pl_7pp_1_1 1118 S           # three hexes from 1321
legal bombard pl_art_1 1420 [10.4c]
legal fire pl_7pp_1_1 1321 [10.4c]
do bombard pl_art_1 1420
chance 10.10.4
roll 0
expect actor russian [10.4c]
legal move ru_jekatierynoslawski_3_1 [10.4c]
legal move ru_jekatierynoslawski_3_3 [10.4c]
illegal move ru_kozak_1 4.1 [10.4c]
illegal move ru_jekatierynoslawski_2_1 4.1 [10.4c]
legal bombard ru_art_3 1313 [10.4c]
legal fire ru_jekatierynoslawski_2_1 1118 [10.4c]
# [r69] he is not of Pustowałow's command and pays nothing
do fire ru_jekatierynoslawski_2_1 1118
roll 0
expect unit ru_jekatierynoslawski_2_1 shots=1 mp=0 [10.4c]
expect actor polish [10.4c]

case a group is one turn
phase movement
active ru_tomatis
actor polish
unit ru_tomatis 0822
unit ru_uglicki_1_1 0820 N
unit pl_3pp_1_1 0818 S
unit pl_3pp_1_2 0918 S
unit pl_3pp_1_3 1218 S
do fire pl_3pp_1_1 0820
do with pl_3pp_1_2
roll 0
expect unit pl_3pp_1_1 shots=1 [10.4a]
expect unit pl_3pp_1_2 shots=1 [10.4a]
expect actor russian [10.4b]
