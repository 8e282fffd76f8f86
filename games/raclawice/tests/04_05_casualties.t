# [4.5.1] to [4.5.3] The casualty die for commanders.

case infantry in the last row of the table: the die is rolled after the result
turn 4
phase movement
active ru_pustowalow
pool pl_szyrer pl_zajaczek
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N          # firepower 10
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0516
do fire ru_jekatierynoslawski_3_1 0516
event FIRE_ROW a 4
chance 10.9.7b [4.5.1a]
roll 0
event STANDS_FIRE unit pl_6pp_1_1
chance ASK_CASUALTY [4.5.1a]
legal roll 0
roll 1
event COMMANDER_UNHURT unit pl_szyrer [4.5.1d]
expect unit pl_szyrer hex=0516 wounded=no alive [4.5.1d]
expect state pool pl_szyrer [4.5.1d]

case the row before it endangers nobody
turn 4
phase movement
active ru_pustowalow
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N lost=1   # firepower 8
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0516
do fire ru_jekatierynoslawski_3_1 0516
event FIRE_ROW a 3 [4.5.1a]
roll 0
expect actor polish [4.5.1a]

case several firing hexes reach the last row too
turn 4
phase movement
active ru_pustowalow
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N lost=1
unit ru_jekatierynoslawski_3_2 0417 N lost=1
unit pl_6pp_1_1 0416 S
unit pl_szyrer 0416
do fire ru_jekatierynoslawski_3_1 0416
do with ru_jekatierynoslawski_3_2
event FIRE_ROW a 4
roll 0
chance ASK_CASUALTY [4.5.1a]

case without a commander in the hex there is no die
turn 4
phase movement
active ru_pustowalow
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0515
do fire ru_jekatierynoslawski_3_1 0516
event FIRE_ROW a 4
roll 0
expect actor polish [4.5.1a]

case 2013: cavalry fire in the last row endangers no commander
edition 2013-en
turn 4
phase movement
active ru_muromcow
unit ru_muromcow 0520
unit ru_woroneski_1 0517 N
unit ru_woroneski_2 0417 N
unit pl_6pp_1_1 0416 S
unit pl_szyrer 0416
do fire ru_woroneski_1 0416
do with ru_woroneski_2
event FIRE_ROW a 4 [4.5.1a]
roll 0
expect actor polish [4.5.1a]

case 2010: any rifle fire in the last row does
edition 2010-pl
turn 4
phase movement
active ru_muromcow
unit ru_muromcow 0520
unit ru_woroneski_1 0517 N
unit ru_woroneski_2 0417 N
unit pl_6pp_1_1 0416 S
unit pl_szyrer 0416
do fire ru_woroneski_1 0416
do with ru_woroneski_2
event FIRE_ROW a 4 [4.5.1a]
roll 0
chance ASK_CASUALTY [4.5.1a]

case he is in danger too when the unit goes back, with it or without
turn 4
phase movement
active ru_pustowalow
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0516
do fire ru_jekatierynoslawski_3_1 0516
roll 5
event IS_DRIVEN_BACK unit pl_6pp_1_1 a 8 b 6
do follow pl_szyrer
do retreat pl_6pp_1_1 0515
chance ASK_CASUALTY [4.5.1a]
expect unit pl_szyrer hex=0515

case 0 kills
turn 4
phase movement
active ru_pustowalow
pool pl_szyrer
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0516
do fire ru_jekatierynoslawski_3_1 0516
roll 0
roll 0
event COMMANDER_KILLED unit pl_szyrer [4.5.1b]
expect unit pl_szyrer hex=off gone [4.5.1b]
expect points russian 10 [4.5.1b]

case 9 wounds: out of the pool for the turn, on the map still
turn 4
phase movement
active ru_pustowalow
pool pl_szyrer pl_zajaczek
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0516
do fire ru_jekatierynoslawski_3_1 0516
roll 0
roll 9
event COMMANDER_WOUNDED unit pl_szyrer [4.5.1c]
expect unit pl_szyrer hex=0516 wounded=yes alive [4.5.1c]
expect nostate pool pl_szyrer [4.5.1c]
expect state pool pl_zajaczek [4.5.1c]
expect points russian 0 [4.5.1c]

case 8 does nothing
turn 4
phase movement
active ru_pustowalow
pool pl_szyrer pl_zajaczek
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0516
do fire ru_jekatierynoslawski_3_1 0516
roll 0
roll 8
event COMMANDER_UNHURT unit pl_szyrer a 8 [4.5.1d]
expect unit pl_szyrer wounded=no [4.5.1d]
expect state pool pl_szyrer [4.5.1d]

case a wounded commander is not activated through the overall commander, but is back next turn
turn 4
phase activation
active pl_kosciuszko
wounded pl_szyrer
unit pl_kosciuszko 0614
unit pl_szyrer 0714
unit pl_6pp_1_1 0714 S
unit pl_zajaczek 0814
unit pl_3pp_1_1 0814 S
unit ru_tormasow 1820
illegal activate pl_szyrer 4.5.1c [4.5.1c]
do skip
legal name pl_6pp_1_1 [4.5.1c]                 # his men may be among the six
do done
do stop
expect turn 5
legal chit pl_szyrer [4.5.1c]
expect unit pl_szyrer wounded=no [4.5.1c]

case a wound after his activation, or during it, takes nothing away
turn 4
phase movement
active pl_szyrer
actor russian
drawn pl_szyrer
unit ru_jekatierynoslawski_3_1 0517 N
unit pl_6pp_1_1 0516 S
unit pl_6pp_1_2 0514 S
unit pl_szyrer 0516
do fire ru_jekatierynoslawski_3_1 0516
roll 0
roll 9
event COMMANDER_WOUNDED unit pl_szyrer [4.5.1c]
legal move pl_6pp_1_2 [4.5.1c]

case of two commanders in the hex one is hit, drawn by lot
turn 4
phase movement
active ru_pustowalow
unit ru_pustowalow 0520
unit ru_jekatierynoslawski_3_1 0517 N
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0516
unit pl_kosciuszko 0516
do fire ru_jekatierynoslawski_3_1 0516
roll 0
chance ASK_CASUALTY
roll 0
chance ASK_VICTIM [4.5.1a]
expect count victim 2 [4.5.1a]
do victim pl_kosciuszko
event COMMANDER_KILLED unit pl_kosciuszko [4.5.1b]
expect unit pl_szyrer hex=0516 alive [4.5.1a]

case guns at three hexes endanger a commander
turn 4
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0519 N
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0516
do bombard ru_art_1 0516
roll 0
event STANDS_FIRE unit pl_6pp_1_1
chance ASK_CASUALTY [4.5.2]
roll 9
expect unit pl_szyrer wounded=yes [4.5.2]

case at four hexes they do not
turn 4
phase movement
active ru_tomatis
unit ru_tomatis 0521
unit ru_art_1 0520 N
unit pl_6pp_1_1 0516 S
unit pl_szyrer 0516
do bombard ru_art_1 0516
roll 0
event STANDS_FIRE unit pl_6pp_1_1
expect actor russian [4.5.2]

case a stack of three: all checks first, then the one casualty die
turn 4
phase movement
active ru_tomatis
unit ru_tomatis 0520
unit ru_art_1 0519 N
unit pl_6pp_1_1 0516 S
unit pl_6pp_1_2 0516 S
unit pl_6pp_1_3 0516 S
unit pl_szyrer 0516
do bombard ru_art_1 0516
roll 0
chance 10.9.7b [4.5.2]
roll 0
chance 10.9.7b [4.5.2]
roll 0
chance ASK_CASUALTY [4.5.2]
roll 5
event COMMANDER_UNHURT
expect prompt ASK_OTHER [4.5.2]

case a 9 in melee endangers the enemy's commander, after the result
turn 4
phase melee
active pl_zajaczek
pool ru_tormasow
unit pl_zajaczek 0514
unit pl_3pp_1_1 0516 S from=0515
unit ru_uglicki_1_2 0516 N
unit ru_tomatis 0516
roll 9
roll 4
event ATTACKER_WINS
do withdraw ru_uglicki_1_2 0517
do face ru_uglicki_1_2 N
do face pl_3pp_1_1 S
chance ASK_CASUALTY [4.5.3]
expect unit ru_uglicki_1_2 lost=2 hex=0517 [4.5.3]
roll 9
event COMMANDER_WOUNDED unit ru_tomatis [4.5.3]
expect unit ru_tomatis hex=0517 wounded=yes [4.5.3]

case an 8 does not
turn 4
phase melee
active pl_zajaczek
pool ru_tormasow
unit pl_zajaczek 0514
unit pl_3pp_1_1 0516 S from=0515
unit ru_uglicki_1_2 0516 N
unit ru_tomatis 0516
roll 8
roll 4
do withdraw ru_uglicki_1_2 0517
do face ru_uglicki_1_2 N
do face pl_3pp_1_1 S
chance 3.3c [4.5.3]

case the defender's 9 endangers the attacker's commander, not his own
turn 4
phase melee
active pl_zajaczek
pool ru_tormasow
unit pl_zajaczek 0516
unit pl_3pp_1_1 0516 S from=0615
unit ru_uglicki_1_2 0516 N
unit ru_tomatis 0516
roll 4
roll 9
event DEFENDER_WINS
do stay ru_tomatis
do face pl_3pp_1_1 SW
do face ru_uglicki_1_2 N
chance ASK_CASUALTY [4.5.3]
roll 9
event COMMANDER_WOUNDED unit pl_zajaczek [4.5.3]
expect unit ru_tomatis wounded=no [4.5.3]

case two 9s endanger both
turn 4
phase melee
active pl_zajaczek
pool ru_tormasow
unit pl_zajaczek 0516
unit pl_3pp_1_1 0516 S from=0615
unit ru_uglicki_1_2 0516 N
unit ru_tomatis 0516
roll 9
roll 9
event ATTACKER_WINS
do withdraw ru_uglicki_1_2 0517
do stay pl_zajaczek
do face ru_uglicki_1_2 N
do face pl_3pp_1_1 S
chance ASK_CASUALTY [4.5.3]
roll 1
event COMMANDER_UNHURT unit ru_tomatis [4.5.3]
chance ASK_CASUALTY [4.5.3]
roll 1
event COMMANDER_UNHURT unit pl_zajaczek [4.5.3]

case counter-battery fire at two hexes endangers the commander beside the guns
phase movement
active pl_zajaczek
unit pl_zajaczek 1014
unit pl_art_1 1014 S
unit ru_art_1 1016 N
unit ru_tomatis 1016
do bombard pl_art_1 1016
roll 1                              # with +1 not above 2: missed
chance ASK_CASUALTY [4.5.2]
roll 9
expect unit ru_tomatis wounded=yes [4.5.2]

case guns destroyed with a commander beside them: he falls with them, without a die
turn 4
phase movement
active pl_zajaczek
unit pl_zajaczek 1014
unit pl_art_1 1014 S
unit ru_art_1 1016 N
unit ru_tomatis 1016
do bombard pl_art_1 1016
roll 9
roll 0
event FALLS_WITH_UNIT unit ru_tomatis [4.5b]
expect prompt ASK_ACTIVE [4.5.2]

case an overall commander is wounded like any other: his chit leaves the pool
turn 4
phase movement
active pl_zajaczek
pool ru_tormasow ru_tomatis
unit pl_zajaczek 1014
unit pl_3pp_1_1 1014 S
unit pl_art_1 1014 S
unit ru_tormasow 1016
unit ru_uglicki_1_2 1016 N
do bombard pl_art_1 1016
roll 0
roll 9
expect unit ru_tormasow wounded=yes [4.5.1c]
expect nostate pool ru_tormasow [4.5.1c]
expect state pool ru_tomatis [4.5.1c]

case a commander who falls in his own activation commands nobody any more
turn 4
phase activation
active ru_tormasow
pool pl_zajaczek
unit ru_tormasow 0620
unit ru_kozak_6 0619 N
unit ru_tomatis 1019
unit ru_uglicki_1_1 1019 N
unit ru_uglicki_2_1 1119 N
unit pl_art_1 1016 S
do activate ru_tomatis
do bombard pl_art_1 1019
roll 0
roll 0
event COMMANDER_KILLED unit ru_tomatis [4.5.1b]
illegal move ru_uglicki_2_1 4.2a [4.2b]
do stop
do pass                                       # a new movement phase: the gun could fire again
legal move ru_kozak_6 [4.4b]                  # Tormasow goes on with his own part

case Kościuszko falls with his six on the march: that was all
turn 4
phase movement
round six
active pl_kosciuszko
actor russian
pool ru_tormasow pl_zajaczek
unit pl_kosciuszko 1014
unit pl_3pp_1_1 1014 S six
unit pl_3pp_1_2 1214 S six
unit ru_art_1 1016 N
do bombard ru_art_1 1014
roll 0
roll 0
event COMMANDER_KILLED unit pl_kosciuszko [4.5.1b]
illegal move pl_3pp_1_2 4.2a [4.4d]
do stop
chance 3.3c [4.4e]                            # nobody is left to move
