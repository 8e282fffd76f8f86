# [errata-1] [errata-2] [errata-3] The corrected counters.

case the 5-2-2 of 3/II/6 pp is its counter 2: the third level
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_6pp_2_3 0414 S lost=2
expect unit pl_6pp_2_3 morale=5 strength=2 firepower=2 left=2 [errata-1]

case with one loss it is still on counter 1
phase movement
active pl_szyrer
unit pl_szyrer 0414
unit pl_6pp_2_3 0414 S lost=1
expect unit pl_6pp_2_3 morale=6 strength=4 left=3 steps=4 [errata-1]

case it begins with counter 1
setup
expect unit pl_6pp_2_3 morale=6 strength=6 firepower=6 lost=0 steps=4 [errata-1]
expect unit ru_woroneski_4 morale=7 strength=9 firepower=9 lost=0 steps=4 [errata-2]

case the 6-5-5 of IV/Woroneski is its counter 2: the third level
phase movement
active ru_muromcow
unit ru_muromcow 0414
unit ru_woroneski_4 0414 S lost=2
expect unit ru_woroneski_4 morale=6 strength=5 firepower=5 left=2 [errata-2]

case with one loss it is still on counter 1
phase movement
active ru_muromcow
unit ru_muromcow 0414
unit ru_woroneski_4 0414 S lost=1
expect unit ru_woroneski_4 morale=7 strength=7 left=3 [errata-2]

case the counters printed twice do not make the units stronger
turn 12
phase movement
active ru_f_denisow
unit ru_f_denisow 0414
unit ru_nowogrodzki_2_2 0414 N
unit ru_nowogrodzki_2_3 0414 N
expect unit ru_nowogrodzki_2_2 steps=4 strength=8 [errata-3]
expect unit ru_nowogrodzki_2_3 steps=4 strength=8 [errata-3]
expect unit ru_nowogrodzki_2_4 steps=4 [errata-3]

case four losses eliminate one of them
turn 12
phase movement
active pl_szyrer
unit pl_szyrer 0514
unit pl_art_1 0514 S
unit ru_nowogrodzki_2_2 0517 N lost=3
do bombard pl_art_1 0517
roll 9
event IS_DESTROYED unit ru_nowogrodzki_2_2 [errata-3]
