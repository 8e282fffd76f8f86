# [2.1] The scale: companies, squadrons, batteries of several guns, 35 men a point.

case a turn is 15 minutes, a hex a hundred metres, a point 35 men, a counter up to eight guns
setup
expect scale turn_minutes=15 hex_metres=100 men_a_point=35 guns_a_counter=8 [2.1]

case companies and squadrons have their points, a battery none
setup
expect unit pl_15pp_1_1 strength=5 steps=5 men=175 [2.1]
expect unit pl_2pp_2_1 strength=3 steps=3 men=105 [2.1]
expect unit pl_wojciechowski_1 strength=2 steps=2 men=70 [2.1]
expect unit pl_och_1 strength=1 steps=1 men=35 [2.1]
expect unit pl_art_1 strength=0 steps=1 [2.1]

case a battery is lost as one, with its stars
turn 5
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_art_1 2320 S
unit ru_art_7 2520 N              # eight guns: three stars
do bombard pl_art_1 2520
roll 9
roll 0
expect unit ru_art_7 gone [2.1]
expect points polish 5 [2.1]
