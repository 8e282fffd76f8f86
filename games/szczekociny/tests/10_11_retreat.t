# [10.11 to 10.11.6] Driven back. The firers stand two hexes away: row 2-3, an unmodified check;
# 8 drives a company of morale 6 back without a loss of its own.
# 1824 facing N: rear 1924 and 1925.

case a unit that fails under fire goes to one of the two hexes behind it
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N
do fire ru_uglicki_1_1 1824
roll 8
expect prompt ASK_RETREAT [10.11]
expect actor polish [10.11]
expect count retreat 2 [10.11]
legal retreat pl_1pp_1_1 1924 [10.11]
legal retreat pl_1pp_1_1 1925 [10.11]
illegal retreat pl_1pp_1_1 1724 10.11 [10.11]
illegal retreat pl_1pp_1_1 1825 10.11 [10.11]
do retreat pl_1pp_1_1 1925
event GOES_BACK unit pl_1pp_1_1 hex 1925 [10.11]
expect unit pl_1pp_1_1 hex=1925 facing=N lost=0 [10.11, 10.11.1]

case fire from behind drives it towards the firer
phase movement
active ru_apraksin
unit ru_apraksin 2024
unit ru_uglicki_1_1 1924 N          # front 1823 and 1824 are the rear of the target
unit pl_1pp_1_1 1724 N
do fire ru_uglicki_1_1 1724
roll 7
expect count retreat 2 [10.11]
illegal retreat pl_1pp_1_1 1624 10.11 [10.11]
do retreat pl_1pp_1_1 1824
event LOSS_IN_ENEMY_FRONT unit pl_1pp_1_1 [10.11.4]
expect unit pl_1pp_1_1 hex=1824 lost=1 [10.11, 10.11.4]

case going back costs no movement points, and the unit does not turn
phase movement
active pl_grochowski
actor allied
unit pl_grochowski 1926
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N mp=1
unit pl_1pp_1_2 2028 N
do fire ru_uglicki_1_1 1824
roll 8
do retreat pl_1pp_1_1 1924
expect unit pl_1pp_1_1 hex=1924 mp=1 facing=N [10.11.1]

case a unit without points goes back as well
phase movement
active pl_grochowski
actor allied
unit pl_grochowski 1926
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N mp=4
unit pl_1pp_1_2 2028 N
do fire ru_uglicki_1_1 1824
roll 8
do retreat pl_1pp_1_1 1924
expect unit pl_1pp_1_1 hex=1924 mp=4 [10.11.1]
expect prompt ASK_ACTIVE [10.11.1]

case it may join a stack, at the bottom, and faces as the stack does
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N
unit pl_1pp_1_2 1924 SE
unit pl_1pp_1_3 1924 SE
do fire ru_uglicki_1_1 1824
roll 8
legal retreat pl_1pp_1_1 1925 [10.11.2]
do retreat pl_1pp_1_1 1924
expect unit pl_1pp_1_1 hex=1924 facing=SE order=3 [10.11.2]
expect unit pl_1pp_1_2 order=1 facing=SE [10.11.2]

case with guns alone it keeps its own facing, r140
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N
unit pl_art_2 1924 SE
do fire ru_uglicki_1_1 1824
roll 8
do retreat pl_1pp_1_1 1924
expect unit pl_1pp_1_1 hex=1924 facing=N [10.11.2]
expect unit pl_art_2 facing=SE [10.11.2]

case uphill costs a loss
phase movement
active ru_apraksin
unit ru_apraksin 1515
unit ru_uglicki_1_1 1515 N
unit pl_1pp_1_1 1315 S           # rear 1214 and 1215, slopes
do fire ru_uglicki_1_1 1315
roll 8
do retreat pl_1pp_1_1 1215
event LOSS_UPHILL unit pl_1pp_1_1 [10.11.3]
expect unit pl_1pp_1_1 hex=1215 lost=1 [10.11.3]

case from slope to hill as well
phase movement
active ru_apraksin
unit ru_apraksin 1415
unit ru_uglicki_1_1 1415 N
unit pl_1pp_1_1 1215 S           # rear 1115 and 1116, hill
do fire ru_uglicki_1_1 1215
roll 8
do retreat pl_1pp_1_1 1115
event LOSS_UPHILL unit pl_1pp_1_1 [10.11.3]
expect unit pl_1pp_1_1 hex=1115 lost=1 [10.11.3]

case uphill along a road too, and beside the slope not
phase movement
active ru_apraksin
unit ru_apraksin 1412
unit ru_uglicki_1_1 1412 N
unit pl_1pp_1_1 1212 S           # the road goes up to 1113; 1112 is level
do fire ru_uglicki_1_1 1212
roll 8
do retreat pl_1pp_1_1 1113
event LOSS_UPHILL unit pl_1pp_1_1 [10.11.3]
expect unit pl_1pp_1_1 hex=1113 lost=1 [10.11.3]

case on the level nothing is lost
phase movement
active ru_apraksin
unit ru_apraksin 1412
unit ru_uglicki_1_1 1412 N
unit pl_1pp_1_1 1212 S
do fire ru_uglicki_1_1 1212
roll 8
do retreat pl_1pp_1_1 1112
noevent LOSS_UPHILL
expect unit pl_1pp_1_1 hex=1112 lost=0 [10.11.3]

case downhill costs none
phase movement
active ru_apraksin
unit ru_apraksin 0915
unit ru_uglicki_1_1 0915 S
unit pl_1pp_1_1 1115 N           # rear 1214 and 1215
do fire ru_uglicki_1_1 1115
roll 8
do retreat pl_1pp_1_1 1215
noevent LOSS_UPHILL
expect unit pl_1pp_1_1 hex=1215 lost=0 [10.11.3]

case into the front of an enemy costs a loss, one for all fronts
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit ru_uglicki_1_2 2024 N             # front 1924 and 1925
unit ru_uglicki_1_3 1923 NE            # front 1823 and 1924
unit pl_1pp_1_1 1824 N
do fire ru_uglicki_1_1 1824
roll 8
do retreat pl_1pp_1_1 1924
event LOSS_IN_ENEMY_FRONT unit pl_1pp_1_1 [10.11.4]
expect unit pl_1pp_1_1 hex=1924 lost=1 [10.11.4]               # r103

case beside an enemy who looks away nothing is lost
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit ru_uglicki_1_2 2024 S
unit pl_1pp_1_1 1824 N
do fire ru_uglicki_1_1 1824
roll 8
do retreat pl_1pp_1_1 1924
noevent LOSS_IN_ENEMY_FRONT
expect unit pl_1pp_1_1 lost=0 [10.11.4]

case a unit of size 1 is lost on the way, by the fire: a point
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit ru_uglicki_1_2 2024 N
unit pl_1pp_1_1 1824 N lost=2
unit pl_1pp_1_2 1536 N
unit pl_grochowski 1536
do fire ru_uglicki_1_1 1824
roll 7
do retreat pl_1pp_1_1 1924
event IS_DESTROYED unit pl_1pp_1_1 [10.11.4]
expect unit pl_1pp_1_1 gone [10.11.4]
expect points allied 1 [10.11.4]                            # r133

case off the map there is no way back
phase movement
active ru_apraksin
unit ru_apraksin 0310
unit ru_uglicki_1_1 0310 N
unit pl_1pp_1_1 0110 S           # its rear is beyond the edge
unit pl_1pp_1_2 0420 S
unit pl_grochowski 0420
do fire ru_uglicki_1_1 0110
roll 8
event NOWHERE_TO_GO unit pl_1pp_1_1 [10.11.5]
expect unit pl_1pp_1_1 gone [10.11.5]
expect points allied 1 [10.11.5]

# r129
case the limit row of the fight for Wywła is an edge of the map
scenario szczekociny/wywla
phase movement
active pr_elsner
unit pr_elsner 2005
unit pr_fus_8_1 2005 S
unit pl_4pp_1_1 2205 N
unit pl_4pp_1_2 1915 N
unit pl_poninski 1915
do fire pr_fus_8_1 2205
roll 7
event NOWHERE_TO_GO unit pl_4pp_1_1 [10.11.5]
expect unit pl_4pp_1_1 gone [10.11.5]

case nor among enemies; the other hex must be taken, r101
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit ru_uglicki_1_2 1924 S
unit pl_1pp_1_1 1824 N
do fire ru_uglicki_1_1 1824
roll 8
event GOES_BACK unit pl_1pp_1_1 hex 1925 [10.11.5]
expect unit pl_1pp_1_1 hex=1925 [10.11.5]

case enemies in both rear hexes are the end
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit ru_uglicki_1_2 1924 S
unit ru_uglicki_1_3 1925 S
unit pl_1pp_1_1 1824 N
unit pl_1pp_1_2 1536 N
unit pl_grochowski 1536
do fire ru_uglicki_1_1 1824
roll 8
event NOWHERE_TO_GO unit pl_1pp_1_1 [10.11.5]
expect unit pl_1pp_1_1 gone [10.11.5]
expect points allied 1 [10.11.5]

# Size 3 beside 18 would be 21, beside 17 it is 20.
case a full hex is closed; the other one must be taken, r101
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N
unit pl_kos_1pp_1 1924 N
unit pl_kos_1pp_2 1924 N
unit pl_kos_1pp_3 1924 N
unit pl_kos_13pp_1 1925 N
unit pl_kos_13pp_2 1925 N
unit pl_kos_13pp_3 1925 N lost=1
do fire ru_uglicki_1_1 1824
roll 8
event GOES_BACK unit pl_1pp_1_1 hex 1925 [10.11.6]
expect unit pl_1pp_1_1 hex=1925 order=4 [10.11.6]

case both full: eliminated
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N
unit pl_kos_1pp_1 1924 N
unit pl_kos_1pp_2 1924 N
unit pl_kos_1pp_3 1924 N
unit pl_kos_13pp_1 1925 N
unit pl_kos_13pp_2 1925 N
unit pl_kos_13pp_3 1925 N
do fire ru_uglicki_1_1 1824
roll 8
event NOWHERE_TO_GO unit pl_1pp_1_1
expect unit pl_1pp_1_1 gone [10.11.6]
expect points allied 1 [10.11.6]

case infantry does not go back among cavalry
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N
unit pl_bkn_1w_1 1924 N
do fire ru_uglicki_1_1 1824
roll 8
event GOES_BACK unit pl_1pp_1_1 hex 1925 [10.11.6]
expect unit pl_1pp_1_1 hex=1925 [10.11.6]

case cavalry behind both hexes: eliminated
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N
unit pl_1pp_1_2 1536 N
unit pl_bkn_1w_1 1924 N
unit pl_bkn_1w_2 1925 N
do fire ru_uglicki_1_1 1824
roll 8
expect unit pl_1pp_1_1 gone [10.11.6]

case cavalry of size 2 fits beside 2, not beside 4
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_bkn_1w_1 1824 N             # morale 6
unit pl_bkn_1w_2 1924 N
unit pl_bkn_1w_3 1924 N
unit pl_bkn_1w_4 1925 N
do fire ru_uglicki_1_1 1824
roll 8
event GOES_BACK unit pl_bkn_1w_1 hex 1925 [10.11.6]
expect unit pl_bkn_1w_1 hex=1925 order=2 [10.11.6]

# With a battery infantry of size 10 at most: 3 beside 8 is too much, beside 7 it fits.
case with a battery there is less room
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N
unit pl_art_2 1924 N
unit pl_1pp_1_2 1924 N
unit pl_1pp_1_3 1924 N
unit pl_1pp_1_4 1924 N lost=1
unit pl_art_3 1925 N
unit pl_1pp_2_1 1925 N
unit pl_1pp_2_2 1925 N
unit pl_1pp_2_3 1925 N lost=2
do fire ru_uglicki_1_1 1824
roll 8
event GOES_BACK unit pl_1pp_1_1 hex 1925 [10.11.6]
expect unit pl_1pp_1_1 hex=1925 [10.11.6]

# r126: Russians and Prussians never share a hex.
case Prussians find no room among Russians
phase movement
active pl_grochowski
unit pl_grochowski 1424
unit pl_1pp_1_1 1624 S
unit pl_1pp_1_2 1623 S
unit pr_22pp_1_1 1824 N         # morale 7
unit ru_uglicki_1_1 1924 S
do fire pl_1pp_1_1 1824
do with pl_1pp_1_2
roll 7
event GOES_BACK unit pr_22pp_1_1 hex 1925 [10.11.6]

# r48: no rear; any free hex away from the enemy.
case a square has no rear
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N form=square
unit pl_1pp_1_2 1824 N form=square
unit pl_1pp_1_3 1824 N form=square
unit pl_1pp_1_4 1824 N form=square
do fire ru_uglicki_1_1 1824
roll 6
expect count retreat 4 [10.11]
legal retreat pl_1pp_1_1 1825 [10.11]
illegal retreat pl_1pp_1_1 1725 10.11 [10.11]
do retreat pl_1pp_1_1 1924
expect unit pl_1pp_1_4 hex=1924 form=line [10.11]

# r93
case under fire a commander may stay or go along
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_grochowski 1824
unit pl_1pp_1_1 1824 N
do fire ru_uglicki_1_1 1824
roll 8
legal stay pl_grochowski [10.11]
do follow pl_grochowski
do retreat pl_1pp_1_1 1924
expect unit pl_grochowski hex=1924 [10.11]

# r78: exactly four companies are in the hex of a square, whatever their size.
case nobody joins a square
phase movement
active ru_apraksin
unit ru_apraksin 1424
unit ru_uglicki_1_1 1624 S
unit pl_1pp_1_1 1824 N
unit pl_1pp_2_1 1924 N form=square
unit pl_1pp_2_2 1924 N form=square
unit pl_1pp_2_3 1924 N form=square
unit pl_1pp_2_4 1924 N form=square
do fire ru_uglicki_1_1 1824
roll 8
event GOES_BACK unit pl_1pp_1_1 hex 1925 [10.11.6]
expect unit pl_1pp_1_1 hex=1925 [10.11.6]
