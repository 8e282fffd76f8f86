# [3.1a] Two sides; [3.1b] units stand where their counters say; [3.1c] the pool nobody sees into.

case a player orders his own side only
phase movement
active pl_grochowski
unit pl_grochowski 1520
unit pl_1pp_1_1 1620 S
unit ru_rgt_f_1_1 2020 N
expect actor polish
legal move pl_1pp_1_1 [3.1a]
illegal move ru_rgt_f_1_1 3.1a [3.1a]
illegal fire ru_rgt_f_1_1 1620 3.1a [3.1a]

case in an enemy activation the enemy does
phase movement
active ru_rachmanow
unit ru_rachmanow 2020
unit pl_1pp_1_1 1620 S
unit ru_rgt_f_1_1 2020 N
expect actor allied [3.1a]
legal move ru_rgt_f_1_1 [3.1a]
illegal move pl_1pp_1_1 3.1a [3.1a]

case Russians and Prussians are played by one player
turn 4
phase draw
pool ru_rachmanow pr_favrat
unit ru_rachmanow 1520
unit ru_rgt_f_1_1 1520 S
unit pr_favrat 1524
unit pr_22pp_1_1 1524 S
unit pl_grochowski 3020
draw ru_rachmanow
expect actor allied [3.1a]
do stop
do stop
draw pr_favrat
expect actor allied [3.1a]

case the units stand on the map before play, commanders with them
setup
expect unit pl_1pp_1_1 hex=2217 facing=N [3.1b]
expect unit pr_22pp_1_1 hex=1217 facing=S [3.1b]
expect unit pl_grochowski hex=2317 [3.1b]
expect turn 1 [3.1b]
chance 3.3c [3.1b]                     # nothing is left to place
expect count draw 1 [3.1b]

case in the small scenario the yellow hexes
scenario szczekociny/wywla
setup
expect unit pl_4pp_1_1 hex=1508 facing=N [3.1b]
expect unit pl_4pp_1_4 hex=1610 facing=N [3.1b]

case a chit that was not put in is not drawn
turn 4
phase draw
pool pl_grochowski ru_rachmanow
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_wodzicki 1524
unit pl_7pp_1_1 1524 S
unit ru_rachmanow 2020
unit ru_rgt_f_1_1 2020 N
chance 3.3c [3.1c]
expect count draw 2 [3.1c]
legal draw pl_grochowski [3.1c]
legal draw ru_rachmanow [3.1c]
illegal draw pl_wodzicki 3.3c [3.1c]

case nobody sees what the other has put in
turn 10
phase pool
unit pl_kosciuszko 1520
unit pl_grochowski 1521
unit pl_wodzicki 1522
unit pl_sanguszko 1523
unit ru_denisow 2020
unit ru_rachmanow 2021
unit ru_apraksin 2022
unit ru_chruszczow 2023
expect actor polish
do chit pl_grochowski
do chit pl_sanguszko
hidden allied pool pl_grochowski [3.1c]
hidden allied chosen pl_sanguszko [3.1c]
shown polish pool pl_grochowski [3.1c]
shown allied pool pl_kosciuszko [3.1c]               # always in
expect actor allied [3.1c]
