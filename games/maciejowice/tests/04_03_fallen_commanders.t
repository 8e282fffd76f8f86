# [4.3a] to [4.3d] Units of a fallen commander come under the overall commander.

case they take the place of his choice
turn 10
phase activation
active pl_kosciuszko
dead pl_sierakowski
unit pl_kosciuszko 2320
unit pl_kamienski 2321
unit pl_2pp_2_1 2321 S
unit pl_7pp_1_1 2322 S
illegal activate pl_kamienski 4.3b [4.3b]
legal command pl_sierakowski [4.3a]
illegal command pl_kamienski 4.3a [4.3a]
legal skip [4.3a]
do command pl_sierakowski
event FALLEN_COMMAND_LED unit pl_sierakowski [4.3a]
legal move pl_7pp_1_1 [4.3a]
illegal move pl_2pp_2_1 4.3d [4.3d]

case four hexes from the overall commander
turn 10
phase activation
active pl_kosciuszko
dead pl_sierakowski
unit pl_kosciuszko 2320
unit pl_7pp_1_1 2324 S
unit pl_7pp_1_2 2325 S
unit pl_2pp_2_1 2319 S
do command pl_sierakowski
legal move pl_7pp_1_1 [4.3c]
illegal move pl_7pp_1_2 4.2a [4.3c]
illegal move pl_2pp_2_1 4.3d [4.3d]

case with two fallen commanders one is chosen, the other next time
turn 10
phase activation
active pl_kosciuszko
dead pl_sierakowski pl_kamienski
unit pl_kosciuszko 2320
unit pl_kniaziewicz 2323
unit pl_wojciechowski_1 2323 S
unit pl_2pp_2_1 2321 S
unit pl_7pp_1_1 2322 S
legal command pl_sierakowski [4.3c]
legal command pl_kamienski [4.3c]
illegal activate pl_kniaziewicz 4.3b [4.3b]
do command pl_kamienski
legal move pl_2pp_2_1 [4.3c]
illegal move pl_7pp_1_1 4.3d [4.3d]
illegal move pl_wojciechowski_1 4.3d [4.3d]

case the next activation may choose the other
turn 10
phase activation
active pl_kosciuszko
dead pl_sierakowski pl_kamienski
unit pl_kosciuszko 2320
unit pl_2pp_2_1 2321 S
unit pl_7pp_1_1 2322 S
do command pl_sierakowski
legal move pl_7pp_1_1 [4.3c]
illegal move pl_2pp_2_1 4.3d [4.3d]

case when the last unit of the fallen is gone the choice is free again
turn 10
phase activation
active ru_fersen
dead ru_tolstoj
gone ru_jegc_1_2
gone ru_jegc_1_3
gone ru_jegc_1_4
gone ru_jegc_2_1
gone ru_jegc_2_2
gone ru_jegc_2_3
gone ru_jegc_2_4
gone ru_huzc_1
gone ru_huzc_2
gone ru_huzc_3
gone ru_huzc_4
gone ru_art_8
gone ru_jegc_1_1
unit ru_fersen 2320
unit ru_rachmanow 2321
unit ru_muszf_1_1 2321 S
legal activate ru_rachmanow [4.3b]
illegal command ru_tolstoj 4.3a [4.3a]

case one unit of his is enough to bind him, be it out of reach
turn 10
phase activation
active ru_fersen
dead ru_tolstoj
gone ru_jegc_1_2
gone ru_jegc_1_3
gone ru_jegc_1_4
gone ru_jegc_2_1
gone ru_jegc_2_2
gone ru_jegc_2_3
gone ru_jegc_2_4
gone ru_huzc_1
gone ru_huzc_2
gone ru_huzc_3
gone ru_huzc_4
gone ru_art_8
unit ru_jegc_1_1 2340 S
unit ru_fersen 2320
unit ru_rachmanow 2321
unit ru_muszf_1_1 2321 S
illegal activate ru_rachmanow 4.3b [4.3b]
do command ru_tolstoj
legal lead ru_fersen 2319 [4.3b]          # only his own move is left (r86)

case units withdrawn for some turns keep him bound
turn 10
phase activation
active pl_kosciuszko
dead pl_sierakowski
unit pl_kosciuszko 2320
unit pl_kamienski 2321
unit pl_2pp_2_1 2321 S
off pl_7pp_1_1 due=12
illegal activate pl_kamienski 4.3b [4.3b]
legal command pl_sierakowski [4.3b]

case the units of the fallen obey nobody else
phase movement
active pl_kamienski
dead pl_sierakowski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_7pp_1_1 2321 S
illegal move pl_7pp_1_1 4.1 [4.3a]
legal move pl_2pp_2_1 [4.3a]

case he falls in the field: his units pass over
turn 4
phase movement
active ru_rachmanow
pool pl_kosciuszko
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit ru_muszf_1_1 2820 N
unit pl_sierakowski 2420
unit pl_7pp_1_1 2420 S
unit pl_7pp_1_2 2320 S
unit pl_kamienski 2230
unit pl_2pp_2_1 2230 S
unit pl_kosciuszko 2220
do bombard ru_art_7 2420
roll 0
chance ASK_CASUALTY
roll 0
event COMMANDER_KILLED unit pl_sierakowski [4.3a]
do pass
do stop
do pass
do stop
draw pl_kosciuszko
illegal activate pl_kamienski 4.3b [4.3b]
do command pl_sierakowski
legal move pl_7pp_1_1 [4.3a]
legal move pl_7pp_1_2 [4.3a]

case Kościuszko still has his six and his own move
turn 10
phase activation
active pl_kosciuszko
dead pl_sierakowski
unit pl_kosciuszko 2320
unit pl_kamienski 2321
unit pl_2pp_2_1 2321 S
unit pl_7pp_1_1 2322 S
do command pl_sierakowski
do stop
legal name pl_2pp_2_1 [4.3b]
do done
legal lead pl_kosciuszko 2319 [4.3b]

case the reserve is no part of a fallen commander's units
turn 10
phase activation
active pl_kosciuszko
dead pl_sierakowski
unit pl_kosciuszko 2320
unit pl_7pp_1_1 2322 S
unit pl_pinsk_1 2321 S
do command pl_sierakowski
legal move pl_7pp_1_1 [4.3a]
illegal move pl_pinsk_1 4.3d [4.3d]

case with the overall commander dead too they obey nobody, but fire (r87)
turn 10
phase movement
active pl_kamienski
dead pl_kosciuszko pl_sierakowski
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S
unit pl_7pp_1_1 2320 S
unit ru_muszf_1_1 2520 N shots=4
illegal move pl_7pp_1_1 4.1 [4.3a]
legal fire pl_7pp_1_1 2520 [4.3a]
