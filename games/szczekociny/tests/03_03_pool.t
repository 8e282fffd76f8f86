# [3.3a] Round 1: the pool as the scenario says; [3.3b] what is kept back is not shown.

case the first turn has the one chit of the list
setup
expect state pool pr_elsner [3.3a]
expect count draw 1 [3.3a]
legal draw pr_elsner [3.3a]
illegal draw pl_kosciuszko 3.3c [3.3a]

case the second turn: three Poles, all Prussians but Louis Charles, no Russian
turn 2
phase pool
unit pl_kosciuszko 1520
unit pl_poninski 1521
unit pl_grochowski 1522
unit pl_wodzicki 1523
unit pr_frederick_william 2020
unit pr_elsner 2021
unit pr_favrat 2022
unit pr_doring 2023
unit pr_wurttemberg 2024
unit pr_kleist 2025
unit pr_louis_charles 2026
unit ru_denisow 2030
chance 3.3c [3.3a]
expect count draw 9 [3.3a]
expect state pool pl_kosciuszko pl_poninski pl_grochowski [3.3a]
expect nostate pool pr_louis_charles [3.3a]
expect nostate pool ru_denisow [3.3a]
expect nostate pool pl_wodzicki [3.3a]

case from the third turn: each overall commander and two, four, two of the owner's choice, and Pistor
turn 3
planner 3
phase pool
unit pl_kosciuszko 1520
unit pl_poninski 1521
unit pl_grochowski 1522
unit pl_wodzicki 1523
unit pl_sanguszko 1524
unit pl_madalinski 1525
unit pr_frederick_william 2020
unit pr_elsner 2021
unit pr_favrat 2022
unit pr_doring 2023
unit pr_wurttemberg 2024
unit pr_kleist 2025
unit pr_louis_charles 2026
unit ru_denisow 2030
unit ru_chruszczow 2031
unit ru_apraksin 2032
unit ru_rachmanow 2033
unit ru_pistor 2034
expect actor polish [3.3a]
expect count chit 5 [3.3a]
illegal chit pl_kosciuszko 3.3a [3.3a]          # he is in already
do chit pl_wodzicki
illegal chit pl_wodzicki 3.3a [3.3a]
expect count chit 4 [3.3a]
do chit pl_madalinski
expect actor allied [3.3a]
expect nostate pool pr_elsner [3.3a]
# one army after the other
illegal chit ru_pistor 3.3a [3.3a]
do chit ru_rachmanow
do chit ru_apraksin
expect actor allied [3.3a]
do chit pr_elsner
do chit pr_favrat
do chit pr_doring
expect actor allied [3.3a]
do chit pr_louis_charles
chance 3.3c [3.3a]
expect count draw 12 [3.3a]                     # 3 Poles, 5 Prussians, 3 Russians, Pistor
expect nostate pool pr_kleist [3.3a]
expect nostate pool ru_chruszczow [3.3a]

case chits kept back are not shown, nor those put in, till they are drawn
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
do chit pl_wodzicki
hidden allied chosen pl_wodzicki [3.3b]
shown polish chosen pl_wodzicki [3.3b]
do chit pl_sanguszko
hidden allied pool pl_sanguszko [3.3b]
do chit ru_rachmanow
do chit ru_apraksin
do chit pr_favrat
do chit pr_elsner
do chit pr_kleist
do chit pr_doring
hidden polish pool ru_apraksin [3.3b]
hidden polish pool pr_kleist [3.3b]
shown allied pool pr_kleist [3.3b]
shown allied unknown polish [3.3b]
draw pl_wodzicki
shown allied drawn pl_wodzicki [3.3b]
hidden allied pool pl_sanguszko [3.3b]

case a dead commander has no chit, a wound of the last turn is over
turn 10
phase commander
active pl_grochowski
dead pl_wodzicki
wounded pl_sanguszko
unit pl_grochowski 1520
unit pl_1pp_1_1 1520 S
unit pl_sanguszko 1523
unit pl_kosciuszko 1524
unit ru_denisow 3020
do stop
expect turn 11
illegal chit pl_wodzicki 4.6c [3.3a]
legal chit pl_sanguszko [3.3a]
