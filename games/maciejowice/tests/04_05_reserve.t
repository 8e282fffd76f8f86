# [4.5a] [4.5b] The Polish reserve.

case the reserve obeys Kamieński
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_pinsk_1 2321 S
unit pl_szuszkowski_1_1 2322 S
unit pl_grenkrak_1_1 2323 S
unit pl_och_1 2324 S
unit pl_pinsk_2 2325 S
legal move pl_pinsk_1 [4.5a]
legal move pl_szuszkowski_1_1 [4.5a]
legal move pl_grenkrak_1_1 [4.5a]
legal move pl_och_1 [4.5a]                  # four hexes
illegal move pl_pinsk_2 4.2a [4.5a]         # five
legal move pl_2pp_2_1 [4.5a]

case and Sierakowski
phase movement
active pl_sierakowski
unit pl_sierakowski 2320
unit pl_pinsk_1 2321 S
legal move pl_pinsk_1 [4.5a]

case and Kniaziewicz
phase movement
active pl_kniaziewicz
unit pl_kniaziewicz 2320
unit pl_pinsk_1 2321 S
legal move pl_pinsk_1 [4.5a]

case not Poniński
turn 15
phase movement
active pl_poninski
unit pl_poninski 2320
unit pl_pon_1_1 2320 S
unit pl_pinsk_1 2321 S
legal move pl_pon_1_1 [4.5a]
illegal move pl_pinsk_1 4.5a [4.5a]

case all of it, or a part, or none
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_pinsk_1 2321 S
unit pl_pinsk_2 2322 S
do move pl_pinsk_1
do step pl_pinsk_1 2421
do stop
legal move pl_pinsk_2 [4.5b]
legal stop [4.5b]
do stop
expect state phase commander [4.5b]
expect unit pl_pinsk_2 hex=2322 [4.5b]

case a part may be ordered by one commander, the rest by the next, the same by both
turn 4
phase draw
pool pl_kamienski pl_sierakowski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_sierakowski 2319
unit pl_7pp_1_1 2319 S
unit pl_pinsk_1 2321 S
unit pl_pinsk_2 2322 S
draw pl_kamienski
do move pl_pinsk_1
do step pl_pinsk_1 2421
do stop
do stop
do stop
draw pl_sierakowski
legal move pl_pinsk_2 [4.5b]
legal move pl_pinsk_1 [4.5b]

case the reserve fights under whoever leads
phase commander
active pl_kamienski
unit pl_kamienski 2220
unit pl_szuszkowski_1_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
do stop
event MELEE_BEGINS hex 2320 [4.5a]

case but not under Poniński
turn 15
phase commander
active pl_poninski
pool pl_kamienski
unit pl_poninski 2220
unit pl_pon_1_1 2220 S
unit pl_szuszkowski_1_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
do stop
noevent MELEE_BEGINS [4.5a]

case the way to the reserve is counted round the enemy as well
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_pinsk_1 2324 S
unit ru_muszf_1_1 2322 N shots=4
illegal move pl_pinsk_1 4.2a [4.5a]

case Kościuszko may have it among his six
turn 10
phase activation
active pl_kosciuszko
unit pl_kosciuszko 2320
unit pl_pinsk_1 2321 S
legal name pl_pinsk_1 [4.5a]

case the loss of the reserve takes no commander's command away
turn 4
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_art_7 2720 N form=line
unit ru_muszf_1_1 2820 N
gone pl_och_1
unit pl_och_2 2320 S
unit pl_kamienski 2230
do bombard ru_art_7 2320
roll 9
event IS_DESTROYED unit pl_och_2
noevent COMMAND_IS_GONE [4.5a]
