# [7.2] Skirmish order.

case Polish shooters
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S
do move pl_strz_1
legal skirmish pl_strz_1 [7.2a]
do skirmish pl_strz_1
event TAKES_SKIRMISH unit pl_strz_1 hex 2320 [7.2b]
expect unit pl_strz_1 form=skirmish mp=1 [7.2b]
illegal skirmish pl_strz_1 7.2a [7.2a]

case Russian jagers
phase movement
active ru_chruszczow
unit ru_chruszczow 2220
unit ru_jegb_1_1 2320 S
do move ru_jegb_1_1
legal skirmish ru_jegb_1_1 [7.2a]

case nobody else: infantry, grenadiers
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
do move pl_2pp_2_1
illegal skirmish pl_2pp_2_1 7.2a [7.2a]

case cavalry neither
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_wojciechowski_1 2320 S
do move pl_wojciechowski_1
illegal skirmish pl_wojciechowski_1 7.2a [7.2a]

case scythemen, whose star is coloured, neither
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_grenkrak_1_1 2320 S
do move pl_grenkrak_1_1
illegal skirmish pl_grenkrak_1_1 7.2a [7.2a]

case the mounted volunteers have no white star
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_och_1 2320 S
do move pl_och_1
illegal skirmish pl_och_1 7.2a [7.2a]

case the last point pays for it, without one it is too late
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S mp=3
unit pl_strz_2 2220 S
do move pl_strz_1
legal skirmish pl_strz_1 [7.2b]
do skirmish pl_strz_1
expect unit pl_strz_1 mp=4 form=skirmish [7.2b]

case leaving it costs a point as well
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S form=skirmish
do move pl_strz_1
do close pl_strz_1
event LEAVES_SKIRMISH unit pl_strz_1 [7.2b]
expect unit pl_strz_1 form=line mp=1 [7.2b]

case it is shown and lasts
turn 4
phase movement
active pl_kniaziewicz
pool ru_rachmanow
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S
unit ru_rachmanow 2830
do move pl_strz_1
do skirmish pl_strz_1
do stop
do stop
expect unit pl_strz_1 form=skirmish [7.2b]

case turning is free
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S form=skirmish
do move pl_strz_1
do turn pl_strz_1 N
expect unit pl_strz_1 facing=N mp=0 [7.2d]

case in line it is not
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S
do move pl_strz_1
do turn pl_strz_1 N
expect unit pl_strz_1 facing=N mp=3 [7.2d]

case free in every hex of the way, and without a point left
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S form=skirmish mp=2
unit pl_strz_2 2220 S
do move pl_strz_1
do turn pl_strz_1 SE
do step pl_strz_1 2321
do turn pl_strz_1 S
do step pl_strz_1 2421
expect unit pl_strz_1 mp=4 hex=2421 [7.2d]
legal turn pl_strz_1 NE [7.2d]
do turn pl_strz_1 NE
expect unit pl_strz_1 facing=NE mp=4 [7.2d]

case when the move is over the facing is declared: it stands till the next move
turn 4
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S form=skirmish mp=3
unit pl_strz_2 2220 S
do move pl_strz_1
do step pl_strz_1 2420
expect unit pl_strz_1 mp=4 hex=2420 status=moving [7.2g]
legal turn pl_strz_1 NW [7.2g]
legal stop [7.2g]
do turn pl_strz_1 NW
expect unit pl_strz_1 facing=NW status=moved [7.2g]
illegal turn pl_strz_1 S 10.4b [7.2g]

case the sight of skirmishers goes through the flanks too
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S form=skirmish
unit pl_strz_2 2210 S
unit ru_muszf_1_1 2322 N shots=4
legal fire pl_strz_1 2322 [7.2e]

case in line it does not
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S
unit pl_strz_2 2210 S
unit ru_muszf_1_1 2322 N shots=4
illegal fire pl_strz_1 2322 10.2a [7.2e]

case not through the rear
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2420 S form=skirmish
unit pl_strz_2 2210 S
unit ru_muszf_1_1 2220 N shots=4
illegal fire pl_strz_1 2220 10.2a [7.2e]

case a point a hex whatever the ground
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 1412
unit pl_strz_1 1412 S form=skirmish
do move pl_strz_1
do step pl_strz_1 1512
event STEPS hex 1512 a 1 b 3 [7.2f]         # village

case in line the village costs two
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 1412
unit pl_strz_1 1412 S
do move pl_strz_1
do step pl_strz_1 1512
event STEPS hex 1512 a 2 b 2 [7.2f]

case up a slope one point
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2115
unit pl_strz_1 2118 N form=skirmish
do move pl_strz_1
do step pl_strz_1 2018
event STEPS hex 2018 a 1 [7.2f]

case a marsh costs one point, too
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2536
unit pl_strz_1 2535 SE form=skirmish
unit pl_strz_2 2536 SE
do move pl_strz_1
do step pl_strz_1 2635
event STEPS a 1 b 3 [7.2f]

case in line it costs three
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2536
unit pl_strz_1 2535 SE
unit pl_strz_2 2536 SE
do move pl_strz_1
do step pl_strz_1 2635
event STEPS a 3 b 1 [7.2f]

case a river costs a skirmisher nothing more
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2925
unit pl_strz_1 2924 S form=skirmish
unit pl_strz_2 2925 S
do move pl_strz_1
do step pl_strz_1 3024
event STEPS a 1 b 3 [7.2f]

case closed ground stays closed to him
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 1742
unit pl_strz_1 1742 NE form=skirmish
unit pl_strz_2 1741 S
do move pl_strz_1
illegal step pl_strz_1 1743 8.2a [7.2f]

case an enemy hex costs a point more
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S form=skirmish
unit pl_strz_2 2220 S
unit ru_muszf_1_1 2420 S shots=4
do move pl_strz_1
do step pl_strz_1 2420
event STEPS hex 2420 a 2 b 2 [7.2f]

case a step to the rear and passing friends too (r145)
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2220
unit pl_strz_1 2320 S form=skirmish
unit pl_2pp_2_1 2220 S
do move pl_strz_1
do step pl_strz_1 2220
event STEPS hex 2220 a 2 b 2 [7.2f]
