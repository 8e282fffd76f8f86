# [11.11.3a] to [11.11.4c] Who has left the map comes back with his commander.

case back in the turn of the table, when the commander is activated
turn 5
phase draw
pool pl_poninski ru_apraksin
unit pl_poninski 1525
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5 lost=1
draw pl_poninski
expect actor polish [11.11.3a]
expect prompt ASK_RETURN [11.11.3a]
expect count return 7 [11.11.4a]
legal return pl_4pp_1_1 1525 [11.11.4a]
legal return pl_4pp_1_1 1424 [11.11.4a]
legal return pl_4pp_1_1 1425 [11.11.4a]
legal return pl_4pp_1_1 1526 [11.11.4a]
legal return pl_4pp_1_1 1524 [11.11.4a]
legal return pl_4pp_1_1 1624 [11.11.4a]
legal return pl_4pp_1_1 1625 [11.11.4a]
illegal return pl_4pp_1_1 1527 11.11.4a [11.11.4a]
do return pl_4pp_1_1 1625
event COMES_BACK unit pl_4pp_1_1 hex 1625 [11.11.3a]
expect prompt ASK_FACING [11.11.4a]
do face pl_4pp_1_1 NE
expect unit pl_4pp_1_1 hex=1625 facing=NE lost=1 [11.11.3a]
expect nostate off pl_4pp_1_1

case not before its turn
turn 4
phase draw
pool pl_poninski ru_apraksin
unit pl_poninski 1525
unit pl_4pp_1_2 1525 N
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_poninski
noevent COMES_BACK
expect unit pl_4pp_1_1 hex=off status=withdrawn [11.11.3a]

case a returned unit does not move in that activation
turn 5
phase draw
pool pl_poninski ru_apraksin
unit pl_poninski 1525
unit pl_4pp_1_2 1527 N
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_poninski
do return pl_4pp_1_1 1526
do face pl_4pp_1_1 N
legal move pl_4pp_1_2 [11.11.3b]
illegal move pl_4pp_1_1 11.11.3b [11.11.3b]
illegal line pl_4pp_1_1 11.11.3b [11.11.3b]

case nor with the stack it has come to
turn 5
phase draw
pool pl_poninski ru_apraksin
unit pl_poninski 1525
unit pl_4pp_1_2 1526 NE
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_poninski
do return pl_4pp_1_1 1526
expect unit pl_4pp_1_1 facing=NE
do move pl_4pp_1_2
illegal with pl_4pp_1_1 11.11.3b [11.11.3b]

# r119: it may fire and fight.
case a returned unit may fire
turn 5
phase draw
pool pl_poninski ru_apraksin
unit pl_poninski 1525
unit ru_rgt_f_1_1 1325 S
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_poninski
do return pl_4pp_1_1 1525
do face pl_4pp_1_1 N
do pass
legal fire pl_4pp_1_1 1325 [11.11.3b]

case nor among the six of the same draw: it fires and fights, r217
turn 5
phase draw
pool pl_kosciuszko ru_apraksin
unit pl_kosciuszko 1523
unit pl_poninski 1525
unit pl_4pp_1_2 1525 N
unit ru_rgt_f_1_1 1325 S
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_kosciuszko
do activate pl_poninski
do return pl_4pp_1_1 1526
do face pl_4pp_1_1 N
do pass
do stop
do pass
do stop
do name pl_4pp_1_1
do name pl_4pp_1_2
do pass
illegal move pl_4pp_1_1 11.11.3b [11.11.3b]
illegal line pl_4pp_1_1 11.11.3b [11.11.3b]
legal move pl_4pp_1_2 [11.11.3b]
legal fire pl_4pp_1_1 1325 [11.11.3b]

case in a later activation of the turn it moves again
turn 5
phase draw
pool pl_kosciuszko ru_apraksin
drawn pl_poninski
unit pl_kosciuszko 1523
unit pl_poninski 1525
unit pl_4pp_1_1 1526 N
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
draw pl_kosciuszko
do activate pl_poninski
legal move pl_4pp_1_1 [11.11.3b]

case the activation may come through the overall commander
turn 5
phase draw
pool pl_kosciuszko ru_apraksin
unit pl_kosciuszko 1523
unit pl_poninski 1525
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_kosciuszko
do activate pl_poninski
expect prompt ASK_RETURN [11.11.3a]
legal return pl_4pp_1_1 1525 [11.11.3a]

case the activation of another commander does not bring it back; it waits on the track
turn 5
phase draw
pool pl_grochowski ru_denisow
unit pl_poninski 1525
unit pl_grochowski 1529
unit pl_1pp_1_1 1529 N
unit ru_denisow 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_grochowski
noevent COMES_BACK
expect unit pl_4pp_1_1 hex=off status=withdrawn [11.11.3a, 11.11.3c]

case a unit whose commander was not activated comes in a later turn
turn 8
phase draw
pool pl_poninski ru_apraksin
unit pl_poninski 1525
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_poninski
expect prompt ASK_RETURN [11.11.3c]
legal return pl_4pp_1_1 1525 [11.11.3c]

case nobody returns into a melee hex or onto enemies
turn 5
phase draw
pool pl_poninski ru_apraksin
unit pl_poninski 1525
unit pl_4pp_1_2 1425 N
unit ru_rgt_f_1_1 1425 S from=1325
unit ru_rgt_f_1_2 1524 S
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_poninski
expect count return 5 [11.11.4a]
illegal return pl_4pp_1_1 1425 11.11.4a [11.11.4a]
illegal return pl_4pp_1_1 1524 11.11.4a [11.11.4a]
legal return pl_4pp_1_1 1525 [11.11.4a]

case the commander's own hex may be closed by a melee
turn 5
phase draw
pool pl_poninski ru_apraksin
unit pl_poninski 1525
unit pl_4pp_1_2 1525 N
unit ru_rgt_f_1_1 1525 S from=1425
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
draw pl_poninski
illegal return pl_4pp_1_1 1525 11.11.4a [11.11.4a]
expect count return 6 [11.11.4a]

# r119: within the limits of stacking.
case there must be room: cavalry does not come among infantry
turn 5
phase draw
pool pl_sanguszko ru_apraksin
unit pl_sanguszko 1525
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1526 N
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_bkn_1w_1 due=5
draw pl_sanguszko
expect count return 5 [11.11.4a]
illegal return pl_bkn_1w_1 1525 6.1 [11.11.4a]

case no place at all: on to the next turn
turn 5
phase draw
pool pl_sanguszko ru_apraksin
unit pl_sanguszko 1525
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1526 N
unit pl_4pp_1_3 1524 N
unit pl_4pp_1_4 1424 N
unit pl_1pp_1_1 1425 N
unit ru_rgt_f_1_1 1625 S
unit ru_rgt_f_1_2 1624 S
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_bkn_1w_1 due=5
draw pl_sanguszko
event NO_PLACE_TO_RETURN unit pl_bkn_1w_1 [11.11.4c]
expect state off pl_bkn_1w_1 due=6 [11.11.4c]

case several units return one by one, each where its owner likes
turn 5
phase draw
pool pl_poninski ru_apraksin
unit pl_poninski 1525
unit ru_apraksin 1519
unit ru_uglicki_1_1 1519 S
off pl_4pp_1_1 due=5
off pl_4pp_1_2 due=4
off pl_4pp_1_3 due=6
draw pl_poninski
do return pl_4pp_1_1 1526
do face pl_4pp_1_1 N
do return pl_4pp_1_2 1524
do face pl_4pp_1_2 S
expect unit pl_4pp_1_1 hex=1526 facing=N [11.11.3a]
expect unit pl_4pp_1_2 hex=1524 facing=S [11.11.3a]
expect unit pl_4pp_1_3 hex=off status=withdrawn [11.11.3a]
