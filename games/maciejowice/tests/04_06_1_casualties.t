# [4.6.1] [4.6.2] [4.6.3] Commanders in danger.

case infantry fire in row 4-5: the check first, then the die for the commander
turn 4
phase movement
active pl_kamienski
pool ru_rachmanow pl_sierakowski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2321 S
unit ru_muszf_1_1 2420 N
unit ru_rachmanow 2420
do fire pl_2pp_2_1 2420
do with pl_2pp_2_2                          # 3 finds row 2-3, two hexes row 4-5
event FIRE_ROW a 3 [4.6.1a]
chance 10.9.7-missing [4.6.1a]
roll 0
chance ASK_CASUALTY [4.6.1a]
roll 0
event COMMANDER_KILLED unit ru_rachmanow [4.6.1b]
expect unit ru_rachmanow gone hex=off [4.6.1b]
expect nostate pool ru_rachmanow [4.6.1b]

case in row 2-3 there is no such die
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit ru_muszf_1_1 2420 N shots=4
unit ru_rachmanow 2420
do fire pl_2pp_2_1 2420
event FIRE_ROW a 2 [4.6.1a]
roll 0
expect actor polish [4.6.1a]
expect unit ru_rachmanow hex=2420 wounded=no [4.6.1a]

case in row 6 and more there is
turn 4
phase movement
active pl_sierakowski
unit pl_sierakowski 2220
unit pl_15pp_1_1 2320 S            # 5 finds row 4-5, two hexes row 6
unit pl_15pp_1_2 2321 S
unit ru_muszf_1_1 2420 N shots=4
unit ru_rachmanow 2420
do fire pl_15pp_1_1 2420
do with pl_15pp_1_2
event FIRE_ROW a 4 [4.6.1a]
roll 0
chance ASK_CASUALTY [4.6.1a]

case fire by cavalry endangers no commander
turn 4
phase movement
active ru_tormasow
unit ru_tormasow 2720
unit ru_woroneski_1 2520 N
unit ru_woroneski_2 2521 N
unit pl_2pp_2_1 2420 S shots=4
unit pl_sierakowski 2420
do fire ru_woroneski_1 2420
do with ru_woroneski_2
event FIRE_ROW a 3 [4.6.1a]
roll 0
expect unit pl_sierakowski wounded=no [4.6.1a]
noevent COMMANDER_UNHURT [4.6.1a]
expect actor russian [4.6.1a]

case no commander in the hex, no die
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2321 S
unit ru_muszf_1_1 2420 N shots=4
unit ru_rachmanow 2520
do fire pl_2pp_2_1 2420
do with pl_2pp_2_2
roll 0
expect actor polish [4.6.1a]

case 9 is a contusion: his chit leaves the pool and nobody can activate him this turn
turn 4
phase movement
active pl_kamienski
pool pl_sierakowski pl_kosciuszko
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S
unit pl_sierakowski 2320
unit pl_7pp_1_1 2320 S
unit pl_kosciuszko 2210
unit ru_art_7 2620 N form=line
unit ru_muszf_1_1 2620 N
unit ru_rachmanow 2820
unit pl_2pp_2_2 2221 S
do stop
do bombard ru_art_7 2320
roll 1
chance ASK_CASUALTY [4.6.1c]
roll 9
event COMMANDER_WOUNDED unit pl_sierakowski [4.6.1c]
expect unit pl_sierakowski hex=2320 wounded=yes alive [4.6.1c]
expect nostate pool pl_sierakowski [4.6.1c]
do stop
do pass
do stop
draw pl_kosciuszko
illegal activate pl_sierakowski 4.6.1c [4.6.1c]
legal activate pl_kamienski [4.6.1c]

case the next turn he has a chit again
turn 10
late never 0
phase commander
active pl_kamienski
wounded pl_sierakowski
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S
unit pl_sierakowski 2320
unit pl_7pp_1_1 2320 S
unit pl_kosciuszko 2210
unit ru_fersen 3820
do stop
expect turn 11
legal chit pl_sierakowski [4.6.1c]
expect unit pl_sierakowski wounded=no [4.6.1c]

case wounded after his activation he has lost nothing
turn 4
phase movement
active pl_kamienski
drawn pl_sierakowski
pool ru_rachmanow
unit pl_kamienski 2220
unit pl_2pp_2_1 2220 S
unit pl_sierakowski 2320
unit pl_7pp_1_1 2320 S
unit ru_art_7 2620 N form=line
unit ru_muszf_1_1 2620 N
unit ru_rachmanow 2820
do stop
do bombard ru_art_7 2320
roll 1
roll 9
event COMMANDER_WOUNDED unit pl_sierakowski [4.6.1c]
expect state drawn pl_sierakowski [4.6.1c]
expect unit pl_sierakowski hex=2320 alive [4.6.1c]

case 1 does nothing
turn 4
phase movement
active pl_kamienski
pool ru_rachmanow
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit pl_2pp_2_1 2220 S
unit ru_muszf_1_1 2620 N
unit ru_rachmanow 2620
do bombard pl_art_1 2620
roll 1
roll 1
event COMMANDER_UNHURT unit ru_rachmanow a 1 [4.6.1d]
expect unit ru_rachmanow wounded=no hex=2620 [4.6.1d]
expect state pool ru_rachmanow [4.6.1d]

case 8 does nothing
turn 4
phase movement
active pl_kamienski
pool ru_rachmanow
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit pl_2pp_2_1 2220 S
unit ru_muszf_1_1 2620 N
unit ru_rachmanow 2620
do bombard pl_art_1 2620
roll 1
roll 8
event COMMANDER_UNHURT unit ru_rachmanow a 8 [4.6.1d]
expect state pool ru_rachmanow [4.6.1d]

case artillery at three hexes endangers him
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit pl_2pp_2_1 2220 S
unit ru_muszf_1_1 2620 N
unit ru_rachmanow 2620
do bombard pl_art_1 2620
event BOMBARDS a 3
roll 1
chance ASK_CASUALTY [4.6.2]

case at four it does not
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit pl_2pp_2_1 2220 S
unit ru_muszf_1_1 2720 N shots=4
unit ru_rachmanow 2720
do bombard pl_art_1 2720
event BOMBARDS a 4
roll 1
expect actor polish [4.6.2]
expect unit ru_rachmanow wounded=no [4.6.2]

case the die is rolled after the result: a unit driven off leaves the question open
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit pl_2pp_2_1 2220 S
unit ru_muszf_1_1 2620 N
unit ru_rachmanow 2620
do bombard pl_art_1 2620
roll 4
event IS_DRIVEN_BACK unit ru_muszf_1_1
do stay ru_rachmanow
do retreat ru_muszf_1_1 2720
chance ASK_CASUALTY [4.6.2]
roll 0
event COMMANDER_KILLED unit ru_rachmanow [4.6.2]

case counter-battery fire at two hexes endangers the commander beside the guns
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_art_7 2520 N form=line
unit ru_rachmanow 2520
do bombard pl_art_1 2520
roll 1                              # with +1 not above 2: missed
chance ASK_CASUALTY [4.6.2]
roll 9
expect unit ru_rachmanow wounded=yes [4.6.2]

case in melee a 9 endangers the enemy's commander in the hex
turn 4
phase melee
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2220
unit pl_sierakowski 2230
unit pl_2pp_2_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
unit ru_rachmanow 2320
roll 9
roll 4
event ATTACKER_WINS
do back ru_rachmanow 2420
do face pl_2pp_2_1 S
chance ASK_CASUALTY [4.6.3]
roll 9
event COMMANDER_WOUNDED unit ru_rachmanow [4.6.3]

case an 8 does not
turn 4
phase melee
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2220
unit pl_sierakowski 2230
unit pl_2pp_2_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
unit ru_rachmanow 2320
roll 8
roll 4
event ATTACKER_WINS
do back ru_rachmanow 2420
do face pl_2pp_2_1 S
chance 3.3c [4.6.3]
expect unit ru_rachmanow wounded=no [4.6.3]

case the defender's 9 endangers the attacker's
turn 4
phase melee
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2320
unit pl_sierakowski 2230
unit pl_2pp_2_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
unit ru_rachmanow 2820
roll 4
roll 9
event DEFENDER_WINS
do back pl_kamienski 2220
do face ru_muszf_1_1 N
chance ASK_CASUALTY [4.6.3]
roll 5
event COMMANDER_UNHURT unit pl_kamienski [4.6.3]

case two nines, a die for either
turn 4
phase melee
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2320
unit pl_sierakowski 2230
unit pl_2pp_2_1 2320 S from=2220
unit ru_muszf_1_1 2320 N
unit ru_rachmanow 2320
roll 9
roll 9
event ATTACKER_WINS
do back ru_rachmanow 2420
do face pl_2pp_2_1 S
chance ASK_CASUALTY [4.6.3]
roll 1
event COMMANDER_UNHURT unit ru_rachmanow [4.6.3]
chance ASK_CASUALTY [4.6.3]
roll 1
event COMMANDER_UNHURT unit pl_kamienski [4.6.3]

case several commanders: one die, the victim by lot
turn 4
phase movement
active pl_kamienski
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit ru_muszf_1_1 2620 N
unit ru_rachmanow 2620
unit ru_fersen 2620
do bombard pl_art_1 2620
roll 1
chance ASK_CASUALTY
roll 0
chance ASK_VICTIM [4.6.2]
legal victim ru_rachmanow [4.6.2]
legal victim ru_fersen [4.6.2]
do victim ru_fersen
event COMMANDER_KILLED unit ru_fersen [4.6.2]
expect unit ru_rachmanow alive [4.6.2]

case an overall commander is wounded like any other
turn 4
phase movement
active pl_kamienski
pool ru_fersen ru_rachmanow
unit pl_kamienski 2220
unit pl_art_1 2320 S
unit pl_2pp_2_1 2220 S
unit ru_muszf_1_1 2620 N
unit ru_fersen 2620
do bombard pl_art_1 2620
roll 1
roll 9
event COMMANDER_WOUNDED unit ru_fersen [4.6.1c]
expect nostate pool ru_fersen [4.6.1c]
expect state pool ru_rachmanow [4.6.1c]

case a commander who falls in his own activation commands nobody any more
turn 4
phase movement
active pl_kamienski
pool pl_sierakowski
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_2pp_2_2 2220 S
unit pl_sierakowski 2230
unit ru_art_7 2620 N form=line
unit ru_muszf_1_1 2820 N
do stop
do bombard ru_art_7 2320
roll 1
roll 0
event COMMANDER_KILLED unit pl_kamienski [4.6.1b]
illegal move pl_2pp_2_2 4.2a [4.6.1b]
