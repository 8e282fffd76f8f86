# [3.3a] Round 1: the pool as the scenario says; [3.3b] what is kept back is not shown.

case the first turn has the one chit of the list
setup
roll 3
expect state pool ru_denisow [3.3a]
expect count draw 1 [3.3a]

case from the ninth turn Kościuszko and two, Fersen and four
turn 9
late never 0
phase pool
unit pl_kosciuszko 2320
unit pl_kamienski 2321
unit pl_sierakowski 2322
unit pl_kniaziewicz 2323
unit ru_fersen 2820
unit ru_denisow 2821
unit ru_tormasow 2822
unit ru_chruszczow 2823
unit ru_rachmanow 2824
unit ru_tolstoj 2825
expect actor polish [3.3a]
expect count chit 3 [3.3a]                      # Poniński has not come
illegal chit pl_kosciuszko 3.3a [3.3a]
do chit pl_kamienski
do chit pl_kniaziewicz
expect actor russian [3.3a]
expect count chit 5 [3.3a]
do chit ru_denisow
do chit ru_tormasow
do chit ru_rachmanow
expect actor russian [3.3a]
do chit ru_tolstoj
chance 3.3c [3.3a]
expect count draw 8 [3.3a]
expect nostate pool ru_chruszczow [3.3a]
expect state pool ru_fersen pl_kosciuszko [3.3a]

case the fourth turn's list leaves nothing to choose
turn 4
late never 0
phase pool
unit pl_kosciuszko 2320
unit pl_kamienski 2321
unit pl_sierakowski 2322
unit pl_kniaziewicz 2323
unit ru_fersen 2820
unit ru_denisow 2821
unit ru_tormasow 2822
chance 3.3c [3.3a]
expect count draw 6 [3.3a]
expect nostate pool pl_sierakowski [3.3a]

case chits kept back are not shown, nor those put in, till they are drawn
turn 10
late never 0
phase pool
unit pl_kosciuszko 2320
unit pl_kamienski 2321
unit pl_sierakowski 2322
unit pl_kniaziewicz 2323
unit ru_fersen 2820
unit ru_rachmanow 2821
unit ru_denisow 2822
unit ru_chruszczow 2823
unit ru_tormasow 2824
unit ru_tolstoj 2825
do chit pl_sierakowski
hidden russian chosen pl_sierakowski [3.3b]
shown polish chosen pl_sierakowski [3.3b]
do chit pl_kniaziewicz
hidden russian pool pl_kniaziewicz [3.3b]
do chit ru_rachmanow
do chit ru_denisow
do chit ru_chruszczow
do chit ru_tormasow
hidden polish pool ru_denisow [3.3b]
shown russian pool ru_denisow [3.3b]
shown russian unknown polish [3.3b]
draw pl_sierakowski
shown russian drawn pl_sierakowski [3.3b]
hidden russian pool pl_kniaziewicz [3.3b]

case a dead commander has no chit, a wound of the last turn is over
turn 10
late never 0
phase commander
active pl_kamienski
dead pl_sierakowski
wounded pl_kniaziewicz
unit pl_kamienski 2320
unit pl_2pp_2_1 2320 S
unit pl_kniaziewicz 2323
unit pl_kosciuszko 2324
unit ru_fersen 3820
do stop
expect turn 11
illegal chit pl_sierakowski 4.6c [3.3a]
legal chit pl_kniaziewicz [3.3a]
