# [10.4a, 10.4b, 10.4c] Fire goes by turns, and the side that was not activated begins.

case the inactive side fires first, then they take turns
turn 5
phase draw
pool ru_tormasow pl_sierakowski
unit ru_tormasow 2809
unit ru_muszb_1_1 2609 N       # front hexes 2509 and 2510
unit ru_muszc_1_1 2613 N
unit pl_sierakowski 2209
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2415 S
draw ru_tormasow
expect actor polish [10.4a]
expect prompt ASK_OTHER [10.4a]
legal fire pl_7pp_1_1 2609 [10.4a]
legal pass [10.4a]
illegal move pl_7pp_1_1 10.4a [10.4a]
illegal stop 10.4a
do fire pl_7pp_1_1 2609
roll 0
expect actor russian [10.4b]
expect prompt ASK_ACTIVE [10.4b]
legal fire ru_muszb_1_1 2409 [10.4b]
legal move ru_muszb_1_1 [10.4b]
legal stop [10.4b]
illegal pass 10.4b
do fire ru_muszb_1_1 2409
roll 0
expect actor polish [10.4a]
do fire pl_7pp_1_1 2609
roll 0
expect actor russian [10.4b]

case a pass lets the active side go on
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2809
unit ru_muszb_1_1 2609 N
unit ru_muszc_1_1 2611 N
unit pl_7pp_1_1 2409 S
do pass
expect actor russian [10.4b]
do move ru_muszc_1_1
do step ru_muszc_1_1 2512
do stop
expect actor polish [10.4a]

case the phase ends when the active side stops and the other then passes, r70
phase movement
active ru_tormasow
unit ru_tormasow 2809
unit ru_muszb_1_1 2609 N
unit pl_7pp_1_1 2409 S
do stop
expect actor polish [10.4a]
do fire pl_7pp_1_1 2609
roll 0
expect actor russian [10.4b]
expect prompt ASK_ACTIVE [10.4b]
do stop
expect actor polish [10.4a]
do pass
expect prompt ASK_LEADER [10.4a]

case one battery, too, is a turn
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2809
unit ru_muszb_1_1 2709 N
unit ru_art_3 2711 N form=line
unit pl_art_2 2209 S
unit pl_art_3 2211 S
do bombard pl_art_2 2709
roll 1
expect actor russian [10.4b]
legal bombard ru_art_3 2211 [10.4b]
do bombard ru_art_3 2211
roll 0
expect actor polish [10.4a]
legal bombard pl_art_3 2709 [10.4a]

case a group is one turn
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2809
unit ru_muszb_1_1 2609 N
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2410 S
unit pl_7pp_1_3 2413 S
do fire pl_7pp_1_1 2609
do with pl_7pp_1_2
roll 0
expect unit pl_7pp_1_1 shots=1 [10.4a]
expect unit pl_7pp_1_2 shots=1 [10.4a]
expect actor russian [10.4b]

# The printed example: Tormasow is activated in turn 3.
case after a Polish salvo Tormasow moves or fires with a unit of his, or any Russian rifles fire
turn 3
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 2809
unit ru_muszb_1_1 2609 N
unit ru_kijowski_1_1 2709 N
unit ru_musza_1_1 2613 N
unit ru_smolenski_1 2616 N
unit ru_art_3 2607 N form=line
unit ru_art_1 2605 N
unit pl_7pp_1_1 2409 S
unit pl_7pp_1_2 2410 S
unit pl_7pp_1_3 2413 S
unit pl_7pp_1_4 2416 S
unit pl_art_2 2207 S
legal fire pl_7pp_1_1 2609 [10.4c]
legal fire pl_7pp_1_3 2613 [10.4c]
legal bombard pl_art_2 2607 [10.4c]
do fire pl_7pp_1_1 2609
do with pl_7pp_1_2
roll 0
expect actor russian [10.4c]
legal move ru_muszb_1_1 [10.4c]
legal move ru_kijowski_1_1 [10.4c]
illegal move ru_musza_1_1 4.1 [10.4c]
illegal move ru_smolenski_1 4.1 [10.4c]
legal fire ru_muszb_1_1 2409 [10.4c]
legal fire ru_musza_1_1 2413 [10.4c]
legal fire ru_smolenski_1 2416 [10.4c]
legal bombard ru_art_3 2207 [10.4c]
illegal bombard ru_art_1 2207 10.10.3 [10.4c]      # r114: its commander is Denisow
do fire ru_musza_1_1 2413
roll 0
expect unit ru_musza_1_1 shots=1 mp=0 [10.4c]       # r69
expect actor polish [10.4c]
