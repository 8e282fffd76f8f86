# [10.10.3a] There are no misfires in this book: a 0 silences nobody.
case a natural 0 silences no battery
turn 10
phase movement
active pl_grochowski
pool ru_apraksin
unit pl_grochowski 1324
unit pl_1pp_1_1 1327 N
unit pl_art_2 1624 S
unit ru_apraksin 2030
unit ru_uglicki_1_1 2030 S
unit ru_uglicki_1_2 2024 N
do bombard pl_art_2 2024
roll 0
noevent GUN_MISFIRES
do stop
do stop
draw ru_apraksin
legal bombard pl_art_2 2024 [10.10.3a]
