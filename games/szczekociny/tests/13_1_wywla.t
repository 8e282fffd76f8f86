# [13.1-force-PR] to [13.1-note6] The fight for Wywła.

case von Elsner's force: two battalions of fusiliers, four squadrons of hussars, a horse battery
scenario szczekociny/wywla
setup
expect unit pr_fus_8_1 hex=1008 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_fus_8_2 hex=1008 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_fus_8_3 hex=1009 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_fus_8_4 hex=1009 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_fus_16_1 hex=1010 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_fus_16_2 hex=1010 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_fus_16_3 hex=1011 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_fus_16_4 hex=1011 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_elsner hex=1010 [13.1-force-PR, 13.1-setup]
expect unit pr_hus_7_1 hex=0907 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_hus_7_2 hex=0908 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_hus_4_1 hex=0912 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_hus_4_2 hex=0913 facing=S [13.1-force-PR, 13.1-setup]
expect unit pr_scheffer_2 hex=1110 facing=S [13.1-force-PR, 13.1-setup]

case Poniński's force: a battalion of the 4th, two squadrons, a battery
scenario szczekociny/wywla
setup
expect unit pl_4pp_1_1 hex=1508 facing=N [13.1-force-PL, 13.1-setup]
expect unit pl_4pp_1_2 hex=1509 facing=N [13.1-force-PL, 13.1-setup]
expect unit pl_4pp_1_3 hex=1510 facing=N [13.1-force-PL, 13.1-setup]
expect unit pl_4pp_1_4 hex=1610 facing=N [13.1-force-PL, 13.1-setup]
expect unit pl_poninski hex=1610 [13.1-force-PL, 13.1-setup]
expect unit pl_tkn_1 hex=1812 facing=N [13.1-force-PL, 13.1-setup]
expect unit pl_tkn_2 hex=1813 facing=N [13.1-force-PL, 13.1-setup]
expect unit pl_art_1 hex=1512 facing=N [13.1-force-PL, 13.1-setup]

case nobody else is in the field: all that von Elsner can move
scenario szczekociny/wywla
setup
draw pr_elsner
do arm 0
do pass
expect count move 8 [13.1-force-PR]

case his cavalry
scenario szczekociny/wywla
setup
draw pr_elsner
do arm 1
do pass
expect count move 4 [13.1-force-PR]

case all that Poniński can move
scenario szczekociny/wywla
setup
draw pl_poninski
do arm 0
do pass
expect count move 4 [13.1-force-PL]

case the two squadrons obey Poniński
scenario szczekociny/wywla
setup
draw pl_poninski
do arm 1
do pass
expect count move 2 [13.1-force-PL, 13.1-note1]
legal move pl_tkn_1 [13.1-note1]
legal move pl_tkn_2 [13.1-note1]

case the arm is chosen when the commander is drawn
scenario szczekociny/wywla
setup
draw pr_elsner
expect actor allied [13.1-note2]
expect prompt ASK_ARM [13.1-note2]
expect count arm 2 [13.1-note2]
illegal move pr_fus_8_1 13.1-note2 [13.1-note2]
do arm 1
event CAVALRY_ACTS unit pr_elsner [13.1-note2]

case with the infantry the cavalry does not move, the battery does
scenario szczekociny/wywla
phase movement
active pr_elsner
arm 0
unit pr_elsner 1010
unit pr_fus_8_1 1009 S
unit pr_hus_7_1 1011 S
unit pr_scheffer_2 1012 S
unit pl_4pp_1_1 1508 N
legal move pr_fus_8_1 [13.1-note2]
illegal move pr_hus_7_1 13.1-note2 [13.1-note2]
legal shift pr_scheffer_2 1112 [13.1-note2]

case with the cavalry the infantry does not
scenario szczekociny/wywla
phase movement
active pr_elsner
arm 1
unit pr_elsner 1010
unit pr_fus_8_1 1009 S
unit pr_hus_7_1 1011 S
unit pr_scheffer_2 1012 S
unit pl_4pp_1_1 1508 N
illegal move pr_fus_8_1 13.1-note2 [13.1-note2]
legal move pr_hus_7_1 [13.1-note2]
legal shift pr_scheffer_2 1112 [13.1-note2]

# r128: for moving, fire and melee.
case the arm that rests does not fire
scenario szczekociny/wywla
phase movement
active pr_elsner
arm 1
unit pr_elsner 1322
unit pr_fus_8_1 1325 S
unit pr_hus_7_1 1425 S
unit pl_4pp_1_1 1525 N
unit pl_4pp_1_2 1524 N
illegal fire pr_fus_8_1 1525 13.1-note2 [13.1-note2]
legal fire pr_hus_7_1 1525 [13.1-note2]

case the battery fires with either
scenario szczekociny/wywla
phase movement
active pr_elsner
arm 1
unit pr_elsner 1322
unit pr_scheffer_2 1325 S
unit pr_hus_7_1 1310 S
unit pl_4pp_1_1 1525 N
legal bombard pr_scheffer_2 1525 [13.1-note2]

case the arm that rests does not attack in melee
scenario szczekociny/wywla
phase melee
active pr_elsner
arm 1
unit pr_elsner 1523
unit pr_fus_8_1 1525 S from=1425
unit pl_4pp_1_1 1525 N
unit pr_hus_7_1 1527 S from=1528
unit pl_4pp_1_2 1527 N
unit pr_hus_7_2 1522 S from=1521
unit pl_4pp_1_3 1522 N
illegal fight 1525 11.2a [13.1-note2]
legal fight 1527 [13.1-note2]
legal fight 1522 [13.1-note2]

case the other side reacts with everything
scenario szczekociny/wywla
phase movement
active pr_elsner
arm 0
unit pr_elsner 1322
unit pr_fus_8_1 1324 S
unit pl_4pp_1_1 1525 N
unit pl_tkn_1 1524 N
do move pr_fus_8_1
do step pr_fus_8_1 1424
expect actor polish [13.1-note2]
legal volley pl_4pp_1_1 [13.1-note2]
do hold pl_4pp_1_1
legal counter pl_tkn_1 [13.1-note2]

case without cavalry there is nothing to choose
scenario szczekociny/wywla
turn 2
phase draw
pool pl_poninski pr_elsner
unit pl_poninski 1610
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
draw pl_poninski
event INFANTRY_ACTS unit pl_poninski [13.1-note2]
noevent CAVALRY_ACTS

case seven turns: the end
scenario szczekociny/wywla
turn 7
phase commander
active pl_poninski
points allied 1
unit pl_poninski 1610
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
do stop
event WINS_ON_POINTS a 1 b 1 [13.1-note3]
expect over allied [13.1-note3]

case not after six
scenario szczekociny/wywla
turn 6
phase commander
active pl_poninski
points allied 1
unit pl_poninski 1610
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
do stop
expect over no [13.1-note3]
expect turn 7 [13.1-note3]

case two chits in the pool, from the first turn
scenario szczekociny/wywla
setup
chance 3.3c [13.1-note4]
expect count draw 2 [13.1-note4]
expect state pool pl_poninski pr_elsner [13.1-note4]

case and in every other
scenario szczekociny/wywla
turn 6
phase commander
active pl_poninski
unit pl_poninski 1610
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
do stop
expect turn 7 [13.1-note4]
chance 3.3c [13.1-note4]
expect count draw 2 [13.1-note4]

# r130
case a dead commander's chit is not put in
scenario szczekociny/wywla
turn 3
phase pool
dead pl_poninski
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
unit pr_hus_7_1 0907 S
chance 3.3c
expect state pool pr_elsner [13.1-note4]
expect nostate pool pl_poninski [13.1-note4]

case the Prussians win with 5
scenario szczekociny/wywla
turn 3
phase commander
active pl_poninski
pool pr_elsner
points allied 5
unit pl_poninski 1610
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
do stop
event AUTOMATIC_VICTORY a 5 b 1 [13.1-note5]
expect over allied [13.1-note5]

case not with 4
scenario szczekociny/wywla
turn 3
phase commander
active pl_poninski
pool pr_elsner
points allied 4
unit pl_poninski 1610
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
do stop
expect over no [13.1-note5]

case the Poles with 2
scenario szczekociny/wywla
turn 3
phase commander
active pl_poninski
pool pr_elsner
points polish 2
unit pl_poninski 1610
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
do stop
event AUTOMATIC_VICTORY a 2 b 0 [13.1-note5]
expect over polish [13.1-note5]

case not with 1
scenario szczekociny/wywla
turn 3
phase commander
active pl_poninski
pool pr_elsner
points polish 1
unit pl_poninski 1610
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
do stop
expect over no [13.1-note5]

case agreed limits hold here as well: half of 5 is 3
scenario szczekociny/wywla
option limits=half
turn 3
phase commander
active pl_poninski
pool pr_elsner
points allied 3
unit pl_poninski 1610
unit pl_4pp_1_1 1610 N
unit pr_elsner 1010
unit pr_fus_8_1 1010 S
do stop
expect over allied [12.4b]

# r129: row 22 may be entered.
case no unit crosses row 22
scenario szczekociny/wywla
phase movement
active pl_poninski
arm 0
unit pl_poninski 2118
unit pl_4pp_1_1 2120 S
unit pr_fus_8_1 1010 S
do move pl_4pp_1_1
do step pl_4pp_1_1 2220
expect unit pl_4pp_1_1 hex=2220 [13.1-note6]
illegal step pl_4pp_1_1 2320 13.1-note6 [13.1-note6]
illegal step pl_4pp_1_1 2321 13.1-note6 [13.1-note6]

case nor does a commander
scenario szczekociny/wywla
phase commander
active pl_poninski
unit pl_poninski 2120
unit pl_4pp_1_1 2110 S
unit pr_fus_8_1 1010 S
do lead pl_poninski 2220
illegal lead pl_poninski 2320 13.1-note6 [13.1-note6]

case nor a retreat: there is no way back across it
scenario szczekociny/wywla
phase movement
active pr_elsner
arm 0
unit pr_elsner 2018
unit pr_fus_8_1 2020 S
unit pl_4pp_1_1 2220 N
unit pl_4pp_1_2 1610 N
do fire pr_fus_8_1 2220
roll 8
event NOWHERE_TO_GO unit pl_4pp_1_1 [13.1-note6]
expect unit pl_4pp_1_1 gone [13.1-note6]

case in the battle row 22 is no limit
phase movement
active pl_poninski
unit pl_poninski 2118
unit pl_4pp_1_1 2120 S
unit pr_fus_8_1 1010 S
do move pl_4pp_1_1
do step pl_4pp_1_1 2220
legal step pl_4pp_1_1 2320 [13.1-note6]
