# [4.4] Overall commanders.

case Kościuszko activates any Polish commander, then leads six units, then moves
turn 10
phase activation
active pl_kosciuszko
pool pl_sierakowski
drawn pl_kniaziewicz
unit pl_kosciuszko 2320
unit pl_kamienski 2224
unit pl_2pp_2_1 2224 S
unit pl_sierakowski 2226
unit pl_7pp_1_1 2226 S
unit pl_kniaziewicz 2323
unit pl_wojciechowski_1 2323 S
unit ru_fersen 2820
illegal activate ru_fersen 4.4i [4.4a, 4.4i]
illegal activate pl_kosciuszko 4.4i [4.4i]
legal activate pl_sierakowski [4.4i]              # his chit is in the pool
legal activate pl_kniaziewicz [4.4i]              # or has been drawn
legal activate pl_kamienski [4.4i]              # or was not chosen
legal skip [4.4i]
illegal name pl_2pp_2_1 4.4i [4.4i]
do activate pl_kamienski
event IS_ACTIVATED_BY unit pl_kamienski [4.4i]
legal move pl_2pp_2_1 [4.4i]
illegal move pl_7pp_1_1 4.1 [4.4i]
do stop
legal lead pl_kamienski 2223 [4.4i]
do stop
expect prompt ASK_SIX [4.4d]
legal name pl_wojciechowski_1 [4.4d]
illegal name pl_7pp_1_1 4.2a [4.4d]
do name pl_wojciechowski_1                           # nobody else is near
legal move pl_wojciechowski_1 [4.4d]
do stop
legal lead pl_kosciuszko 2319 [4.4e]
illegal move pl_wojciechowski_1 3.3f [4.4e]
do lead pl_kosciuszko 2319
do stop
chance 3.3c [4.4e]

case six units of any commands, no seventh
turn 10
phase activation
active pl_kosciuszko
unit pl_kosciuszko 2320
unit pl_2pp_2_1 2319 S
unit pl_2pp_2_2 2319 S
unit pl_7pp_1_1 2321 S
unit pl_7pp_1_2 2321 S
unit pl_wojciechowski_1 2323 S
unit pl_art_1 2324 S
unit pl_2pp_2_3 2219 S
unit pl_2pp_2_4 2325 S
illegal name pl_2pp_2_4 4.2a [4.4d]          # five hexes away
do name pl_2pp_2_1
do name pl_2pp_2_2
illegal name pl_2pp_2_1 ALREADY_NAMED [4.4d]
do name pl_7pp_1_1
do name pl_7pp_1_2
do name pl_wojciechowski_1
legal name pl_2pp_2_3 [4.4d]
legal name pl_art_1 [4.4d]                  # guns count
do name pl_art_1
illegal name pl_2pp_2_3 10.4b [4.4d]          # six have been named
expect state phase movement [4.4d]
legal move pl_2pp_2_1 [4.4d]
legal move pl_7pp_1_1 [4.4d]
legal traverse pl_art_1 N [4.4d]
illegal move pl_2pp_2_3 4.4d [4.4d]

case the six have a melee phase too
turn 10
phase movement
round six
active pl_kosciuszko
unit pl_kosciuszko 2320
unit pl_2pp_2_1 2420 S six
unit pl_7pp_1_1 2320 S
unit ru_muszf_1_1 2520 S shots=4
do move pl_2pp_2_1
do step pl_2pp_2_1 2520
event 8.2a
chance ASK_ATTACKER [4.4d]

case without a unit in reach only his move is left
turn 10
phase activation
active pl_kosciuszko
unit pl_kosciuszko 2320
unit pl_2pp_2_1 2330 S
expect prompt ASK_LEADER [4.4e]
legal lead pl_kosciuszko 2319 [4.4e]

case Kościuszko and Fersen are overall commanders: their chits are always in
turn 10
late never 0
phase pool
unit pl_kosciuszko 2320
unit ru_fersen 2820
unit ru_denisow 2821
do chit pl_kamienski
do chit pl_sierakowski
expect state pool pl_kosciuszko ru_fersen [4.4a]

case Fersen activates any one Russian commander
turn 10
phase activation
active ru_fersen
pool pl_kamienski
unit ru_fersen 2320
unit ru_rachmanow 2228
unit ru_muszf_1_1 2228 S
unit ru_tormasow 2230
unit ru_muszb_1_1 2230 S
unit pl_kamienski 2212
legal activate ru_rachmanow [4.4h]
legal activate ru_tormasow [4.4h]
illegal activate pl_kamienski 4.4h [4.4h]
illegal activate ru_fersen 4.4h [4.4h]
do activate ru_tormasow
event 4.4h unit ru_tormasow [4.4h]
legal move ru_muszb_1_1 [4.4h]
illegal move ru_muszf_1_1 4.1 [4.4h]
do stop
do stop
legal lead ru_fersen 2319 [4.4h]
illegal activate ru_rachmanow 3.3f [4.4h]

case a wounded commander is not activated through him either
turn 10
phase activation
active pl_kosciuszko
wounded pl_sierakowski
unit pl_kosciuszko 2320
unit pl_kamienski 2224
unit pl_2pp_2_1 2224 S
unit pl_sierakowski 2226
unit pl_7pp_1_1 2226 S
illegal activate pl_sierakowski 4.6.1c [4.4i]
legal activate pl_kamienski [4.4i]

case nor one who has not come
turn 4
phase activation
active ru_fersen
unit ru_fersen 2320
unit ru_denisow 2224
unit ru_musza_1_1 2224 S
unit ru_tormasow 2228
unit ru_muszb_1_1 2228 S
legal activate ru_denisow [4.4h]
illegal activate ru_rachmanow COMMANDER_NOT_HERE [4.4h]

case an activation through him is a full one, with new points but the same shots
turn 10
phase activation
active pl_kosciuszko
unit pl_kosciuszko 2320
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S shots=4 mp=4 moved
unit pl_2pp_2_2 2221 S
unit ru_muszf_1_1 2420 N shots=4
do activate pl_kamienski
expect unit pl_2pp_2_1 mp=0 shots=4 [4.4i]
legal move pl_2pp_2_1 [4.4i]
illegal fire pl_2pp_2_1 2420 10.9.1a [4.4i]

case an ordinary commander names nobody: he leads his own
turn 10
phase draw
pool pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S
unit pl_sierakowski 2224
unit pl_7pp_1_1 2224 S
unit ru_fersen 2830
draw pl_kamienski
legal move pl_2pp_2_1 [4.4a]
illegal activate pl_sierakowski 10.4b [4.4a]

case the overall commander of the other side names whom he likes of his own
turn 10
phase draw
pool ru_fersen
unit ru_fersen 2220
unit ru_rachmanow 2224
unit ru_muszf_1_1 2224 S
unit pl_kamienski 2830
draw ru_fersen
legal activate ru_rachmanow [4.4a]
illegal move ru_muszf_1_1 CHOOSE_A_COMMANDER [4.4a]
