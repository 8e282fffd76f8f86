# [13.2-turn1] to [13.2-hidden] The chits of the battle, turn by turn.

case turn 1: von Elsner alone
setup
expect state pool pr_elsner [13.2-turn1]
expect nostate pool pl_kosciuszko [13.2-turn1]
expect nostate pool ru_denisow [13.2-turn1]
expect nostate pool pr_frederick_william [13.2-turn1]
expect count draw 1 [13.2-turn1]

case turn 2: three Poles and all Prussians but Louis Charles
turn 2
phase pool
unit pl_kosciuszko 2324
unit pl_poninski 2320
unit pl_4pp_1_1 2320 N
unit pr_frederick_william 0620
unit pr_elsner 1010
unit ru_denisow 0335
chance 3.3c [13.2-turn2-PL]
expect state pool pl_kosciuszko pl_poninski pl_grochowski [13.2-turn2-PL]
expect nostate pool pl_wodzicki [13.2-turn2-PL]
expect nostate pool pl_sanguszko [13.2-turn2-PL]
expect nostate pool pl_madalinski [13.2-turn2-PL]
expect state pool pr_frederick_william pr_elsner pr_favrat pr_doring pr_wurttemberg pr_kleist [13.2-turn2-PR]
expect nostate pool pr_louis_charles [13.2-turn2-PR]
# no Russian before turn 3 (r127)
expect nostate pool ru_denisow [13.2-turn2-PR]
expect nostate pool ru_pistor [13.2-turn3-Pistor]
expect count draw 9 [13.2-turn2-PL, 13.2-turn2-PR]

# r127
case in turn 2 Louis Charles may be activated through the king
turn 2
phase draw
pool pr_frederick_william pl_grochowski
unit pr_frederick_william 0620
unit pr_louis_charles 0622
unit pr_rgt_a_1_1 0622 S
unit pl_grochowski 2510
unit pl_1pp_1_1 2510 N
draw pr_frederick_william
legal activate pr_louis_charles [13.2-turn2-PR]
illegal activate ru_apraksin 4.4f [13.2-turn2-PR]

case from turn 3: Kościuszko and two, the king and four, Denisow and two, and Pistor
turn 3
phase pool
unit pl_kosciuszko 2324
unit pl_poninski 2320
unit pl_4pp_1_1 2320 N
unit pl_grochowski 2321
unit pl_wodzicki 2322
unit pl_sanguszko 2325
unit pl_madalinski 2326
unit pr_frederick_william 0620
unit pr_elsner 1010
unit pr_favrat 0621
unit pr_doring 0622
unit pr_louis_charles 0623
unit pr_wurttemberg 0619
unit pr_kleist 0618
unit ru_denisow 0335
unit ru_pistor 0335
unit ru_chruszczow 0336
unit ru_apraksin 0337
unit ru_rachmanow 0338
expect actor polish [13.2-turn3-PL]
expect state pool pl_kosciuszko [13.2-turn3-PL]
expect count chit 5 [13.2-turn3-PL]
illegal chit pl_kosciuszko 3.3a [13.2-turn3-PL]
do chit pl_madalinski
expect count chit 4 [13.2-turn3-PL]
illegal chit pl_madalinski 3.3a [13.2-turn3-PL]
do chit pl_wodzicki
expect actor allied [13.2-turn3-RU]
expect count chit 3 [13.2-turn3-RU]
illegal chit ru_denisow 3.3a [13.2-turn3-RU]
illegal chit pr_doring 3.3a [13.2-turn3-RU]
illegal chit ru_pistor 3.3a [13.2-turn3-Pistor]
do chit ru_apraksin
do chit ru_rachmanow
expect actor allied [13.2-turn3-PR]
expect count chit 6 [13.2-turn3-PR]
illegal chit pr_frederick_william 3.3a [13.2-turn3-PR]
illegal chit ru_chruszczow 3.3a [13.2-turn3-PR]
legal chit pr_louis_charles [13.2-turn3-PR]
do chit pr_louis_charles
do chit pr_elsner
do chit pr_favrat
expect actor allied [13.2-turn3-PR]
expect count chit 3 [13.2-turn3-PR]
do chit pr_kleist
chance 3.3c [13.2-turn3-RU]
expect count draw 12 [13.2-turn3-PL, 13.2-turn3-PR, 13.2-turn3-RU]
expect state pool pl_kosciuszko pl_madalinski pl_wodzicki [13.2-turn3-PL]
expect state pool pr_frederick_william pr_louis_charles pr_elsner pr_favrat pr_kleist [13.2-turn3-PR]
expect state pool ru_denisow ru_apraksin ru_rachmanow [13.2-turn3-RU]
expect state pool ru_pistor [13.2-turn3-Pistor]

case the same in a later turn, without Pistor
turn 9
phase pool
planner 12
unit pl_kosciuszko 2324
unit pl_poninski 2320
unit pr_frederick_william 0620
unit pr_elsner 1010
unit pr_favrat 0621
unit ru_denisow 0335
unit ru_apraksin 0337
expect state pool pl_kosciuszko [13.2-turn3-PL]
expect count chit 5 [13.2-turn3-PL]
expect nostate pool ru_pistor [13.2-turn3-Pistor]

# [4.5b] The die and 3 are added to the turn at hand.
case Pistor's chit returns in the turn of his die
turn 3
phase draw
pool ru_pistor pl_poninski
unit pl_poninski 2320
unit pl_4pp_1_1 2320 N
unit ru_pistor 0335
unit ru_apraksin 0337
unit ru_uglicki_1_1 0337 S
unit pr_favrat 0621
unit pr_22pp_1_1 0621 S
draw ru_pistor
do skip
do stop
chance 4.5b [13.2-turn3-Pistor]
roll 2
event PLANNER_RETURNS a 8 b 2 [13.2-turn3-Pistor]

case in that turn he is in besides the others
turn 8
phase pool
planner 8
unit pl_kosciuszko 2324
unit pr_frederick_william 0620
unit ru_denisow 0335
unit ru_pistor 0335
expect state pool ru_pistor [13.2-turn3-Pistor]

case chits that were put in are not shown to the enemy, nor those kept back
turn 3
phase pool
unit pl_kosciuszko 2324
unit pr_frederick_william 0620
unit ru_denisow 0335
do chit pl_madalinski
hidden allied chosen pl_madalinski [13.2-hidden]
shown polish chosen pl_madalinski [13.2-hidden]
do chit pl_wodzicki
do chit ru_apraksin
do chit ru_rachmanow
do chit pr_elsner
do chit pr_favrat
do chit pr_doring
do chit pr_kleist
hidden polish pool pr_elsner [13.2-hidden]
hidden polish pool ru_apraksin [13.2-hidden]
hidden allied pool pl_wodzicki [13.2-hidden]
shown polish pool pl_wodzicki [13.2-hidden]
shown allied pool ru_apraksin [13.2-hidden]
# who is certain to be in is known
shown polish pool pr_frederick_william [13.2-hidden]
shown allied pool pl_kosciuszko [13.2-hidden]
shown polish unknown russian [13.2-hidden]   # how many there are is known
shown allied unknown polish [13.2-hidden]
draw pr_elsner
shown polish drawn pr_elsner [13.2-hidden]
