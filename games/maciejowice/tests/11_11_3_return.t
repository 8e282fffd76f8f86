# [11.11.3a] to [11.11.4c] Who has left the map comes back with his commander.

case back in the turn of the table, when the commander is activated
turn 5
phase draw
pool pl_sierakowski ru_tormasow
unit pl_sierakowski 0538
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5 lost=1
draw pl_sierakowski
expect actor polish [11.11.3a]
expect prompt ASK_RETURN [11.11.3a]
expect count return 7 [11.11.4a]
legal return pl_7pp_1_1 0538 [11.11.4a]
legal return pl_7pp_1_1 0437 [11.11.4a]
legal return pl_7pp_1_1 0438 [11.11.4a]
legal return pl_7pp_1_1 0539 [11.11.4a]
legal return pl_7pp_1_1 0537 [11.11.4a]
legal return pl_7pp_1_1 0637 [11.11.4a]
legal return pl_7pp_1_1 0638 [11.11.4a]
illegal return pl_7pp_1_1 0540 11.11.4a [11.11.4a]
do return pl_7pp_1_1 0638
event COMES_BACK unit pl_7pp_1_1 hex 0638 [11.11.3a]
expect prompt ASK_FACING [11.11.4a]
do face pl_7pp_1_1 NE
expect unit pl_7pp_1_1 hex=0638 facing=NE lost=1 [11.11.3a]
expect nostate off pl_7pp_1_1

case not before its turn
turn 4
phase draw
pool pl_sierakowski ru_tormasow
unit pl_sierakowski 0538
unit pl_7pp_1_2 0538 N
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_sierakowski
noevent COMES_BACK
expect unit pl_7pp_1_1 hex=off status=withdrawn [11.11.3a]

case a returned unit does not move in that activation
turn 5
phase draw
pool pl_sierakowski ru_tormasow
unit pl_sierakowski 0538
unit pl_7pp_1_2 0540 N
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_sierakowski
do return pl_7pp_1_1 0539
do face pl_7pp_1_1 N
legal move pl_7pp_1_2 [11.11.3b]
illegal move pl_7pp_1_1 11.11.3b [11.11.3b]
illegal line pl_7pp_1_1 11.11.3b [11.11.3b]

case nor with the stack it has come to
turn 5
phase draw
pool pl_sierakowski ru_tormasow
unit pl_sierakowski 0538
unit pl_7pp_1_2 0539 NE
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_sierakowski
do return pl_7pp_1_1 0539
expect unit pl_7pp_1_1 facing=NE
do move pl_7pp_1_2
illegal with pl_7pp_1_1 11.11.3b [11.11.3b]

# r119: it may fire and fight.
case a returned unit may fire
turn 5
phase draw
pool pl_sierakowski ru_tormasow
unit pl_sierakowski 0538
unit ru_musza_1_1 0338 S
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_sierakowski
do return pl_7pp_1_1 0538
do face pl_7pp_1_1 N
do pass
legal fire pl_7pp_1_1 0338 [11.11.3b]

case nor among the six of the same draw: it fires and fights, r217
turn 5
phase draw
pool pl_kosciuszko ru_tormasow
unit pl_kosciuszko 0536
unit pl_sierakowski 0538
unit pl_7pp_1_2 0538 N
unit ru_muszb_1_2 0338 S
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_kosciuszko
do activate pl_sierakowski
do return pl_7pp_1_1 0539
do face pl_7pp_1_1 N
do pass
do stop
do pass
do stop
do name pl_7pp_1_1
do name pl_7pp_1_2
do pass
illegal move pl_7pp_1_1 11.11.3b [11.11.3b]
legal move pl_7pp_1_2 [11.11.3b]

case in a later activation of the turn it moves again
turn 5
phase draw
pool pl_kosciuszko ru_tormasow
drawn pl_sierakowski
unit pl_kosciuszko 0536
unit pl_sierakowski 0538
unit pl_7pp_1_1 0539 N
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
draw pl_kosciuszko
do activate pl_sierakowski
legal move pl_7pp_1_1 [11.11.3b]

case the activation may come through the overall commander
turn 5
phase draw
pool pl_kosciuszko ru_tormasow
unit pl_kosciuszko 0536
unit pl_sierakowski 0538
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_kosciuszko
do activate pl_sierakowski
expect prompt ASK_RETURN [11.11.3a]
legal return pl_7pp_1_1 0538 [11.11.3a]

case the activation of another commander does not bring it back; it waits on the track
turn 5
phase draw
pool pl_kamienski ru_fersen
unit pl_sierakowski 0538
unit pl_kamienski 0542
unit pl_2pp_2_1 0542 N
unit ru_fersen 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_kamienski
noevent COMES_BACK
expect unit pl_7pp_1_1 hex=off status=withdrawn [11.11.3a, 11.11.3c]

case a unit whose commander was not activated comes in a later turn
turn 8
phase draw
pool pl_sierakowski ru_tormasow
unit pl_sierakowski 0538
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_sierakowski
expect prompt ASK_RETURN [11.11.3c]
legal return pl_7pp_1_1 0538 [11.11.3c]

case nobody returns into a melee hex or onto enemies
turn 5
phase draw
pool pl_sierakowski ru_tormasow
unit pl_sierakowski 0538
unit pl_7pp_1_2 0438 N
unit ru_musza_1_1 0438 S from=0338
unit ru_musza_1_2 0537 S
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_sierakowski
expect count return 5 [11.11.4a]
illegal return pl_7pp_1_1 0438 11.11.4a [11.11.4a]
illegal return pl_7pp_1_1 0537 11.11.4a [11.11.4a]
legal return pl_7pp_1_1 0538 [11.11.4a]

case the commander's own hex may be closed by a melee
turn 5
phase draw
pool pl_sierakowski ru_tormasow
unit pl_sierakowski 0538
unit pl_7pp_1_2 0538 N
unit ru_musza_1_1 0538 S from=0438
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
draw pl_sierakowski
illegal return pl_7pp_1_1 0538 11.11.4a [11.11.4a]
expect count return 6 [11.11.4a]

# r119: within the limits of stacking.
case there must be room: cavalry does not come among infantry
turn 5
phase draw
pool pl_kniaziewicz ru_tormasow
unit pl_kniaziewicz 0538
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 0539 N
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_wojciechowski_1 due=5
draw pl_kniaziewicz
expect count return 5 [11.11.4a]
illegal return pl_wojciechowski_1 0538 6.1 [11.11.4a]

case no place at all: on to the next turn
turn 5
phase draw
pool pl_kniaziewicz ru_tormasow
unit pl_kniaziewicz 0538
unit pl_7pp_1_1 0538 N
unit pl_7pp_1_2 0539 N
unit pl_7pp_1_3 0537 N
unit pl_7pp_1_4 0437 N
unit pl_2pp_2_1 0438 N
unit ru_musza_1_1 0638 S
unit ru_musza_1_2 0637 S
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_wojciechowski_1 due=5
draw pl_kniaziewicz
event NO_PLACE_TO_RETURN unit pl_wojciechowski_1 [11.11.4c]
expect state off pl_wojciechowski_1 due=6 [11.11.4c]

case several units return one by one, each where its owner likes
turn 5
phase draw
pool pl_sierakowski ru_tormasow
unit pl_sierakowski 0538
unit ru_tormasow 0532
unit ru_muszb_1_1 0532 S
off pl_7pp_1_1 due=5
off pl_7pp_1_2 due=4
off pl_7pp_1_3 due=6
draw pl_sierakowski
do return pl_7pp_1_1 0539
do face pl_7pp_1_1 N
do return pl_7pp_1_2 0537
do face pl_7pp_1_2 S
expect unit pl_7pp_1_1 hex=0539 facing=N [11.11.3a]
expect unit pl_7pp_1_2 hex=0537 facing=S [11.11.3a]
expect unit pl_7pp_1_3 hex=off status=withdrawn [11.11.3a]
