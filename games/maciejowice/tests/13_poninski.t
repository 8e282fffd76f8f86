# [13-Poninski-1] to [13-Poninski-c] Poniński comes, or not. r62, r124

case in turn 1 the die and 3 give the space of his chit
setup
chance 13-Poninski-a [13-Poninski-a]
roll 4
event LATE_FIRST_DIE unit pl_poninski a 7 b 4 [13-Poninski-a]
expect state late second 7 [13-Poninski-a]

case the lowest
setup
roll 0
event 13-Poninski-a a 3 b 0 [13-Poninski-a]

case the highest
setup
roll 9
event LATE_FIRST_DIE a 12 b 9 [13-Poninski-a]

case nothing happens before that turn
turn 6
phase pool
late second 7
unit pl_kosciuszko 1626
unit ru_fersen 0340
expect actor polish [13-Poninski-b]
expect prompt ASK_CHIT [13-Poninski-b]

case at its beginning the second die: with the turn below 12 he never comes
turn 7
phase pool
late second 7
unit pl_kosciuszko 1626
unit ru_fersen 0340
chance ASK_LATE_DIE [13-Poninski-b]
roll 4
event 13-Poninski-b a 11 b 4 [13-Poninski-b]
expect state late never [13-Poninski-b]
expect prompt ASK_CHIT [13-Poninski-b]

case 12 is enough, and is the turn of his coming
turn 7
phase pool
late second 7
unit pl_kosciuszko 1626
unit ru_fersen 0340
roll 5
event LATE_COMES a 12 b 5 [13-Poninski-b]
expect state late road 12 [13-Poninski-b]
expect nostate pool pl_poninski [13-Poninski-b]

case the latest turn is 21
turn 12
phase pool
late second 12
unit pl_kosciuszko 1626
unit ru_fersen 0340
roll 9
event LATE_COMES a 21 b 9 [13-Poninski-b]

case a 0 in turn 12 brings him at once
turn 12
phase pool
late second 12
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit pl_kniaziewicz 1613
unit ru_fersen 0340
roll 0
event LATE_COMES a 12 b 0 [13-Poninski-b]
expect prompt ASK_LATE [13-Poninski-b, 13-Poninski-c]
do call pl_poninski
event LATE_IS_CALLED unit pl_poninski [13-Poninski-c]
expect state pool pl_poninski pl_kosciuszko [13-Poninski-b]
# besides Kościuszko and two (r124)
expect count chit 3 [13-Poninski-b]
do chit pl_kniaziewicz
do chit pl_sierakowski
expect state pool pl_poninski pl_kosciuszko pl_kniaziewicz pl_sierakowski [13-Poninski-b]

case the turn before his time he cannot be chosen
turn 13
phase pool
late road 14
unit pl_kosciuszko 1626
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit ru_fersen 0340
expect prompt ASK_CHIT [13-Poninski-b]
illegal chit pl_poninski 13-Poninski-1 [13-Poninski-b]

case the Polish player decides when the turn has come
turn 14
phase pool
late road 14
unit pl_kosciuszko 1626
unit ru_fersen 0340
expect actor polish [13-Poninski-c]
expect prompt ASK_LATE [13-Poninski-c]
legal call pl_poninski [13-Poninski-c]
legal wait pl_poninski [13-Poninski-c]
illegal chit pl_kniaziewicz 13-Poninski-c [13-Poninski-c]
do wait pl_poninski
event 13-Poninski-c unit pl_poninski a 15 [13-Poninski-c]
expect state late road 15 [13-Poninski-c]
expect nostate pool pl_poninski [13-Poninski-c]

case and is asked again in the next
turn 15
phase pool
late road 15
unit pl_kosciuszko 1626
unit ru_fersen 0340
expect prompt ASK_LATE [13-Poninski-c]
do wait pl_poninski
expect state late road 16 [13-Poninski-c]

case his units enter anywhere from 0101 to 3901
turn 14
phase movement
active pl_poninski
late called 14
unit ru_musza_1_1 0140 S
legal move pl_pon_1_1 [13-Poninski-1]
do move pl_pon_1_1
legal enter pl_pon_1_1 0101 [13-Poninski-1]
legal enter pl_pon_1_1 1401 [13-Poninski-1]
legal enter pl_pon_1_1 2001 [13-Poninski-1] # even rows too
legal enter pl_pon_1_1 3901 [13-Poninski-1]
illegal enter pl_pon_1_1 0102 13-Poninski-1 [13-Poninski-1]
illegal enter pl_pon_1_1 3902 13-Poninski-1 [13-Poninski-1]

case each pays its first hex: clear 1
turn 14
phase movement
active pl_poninski
late called 14
unit ru_musza_1_1 0140 S
do move pl_pon_1_1
do enter pl_pon_1_1 0101
expect unit pl_pon_1_1 mp=1 hex=0101 [13-Poninski-1]

case woods 2 for infantry
turn 14
phase movement
active pl_poninski
late called 14
unit ru_musza_1_1 0140 S
do move pl_pon_1_1
do enter pl_pon_1_1 0701
event ENTERS_MAP unit pl_pon_1_1 hex 0701 a 2 [13-Poninski-1]
expect unit pl_pon_1_1 mp=2 hex=0701 [13-Poninski-1]

case woods 3 for cavalry
turn 14
phase movement
active pl_poninski
late called 14
unit ru_musza_1_1 0140 S
do move pl_jazda_1
do enter pl_jazda_1 0701
expect unit pl_jazda_1 mp=3 hex=0701 [13-Poninski-1]

case several may enter by one hex, one after the other
turn 14
phase movement
active pl_poninski
late called 14
unit ru_musza_1_1 0140 S
unit pl_pon_1_1 1401 NE moved
do move pl_pon_1_2
legal enter pl_pon_1_2 1401 [13-Poninski-1]

case he himself comes in phase 3, by the same hexes
turn 14
phase commander
active pl_poninski
late called 14
unit pl_pon_1_1 1401 NE
unit ru_musza_1_1 0140 S
legal enter pl_poninski 1401 [13-Poninski-1]
illegal enter pl_poninski 2024 13-Poninski-1 [13-Poninski-1]

# r124: only on his own chit.
case Kościuszko does not bring him in
turn 14
phase draw
late called 14
pool pl_kosciuszko pl_poninski
unit pl_kosciuszko 1626
unit pl_kniaziewicz 1613
unit pl_10pp_1_1 1613 N
unit ru_musza_1_1 0140 S
draw pl_kosciuszko
illegal activate pl_poninski 13-Poninski-1 [13-Poninski-2]

case what has not entered when the turn ends stays away for good
turn 14
phase commander
active pl_poninski
late called 14
unit pl_poninski 1401
unit pl_pon_1_1 1401 NE
unit ru_denisow 0810
unit ru_musza_1_1 0810 S
unit pl_kosciuszko 1626
unit ru_fersen 0340
do stop
event STAYS_AWAY unit pl_pon_1_2 [13-Poninski-2]
event 13-Poninski-2 unit pl_art_6 [13-Poninski-2]
expect unit pl_pon_1_2 gone [13-Poninski-2]
expect unit pl_jazda_1 gone [13-Poninski-2]
expect unit pl_pon_1_1 hex=1401 [13-Poninski-2]
expect points russian 0 [13-Poninski-2]

case after his entry his chit is one to choose
turn 15
phase pool
late called 14
unit pl_kosciuszko 1626
unit pl_poninski 1403
unit pl_pon_1_1 1403 NE
unit pl_kniaziewicz 1613
unit pl_kamienski 1436
unit pl_sierakowski 1525
unit ru_fersen 0340
expect nostate pool pl_poninski [13-Poninski-c]
expect count chit 4 [13-Poninski-c]
legal chit pl_poninski [13-Poninski-c]

case before his time his units are nowhere
turn 13
phase movement
active pl_poninski
late road 14
unit pl_poninski 1404
unit pl_pon_1_2 1404 N
unit ru_musza_1_1 0140 S
illegal move pl_pon_1_1 13-Poninski-1 [13-Poninski-1]
