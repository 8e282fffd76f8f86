# [7.2] Skirmish order.

case Polish shooters
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S
do move pl_strz_g_1
legal skirmish pl_strz_g_1 [7.2a]
do skirmish pl_strz_g_1
event TAKES_SKIRMISH unit pl_strz_g_1 hex 1520 [7.2b]
expect unit pl_strz_g_1 form=skirmish mp=1 [7.2b]
illegal skirmish pl_strz_g_1 7.2a [7.2a]

case Russian jagers
phase movement
active ru_apraksin
unit ru_apraksin 1420
unit ru_jekatierynoslawski_3_1 1520 S
do move ru_jekatierynoslawski_3_1
legal skirmish ru_jekatierynoslawski_3_1 [7.2a]

case Prussian fusiliers
phase movement
active pr_elsner
unit pr_elsner 1420
unit pr_fus_8_1 1520 S
do move pr_fus_8_1
legal skirmish pr_fus_8_1 [7.2a]

case nobody else: infantry, grenadiers
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
do move pl_1pp_1_1
illegal skirmish pl_1pp_1_1 7.2a [7.2a]

case cavalry neither
phase movement
active pl_sanguszko
unit pl_sanguszko 1420
unit pl_bkn_1w_1 1520 S
do move pl_bkn_1w_1
illegal skirmish pl_bkn_1w_1 7.2a [7.2a]

case scythemen, whose star is coloured, neither
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_kos_1pp_1 1520 S
do move pl_kos_1pp_1
illegal skirmish pl_kos_1pp_1 7.2a [7.2a]

case the last point pays for it, without one it is too late
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S mp=3
unit pl_strz_g_2 1420 S
do move pl_strz_g_1
legal skirmish pl_strz_g_1 [7.2b]
do skirmish pl_strz_g_1
expect unit pl_strz_g_1 mp=4 form=skirmish [7.2b]

case leaving it costs a point as well
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S form=skirmish
do move pl_strz_g_1
do close pl_strz_g_1
event LEAVES_SKIRMISH unit pl_strz_g_1 [7.2b]
expect unit pl_strz_g_1 form=line mp=1 [7.2b]

case it is shown and lasts
turn 4
phase movement
active pl_grochowski
pool ru_rachmanow
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S
unit ru_rachmanow 2030
do move pl_strz_g_1
do skirmish pl_strz_g_1
do stop
do stop
expect unit pl_strz_g_1 form=skirmish [7.2b]

case turning is free
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S form=skirmish
do move pl_strz_g_1
do turn pl_strz_g_1 N
expect unit pl_strz_g_1 facing=N mp=0 [7.2d]

case in line it is not
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S
do move pl_strz_g_1
do turn pl_strz_g_1 N
expect unit pl_strz_g_1 facing=N mp=3 [7.2d]

case free in every hex of the way, and without a point left
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S form=skirmish mp=2
unit pl_strz_g_2 1420 S
do move pl_strz_g_1
do turn pl_strz_g_1 SE
do step pl_strz_g_1 1521
do turn pl_strz_g_1 S
do step pl_strz_g_1 1621
expect unit pl_strz_g_1 mp=4 hex=1621 [7.2d]
legal turn pl_strz_g_1 NE [7.2d]
do turn pl_strz_g_1 NE
expect unit pl_strz_g_1 facing=NE mp=4 [7.2d]

case the sight of skirmishers goes through the flanks too
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S form=skirmish
unit pl_strz_g_2 1410 S
unit ru_rgt_f_1_1 1522 N shots=4
legal fire pl_strz_g_1 1522 [7.2e]

case in line it does not
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S
unit pl_strz_g_2 1410 S
unit ru_rgt_f_1_1 1522 N shots=4
illegal fire pl_strz_g_1 1522 10.2a [7.2e]

case not through the rear
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1620 S form=skirmish
unit pl_strz_g_2 1410 S
unit ru_rgt_f_1_1 1420 N shots=4
illegal fire pl_strz_g_1 1420 10.2a [7.2e]

case a point a hex whatever the ground
phase movement
active pl_grochowski
unit pl_grochowski 1409
unit pl_strz_g_1 1409 S form=skirmish
do move pl_strz_g_1
do step pl_strz_g_1 1509
event STEPS hex 1509 a 1 b 3 [7.2f]         # village

case in line the village costs two
phase movement
active pl_grochowski
unit pl_grochowski 1409
unit pl_strz_g_1 1409 S
do move pl_strz_g_1
do step pl_strz_g_1 1509
event STEPS hex 1509 a 2 b 2 [7.2f]

case up a slope one point
phase movement
active pl_grochowski
unit pl_grochowski 2025
unit pl_strz_g_1 2025 S form=skirmish
do move pl_strz_g_1
do step pl_strz_g_1 2125
event STEPS hex 2125 a 1 [7.2f]

case an enemy hex costs a point more
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S form=skirmish
unit pl_strz_g_2 1420 S
unit ru_rgt_f_1_1 1620 S shots=4
do move pl_strz_g_1
do step pl_strz_g_1 1620
event STEPS hex 1620 a 2 b 2 [7.2f]

case a step to the rear and passing friends too (r145)
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_strz_g_1 1520 S form=skirmish
unit pl_1pp_1_1 1420 S
do move pl_strz_g_1
do step pl_strz_g_1 1420
event STEPS hex 1420 a 2 b 2 [7.2f]
