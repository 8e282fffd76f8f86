case limbered guns enter no enemies: the paragraph is that of limbered guns
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_art_2 3245 N form=limbered
unit ru_muszb_1_2 3145 N
do move pl_art_2
illegal step pl_art_2 3145 8.12e [8.12e]

case a failed check of skirmishers is told by its own paragraph
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit ru_jega_1 2944 N form=skirmish
do move pl_7pp_1_1
do step pl_7pp_1_1 2844
do harry ru_jega_1
roll 8
event 9.1A-5 unit ru_jega_1 [9.1A-5]

case a failed check of cavalry before cavalry too
phase movement
active pl_kamienski
unit pl_kamienski 2643
unit pl_5psp_1 2744 S
unit ru_smolenski_1 2944 N
do move pl_5psp_1
do step pl_5psp_1 2844
do counter ru_smolenski_1
roll 7
event 9.1D-2 unit ru_smolenski_1 [9.1D-2]
