# [2.1] The scale: companies, squadrons, batteries of several guns, 35 men a point.

case a turn is 12 minutes, a hex a hundred metres, a point 35 men, a counter up to eight guns
setup
expect scale turn_minutes=12 hex_metres=100 men_a_point=35 guns_a_counter=8 [2.1]

case companies and squadrons have their points, a battery none
setup
expect unit pr_22pp_1_1 strength=5 steps=5 men=175 [2.1]
expect unit pl_1pp_1_1 strength=3 steps=3 men=105 [2.1]
expect unit pl_kos_1pp_1 strength=6 steps=6 men=210 [2.1]
expect unit pl_bkn_1w_1 strength=2 steps=2 men=70 [2.1]
expect unit pl_art_2 strength=0 steps=1 [2.1]
expect unit pr_heavy_1 strength=0 steps=1 [2.1]

case a battery is lost as one, with its stars
turn 5
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_art_2 1520 S
unit ru_art_7 1720 N              # eight guns: three stars
do bombard pl_art_2 1720
roll 9
roll 0
expect unit ru_art_7 gone [2.1]
expect points polish 5 [2.1]
