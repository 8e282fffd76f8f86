# [8.12] Limbering, the march of limbered guns, unlimbering.

case a battery limbers and does nothing more in this activation
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
unit ru_muszb_1_2 2845 N
legal limber pl_art_2 [8.12a]
do limber pl_art_2
event LIMBERS unit pl_art_2 [8.12a]
expect unit pl_art_2 form=limbered hex=3245 facing=N [8.12a]
illegal move pl_art_2 8.16a [8.12a]
illegal shift pl_art_2 3145 8.12b [8.12a]
illegal traverse pl_art_2 S HAS_MOVED [8.12a]
illegal limber pl_art_2 HAS_MOVED [8.12a]
illegal bombard pl_art_2 2845 8.12b [8.12b]

case after a turn or a hex it does not limber in the same activation
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
unit pl_art_3 3246 N
do traverse pl_art_2 S
illegal limber pl_art_2 HAS_MOVED [8.12a]
do shift pl_art_3 3146
do face pl_art_3 N
illegal limber pl_art_3 HAS_MOVED [8.12a]

case limbering needs its own commander, and his reach (r114)
phase movement
active pl_sierakowski
unit pl_sierakowski 3240
unit pl_7pp_1_1 3240 N
unit pl_art_2 3245 N
illegal limber pl_art_2 4.2a [8.12a]

case not in another commander's activation
phase movement
active pl_kamienski
unit pl_kamienski 3244
unit pl_sierakowski 3244
unit pl_5psp_1 3243 N
unit pl_art_2 3245 N
illegal limber pl_art_2 4.1 [8.12a]

case nor in the enemy's
turn 3
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 3240
unit ru_muszb_1_2 3240 N
unit pl_sierakowski 3244
unit pl_art_2 3245 N
unit ru_art_1 2845 S
illegal limber pl_art_2 10.4a [8.12a]

case troops do not limber
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
illegal limber pl_7pp_1_1 NOT_A_GUN [8.12a]

case a battery in a melee hex does not limber
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
unit ru_muszb_1_2 3245 N from=3145
illegal limber pl_art_2 MELEE_HOLDS [8.12a]

case it moves on in the next activation of the turn
phase activation
active pl_kosciuszko
unit pl_kosciuszko 3243
unit pl_sierakowski 3243
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N
do activate pl_sierakowski
do limber pl_art_2
do stop
do stop
do name pl_art_2
do done
do move pl_art_2
legal step pl_art_2 3145 [8.12a]

case limbered guns do not fire, their limber taken off they would
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
unit pl_art_3 3247 N
unit ru_muszb_1_2 2845 N
illegal bombard pl_art_2 2845 8.12b [8.12b]
legal bombard pl_art_3 2845 [8.12b]

case nor in the enemy's activation
turn 3
phase movement
active ru_tormasow
actor polish
unit ru_tormasow 3240
unit ru_muszb_1_2 3240 N
unit pl_art_2 3245 N form=limbered
unit pl_art_3 3247 N
unit ru_art_1 2845 S
illegal bombard pl_art_2 2845 8.12b [8.12b]
legal bombard pl_art_3 2845 [8.12b]

case nor in reaction
turn 3
phase movement
active ru_tormasow
unit ru_tormasow 3444
unit ru_muszb_1_2 3045 S
unit pl_art_2 3245 N form=limbered
do move ru_muszb_1_2
do step ru_muszb_1_2 3145
expect prompt ASK_MOVE [8.12b, 9.4]

case three points
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
do move pl_art_2
do step pl_art_2 3145
event STEPS a 1 b 2 [8.12c]
do step pl_art_2 3045
do step pl_art_2 2945
event STEPS a 1 b 0 [8.12c]
expect count step 0 [8.12c]

case double time is not for guns
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
do move pl_art_2
illegal double pl_art_2 8.9a [8.12c]

case the ground costs what it costs cavalry
phase movement
active pl_sierakowski
unit pl_sierakowski 1038
unit pl_7pp_1_1 1037 N
unit pl_art_2 1038 SE form=limbered # 1139 is a village: 3
do move pl_art_2
do step pl_art_2 1139
event STEPS a 3 b 0 [8.12d]

case and uphill a point more
phase movement
active pl_sierakowski
unit pl_sierakowski 1319
unit pl_7pp_1_1 1319 N
unit pl_art_2 1319 S form=limbered
do move pl_art_2
do step pl_art_2 1419
event STEPS a 2 b 1 [8.12d]

case enemies are not entered
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
unit ru_muszb_1_2 3145 N
unit ru_art_1 3146 N
do move pl_art_2
illegal step pl_art_2 3145 NO_GUNS_AMONG_ENEMIES [8.12e]
illegal step pl_art_2 3146 NO_GUNS_AMONG_ENEMIES [8.12e]

case turning is free
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
do move pl_art_2
do turn pl_art_2 S
expect unit pl_art_2 facing=S mp=0 [8.12f]
do step pl_art_2 3345
expect unit pl_art_2 mp=1 [8.12f]
do turn pl_art_2 NE
expect unit pl_art_2 facing=NE mp=1 [8.12f]

case the facing is declared when the last point is spent
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
do move pl_art_2
do step pl_art_2 3145
do step pl_art_2 3045
do step pl_art_2 2945
expect unit pl_art_2 mp=3 hex=2945 [8.12f]
legal turn pl_art_2 S [8.12f]
legal turn pl_art_2 NE [8.12f]
legal stop [8.12f]
do turn pl_art_2 SW
expect unit pl_art_2 facing=SW mp=3 [8.12f]

case unlimbering costs a point, any facing is taken, and the battery is silent in this turn
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
unit pl_art_3 3247 N
unit ru_muszb_1_2 2845 N
do move pl_art_2
legal unlimber pl_art_2 [8.12g]
do step pl_art_2 3145
do unlimber pl_art_2
event UNLIMBERS unit pl_art_2 [8.12g]
expect count face 6 [8.12f]
do face pl_art_2 N
expect unit pl_art_2 form= hex=3145 facing=N mp=2 [8.12g]
illegal bombard pl_art_2 2845 8.12g [8.12g]
legal bombard pl_art_3 2845 [8.12g]

case without a point it stays limbered
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered mp=1
do move pl_art_2
do step pl_art_2 3145
legal unlimber pl_art_2 [8.12g]
do step pl_art_2 3045
illegal unlimber pl_art_2 8.2a [8.12g]

case guns ready to fire have nothing to unlimber
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
unit pl_art_3 3245 N
do move pl_art_2
illegal unlimber pl_art_3 ANOTHER_MOVES [8.12g]

case it does not fire in the enemy's activation of this turn either
turn 3
phase movement
active pl_sierakowski
pool ru_tormasow
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
unit pl_art_3 3247 N
unit ru_tormasow 2345
unit ru_muszb_1_2 2845 N
do move pl_art_2
do unlimber pl_art_2
do face pl_art_2 N
do stop
do stop
draw ru_tormasow
expect actor polish
illegal bombard pl_art_2 2845 8.12g [8.12g]
legal bombard pl_art_3 2845 [8.12g]

case in the next turn it fires
turn 3
late never 0
phase movement
active pl_sierakowski
unit pl_sierakowski 3244
unit pl_7pp_1_1 3243 N
unit pl_art_2 3245 N form=limbered
unit ru_tormasow 2345
unit ru_muszb_1_2 2845 N
do move pl_art_2
do unlimber pl_art_2
do face pl_art_2 N
do stop
do stop
expect turn 4
draw ru_tormasow
expect actor polish
legal bombard pl_art_2 2845 [8.12g]

case alone and limbered it defends as guns do, and is captured
turn 3
phase melee
active ru_tormasow
unit ru_tormasow 3045
unit ru_muszb_1_2 3245 S from=3145
unit pl_art_2 3245 N form=limbered
roll 5
roll 2
event ATTACKER_WINS [8.12h]
event GUN_IS_CAPTURED unit pl_art_2 [8.12h]
expect unit pl_art_2 gone [8.12h]
expect points russian 5 [8.12h]            # one for the melee, two and two stars for the battery

case it defends with size 1
turn 3
phase melee
active ru_tormasow
unit ru_tormasow 3045
unit ru_muszb_1_2 3245 S from=3145
unit pl_art_2 3245 N form=limbered
roll 5
roll 2
event MOD_STRENGTH a 3 b 1 [8.12h]         # three to one

case guns come onto the map limbered
turn 3
phase movement
active ru_tormasow
expect unit ru_art_3 form=limbered hex=off [8.12.1]
expect unit ru_art_4 form=limbered hex=off [8.12.1]
do move ru_art_3
do enter ru_art_3 0146
do face ru_art_3 S
expect unit ru_art_3 form=limbered hex=0146 mp=1 [8.12.1]
legal step ru_art_3 0245 [8.12.1]
do step ru_art_3 0245
event STEPS a 1 b 1 [8.12.1]

case all batteries that are not set up on the map do
setup
expect unit ru_art_5 form=limbered hex=off [8.12.1]
expect unit ru_art_7 form=limbered hex=off [8.12.1]
expect unit ru_art_8 form=limbered hex=off [8.12.1]
expect unit pl_art_6 form=limbered hex=off [8.12.1]
expect unit pl_art_7 form=limbered hex=off [8.12.1]

case counterattacked on the march it is a gun alone
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_art_2 2744 S form=limbered
unit ru_muszb_1_2 2944 N
do move pl_art_2
do step pl_art_2 2844
do counter ru_muszb_1_2
roll 0
chance ASK_ATTACKER [8.12h]
roll 8
roll 0
expect unit pl_art_2 gone [8.12h]
expect points russian 5 [8.12h]

case when it wins it stands, limbered (r106)
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_art_2 2744 S form=limbered
unit ru_muszb_1_2 2944 N
do move pl_art_2
do step pl_art_2 2844
do counter ru_muszb_1_2
roll 0
roll 0
roll 9
expect points polish 1 [8.12h]
expect unit ru_muszb_1_2 lost=2 hex=off [8.12h]
expect unit pl_art_2 hex=2844 form=limbered [8.12h]

case with infantry it does not count in melee, and is lost with it
turn 3
phase melee
active ru_tormasow
unit ru_tormasow 3045
unit ru_muszb_1_2 3245 S from=3145
unit pl_7pp_1_1 3245 N
unit pl_art_2 3245 N form=limbered
roll 9
roll 0
noevent MOD_STRENGTH
event ATTACKER_WINS [8.12h]
event GUN_IS_CAPTURED unit pl_art_2 [8.12h]

case two batteries march together, each unlimbers by itself
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_art_3 2744 S form=limbered
unit pl_art_2 2744 S form=limbered
do move pl_art_2
do with pl_art_3
do step pl_art_2 2844
do unlimber pl_art_2
do face pl_art_2 S
expect prompt ASK_MOVE [8.12g]
expect unit pl_art_3 hex=2844 form=limbered status=moving [8.12g]
do step pl_art_3 2944
expect unit pl_art_2 hex=2844 form= [8.12g]
expect unit pl_art_3 hex=2944 [8.12g]

case a march and troops are different movers
phase movement
active pl_sierakowski
unit pl_sierakowski 2643
unit pl_7pp_1_1 2744 S
unit pl_art_2 2744 S form=limbered
do move pl_7pp_1_1
illegal with pl_art_2 8.16c [8.12c]

case guns on the map of the setup stand ready to fire
setup
expect unit pl_art_1 form= [8.12.1]
expect unit ru_art_1 form= [8.12.1]
