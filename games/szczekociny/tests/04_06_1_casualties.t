# [4.6.1] [4.6.2] [4.6.3] Commanders in danger.

case infantry fire in row 4-5: the check first, then the die for the commander
turn 4
phase movement
active pl_grochowski
pool ru_rachmanow pl_wodzicki
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1521 S
unit ru_rgt_f_1_1 1620 N
unit ru_rachmanow 1620
do fire pl_1pp_1_1 1620
do with pl_1pp_1_2                          # 3 finds row 2-3, two hexes row 4-5
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
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit ru_rgt_f_1_1 1620 N shots=4
unit ru_rachmanow 1620
do fire pl_1pp_1_1 1620
event FIRE_ROW a 2 [4.6.1a]
roll 0
expect actor polish [4.6.1a]
expect unit ru_rachmanow hex=1620 wounded=no [4.6.1a]

case in row 6 and more there is
turn 4
phase movement
active pr_favrat
unit pr_favrat 2020
unit pr_22pp_1_1 1720 N            # 5 finds row 4-5, two hexes row 6
unit pr_22pp_1_2 1721 N
unit pl_1pp_1_1 1620 S shots=4
unit pl_wodzicki 1620
do fire pr_22pp_1_1 1620
do with pr_22pp_1_2
event FIRE_ROW a 4 [4.6.1a]
roll 0
chance ASK_CASUALTY [4.6.1a]

case fire by cavalry endangers no commander
turn 4
phase movement
active ru_rachmanow
unit ru_rachmanow 1920
unit ru_smolenski_1 1720 N
unit ru_smolenski_2 1721 N
unit pl_1pp_1_1 1620 S shots=4
unit pl_wodzicki 1620
do fire ru_smolenski_1 1620
do with ru_smolenski_2
event FIRE_ROW a 3 [4.6.1a]
roll 0
expect unit pl_wodzicki wounded=no [4.6.1a]
noevent COMMANDER_UNHURT [4.6.1a]
expect actor allied [4.6.1a]

case no commander in the hex, no die
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1521 S
unit ru_rgt_f_1_1 1620 N shots=4
unit ru_rachmanow 1720
do fire pl_1pp_1_1 1620
do with pl_1pp_1_2
roll 0
expect actor polish [4.6.1a]

case 9 is a contusion: his chit leaves the pool and nobody can activate him this turn
turn 4
phase movement
active pl_grochowski
pool pl_wodzicki pl_kosciuszko
unit pl_grochowski 1420
unit pl_1pp_1_1 1420 S
unit pl_wodzicki 1520
unit pl_7pp_1_1 1520 S
unit pl_kosciuszko 1410
unit ru_art_7 1820 N form=line
unit ru_rgt_f_1_1 1820 N
unit ru_rachmanow 2020
unit pl_1pp_1_2 1421 S
do stop
do bombard ru_art_7 1520
roll 1
chance ASK_CASUALTY [4.6.1c]
roll 9
event COMMANDER_WOUNDED unit pl_wodzicki [4.6.1c]
expect unit pl_wodzicki hex=1520 wounded=yes alive [4.6.1c]
expect nostate pool pl_wodzicki [4.6.1c]
do stop
do pass
do stop
draw pl_kosciuszko
illegal activate pl_wodzicki 4.6.1c [4.6.1c]
legal activate pl_grochowski [4.6.1c]

case the next turn he has a chit again
turn 10
phase commander
active pl_grochowski
wounded pl_wodzicki
unit pl_grochowski 1420
unit pl_1pp_1_1 1420 S
unit pl_wodzicki 1520
unit pl_7pp_1_1 1520 S
unit pl_kosciuszko 1410
unit ru_denisow 3020
do stop
expect turn 11
legal chit pl_wodzicki [4.6.1c]
expect unit pl_wodzicki wounded=no [4.6.1c]

case wounded after his activation he has lost nothing
turn 4
phase movement
active pl_grochowski
drawn pl_wodzicki
pool ru_rachmanow
unit pl_grochowski 1420
unit pl_1pp_1_1 1420 S
unit pl_wodzicki 1520
unit pl_7pp_1_1 1520 S
unit ru_art_7 1820 N form=line
unit ru_rgt_f_1_1 1820 N
unit ru_rachmanow 2020
do stop
do bombard ru_art_7 1520
roll 1
roll 9
event COMMANDER_WOUNDED unit pl_wodzicki [4.6.1c]
expect state drawn pl_wodzicki [4.6.1c]
expect unit pl_wodzicki hex=1520 alive [4.6.1c]

case 1 does nothing
turn 4
phase movement
active pl_grochowski
pool ru_rachmanow
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pl_1pp_1_1 1420 S
unit ru_rgt_f_1_1 1820 N
unit ru_rachmanow 1820
do bombard pl_art_2 1820
roll 1
roll 1
event COMMANDER_UNHURT unit ru_rachmanow a 1 [4.6.1d]
expect unit ru_rachmanow wounded=no hex=1820 [4.6.1d]
expect state pool ru_rachmanow [4.6.1d]

case 8 does nothing
turn 4
phase movement
active pl_grochowski
pool ru_rachmanow
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pl_1pp_1_1 1420 S
unit ru_rgt_f_1_1 1820 N
unit ru_rachmanow 1820
do bombard pl_art_2 1820
roll 1
roll 8
event COMMANDER_UNHURT unit ru_rachmanow a 8 [4.6.1d]
expect state pool ru_rachmanow [4.6.1d]

case artillery at three hexes endangers him
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pl_1pp_1_1 1420 S
unit ru_rgt_f_1_1 1820 N
unit ru_rachmanow 1820
do bombard pl_art_2 1820
event BOMBARDS a 3
roll 1
chance ASK_CASUALTY [4.6.2]

case at four it does not
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pl_1pp_1_1 1420 S
unit ru_rgt_f_1_1 1920 N shots=4
unit ru_rachmanow 1920
do bombard pl_art_2 1920
event BOMBARDS a 4
roll 1
expect actor polish [4.6.2]
expect unit ru_rachmanow wounded=no [4.6.2]

case the die is rolled after the result: a unit driven off leaves the question open
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pl_1pp_1_1 1420 S
unit ru_rgt_f_1_1 1820 N
unit ru_rachmanow 1820
do bombard pl_art_2 1820
roll 4
event IS_DRIVEN_BACK unit ru_rgt_f_1_1
do stay ru_rachmanow
do retreat ru_rgt_f_1_1 1920
chance ASK_CASUALTY [4.6.2]
roll 0
event COMMANDER_KILLED unit ru_rachmanow [4.6.2]

case counter-battery fire at two hexes endangers the commander beside the guns
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_art_7 1720 N form=line
unit ru_rachmanow 1720
do bombard pl_art_2 1720
roll 1                              # with +1 not above 2: missed
chance ASK_CASUALTY [4.6.2]
roll 9
expect unit ru_rachmanow wounded=yes [4.6.2]

case in melee a 9 endangers the enemy's commander in the hex
turn 4
phase melee
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1420
unit pl_wodzicki 1430
unit pl_1pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
unit ru_rachmanow 1520
roll 9
roll 4
event ATTACKER_WINS
do back ru_rachmanow 1620
do face pl_1pp_1_1 S
chance ASK_CASUALTY [4.6.3]
roll 9
event COMMANDER_WOUNDED unit ru_rachmanow [4.6.3]

case an 8 does not
turn 4
phase melee
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1420
unit pl_wodzicki 1430
unit pl_1pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
unit ru_rachmanow 1520
roll 8
roll 4
event ATTACKER_WINS
do back ru_rachmanow 1620
do face pl_1pp_1_1 S
chance 3.3c [4.6.3]
expect unit ru_rachmanow wounded=no [4.6.3]

case the defender's 9 endangers the attacker's
turn 4
phase melee
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1520
unit pl_wodzicki 1430
unit pl_1pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
unit ru_rachmanow 2020
roll 4
roll 9
event DEFENDER_WINS
do back pl_grochowski 1420
do face ru_rgt_f_1_1 N
chance ASK_CASUALTY [4.6.3]
roll 5
event COMMANDER_UNHURT unit pl_grochowski [4.6.3]

case two nines, a die for either
turn 4
phase melee
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1520
unit pl_wodzicki 1430
unit pl_1pp_1_1 1520 S from=1420
unit ru_rgt_f_1_1 1520 N
unit ru_rachmanow 1520
roll 9
roll 9
event ATTACKER_WINS
do back ru_rachmanow 1620
do face pl_1pp_1_1 S
chance ASK_CASUALTY [4.6.3]
roll 1
event COMMANDER_UNHURT unit ru_rachmanow [4.6.3]
chance ASK_CASUALTY [4.6.3]
roll 1
event COMMANDER_UNHURT unit pl_grochowski [4.6.3]

case several commanders: one die, the victim by lot
turn 4
phase movement
active pl_grochowski
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit ru_rgt_f_1_1 1820 N
unit ru_rachmanow 1820
unit ru_denisow 1820
do bombard pl_art_2 1820
roll 1
chance ASK_CASUALTY
roll 0
chance ASK_VICTIM [4.6.2]
legal victim ru_rachmanow [4.6.2]
legal victim ru_denisow [4.6.2]
do victim ru_denisow
event COMMANDER_KILLED unit ru_denisow [4.6.2]
expect unit ru_rachmanow alive [4.6.2]

case an overall commander is wounded like any other
turn 4
phase movement
active pl_grochowski
pool ru_denisow ru_rachmanow
unit pl_grochowski 1420
unit pl_art_2 1520 S
unit pl_1pp_1_1 1420 S
unit ru_rgt_f_1_1 1820 N
unit ru_denisow 1820
do bombard pl_art_2 1820
roll 1
roll 9
event COMMANDER_WOUNDED unit ru_denisow [4.6.1c]
expect nostate pool ru_denisow [4.6.1c]
expect state pool ru_rachmanow [4.6.1c]

case a commander who falls in his own activation commands nobody any more
turn 4
phase movement
active pl_grochowski
pool pl_wodzicki
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_1pp_1_2 1420 S
unit pl_wodzicki 1430
unit ru_art_7 1820 N form=line
unit ru_rgt_f_1_1 2020 N
do stop
do bombard ru_art_7 1520
roll 1
roll 0
event COMMANDER_KILLED unit pl_grochowski [4.6.1b]
illegal move pl_1pp_1_2 4.2a [4.6.1b]
