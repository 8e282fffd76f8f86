# [2.1] The scale: ten minutes, a hundred metres, companies, squadrons, single guns, 15 men a point.

case a turn is ten minutes, a hex a hundred metres, a point fifteen men, a counter one gun
setup
expect scale turn_minutes=10 hex_metres=100 men_a_point=15 guns_a_counter=1 [2.1]

case companies and squadrons are so many men
setup
expect unit pl_3pp_1_1 strength=6 men=90 [2.1]
expect unit pl_kos_1 strength=9 men=135 [2.1]
expect unit ru_woroneski_1 strength=9 men=135 [2.1]
expect unit ru_uglicki_1_2 strength=8 men=120 [2.1]

case a loss is of men
phase melee
active ru_f_denisow
unit ru_f_denisow 0820
unit ru_uglicki_1_3 0817 N from=0818
unit pl_2pp_1_1 0817 S
roll 9
roll 0
expect unit ru_uglicki_1_3 men=90 [2.1]

case a counter is one gun, lost by itself
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_art_1 0514 S
unit ru_art_1 0516 N
unit ru_art_2 0516 N
do bombard pl_art_1 0516
roll 9
roll 0
expect unit ru_art_1 gone [2.1]
expect unit ru_art_2 hex=0516 alive [2.1]
expect points polish 8 [2.1]
