# [4.2a] Four hexes from the commander; [4.2b] what that allows.

case four hexes, not five
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2324 S
unit pl_2pp_2_2 2325 S
unit pl_2pp_2_3 2722 S
unit pl_2pp_2_4 2723 S
legal move pl_2pp_2_1 [4.2a]
illegal move pl_2pp_2_2 4.2a [4.2a, 4.2b]
legal move pl_2pp_2_3 [4.2a]
illegal move pl_2pp_2_4 4.2a [4.2a]
expect unit pl_2pp_2_1 command=yes [4.2a]
expect unit pl_2pp_2_2 command=no [4.2a]

case in the same hex
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
legal move pl_2pp_2_1 [4.2a]

case batteries too are moved within the radius only, but fire beyond it
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_art_1 2325 S
unit ru_muszf_1_1 2725 N shots=4
illegal traverse pl_art_1 N 4.2a [4.2b]
legal bombard pl_art_1 2725 [4.2b]

case the melee phase asks again
phase commander
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
unit pl_2pp_2_2 2326 S from=2226
unit ru_muszf_1_2 2326 N
do stop
event MELEE_BEGINS hex 2320 [4.2b]
roll 9
roll 0
do face pl_2pp_2_1 S
noevent MELEE_BEGINS [4.2b]            # nobody attacks at 2326
expect unit pl_2pp_2_2 hex=2326 status=melee [4.2b]

case a unit out of command fires and reacts all the same
phase movement
active ru_rachmanow
unit ru_rachmanow 2820
unit ru_muszf_1_1 2620 N
unit pl_kamienski 2230
unit pl_2pp_2_1 2420 S
do move ru_muszf_1_1
do step ru_muszf_1_1 2520
legal volley pl_2pp_2_1 [4.2b]
legal counter pl_2pp_2_1 [4.2b]

case who begins within it goes as far as he can
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2722 S
unit pl_2pp_2_2 2320 S
do move pl_2pp_2_1
do step pl_2pp_2_1 2821
do step pl_2pp_2_1 2922
legal stop [4.2b]

case a straight line is shut by enemies, the way round is too long
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2324 S
unit pl_2pp_2_2 2320 S
unit ru_muszf_1_1 2322 N shots=4
illegal move pl_2pp_2_1 4.2a [4.2a]

case four hexes round the enemy are four hexes
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2323 S
unit ru_muszf_1_1 2321 N shots=4
legal move pl_2pp_2_1 [4.2a]                  # 2220 or 2420, then along that row

case enemies on both ways
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2323 S
unit ru_muszf_1_1 2321 N shots=4
unit ru_muszf_1_2 2221 N shots=4
unit ru_muszf_1_3 2421 N shots=4
illegal move pl_2pp_2_1 4.2a [4.2a]

case a melee hex may be used
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2324 S
unit ru_muszf_1_1 2322 N shots=4
unit pl_2pp_2_2 2322 S
legal move pl_2pp_2_1 [4.2a]

case the unit's own hex may be a melee hex
phase commander
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2324 S from=2224
unit ru_muszf_1_1 2324 N
do stop
event MELEE_BEGINS hex 2324 [4.2a]

case an enemy commander by himself shuts nothing
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2324 S
unit ru_rachmanow 2322
legal move pl_2pp_2_1 [4.2a]

case enemy guns shut a hex too
phase movement
active pl_kamienski
unit pl_kamienski 2320
unit pl_2pp_2_1 2324 S
unit pl_2pp_2_2 2320 S
unit ru_art_7 2322 N form=line fired
illegal move pl_2pp_2_1 4.2a [4.2a]

case Kościuszko's six are found along such a way too
phase activation
turn 9
active pl_kosciuszko
unit pl_kosciuszko 2320
unit pl_2pp_2_1 2324 S
unit pl_2pp_2_2 2319 S
unit ru_muszf_1_1 2322 N shots=4
illegal name pl_2pp_2_1 4.2a [4.2a]
legal name pl_2pp_2_2 [4.2a]
